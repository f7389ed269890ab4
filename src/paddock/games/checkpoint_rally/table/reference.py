"""Everything of the box and on the table, to be looked up."""

from paddock.core.game import Chapter, Thing
from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.names import (
    QUARTER,
    car_named,
    car_part,
    cells,
    terrain_within,
    tile_named,
    tile_part,
)

IN_THE_BOX = {
    "watch": 1,
    "marker": box.SEATS,
    "tile": box.TILES,
    "border": box.BORDERS,
    "card": box.CARDS,
    "token": box.SEATS * box.MOST_CHECKPOINTS,
    "sheet": box.CARS,
    "car": box.SEATS,
    "gps": box.SEATS * box.GPS,
    "actions": box.SEATS,
}
ON_THE_TABLE = ("cell", "stack", "refresh", "discard")

PICTURED = ("move-start", "move-place", "move-drive", "move-take", "move-draw")  # moves that the book shows


def reference(s: State) -> list[Chapter]:
    """What the box holds, where it lies, then every car sheet, road, terrain, tile, border and card."""
    borders = "bare" if s.borders else "count"  # ruling 8
    boxed = tuple(Thing(part, Say(f"thing-{part}", borders=borders), count) for part, count in IN_THE_BOX.items())
    lying = tuple(Thing(part, Say(f"thing-{part}")) for part in ON_THE_TABLE)
    turns = tuple(Thing(f"turn:{QUARTER * turn}", Say("turn", turn=QUARTER * turn)) for turn in range(box.SIDES))
    sheets = tuple(Thing(car_part(car), car_named(car), 1) for car in range(box.CARS))
    roads = tuple(Thing(f"road:{road}", Say(f"road-{road}")) for road in box.ROADS)
    terrains = tuple(Thing(f"terrain:{terrain}", Say(f"terrain-{terrain}")) for terrain in box.TERRAINS)
    return [
        Chapter(Say("chapter-box"), boxed),
        Chapter(Say("chapter-things"), lying),
        Chapter(Say("chapter-turns"), turns),
        Chapter(Say("chapter-cars"), sheets),
        Chapter(Say("chapter-country"), roads + terrains),
        *(tiles_of(road) for road in range(len(box.ROADS))),
        Chapter(Say("chapter-borders"), tuple(border(number) for number in range(box.BORDERS))),
        Chapter(Say("chapter-cards"), tuple(card(number) for number in range(box.CARDS))),
    ]


def tiles_of(road: int) -> Chapter:
    """All tiles with one kind of road, each of which there is once."""
    tiles = [tile for tile in range(box.TILES) if box.ROAD[tile] == road]
    title = Say("chapter-tiles", road=Say(f"road-{box.ROADS[road]}"), count=len(tiles))
    return Chapter(title, tuple(Thing(tile_part(tile), tile_named(tile)) for tile in tiles))


def border(number: int) -> Thing:
    """A border with the terrain on both of its faces."""
    front, back = (
        tuple(terrain_within(kind) for kind in box.BORDER[box.FACES * number + face]) for face in range(box.FACES)
    )
    return Thing(f"border:{box.BORDER_IDS[number]}", Say("border", name=box.BORDER_IDS[number], front=front, back=back))


def card(number: int) -> Thing:
    """A checkpoint card with the cells of both of its maps."""
    four, three = (tuple(cells(box.MAPS[kind][number])) for kind in (box.FOUR, box.THREE))
    return Thing(f"card:{box.CARD_IDS[number]}", Say("card", name=box.CARD_IDS[number], four=four, three=three))
