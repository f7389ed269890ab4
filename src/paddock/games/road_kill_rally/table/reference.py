"""Everything in the box and on the table, to be looked up: its name, what it does, how many there are."""

from collections import Counter
from collections.abc import Iterable

from paddock.core.game import Chapter, Thing
from paddock.core.words import Say
from paddock.games.road_kill_rally.rules.box import (
    ACCESSORIES,
    ACCESSORY_COUNT,
    ACCESSORY_IDS,
    BOX,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CELL_COLOUR,
    CELL_HAZARD,
    CELL_PIT,
    CELL_SMOKE,
    CELL_TARGET,
    COLOURS,
    DROPPABLE,
    FIRST_ROW,
    HAZARD_DICE,
    HAZARD_IDS,
    HAZARDS,
    IGNORES,
    LANES,
    ROW_BEND,
    SKILL_IDS,
    SKILLS,
    TARGET_COUNT,
    TARGET_IDS,
    TARGET_POINTS,
    TARGETS,
    TILE_IDS,
    TILE_ROWS,
    TILE_TURNS,
    TILES,
    TRAIT,
    TRAITS,
)
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


def reference(s: State) -> list[Chapter]:
    """Cards, accessories, skills, the road with all that lies on it, figures, pieces, and whatever else is touched."""
    cards = (Thing(f"card:{CARD_IDS[each]}", named(each), CARD_COUNT[each]) for each in range(CARDS))
    gear = (
        Thing(f"garage:{ACCESSORY_IDS[each]}", accessory_named(each), ACCESSORY_COUNT[each])
        for each in range(ACCESSORIES)
    )
    skills = (Thing(f"skill:{SKILL_IDS[each]}", skill_named(each), 1) for each in range(SKILLS))
    tiles = (Thing(f"tile:{TILE_IDS[each]}", tile_explained(s, each), 1) for each in range(TILES))
    hazards = (
        Thing(f"hazard:{HAZARD_IDS[each]}", hazard_explained(s, each), CELL_HAZARD.count(each))
        for each in range(HAZARDS)
    )
    others = (Thing("pit", Say("thing-pit"), sum(CELL_PIT)), Thing("smoke", Say("thing-smoke"), sum(CELL_SMOKE)))
    figures = (
        Thing(f"figure:{TARGET_IDS[each]}", figure_explained(s, each), TARGET_COUNT[each]) for each in range(TARGETS)
    )
    pieces = (Thing(piece, Say(f"thing-{piece}"), BOX["pieces"][key]) for piece, key in PIECES.items())
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
    return Say("thing-figure", figure=figure_named(s, kind), points=TARGET_POINTS[kind])


def hazard_explained(s: State, hazard: int) -> Say:
    """A hazard: its dice, whether it stays, and the accessory that does not mind it."""
    on_tiles, dropped = hazard in CELL_HAZARD, hazard in DROPPABLE
    spares = [each for each in range(ACCESSORIES) if TRAIT[TRAITS * each + IGNORES + hazard]]
    return Say(
        "thing-hazard",
        which=HAZARD_IDS[hazard],
        hazard=hazard_named(s, hazard),
        dice=HAZARD_DICE[hazard],
        lies="both" if on_tiles and dropped else "dropped" if dropped else "printed",
        spares=len(spares),
        accessories=tuple(accessory_named(each) for each in spares),
    )


def tile_explained(s: State, tile: int) -> Say:
    """A tile: how the road runs, the colours of its spaces, and what is on them."""
    rows = range(FIRST_ROW[tile], FIRST_ROW[tile] + TILE_ROWS[tile])
    cells = range(LANES * rows.start, LANES * rows.stop)
    headings = [sum(ROW_BEND[rows.start : row + 1]) // 10 for row in rows]
    colours = Counter(CELL_COLOUR[cell] for cell in cells)
    targets = Counter(CELL_TARGET[cell] for cell in cells)
    hazards = Counter(CELL_HAZARD[cell] for cell in cells)
    things = [
        *((targets[kind], figure_named(s, kind)) for kind in range(TARGETS)),
        *((hazards[each], hazard_named(s, each)) for each in range(HAZARDS)),
        (sum(CELL_PIT[cell] for cell in cells), Say("space-pit")),
        (sum(CELL_SMOKE[cell] for cell in cells), Say("space-smoke")),
    ]
    return Say(
        f"tile-{TILE_IDS[tile]}",
        rows=len(rows),
        runs="turn" if TILE_TURNS[tile] else "winding" if any(headings) else "straight",
        degrees=max(headings),
        colours=counted((colours[hue], Say(f"paint-{COLOURS[hue]}")) for hue in range(len(COLOURS))),
        things=counted(things) or Say("nothing"),
    )


def counted(things: Iterable[tuple[int, Say]]) -> tuple[Say, ...]:
    """How many there are of each, without those that are not there."""
    return tuple(Say("counted", count=count, what=what) for count, what in things if count)
