"""What may be done, and why not: the verdict on every move."""

from paddock.core.contract import OK, Numbers
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, moves, state, verdicts
from paddock.games.checkpoint_rally.rules.driving import may_drive, may_drive_two, would_finish
from paddock.games.checkpoint_rally.rules.placing import may_place, may_start_on, under_cars
from paddock.games.checkpoint_rally.rules.setup import car_is_taken
from paddock.games.checkpoint_rally.rules.state import State


@rule
def refusal(s: State, move: int) -> int:
    """OK, or why the player to act may not make this move."""
    if s.phase == state.CHOOSING:
        return may_choose(s, move)
    if moves.is_choice(move):
        return verdicts.CARS_ARE_DEALT
    if s.phase == state.STARTING:
        return may_start(s, move)
    if s.phase == state.DISCARDING:
        return may_discard(s, move)
    if moves.is_discard(move):
        return verdicts.HAND_LIMIT_KEPT
    return may_act(s, move)


@rule
def may_choose(s: State, move: int) -> int:
    """A car sheet that nobody has."""
    if not moves.is_choice(move):
        return verdicts.CHOOSE_A_CAR
    return verdicts.CAR_TAKEN if car_is_taken(s, moves.car_of(move)) else OK


@rule
def may_start(s: State, move: int) -> int:
    """A tile of the opening hand, on the own corner, with a way into the board."""
    if not moves.is_placement(move) or moves.is_keep(move):
        return verdicts.START_FIRST
    place = moves.place_of(move)
    cell = moves.cell_of(move)
    if place >= s.held[s.turn]:
        return verdicts.NO_TILE_THERE
    if cell != s.corner[s.turn]:
        return verdicts.OWN_CORNER
    return may_start_on(s, s.hand[s.turn][place], moves.turn_of(move), cell)


@rule
def may_discard(s: State, move: int) -> int:
    """Any tile of the own hand, until three are left."""
    if not moves.is_discard(move):
        return verdicts.DISCARD_FIRST
    return OK if moves.discarded_from(move) < s.held[s.turn] else verdicts.NO_TILE_THERE


@rule
def may_act(s: State, move: int) -> int:
    """One of the five actions."""
    if moves.is_keep(move):
        return may_keep(s, move)
    if moves.is_placement(move):
        return may_place_from_hand(s, move)
    if moves.is_drive_two(move):
        return may_drive_two(s, s.turn, moves.first_side_of(move), moves.second_side_of(move))
    if moves.is_drive(move):
        return may_drive(s, s.at[s.turn], moves.first_side_of(move))
    if move == moves.DRAW:
        return OK
    if move == moves.REFRESH:
        return may_refresh(s)
    return may_take(s, moves.taken_from(move))


@rule
def may_place_from_hand(s: State, move: int) -> int:
    """A tile comes from the hand (ruling 24), in any turn."""
    if moves.place_of(move) >= s.held[s.turn]:
        return verdicts.NO_TILE_THERE
    return may_place(s, moves.cell_of(move))


@rule
def may_keep(s: State, move: int) -> int:
    """To keep the replaced tile takes a GPS update, and a tile that is replaced."""
    reason = may_place_from_hand(s, move)
    if reason != OK:
        return reason
    if s.gps[s.turn] == 0:
        return verdicts.NO_GPS
    return verdicts.NOTHING_REPLACED if s.tile[moves.cell_of(move)] == box.NOTHING else OK


@rule
def may_refresh(s: State) -> int:
    """Unless there is not a single tile to lay into the row."""
    if s.left or s.discarded:
        return OK
    for place in range(box.ROW):
        if s.row[place] != box.NOTHING:
            return OK
    return verdicts.NO_TILES_AT_ALL


@rule
def may_take(s: State, place: int) -> int:
    """A GPS update for a tile of the row."""
    if s.gps[s.turn] == 0:
        return verdicts.NO_GPS
    return verdicts.NO_ROW_TILE if s.row[place] == box.NOTHING else OK


# ---- All at once -------------------------------------------------------------------------------


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move that is not refused: drives first, then draws and GPS updates, then placements."""
    if s.phase == state.ACTING:
        return legal_placements(s, out, legal_takes(s, out, legal_drives(s, out)))
    if s.phase == state.DISCARDING:
        for place in range(s.held[s.turn]):
            out[place] = moves.discard(place)
        return s.held[s.turn]
    if s.phase == state.STARTING:
        return legal_starts(s, out)
    n = 0
    for car in range(box.CARS):
        if not car_is_taken(s, car):
            out[n] = moves.choose(car)
            n += 1
    return n


@rule
def legal_starts(s: State, out: Numbers) -> int:
    """Tiles of the opening hand on the own corner."""
    n = 0
    cell = s.corner[s.turn]
    for place in range(s.held[s.turn]):
        for turn in range(box.SIDES):
            if may_start_on(s, s.hand[s.turn][place], turn, cell) == OK:
                out[n] = moves.place(place, turn, cell)
                n += 1
    return n


@rule
def legal_drives(s: State, out: Numbers) -> int:
    """Along one road, or two."""
    n = 0
    seat = s.turn
    for first in range(box.SIDES):
        if may_drive(s, s.at[seat], first) == OK:
            out[n] = moves.drive(first)
            n += 1
            middle = box.NEXT[s.at[seat]][first]
            if not would_finish(s, seat, middle):
                for second in range(box.SIDES):
                    if may_drive(s, middle, second) == OK:
                        out[n] = moves.drive_two(first, second)
                        n += 1
    return n


@rule
def legal_takes(s: State, out: Numbers, n: int) -> int:
    """From the stack and from the row."""
    out[n] = moves.DRAW
    n += 1
    if may_refresh(s) == OK:
        out[n] = moves.REFRESH
        n += 1
    for place in range(box.ROW):
        if may_take(s, place) == OK:
            out[n] = moves.take(place)
            n += 1
    return n


@rule
def legal_placements(s: State, out: Numbers, n: int) -> int:
    """Every tile in hand, in every turn, on every cell without a car."""
    seat = s.turn
    blocked = under_cars(s)
    for cell in range(box.CELLS):
        if not blocked >> cell & 1:
            keeps = s.gps[seat] > 0 and s.tile[cell] != box.NOTHING
            n = moves.placements(s.held[seat], cell, keeps, out, n)
    return n
