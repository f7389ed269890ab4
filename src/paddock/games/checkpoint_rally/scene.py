"""What is being drawn: a view, for whom and in which words."""

from dataclasses import dataclass
from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.games.checkpoint_rally.components import (
    CAR_IDS,
    CELL_IDS,
    EXITS,
    MINUTES,
    NEXT,
    NOTHING,
    OPPOSITE,
    ROAD,
    ROADS,
    SHAPES,
    SIDES,
    TILE_IDS,
)

WIDE, TALL = 1200, 390  # pixels across, on a desk and on a phone
GAP = 12
QUARTER = 90  # degrees


@dataclass(frozen=True)
class Leg:
    """From one cell to the next, with the minutes of the whole action up to there."""

    start: str
    end: str
    minutes: int


@dataclass(frozen=True)
class Scene:
    """The table as one seat sees it, and the words to tell it in."""

    view: dict[str, Any]
    speak: Words
    players: list[str]

    def say(self, id: str, **facts: Any) -> str:
        """A message in words."""
        return self.speak(Say(id, **facts), self.players)

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self.say("drawing-number", number=value)

    def tile(self, name: str) -> str:
        """What a tile is called."""
        number = TILE_IDS.index(name)
        return self.say(
            "tile", name=name, road=Say(f"road-{ROADS[ROAD[number]]}"), shape=Say(f"shape-{SHAPES[number]}")
        )

    def road(self, name: str) -> str:
        """What the road of a tile is called."""
        return self.say(f"road-{ROADS[ROAD[TILE_IDS.index(name)]]}")

    def car(self, seat: int) -> Say:
        """What a player drives."""
        car = self.view["players"][seat]["car"]
        return Say(f"car-{car}") if car else Say("drawing-no-car")

    @property
    def seat(self) -> int | None:
        """The seat that looks."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def acting(self) -> bool:
        """Whether the seat that looks is to act."""
        return self.view["turn"] is not None and self.view["turn"] == self.view["seat"]

    @property
    def wanted(self) -> list[str]:
        """The checkpoints of the seat that looks."""
        cells: list[str] = self.view["card"]["cells"] if "card" in self.view else []
        return cells

    @property
    def visited(self) -> list[str]:
        """Those of them that are marked."""
        tokens: list[str] = self.view["players"][self.seat]["tokens"] if self.seat is not None else []
        return tokens

    def next_on_watch(self) -> str:
        """For how many minutes the first stays first, and who comes then."""
        order, minutes = self.view["watch"]["order"], self.view["watch"]["stays_first"]
        last_chance = any(player["finished"] for player in self.view["players"])
        if self.view["phase"] == "discarding":
            return "" if last_chance else self.say("watch-next", next=Seat(order[0]))
        if self.view["phase"] != "acting":
            return ""
        if minutes is None:
            return self.say("watch-alone")
        if last_chance:
            return self.say("watch-chance" if minutes >= 0 else "watch-one-action", minutes=minutes)
        facts = {"seat": Seat(order[0]), "minutes": minutes, "next": Seat(order[1])}
        return self.say("watch-first" if self.acting else "watch-first-other", **facts)

    def legs(self) -> list[Leg]:
        """Every piece of road that the car of the seat that looks could drive in one action now."""
        if not self.acting or self.view["phase"] != "acting":
            return []
        start = self.view["players"][self.seat]["cell"]
        found = []
        for cell, minutes in self.neighbours(start).items():
            found.append(Leg(start, cell, minutes))
            if cell not in self.wanted or not set(self.wanted) <= {*self.visited, cell}:
                beyond = self.neighbours(cell).items()
                found += [Leg(cell, end, minutes + more) for end, more in beyond if end != start]
        return found

    def neighbours(self, cell: str) -> dict[str, int]:
        """The cells that a road leads to from a cell, with the minutes for the car of the seat that looks."""
        car = MINUTES[CAR_IDS.index(self.view["players"][self.seat]["car"])]
        found = {}
        for side in range(SIDES):
            beyond = NEXT[CELL_IDS.index(cell)][side]
            if beyond != NOTHING and self.has_exit(cell, side) and self.has_exit(CELL_IDS[beyond], OPPOSITE[side]):
                name = CELL_IDS[beyond]
                found[name] = car[ROAD[TILE_IDS.index(self.view["board"][name]["tile"])]]
        return found

    def has_exit(self, cell: str, side: int) -> bool:
        """Whether a road leaves a cell over a side."""
        laid = self.view["board"].get(cell)
        return laid is not None and bool(EXITS[TILE_IDS.index(laid["tile"])][laid["turned"]] >> side & 1)
