"""What is being drawn: a view, for whom and in which words."""

from dataclasses import dataclass
from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import tile_named
from paddock.games.checkpoint_rally.table.views import Player, View
from paddock.games.checkpoint_rally.table.watch import next_on_watch

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

    view: View
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
    def seat(self) -> Seat:
        """Who looks; a spectator has no seat."""
        seat = self.view["seat"]
        assert seat is not None
        return Seat(seat)

    @property
    def turn(self) -> Seat:
        """Who is to act, in a race under way."""
        turn = self.view["turn"]
        assert turn is not None
        return Seat(turn)

    @property
    def acting(self) -> bool:
        """Whether the seat that looks is to act."""
        return self.view["turn"] is not None and self.view["turn"] == self.view["seat"]

    @property
    def wanted(self) -> list[str]:
        """The checkpoints of the seat that looks."""
        return self.view["card"]["cells"] if "card" in self.view else []

    @property
    def visited(self) -> list[str]:
        """Those of them that are marked."""
        return [] if self.view["seat"] is None else self.own["tokens"]

    @property
    def own(self) -> Player:
        """What everybody sees of the seat that looks."""
        return self.view["players"][self.seat]

    def next_on_watch(self) -> str:
        """When the turn changes; nothing where that is not to be told."""
        after = next_on_watch(self.view)
        return self.speak(after, self.players) if after else ""

    def legs(self) -> list[Leg]:
        """The last piece of road of every drive that the seat that looks may make; who turns back needs no sign."""
        if not self.acting or not self.own["cell"]:
            return []
        here = self.own["cell"]
        ways = [([here, *drive["way"]], drive["minutes"]) for drive in self.view["drives"]]
        return [Leg(way[-2], way[-1], minutes) for way, minutes in ways if way[-1] != here]
