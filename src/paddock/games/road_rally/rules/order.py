"""The order of the cars on the road, and of the turns in a round."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_rally.rules import events, state
from paddock.games.road_rally.rules.state import State

CAR, TILE = range(2)  # the option last-place


@rule
def begin_round(s: State) -> None:
    """The car in first place goes first, the second second (ruling 2)."""
    s.round += 1
    s.moved = 0
    s.scored_now = 0
    s.resolved_now = 0
    for place in range(s.seats):
        s.line[place] = s.order[place]
    s.phase = state.NEXT_DRIVER
    emit(s, events.ROUND_BEGAN, s.round, s.line[0], 0)


@rule
def place_of(s: State, seat: int) -> int:
    """How many cars are ahead of a car."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


@rule
def arrive(s: State, seat: int, space: int) -> None:
    """A car comes to a space, behind those that stand there (ruling 12)."""
    s.at[seat] = space
    place = place_of(s, seat)
    while place > 0 and s.at[s.order[place - 1]] < space:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[place] = seat


@rule
def driver_in_last_place(s: State) -> int:
    """Whose car is the last on the course now; by the option, who holds the round's last turn order tile."""
    return s.line[s.seats - 1] if s.last_place == TILE else s.order[s.seats - 1]
