"""Tiles, cells, cars and matches by their names, for whoever speaks of them."""

from functools import lru_cache
from typing import TypedDict

from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box

QUARTER = 90  # degrees


class Matches(TypedDict):
    """What makes a placement quicker."""

    roads: list[str]  # by their sides
    terrain: list[str]  # by their sides
    replaced: list[str]  # what the replaced tile had, too: terrains, or "road"


def tile_id(tile: int) -> str | None:
    """None where no tile lies."""
    return None if tile == box.NOTHING else box.TILE_IDS[tile]


def cells(bits: int) -> list[str]:
    """A set of cells by their names."""
    return [box.CELL_IDS[cell] for cell in range(box.CELLS) if bits >> cell & 1]


# ---- Things to touch ---------------------------------------------------------------------------


def tile_part(tile: int) -> str:
    """The name of a tile as a thing to touch."""
    return f"tile:{tile_id(tile)}"


def cell_part(cell: int) -> str:
    """The name of a cell as a thing to touch."""
    return f"cell:{'' if cell == box.NOTHING else box.CELL_IDS[cell]}"


def car_part(car: int) -> str:
    """The name of a car sheet as a thing to touch."""
    return f"sheet:{box.CAR_IDS[car]}"


# ---- Words -------------------------------------------------------------------------------------


@lru_cache(box.TILES + 1)
def tile_named(tile: int) -> Say:
    """A tile as a word: its number, road and shape; its help tells the terrain of its sides."""
    sides = box.TERRAIN[tile][0]
    terrains = tuple(
        Say("sides-of", terrain=terrain_within(kind), count=sides.count(kind)) for kind in dict.fromkeys(sides)
    )
    road, shape = Say(f"road-{box.ROADS[box.ROAD[tile]]}"), Say(f"shape-{box.SHAPES[tile]}")
    return Say("tile", name=box.TILE_IDS[tile], road=road, shape=shape, terrains=terrains)


def terrain_within(kind: int) -> Say:
    """A terrain within a sentence."""
    return Say(f"terrain-{box.TERRAINS[kind]}.within")


def car_named(car: int) -> Say:
    """A car as a word; its help tells its minutes."""
    return Say(f"car-{box.CAR_IDS[car]}", **minutes_of(car))


def minutes_of(car: int) -> dict[str, int]:
    """What a car takes over each road."""
    return dict(zip(box.ROADS, box.MINUTES[car], strict=True))


def matched(bits: int) -> Matches:
    """The matches of a placement, from its bits."""
    return {
        "roads": [box.COMPASS[side] for side in range(box.SIDES) if bits >> side & 1],
        "terrain": [box.COMPASS[side] for side in range(box.SIDES) if bits >> box.SIDES + side & 1],
        "replaced": [box.TERRAINS[kind] for kind in range(len(box.TERRAINS)) if bits >> 2 * box.SIDES + kind & 1]
        + (["road"] if bits >> 3 * box.SIDES & 1 else []),
    }


def matches_named(found: Matches) -> tuple[Say, ...]:
    """What makes a placement quicker: roads and terrain by their sides, and what the replaced tile had, too."""
    why = [Say("match-road", side=Say(f"side-{side}")) for side in found["roads"]]
    why += [Say("match-terrain", side=Say(f"side-{side}")) for side in found["terrain"]]
    why += [Say("match-replaced", what=Say(f"terrain-{kind}.within")) for kind in found["replaced"] if kind != "road"]
    return (*why, Say("match-replaced-road")) if "road" in found["replaced"] else tuple(why)
