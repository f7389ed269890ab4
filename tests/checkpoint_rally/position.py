"""Positions set up by hand: what lies on the board, who holds what, where cars and markers stand."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from paddock.core.chance import seed_chance
from paddock.core.game import message_ids
from paddock.games.checkpoint_rally import GAME
from paddock.games.checkpoint_rally.rules import (
    events,
    moves,
    placing,
    play,
    setup,
    tiles,
    verdicts,
    watch,
)
from paddock.games.checkpoint_rally.rules.box import (
    CAR_IDS,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    COMPASS,
    MAPS,
    NOTHING,
    TILE_IDS,
    TILES,
)
from paddock.games.checkpoint_rally.rules.state import ACTING, State
from paddock.games.checkpoint_rally.table.views import View
from tests import position as base
from tests.checkpoint_rally.census import census

OPTIONS = {option.name: option.choices for option in GAME.options}
EVENTS = message_ids(events)
FACES = {f"B{number // 2 + 1}{'ab'[number % 2]}": number for number in range(8)}


class Position(base.Position, game=GAME, verdicts=verdicts):
    """A table. It checks itself at every move."""

    # ---- What may be done

    def placement(self, tile: str, cell: str, turn: int = 0, keep: bool = False) -> int:
        held = [TILE_IDS[each] for each in self.state.hand[self.state.turn] if each != NOTHING]
        place = held.index(tile)
        return (moves.keep if keep else moves.place)(place, turn, CELL_IDS.index(cell))

    def why_not_place(self, tile: str, cell: str, turn: int = 0, keep: bool = False) -> str | None:
        return self.reason(self.placement(tile, cell, turn, keep))

    def why_not_drive(self, way: str) -> str | None:
        return self.reason(drive_move(way))

    def minutes(self, tile: str, cell: str, turn: int = 0) -> int:
        """What placing a tile would take."""
        return placing.place_minutes(self.state, TILE_IDS.index(tile), turn, CELL_IDS.index(cell))

    # ---- Doing it

    def place(self, tile: str, cell: str, turn: int = 0, keep: bool = False) -> Self:
        return self.make(self.placement(tile, cell, turn, keep))

    def drive(self, way: str) -> Self:
        """To one or two sides, as "E" or "NE"."""
        return self.make(drive_move(way))

    def draw(self) -> Self:
        return self.make(moves.DRAW)

    def refresh(self) -> Self:
        return self.make(moves.REFRESH)

    def take(self, place: int = 0) -> Self:
        return self.make(moves.take(place))

    def discard(self, place: int = 0) -> Self:
        return self.make(moves.discard(place))

    def make(self, move: int) -> Self:
        self.require_legal(move)
        under_cars = {cell: self.state.tile[cell] for cell in self.state.at if cell != NOTHING}
        times = list(self.state.time)
        play.play(self.state, move)
        self.state.check()
        assert census(self.state) == list(range(TILES)), "tiles were lost or won"
        assert all(self.state.tile[cell] == tile for cell, tile in under_cars.items()), "a tile under a car changed"
        for seat, before in enumerate(times):
            assert self.state.time[seat] >= before or self.state.finished[seat]
        assert self.state.over or self.legal, "there is always something to do"
        return self

    # ---- What lies where

    def view(self, seat: int | None) -> View:
        return cast(View, self.seen(seat))

    def hand(self, seat: int = 0) -> list[str]:
        return [TILE_IDS[tile] for tile in self.state.hand[seat][: self.state.held[seat]]]

    @property
    def row(self) -> list[str]:
        return [TILE_IDS[tile] for tile in self.state.row if tile != NOTHING]

    @property
    def discards(self) -> list[str]:
        return [TILE_IDS[tile] for tile in self.state.discards[: self.state.discarded]]

    @property
    def stack(self) -> set[str]:
        return {TILE_IDS[tile] for tile in self.state.stack[: self.state.left]}

    def on(self, cell: str) -> str | None:
        tile = self.state.tile[CELL_IDS.index(cell)]
        return None if tile == NOTHING else TILE_IDS[tile]

    def car(self, seat: int = 0) -> str | None:
        cell = self.state.at[seat]
        return None if cell == NOTHING else CELL_IDS[cell]

    def time(self, seat: int = 0) -> int:
        return int(self.state.time[seat])

    def tokens(self, seat: int = 0) -> set[str]:
        return {CELL_IDS[cell] for cell in range(CELLS) if self.state.tokens[seat] >> cell & 1}

    @property
    def log(self) -> list[str]:
        return [EVENTS[event] for event, *_ in self.state.log]


def dealt(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> Position:
    """A table at the first decision of a race."""
    s = blank(seats, seed, options)
    setup.setup(s)
    return Position(s)


def blank(seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
    """A table on which nothing lies yet."""
    s = GAME.prepare(seats, None, options)
    assert isinstance(s, State)
    seed_chance(s, seed)
    return s


def position(
    seats: int = 2,
    *,
    board: Mapping[str, tuple[str, int]] | None = None,
    at: Sequence[str | None] = ("A1", "E5", "E1", "A5"),
    turn: int = 0,
    times: Sequence[int] = (),
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    row: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    cars: Sequence[str] = ("rally-car", "race-car", "buggy", "sports-car"),
    cards: Sequence[str] = ("K01", "K02", "K03", "K04"),
    tokens: Mapping[int, Sequence[str]] | None = None,
    finished: Mapping[int, int] | None = None,
    gps: int = 2,
    frame: Sequence[str] = ("B1a", "B4a", "B3b", "B2a"),
    seed: int = 1,
    options: Mapping[str, str] | None = None,
) -> Position:
    """A table where `turn` is to act. Cars stand on crossroads unless the board says otherwise.

    `tokens` are checkpoints visited, `finished` tells who has finished and at which minute, in this order. With a
    `stack` all tiles that are mentioned nowhere are on the discard pile.
    """
    s = blank(seats, seed, options)
    s.sides, s.map = seats, setup.map_raced(s)
    taken: set[int] = set()
    for side, face in enumerate(frame):
        s.rim[side] = FACES[face]
    for seat in range(seats):
        s.car[seat], s.card[seat] = CAR_IDS.index(cars[seat]), CARD_IDS.index(cards[seat])
        s.order[seat], s.corner[seat] = seat, CELL_IDS.index(("A1", "E5", "E1", "A5")[seat])
        s.gps[seat] = gps
    s.begun = seats

    def get(tile: str) -> int:
        number = TILE_IDS.index(tile)
        assert number not in taken, f"{tile} is used twice"
        taken.add(number)
        return number

    for cell, (tile, turned) in (board or {}).items():
        s.tile[CELL_IDS.index(cell)], s.turned[CELL_IDS.index(cell)] = get(tile), turned
    for seat, held in {turn: hand, **(hands or {})}.items():
        for tile in held:
            tiles.take(s, seat, get(tile), 0)
    for place, tile in enumerate(row):
        s.row[place] = get(tile)
    wanted = None if stack is None else [get(tile) for tile in stack]
    seat_cars(s, seats, at, get)
    for seat, visited in (tokens or {}).items():
        s.tokens[seat] = sum(1 << CELL_IDS.index(cell) for cell in visited)
        s.driven[seat] |= s.tokens[seat]
    for seat in range(seats):
        s.time[seat] = times[seat] if seat < len(times) else 0 if seat == turn else 1
        s.arrival[seat] = seat + 1
    for order, (seat, time) in enumerate((finished or {}).items(), start=1):
        s.finished[seat], s.time[seat], s.at[seat] = order, time, NOTHING
        s.tokens[seat] = MAPS[s.map][s.card[seat]]
        s.driven[seat] |= s.tokens[seat]
        s.finishers = order
    fill_piles(s, taken, wanted)
    s.phase, s.turn = ACTING, turn
    s.arrival[turn] = s.arrivals = seats + 1
    assert watch.first_on_watch(s) == turn, "somebody else is to act"
    assert census(s) == list(range(TILES))
    return Position(s)


def seat_cars(s: State, seats: int, at: Sequence[str | None], get: Any) -> None:
    """Cars on the board, each on a crossroads where nothing lies."""
    crossroads = iter(("H09", "H10", "G09", "G10", "U09", "U10"))
    for seat in range(seats):
        where = at[seat]
        if where is None:
            continue
        cell = CELL_IDS.index(where)
        s.at[seat] = cell
        s.driven[seat] |= 1 << cell
        while s.tile[cell] == NOTHING:
            try:
                s.tile[cell] = get(next(crossroads))
            except AssertionError:
                continue


def fill_piles(s: State, taken: set[int], wanted: list[int] | None) -> None:
    rest = [tile for tile in range(TILES) if tile not in taken]
    stack, discards = (rest, []) if wanted is None else (wanted, rest)
    for tile in range(TILES):
        s.stack[tile] = stack[tile] if tile < len(stack) else NOTHING
        s.discards[tile] = discards[tile] if tile < len(discards) else NOTHING
    s.left, s.discarded = len(stack), len(discards)


def drive_move(way: str) -> int:
    sides = [COMPASS.index(side) for side in way]
    return moves.drive(*sides) if len(sides) == 1 else moves.drive_two(*sides)
