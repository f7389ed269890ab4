"""Everything in the box and on the table, with how many there are and what it does."""

from typing import Any

from paddock.core.game import Chapter, Thing
from paddock.core.words import Say
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.names import card

ANSWERS = (
    "stay-silent",
    "points",
    "cards",
    "stay-on-road",
    "next",
    "leave-order",
    "shuffle-first",
    "draw-first",
    "reshuffle",
    "keep-deck",
    "way",
)

PICTURED = (
    "move-drive",
    "move-shortcut",
    "move-stage",
    "move-put-next",
    "move-drive-store",
)  # moves that the book shows


def reference(s: State) -> list[Chapter]:
    """Cards, stages, what stands at the road, the tiles of the race's set, and what can be answered."""
    tiles = [
        {"id": "start", **box.BOX["start"]},
        *box.BOX["sets"][s.short_tiles]["tiles"],
        {"id": "finish", **box.BOX["finish"]},
    ]
    road = "".join(tile["road"] for tile in tiles)
    signs = [thing(name, road.count(box.SYMBOLS[box.SQUARES.index(name)])) for name in box.SIGNED]
    shortcuts = thing("shortcut", sum("shortcut" in tile for tile in tiles))
    return [
        chapter("cards", *(Thing(f"card:{id}", card(id), box.COUNT[kind]) for kind, id in enumerate(box.IDS))),
        chapter("stages", thing("stage", box.STAGES), thing("diner", box.STAGES), thing("stage-tile", box.STAGES)),
        chapter("road", *signs, shortcuts, thing("finish", 1)),
        chapter("tiles", *(tile_thing(tile, box.TILE_SETS[s.short_tiles]) for tile in tiles)),
        chapter(
            "table",
            thing("car", box.SEATS),
            thing("turn-order", box.BOX["turn_order_tiles"]),
            thing("victory-points", box.BOX["victory_point_tiles"]),
        ),
        chapter("answers", *(thing(name) for name in ANSWERS)),
    ]


def chapter(name: str, *things: Thing) -> Chapter:
    """Things under their title."""
    return Chapter(Say(f"chapter-{name}"), things)


def thing(name: str, count: int | None = None) -> Thing:
    """Something with a name of its own."""
    return Thing(name, Say(f"thing-{name}"), count)


def tile_thing(tile: dict[str, Any], set_name: str) -> Thing:
    """A tile with what stands at its squares, read from its first edge to its second."""
    id = tile["id"]
    first, last = {"start": ("", box.TILES[0][0]), "finish": (box.TILES[-1][1], "")}.get(id, id)
    start, end = tile.get("shortcut", (box.NOWHERE, box.NOWHERE))
    facts = {
        "tile": id,
        "set": set_name,
        "length": len(tile["road"]),
        "road": tuple(Say(f"square-{box.SQUARES[box.SYMBOLS.index(mark)]}") for mark in tile["road"]),
        "first": first,
        "last": last,
        "start": start + 1,
        "end": end + 1,
    }
    return Thing(f"tile:{id}", Say(f"tile-{id}" if id in box.BOX else "tile-course", **facts))
