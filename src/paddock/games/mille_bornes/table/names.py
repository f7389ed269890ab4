"""What cards are called, in the log, in pictures and in drawings."""

from paddock.core.words import Say
from paddock.games.mille_bornes.rules import box


def card_name(id: str) -> Say:
    """The name of a card; that of a distance is its miles."""
    card = box.IDS.index(id)
    return Say("card-distance", miles=box.MILES[card]) if card < box.REMEDIES else Say(f"card-{id}")
