"""What every board has: its frame, the signs that tell what is going on, marks for who acts and who has won."""

from collections.abc import Sequence
from typing import Any

from paddock.core.scene import Scene
from paddock.drawing.lettering import width
from paddock.drawing.palette import FOCUS, GREEN
from paddock.drawing.plates import plate, wrapped
from paddock.drawing.signs import star
from paddock.drawing.svg import group, named, path, picture

WIDE, TALL = 1200, 390  # pixels across, on a desk and on a phone
GAP = 12

# The signs at the top of a desk and of a phone: the race in green, beside it the sentence of the moment.
DESK_TOP, DESK_HIGH, DESK_RACE, DESK_SIZE = 8, 42, 15, 18
DESK_MOST, DESK_LEAST = 860, 320  # how wide the sentence may be, and its sign is at least
PHONE_TOP, PHONE_HIGH, PHONE_RACE, PHONE_SIZE = 4, 52, 13, 14
PHONE_FIRST, PHONE_GAP = 104, 6  # the width of the race's sign, and between the two


def board(scene: Scene[Any], w: float, h: float, *inside: str) -> str:
    """The board as a picture with a name."""
    return picture(w, h, *inside, id="board", role="group", aria_label=scene.say("board-name"))


# ---- What is going on --------------------------------------------------------------------------


def status(words: str, lines: Sequence[str], size: float, colour: str, x: float, y: float, w: float, h: float) -> str:
    """The sentence of the moment on its sign; the words are whole for those who hear them."""
    return named(words, plate(x, y, w, h, lines, size, colour), id="status")


def wide_status(race: str, words: str, colour: str, end: float = WIDE - GAP) -> str:
    """At a desk: where the race stands at the left, the sentence in the middle, moved aside where something else is."""
    first = race_width(race)
    lines = wrapped(words, DESK_MOST, DESK_HIGH, DESK_SIZE)
    across = sentence_width(lines)
    left = max(min((WIDE - across) / 2, end - across), first + 2 * GAP)
    return race_sign(race) + status(words, lines, DESK_SIZE, colour, left, DESK_TOP, across, DESK_HIGH)


def race_sign(race: str) -> str:
    """Where the race stands, at the left of a desk."""
    return plate(GAP, DESK_TOP, race_width(race), DESK_HIGH, [race], DESK_RACE, GREEN)


def race_width(race: str) -> float:
    """How wide that sign is."""
    return width(race, DESK_RACE) + 44


def sentence_width(lines: Sequence[str]) -> float:
    """How wide the sign of a sentence is at a desk."""
    return max(DESK_LEAST, width(lines[0], DESK_SIZE) + 76)


def tall_status(race: Sequence[str], words: str, colour: str) -> str:
    """The same over the width of a phone; the race in two lines that fit."""
    left = GAP + PHONE_FIRST + PHONE_GAP
    rest = TALL - GAP - left
    lines = wrapped(words, rest, PHONE_HIGH, PHONE_SIZE)
    first = plate(GAP, PHONE_TOP, PHONE_FIRST, PHONE_HIGH, race, PHONE_RACE, GREEN)
    return first + status(words, lines, PHONE_SIZE, colour, left, PHONE_TOP, rest, PHONE_HIGH)


# ---- Who acts, who has won ---------------------------------------------------------------------


def turn_mark(x: float, y: float, size: float) -> str:
    """An arrow before the name of who is to act, in letters of that size."""
    return group(path("M0 -7.2 L6.2 -3.5 L0 0.2 Z", fill=FOCUS), x=x, y=y, scale=size / 10)


def prize(scene: Scene[Any], side: int, x: float, y: float, r: float) -> str:
    """A star for a side that has won, once the race is over; nothing for the others."""
    return group(star(x, y, r), data_winner=side) if scene.has_won(side) else ""
