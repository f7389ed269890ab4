"""Is a search with the game's net stronger than one with its policy, in the same time of a core?

python -m benchmarks.with_net GAME [--seats N] [--variant V] [--races N] [--milliseconds N] [--net FOLDER]
Every deal is raced twice, with chairs swapped. The time is turned into simulations once, before the first race, so that
other work on the machine changes nothing.
"""

import argparse
import time
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import paddock
from paddock.bots.thinking import think
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.weights import Weights

TRIED = 2000  # simulations, to find out how many a second there are
MOVES = 12  # before the position in which that is tried


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--milliseconds", type=float, default=50)
    parser.add_argument("--net", type=Path, help="of another network than the game's own")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game = paddock.games()[args.game]
    weights = Weights.load(args.net / "net.npz") if args.net else game.weights
    drivers = [replace(game, trained=trained) for trained in (weights, False)]
    budgets = [int(simulations_a_second(each) * args.milliseconds / 1000) for each in drivers]
    print(f"{game.name}: {budgets[0]} simulations with the net, {budgets[1]} with the policy", flush=True)
    shares = []
    for deal in range(args.races // 2):
        swaps = [won(drivers, budgets, args, args.seed + deal, swap) for swap in (0, 1)]
        shares.append(mean(swaps))
        if (deal + 1) % 5 == 0:
            interval = 1.96 * stdev(shares) / sqrt(len(shares))
            print(f"{2 * len(shares)} races: with the net {mean(shares):.1%} ± {interval:.1%}", flush=True)


def simulations_a_second(game: Game) -> float:
    """In a position of a race, by the time of the process."""
    race = Race.start(game, seed=1)
    while len(race.record.moves) < MOVES or len(game.sensible_moves(race.state)) < 2:
        race.play(game.policy_move(race.state))
    world = race.world(race.turn, seed=1)
    think(game, world, simulations=1)
    start = time.process_time()
    think(game, world, simulations=TRIED)
    return TRIED / (time.process_time() - start)


def won(drivers: list[Game], budgets: list[int], args: argparse.Namespace, seed: int, swap: int) -> float:
    """The share of first places of the sides that drive with the net: every other one, from `swap` on."""
    race = Race.start(drivers[0], args.seats, seed=seed, variant=args.variant)
    while not race.over:
        moves = race.moves()
        which = (race.game.side_of(race.state, race.turn) + swap) % 2
        world = race.world(race.turn, seed * 1000 + race.step)
        race.play(moves[0] if len(moves) == 1 else think(drivers[which], world, simulations=budgets[which]).move)
    first = [side for side, place in enumerate(race.places()) if place == 1]
    return sum((side + swap) % 2 == 0 for side in first) / len(first)


if __name__ == "__main__":
    main()
