"""The course from above: country, the road, what stands at it, and the cars."""

from paddock.drawing.svg import group
from paddock.games.road_rally.drawing.land import country, open_end
from paddock.games.road_rally.drawing.lineup import cars, halo, large_spaces
from paddock.games.road_rally.drawing.measure import CELL
from paddock.games.road_rally.drawing.roadside import reach, squares
from paddock.games.road_rally.rules.geometry import Course, laid_out
from paddock.games.road_rally.table.scene import Scene


def the_map(scene: Scene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The course as large as it fits, in the middle of a room."""
    course = course_of(scene, upright)
    size = cell_size(course, w, h)
    return group(
        country(course),
        large_spaces(scene, course),
        "" if course.complete else open_end(course.tiles[-1]),
        *reach(scene, course),
        *squares(scene, course),
        halo(scene, course),
        *cars(scene, course),
        x=x + (w - size * course.columns) / 2 - size * course.left,
        y=y + (h - size * course.rows) / 2 - size * course.top,
        scale=size / CELL,
        id="course",
    )


def map_height(scene: Scene, w: float, most: float, upright: bool) -> float:
    """As high as the course, when it is as large as its room allows; all the room while it is being built."""
    course = course_of(scene, upright)
    return cell_size(course, w, most) * course.rows if course.complete else most * 0.8


def course_of(scene: Scene, upright: bool) -> Course:
    """The course of a view; one that its drivers build is not turned."""
    course = scene.view["course"]
    return laid_out(course["set"], tuple(course["tiles"]), course["complete"], None if course["built"] else upright)


def cell_size(course: Course, w: float, h: float) -> float:
    """How large a square can be in a room."""
    return round(min(w / course.columns, h / course.rows, 66), 1)
