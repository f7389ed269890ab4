"""Set-up of the race: cars on the grid, decks, hands and stage cards; and drawing from a deck."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, events, state
from paddock.games.road_rally.rules.course import clear_road, lay_course, open_road
from paddock.games.road_rally.rules.state import State

ALL_LINES = len(box.LINES)
RANDOM, FIRST_SEAT = range(2)  # the option first-driver
CODE = 8  # cards of an event are written as digits to this base, each a kind and one

# ---- Set-up ------------------------------------------------------------------------------------------


@rule
def lay_out(s: State) -> None:
    """Lay the course and line up the cars; where the drivers build the course, hands are dealt after it."""
    s.sides = s.seats
    s.over = 0
    clear_the_table(s)
    clear_road(s)
    lay_course(s)
    line_up(s)
    if s.laid > 1:
        deal(s)
    else:
        s.phase = state.BUILDING
        s.turn = s.order[0]


@rule
def side_of(s: State, seat: int) -> int:
    """Everybody drives for himself."""
    return seat


@rule
def clear_the_table(s: State) -> None:
    """Every deck complete, nothing dealt, nothing won."""
    for seat in range(box.SEATS):
        for kind in range(box.KINDS):
            s.hand[seat][kind] = 0
            s.discarded[seat][kind] = 0
            s.deck[seat][kind] = box.COUNT[kind] if seat < s.seats else 0
        for k in range(box.LOOK):
            s.top[seat][k] = 0
        for line in range(ALL_LINES):
            s.won[seat][line] = 0
        s.tops[seat] = 0
        s.scored[seat] = 0
        s.points_before[seat] = 0
        s.at[seat] = 0
        s.order[seat] = 0
        s.line[seat] = 0
    for stage in range(box.STAGES):
        s.holder[stage] = box.NOBODY
        s.fate[stage] = state.UNREACHED
        s.scorer[stage] = box.NOBODY
        s.tile_of[stage] = box.NOBODY
    clear_turn(s)
    s.round = 0
    s.moved = 0
    s.stage = 0
    s.told_from = 0
    s.scored_now = 0
    s.resolved_now = 0
    s.asked = 0
    s.place = 0


@rule
def clear_turn(s: State) -> None:
    """What belongs to one turn only."""
    s.came_from = 0
    s.landed = 0
    s.due = 0
    s.placed = 0


@rule
def line_up(s: State) -> None:
    """The starting player's car in front, then clockwise; in the demonstration at random (ruling 1)."""
    first = 0 if s.first_driver == FIRST_SEAT else below(s, s.seats)
    for place in range(s.seats):
        s.order[place] = (first + place) % s.seats
    if s.variant == state.DEMO:
        for i in range(s.seats - 1, 0, -1):
            k = below(s, i + 1)
            seat = s.order[i]
            s.order[i] = s.order[k]
            s.order[k] = seat


@rule
def deal(s: State) -> None:
    """Open the road, deal hands and stage cards, and begin the first round."""
    open_road(s)
    for seat in range(s.seats):
        for _ in range(box.HAND):
            take_a_card(s, seat)
    deal_stage_cards(s)
    emit(s, events.DEALT, s.order[0], 0, 0)
    begin_round(s)


@rule
def dealing_row(s: State) -> int:
    """Where the tables of dealing have this variant and number of players."""
    return s.variant * box.PLAYER_COUNTS + s.seats - box.FEWEST


@rule
def deal_stage_cards(s: State) -> None:
    """From deck A, from deck B, and from what is left of both (ruling 3)."""
    row = dealing_row(s)
    for seat in range(s.seats):
        deal_stages_from(s, seat, box.FROM_A[row], 0, box.DECK_A)
        deal_stages_from(s, seat, box.FROM_B[row], box.DECK_A, box.STAGES)
    for seat in range(s.seats):
        deal_stages_from(s, seat, box.FROM_BOTH[row], 0, box.STAGES)


@rule
def deal_stages_from(s: State, seat: int, count: int, low: int, high: int) -> None:
    """So many of the stage cards in a range that nobody has."""
    left = 0
    for stage in range(low, high):
        if s.holder[stage] == box.NOBODY:
            left += 1
    for _ in range(count):
        k = below(s, left)
        left -= 1
        stage = low
        while s.holder[stage] != box.NOBODY or k > 0:
            if s.holder[stage] == box.NOBODY:
                k -= 1
            stage += 1
        s.holder[stage] = seat


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


# ---- The draw deck -----------------------------------------------------------------------------------


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a driver holds."""
    size = 0
    for kind in range(box.KINDS):
        size += s.hand[seat][kind]
    return size


@rule
def deck_size(s: State, seat: int) -> int:
    """How many cards a draw deck has."""
    size = s.tops[seat]
    for kind in range(box.KINDS):
        size += s.deck[seat][kind]
    return size


@rule
def take_from_deck(s: State, seat: int) -> int:
    """The top card of a draw deck that is not empty: a known one, else any of the rest."""
    if s.tops[seat] == 0:
        return take_unknown(s, seat)
    kind = s.top[seat][0]
    s.tops[seat] -= 1
    for k in range(s.tops[seat]):
        s.top[seat][k] = s.top[seat][k + 1]
    s.top[seat][s.tops[seat]] = 0
    return kind


@rule
def take_unknown(s: State, seat: int) -> int:
    """One of a deck's cards whose order nobody knows, each as likely."""
    k = below(s, deck_size(s, seat) - s.tops[seat])
    kind = 0
    while k >= s.deck[seat][kind]:
        k -= s.deck[seat][kind]
        kind += 1
    s.deck[seat][kind] -= 1
    return kind


@rule
def take_a_card(s: State, seat: int) -> int:
    """The top card of a draw deck into the hand."""
    kind = take_from_deck(s, seat)
    s.hand[seat][kind] += 1
    return kind


@rule
def draw(s: State, seat: int, count: int) -> None:
    """Draw cards, or what is left; there is no reshuffle: the car is out of gas (ruling 23)."""
    drawn = 0
    code = 0
    while drawn < count and deck_size(s, seat) > 0:
        code = code * CODE + take_a_card(s, seat) + 1
        drawn += 1
    if drawn:
        emit(s, events.DREW, seat, code, drawn)
    if count and deck_size(s, seat) == 0:
        emit(s, events.OUT_OF_GAS, seat, 0, 0)


@rule
def refuel(s: State, seat: int) -> None:
    """Shuffle draw deck and discards together; nobody knows the top cards any more."""
    for kind in range(box.KINDS):
        s.deck[seat][kind] += s.discarded[seat][kind]
        s.discarded[seat][kind] = 0
    for k in range(s.tops[seat]):
        s.deck[seat][s.top[seat][k]] += 1
        s.top[seat][k] = 0
    s.tops[seat] = 0
    emit(s, events.REFUELLED, seat, deck_size(s, seat), 0)
