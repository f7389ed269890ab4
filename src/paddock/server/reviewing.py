"""Reviewing: `python -m paddock.server.reviewing SECONDS`, a process beside the server, which it never outlives.

It is given a record on standard input and prints the review as it grows, a line of JSON each time. It compiles what it
needs, and gives way to everything else on the machine.
"""

import os
import sys

import orjson

from paddock.core.editions import game_of
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.review import growing

COMMAND = [sys.executable, "-m", "paddock.server.reviewing"]
EVERY = 1.0  # seconds between two lines
POLITE = 15  # what is added to its niceness


def main() -> None:
    """Review the record, on one core."""
    os.nice(POLITE)
    parent = os.getppid()
    record, _ = Record.from_json(sys.stdin.readline())
    race = Race.load(game_of(record), record)
    for review in growing(race, float(sys.argv[1]), cores=1, every=EVERY, is_enough=True):
        if os.getppid() != parent:
            return
        sys.stdout.buffer.write(orjson.dumps(review.as_json()) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
