"""Compare every state on a GPU with the CPU's, byte for byte, for every game, variant and number of seats.

    python benchmarks/gpu_agrees.py [GAME ...] [--games 20000] [--steps 150]

Each combination is played move by move (the same random legal moves on both machines, legal moves and states compared
after each), then to the end at random and by policy, with scores, places, sheets and observations compared as well.
Needs an NVIDIA GPU. Exits with 1 at the first difference.
"""

import argparse
import sys
import time

import numpy as np

import paddock
from paddock.core.batch import Batch


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(paddock.games()))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--steps", type=int, default=150)
    args = parser.parse_args()
    compared = 0
    start = time.perf_counter()
    for game in (paddock.games()[name] for name in args.names):
        for variant in game.variants:
            for seats in game.seats:
                here = compare(game.name, variant, seats, args.games, args.steps)
                compared += here
                print(f"{game.name:20} {variant:10} {seats} seats: {here:,} states equal", flush=True)
    print(f"{compared:,} states compared in {time.perf_counter() - start:.0f} s: CPU and GPU agree bit for bit")
    return 0


def compare(game: str, variant: str, seats: int, games: int, steps: int) -> int:
    """The number of states compared."""
    pair = [Batch(game, seats, games, seed=1, variant=variant, device=device) for device in ("cpu", "gpu")]
    pick = np.random.default_rng(1)
    compared = same_states(pair)
    for _ in range(steps):
        cpu, gpu = (batch.legal() for batch in pair)
        same(cpu, gpu, "legal moves")
        moves = np.argmax(cpu * pick.random(cpu.shape), axis=1)
        for batch in pair:
            batch.play(moves)
        compared += same_states(pair)
    compared += finish(pair, "random")
    pair = [Batch(game, seats, games, seed=10**12, variant=variant, device=device) for device in ("cpu", "gpu")]
    return compared + finish(pair, "policy")


def finish(pair: list[Batch], policy: str) -> int:
    """Play on to the end, and compare whatever can be asked of a batch."""
    cpu, gpu = pair
    same(cpu.observe(), gpu.observe(), "observations")
    same(cpu.playout(policy), gpu.playout(policy), "lengths")
    compared = same_states(pair)
    same(cpu.scores(), gpu.scores(), "scores")
    same(cpu.places(), gpu.places(), "places")
    same(cpu.sheet(), gpu.sheet(), "sheets")
    for batch in pair:
        batch.redeal(0)
    return compared + same_states(pair)


def same_states(pair: list[Batch]) -> int:
    cpu, gpu = (batch.states.view(np.uint8).reshape(len(batch), -1) for batch in pair)
    same(cpu, gpu, "states")
    return len(cpu)


def same(cpu: np.ndarray, gpu: np.ndarray, what: str) -> None:
    if not np.array_equal(cpu, gpu):
        print(f"DIFFERENT {what}: first in race {np.argwhere((cpu != gpu).reshape(len(cpu), -1).any(axis=1))[0, 0]}")
        sys.exit(1)


if __name__ == "__main__":
    sys.exit(main())
