"""What every board has: its frame, the signs that tell what is going on, marks for who acts and who has won."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from paddock.core.scene import Scene
from paddock.drawing.cars import car
from paddock.drawing.lettering import ELLIPSIS, shorten, width, wrap
from paddock.drawing.palette import EDGE, FOCUS, GREEN, PANEL, TEXT
from paddock.drawing.plates import LINE, plate
from paddock.drawing.signs import star
from paddock.drawing.svg import anchor, group, named, path, picture, rect, text, use

WIDE, TALL = 1200, 390  # pixels across, on a desk and on a phone
GAP = 12
ABOVE = {"wide": 54, "tall": 58}  # the height of the signs
LETTERS = {"wide": 13, "tall": 12}  # the smallest on a board
LEGIBLE = 11  # pixels of the screen
STANDING, STANDING_GAP = 38, 4  # the height of how a driver stands on a phone, and what is between two

# The signs at the top of a desk and of a phone: the race in green, beside it the sentence of the moment.
DESK_TOP, DESK_HIGH, DESK_RACE, DESK_SIZES = 8, 42, 15, (18, 15, 14)
DESK_MOST, DESK_LEAST = 860, 320  # how wide the sentence may be, and its sign is at least
PHONE_TOP, PHONE_HIGH, PHONE_RACE, PHONE_SIZES = 4, 52, 13, (14, 13, 12)
PHONE_FIRST, PHONE_GAP = 104, 6  # the width of the race's sign, and between the two


def board(scene: Scene[Any], w: float, h: float, *inside: str, letters: float = 0) -> str:
    """The board as a picture with a name; a page draws it at least so large that its smallest letters can be read."""
    least = letters or LETTERS["wide" if w == WIDE else "tall"]
    label = scene.say("board-name")
    return picture(w, h, *inside, id="board", role="group", aria_label=label, data_readable=f"{LEGIBLE / least:.3f}")


# ---- What is going on --------------------------------------------------------------------------


def sentence(words: str, w: float, h: float, sizes: Sequence[float]) -> tuple[list[str], float]:
    """Lines on a sign in the largest of some sizes in which nothing is cut, and that size."""
    for size in sizes:
        lines = list(wrap(words, size, w - 24, max(1, int((h - 5) / (size * LINE)))))
        if not any(line.endswith(ELLIPSIS) for line in lines):
            break
    return lines, size


def status(words: str, lines: Sequence[str], size: float, colour: str, x: float, y: float, w: float, h: float) -> str:
    """The sentence of the moment on its sign; the words are whole for those who hear them."""
    return named(words, plate(x, y, w, h, lines, size, colour), id="status")


def wide_status(race: str, words: str, colour: str, end: float = WIDE - GAP, beside: str = "") -> str:
    """At a desk: where the race stands at the left, the sentence in the middle, moved aside by what is beside it."""
    first = race_width(race)
    lines, size = sentence(words, DESK_MOST, DESK_HIGH, DESK_SIZES)
    across = sentence_width(lines, size)
    left = max(min((WIDE - across) / 2, end - across), first + 2 * GAP)
    told = status(words, lines, size, colour, left, DESK_TOP, across, DESK_HIGH)
    return signs("wide", race_sign(race), told, beside)


def race_sign(race: str) -> str:
    """Where the race stands, at the left of a desk."""
    return plate(GAP, DESK_TOP, race_width(race), DESK_HIGH, [race], DESK_RACE, GREEN)


def race_width(race: str) -> float:
    """How wide that sign is."""
    return width(race, DESK_RACE) + 44


def sentence_width(lines: Sequence[str], size: float) -> float:
    """How wide the sign of a sentence is at a desk."""
    return max(DESK_LEAST, *(width(line, size) + 76 for line in lines))


def tall_status(race: Sequence[str], words: str, colour: str, standings: str = "") -> str:
    """The same over the width of a phone; the race in two lines that fit."""
    left = GAP + PHONE_FIRST + PHONE_GAP
    rest = TALL - GAP - left
    lines, size = sentence(words, rest, PHONE_HIGH, PHONE_SIZES)
    first = plate(GAP, PHONE_TOP, PHONE_FIRST, PHONE_HIGH, race, PHONE_RACE, GREEN)
    return signs("tall", first, status(words, lines, size, colour, left, PHONE_TOP, rest, PHONE_HIGH), standings)


def signs(shape: str, *inside: str) -> str:
    """What stands over the board: a page shows it wherever the board has been moved to."""
    return group(*inside, id="signs", data_high=above(shape, inside[-1] != ""))


def above(shape: str, standings: bool) -> int:
    """How high it is, with or without how the drivers stand."""
    return ABOVE[shape] + (STANDING + STANDING_GAP if standings and shape == "tall" else 0)


# ---- How drivers stand, on a phone ---------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """What everybody knows of a driver or a side. Its ids are where things fly to and from, always in sight."""

    number: int  # of the car
    name: str
    back: str  # the symbol of what is held, from behind
    held: int
    told: str  # how far, how much
    more: str = ""  # at the end, such as the points
    mark: str = ""  # a symbol
    acts: bool = False
    label: str = ""  # all of it in words
    hands: Sequence[str] = ()  # the ids of what is held
    deck: str = ""  # the id of where it comes from
    prizes: str = ""  # the id of what is at the end


def standings(drivers: Sequence[Standing]) -> str:
    """All of them beside each other, below the sentence of the moment."""
    across = (TALL - 2 * GAP + STANDING_GAP) / len(drivers)
    chips = (standing(each, GAP + across * n, across - STANDING_GAP) for n, each in enumerate(drivers))
    return "".join(chips)


def standing(it: Standing, x: float, w: float) -> str:
    """One: car, name where there is room, what is held; below it how far and how much."""
    held = width(str(it.held), 12) + 5
    cards = use(it.back, w - held - 12, 3, 10, 14) + text(w - 5, 15, str(it.held), 12, "heavy on-panel", "end")
    room = w - 38 - held - 16
    name = text(36, 15, shorten(it.name, 12, room), 12, "heavy on-panel", "start") if width(it.name, 12) <= room else ""
    mark = use(it.mark, 36 + (width(it.name, 12) + 4 if name else 0), 3, 14, 14) if it.mark else ""
    return named(
        it.label,
        rect(0, 0, w, STANDING, rx=8, fill=PANEL, stroke=TEXT if it.acts else EDGE, stroke_width=2 if it.acts else 1),
        car(it.number, 4, 3, 28),
        name,
        mark,
        cards,
        text(5, 32, it.told, 12, "on-panel", "start"),
        text(w - 5, 32, it.more, 12, "heavy on-panel", "end") if it.more else "",
        *(anchor(id, w - held - 12, 3, 10, 14) for id in it.hands),
        anchor(it.deck, 13, 3, 10, 14) if it.deck else "",
        anchor(it.prizes, w - 20, 20, 15, 15) if it.prizes else "",
        x=x,
        y=ABOVE["tall"] + 2,
        data_driver=str(it.number),
    )


# ---- Who acts, who has won ---------------------------------------------------------------------


def turn_mark(x: float, y: float, size: float) -> str:
    """An arrow before the name of who is to act, in letters of that size."""
    return group(path("M0 -7.2 L6.2 -3.5 L0 0.2 Z", fill=FOCUS), x=x, y=y, scale=size / 10)


def prize(scene: Scene[Any], side: int, x: float, y: float, r: float) -> str:
    """A star for a side that has won, once the race is over; nothing for the others."""
    return group(star(x, y, r), data_winner=side) if scene.has_won(side) else ""
