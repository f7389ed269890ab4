"""The box as constants and tables, from data.toml. Tiles, cards and cars are numbers in its order.

Sides are N, E, S, W = 0 to 3; a tile turned by r shows its base side (side - r) mod 4. Cells are 5 * row + column. Sets
of cells, sides or terrains are bits of one number.
"""

from itertools import permutations
from typing import Any

from paddock.core.box import read_box, require
from paddock.core.words import numbers

BOX = read_box(__package__)
_TILES: list[dict[str, Any]] = BOX["tiles"]
_MINUTES: dict[str, int] = BOX["minutes"]

NOTHING = -1  # no tile, no cell
NOBODY = -1  # no seat
SEATS = 4

# ---- The board ---------------------------------------------------------------------------------

SIDE: int = BOX["side"]
CELLS = SIDE * SIDE
SIDES = 4
COLUMNS = "ABCDE"
COMPASS = "NESW"

CELL_IDS = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
NORTH, EAST, SOUTH, WEST = range(SIDES)
CORNERS = tuple(CELL_IDS.index(cell) for cell in ("A1", "E1", "E5", "A5"))  # clockwise
LAYOUTS = tuple(tuple(CELL_IDS.index(cell) for cell in cells) for cells in BOX["opening"].values())
OPENING = len(LAYOUTS[0])


def _next(cell: int, side: int) -> int:
    row = cell // SIDE + (0, 0, 1, 0)[side] - (1, 0, 0, 0)[side]
    column = cell % SIDE + (0, 1, 0, 0)[side] - (0, 0, 0, 1)[side]
    return SIDE * row + column if 0 <= row < SIDE and 0 <= column < SIDE else NOTHING


NEXT = tuple(tuple(_next(cell, side) for side in range(SIDES)) for cell in range(CELLS))  # the cell beyond a side
OPPOSITE = (SOUTH, WEST, NORTH, EAST)

# ---- Tiles and borders -------------------------------------------------------------------------

TERRAINS = ("grassland", "mountains", "desert", "city")
ROADS = ("highway", "gravel", "urban")
TILE_IDS: tuple[str, ...] = tuple(tile["id"] for tile in _TILES)
TILES = len(TILE_IDS)


def _terrain(letter: str) -> int:
    return [name[0] for name in TERRAINS].index(letter)


def _turned(tile: dict[str, Any], turn: int) -> tuple[int, ...]:
    return tuple(_terrain(tile["sides"][(side - turn) % SIDES]) for side in range(SIDES))


def _exits(tile: dict[str, Any], turn: int) -> int:
    return sum(1 << (COMPASS.index(side) + turn) % SIDES for side in tile["exits"])


SHAPES: tuple[str, ...] = tuple(tile["shape"] for tile in _TILES)
ROAD = tuple(ROADS.index(tile["road"]) for tile in _TILES)
EXITS = tuple(tuple(_exits(tile, turn) for turn in range(SIDES)) for tile in _TILES)  # [tile][turn], bits by side
TERRAIN = tuple(tuple(_turned(tile, turn) for turn in range(SIDES)) for tile in _TILES)  # [tile][turn][side]
KINDS = tuple(sum(1 << kind for kind in set(_turned(tile, 0))) for tile in _TILES)  # the terrains of a tile, as bits

