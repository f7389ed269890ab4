"""A turn: cards, the move, the space where it ends, and the cards drawn after it."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, events, state
from paddock.games.road_rally.rules.decks import CODE, deck_size, draw, hand_size, refuel, take_unknown
from paddock.games.road_rally.rules.order import arrive, driver_in_last_place, place_of
from paddock.games.road_rally.rules.plays import cards_in, colour_of, spaces_of
from paddock.games.road_rally.rules.scoring import CHECKPOINTS_LINE
from paddock.games.road_rally.rules.stages import begin_resolution
from paddock.games.road_rally.rules.state import State

# ---- Whose turn it is --------------------------------------------------------------------------------


@rule
def next_driver(s: State) -> None:
    """Each driver takes a turn in the round's order; then the stages are resolved."""
    if s.moved == s.seats:
        begin_resolution(s)
        return
    s.turn = s.line[s.moved]
    s.moved += 1
    s.came_from = s.at[s.turn]
    s.landed = s.came_from
    if s.gas_stop and s.square[s.came_from] == box.GAS:
        refuel(s, s.turn)
    if hand_size(s, s.turn):
        s.phase = state.DRIVING
    else:
        begin_empty_handed(s)


# ---- Playing cards -----------------------------------------------------------------------------------


@rule
def drive(s: State, play: int) -> None:
    """Play cards and move their whole sum (ruling 11)."""
    hand, discarded = s.hand[s.turn], s.discarded[s.turn]
    for kind in range(box.KINDS):
        count = cards_in(play, kind)
        hand[kind] -= count
        discarded[kind] += count
    s.due = box.DRAW[colour_of(play)]
    s.landed = landing(s, spaces_of(play))
    emit(s, events.DROVE, s.turn, play, s.at[s.turn])
    arrive(s, s.turn, s.landed)
    if s.jump[s.landed]:
        s.phase = state.AT_SHORTCUT
    else:
        stop(s)


@rule
def landing(s: State, spaces: int) -> int:
    """Where so many spaces lead the car to act."""
    return ahead(s.at[s.turn], spaces, s.finish)


@rule
def ahead(space: int, spaces: int, finish: int) -> int:
    """So many spaces further: at the final space the rest is lost (ruling 47)."""
    return min(space + spaces, finish)


@rule
def choose_the_way(s: State, shortcut: bool) -> None:
    """At a shortcut one may drive on through it, once, and counts as arriving at its end (rulings 13 and 14)."""
    if shortcut:
        end = s.jump[s.landed]
        emit(s, events.TOOK_SHORTCUT, s.turn, s.landed, end)
        arrive(s, s.turn, end)
    stop(s)


# ---- Where a move ends -------------------------------------------------------------------------------


@rule
def stop(s: State) -> None:
    """The effect of the space where the car ends its movement, then the draw (ruling 18)."""
    space = s.at[s.turn]
    s.phase = state.NEXT_DRIVER
    if s.variant == state.DEMO:
        take_passed_checkpoints(s)
    if space == s.finish:
        emit(s, events.FINISHED, s.turn, place_of(s, s.turn) + 1, 0)
    elif s.square[space] == box.GAS:
        stop_for_gas(s)
    elif s.square[space] == box.MECHANIC:
        visit_mechanic(s)
    else:
        if s.square[space] == box.CHECKPOINT:
            take_checkpoint(s, space)
        draw(s, s.turn, s.due)


# ---- Checkpoint --------------------------------------------------------------------------------------


@rule
def take_checkpoint(s: State, space: int) -> None:
    """The tile is worth points, and the driver in last place draws cards at once (rulings 27 to 30)."""
    s.square[space] = box.FLAG_TAKEN
    s.won[s.turn][CHECKPOINTS_LINE] += box.CHECKPOINT_POINTS
    emit(s, events.TOOK_CHECKPOINT, s.turn, space, 0)
    draw(s, driver_in_last_place(s), box.LAST_PLACE_DRAW)


@rule
def take_passed_checkpoints(s: State) -> None:
    """In the demonstration the first car to drive over a flag takes it, in the order of the road."""
    for space in range(s.came_from + 1, s.landed + 1):
        if s.square[space] == box.CHECKPOINT:
            take_checkpoint(s, space)


# ---- Gas ---------------------------------------------------------------------------------------------


@rule
def stop_for_gas(s: State) -> None:
    """Draw deck and discards are shuffled together, after the base game before or after the draw (ruling 21)."""
    if s.variant != state.BASE and s.due > 0:
        s.phase = state.AT_GAS
    else:
        refuel(s, s.turn)
        draw(s, s.turn, s.due)


@rule
def choose_at_gas(s: State, shuffle_first: bool) -> None:
    """Shuffle and draw, or draw and shuffle."""
    s.phase = state.NEXT_DRIVER
    if shuffle_first:
        refuel(s, s.turn)
    draw(s, s.turn, s.due)
    if not shuffle_first:
        refuel(s, s.turn)


# ---- Mechanic ----------------------------------------------------------------------------------------


@rule
def visit_mechanic(s: State) -> None:
    """Look at the top five cards, or at all there are; two or more can be put in another order (ruling 22)."""
    count = min(box.LOOK, deck_size(s, s.turn))
    while s.tops[s.turn] < count:
        kind = take_unknown(s, s.turn)
        s.top[s.turn][s.tops[s.turn]] = kind
        s.tops[s.turn] += 1
    s.placed = 0
    if count:
        emit(s, events.LOOKED, s.turn, top_code(s, s.turn), count)
    if count > 1:
        s.phase = state.AT_MECHANIC
    else:
        draw(s, s.turn, s.due)


@rule
def top_code(s: State, seat: int) -> int:
    """The known cards of a deck as the digits of an event."""
    code = 0
    for k in range(s.tops[seat]):
        code = code * CODE + s.top[seat][k] + 1
    return code


@rule
def put_next(s: State, kind: int) -> None:
    """One of the cards looked at becomes the next to be drawn; the others keep their order."""
    seat = s.turn
    k = s.placed
    while s.top[seat][k] != kind:
        k += 1
    while k > s.placed:
        s.top[seat][k] = s.top[seat][k - 1]
        k -= 1
    s.top[seat][k] = kind
    s.placed += 1
    if s.placed == s.tops[seat] - 1:
        leave_mechanic(s)


@rule
def leave_mechanic(s: State) -> None:
    """The cards go back on top of the deck; then the draw."""
    s.placed = 0
    s.phase = state.NEXT_DRIVER
    emit(s, events.TUNED, s.turn, top_code(s, s.turn), s.tops[s.turn])
    draw(s, s.turn, s.due)


# ---- Empty hand --------------------------------------------------------------------------------------


@rule
def begin_empty_handed(s: State) -> None:
    """No move; a shuffle, which the standard game leaves to the driver while there is a deck (ruling 24)."""
    if (s.variant == state.STANDARD or s.variant == state.SPRINT) and deck_size(s, s.turn) > 0:
        s.phase = state.EMPTY_HANDED
    else:
        go_empty_handed(s, True)


@rule
def go_empty_handed(s: State, reshuffle: bool) -> None:
    """Draw two cards instead of moving."""
    s.phase = state.NEXT_DRIVER
    emit(s, events.HAND_WAS_EMPTY, s.turn, 0, 0)
    if reshuffle:
        refuel(s, s.turn)
    else:
        emit(s, events.KEPT_DECK, s.turn, 0, 0)
    draw(s, s.turn, box.EMPTY_HAND_DRAW)
