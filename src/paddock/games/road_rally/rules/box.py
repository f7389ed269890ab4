"""The box as constants and tables, from data.toml."""

from itertools import product
from math import factorial, perm
from typing import Any

from paddock.core.box import read_box, require
from paddock.core.words import numbers

BOX = read_box(__package__)

SEATS = 5
NOBODY = -1
NOWHERE = -1

# ---- Movement cards: a card is the number of its kind, 0 to 5 --------------------------------------

COLOURS: tuple[str, ...] = tuple(colour["id"] for colour in BOX["colours"])
GREEN, YELLOW, RED = range(3)
ANY_COLOUR = len(COLOURS)  # of a play from the general store
KINDS = 2 * len(COLOURS)
VALUE: tuple[int, ...] = tuple(value for colour in BOX["colours"] for value in colour["values"])
COUNT: tuple[int, ...] = tuple(count for colour in BOX["colours"] for count in colour["counts"])
IDS: tuple[str, ...] = tuple(f"{COLOURS[kind // 2][0]}{VALUE[kind]}" for kind in range(KINDS))
DRAW: tuple[int, ...] = (*(colour["draw"] for colour in BOX["colours"]), BOX["store_draw"])  # by colour played
DECK = sum(COUNT)

HAND = BOX["hand"]
LOOK = BOX["look"]
STORE_CARDS = BOX["store_cards"]
EMPTY_HAND_DRAW = BOX["empty_hand_draw"]
LAST_PLACE_DRAW = BOX["last_place_draw"]
CARDS_INSTEAD = BOX["cards_instead"]
CHECKPOINT_POINTS = BOX["checkpoint_points"]
STAGE_TILE_POINTS = BOX["stage_tile_points"]
TRIGGER_FACTOR = BOX["trigger_factor"]

require(HAND < DECK, "box-deck-too-small", cards=DECK, hand=HAND)
require(all(VALUE[kind] < VALUE[kind + 1] for kind in range(0, KINDS, 2)), "box-values-in-order")

# ---- Plays: cards of one colour, or from the general store ------------------------------------------

# The plays of a colour are numbered by how many of its low cards, then of its high cards are played; those of the
# general store follow. A play is packed into one number: four bits a kind for the cards, then the spaces.
PACK = 4  # bits
GUARD = sum(8 << PACK * kind for kind in range(KINDS))  # a bit above each count: see `holds_play`
SPACES_AT = PACK * KINDS

HIGHS: tuple[int, ...] = tuple(COUNT[2 * colour + 1] + 1 for colour in range(len(COLOURS)))
FIRST_PLAY: tuple[int, ...] = tuple(
    sum((COUNT[2 * before] + 1) * HIGHS[before] for before in range(colour)) for colour in range(len(COLOURS) + 1)
)
STORE = FIRST_PLAY[-1]  # where plays from the general store begin


def spaces_in(cards: tuple[int, ...]) -> int:
    """How far some cards lead."""
    return sum(count * VALUE[kind] for kind, count in enumerate(cards))


def packed(cards: tuple[int, ...]) -> int:
    """A play as one number."""
    return sum(count << PACK * kind for kind, count in enumerate(cards)) | spaces_in(cards) << SPACES_AT


def one_colour() -> list[tuple[int, ...]]:
    """Every way to play cards of one colour; the first of each colour is none at all."""
    found = []
    for colour in range(len(COLOURS)):
        for low, high in product(range(COUNT[2 * colour] + 1), range(COUNT[2 * colour + 1] + 1)):
            cards = [0] * KINDS
            cards[2 * colour : 2 * colour + 2] = low, high
            found.append(tuple(cards))
    return found


def any_colours() -> list[tuple[int, ...]]:
    """Every way to play one to five cards of any colours, the shortest first."""
    ways = product(*(range(min(count, STORE_CARDS) + 1) for count in COUNT))
    return sorted((cards for cards in ways if 1 <= sum(cards) <= STORE_CARDS), key=spaces_in)


PLAY_CARDS: tuple[tuple[int, ...], ...] = (*one_colour(), *any_colours())
PLAYS = len(PLAY_CARDS)
PACKED: tuple[int, ...] = tuple(packed(cards) for cards in PLAY_CARDS)

# ---- Stages ------------------------------------------------------------------------------------------

STAGES = BOX["stages"]
DECK_A = BOX["deck_a"]
VARIANTS: tuple[str, ...] = tuple(each["id"] for each in BOX["dealing"])
FEWEST = 3  # players


