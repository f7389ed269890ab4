"""What is being drawn: a view, for whom and in which words."""

from dataclasses import dataclass
from typing import Any

from paddock.core.words import Say, Side, Words
from paddock.games.mille_bornes.table.names import card_name
from paddock.games.mille_bornes.table.views import View


@dataclass(frozen=True)
class Scene:
    """The table as one seat sees it, and the words to tell it in."""

    view: View
    speak: Words
    players: list[str]

    def say(self, id: str, **facts: Any) -> str:
        """A message in words."""
        return self.speak(Say(id, **facts), self.players)

    def card(self, name: str) -> str:
        """What a card is called."""
        return self.speak(card_name(name))

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self.speak(Say("drawing-number", number=value))

    def points(self, side: int) -> tuple[str, str]:
        """The points of a side and their unit; nothing in the simpler game."""
        if not self.view["has_points"]:
            return "", ""
        points = self.view["scores"][side]
        return self.number(points), self.say("drawing-points", points=points)

    def side(self, number: int) -> Side:
        """The players of a side."""
        return Side(self.view["sides"][number])

    @property
    def own_side(self) -> int:
        """The side of the seat that looks; the first for a spectator."""
        seat = self.view["seat"]
        return 0 if seat is None else next(side for side, seats in enumerate(self.view["sides"]) if seat in seats)

    @property
    def opponents(self) -> list[int]:
        """The other sides, in the order of play."""
        sides = len(self.view["sides"])
        return [(self.own_side + step) % sides for step in range(1, sides)]

    @property
    def acting(self) -> bool:
        """Whether the seat that looks is to act."""
        return self.view["turn"] is not None and self.view["turn"] == self.view["seat"]

    @property
    def winners(self) -> list[int]:
        """The sides in the first place, once the race is over."""
        return [side for side, place in enumerate(self.view["places"] or ()) if place == 1]
