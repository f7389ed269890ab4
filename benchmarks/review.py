"""What reviews cost, whether their chances come true, and whether better levels have smaller errors.

python -m benchmarks.review cost mille-bornes --races 4
python -m benchmarks.review chances mille-bornes --races 8000 --at-once 500 --out chances.jsonl
python -m benchmarks.review errors mille-bornes --races 300 --at-once 20 --out errors.jsonl
python -m benchmarks.review show chances.jsonl errors.jsonl [--plot docs/pictures/review-chances.svg]

Results are added to the files a line each, so that a run with another --first adds more races. With --minutes it ends
after that time, with all races up to some number.

Chances and errors are those of a few positions of races among equals, of the level *driver* unless told otherwise; for
errors all levels are asked there for their move, and the moves are compared in the same worlds.
"""

import argparse
import json
import multiprocessing
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import ceil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

import paddock
from paddock.bots import bot, bot_move, thinking
from paddock.core.batch import Batch
from paddock.core.chance import race_seed
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race, world_of
from paddock.core.winning import duel, winning, wins
from paddock.drawing.palette import LIGHT, STYLE, painted
from paddock.drawing.svg import circle, group, path, picture, rect, tag, text
from paddock.review.measure import FIRST, NAMED, SEARCH, fair_loss

DRIVERS = ("champion", "racer", "policy", "driver", "learner", "random")
LAPSES = {"driver": 1 / 4, "policy": 0.0}  # moves of those who drive that are any sensible ones
LOOKED_AT = 3  # positions of a race
PLAYOUTS = 200  # of a position
WORLDS = 400  # of a decision
BANDS = 10  # of chances


def driven(game: str, seed: int, level: str) -> Race:
    """A race among equals."""
    race = paddock.start(game, seats=None, seed=seed)
    bots = [bot(level) for _ in range(race.state.seats)]
    while not race.over:
        race.play(bot_move(race, bots[race.turn]))
    return race


def cost(name: str, level: str, first: int, count: int) -> Iterator[dict[str, Any]]:
    """CPU seconds of a whole review on one core."""
    for number in range(count):
        race = driven(name, seed := race_seed(first, number), level)
        start = time.process_time()
        review = race.review(cores=1)
        yield {
            "kind": "cost",
            "game": name,
            "seed": seed,
            "seconds": time.process_time() - start,
            "decisions": len(review.decisions),
            "graph_error": max(error for point in review.graph for error in point.errors),
            "loss_error": max(decision.error for decision in review.decisions),
        }


@dataclass(frozen=True)
class Looked:
    """A few positions of a race under way, and each side's share of the win when it was over."""

    seed: int
    states: list[Any]
    won: list[float]


def looked_at(game: Game, level: str, first: int, count: int) -> list[Looked]:
    """A few positions of so many races among equals of a level, all races at once."""
    races, chance = Batch(game, games=count, seed=first, cores=1), np.random.default_rng(first)
    kept = np.repeat(races.states[:, np.newaxis], LOOKED_AT, axis=1)
    step = 0
    while not races.over.all():
        step += 1
        place = chance.integers(0, step, count) if step > LOOKED_AT else np.full(count, step - 1)
        taken = np.flatnonzero(~races.over & (place < LOOKED_AT))  # each position stays with the same chance
        kept[taken, place[taken]] = races.states[taken]
        drive_on(races, np.flatnonzero(~races.over & (chance.random(count) < LAPSES[level])), chance)
    won = wins(races.places())
    states = [[game.state.from_bytes(state.tobytes()) for state in race] for race in kept]
    return [Looked(race_seed(first, k), states[k], won[k].tolist()) for k in range(count)]


def drive_on(races: Batch, lapses: Any, chance: np.random.Generator) -> None:
    """A move in every race: in some of them any sensible one, else that of the policy."""
    game, before = races.game, races.states[lapses]
    races.playout("policy", limit=1)
    for k, found in zip(lapses, before, strict=True):
        state = game.state.from_bytes(found.tobytes())
        game.play(state, int(chance.choice(game.sensible_moves(state))))
        races.states[k] = np.frombuffer(state.to_bytes(), before.dtype)[0]


def chances(name: str, level: str, first: int, count: int) -> Iterator[dict[str, Any]]:
    """A few positions of each race: the chances given, and who won."""
    game = REGISTRY.find(name)
    for race in looked_at(game, level, first, count):
        given = [winning(game, state, playouts=PLAYOUTS, seed=race.seed, cores=1).chances for state in race.states]
        yield {"kind": "chances", "game": name, "level": level, "seed": race.seed, "given": given, "won": race.won}


