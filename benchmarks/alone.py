"""How often one bot wins alone against others of one kind, from every seat in turn; a line a race, for long ones.

python benchmarks/alone.py road-kill-rally --seats 4 --bot champion --others driver --games 8
"""

import argparse

from paddock.bots import bot, bot_move
from paddock.core.game import REGISTRY
from paddock.core.race import Race


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--bot", default="champion")
    asked.add_argument("--others", default="driver")
    asked.add_argument("--games", type=int, default=8)
    asked.add_argument("--seed", type=int, default=0)
    args = asked.parse_args()
    game = REGISTRY.find(args.game)
    alone, others = bot(args.bot), bot(args.others)
    won = 0.0
    for played in range(1, args.games + 1):
        deal, seat = divmod(played - 1, args.seats)
        race = Race.start(game, args.seats, args.seed + deal)
        while not race.over:
            race.play(bot_move(race, alone if race.turn == seat else others))
        places = race.places()
        won += (places[seat] == 1) / places.count(1)
        print(f"deal {deal} seat {seat}: places {places}, scores {race.scores()}; {won:g} of {played} won", flush=True)


if __name__ == "__main__":
    main()
