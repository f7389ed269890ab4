"""Taking a move back: never across chance, revealed information or another's move."""

from typing import Any

from paddock.core.race import Race, world_of
from paddock.core.views import view

WORLDS = 8  # in which the move is tried again


def may_take_back(race: Race, before: Any, seat: int) -> bool:
    """Whether the seat to act may have its own last move undone; `before` is the state before that move."""
    if race.over or race.turn != seat or before.turn != seat:
        return False
    return bool(before.chance == race.state.chance) and was_foreseeable(race, before, seat)


def was_foreseeable(race: Race, before: Any, seat: int) -> bool:
    """Whether the seat could foresee all it saw: in other worlds that it held possible, the move shows the same."""
    move = race.last_move
    seen = race.view(seat)
    for number in range(WORLDS):
        world = world_of(race.game, before, seat, number)
        race.game.play(world, move)
        if view(race.game, world, seat) != seen:
            return False
    return True
