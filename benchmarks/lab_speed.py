"""How long the lab's standard report takes on a machine, and whether a GPU finds what the CPU does.

    python -m benchmarks.lab_speed GAME [--races 20000] [--device gpu] [--agree 2000]

With `--agree` so many races are run on the CPU as well, and every number of every row and every figure of their report
is compared first; exits with 1 at the first difference. What is compiled is told apart: it comes once.
"""

import argparse
import sys
import time

import numpy as np

from paddock.lab import Lab
from paddock.lab.racing import Races
from paddock.lab.study import study


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--races", type=int, default=20_000)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--agree", type=int, default=0, metavar="N")
    args = parser.parse_args()
    lab = Lab(args.game, device=args.device)
    begun = time.perf_counter()
    lab.study(100)
    print(f"{args.game}: compiled, and 100 races, in {time.perf_counter() - begun:.1f} s", flush=True)
    if args.agree:
        agree(Lab(args.game), lab, args.agree)
    report(lab, args.races)
    return 0


def agree(one: Lab, other: Lab, count: int) -> None:
    """Run a study on both machines."""
    same_races(one.run(count, with_usage=True), other.run(count, with_usage=True))
    first, second = one.study(count).as_json(), other.study(count).as_json()
    same({**first, "seconds": 0}, {**second, "seconds": 0}, "reports")
    print(f"{one.game.name}: {count:,} races and their reports are the same on both machines", flush=True)


def same_races(one: Races, other: Races) -> None:
    """Compare all that was noted of races."""
    for name in one.table:
        same(one.table[name].tolist(), other.table[name].tolist(), name)
    for name in one.assets:
        same(one.assets[name].tolist(), other.assets[name].tolist(), name)
    same(np.asarray(one.usage).tolist(), np.asarray(other.usage).tolist(), "moves")


def same(one: object, other: object, what: str) -> None:
    if one != other:
        print(f"DIFFERENT {what}")
        sys.exit(1)


def report(lab: Lab, count: int) -> None:
    """Time the standard report and its parts."""
    begun = time.perf_counter(), time.process_time()
    parts: list[float] = []
    pieces = list(lab.running(count))
    run = time.perf_counter() - begun[0]
    found = study(lab, pieces, lambda part: parts.append(time.perf_counter() - begun[0]))
    wall, cpu = time.perf_counter() - begun[0], time.process_time() - begun[1]
    moves = found.races.table["moves"].mean()
    print(f"{lab.game.name}: report of {count:,} races of {moves:.1f} moves in {wall:.1f} s, {cpu:.1f} s of CPU")
    seconds = {
        "races": run,
        "open": parts[0] - run,
        "moves": parts[1] - parts[0],
        "ladder": parts[-1] - parts[1],
        "figures": wall - parts[-1],
    }
    print("  ", ", ".join(f"{name} {each:.1f} s" for name, each in seconds.items()), flush=True)


if __name__ == "__main__":
    sys.exit(main())
