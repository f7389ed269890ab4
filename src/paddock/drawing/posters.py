"""The frame that every game's travel poster hangs in."""

from paddock.drawing.lettering import fitting
from paddock.drawing.palette import ENAMEL
from paddock.drawing.svg import pictured, rect, text, window

WIDTH, HEIGHT = 360, 510
MARGIN = 14
SCENE_WIDTH, SCENE_HEIGHT = WIDTH - 2 * MARGIN, 392
ROOM = SCENE_WIDTH - 24  # for a line of words


def framed(title: str, line: str, colour: str, *scene: str) -> str:
    """A scene, and below it the name of the game with a line about it."""
    return pictured(
        title,
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, rx=10, fill=ENAMEL),
        window(MARGIN, MARGIN, SCENE_WIDTH, SCENE_HEIGHT, *scene),
        rect(MARGIN, MARGIN + SCENE_HEIGHT, SCENE_WIDTH, HEIGHT - SCENE_HEIGHT - 2 * MARGIN, fill=colour),
        text(WIDTH / 2, 454, title.upper(), fitting(title.upper(), 46, ROOM), "heavy on-sign"),
        text(WIDTH / 2, 480, line, fitting(line, 16, ROOM), "on-sign"),
    )
