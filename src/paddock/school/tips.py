"""The newcomer's table: a few sensible moves, each with what speaks for it in words. Rules and driver say both."""

from dataclasses import dataclass
from typing import Any

from paddock.core.game import Game
from paddock.core.words import Say

MOST = 3
FIRST_RACES = 3  # of a game, in which a newcomer gets tips without asking


@dataclass(frozen=True)
class Tip:
    """A move, and what speaks for it."""

    move: int
    merit: Say


def tips(game: Game, s: Any) -> list[Tip]:
    """What the driver of the game would do; then what it would do without that, begun with another thing.

    Getting rid of a thing is no second idea. Policy and merits go by what the seat to act may know, so tips do, too.
    """
    left = game.legal_moves(s)
    if s.over or len(left) < 2:
        return []
    choices = {move: game.table.choice(s, move) for move in left}
    sensible = [move for move in game.sensible_moves(s) if not choices[move].lays_off]
    found: list[Tip] = []
    while left and len(found) < MOST:
        move = game.policy(s, list(left), len(left), game.scratch())
        if move not in left:
            break  # the driver knows but one answer to this question
        if merit := game.merit(s, move):
            found.append(Tip(move, merit))
        left = [each for each in left if each in sensible and choices[each].parts[0] != choices[move].parts[0]]
    return found
