"""Every thing of the reference, drawn alone."""

from collections.abc import Callable

from paddock.core.game import Thing
from paddock.core.words import Words
from paddock.drawing.cars import car
from paddock.drawing.plates import panel
from paddock.drawing.svg import group, pictured
from paddock.games.checkpoint_rally.drawing.actions import signs
from paddock.games.checkpoint_rally.drawing.country import border
from paddock.games.checkpoint_rally.drawing.hand import sheet
from paddock.games.checkpoint_rally.drawing.instruments import empty_card, flag_on_card
from paddock.games.checkpoint_rally.drawing.pieces import framed_tile, gps_sign, slot, tile_back, token
from paddock.games.checkpoint_rally.drawing.watch_face import empty_face, marker
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import QUARTER, cells

SIZE = 120
MIDDLE = SIZE / 2
SHAPES = {"sheet": (190, 100), "border": (190, 100), "card": (120, 240)}
STRAIGHT = dict(zip(box.ROADS, ("H11", "G11", "U11"), strict=True))
PLAIN = dict(zip(box.TERRAINS, ("H01", "H02", "H03", "H04"), strict=True))


def part(thing: Thing, speak: Words) -> str:
    """One thing as a picture with a name."""
    kind, _, which = thing.part.partition(":")
    title = speak(thing.name)
    if kind == "sheet":
        drawn = sheet(speak, which or box.CAR_IDS[0], *SHAPES[kind])
    else:
        drawn = DRAWN[kind](which)
    w, h = SHAPES.get(kind, (SIZE, SIZE))
    return pictured(title, w, h, drawn)


def in_the_middle(*drawn: str, scale: float = 1) -> str:
    """What is drawn around a point."""
    return group(*drawn, x=MIDDLE, y=MIDDLE, scale=scale)


def stack_of_tiles(_: str) -> str:
    """Some tiles face down."""
    return "".join(tile_back(12 - step, 12 - step, 100) for step in (0, 4, 8))


def pile_of_tiles(_: str) -> str:
    """Some tiles face up."""
    return "".join(
        group(framed_tile(name, 0, 84), x=6 + 12 * k, y=6 + 12 * k) for k, name in enumerate(("G06", "U12", "H09"))
    )


def action_sheet(_: str) -> str:
    """The signs of the five actions."""
    places = ((34, 28), (86, 28), (60, 60), (34, 92), (86, 92))
    drawn = (group(sign, x=x, y=y, scale=0.7) for sign, (x, y) in zip(signs(0), places, strict=True))
    return panel(1, 1, SIZE - 2, SIZE - 2) + "".join(drawn)


def border_faces(name: str) -> str:
    """Both faces of a border, below each other."""
    first = box.FACES * box.BORDER_IDS.index(name or box.BORDER_IDS[0])
    kinds = (tuple(box.TERRAINS[kind] for kind in box.BORDER[face]) for face in (first, first + 1))
    return "".join(border(face, 0, 5, y, 36, 36) for face, y in zip(kinds, (46, 94), strict=True))


def checkpoint_maps(name: str) -> str:
    """Both maps of a card, below each other."""
    number = box.CARD_IDS.index(name or box.CARD_IDS[0])
    return "".join(
        empty_card(6, y, 108) + "".join(flag_on_card(cell, False, 6, y, 108) for cell in cells(box.MAPS[kind][number]))
        for kind, y in ((box.FOUR, 6), (box.THREE, 126))
    )


DRAWN: dict[str, Callable[[str], str]] = {
    "watch": lambda _: group(empty_face(52), x=MIDDLE, y=MIDDLE + 6),
    "marker": lambda _: in_the_middle(marker(0, 34)),
    "tile": lambda name: framed_tile(name or "H09", 0, SIZE),
    "border": border_faces,
    "card": checkpoint_maps,
    "token": lambda _: in_the_middle(token(0, 34)),
    "car": lambda _: car(0, 9, 34, 102),
    "gps": lambda _: gps_sign(MIDDLE, MIDDLE, 50, True),
    "actions": action_sheet,
    "cell": lambda _: slot(6, 6, 108),
    "stack": stack_of_tiles,
    "refresh": lambda _: in_the_middle(signs(0)[3], scale=2.4),
    "discard": pile_of_tiles,
    "turn": lambda degrees: framed_tile("U05", int(degrees) // QUARTER, SIZE),
    "road": lambda road: framed_tile(STRAIGHT[road], 0, SIZE),
    "terrain": lambda terrain: framed_tile(PLAIN[terrain], 0, SIZE),
}