def errors(name: str, level: str, first: int, count: int) -> Iterator[dict[str, Any]]:
    """What each level gives away, asked for its move in the same few decisions of a race."""
    game = REGISTRY.find(name)
    for race in looked_at(game, level, first, count):
        lost: dict[str, list[float]] = {level: [] for level in DRIVERS}
        for number, state in enumerate(race.states):
            if len(game.legal_moves(state)) > 1:
                for level, loss in losses(game, state, race_seed(race.seed, number)).items():
                    lost[level].append(round(1000 * loss, 2))
        yield {"kind": "errors", "game": name, "level": level, "seed": race.seed, "lost": lost}


def losses(game: Game, state: Any, seed: int) -> dict[str, float]:
    """What the move of each level gives away against the best of them all and of those that a search names."""
    worlds = [world_of(game, state, state.turn, race_seed(seed, k)) for k in range(len(DRIVERS) + 1)]
    moves = {level: bot(level).move(game, world) for level, world in zip(DRIVERS, worlds, strict=False)}
    named = [each.move for each in thinking.think(game, worlds[-1], simulations=SEARCH).candidates[:NAMED]]
    tried = sorted({*moves.values(), *named})
    own = duel(game, state, tried, seed, FIRST, WORLDS, cores=1)[:, :, game.side_of(state, state.turn)]
    loss = {move: fair_loss(np.vstack([own[k], np.delete(own, k, axis=0)]))[0] for k, move in enumerate(tried)}
    return {level: loss[move] for level, move in moves.items()}


def by_cpu() -> None:
    """Bots count the time of their own core, however many others use the machine."""
    cast(Any, thinking).time = SimpleNamespace(perf_counter=time.process_time)


Way = Callable[[str, str, int, int], Iterable[dict[str, Any]]]
WAYS: dict[str, Way] = {"cost": cost, "chances": chances, "errors": errors}


def measured(way: str, game: str, level: str, count: int, first: int) -> list[dict[str, Any]]:
    """So many races of a set, in a process of its own."""
    return list(WAYS[way](game, level, first, count))


