"""What a player holds: tiles, how to turn them, GPS updates; and car sheets to choose from."""

from functools import partial

from paddock.core.words import Say, Words
from paddock.drawing.boards import GAP, WIDE, sentence
from paddock.drawing.hands import ROW, Item, hand_frame, hand_title, row, title_line
from paddock.drawing.lettering import shorten, wrap
from paddock.drawing.palette import BLUE, ENAMEL, GREY, INK
from paddock.drawing.plates import enamel, outline
from paddock.drawing.svg import circle, group, named, path, rect, text
from paddock.games.checkpoint_rally.drawing.pieces import caption, framed_tile, gps_sign, roads_of
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import QUARTER, minutes_of
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View

TILE, TURNS, UPDATES, SHEET, EMPTY = 84, 96, 178, 168, 240  # pixels across in a phone's row


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """The tiles of the seat that looks, how to turn them, and its updates; car sheets while they are chosen."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title = hand_title(scene, own)
    choosing = view["phase"] == "choosing"
    if shape == "tall":
        items = sheets_in_row(scene) if choosing else tiles_in_row(scene)
        return row(scene, title, items, titled=not own or view["over"])
    inside, h = (wide_sheets if choosing else wide_hand)(scene)
    return hand_frame(scene, title, WIDE, h, title_line(title, WIDE - 30), *inside)


def wide_hand(scene: Scene) -> tuple[list[str], float]:
    """Tiles on the left, turns and updates on the right."""
    held = [held_tile(scene, name, GAP + 4 + 128 * place, 40, 116) for place, name in enumerate(scene.view["hand"])]
    return [
        *(held or [no_tiles(scene, 800, 102)]),
        *turn_signs(scene, 834, 68, 27, 2),
        gps_button(scene, 946, 40, 242, 112),
    ], 182


def tiles_in_row(scene: Scene) -> list[Item]:
    """On a phone: tiles, turns, updates."""
    held = [Item(TILE, partial(held_tile, scene, name, size=TILE)) for name in scene.view["hand"]]
    turns = [Item(TURNS, partial(turns_in_row, scene))] if turn_signs(scene, 0, 0, 1, 1) else []
    updates = Item(UPDATES, partial(updates_in_row, scene))
    return [*(held or [Item(EMPTY, partial(none_in_row, scene))]), *turns, updates]


def turns_in_row(scene: Scene, x: float, y: float) -> str:
    """The four signs as a square."""
    return "".join(turn_signs(scene, x + 24, y + 28, 22, 2))


def updates_in_row(scene: Scene, x: float, y: float) -> str:
    """The updates, in the middle of the row's height."""
    return gps_button(scene, x, y + (ROW - 60) / 2, UPDATES, 60)


def none_in_row(scene: Scene, x: float, y: float) -> str:
    """What is said in place of tiles."""
    return group(no_tiles(scene, EMPTY, 34), x=x, y=y)


def no_tiles(scene: Scene, w: float, y: float) -> str:
    """How to come by some."""
    if scene.view["phase"] != "acting":
        return ""
    words = scene.say("drawing-hand-empty", gps=scene.own["gps"])
    lines, size = sentence(words, w, 80, (15, 13, 12))
    return "".join(text(w / 2, y + 20 * k, line, size, "on-panel-soft") for k, line in enumerate(lines))


def held_tile(scene: Scene, name: str, x: float, y: float, size: float) -> str:
    """A tile in hand; the page turns it as it will lie."""
    turning = group(framed_tile(name, 0, size), class_="turns", id=f"held-{scene.seat}-{name}")
    lifted = group(turning, outline(-3, -3, size + 6, size + 6, 8), class_="lift")
    label = scene.say("drawing-held", tile=scene.tile(name))
    words = f"{name} – {scene.road(name)}" if size > TILE else name
    below = caption(words, size / 2, size + 16, size + 8, 11.5)
    id = f"hand-{scene.seat}-{name}"
    return named(label, lifted, below, x=x, y=y, id=id, class_="moves", data_part=f"tile:{name}")


