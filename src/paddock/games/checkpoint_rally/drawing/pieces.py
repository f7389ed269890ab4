"""Small things that lie about the table; most are drawn once as a symbol and used by its name."""

from paddock.drawing.cars import CARS
from paddock.drawing.lettering import shorten
from paddock.drawing.palette import AMBER, BLUE, EDGE, ENAMEL, GREEN, GREY, INK, RED
from paddock.drawing.svg import circle, group, path, rect, symbol, text, use
from paddock.games.checkpoint_rally.drawing import country
from paddock.games.checkpoint_rally.rules import box

SIZE = 40
MIDDLE = SIZE / 2


def symbols() -> list[str]:
    """Signs of roads with their minutes, flags of all players, GPS updates, the back of a tile."""
    signs = {
        f"art-sign-{road}-{minutes}": road_drawn(road, minutes) for road in box.ROADS for minutes in set(box.MINUTES[0])
    }
    flags = {f"art-flag-{CARS[seat].letter}": flag_drawn(CARS[seat].colour) for seat in range(box.SEATS)}
    tokens = {f"art-token-{CARS[seat].letter}": token_drawn(seat) for seat in range(box.SEATS)}
    others = {"art-flag": flag_drawn("none"), "art-gps": gps_drawn(GREEN), "art-gps-spent": gps_drawn(GREY)}
    return [
        symbol(name, SIZE, SIZE, drawn)
        for name, drawn in sorted({**signs, **flags, **tokens, **others, "art-back": back_drawn()}.items())
    ]


def road_sign(road: str, minutes: int, x: float, y: float, size: float) -> str:
    """A piece of road around a point, with the minutes that it takes."""
    return around(f"art-sign-{road}-{minutes}", x, y, size)


def flag(seat: int, visited: bool, x: float, y: float, size: float) -> str:
    """A checkpoint of a player around a point, filled when it is visited."""
    return around(f"art-flag-{CARS[seat].letter}" if visited else "art-flag", x, y, size)


def gps_sign(x: float, y: float, r: float, ready: bool) -> str:
    """A GPS update around a point; grey when it is spent."""
    return around("art-gps" if ready else "art-gps-spent", x, y, 2 * r)


def token(seat: int, r: float) -> str:
    """A checkpoint token of a player, around a point."""
    disc = circle(0, 0, r, fill=CARS[seat].colour, stroke=ENAMEL, stroke_width=r / 4)
    return disc + text(0, r * 0.5, CARS[seat].letter, r * 1.5, "heavy on-sign")


def tile_back(x: float, y: float, size: float) -> str:
    """A tile from behind."""
    return use("art-back", x, y, size, size)


def around(name: str, x: float, y: float, size: float) -> str:
    """A symbol centred on a point."""
    return use(name, x - size / 2, y - size / 2, size, size)


def caption(words: str, x: float, y: float, room: float, size: float) -> str:
    """A name under a pile."""
    return text(x, y, shorten(words, size, room), size, "on-panel-soft")


def framed_tile(name: str, turn: int, size: float) -> str:
    """A tile lying alone, with an edge around it."""
    edge = rect(0, 0, size, size, rx=size * 0.04, fill="none", stroke=INK, stroke_width=1.6)
    return country.tile(name, turn, 0, 0, size) + edge


def slot(x: float, y: float, size: float) -> str:
    """A place where no tile lies."""
    edge = rect(x, y, size, size, rx=6, fill="none", stroke=EDGE, stroke_width=2, stroke_dasharray="7 5")
    return rect(x, y, size, size, fill="none", pointer_events="all") + edge  # what is empty can be touched, too


def roads_of(name: str | None, x: float, y: float, size: float) -> str:
    """The three roads with the minutes that a car takes over each."""
    if name is None:
        return ""
    minutes = box.MINUTES[box.CAR_IDS.index(name)]
    return "".join(
        road_sign(road, minutes[number], x + (number - 1) * size * 1.75, y, size * 1.6)
        for number, road in enumerate(box.ROADS)
    )


# ---- How they look -----------------------------------------------------------------------------


def road_drawn(road: str, minutes: int) -> str:
    """The number on its road; the quick one has a green rim, the slow one a red rim."""
    rim = GREEN if minutes == min(box.MINUTES[0]) else RED if minutes == max(box.MINUTES[0]) else INK
    body = rect(1.5, 1.5, SIZE - 3, SIZE - 3, rx=5, fill=country.BODIES[road], stroke=rim, stroke_width=3)
    line = path(f"M3 33.5 H{SIZE - 3}", fill="none", **country.line_look(road))
    disc = circle(MIDDLE, 16.5, 13, fill=ENAMEL)
    return body + line + disc + text(MIDDLE, 23.5, str(minutes), 20, "heavy on-card")


def flag_drawn(colour: str) -> str:
    """A pennant on its pole."""
    pole = path("M11 36 V4", stroke=GREY, stroke_width=3.2, stroke_linecap="round")
    cloth = path("M12 4 L34 12 L12 21 Z", fill=colour, stroke=GREY, stroke_width=2.2, stroke_linejoin="round")
    return pole + cloth


def token_drawn(seat: int) -> str:
    """A checkpoint token."""
    return group(token(seat, MIDDLE * 0.88), x=MIDDLE, y=MIDDLE)


def gps_drawn(colour: str) -> str:
    """A pin on a disc."""
    disc = circle(0, 0, 19, fill=colour, stroke=INK, stroke_width=1.4)
    pin = path("M0 13 C-9 1 -9 -12 0 -12 C9 -12 9 1 0 13 Z", fill=ENAMEL) + circle(0, -4, 3.4, fill=colour)
    return group(disc, pin, x=MIDDLE, y=MIDDLE, opacity=None if colour == GREEN else "0.55")


def back_drawn() -> str:
    """A compass on blue."""
    edge = rect(0.3, 0.3, SIZE - 0.6, SIZE - 0.6, rx=2.8, fill=ENAMEL, stroke=INK, stroke_width=0.6)
    face = rect(2.8, 2.8, SIZE - 5.6, SIZE - 5.6, rx=2, fill=BLUE)
    rose = path("M0 -12 L2.8 0 L0 12 L-2.8 0 Z", fill=ENAMEL) + path("M-12 0 L0 -2.8 L12 0 L0 2.8 Z", fill=AMBER)
    return edge + face + group(rose, x=MIDDLE, y=MIDDLE)
