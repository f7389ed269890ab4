"""The plain table that a game without a drawing of its own is played at.

The board shows who drives and the game's text; the hand has a button for every part that can be touched.
"""

from dataclasses import dataclass
from zlib import crc32

from rich.markup import escape

from paddock.core import scene
from paddock.core.game import Event, Game, Thing
from paddock.core.texts import glossary
from paddock.core.views import Head, Touch
from paddock.core.words import Say, Words
from paddock.drawing import country, joining, posters
from paddock.drawing.boards import GAP, TALL, WIDE, board, prize, tall_status, turn_mark, wide_status
from paddock.drawing.cars import CARS, car, drawn, symbols
from paddock.drawing.gestures import Act
from paddock.drawing.hands import Item, button, buttons_in_row, hand_frame, row, title_line
from paddock.drawing.lettering import short_name, width, wrap
from paddock.drawing.palette import BLUE, GRASS, GREEN, RED
from paddock.drawing.plates import button_alone, panel
from paddock.drawing.printing import Print
from paddock.drawing.roads import VERGE, lanes
from paddock.drawing.svg import group, library, named, rect, text

COLUMN = 304  # of the sides at a desk
DESK_TOP, PHONE_TOP = 60, 64  # below the status
HAND_TOP, COLUMNS = 30, 6  # below the title of the hand, and its buttons in a row
POSTER_COLOURS = (BLUE, GREEN, RED)


class View(Head):
    """What a plain drawing reads of a view; the rest is for the game's text."""

    touch: Touch


class Scene(scene.Scene[View]):
    """The table as one seat sees it."""


