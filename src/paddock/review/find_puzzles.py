"""Finds puzzles: drives races with bots that err now and then, and keeps positions in which one move is clearly better.

    python -m paddock.review.find_puzzles mille-bornes --seconds 600 --processes 2

Each puzzle is written down as soon as it is found, and the next run goes on after the last race in which one was found.
What is measured are wins in worlds dealt again from what the seat knows, the same for all moves (`core/winning.py`): a
few worlds name a move that may be clearly the best, searches must agree, and other worlds decide. What the policy
misses is kept, what it finds from a few races.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from paddock.bots import bot, bot_move
from paddock.bots.advice import make_ready
from paddock.bots.thinking import think
from paddock.core.chance import race_seed
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.winning import Shares, duel, mean_error
from paddock.school.puzzles import FILE, Answer, Puzzle

SEED = 21
BOT = "driver"
LOOKED_AT = 40  # decisions of a race, spread evenly
A_RACE = 2  # puzzles
EASY_FROM = 3  # of so many races, one gives puzzles that the policy solves
MOST = 10  # sensible moves; where there are more, all cannot be tried
FEWEST_MOVES = 2
SHOWN = 4  # answers
PILOT = 32, 64  # worlds of a first and a second look
ROUND, WORLDS = 400, 2_400
FIRST = 1 << 32  # the number of the first world after those of the pilot
LEAD = 0.05  # of the best over the next, in shares of a win
PLAIN = 0.3  # the same, from which on everybody sees it
AT_LEAST, AT_MOST = 0.15, 0.9  # the chance of winning, where the race is still open
CLEAR = 4.0  # standard errors of that
SEARCHES, SIMULATIONS = 2, 1_500
TRIES = 48  # of each bot, to see how often it misses


def main() -> None:
    """Find more, for some time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(REGISTRY.games))
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    game = REGISTRY.find(asked.game)
    path = Path(str(files(game.package).joinpath(FILE)))
    kept = path.read_text("utf-8").splitlines() if path.is_file() else []
    grades = Counter(Puzzle.from_json(line).grade for line in kept)
    make_ready(game)  # compiled once, before there are processes that need it
    start = time.monotonic()
    with path.open("a", encoding="utf-8") as file, get_context("fork").Pool(asked.processes) as pool:
        races = pool.imap_unordered(partial(found_in, game.name), range(next_race(kept), 10**9))
        for number, found in enumerate(races, start=1):
            for puzzle in found:
                file.write(f"{puzzle.to_json()}\n")
                file.flush()
                grades[puzzle.grade] += 1
            spent = time.monotonic() - start
            easy, middle, hard = (grades[grade] for grade in (1, 2, 3))
            print(f"{spent:.0f} s, {number} races: {easy} easy, {middle} tricky, {hard} hard", flush=True)
            if spent > asked.seconds:
                return


def next_race(kept: list[str]) -> int:
    """The number of the first race after those in which the puzzles were found."""
    seeds = [Puzzle.from_json(line).seed for line in kept]
    return 1 + max((number_of(seed) for seed in seeds), default=-1)


def number_of(seed: int) -> int:
    """Which of the races has this seed."""
    return next(number for number in range(10**6) if race_seed(SEED, number) == seed)


