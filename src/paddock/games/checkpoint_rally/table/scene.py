"""What is being drawn: a view, for whom and in which words."""

from dataclasses import dataclass
from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import tile_named

WIDE, TALL = 1200, 390  # pixels across, on a desk and on a phone
GAP = 12


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
        return self.speak(tile_named(box.TILE_IDS.index(name)))

    def road(self, name: str) -> str:
        """What the road of a tile is called."""
        return self.say(f"road-{box.ROADS[box.ROAD[box.TILE_IDS.index(name)]]}")

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
        """The last piece of road of every drive that the seat that looks may make; who turns back needs no sign."""
        here = self.view["players"][self.seat]["cell"] if self.seat is not None else None
        ways = [([here, *drive["way"]], drive["minutes"]) for drive in self.view.get("drives", [])]
        return [Leg(way[-2], way[-1], minutes) for way, minutes in ways if way[-1] != here]
