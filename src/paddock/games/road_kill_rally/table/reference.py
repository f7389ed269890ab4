"""Everything in the box and on the table, to be looked up: its name, what it does, how many there are."""

from collections import Counter
from collections.abc import Iterable

from paddock.core.game import Chapter, Thing
from paddock.core.words import Say
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.names import accessory_named, figure_named, hazard_named, named, skill_named

PIECES = {  # by their key in the box
    "car": "cars",
    "dashboard": "dashboards",
    "speed-counter": "speed_counters",
    "die": "dice",
    "shoot-token": "shoot_tokens",
    "place-token": "place_tokens",
    "wipe-out-token": "wipe_out_tokens",
}
THINGS = ("speed", "space", "slot", "own-skill", "roll", "safe", "leave", "done", "let-it-stand")

PICTURED = (
    "move-fit",
    "move-speed",
    "move-drive",
    "move-roll",
    "move-run-over",
    "move-attack",
)  # moves that the book shows


def reference(s: State) -> list[Chapter]:
    """Cards, accessories, skills, the road with all that lies on it, figures, pieces, and whatever else is touched."""
    cards = (Thing(f"card:{box.CARD_IDS[each]}", named(each), box.CARD_COUNT[each]) for each in range(box.CARDS))
    gear = (
        Thing(f"garage:{box.ACCESSORY_IDS[each]}", accessory_named(each), box.ACCESSORY_COUNT[each])
        for each in range(box.ACCESSORIES)
    )
    skills = (Thing(f"skill:{box.SKILL_IDS[each]}", skill_named(each), 1) for each in range(box.SKILLS))
    tiles = (Thing(f"tile:{box.TILE_IDS[each]}", tile_explained(s, each), 1) for each in range(box.TILES))
    hazards = (
        Thing(f"hazard:{box.HAZARD_IDS[each]}", hazard_explained(s, each), box.CELL_HAZARD.count(each))
        for each in range(box.HAZARDS)
    )
    others = (
        Thing("pit", Say("thing-pit"), sum(box.CELL_PIT)),
        Thing("smoke", Say("thing-smoke"), sum(box.CELL_SMOKE)),
    )
    figures = (
        Thing(f"figure:{box.TARGET_IDS[each]}", figure_explained(s, each), box.TARGET_COUNT[each])
        for each in range(box.TARGETS)
    )
    pieces = (Thing(piece, Say(f"thing-{piece}"), box.BOX["pieces"][key]) for piece, key in PIECES.items())
    touched = (Thing(each, Say(f"thing-{each}")) for each in THINGS if s.skills or each != "own-skill")
    return [
        Chapter(Say("chapter-cards"), tuple(cards)),
        Chapter(Say("chapter-accessories"), tuple(gear)),
        Chapter(Say("chapter-skills"), tuple(skills)),
        Chapter(Say("chapter-tiles"), tuple(tiles)),
        Chapter(Say("chapter-hazards"), (*hazards, *others)),
        Chapter(Say("chapter-figures"), tuple(figures)),
        Chapter(Say("chapter-pieces"), tuple(pieces)),
        Chapter(Say("chapter-things"), tuple(touched)),
    ]


def figure_explained(s: State, kind: int) -> Say:
    """A figure with its points."""
    return Say("thing-figure", figure=figure_named(s, kind), points=box.TARGET_POINTS[kind])


def hazard_explained(s: State, hazard: int) -> Say:
    """A hazard: its dice, whether it stays, and the accessory that does not mind it."""
    on_tiles, dropped = hazard in box.CELL_HAZARD, hazard in box.DROPPABLE
    spares = [each for each in range(box.ACCESSORIES) if box.TRAIT[box.TRAITS * each + box.IGNORES + hazard]]
    return Say(
        "thing-hazard",
        which=box.HAZARD_IDS[hazard],
        hazard=hazard_named(s, hazard),
        dice=box.HAZARD_DICE[hazard],
        lies="both" if on_tiles and dropped else "dropped" if dropped else "printed",
        spares=len(spares),
        accessories=tuple(accessory_named(each) for each in spares),
    )


def tile_explained(s: State, tile: int) -> Say:
    """A tile: how the road runs, the colours of its spaces, and what is on them."""
    rows = range(box.FIRST_ROW[tile], box.FIRST_ROW[tile] + box.TILE_ROWS[tile])
    cells = range(box.LANES * rows.start, box.LANES * rows.stop)
    headings = [sum(box.ROW_BEND[rows.start : row + 1]) // 10 for row in rows]
    colours = Counter(box.CELL_COLOUR[cell] for cell in cells)
    targets = Counter(box.CELL_TARGET[cell] for cell in cells)
    hazards = Counter(box.CELL_HAZARD[cell] for cell in cells)
    things = [
        *((targets[kind], figure_named(s, kind)) for kind in range(box.TARGETS)),
        *((hazards[each], hazard_named(s, each)) for each in range(box.HAZARDS)),
        (sum(box.CELL_PIT[cell] for cell in cells), Say("space-pit")),
        (sum(box.CELL_SMOKE[cell] for cell in cells), Say("space-smoke")),
    ]
    return Say(
        f"tile-{box.TILE_IDS[tile]}",
        rows=len(rows),
        runs="turn" if box.TILE_TURNS[tile] else "winding" if any(headings) else "straight",
        degrees=max(headings),
        colours=counted((colours[hue], Say(f"paint-{box.COLOURS[hue]}")) for hue in range(len(box.COLOURS))),
        things=counted(things) or Say("nothing"),
    )


def counted(things: Iterable[tuple[int, Say]]) -> tuple[Say, ...]:
    """How many there are of each, without those that are not there."""
    return tuple(Say("counted", count=count, what=what) for count, what in things if count)
