"""What a player holds: tiles, how to turn them, GPS updates; and car sheets to choose from."""

from paddock.core.words import Say, Words
from paddock.drawing.boards import GAP, TALL, WIDE
from paddock.drawing.hands import hand_frame, hand_title, title_line
from paddock.drawing.lettering import shorten, wrap
from paddock.drawing.palette import BLUE, ENAMEL, GREY, INK
from paddock.drawing.plates import enamel, outline
from paddock.drawing.svg import circle, group, named, path, rect, text
from paddock.games.checkpoint_rally.drawing.pieces import caption, framed_tile, gps_sign, roads_of
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import QUARTER, minutes_of
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """The tiles of the seat that looks, how to turn them, and its updates; car sheets while they are chosen."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title = hand_title(scene, own)
    w = WIDE if shape == "wide" else TALL
    inside, h = (sheets if view["phase"] == "choosing" else wide_hand if shape == "wide" else tall_hand)(scene, w)
    return hand_frame(scene, title, w, h, title_line(title, w - 30), *inside)


def wide_hand(scene: Scene, w: float) -> tuple[list[str], float]:
    """Tiles on the left, turns and updates on the right."""
    held = [held_tile(scene, name, GAP + 4 + 128 * place, 40, 116) for place, name in enumerate(scene.view["hand"])]
    return [
        *(held or [no_tiles(scene, 800, 102)]),
        *turn_signs(scene, 834, 68, 27, 2),
        gps_button(scene, 946, 40, 242, 112),
    ], 182


def tall_hand(scene: Scene, w: float) -> tuple[list[str], float]:
    """Tiles in rows of three, turns and updates below."""
    held = [
        held_tile(scene, name, 10 + 124 * (place % 3), 30 + 142 * (place // 3), 116)
        for place, name in enumerate(scene.view["hand"])
    ]
    y = 30 + 142 * max(1, -(-len(held) // 3))
    return [
        *(held or [no_tiles(scene, w, 96)]),
        *turn_signs(scene, 28, y + 31, 20, 4),
        gps_button(scene, 204, y + 1, 178, 60),
    ], y + 70


def no_tiles(scene: Scene, w: float, y: float) -> str:
    """How to come by some."""
    if scene.view["phase"] != "acting":
        return ""
    words = scene.say("drawing-hand-empty", gps=scene.own["gps"])
    lines = wrap(words, 15, w - 40, 2)
    return "".join(text(w / 2, y + 20 * k, line, 15, "on-panel-soft") for k, line in enumerate(lines))


def held_tile(scene: Scene, name: str, x: float, y: float, size: float) -> str:
    """A tile in hand; the page turns it as it will lie."""
    turning = group(framed_tile(name, 0, size), class_="turns")
    lifted = group(turning, outline(-3, -3, size + 6, size + 6, 8), class_="lift")
    label = scene.say("drawing-held", tile=scene.tile(name))
    below = caption(f"{name} – {scene.road(name)}", size / 2, size + 16, size + 8, 11.5)
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
    r = min(h * 0.24, 20)
    signs = "".join(gps_sign(r + 12 + k * r * 2.2, h / 2, r, k < left) for k in range(box.GPS))
    start = 2 * r * 2.2 + 18
    words = wrap(keep, 11.5, w - start - 8, 2)
    top = h / 2 - 8 * len(words) + 5
    lines = [text(start, top, shorten(says, 13.5, w - start - 8), 13.5, "heavy on-sign", "start")]
    lines += [text(start, top + 15 * (k + 1), line, 11.5, "on-sign", "start") for k, line in enumerate(words)]
    drawn = enamel(0, 0, w, h, BLUE if left else GREY)
    lifted = group(drawn, signs, *lines, outline(-2, -2, w + 4, h + 4, 12), class_="lift")
    return named(f"{says}. {keep}", lifted, x=x, y=y, id=f"gps-{scene.seat}", data_part="gps")


# ---- Car sheets --------------------------------------------------------------------------------


def sheets(scene: Scene, w: float) -> tuple[list[str], float]:
    """The six car sheets, to choose from; those that are taken are pale."""
    columns = 6 if w > TALL else 2
    across = (w - GAP) / columns
    drawn = []
    for number, name in enumerate(box.CAR_IDS):
        x, y = GAP + across * (number % columns), 30 + 112 * (number // columns)
        pale = None if name in scene.view["cars_left"] else "0.35"
        rim = outline(-2, -2, across - GAP + 4, 104, 12)
        lifted = group(sheet(scene.speak, name, across - GAP, 100), rim, class_="lift")
        label = sheet_told(scene, name)
        drawn.append(named(label, lifted, x=x, y=y, id=f"sheet-{name}", data_part=f"sheet:{name}", opacity=pale))
    return drawn, 30 + 112 * -(-len(box.CAR_IDS) // columns)


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
