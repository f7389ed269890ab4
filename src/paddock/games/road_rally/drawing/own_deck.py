"""What the seat that looks knows of its own cards: draw deck, discards, and what lies on top."""

from functools import cache

from paddock.drawing.palette import INK
from paddock.drawing.svg import group, named, rect, text
from paddock.games.road_rally.drawing.art import COLOUR
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import Cards, View

ROW = 22
CHIPS = 118  # where cards begin, from the left


def own_height(view: View) -> float:
    """How high it all is; nothing before the deal and for spectators."""
    if "deck" not in view or not view["course"]["complete"]:
        return 0
    return 26 + ROW * (3 if view["top"] else 2)


def own_deck(scene: Scene, x: float, y: float, w: float) -> str:
    """What the own draw deck and the own discards hold, what lies on top, and the code of the course."""
    if not own_height(scene.view):
        return ""
    view = scene.view
    rows = [
        pile(scene, "deck", view["deck"], 0, w),
        pile(scene, "discards", scene.own["discarded"], ROW, w),
    ]
    if view["top"]:
        rows.append(on_top(scene, 2 * ROW))
    if view["course"]["code"]:
        code = scene.say("drawing-code", code=view["course"]["code"])
        rows.append(text(0, ROW * len(rows) + 2, code, 13, "on-panel-soft", "start"))
    return group(*rows, x=x, y=y + 16)


def on_top(scene: Scene, y: float) -> str:
    """The cards that a mechanic has shown, the next to be drawn first."""
    label, names = scene.say("drawing-top"), tuple(scene.card(id) for id in scene.view["top"])
    chips = "".join(chip(id, CHIPS + 18 * k, y - 12, True) for k, id in enumerate(scene.view["top"]))
    words = text(0, y, label, 13, "on-panel-soft", "start")
    return named(scene.say("drawing-pile", pile=label, cards=names), words, chips, id="own-top")


def pile(scene: Scene, name: str, counts: Cards, y: float, w: float) -> str:
    """Cards by kind, with how many there are."""
    label = scene.say(f"drawing-{name}", count=sum(counts.values()))
    step = (w - CHIPS) / len(box.IDS)
    found = [text(0, y, label, 13, "on-panel-soft", "start")]
    for k, id in enumerate(box.IDS):
        count, left = counts.get(id, 0), CHIPS + step * k
        found.append(chip(id, left, y - 12, count > 0))
        found.append(text(left + 17, y + 1, str(count), 13, "on-panel" if count else "on-panel-soft", "start"))
    told = tuple(scene.say("cards-of", count=count, card=scene.card(id)) for id, count in counts.items())
    return named(scene.say("drawing-pile", pile=label, cards=told or "–"), *found, id=f"own-{name}")


@cache
def chip(id: str, x: float, y: float, held: bool) -> str:
    """A card as small as it goes; faint if there is none."""
    plain = rect(x, y, 14, 17, rx=3, fill=COLOUR[id[0]], stroke=INK, stroke_width=0.8)
    number = text(x + 7, y + 13, id[1], 13, "heavy on-card" if id[0] == "y" else "heavy on-sign")
    return group(plain, number, opacity=None if held else 0.3)