def turn_signs(scene: Scene, x: float, y: float, r: float, columns: int) -> list[str]:
    """Four signs: which way the tile's upper side will look."""
    if scene.view["phase"] not in ("acting", "starting"):
        return []
    found = []
    for turn in range(4):
        arrow = group(path("M0 -15 L10 0 H4 V14 H-4 V0 H-10 Z", fill=ENAMEL), turn=QUARTER * turn, scale=r / 24)
        disc = circle(0, 0, r, fill=BLUE, stroke=INK, stroke_width=1.4)
        rim = circle(0, 0, r * 0.86, fill="none", stroke=ENAMEL, stroke_width=1.8)
        ring = rect(-r - 2, -r - 2, 2 * r + 4, 2 * r + 4, rx=r + 2, class_="outline")
        label = scene.say("drawing-turn-button", turn=QUARTER * turn)
        part = f"turn:{QUARTER * turn}"
        left, top = x + turn % columns * (2 * r + 6), y + turn // columns * (2 * r + 6)
        lifted = group(disc, rim, arrow, ring, class_="lift")
        found.append(named(label, lifted, x=left, y=top, id=f"turn-{scene.seat}-{QUARTER * turn}", data_part=part))
    return found


def gps_button(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """The own updates; touched before a tile, they keep what it replaces."""
    left = scene.own["gps"]
    says = scene.say("drawing-gps", count=left)
    keep = scene.say("drawing-gps-keep")
    r = min(h * 0.24, 20) * min(1, 2 / max(1, box.GPS))  # an edition may have more than two
    signs = "".join(gps_sign(r + 12 + k * r * 2.2, h / 2, r, k < left) for k in range(box.GPS))
    start = box.GPS * r * 2.2 + 18
    words = wrap(keep, 11.5, w - start - 8, 2)
    top = h / 2 - 8 * len(words) + 5
    lines = [text(start, top, shorten(says, 13.5, w - start - 8), 13.5, "heavy on-sign", "start")]
    lines += [text(start, top + 15 * (k + 1), line, 11.5, "on-sign", "start") for k, line in enumerate(words)]
    drawn = enamel(0, 0, w, h, BLUE if left else GREY)
    lifted = group(drawn, signs, *lines, outline(-2, -2, w + 4, h + 4, 12), class_="lift")
    return named(f"{says}. {keep}", lifted, x=x, y=y, id=f"gps-{scene.seat}", data_part="gps")


# ---- Car sheets --------------------------------------------------------------------------------


def wide_sheets(scene: Scene) -> tuple[list[str], float]:
    """The six car sheets, to choose from."""
    across = (WIDE - GAP) / len(box.CAR_IDS)
    places = enumerate(box.CAR_IDS)
    return [sheet_button(scene, name, GAP + across * n, 30, across - GAP, 100) for n, name in places], 142


def sheets_in_row(scene: Scene) -> list[Item]:
    """The same on a phone."""
    return [Item(SHEET, partial(sheet_button, scene, name, w=SHEET, h=ROW - 8)) for name in box.CAR_IDS]


def sheet_button(scene: Scene, name: str, x: float, y: float, w: float, h: float) -> str:
    """A car sheet to touch; one that is taken is pale."""
    pale = None if name in scene.view["cars_left"] else "0.35"
    lifted = group(sheet(scene.speak, name, w, h), outline(-2, -2, w + 4, h + 4, 12), class_="lift")
    label = sheet_told(scene, name)
    return named(label, lifted, x=x, y=y, id=f"sheet-{name}", data_part=f"sheet:{name}", opacity=pale)


def sheet(speak: Words, name: str, w: float, h: float) -> str:
    """A car's name and its minutes on the three roads."""
    title = shorten(speak(Say(f"car-{name}")), 15, w - 16)
    size = min(h * 0.26, w / 6.2)
    return (
        enamel(0, 0, w, h, BLUE) + text(w / 2, 28, title, 15, "heavy on-sign") + roads_of(name, w / 2, h * 0.64, size)
    )


def sheet_told(scene: Scene, name: str) -> str:
    """The same in words."""
    return scene.say("drawing-sheet", car=scene.say(f"car-{name}"), **minutes_of(box.CAR_IDS.index(name)))
