"""How long it takes, compiled, to list the legal moves of the position with the most of them, by CPU time.

python -m benchmarks.legal_speed [GAME] [--races 20]
"""

import argparse
import time
from typing import Any

import numpy as np

import paddock
from paddock.core.compiled import constant
from paddock.core.contract import Numbers, legal
from paddock.core.cpu import compiled
from paddock.core.rule import rule

TIMES = 200_000


@rule
def listed(states: Any, moves: Numbers, times: int) -> int:
    """The legal moves of the first state, listed many times; how many there were in all."""
    count = 0
    for _ in range(times):
        count += legal(states[0], moves)
    return count


def widest(game: str, races: int) -> tuple[Any, int]:
    """The position with the most legal moves in some random races, and how many."""
    best, most = None, 0
    for seed in range(races):
        race = paddock.start(game, seed=seed)
        while not race.over:
            moves = race.moves()
            if len(moves) > most:
                best, most = race.state.copy(), len(moves)
            race.play(moves[(seed + 7 * len(race.record.moves)) % len(moves)])
    return best, most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="checkpoint-rally")
    parser.add_argument("--races", type=int, default=20)
    args = parser.parse_args()
    game = paddock.games()[args.game]
    state, most = widest(args.game, args.races)
    states = np.frombuffer(state.to_bytes(), game.state.dtype()).copy()
    moves = np.empty(game.moves, np.int16)
    run = game.bind(compiled, constant=constant)(listed)
    run(states, moves, 1)
    spent = []
    for _ in range(3):
        start = time.process_time()
        run(states, moves, TIMES)
        spent.append(time.process_time() - start)
    print(f"{args.game}: {most} legal moves listed in {1e6 * min(spent) / TIMES:.2f} µs")


if __name__ == "__main__":
    main()
