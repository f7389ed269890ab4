"""The stack of tiles, the row and the discard pile."""

from paddock.drawing.lettering import shorten, width
from paddock.drawing.palette import BLUE, ENAMEL, INK
from paddock.drawing.plates import badge, outline, panel
from paddock.drawing.svg import anchor, group, named, path, rect, text
from paddock.games.checkpoint_rally.drawing.pieces import caption, framed_tile, slot, tile_back
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene


def supplies(scene: Scene, x: float, y: float, w: float, h: float, size: float) -> str:
    """The stack, the open row with its sign, and the discard pile."""
    across = w / 5
    top = h - size - 26
    middle = (across - size) / 2
    rows = [row_place(scene, k, x + across * (k + 1) + middle, y + top, size) for k in range(len(scene.view["row"]))]
    return "".join(
        (
            panel(x, y, w, h),
            stack(scene, x + middle, y + top, size, h),
            *rows,
            refresh_sign(scene, x + across + 4, y + 6, across * 3 - 8, top - 9),
            discard_pile(scene, x + across * 4 + middle, y + top, size),
        )
    )


def stack(scene: Scene, x: float, y: float, size: float, h: float) -> str:
    """Tiles face down: touch them to draw two."""
    count = scene.view["stack"]
    backs = "".join(tile_back(x - k, y - k, size) for k in range(min(4, max(1, count // 5)) * 2, -1, -2))
    number = badge(x + size / 2, y + size / 2, scene.number(count), max(13, size * 0.17))
    name = caption(scene.say("drawing-stack-do"), x + size / 2, y + size + 15, size + 24, 13)
    lifted = group(group(backs, id="stack-top"), number, outline(x - 4, y - 4, size + 8, size + 8, 8), class_="lift")
    label = scene.say("drawing-stack-count", count=count)
    return named(label, lifted, name, id="stack", data_part="stack")


def row_place(scene: Scene, place: int, x: float, y: float, size: float) -> str:
    """A tile of the row, to be taken by GPS."""
    name, lies = scene.view["row"][place], anchor(f"row-{place}", x, y, size, size)
    if name is None:
        return slot(x, y, size) + lies
    drawn = group(framed_tile(name, 0, size), id=f"row-tile-{name}")
    lifted = group(drawn, outline(-3, -3, size + 6, size + 6, 7), class_="lift")
    label = scene.say("drawing-row-tile", tile=scene.tile(name))
    below = caption(name, size / 2, size + 15, size, 13)
    thing = named(label, group(lifted, class_="lands"), below, x=x, y=y, id=f"row-{name}", data_part=f"tile:{name}")
    return thing + lies


def refresh_sign(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """Touch it for a new row."""
    words = f"{scene.say('drawing-refresh')} – {scene.say('drawing-minutes', minutes=box.REFRESH_MINUTES)}"
    size = min(13.5, h * 0.55)
    left = (w - width(words, size)) / 2 - size
    arrow = group(
        path("M7 -4 A8 8 0 1 0 8 2", fill="none", stroke=ENAMEL, stroke_width=3, stroke_linecap="round"),
        path("M9.5 -10 V-1 H1 Z", fill=ENAMEL),
        x=left, y=h / 2, scale=size / 19,
    )  # fmt: skip
    drawn = rect(0, 0, w, h, rx=h / 2, fill=BLUE, stroke=INK, stroke_width=1) + text(
        w / 2, h * 0.5 + size * 0.35, shorten(words, size, w - 10), size, "heavy on-sign"
    )
    lifted = group(drawn, arrow, outline(-2, -2, w + 4, h + 4, h / 2 + 2), class_="lift")
    return named(scene.say("drawing-refresh-help"), lifted, x=x, y=y, id="refresh", data_part="refresh")


def discard_pile(scene: Scene, x: float, y: float, size: float) -> str:
    """The tile on top, and how many lie there."""
    pile = scene.view["discards"]
    top = pile[-1] if pile else None
    drawn = framed_tile(top, 0, size) if top else slot(0, 0, size)
    count = badge(size - 6, 6, scene.number(len(pile)), 13) if pile else ""
    facts = {"count": len(pile), "tile": scene.tile(top) if top else ""}
    below = caption(scene.say("drawing-discard-pile"), size / 2, size + 15, size + 24, 13)
    lifted = group(group(drawn, id="discard-tile"), count, outline(-3, -3, size + 6, size + 6, 7), class_="lift")
    return named(scene.say("drawing-discards", **facts), lifted, below, x=x, y=y, id="discard", data_part="discard")
