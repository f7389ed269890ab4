"""The action reference sheet: the five actions with their times, where the table has room for it."""

from paddock.drawing.cars import car
from paddock.drawing.lettering import shorten, wrap
from paddock.drawing.palette import BLUE, ENAMEL, GREEN, INK
from paddock.drawing.plates import panel
from paddock.drawing.svg import circle, group, named, path, rect, text
from paddock.games.checkpoint_rally.drawing.country import tile
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene

ROOM = 54  # pixels of height that it needs


def reference(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """All five beside each other: a sign, the name, the minutes."""
    if h < ROOM:
        return ""
    across = w / 5
    told = actions(scene)
    drawn = [action(sign, *told[k], across * k, across, h) for k, sign in enumerate(signs(scene.view["seat"] or 0))]
    label = f"{scene.say('drawing-actions')}: {', '.join(f'{name} ({time})' for name, time in told)}"
    return named(label, panel(0, 0, w, h), *drawn, x=x, y=y, id="reference")


def actions(scene: Scene) -> list[tuple[str, str]]:
    """Names and minutes, in the rulebook's order."""
    drives = {"least": min(box.MINUTES[0]), "most": max(box.MINUTES[0])}
    return [
        (scene.say("drawing-action-draw"), scene.say("drawing-minutes", minutes=box.DRAW_MINUTES)),
        (scene.say("drawing-action-place"), scene.say("drawing-place-minutes", minutes=box.PLACE_MINUTES)),
        (scene.say("drawing-action-drive"), scene.say("drawing-drive-minutes", **drives)),
        (scene.say("drawing-action-refresh"), scene.say("drawing-minutes", minutes=box.REFRESH_MINUTES)),
        (scene.say("drawing-action-gps"), scene.say("drawing-minutes", minutes=0)),
    ]


def action(sign: str, name: str, time: str, x: float, w: float, h: float) -> str:
    """The sign above its words where there is room, otherwise the words alone."""
    middle = x + w / 2
    above = group(sign, x=middle, y=h * 0.34, scale=h / 118) if h > 2 * ROOM else ""
    y = h * 0.68 if above else h * 0.36
    lines = wrap(time, 13, w - 4, 2)
    below = (text(middle, y + 17 + 14 * n, line, 13, "on-panel-soft") for n, line in enumerate(lines))
    return above + text(middle, y, shorten(name, 13, w - 6), 13, "heavy on-panel") + "".join(below)


def signs(seat: int) -> tuple[str, ...]:
    """What each is done with, around a point."""
    back = rect(-17, -17, 34, 34, rx=3, fill=BLUE, stroke=ENAMEL, stroke_width=2)
    star = path("M0 -11 L3 0 L0 11 L-3 0 Z M-11 0 L0 -3 L11 0 L0 3 Z", fill=ENAMEL)
    arrow = path("M13 -8 A16 16 0 1 0 16 4", fill="none", stroke=BLUE, stroke_width=5, stroke_linecap="round")
    head = path("M19 -18 V-1 H3 Z", fill=BLUE)
    pin = path("M0 13 C-9 1 -9 -12 0 -12 C9 -12 9 1 0 13 Z", fill=ENAMEL) + circle(0, -4, 3.4, fill=GREEN)
    edge = rect(-20, -20, 40, 40, rx=2, fill="none", stroke=INK, stroke_width=1.4)
    return (
        group(back, x=-7, y=-5) + group(back, star, x=6, y=4),
        tile("H05", 1, -20, -20, 40) + edge,
        car(seat, -29, -15, 58),
        arrow + head,
        circle(0, 0, 20, fill=GREEN, stroke=INK, stroke_width=1.4) + pin,
    )
