"""The state as it was when the first records were fingerprinted: it held a driver's memory and scratch paper, too."""

from paddock.core.game import Event
from paddock.core.layout import Array, i8, i16
from paddock.core.race import Race
from paddock.games.checkpoint_rally.rules import events
from paddock.games.checkpoint_rally.rules.box import CELLS, MOST_CHECKPOINTS, SEATS, SIDES
from paddock.games.checkpoint_rally.rules.state import State

MOST = 100  # draws and visits were counted so far


class FormerState(State):
    """The fields that are gone stood after all others."""

    draws: Array[i8, SEATS]  # actions Draw since the car last moved
    visits: Array[i8, SEATS, CELLS]  # since the last checkpoint

    edge: Array[i16, CELLS, SIDES]  # from here on scratch paper, always blank
    far: Array[i16, MOST_CHECKPOINTS + 1, CELLS]
    goal: Array[i8, MOST_CHECKPOINTS]
    path: Array[i8, 48]


def former_bytes(race: Race) -> bytes:
    """The bytes of a race's state with all that it once held, counted again from what happened."""
    former = FormerState()
    for field in State.FIELDS:
        setattr(former, field.name, getattr(race.state, field.name))
    for event in race.events:
        remember(former, event)
    return former.to_bytes()


def remember(former: FormerState, event: Event) -> None:
    """Count draws and visits."""
    seat = event.a
    if event.kind == events.ACTED_DRAW:
        former.draws[seat] = min(MOST, former.draws[seat] + 1)
    elif event.kind == events.STARTED:
        _, _, cell = events.what_was_laid(event.b)
        former.visits[seat][cell] += 1
    elif event.kind == events.DROVE:
        _, cell = events.which_way(event.b)
        former.draws[seat] = 0
        former.visits[seat][cell] = min(MOST, former.visits[seat][cell] + 1)
    elif event.kind == events.MARKED:
        former.visits[seat] = [0] * CELLS
