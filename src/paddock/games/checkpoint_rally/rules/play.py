"""What the moves do: set-up by the players, then the five actions."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, events, moves, state
from paddock.games.checkpoint_rally.rules.driving import enter, has_visited_all, mark_checkpoint, step
from paddock.games.checkpoint_rally.rules.placing import matches, minutes_less
from paddock.games.checkpoint_rally.rules.setup import start_next
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.tiles import (
    draw,
    fill_row,
    out_of_hand,
    put_on_discard_pile,
    take_openly,
)
from paddock.games.checkpoint_rally.rules.watch import end_action, finish, next_turn, spend


@rule
def play(s: State, move: int) -> None:
    """Make a legal move and go on to the next decision."""
    if s.phase == state.CHOOSING:
        choose_car(s, moves.car_of(move))
    elif s.phase == state.STARTING:
        start(s, move)
    elif moves.is_discard(move):
        discard(s, moves.discarded_from(move))
    else:
        act(s, move)


@rule
def act(s: State, move: int) -> None:
    """One of the five actions."""
    s.last = box.NOTHING
    if moves.is_placement(move):
        place(s, move)
    elif moves.is_drive(move):
        drive(s, move)
    elif move == moves.DRAW:
        draw_two(s)
    elif move == moves.REFRESH:
        refresh(s)
    else:
        take_from_row(s, moves.taken_from(move))


# ---- Setup, in player order --------------------------------------------------------------------


@rule
def choose_car(s: State, car: int) -> None:
    """By agreement everybody chooses, in player order (ruling 5)."""
    s.car[s.turn] = car
    emit(s, events.CHOSE_CAR, s.turn, car, 0)
    s.begun += 1
    if s.begun < s.seats:
        s.turn = s.order[s.begun]
    else:
        s.begun = 0
        start_next(s)


@rule
def start(s: State, move: int) -> None:
    """Place the starting tile, drive onto it, and pay for both (rulings 4 and 7)."""
    seat = s.turn
    tile = out_of_hand(s, seat, moves.place_of(move))
    turn = moves.turn_of(move)
    cell = moves.cell_of(move)
    lay(s, tile, turn, cell)
    minutes = s.last_minutes + enter(s, seat, cell)
    emit(s, events.STARTED, seat, events.laid(tile, turn, cell), minutes)
    mark_checkpoint(s, seat, cell)
    spend(s, seat, minutes)
    s.begun += 1
    if s.begun < s.seats:
        start_next(s)
    else:
        next_turn(s)


# ---- Draw two map tiles ------------------------------------------------------------------------


@rule
def draw_two(s: State) -> None:
    """Two tiles from the stack; always allowed, even if none is left (ruling 17)."""
    emit(s, events.ACTED_DRAW, s.turn, box.DRAW_MINUTES, 0)
    for _ in range(box.DRAWS):
        draw(s, s.turn)
    end_action(s, box.DRAW_MINUTES)


# ---- Place a map tile --------------------------------------------------------------------------


@rule
def place(s: State, move: int) -> None:
    """A tile from the hand onto the board; what lay there is discarded, or kept by a GPS update."""
    seat = s.turn
    tile = out_of_hand(s, seat, moves.place_of(move))
    turn = moves.turn_of(move)
    cell = moves.cell_of(move)
    old = s.tile[cell]
    if old != box.NOTHING:
        take_away(s, old, cell, moves.is_keep(move))
    lay(s, tile, turn, cell)
    emit(s, events.PLACED, seat, events.laid(tile, turn, cell), s.last_minutes)
    end_action(s, s.last_minutes)


@rule
def take_away(s: State, tile: int, cell: int, keeps: bool) -> None:
    """The tile that is replaced: onto the discard pile, or into the hand by a GPS update."""
    seat = s.turn
    was_laid = events.laid(tile, s.turned[cell], cell)
    if keeps:
        s.gps[seat] -= 1
        take_openly(s, seat, tile)
        emit(s, events.KEPT, seat, was_laid, s.gps[seat])
    else:
        put_on_discard_pile(s, tile)
        emit(s, events.REPLACED, seat, was_laid, 0)


@rule
def lay(s: State, tile: int, turn: int, cell: int) -> None:
    """A tile on the board, and what it matches. Tokens belong to the cell and stay (ruling 20)."""
    s.last = cell
    s.last_matches = matches(s, tile, turn, cell)
    s.last_minutes = minutes_less(s.last_matches)
    s.tile[cell] = tile
    s.turned[cell] = turn


# ---- Move your car -----------------------------------------------------------------------------


@rule
def drive(s: State, move: int) -> None:
    """One or two tiles, one action; it ends at the last checkpoint."""
    seat = s.turn
    minutes = step(s, seat, moves.first_side_of(move))
    if moves.is_drive_two(move):
        minutes += step(s, seat, moves.second_side_of(move))
    if has_visited_all(s, seat):
        finish(s, minutes)
    else:
        end_action(s, minutes)


# ---- Refresh the map tile row ------------------------------------------------------------------


@rule
def refresh(s: State) -> None:
    """The row onto the discard pile, then three new tiles (ruling 26)."""
    emit(s, events.REFRESHED, s.turn, box.REFRESH_MINUTES, events.three(s.row[0], s.row[1], s.row[2]))
    for place in range(box.ROW):
        if s.row[place] != box.NOTHING:
            put_on_discard_pile(s, s.row[place])
            s.row[place] = box.NOTHING
    for place in range(box.ROW):
        fill_row(s, place)
    end_action(s, box.REFRESH_MINUTES)


# ---- GPS update --------------------------------------------------------------------------------


@rule
def take_from_row(s: State, place: int) -> None:
    """A tile of the row into the hand, at no time; the row is filled again (rulings 29 to 31)."""
    seat = s.turn
    s.gps[seat] -= 1
    tile = s.row[place]
    take_openly(s, seat, tile)
    emit(s, events.TOOK, seat, tile, s.gps[seat])
    s.row[place] = box.NOTHING
    fill_row(s, place)
    end_action(s, 0)


# ---- Hand limit --------------------------------------------------------------------------------


@rule
def discard(s: State, place: int) -> None:
    """One tile, face up; when three are left, the turn is over."""
    tile = out_of_hand(s, s.turn, place)
    put_on_discard_pile(s, tile)
    emit(s, events.DISCARDED, s.turn, tile, 0)
    if s.held[s.turn] == box.HAND:
        next_turn(s)
