"""A referee: Checkpoint Rally once more, as a player would write it down, in the order of the rulebook.

It shares nothing with the game, so that a slip on either side shows when both follow the same race. It neither
shuffles nor draws: it is told what lies on the table and which tiles come off the stack. Numbers in brackets are
rulings.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Cell = tuple[int, int]  # row and column from the north-west corner
Move = tuple[Any, ...]  # what is done, then with what and where, as in `Referee.actions`
Placed = tuple[str, int]  # a tile and its quarter turns, clockwise
Asking = Generator[tuple[int, set[Move]], Move, None]  # asks a seat for one of some moves, and goes on with the answer

# ---- Game components ---------------------------------------------------------------------------

CELLS = [(row, column) for row in range(5) for column in range(5)]
CORNERS = [(0, 0), (0, 4), (4, 4), (4, 0)]  # clockwise
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
SIDES = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

CARS = {
    "rally-car": {"H": 5, "G": 4, "U": 2},  # minutes on highway, gravel, urban roads
    "electric-car": {"H": 4, "G": 5, "U": 2},
    "race-car": {"H": 2, "G": 5, "U": 4},
    "sports-car": {"H": 2, "G": 4, "U": 5},
    "four-wheel": {"H": 4, "G": 2, "U": 5},
    "buggy": {"H": 5, "G": 2, "U": 4},
}
EXITS = 4 * ["NEW"] + 4 * ["NE"] + 2 * ["NESW"] + 4 * ["NS"]  # of the tiles 01 to 14 of each road
TERRAIN = {  # on the sides N, E, S, W of the tiles 01 to 14: grassland, mountains, desert, city
    "H": "gggg mmmm dddd cccc mggg dmmm dcdd cgcc cgcg mdmd gmmg ggdd ccmm cddc",
    "G": "gggg mmmm dddd cccc dggg cmmm dgdd cmcc cmcm gdgd gmmg ccgg mmdd cddc",
    "U": "gggg mmmm dddd cccc cggg gmmm dmdd cdcc cdcd gmgm cggc ggdd ccmm mddm",
}
TILES = {
    f"{road}{number:02}": (exits, terrain)
    for road, sides in TERRAIN.items()
    for number, (exits, terrain) in enumerate(zip(EXITS, sides.split(), strict=True), start=1)
}
BORDERS = [("ggdmm", "ddmcc"), ("ggcdd", "mmgcc"), ("ggmcc", "mmgdd"), ("ccdgg", "ddcmm")]  # clockwise round the board
CARDS = {  # the map with four checkpoints, and the one with three; row and column of each
    "K01": ("01 12 24 31", "02 11 42"),
    "K02": ("11 14 23 42", "13 20 24"),
    "K03": ("13 20 32 43", "02 33 42"),
    "K04": ("02 21 30 33", "20 24 31"),
    "K05": ("03 12 20 33", "02 13 42"),
    "K06": ("02 23 31 34", "20 24 33"),
    "K07": ("11 24 32 41", "02 31 42"),
    "K08": ("10 13 21 42", "11 20 24"),
    "K09": ("01 13 21 42", "02 21 42"),
    "K10": ("12 14 20 33", "12 20 24"),
    "K11": ("02 23 31 43", "02 23 42"),
    "K12": ("11 24 30 32", "20 24 32"),
    "K13": ("03 11 23 42", "02 23 42"),
    "K14": ("13 20 32 34", "20 24 32"),
    "K15": ("02 21 33 41", "02 21 42"),
    "K16": ("10 12 24 31", "12 20 24"),
    "K17": ("01 03 20 24", "02 31 33"),
    "K18": ("02 14 34 42", "11 24 31"),
    "K19": ("20 24 41 43", "11 13 42"),
    "K20": ("02 10 30 42", "13 20 33"),
}
BONUS = {2: [2, 0], 3: [3, 1, 0], 4: [4, 2, 1, 0]}  # by players, for the first, second ... who finishes
LONGEST = 300  # minutes (44)


def neighbour(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def terrain(placed: Placed, side: str) -> str:
    """The terrain on a side of a tile as it lies."""
    tile, turned = placed
    return TILES[tile][1][(SIDES.index(side) - turned) % 4]


def has_exit(placed: Placed, side: str) -> bool:
    """Whether a road leads out of that side of a tile as it lies."""
    tile, turned = placed
    return SIDES[(SIDES.index(side) - turned) % 4] in TILES[tile][0]


def road(tile: str) -> str:
    return tile[0]


# ---- Setup -------------------------------------------------------------------------------------


@dataclass
class Deal:
    """What chance laid out before the first player draws."""

    order: list[int]  # seats, the first player first
    corners: list[Cell]  # by seat
    cars: list[str | None]  # by seat; None where players choose (5)
    cards: list[str]  # by seat
    borders: list[str]  # north, east, south, west, each read clockwise
    board: dict[Cell, Placed]
    row: list[str]


@dataclass
class Player:
    """A player's things."""

    corner: Cell
    card: set[Cell]  # the checkpoints
    car: str | None
    hand: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)  # of the hand, what all have seen (46)
    at: Cell | None = None
    tokens: set[Cell] = field(default_factory=set)
    gps: int = 2
    minutes: int = 0
    finished: int = 0  # 1 for the first who visited all checkpoints
    chance_over: bool = False  # the one chance after the first finisher