def results(args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Set after set of races, in processes of their own, until the time is up."""
    until = time.monotonic() + 60 * args.minutes
    sets = range(args.first, args.first + ceil(args.races / args.at_once))
    with multiprocessing.get_context("fork").Pool(args.processes, by_cpu) as pool:
        for lines in pool.imap(partial(measured, args.way, args.game, args.level, args.at_once), sets):
            yield from lines
            if time.monotonic() > until:
                return


def show(args: argparse.Namespace) -> None:
    """Tables in Markdown of all that the files hold, and a plot of the chances."""
    lines = [json.loads(line) for file in args.files for line in Path(file).read_text().splitlines()]
    of: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        of[line["kind"]][line["game"]].append(line)
    for game, found in of["cost"].items():
        seconds = [each["seconds"] for each in found]
        worst = max(max(each["graph_error"], each["loss_error"]) for each in found)
        print(f"| {game} | {len(found)} | {np.mean(seconds):.1f} | {max(seconds):.1f} | {100 * worst:.1f} % |")
    for game, found in of["chances"].items():
        for level, driven_by in by_level(found).items():
            for low, count, given, won, error in bands(driven_by):
                print(
                    f"| {game} | {level} | {low} – {low + 10} % | {count} | {given:.1f} % | {won:.1f} ± {error:.1f} % |"
                )
    for game, found in of["errors"].items():
        lost = {level: [each["lost"][level] for each in found] for level in DRIVERS}
        for level, races in lost.items():
            mean, error = ratio(races)
            print(f"| {game} | {level} | {sum(map(len, races))} | {mean:.1f} ± {error:.1f} |")
        for better, worse in pairwise(lost):
            mean, error = ratio(more(lost[worse], lost[better]))
            print(f"{game}: {worse} − {better} = {mean:.1f} ± {error:.1f}")
    if args.plot:
        Path(args.plot).write_text(plot(of["chances"]))


def by_level(found: Iterable[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The races that drivers of each level drove."""
    races: dict[str, list[dict[str, Any]]] = {level: [] for level in LAPSES}
    for each in found:
        races[each["level"]].append(each)
    return races


def more(worse: list[list[float]], better: list[list[float]]) -> list[list[float]]:
    """What one level gave away more than another, decision by decision, race by race."""
    return [list(np.subtract(*race)) for race in zip(worse, better, strict=True)]


def ratio(races: Iterable[Sequence[float]]) -> tuple[float, float]:
    """The mean of what races say, and its standard error: what one race says belongs together."""
    sums = np.array([(sum(race), len(race)) for race in races], dtype=float)
    total, count = sums.sum(axis=0)
    mean = total / count
    return mean, float(np.sqrt(((sums[:, 0] - mean * sums[:, 1]) ** 2).sum()) / count)


def bands(found: list[dict[str, Any]]) -> Iterator[tuple[int, int, float, float, float]]:
    """For each band of chances: how many were given, their mean, the mean won and its standard error, in percent."""
    for band in range(BANDS):
        inside = [
            [
                (c, w)
                for chances in race["given"]
                for c, w in zip(chances, race["won"], strict=True)
                if min(int(c * BANDS), BANDS - 1) == band
            ]
            for race in found
        ]
        if count := sum(map(len, inside)):
            given = sum(c for race in inside for c, _ in race) / count
            won, error = ratio([[w for _, w in race] for race in inside])
            yield 100 * band // BANDS, count, 100 * given, 100 * won, 100 * error


COLOURS = ("red", "blue", "green", "plum")
SIZE, LEFT, TOP = 280, 46, 34  # of the plot of a game
CLOSE = 3  # percent: so far chances and results may lie apart


def plot(games: dict[str, list[dict[str, Any]]]) -> str:
    """Chances given against races won, a plot for each game."""
    width, height = SIZE + LEFT + 20, SIZE + TOP + 36
    parts = [
        group(*one_plot(game, found, LIGHT[COLOURS[k]]), x=width * (k % 2), y=height * (k // 2))
        for k, (game, found) in enumerate(games.items())
    ]
    whole = 2 * width, height * ceil(len(games) / 2)
    drawn = picture(*whole, tag("style", STYLE), rect(0, 0, *whole, fill=LIGHT["panel"]), *parts, role="img")
    return painted(drawn, "light")


def one_plot(game: str, found: list[dict[str, Any]], colour: str) -> Iterator[str]:
    """The plot of a game: all is well between the lines; bars are two standard errors, rings the level *policy*."""

    def at(given: float, won: float) -> str:
        return f"{LEFT + given * SIZE / 100:.1f} {TOP + SIZE - won * SIZE / 100:.1f}"

    yield text(LEFT, TOP - 12, game, 15, "heavy on-panel", "start")
    yield rect(LEFT, TOP, SIZE, SIZE, fill="none", stroke=LIGHT["edge"])
    for apart in (-CLOSE, CLOSE):
        ends = at(max(0, -apart), max(0, apart)), at(100 - max(0, apart), 100 + min(0, apart))
        yield path(f"M{ends[0]}L{ends[1]}", stroke=LIGHT["grey"], stroke_dasharray="5 5")
    for tick in (0, 25, 50, 75, 100):
        yield text(LEFT + tick * SIZE / 100, TOP + SIZE + 18, f"{tick} %", 12, "on-panel-soft")
        yield text(LEFT - 6, TOP + SIZE - tick * SIZE / 100 + 4, f"{tick} %", 12, "on-panel-soft", "end")
    for level, races in by_level(found).items():
        fill = colour if LAPSES[level] else LIGHT["panel"]
        for _, _, given, won, error in bands(races):
            yield path(f"M{at(given, won - 2 * error)}L{at(given, won + 2 * error)}", stroke=colour, stroke_width=2)
            x, y = map(float, at(given, won).split())
            yield circle(x, y, 4, fill=fill, stroke=colour, stroke_width=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    for name in WAYS:
        way = ways.add_parser(name)
        way.add_argument("game")
        way.add_argument("--races", type=int, default=20)
        way.add_argument("--level", choices=LAPSES, default="driver", help="of those who drive")
        way.add_argument("--at-once", type=int, default=1, help="races of a set")
        way.add_argument("--first", type=int, default=0, help="the number of the first set")
        way.add_argument("--processes", type=int, default=1)
        way.add_argument("--minutes", type=float, default=1000.0)
        way.add_argument("--out", type=Path)
    shown = ways.add_parser("show")
    shown.add_argument("files", nargs="+")
    shown.add_argument("--plot")
    args = parser.parse_args()
    if args.way == "show":
        show(args)
        return
    for line in results(args):
        print(json.dumps(line), flush=True)
        if args.out:
            with args.out.open("a") as file:
                file.write(json.dumps(line) + "\n")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{used.ru_utime + used.ru_stime:.0f} s of CPU")


if __name__ == "__main__":
    main()
