"""The course from above: country, the road, what stands at it, and the cars."""

from typing import NamedTuple

from paddock.drawing.svg import placed, tag
from paddock.games.road_rally.drawing.land import country, next_places, open_end
from paddock.games.road_rally.drawing.lineup import cars, halo, large_spaces
from paddock.games.road_rally.drawing.measure import CELL, LETTER, cell_size, grown
from paddock.games.road_rally.drawing.played import anchors, free_place
from paddock.games.road_rally.drawing.roadside import reach, squares
from paddock.games.road_rally.rules.geometry import Course, laid_out
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import View


class Room(NamedTuple):
    """Where on a board the map is, as large as it fits, in the middle."""

    x: float
    y: float
    w: float
    h: float
    upright: bool
    card: float  # the width of cards that are played there


def the_map(scene: Scene, room: Room) -> str:
    """The course, and where cards are played beside it."""
    course = course_of(scene.view, room.upright)
    larger = grown(cell_size(course, room.w, room.h) / CELL)
    map = tag(
        "g",
        country(course),
        large_spaces(scene, course, larger),
        *being_built(scene, course),
        *reach(scene, course),
        *squares(scene, course, larger),
        halo(scene, course),
        *cars(scene, course, larger),
        transform=fitted(course, room),
        id="course",
    )
    return map + anchors(*free_place(course, room.w, room.h, room.card), room.x, room.y, room.card)


def smallest_letters(view: View, room: Room) -> float:
    """On the map."""
    scale = cell_size(course_of(view, room.upright), room.w, room.h) / CELL
    return LETTER * scale * grown(scale)


def being_built(scene: Scene, course: Course) -> list[str]:
    """Where the next tile will lie, while the course is not complete."""
    if course.complete:
        return []
    it = scene.view["course"]
    return [open_end(course.tiles[-1]), next_places(course, it["set"], it["left"])]


def map_height(view: View, w: float, most: float, upright: bool) -> float:
    """As high as the course, when it is as large as its room allows; all the room while it is being built."""
    course = course_of(view, upright)
    return cell_size(course, w, most) * course.rows if course.complete else most * 0.8


def course_of(view: View, upright: bool) -> Course:
    """The course of a view; one that its drivers build is not turned."""
    course = view["course"]
    return laid_out(course["set"], tuple(course["tiles"]), course["complete"], None if course["built"] else upright)


def fitted(course: Course, room: Room) -> str | None:
    """What brings the course into its room."""
    size = cell_size(course, room.w, room.h)
    return placed(
        room.x + (room.w - size * course.columns) / 2 - size * course.left,
        room.y + (room.h - size * course.rows) / 2 - size * course.top,
        size / CELL,
    )