class Referee:
    """A race. `question` is who must decide, and all that may be decided."""

    def __init__(self, seats: int, options: dict[str, str], deal: Deal, drawn: list[str]) -> None:
        """Players sit down; `drawn` are the tiles that come off the stack, `answer` is told further ones."""
        self.options = options
        map_raced = {"four": 0, "three": 1, "recommended": 0 if seats == 2 else 1}[options["checkpoint-map"]]  # (1)
        self.players = [
            Player(corner, {(int(at[0]), int(at[1])) for at in CARDS[card][map_raced].split()}, car)
            for corner, card, car in zip(deal.corners, deal.cards, deal.cars, strict=True)
        ]
        self.order = deal.order
        self.borders = dict(zip(SIDES, deal.borders, strict=True))
        self.board = dict(deal.board)
        self.row: list[str | None] = [*deal.row]
        self.discards: list[str] = []
        self.stack = set(TILES) - {tile for tile, _ in deal.board.values()} - set(deal.row)
        self.watch: dict[int, list[int]] = {0: deal.order[::-1]}  # stacks of markers, the last one on top (3, 10)
        self.finishers: list[int] = []
        self.check_deal(deal)
        self.drawn = drawn
        self._race = self.race()
        self.question: tuple[int, set[Move]] | None = next(self._race)

    def answer(self, move: Move, drawn: list[str]) -> None:
        """A player decides; the race goes on to the next question, None at its end."""
        self.drawn = drawn
        try:
            self.question = self._race.send(move)
        except StopIteration:
            self.question = None
        assert not self.drawn, f"{self.drawn} were drawn, but nobody may draw"

    def check_deal(self, deal: Deal) -> None:
        """Whether the table was laid as the rulebook says."""
        opening = {
            "diamond": [(0, 2), (2, 0), (2, 4), (4, 2), (1, 1), (1, 3), (3, 1), (3, 3), (2, 2)],  # (9)
            "plus": [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)],
        }[self.options["layout"]]
        unused = [corner for corner in CORNERS if corner not in deal.corners]
        assert set(deal.board) == {*opening, *unused} and len(unused) == 4 - len(deal.corners)
        places = [CORNERS.index(corner) for corner in deal.corners]
        clockwise = 2 if len(places) == 2 else 1  # two players start from opposite corners (2)
        assert all((after - before) % 4 == clockwise for before, after in pairwise(places))
        used = [border for border in BORDERS for face in border if face in deal.borders]
        assert sorted(used) == sorted(BORDERS) and len(deal.borders) == 4
        lying = [tile for tile, _ in deal.board.values()] + deal.row
        assert len(deal.row) == 3 and len(lying) == len(set(lying))
        assert len(set(deal.cards)) == len(deal.cards) and sorted(deal.order) == list(range(len(deal.cards)))
        assert None in deal.cars or len(set(deal.cars)) == len(deal.cars)

    def race(self) -> Asking:
        """Cars and starting tiles in player order, then turns until nobody may act."""
        if self.options["cars"] == "chosen":
            for seat in self.order:
                left = set(CARS) - {player.car for player in self.players}
                move = yield seat, {("choose", car) for car in left}
                self.players[seat].car = move[1]
        for seat in self.order:
            yield from self.start(seat)
        while (next_seat := self.next_to_act()) is not None:
            yield from self.take_turn(next_seat)

    def start(self, seat: int) -> Asking:
        """Draw four tiles, place one in the corner, drive onto it: both take their time."""
        player = self.players[seat]
        self.draw_to_hand(player, 4)
        moves = {("place", tile, turned, player.corner) for tile in player.hand for turned in range(4)}
        _, tile, turned, cell = yield seat, {move for move in moves if not self.locked_in(move)}
        minutes = self.minutes_to_place((tile, turned), cell)
        self.lay(player, (tile, turned), cell)
        minutes += self.enter(player, cell)
        self.move_marker(seat, minutes)

    def locked_in(self, move: Move) -> bool:
        """A starting tile needs a road into the board (6)."""
        _, tile, turned, cell = move
        return not any(has_exit((tile, turned), side) and neighbour(cell, side) in CELLS for side in SIDES)

    # ---- How to play ---------------------------------------------------------------------------

    def take_turn(self, seat: int) -> Asking:
        """One action, then the marker, a tile for a draw line, and discards down to three (15)."""
        player = self.players[seat]
        move = yield seat, self.actions(player)
        before = player.minutes
        minutes = self.act(player, move)
        if player.tokens == player.card:
            self.finish(seat, minutes)
            return
        self.move_marker(seat, minutes)
        self.draw_to_hand(player, player.minutes // 15 - before // 15)  # (13)
        while len(player.hand) > 3:
            _, tile = yield seat, {("discard", tile) for tile in player.hand}
            self.discards.append(self.out_of_hand(player, tile))
        self.end_of_chance(seat)

    def actions(self, player: Player) -> set[Move]:
        """All that a player may do in a turn; drawing is always possible (17)."""
        moves: set[Move] = {("draw",)}
        if any(self.row) or self.stack or self.discards:
            moves.add(("refresh",))  # (26)
        cars = [other.at for other in self.players]
        for cell in CELLS:
            if cell not in cars:  # (18, 19)
                placings = [(tile, turned, cell) for tile in player.hand for turned in range(4)]
                moves |= {("place", *placing) for placing in placings}
                if player.gps and cell in self.board:
                    moves |= {("keep", *placing) for placing in placings}
        if player.gps:
            moves |= {("take", tile) for tile in self.row if tile}
        return moves | self.drives(player)

    def act(self, player: Player, move: Move) -> int:
        """An action, and the minutes that it takes."""
        if move[0] == "draw":
            self.draw_to_hand(player, 2)
            return 2
        if move[0] == "refresh":
            self.discards += [tile for tile in self.row if tile]
            self.row = [self.draw(), self.draw(), self.draw()]
            return 1
        if move[0] == "take":
            player.gps -= 1
            player.hand.append(move[1])
            player.known.append(move[1])
            self.row[self.row.index(move[1])] = self.draw()
            return 0
        if move[0] == "drive":
            return sum(self.enter(player, cell) for cell in move[1:])
        _, tile, turned, cell = move
        minutes = self.minutes_to_place((tile, turned), cell)
        replaced = self.lay(player, (tile, turned), cell)
        if move[0] == "keep":
            player.gps -= 1
            player.hand.append(replaced)
            player.known.append(replaced)
        elif replaced:
            self.discards.append(replaced)
        return minutes

    # ---- Stopwatch and player order ------------------------------------------------------------

    def next_to_act(self) -> int | None:
        """Who has used the least time, of several on one minute the top one of the stack (11)."""
        for minute in sorted(self.watch):
            for seat in reversed(self.watch[minute]):
                if not self.players[seat].chance_over:
                    return seat if minute < LONGEST else None
        return None

    def move_marker(self, seat: int, minutes: int) -> None:
        """Onto the stack of markers there; an action of no minutes leaves it where it is (12)."""
        player = self.players[seat]
        if minutes:
            self.watch[player.minutes].remove(seat)
            player.minutes += minutes
            self.watch.setdefault(player.minutes, []).append(seat)

    # ---- Drawing tiles -------------------------------------------------------------------------

    def draw(self) -> str | None:
        """A tile from the stack, which the discards renew when it is used up; None if there is none (25)."""
        if not self.stack:
            self.stack, self.discards = set(self.discards), []
        if not self.stack:
            return None
        assert self.drawn, "a tile is to be drawn, but none was"
        self.stack.remove(self.drawn[0])
        return self.drawn.pop(0)

    def draw_to_hand(self, player: Player, count: int) -> None:
        player.hand += [tile for tile in (self.draw() for _ in range(count)) if tile]

    def out_of_hand(self, player: Player, tile: str) -> str:
        player.hand.remove(tile)
        player.known = [each for each in player.known if each != tile]
        return tile

    # ---- Placing a map tile --------------------------------------------------------------------

    def lay(self, player: Player, placed: Placed, cell: Cell) -> str:
        """From the hand onto the board; the tile that lay there, "" for none."""
        replaced = self.board[cell][0] if cell in self.board else ""
        self.board[cell] = (self.out_of_hand(player, placed[0]), placed[1])
        return replaced

    def minutes_to_place(self, placed: Placed, cell: Cell) -> int:
        """Four minutes less all matches, never below zero (21)."""
        matches = 0
        for side in SIDES:
            beside = self.board.get(neighbour(cell, side))
            if beside is None:
                if neighbour(cell, side) not in CELLS and self.options["borders"] == "count":
                    matches += terrain(placed, side) == self.border_terrain(cell, side)  # (8)
                continue
            matches += terrain(placed, side) == terrain(beside, OPPOSITE[side])
            connected = has_exit(placed, side) and has_exit(beside, OPPOSITE[side])
            matches += connected and road(placed[0]) == road(beside[0])  # (22)
        if cell in self.board:
            replaced = self.board[cell][0]
            matches += len(set(TILES[placed[0]][1]) & set(TILES[replaced][1]))
            matches += road(placed[0]) == road(replaced)
        return max(0, 4 - matches)

    def border_terrain(self, cell: Cell, side: str) -> str:
        """Borders are read clockwise: the southern from the east, the western from the south."""
        row, column = cell
        return self.borders[side][{"N": column, "E": row, "S": 4 - column, "W": 4 - row}[side]]

    # ---- Moving the car, checkpoints -----------------------------------------------------------

    def drives(self, player: Player) -> set[Move]:
        """One or two tiles along connecting roads; the last checkpoint ends a move (38)."""
        assert player.at
        moves: set[Move] = set()
        for first in self.connected(player.at):
            moves.add(("drive", first))
            if player.card - player.tokens != {first}:
                moves |= {("drive", first, second) for second in self.connected(first)}
        return moves

    def connected(self, cell: Cell) -> list[Cell]:
        """The cells to which a road leads on, of whatever type (35)."""
        return [
            neighbour(cell, side)
            for side in SIDES
            if has_exit(self.board[cell], side)
            and neighbour(cell, side) in self.board
            and has_exit(self.board[neighbour(cell, side)], OPPOSITE[side])
        ]

    def enter(self, player: Player, cell: Cell) -> int:
        """The car enters a tile and marks a checkpoint of its card; the minutes for that road."""
        assert player.car
        player.at = cell
        if cell in player.card:
            player.tokens.add(cell)
        return CARS[player.car][road(self.board[cell][0])]

    def minutes(self, seat: int, move: Move) -> int | None:
        """What a placement or a drive would take; None for other moves."""
        player = self.players[seat]
        if move[0] == "drive":
            assert player.car
            return sum(CARS[player.car][road(self.board[cell][0])] for cell in move[1:])
        if move[0] not in ("place", "keep"):
            return None
        _, tile, turned, cell = move
        driving = 0 if player.at or not player.car else CARS[player.car][road(tile)]  # onto the starting tile
        return self.minutes_to_place((tile, turned), cell) + driving

    # ---- Last checkpoint and game end ----------------------------------------------------------

    def finish(self, seat: int, minutes: int) -> None:
        """The car leaves the board and takes the marker's place, with the bonus; no tile is drawn any more (16)."""
        player = self.players[seat]
        self.watch[player.minutes].remove(seat)
        self.finishers.append(seat)
        player.finished = len(self.finishers)
        player.minutes += minutes - BONUS[len(self.players)][player.finished - 1]
        player.at = None

    def end_of_chance(self, seat: int) -> None:
        """After the first finisher everybody has one unbroken run of actions (41)."""
        player = self.players[seat]
        if self.finishers:
            first_car = min(self.players[each].minutes for each in self.finishers)
            beyond = player.minutes > first_car and self.options["end-game"] == "one-chance"  # (42)
            player.chance_over = beyond or self.next_to_act() not in (seat, None)

    def scores(self) -> list[int]:
        """100 for a checkpoint, less the minutes (45)."""
        return [100 * len(player.tokens) - player.minutes for player in self.players]

    def places(self) -> list[int]:
        """Finishers by time, then by who was earlier; the others by checkpoints, then by time (40, 43)."""

        def standing(player: Player) -> tuple[int, ...]:
            if player.finished:
                return 0, player.minutes, player.finished
            return 1, -len(player.tokens), player.minutes

        ranks = [standing(player) for player in self.players]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]