BORDER_IDS: tuple[str, ...] = tuple(border["id"] for border in BOX["borders"])
BORDERS = len(BORDER_IDS)
FACES = 2
BORDER = tuple(tuple(_terrain(letter) for letter in face) for border in BOX["borders"] for face in border["faces"])
ALONG = tuple(  # where a cell lies along the border on one of its sides, clockwise round the board
    (cell % SIDE, cell // SIDE, SIDE - 1 - cell % SIDE, SIDE - 1 - cell // SIDE) for cell in range(CELLS)
)

# ---- Checkpoint cards and cars -----------------------------------------------------------------

MAP_NAMES = ("four", "three")
FOUR, THREE = range(len(MAP_NAMES))
CARD_IDS: tuple[str, ...] = tuple(card["id"] for card in BOX["cards"])
CARDS = len(CARD_IDS)
MAPS = tuple(  # [map][card], bits by cell
    tuple(sum(1 << CELL_IDS.index(cell) for cell in card[name]) for card in BOX["cards"]) for name in MAP_NAMES
)
CHECKPOINTS = tuple(len(BOX["cards"][0][name]) for name in MAP_NAMES)
MOST_CHECKPOINTS = max(CHECKPOINTS)

CAR_IDS: tuple[str, ...] = tuple(car["id"] for car in BOX["cars"])
CARS = len(CAR_IDS)
MINUTES = tuple(tuple(car[road] for road in ROADS) for car in BOX["cars"])  # [car][road], to enter a tile

# ---- Numbers -----------------------------------------------------------------------------------

HAND: int = BOX["hand"]
OPENING_HAND: int = BOX["opening_hand"]
ROW: int = BOX["row"]
DRAWS: int = BOX["draws"]
GPS: int = BOX["gps"]
STEPS: int = BOX["steps"]
DIAL: int = BOX["dial"]
LINE: int = BOX["line"]
LONGEST: int = BOX["longest"]
DRAW_MINUTES = _MINUTES["draw"]
PLACE_MINUTES = _MINUTES["place"]
REFRESH_MINUTES = _MINUTES["refresh"]
_LONGEST_ACTION = max(PLACE_MINUTES, REFRESH_MINUTES, STEPS * max(map(max, MINUTES)))  # but for drawing
_LINES_CROSSED, _LINES_AFTER_DRAWING = (-(-minutes // LINE) for minutes in (_LONGEST_ACTION, DRAW_MINUTES))  # at most
MOST_HELD = HAND + max(_LINES_CROSSED, DRAWS + _LINES_AFTER_DRAWING)  # in the middle of a turn, a tile for each line
BONUS = tuple(  # [seats][how many finished before]
    tuple(BOX["bonus"].get(str(seats), ())) + (0,) * (SEATS - len(BOX["bonus"].get(str(seats), ())))
    for seats in range(SEATS + 1)
)

LINES = ("checkpoints", "minutes", "bonus")  # of the score sheet
CHECKPOINT_POINTS: int = BOX["points"]["checkpoint"]

ORDERS = tuple(permutations(range(MOST_CHECKPOINTS)))  # in which checkpoints can be visited

require(OPENING_HAND == HAND + 1, "box-opening-hand", hand=HAND, opening=OPENING_HAND)
require(DIAL % LINE == 0, "box-dial", dial=DIAL, line=LINE)
require(len(set(MINUTES[0])) == len(ROADS), "box-one-road-of-each")
require(all(sorted(car) == sorted(MINUTES[0]) for car in MINUTES), "box-one-road-of-each")

# ---- What messages may name --------------------------------------------------------------------

QUICK, MEDIUM, SLOW = sorted(MINUTES[0])  # every car has one road of each
FACTS = {
    **numbers(BOX),
    "players": SEATS,
    "cells": CELLS,
    "tiles": TILES,
    "tiles_of_a_road": TILES // len(ROADS),
    "opening_tiles": OPENING,
    "terrain_borders": BORDERS,
    "checkpoint_cards": CARDS,
    "checkpoints_four": CHECKPOINTS[FOUR],
    "checkpoints_three": CHECKPOINTS[THREE],
    "tokens_of_a_player": MOST_CHECKPOINTS,
    "tokens_in_the_box": SEATS * MOST_CHECKPOINTS,
    "gps_in_the_box": SEATS * GPS,
    "car_sheets": CARS,
    "quick": QUICK,
    "medium": MEDIUM,
    "slow": SLOW,
    "second_line": 2 * LINE,
    "third_line": 3 * LINE,
    **{f"bonus_{seats}_{place + 1}": BONUS[seats][place] for seats in range(2, SEATS + 1) for place in range(seats)},
}
