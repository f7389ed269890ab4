"""The course from above: country, the road, what stands at it, and the cars."""

from paddock.drawing.svg import group
from paddock.games.road_rally.drawing.land import country, open_end
from paddock.games.road_rally.drawing.lineup import cars, halo, large_spaces
from paddock.games.road_rally.drawing.measure import CELL
from paddock.games.road_rally.drawing.roadside import reach, squares
from paddock.games.road_rally.drawing.scene import Scene
from paddock.games.road_rally.rules.geometry import Course, course_of


def the_map(scene: Scene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The course as large as it fits, in the middle of a room."""
    course = course_of(scene.view, upright)
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


def cell_size(course: Course, w: float, h: float) -> float:
    """How large a square can be in a room."""
    return round(min(w / course.columns, h / course.rows, 66), 1)
