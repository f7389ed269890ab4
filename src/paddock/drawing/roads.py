"""A road seen from the side, with a lane for each car, and milestones along it."""

from paddock.drawing.country import HEIGHT as PIECE_HEIGHT
from paddock.drawing.country import WIDTH as PIECE_WIDTH
from paddock.drawing.country import sky
from paddock.drawing.lettering import width as width_of
from paddock.drawing.palette import AMBER, ASPHALT, ENAMEL, GRASS, INK, RED
from paddock.drawing.svg import group, path, rect, text, use

VERGE = 12


def panorama(width: float, height: float, pieces: tuple[str, ...]) -> str:
    """The country behind a road: its pieces side by side over the whole width."""
    tall = height * 0.88
    wide = tall * PIECE_WIDTH / PIECE_HEIGHT
    step = (width - wide) / max(1, len(pieces) - 1)
    drawn = (use(f"art-{piece}", step * place, height - tall, wide, tall) for place, piece in enumerate(pieces))
    meadow = rect(0, height - 9, width, 9, fill=GRASS)
    return sky(width, height, width * 0.47) + meadow + "".join(drawn)


def lanes(width: float, count: int, lane: float) -> str:
    """Asphalt between two verges; the lanes are divided by dashes."""
    deep = count * lane
    ground = rect(0, 0, width, deep + 2 * VERGE, fill=GRASS)
    edges = rect(0, VERGE - 3, width, deep + 6, fill=ENAMEL) + rect(0, VERGE, width, deep, fill=ASPHALT)
    dashes = "".join(
        path(f"M0 {VERGE + lane * each} H{width}", stroke=AMBER, stroke_width=2.5, stroke_dasharray="14 11")
        for each in range(1, count)
    )
    return ground + edges + dashes


def finish(x: float, top: float, deep: float) -> str:
    """A chequered line across the road, and the flag beside it."""
    size = 6
    rows = int(deep // size)
    squares = "".join(
        f"M{x + column * size} {top + row * size} h{size} v{size} h-{size} Z"
        for row in range(rows)
        for column in range(2)
        if (row + column) % 2
    )
    line = rect(x, top, 2 * size, deep, fill=ENAMEL) + path(squares, fill=INK)
    pole = path(f"M{x + size} {top} V{top - 46}", stroke=INK, stroke_width=3, stroke_linecap="round")
    flag = path(f"M{x + size} {top - 46} h24 l-7 8 7 8 h-24 Z", fill=RED, stroke=INK, stroke_width=1.5)
    return line + pole + flag


def milestone(x: float, y: float, words: str, size: float) -> str:
    """A stone at the roadside with its number, standing on a point."""
    h = size * 2.5
    w = max(h, width_of(words, size) + 4)
    body = f"M{-w / 2} 0 V{-h + w / 2} a{w / 2} {w / 2} 0 0 1 {w} 0 V0 Z"
    cap = f"M{-w / 2} {-h + w / 2} a{w / 2} {w / 2} 0 0 1 {w} 0 Z"
    return group(
        path(body, fill=ENAMEL),
        path(cap, fill=RED),
        path(body, fill="none", stroke=INK, stroke_width=1.5),
        text(0, -size * 0.3, words, size, "heavy on-card"),
        x=x,
        y=y,
    )