def by_players(name: str) -> tuple[int, ...]:
    """A row of the table of dealing: variant after variant, for 3, 4 and 5 players."""
    return tuple(number for each in BOX["dealing"] for number in each[name])


PLAYER_COUNTS = SEATS - FEWEST + 1
FROM_A, FROM_B, FROM_BOTH = by_players("from_a"), by_players("from_b"), by_players("from_both")
MAY_SCORE = by_players("score")
for _place, _dealt in enumerate(zip(FROM_A, FROM_B, FROM_BOTH, strict=True)):
    _drivers = FEWEST + _place % PLAYER_COUNTS
    _enough = _drivers * _dealt[0] <= DECK_A and _drivers * _dealt[1] <= STAGES - DECK_A
    require(_enough and 1 <= sum(_dealt) <= STAGES // _drivers, "box-stages-dealt", drivers=_drivers, stages=STAGES)
A_ROUND: tuple[int, ...] = tuple(each["a_round"] for each in BOX["dealing"])

PAY_BASE, PAY_FOUR, PAY_THREE = range(3)
PAY: tuple[int, ...] = tuple(points for each in BOX["pay"] for points in each["points"])
CARDS_FROM: tuple[int, ...] = tuple(each["cards_from"] - 1 for each in BOX["pay"])  # the place, from 0
LINES = ("own-stages", "other-stages", "finish", "checkpoints", "stage-tiles")  # of the score sheet

# ---- The course: tiles seen from above ---------------------------------------------------------------

SYMBOLS = ".DCGSM"
PLAIN, DINER, CHECKPOINT, GAS, GENERAL_STORE, MECHANIC = range(len(SYMBOLS))
FLAG_TAKEN = len(SYMBOLS)  # a checkpoint without its tile
SQUARES: tuple[str, ...] = ("plain", "diner", "checkpoint", "gas", "store", "mechanic", "flag-taken")
SIGNED = SQUARES[CHECKPOINT : MECHANIC + 1]  # squares with a sign of their own

TILE_SETS: tuple[str, ...] = tuple(each["id"] for each in BOX["sets"])
TILES: tuple[str, ...] = tuple(tile["id"] for tile in BOX["sets"][0]["tiles"])
COURSE_TILES = len(TILES)
START_TILE = COURSE_TILES  # the tiles after those of the course
FINISH_TILE = COURSE_TILES + 1
ALL_TILES = COURSE_TILES + 2
SPRINT_TILES = BOX["sets"][0]["sprint_tiles"]
FULL_COURSES = factorial(COURSE_TILES) << COURSE_TILES  # orders and directions of all tiles
SPRINT_COURSES = perm(COURSE_TILES, SPRINT_TILES) << SPRINT_TILES
START_ROAD = BOX["start_road"]
FINISH_ROAD = BOX["finish_road"]
CELLS = 8  # at most on a tile: its road squares, and the grid or the final space
LONGEST = START_ROAD + 8 * COURSE_TILES + FINISH_ROAD + 1  # where the final space may lie

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "NESW"
STEP_X = (0, 1, 0, -1)  # by side; y grows to the south
STEP_Y = (-1, 0, 1, 0)


def cells_in_order(rows: list[str]) -> list[tuple[int, int]]:
    """Road squares as (x, y) in the order of their numbers, then the cells of a large space."""
    cells = {mark: (x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "#"}
    large = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    return [cells[mark] for mark in sorted(cells)] + large


def turned(x: int, y: int, quarters: int) -> tuple[int, int]:
    """A step turned clockwise."""
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def way_through(tile: dict[str, Any], backwards: bool) -> dict[str, Any]:
    """A tile as it is driven through, seen by a driver who comes in heading north at (0, 0)."""
    squares = len(tile["road"])
    cells = cells_in_order(tile["rows"])
    entry: str = tile.get("entry", "W")  # nobody comes into the start tile: the grid lies behind its road
    leave: str = tile.get("exit", "")
    road, shortcut = tile["road"], tile.get("shortcut")
    if backwards:
        road, cells, entry, leave = road[::-1], cells[squares - 1 :: -1], leave, entry
        if shortcut:
            shortcut = [squares - 1 - shortcut[1], squares - 1 - shortcut[0]]
    heading = (SIDES.index(entry) + 2) % 4
    x0, y0 = cells[0]
    seen = [turned(x - x0, y - y0, -heading) for x, y in cells]
    return {
        "road": [SYMBOLS.index(mark) for mark in road],
        "cells": seen,
        "turn": (SIDES.index(leave) - heading) % 4 if leave else 0,
        "shortcut": shortcut or [NOWHERE, NOWHERE],
        "heading": heading,  # of who comes in, while the tile lies as in data.toml
    }


def both_ways(tiles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each course tile forwards and backwards, then start and finish, twice each to keep the numbers even."""
    found = [way_through(tile, backwards) for tile in tiles for backwards in (False, True)]
    for end in ("start", "finish"):
        found += 2 * [way_through(BOX[end], False)]
    return found


# All ways of both sets of tiles: a way is `set * WAYS + tile * 2 + backwards`.
WAYS = 2 * ALL_TILES
COURSE_WAYS = 2 * COURSE_TILES  # of the tiles between start and finish
START_WAY, FINISH_WAY = 2 * START_TILE, 2 * FINISH_TILE
ROUTES: list[dict[str, Any]] = [way for each in BOX["sets"] for way in both_ways(each["tiles"])]
ROAD_OF: tuple[int, ...] = tuple(len(way["road"]) for way in ROUTES)  # road squares
CELLS_OF: tuple[int, ...] = tuple(len(way["cells"]) for way in ROUTES)
TURN_OF: tuple[int, ...] = tuple(way["turn"] for way in ROUTES)  # quarters clockwise from coming in to leaving
JUMP_FROM: tuple[int, ...] = tuple(way["shortcut"][0] for way in ROUTES)
JUMP_TO: tuple[int, ...] = tuple(way["shortcut"][1] for way in ROUTES)


def spread(values: list[int]) -> list[int]:
    """Padded to the most cells that a tile has."""
    return values + [0] * (CELLS - len(values))


SYMBOL_AT: tuple[int, ...] = tuple(mark for way in ROUTES for mark in spread(way["road"]))
CELL_X: tuple[int, ...] = tuple(x for way in ROUTES for x in spread([x for x, _ in way["cells"]]))
CELL_Y: tuple[int, ...] = tuple(y for way in ROUTES for y in spread([y for _, y in way["cells"]]))

# ---- For people --------------------------------------------------------------------------------------


def by_variant() -> dict[str, int]:
    """What the table of dealing says, such as `standard_from_a_3` with three drivers, and `sprint_a_round`."""
    found = {}
    for each in BOX["dealing"]:
        name = each["id"]
        found[f"{name}_a_round"] = each["a_round"]
        for k, drivers in enumerate(range(FEWEST, SEATS + 1)):
            for what in ("from_a", "from_b", "from_both", "score"):
                found[f"{name}_{what}_{drivers}"] = each[what][k]
    return found


def by_place() -> dict[str, int]:
    """What the tables of points say, such as `pay_base_1` for the first place, and `pay_base_cards_from`."""
    found = {}
    for each in BOX["pay"]:
        found[f"pay_{each['id']}_cards_from"] = each["cards_from"]
        for place, points in enumerate(each["points"], start=1):
            found[f"pay_{each['id']}_{place}"] = points
    return found


def by_colour() -> dict[str, int]:
    """How many cards of a colour are in a deck, such as `green_cards`, the two kinds of them, and the draw."""
    found = {}
    for each in BOX["colours"]:
        name = each["id"]
        found[f"{name}_cards"] = sum(each["counts"])
        found[f"{name}_draw"] = each["draw"]
        found[f"{name}_lows"], found[f"{name}_highs"] = each["counts"]
        found[f"{name}_low"], found[f"{name}_high"] = each["values"]
    return found


def spaces(set_name: str, tiles: int) -> int:
    """How many spaces it is to the finish over so many tiles."""
    return START_ROAD + tiles * SQUARES_OF[set_name] + FINISH_ROAD + 1


SQUARES_OF: dict[str, int] = {each["id"]: len(each["tiles"][0]["road"]) for each in BOX["sets"]}  # of a course tile
FACTS: dict[str, int] = {
    **numbers(BOX),
    **by_variant(),
    **by_place(),
    **by_colour(),
    "deck": DECK,
    "fewest_drivers": FEWEST,
    "most_drivers": SEATS,
    "first_of_b": DECK_A + 1,
    "course_tiles": COURSE_TILES,
    "sprint_tiles": SPRINT_TILES,
    **{f"{name}_squares": squares for name, squares in SQUARES_OF.items()},
    **{f"{name}_spaces": spaces(name, COURSE_TILES) for name in TILE_SETS},
}
