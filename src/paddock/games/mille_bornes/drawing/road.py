"""The road from the town to the sea, with a lane for each car."""

from math import cos, radians, sin
from typing import NamedTuple

from paddock.drawing.boards import LETTERS, TALL, WIDE
from paddock.drawing.cars import HEIGHT as CAR_HEIGHT
from paddock.drawing.cars import WIDTH as CAR_WIDTH
from paddock.drawing.cars import car
from paddock.drawing.palette import ENAMEL
from paddock.drawing.plates import badge
from paddock.drawing.roads import VERGE, finish, lanes, milestone, panorama
from paddock.drawing.svg import group, named, path, window
from paddock.games.mille_bornes.drawing.zones import own_side
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import View

REAR, FRONT = (23 / CAR_WIDTH - 1, 41 / CAR_WIDTH), (79 / CAR_WIDTH - 1, 41 / CAR_WIDTH)  # wheels, seen from the nose
LEANING = {"flat-tire": (REAR, 3.5), "accident": (FRONT, 8)}  # about which wheel a car leans, and by how many degrees


class Course(NamedTuple):
    """Where the road lies in its window: the window's size, how long a car is, lanes, miles, the own side."""

    width: float
    height: float
    car: float
    lanes: int
    goal: int
    own: int

    @property
    def lane(self) -> float:
        """How deep a lane is."""
        return self.car * CAR_HEIGHT / CAR_WIDTH + 4

    @property
    def deep(self) -> float:
        """How deep all of them are."""
        return self.lane * self.lanes

    @property
    def top(self) -> float:
        """Where the road begins, under the country."""
        return self.height - self.deep - 2 * VERGE

    @property
    def start(self) -> float:
        """Where a nose is before the first mile."""
        return self.car + 14

    @property
    def end(self) -> float:
        """Where a nose is at the goal."""
        return self.width - 46

    def nose(self, miles: float) -> float:
        """Where it is after so many miles."""
        return self.start + (self.end - self.start) / self.goal * miles

    @property
    def edge(self) -> float:
        """Where the first lane begins."""
        return self.top + VERGE

    def lane_of(self, side: int) -> float:
        """Where the lane of a side begins: the own one is the nearest, the others lie in the order of play."""
        return self.edge + self.lane * ((side - self.own - 1) % self.lanes)


def course(view: View, shape: str, goal: int) -> Course:
    """The road on a desk or on a phone."""
    sides, own = len(view["sides"]), own_side(view)
    if shape == "wide":
        return Course(WIDE, 184, 82 - 10 * sides, sides, goal, own)
    country = 82 if sides == 2 else 46  # the more cars, the less there is room for anything else
    return Course(TALL, country + 30 * sides + 2 * VERGE, 46, sides, goal, own)


def road(scene: Scene, shape: str, y: float) -> str:
    """A stone for every hundred miles, the finish, and the cars."""
    wide = shape == "wide"
    way = course(scene.view, shape, scene.view["goal"])
    every = 100 if way.nose(100) - way.start > 40 else 250
    drawn = (
        panorama(way.width, way.top, ("town", "fields", "hills", "coast") if wide else ("town", "coast")),
        group(lanes(way.width, way.lanes, way.lane), y=way.top),
        path(f"M{way.start} {way.edge} v{way.deep}", stroke=ENAMEL, stroke_width=3),
        group(finish(way.end, way.edge, way.deep), id="finish"),
        *(milestone(way.nose(at), way.edge - 2, str(at), LETTERS[shape]) for at in range(0, way.goal + 1, every)),
        *(driving(scene, side, way) for side in range(way.lanes)),
    )
    return window(0, y, way.width, way.height, *drawn)


def driving(scene: Scene, side: int, way: Course) -> str:
    """A car with its nose where it has come to, and its miles beside it."""
    miles = scene.view["zones"][side]["miles"]
    beside = 22 if miles * 2 < way.goal else -way.car - 20
    label = scene.say("drawing-car", side=scene.sides[side], miles=miles, goal=way.goal)
    x, y, turn = lean(way.car, scene.view["zones"][side]["drive"])
    body = group(car(side, -way.car, 1, way.car), x=x, y=y, turn=turn, id=f"body-{side}")
    count = badge(beside, way.car * 0.29, scene.number(miles), 13)
    return named(label, body, count, x=way.nose(miles), y=way.lane_of(side), id=f"car-{side}", class_="moves")


def lean(length: float, card: str | None, more: float = 0) -> tuple[float, float, float]:
    """How a car stands under a card of its drive pile: moved, and turned about a wheel, by some degrees more."""
    (u, v), degrees = LEANING.get(card or "", (FRONT, 0.0))
    return about(u * length, v * length + 1, degrees + more)


def about(x: float, y: float, degrees: float) -> tuple[float, float, float]:
    """A turn about a point, as a move and a turn about the corner."""
    a = radians(degrees)
    return x - x * cos(a) + y * sin(a), y - x * sin(a) - y * cos(a), degrees
