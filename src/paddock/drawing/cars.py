"""The six cars, in every game the same: each has its letter, its silhouette, and a colour that can be chosen."""

from dataclasses import dataclass

from paddock.drawing.palette import ENAMEL, GLASS, INK, RED
from paddock.drawing.svg import circle, path, rect, symbol, text, use

WIDTH, HEIGHT = 102, 52
DISC_Y = 30  # the middle of the letter's disc


@dataclass(frozen=True)
class Car:
    """A car seen from its right side, driving to the right."""

    letter: str
    body: str
    windows: str

    @property
    def colour(self) -> str:
        """Its own, or the one that its driver has chosen: a page says so around its drawings."""
        return f"var(--car-{self.letter.lower()})"


CARS = (
    Car(
        "A",  # a saloon
        "M4 40 V32 Q4 24 14 22 Q20 4 36 4 H56 Q68 4 76 20 L92 24 Q99 26 99 34 V40 Z",
        "M22 21 Q26 10 37 10 H45 V21 Z M49 10 H55 Q63 10 69 21 H49 Z",
    ),
    Car(
        "B",  # a coupé
        "M3 40 Q1 30 6 28 Q22 24 34 12 Q44 4 58 6 Q72 8 82 22 L94 26 Q100 28 99 40 Z",
        "M33 22 Q44 10 53 11 V22 Z M57 11 Q67 13 74 22 H57 Z",
    ),
    Car(
        "C",  # a van
        "M4 40 V8 Q4 3 9 3 H66 Q76 3 84 20 L94 24 Q99 26 99 32 V40 Z",
        "M56 9 H65 Q71 10 77 21 H56 Z",
    ),
    Car(
        "D",  # a roadster
        "M3 40 Q2 31 6 27 Q12 22 30 22 Q33 15 39 15 H43 L45 22 H62 L70 11 L73 12 L69 22 Q92 24 97 29 Q100 32 99 40 Z",
        "M62 22 L70 11 L73 12 L69 22 Z",
    ),
    Car(
        "E",  # an estate
        "M4 40 V26 L7 22 L12 8 Q13 5 17 5 H68 L82 21 L94 24 Q99 26 99 34 V40 Z",
        "M13 20 L17 10 H34 V20 Z M38 10 H50 V20 H38 Z M54 10 H66 L74 20 H54 Z",
    ),
    Car(
        "F",  # a racer
        "M2 24 H14 L16 30 Q28 20 40 20 L46 13 H54 L60 21 H86 Q98 24 99 34 V40 H4 L2 30 Z",
        "M54 20 L56 14 L63 20 Z",
    ),
)


def drawn(car: Car) -> str:
    """The car, 102 wide and 52 high, its wheels on the lower edge."""
    return "".join(
        (
            path(car.body, fill=car.colour, stroke=INK, stroke_width=2, stroke_linejoin="round"),
            path(car.windows, fill=GLASS, stroke=INK, stroke_width=1.2, stroke_linejoin="round"),
            path("M5 34 H98", stroke=INK, stroke_width=1, stroke_opacity=0.35),
            rect(94, 28, 5, 5, rx=2, fill=ENAMEL, stroke=INK, stroke_width=1),
            rect(2.5, 29, 4, 4, rx=1, fill=RED, stroke=INK, stroke_width=1),
            disc(car, WIDTH / 2, DISC_Y),
            *(wheel(x) for x in (23, 79)),
        )
    )


def disc(car: Car, x: float, y: float) -> str:
    """The letter on its door."""
    plain = circle(x, y, 8.5, fill=ENAMEL, stroke=INK, stroke_width=1)
    return plain + text(x, y + 4.2, car.letter, 12, "heavy on-card")


def wheel(x: float) -> str:
    """A wheel under the car."""
    return circle(x, 41, 10, fill=INK) + circle(x, 41, 5.2, fill=ENAMEL) + circle(x, 41, 1.8, fill=INK)


def symbols() -> list[str]:
    """All six, to be used by `car`."""
    return [symbol(f"art-car-{each.letter}", WIDTH, HEIGHT, drawn(each)) for each in CARS]


def car(number: int, x: float, y: float, width: float) -> str:
    """A car put somewhere, as wide as asked."""
    return use(f"art-car-{CARS[number].letter}", x, y, width, width * HEIGHT / WIDTH)
