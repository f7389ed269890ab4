"""Set-up of the race: the draw decks, the course and the cars on the grid."""

from paddock.core.chance import below
from paddock.core.piles import shuffle
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.course import is_complete, lay_course
from paddock.games.road_rally.rules.dealing import deal
from paddock.games.road_rally.rules.play import go_on
from paddock.games.road_rally.rules.state import State

RANDOM, FIRST_SEAT = range(2)  # the option first-driver


@rule
def setup(s: State) -> None:
    """Everybody has a complete deck; where the drivers build the course, hands are dealt after it."""
    s.sides = s.seats
    for seat in range(s.seats):
        for kind in range(box.KINDS):
            s.deck[seat][kind] = box.COUNT[kind]
    lay_course(s)
    line_up(s)
    if is_complete(s):
        deal(s)
        go_on(s)
    else:
        s.phase = state.BUILDING
        s.turn = s.order[0]


@rule
def side_of(s: State, seat: int) -> int:
    """Everybody drives for himself."""
    return seat


@rule
def line_up(s: State) -> None:
    """The starting player's car in front, then clockwise; in the demonstration at random (ruling 1)."""
    first = 0 if s.first_driver == FIRST_SEAT else below(s, s.seats)
    for place in range(s.seats):
        s.order[place] = (first + place) % s.seats
    if s.variant == state.DEMO:
        shuffle(s, s.order, s.seats)
