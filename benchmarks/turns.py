"""How long others wait for bots that think: the time of a processor for a whole turn, and for a round of all but one.

python -m benchmarks.turns [GAME ...] [--bot champion] [--seats 4] [--rounds 12]

One seat plays by policy, and a round is what the others do between two of its turns. Budgets are counted in the time
of the thread, as on a processor that nobody else uses.
"""

import argparse
import statistics
import time
from types import SimpleNamespace

from paddock.bots import bot, bot_move, thinking
from paddock.core.game import REGISTRY
from paddock.core.race import Race


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(REGISTRY.games))
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setattr(thinking, "time", SimpleNamespace(perf_counter=time.thread_time))  # noqa: B010  # what budgets are told by
    for name in asked.games:
        turns, rounds = measured(Race.start(REGISTRY.find(name), asked.seats, asked.seed), asked.bot, asked.rounds)
        print(f"{name}, {asked.seats} players, {asked.bot}: turn {told(turns)}; round {told(rounds)}", flush=True)


def told(seconds: list[float]) -> str:
    """The median and the longest."""
    return f"{statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s of {len(seconds)}"


def measured(race: Race, level: str, count: int) -> tuple[list[float], list[float]]:
    """Seconds for each turn of a bot, and for each round."""
    players = [bot("policy"), *(bot(level, race.game) for _ in range(1, race.state.seats))]
    turns: list[float] = []
    rounds: list[float] = []
    spent, seat = [0.0, 0.0], 0  # in this turn and in this round, and whose turn it is
    while not race.over and len(rounds) < count:
        if race.turn != seat:
            if seat:
                turns.append(spent[0])
            if race.turn == 0:
                rounds.append(spent[1])
                spent[1] = 0.0
            spent[0], seat = 0.0, race.turn
        began = time.thread_time()
        race.play(bot_move(race, players[race.turn]))
        if seat:
            spent = [each + time.thread_time() - began for each in spent]
    return turns, rounds


if __name__ == "__main__":
    main()
