"""Where acts play: spaces, cars and cards by the ids of what is drawn, and the camera over them."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from paddock.core.game import Event
from paddock.drawing.gestures import Beat, Fly, Gesture, fly, look
from paddock.drawing.sounds import Sound
from paddock.games.road_kill_rally.drawing.strip import Camera, Point, Strip, distance
from paddock.games.road_kill_rally.drawing.world import World
from paddock.games.road_kill_rally.rules import box

PAN = 350  # how long the camera takes, in milliseconds
SLOW, FAST = 60, 140  # mph


class Stage:
    """One event on the table of a view."""

    def __init__(self, event: Event, view: Any, shape: str) -> None:
        self.seat = event.a
        self.view = view
        self.world = World(view, shape)

    @property
    def car(self) -> str:
        """The acting car."""
        return f"car-{self.seat}"

    @property
    def body(self) -> str:
        """What of it turns."""
        return f"{self.car}-body"

    @property
    def is_own(self) -> bool:
        """Whether the seat that looks acts."""
        return bool(self.view["seat"] == self.seat)

    @property
    def mph(self) -> int:
        """How fast the acting car is."""
        return int(self.view["cars"][self.seat]["speed"])

    # ---- The camera --------------------------------------------------------------------------------

    def at(self, spaces: Sequence[tuple[int, int]], *beats: Beat) -> list[Beat]:
        """Beats that play on some spaces: the camera is at rest with the first of them, or goes there before."""
        seen = self.seeing(spaces)
        if seen is not self.world.camera:
            return [self.looks(seen, PAN), *beats]
        length = min(PAN, max(gesture["length"] for gesture in beats[0]))
        return [[*self.looks(seen, length), *beats[0]], *beats[1:]]

    def seeing(self, spaces: Sequence[tuple[int, int]]) -> Camera:
        """The camera that sees some spaces."""
        return self.world.towards([self.world.laid.middle(*space) for space in spaces])

    def at_cars(self, seats: Sequence[int], *beats: Beat) -> list[Beat]:
        """The same where cars stand."""
        return self.at([self.world.place(seat) for seat in seats], *beats)

    def looks(self, seen: Camera, length: int) -> list[Gesture]:
        """The camera goes there; one's own car is pointed to, if it is not in sight then."""
        found: list[Gesture] = [look("camera", seen.transform, length=length)]
        if self.view["seat"] is not None:
            pointer, turn = self.world.pointed(seen, self.view["seat"])
            found.append(look("own", pointer, length=length))
            found.append(look("own-way", f"rotate({turn:.1f})", length=length))
        return found

    # ---- Cards -------------------------------------------------------------------------------------

    def leaves(self, seat: int, card: int) -> tuple[str, str | None]:
        """From where a card leaves a hand, and the stack that is gone with it."""
        if seat != self.view["seat"] or card == box.NOTHING:
            return f"seat-{seat}", None
        id = f"hand-{seat}-card-{box.CARD_IDS[card]}"
        return id, None if box.CARD_IDS[card] in self.view["hand"] else id

    def arrives(self, seat: int, card: int) -> str:
        """Where a card comes into a hand."""
        is_held = seat == self.view["seat"] and card != box.NOTHING and box.CARD_IDS[card] in self.view["hand"]
        return f"hand-{seat}-card-{box.CARD_IDS[card]}" if is_held else f"seat-{seat}"

    def thrown(self, card: int, length: int = 280) -> Fly:
        """A card from the acting hand onto the discard pile."""
        start, takes = self.leaves(self.seat, card)
        return fly(face(card), start, "discard", takes=takes, length=length)


def face(card: int) -> str:
    """The art of a card; its back, where that is all one sees."""
    return "art-card-back" if card == box.NOTHING else f"art-card-{box.CARD_IDS[card]}"


def space(place: int) -> tuple[int, int]:
    """Row and lane of a space that an event tells."""
    return divmod(place, box.LANES)


def figure(told: int) -> tuple[str, int, int]:
    """The id, row and lane of a figure that an event tells."""
    place, kind = divmod(told, box.TARGETS)
    return box.TARGET_IDS[kind], *space(place)


def engine(mph: int) -> Sound:
    """How a car sounds."""
    return "engine-slow" if mph <= SLOW else "engine" if mph <= FAST else "engine-fast"


def way(laid: Strip, start: tuple[int, int], end: tuple[int, int]) -> str:
    """The path from space to space, leaving and arriving as the road heads there."""
    one, other = laid.middle(*start), laid.middle(*end)
    pull = distance(one, other) / 3
    a, b = ahead(one, laid.headings[start[0]], pull)
    c, d = ahead(other, laid.headings[end[0]], -pull)
    return f"M{one[0]:.1f} {one[1]:.1f}C{a:.1f} {b:.1f} {c:.1f} {d:.1f} {other[0]:.1f} {other[1]:.1f}"


def ahead(point: Point, heading: float, far: float) -> Point:
    """So far on from a point."""
    return point[0] + far * cos(radians(heading)), point[1] + far * sin(radians(heading))
