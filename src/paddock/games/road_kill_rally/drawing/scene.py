"""What is being drawn: a view, for whom and in which words."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from paddock.core.words import Say, Side, Words
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.text import question, the_turn

BEHIND, AHEAD = 3, 14  # rows around the car that is looked at
STAND = 4  # rows over which the camera stands still
LEAST = 6  # rows to be seen
MARGIN = 3  # rows that are drawn beyond those


@dataclass(frozen=True)
class Scene:
    """The table as one seat sees it, and the words to tell it in."""

    view: dict[str, Any]
    speak: Words
    players: list[str]

    def say(self, id: str, **facts: Any) -> str:
        """A message in words."""
        return self.speak(Say(id, **facts), self.players)

    def themed(self, id: str) -> str:
        """A name that the theme chooses."""
        return self.say(id, theme=self.view["theme"])

    @property
    def acting(self) -> bool:
        """Whether the seat that looks is to act."""
        return self.view["turn"] is not None and self.view["turn"] == self.view["seat"]

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
        return int(seat)

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
        car = self.view["cars"][seat]
        if car["status"] != "finished":
            return car["row"], car["lane"]
        behind, lane = divmod(car["place"] - 1, 2)
        return self.view["road"]["finish"] + self.parking - 1 - behind, lane

    @cached_property
    def shown(self) -> list[int]:
        """The cars that the window shows."""
        rows = {row["row"] for row in self.rows}
        return [seat for seat in range(len(self.view["cars"])) if self.place(seat)[0] in rows]

    @cached_property
    def looked_at(self) -> tuple[int, int]:
        """The rows that the camera looks at, from the first to before the last: around the car that moves or fights."""
        at = self.view["cars"][self.focus]["row"]
        stand = at // STAND * STAND
        combat = self.view["phase"] == "combat"
        low, high = (at - box.REACH, at + box.REACH) if combat else (stand - BEHIND, stand + AHEAD)
        first, end = self.view["road"]["first"], self.view["road"]["end"]
        if self.view["road"]["finish"]:
            end += self.parking
        return max(first, min(low, end - LEAST)), min(end, high + 1)

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """The rows of the road that are drawn: those and some more at the edges of the window."""
        low, high = self.looked_at
        line = self.view["road"]["finish"]
        rows = [*self.view["road"]["rows"], *(beyond(line + n) for n in range(self.parking if line else 0))]
        return [row for row in rows if low - MARGIN <= row["row"] < high + MARGIN]

    @property
    def sentence(self) -> str:
        """What is going on."""
        if self.view["over"]:
            return self.say("drawing-winner", count=len(self.winners), names=self.winners)
        return self.speak(question(self.view), self.players)

    @property
    def turn(self) -> str:
        """Which turn it is."""
        return self.speak(the_turn(self.view))

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have the first place, once the race is over."""
        seats = list(enumerate(self.view["cars"]))
        return tuple(
            Side(seat for seat, car in seats if car["side"] == side)
            for side, place in enumerate(self.view["places"] or ())
            if place == 1
        )


def beyond(row: int) -> dict[str, Any]:
    """A row behind the finish line."""
    return {"row": row, "bend": 0.0, "spaces": [{"colour": "green"}, {"colour": "green"}]}
