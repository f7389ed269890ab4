"""What is being shown to somebody: a view, and the words to tell it in. Drawings and texts begin with it."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from paddock.core.views import Head
from paddock.core.words import Say, Seat, Side, Words

View = TypeVar("View", bound=Head)


@dataclass(frozen=True)
class Scene(Generic[View]):
    """The table as one seat sees it. A game's own scene adds what is its own: `class Scene(scene.Scene[View])`."""

    view: View
    speak: Words
    players: list[str]

    def say(self, id: str, **facts: Any) -> str:
        """A message in words."""
        return self.speak(Say(id, **facts), self.players)

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self.say("number", number=value)

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.players[seat]

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
    def sides(self) -> list[Side]:
        """The players of each side."""
        return [Side(seats) for seats in self.view["sides"]]

    def side_of(self, seat: int) -> int:
        """The side that a player is of."""
        return next(side for side, seats in enumerate(self.view["sides"]) if seat in seats)

    @property
    def own_side(self) -> int:
        """The side of the seat that looks; the first for a spectator."""
        return 0 if self.view["seat"] is None else self.side_of(self.view["seat"])

    def has_won(self, side: int) -> bool:
        """Whether a side came first, once the race is over."""
        places = self.view["places"]
        return places is not None and places[side] == 1

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that came first, once the race is over."""
        return tuple(side for number, side in enumerate(self.sides) if self.has_won(number))