def found_in(name: str, number: int) -> list[Puzzle]:
    """The puzzles of one race."""
    game = REGISTRY.find(name)
    race = Race.start(game, seed=race_seed(SEED, number))
    positions = [position for position in driven(race) if worth_a_look(game, position)]
    step = max(1, len(positions) // LOOKED_AT)
    found: list[Puzzle] = []
    for position in positions[number % step :: step]:
        if len(found) < A_RACE and (puzzle := looked_at(position, takes_easy=number % EASY_FROM == 0)):
            found.append(puzzle)
    return found


def driven(race: Race) -> Iterator[Race]:
    """The race at every decision, until it is over."""
    driver = bot(BOT, race.game)
    while not race.over:
        yield race.as_it_was(race.step, race.state.to_bytes())
        race.play(bot_move(race, driver))


def worth_a_look(game: Game, race: Race) -> bool:
    """Whether there is a choice that can be tried whole."""
    return FEWEST_MOVES <= len(game.sensible_moves(race.state)) <= MOST


def looked_at(race: Race, takes_easy: bool) -> Puzzle | None:
    """The position as a puzzle, if one of its moves is clearly better than every other."""
    moves = race.game.sensible_moves(race.state)
    best = suggested(race, moves, takes_easy)
    if best is None or not searches_agree(race, moves[best]):
        return None
    tried = won(race, moves, FIRST, ROUND)
    while tried.shape[1] < WORLDS and not is_clear(tried, best) and lead(tried, best) > LEAD:
        tried = np.hstack([tried, won(race, moves, FIRST + tried.shape[1], ROUND)])
    return puzzle_of(race, moves, tried, best) if is_clear(tried, best) else None


def suggested(race: Race, moves: list[int], takes_easy: bool) -> int | None:
    """Which of the moves may be clearly the best, by a few worlds; if the policy's, only where easy ones are wanted."""
    tried: Shares = np.empty((len(moves), 0))
    usual = race.game.policy_move(race.state)
    for worlds, least in zip(PILOT, (0.0, LEAD), strict=True):
        tried = np.hstack([tried, won(race, moves, tried.shape[1], worlds)])
        best = int(tried.mean(axis=1).argmax())
        is_open = AT_LEAST < tried[best].mean() < AT_MOST
        is_hard = moves[best] != usual
        if not is_open or lead(tried, best) <= least or not (is_hard or (takes_easy and lead(tried, best) < PLAIN)):
            return None
    return best


def won(race: Race, moves: list[int], first: int, worlds: int) -> Shares:
    """By move and world, the own side's share of the win."""
    side = race.game.side_of(race.state, race.turn)
    shares: Shares = duel(race.game, race.state, moves, race.seed, first, worlds, cores=1)[:, :, side]
    return shares


def lead(tried: Shares, best: int) -> float:
    """By how much a move leads over the best of all others."""
    means = tried.mean(axis=1)
    return float(means[best] - np.delete(means, best).max())


def is_clear(tried: Shares, best: int) -> bool:
    """Whether it leads over every other by enough, and surely."""
    behind = [tried[best] - tried[k] for k in range(len(tried)) if k != best]
    return lead(tried, best) >= LEAD and all(each.mean() > CLEAR * mean_error(each) for each in behind)


def searches_agree(race: Race, best: int) -> bool:
    """Whether who thinks ahead chooses the same: else it may be best only for who goes on as the policy does."""
    worlds = (race.world(race.turn, seed) for seed in range(SEARCHES))
    return all(think(race.game, world, simulations=SIMULATIONS).move == best for world in worlds)


def puzzle_of(race: Race, moves: list[int], tried: Shares, best: int) -> Puzzle:
    """The best move, that of the policy, and those that come nearest."""
    behind = [tried[best] - each for each in tried]
    answers = sorted(
        (
            Answer(
                move,
                *(round(float(x), 4) for x in (tried[k].mean(), behind[k].mean(), k != best and mean_error(behind[k]))),
            )
            for k, move in enumerate(moves)
        ),
        key=lambda answer: answer.loss,
    )
    usual = race.game.policy_move(race.state)
    shown = answers[:SHOWN]
    if usual in moves and all(answer.move != usual for answer in shown):
        shown[-1] = next(answer for answer in answers if answer.move == usual)
    record = race.record
    missed = {name: missed_by(race, name, moves[best]) for name in ("policy", "driver", "learner")}
    return Puzzle(record.variant, record.seats, race.seed, tuple(record.moves), tuple(shown), tried.shape[1], missed)


def missed_by(race: Race, name: str, best: int) -> float:
    """The share of a bot's tries that choose something else."""
    player = bot(name, race.game)
    tries = [player.move(race.game, race.world(race.turn, seed)) for seed in range(TRIES)]
    return round(sum(move != best for move in tries) / TRIES, 3)


if __name__ == "__main__":
    main()
