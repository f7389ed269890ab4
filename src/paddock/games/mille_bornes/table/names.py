"""What cards and sides are called."""

from paddock.core.words import Say, Side
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State


def card_name(id: str) -> Say:
    """The name of a card; that of a distance is its miles."""
    card = box.IDS.index(id)
    return Say("card-distance", miles=box.MILES[card]) if card < box.REMEDIES else Say(f"card-{id}")


def card_hint(id: str) -> Say:
    """What one has to know of it."""
    return Say(f"{card_name(id).id}.hint")


def named(card: int) -> Say:
    """The name of a card by its number."""
    return card_name(box.IDS[card])


def part(card: int) -> str:
    """A card as a thing to touch."""
    return f"card:{box.IDS[card]}"


def seats_of(s: State, side: int) -> Side:
    """The players of a side."""
    return Side(seat for seat in range(s.seats) if side_of(s, seat) == side)
