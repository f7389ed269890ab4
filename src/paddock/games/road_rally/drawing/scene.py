"""What is being drawn: a view, for whom and in which words."""

from dataclasses import dataclass
from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.games.road_rally.table.names import card


@dataclass(frozen=True)
class Scene:
    """The table as one seat sees it, and the words to tell it in."""

    view: dict[str, Any]
    speak: Words
    players: list[str]

    def say(self, id: str, **facts: Any) -> str:
        """A message in words."""
        return self.speak(Say(id, **facts), self.players)

    def card(self, name: str) -> str:
        """What a card is called."""
        return self.speak(card(name))

    def name(self, seat: int) -> str:
        """A player."""
        return self.players[seat]

    @property
    def acting(self) -> bool:
        """Whether the seat that looks is to act."""
        return self.view["turn"] is not None and self.view["turn"] == self.view["seat"]

    @property
    def turn(self) -> Seat:
        """Who is to act."""
        return Seat(self.view["turn"])

    @property
    def standings(self) -> list[int]:
        """The cars in their order; after the race the drivers by their points, of equal ones the car ahead."""
        drivers, order = self.view["drivers"], self.view["order"]
        return sorted(order, key=lambda seat: -drivers[seat]["points"]) if self.view["over"] else order

    @property
    def winner(self) -> int | None:
        """Who has won, when the race is over."""
        return self.standings[0] if self.view["over"] else None

    @property
    def own_stages(self) -> list[int]:
        """The stage cards of the seat that looks."""
        return self.view.get("stage_cards", [])