@dataclass(frozen=True)
class Plain:
    """How a game is drawn that has no room `drawing`."""

    game: Game

    def art(self) -> str:
        """The cars."""
        return library(*symbols())

    def board(self, view: View, speak: Words, players: list[str], shape: str) -> str:
        """What is going on, the sides with their points, and the game's text on a panel."""
        scene = Scene(view, speak, players)
        marked = self.game.table.text(view, speak, [escape(name) for name in players])
        return (wide_board if shape == "wide" else tall_board)(scene, marked)

    def hand(self, view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
        """A button for every part that can be touched; nothing after the race."""
        if view["seat"] is None or view["over"]:
            return ""
        scene = Scene(view, speak, players)
        title = scene.say("plain-own-moves") if own else scene.say("plain-moves-of", seat=scene.seat)
        shown = self.names(scene)
        if shape == "tall":
            return row(scene, title, buttons_in_row(shown) or [nothing_in_row(scene)], titled=not own)
        buttons = button_rows(shown) if shown else [nothing(scene, GAP + 2, HAND_TOP + 24)]
        high = HAND_TOP + 62 * max(1, -(-len(shown) // COLUMNS))
        return hand_frame(scene, title, WIDE, high, title_line(title, WIDE - 30), *buttons)

    def names(self, scene: Scene) -> dict[str, str]:
        """What each part that can be touched is called: by its own name, or by its kind and which it is."""
        touch = scene.view["touch"]
        options = dict(touch["settings"])
        things = glossary(self.game, self.game.prepare(options.pop("seats"), options.pop("variant"), options))
        return {part: called(part, things, scene.speak) for part in touch["parts"]}

    def show(self, event: Event, view: View, shape: str) -> Act:
        """What the log says of it."""
        return Act(None)

    def part(self, thing: Thing, speak: Words) -> str:
        """A sign with the thing's name."""
        return button_alone(speak(thing.name))

    def poster(self, speak: Words) -> str:
        """A car on its way; which one, and the colour of the sign, is chance that stays."""
        number = crc32(self.game.name.encode())
        colour = POSTER_COLOURS[number % len(POSTER_COLOURS)]
        return posters.framed(speak(Say("game")), speak(Say("tagline")), colour, *scenery(number % len(CARS)))

    def alone(self, *pictures: str) -> str:
        """Pictures below each other as one that needs nothing else."""
        return joining.alone(self.art)(*pictures)


# ---- The board ---------------------------------------------------------------------------------


def wide_board(scene: Scene, marked: str) -> str:
    """For a desk: the text, and the sides beside it."""
    w = WIDE - COLUMN - 3 * GAP
    printed = Print.fitting(marked, w, 14, 18)
    sides, y = [], float(DESK_TOP)
    for side in range(len(scene.sides)):
        sides.append(side_panel(scene, side, WIDE - COLUMN - GAP, y, COLUMN, 16))
        y += side_height(scene, side, 16) + 8
    high = max(printed.height, y - 8 - DESK_TOP)
    status = wide_status(scene.say("game"), *happening(scene))
    page = printed.drawn(GAP, DESK_TOP, w, high)
    return board(scene, WIDE, DESK_TOP + high + GAP, status, page, *sides)


def tall_board(scene: Scene, marked: str) -> str:
    """For a phone: the text below the sides."""
    w = TALL - 2 * GAP
    printed = Print.fitting(marked, w, 11, 14)
    sides, y = [], float(PHONE_TOP)
    for side in range(len(scene.sides)):
        sides.append(side_panel(scene, side, GAP, y, w, 13))
        y += side_height(scene, side, 13) + 6
    status = tall_status(wrap(scene.say("game"), 13, 88, 2), *happening(scene))
    page = printed.drawn(GAP, y, w, printed.height)
    return board(scene, TALL, y + printed.height + GAP, status, *sides, page)


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    if scene.view["over"]:
        return scene.say("plain-won", count=len(scene.winners), names=scene.winners), GREEN
    return scene.say("plain-your-turn" if scene.acting else "plain-turn", seat=scene.turn), BLUE


def side_height(scene: Scene, side: int, size: float) -> float:
    """How high the panel of a side is, in letters of that size."""
    return size * (1.8 + 1.4 * len(scene.sides[side]))


def side_panel(scene: Scene, side: int, x: float, y: float, w: float, size: float) -> str:
    """The car of a side, a line for each of its players, and its points."""
    h, seats, score = side_height(scene, side, size), scene.sides[side], scene.view["scores"][side]
    points, unit = scene.number(score), scene.say("plain-points", points=score)
    right = max(width(points, size * 1.5), width(unit, size * 0.85)) + size
    left, first = size * 6, (h - size * 1.4 * (len(seats) - 1)) / 2 + size * 0.35
    names = (
        player(scene, seat, left, first + size * 1.4 * row, w - left - right - size * 1.5, size)
        for row, seat in enumerate(seats)
    )
    inside = (
        panel(0, 0, w, h, marked=scene.view["turn"] in seats),
        group(car(side, 0, 0, size * 4.2), x=size * 0.8, y=(h - size * 2.1) / 2, id=f"car-{side}"),
        *names,
        text(w - size * 0.8, h / 2 + size * 0.3, points, size * 1.5, "heavy on-panel", "end"),
        text(w - size * 0.8, h / 2 + size * 1.2, unit, size * 0.85, "on-panel-soft", "end"),
        prize(scene, side, w - right - size * 0.4, h / 2, size * 0.8),
    )
    return named(scene.say("plain-side", side=seats, points=score), *inside, x=x, y=y, id=f"side-{side}")


def player(scene: Scene, seat: int, x: float, y: float, w: float, size: float) -> str:
    """A name, with an arrow before it if it is that player's turn."""
    arrow = turn_mark(x - size * 0.85, y, size) if seat == scene.view["turn"] else ""
    return arrow + text(x, y, short_name(scene.players, seat, size, w), size, "heavy on-panel", "start")


# ---- The hand ----------------------------------------------------------------------------------


def called(part: str, things: dict[str, Thing], speak: Words) -> str:
    """A part in words: `zone:1` is the thing of that name, or the zone called 1."""
    if part in things:
        return speak(things[part].name)
    kind, _, which = part.partition(":")
    return f"{speak(things[kind].name)} {which}" if kind in things else which or kind


def button_rows(shown: dict[str, str]) -> list[str]:
    """Buttons of a desk by part, so many in a row."""
    step = (WIDE - GAP) / COLUMNS
    return [
        button(part, words, GAP + step * (n % COLUMNS), HAND_TOP + 62 * (n // COLUMNS), step - GAP, 54)
        for n, (part, words) in enumerate(shown.items())
    ]


def nothing_in_row(scene: Scene) -> Item:
    """Where there is nothing to touch on a phone."""
    return Item(TALL - 2 * GAP, lambda x, y: nothing(scene, x, y + 54))


def nothing(scene: Scene, x: float, y: float) -> str:
    """Where there is nothing to touch."""
    return text(x, y, scene.say("plain-no-moves"), 14, "on-panel", "start")


# ---- The poster --------------------------------------------------------------------------------


def scenery(number: int) -> tuple[str, ...]:
    """A car on the road through the country."""
    w, horizon = posters.SCENE_WIDTH, 232
    return (
        country.sky(w, horizon, w * 0.7),
        group(country.hills(), x=-40, y=horizon - 120),
        rect(0, horizon, w, posters.SCENE_HEIGHT - horizon, fill=GRASS),
        group(country.fields(), x=-20, y=horizon - 76),
        group(lanes(w, 2, 52), y=horizon + 38),
        group(drawn(CARS[number]), x=w / 2 - 76, y=horizon + 38 + VERGE + 8, scale=1.5),
    )
