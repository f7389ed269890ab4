"""What is being shown: a view of Checkpoint Rally, for whom and in which words."""

from dataclasses import dataclass

from paddock.core import scene
from paddock.core.words import Say, Seat
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import tile_named
from paddock.games.checkpoint_rally.table.views import Player, View


@dataclass(frozen=True)
class Leg:
    """From one cell to the next, with the minutes of the whole action up to there."""

    start: str
    end: str
    minutes: int


@dataclass(frozen=True)
class Scene(scene.Scene[View]):
    """The table as one seat sees it, and the words to tell it in."""

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
    def own(self) -> Player:
        """What everybody sees of the seat that looks."""
        return self.view["players"][self.seat]

    @property
    def wanted(self) -> list[str]:
        """The checkpoints of the seat that looks; a spectator has none."""
        return self.view["card"]["cells"] if "card" in self.view else []

    @property
    def visited(self) -> list[str]:
        """Those of them that are marked."""
        return [] if self.view["seat"] is None else self.own["tokens"]

    def next_on_watch(self) -> str:
        """For how many minutes the first stays first, and who comes then."""
        watch = self.view["watch"]
        order, minutes, last_chance = watch["order"], watch["stays_first"], watch["last_chance"]
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
        here = self.own["cell"] if self.acting else None
        if here is None:
            return []
        ways = [([here, *drive["way"]], drive["minutes"]) for drive in self.view["drives"]]
        return [Leg(way[-2], way[-1], minutes) for way, minutes in ways if way[-1] != here]
