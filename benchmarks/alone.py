"""How often one bot wins alone against others of one kind, from every seat in turn; a line a race, for long ones.

python benchmarks/alone.py road-kill-rally --seats 4 --bot champion --others driver --games 8
python benchmarks/alone.py road-kill-rally --simulations 1000 --others policy  # busy or free, the same
"""

import argparse
from dataclasses import dataclass
from typing import Any

from paddock.bots import bot, bot_move
from paddock.bots.thinking import think
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race


@dataclass
class Thinker:
    """Thinks by simulations instead of the clock."""

    simulations: int

    def move(self, game: Game, world: Any) -> int:
        """The move found best."""
        return think(game, world, simulations=self.simulations, until_decided=True).move


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--variant", help="the first of the game, unless said")
    asked.add_argument("--bot", default="champion")
    asked.add_argument("--simulations", type=int, help="instead of a bot: one that thinks for so many")
    asked.add_argument("--others", default="driver")
    asked.add_argument("--games", type=int, default=8)
    asked.add_argument("--seed", type=int, default=0)
    args = asked.parse_args()
    game = REGISTRY.find(args.game)
    alone = Thinker(args.simulations) if args.simulations else bot(args.bot, game)
    others = bot(args.others, game)
    won = 0.0
    for played in range(1, args.games + 1):
        deal, seat = divmod(played - 1, args.seats)
        race = Race.start(game, args.seats, args.seed + deal, args.variant)
        while not race.over:
            race.play(bot_move(race, alone if race.turn == seat else others))
        places = race.places()
        won += (places[seat] == 1) / places.count(1)
        print(f"deal {deal} seat {seat}: places {places}, scores {race.scores()}; {won:g} of {played} won", flush=True)


if __name__ == "__main__":
    main()
