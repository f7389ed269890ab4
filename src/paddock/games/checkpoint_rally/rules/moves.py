"""What each move number means. Nobody else reckons with them."""

from paddock.core.contract import Numbers
from paddock.core.moves import Family, single
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box

EACH_TILE = box.SIDES * box.CELLS  # ways to lay one tile

PLACE = 0  # a tile of the hand onto a cell
KEEP = PLACE + box.OPENING_HAND * EACH_TILE  # the same, and a GPS update brings the replaced tile into the hand
DRIVE = KEEP + box.HAND * EACH_TILE  # onto the next tile
DRIVE_TWO = DRIVE + box.SIDES
DRAW = DRIVE_TWO + box.SIDES * box.SIDES
REFRESH = DRAW + 1
TAKE = REFRESH + 1  # a tile of the row, by a GPS update
DISCARD = TAKE + box.ROW
CHOOSE = DISCARD + box.MOST_HELD  # a car sheet
MOVES = CHOOSE + box.CARS

# ---- Place a map tile --------------------------------------------------------------------------


@rule
def place(hand_place: int, turn: int, cell: int) -> int:
    """The tile at a place of the hand, turned by so many quarters, onto a cell."""
    return PLACE + (box.SIDES * hand_place + turn) * box.CELLS + cell


@rule
def keep(hand_place: int, turn: int, cell: int) -> int:
    """The same, with a GPS update that keeps the tile replaced."""
    return KEEP + (box.SIDES * hand_place + turn) * box.CELLS + cell


@rule
def placements(held: int, cell: int, keeps: bool, out: Numbers, n: int) -> int:
    """Write every tile of a hand, in every turn, onto a cell; the tile replaced may also be kept where one `keeps`."""
    for move in range(PLACE + cell, PLACE + EACH_TILE * held, box.CELLS):
        out[n] = move
        n += 1
        if keeps:
            out[n] = KEEP + move - PLACE
            n += 1
    return n


@rule
def is_placement(move: int) -> bool:
    """Whether a tile is laid, with a GPS update or without."""
    return move < DRIVE


@rule
def is_keep(move: int) -> bool:
    """Whether a tile is laid and the one replaced is kept."""
    return KEEP <= move < DRIVE


@rule
def laying(move: int) -> int:
    """Which of all ways to lay a tile, with a GPS update or without."""
    return move - KEEP if move >= KEEP else move - PLACE


@rule
def place_of(move: int) -> int:
    """The place in the hand of the tile that is laid."""
    return laying(move) // EACH_TILE


@rule
def turn_of(move: int) -> int:
    """By how many quarters it is turned."""
    return laying(move) // box.CELLS % box.SIDES


@rule
def cell_of(move: int) -> int:
    """The cell that it is laid on."""
    return laying(move) % box.CELLS


# ---- Move your car -----------------------------------------------------------------------------


@rule
def drive(side: int) -> int:
    """Onto the tile beyond a side."""
    return DRIVE + side


@rule
def drive_two(first: int, second: int) -> int:
    """Onto the tile beyond a side, and on over a side of that one."""
    return DRIVE_TWO + box.SIDES * first + second


@rule
def is_drive(move: int) -> bool:
    """Whether the car moves, over one tile or two."""
    return DRIVE <= move < DRAW


@rule
def is_drive_two(move: int) -> bool:
    """Whether it moves over two."""
    return DRIVE_TWO <= move < DRAW


@rule
def first_side_of(move: int) -> int:
    """The side over which a drive begins."""
    return (move - DRIVE_TWO) // box.SIDES if move >= DRIVE_TWO else move - DRIVE


@rule
def second_side_of(move: int) -> int:
    """The side over which a drive of two tiles goes on."""
    return (move - DRIVE_TWO) % box.SIDES


# ---- GPS update, hand limit, car sheets --------------------------------------------------------


@rule
def take(place: int) -> int:
    """The tile at a place of the row."""
    return TAKE + place


@rule
def is_take(move: int) -> bool:
    """Whether a tile of the row is taken."""
    return TAKE <= move < DISCARD


@rule
def taken_from(move: int) -> int:
    """The place in the row of the tile taken."""
    return move - TAKE


@rule
def discard(place: int) -> int:
    """The tile at a place of the hand onto the discard pile."""
    return DISCARD + place


@rule
def is_discard(move: int) -> bool:
    """Whether a tile is discarded down to the hand limit."""
    return DISCARD <= move < CHOOSE


@rule
def discarded_from(move: int) -> int:
    """The place in the hand of the tile discarded."""
    return move - DISCARD


@rule
def choose(car: int) -> int:
    """A car sheet, by agreement."""
    return CHOOSE + car


@rule
def is_choice(move: int) -> bool:
    """Whether a car sheet is chosen."""
    return move >= CHOOSE


@rule
def car_of(move: int) -> int:
    """The car sheet chosen."""
    return move - CHOOSE


# ---- All of them -------------------------------------------------------------------------------


def laid_by(move: int) -> tuple[int, ...]:
    """What a tile laid is told by."""
    return place_of(move), turn_of(move), cell_of(move)


FAMILIES = (
    Family("place", PLACE, KEEP - PLACE, place, laid_by),
    Family("keep", KEEP, DRIVE - KEEP, keep, laid_by),
    Family("drive", DRIVE, box.SIDES, drive, lambda move: (first_side_of(move),)),
    Family("drive-two", DRIVE_TWO, DRAW - DRIVE_TWO, drive_two, lambda m: (first_side_of(m), second_side_of(m))),
    single("draw", DRAW),
    single("refresh", REFRESH),
    Family("take", TAKE, box.ROW, take, lambda move: (taken_from(move),)),
    Family("discard", DISCARD, box.MOST_HELD, discard, lambda move: (discarded_from(move),)),
    Family("choose", CHOOSE, box.CARS, choose, lambda move: (car_of(move),)),
)
