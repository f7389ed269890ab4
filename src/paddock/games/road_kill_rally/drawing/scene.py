"""What is being drawn: the scene of a table, and the window through which its road is seen."""

from dataclasses import dataclass
from functools import cached_property

from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.scene import Scene
from paddock.games.road_kill_rally.table.views import Row

BEHIND, AHEAD = 3, 14  # rows around the car that is looked at
STAND = 4  # rows over which the camera stands still
LEAST = 6  # rows to be seen
MARGIN = 3  # rows that are drawn beyond those


@dataclass(frozen=True)
class RoadScene(Scene):
    """The same with a window that follows a car along the road."""

    @cached_property
    def focus(self) -> int:
        """The car that the window follows: the one that moves or fights, else one's own, else the first."""
        view = self.view
        seat = view["turn"] if self.acting else view["driver"]
        if seat is None:
            seat = view["seat"] or 0
        if view["cars"][seat]["status"] != "racing":
            racing = [n for n, car in enumerate(view["cars"]) if car["status"] == "racing"]
            seat = max(racing, key=lambda n: view["cars"][n]["row"], default=seat)
        return seat

    @property
    def bends(self) -> tuple[float, ...]:
        """How the road bends, row by row from the start of the race; straight on behind the finish."""
        road = self.view["road"]
        return (*road["behind"], *(row["bend"] for row in road["rows"]), *[0.0] * self.parking)

    @property
    def parking(self) -> int:
        """Rows behind the finish line, where those who have arrived stand side by side."""
        return (len(self.view["cars"]) + 1) // 2

    def place(self, seat: int) -> tuple[int, int]:
        """Row and lane of a car; who has arrived stands behind the line, the first in front."""
        car, line = self.view["cars"][seat], self.view["road"]["finish"]
        if car["place"] is None or line is None:
            return car["row"], car["lane"]
        behind, lane = divmod(car["place"] - 1, 2)
        return line + self.parking - 1 - behind, lane

    @cached_property
    def shown(self) -> list[int]:
        """The cars that the window shows."""
        rows = {row["row"] for row in self.rows}
        return [seat for seat in range(len(self.view["cars"])) if self.place(seat)[0] in rows]

    @cached_property
    def looked_at(self) -> tuple[int, int]:
        """The rows that the camera looks at, from the first to before the last: around the car that moves or fights."""
        first, end = self.view["road"]["first"], self.view["road"]["end"]
        at = max(first, self.view["cars"][self.focus]["row"])  # a wreck may lie where the road is gone
        stand = at // STAND * STAND
        combat = self.view["phase"] == "combat"
        low, high = (at - box.REACH, at + box.REACH) if combat else (stand - BEHIND, stand + AHEAD)
        if self.view["road"]["finish"]:
            end += self.parking
        return max(first, min(low, end - LEAST)), min(end, high + 1)

    @cached_property
    def rows(self) -> list[Row]:
        """The rows of the road that are drawn: those and some more at the edges of the window."""
        low, high = self.looked_at
        line = self.view["road"]["finish"]
        parked = [beyond(line + n) for n in range(self.parking)] if line else []
        rows = self.view["road"]["rows"] + parked
        return [row for row in rows if low - MARGIN <= row["row"] < high + MARGIN]


def beyond(row: int) -> Row:
    """A row behind the finish line."""
    return {"row": row, "bend": 0.0, "spaces": [{"colour": "green"}, {"colour": "green"}]}
