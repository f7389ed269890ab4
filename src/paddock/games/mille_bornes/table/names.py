"""What cards are called, in the log, in pictures and in drawings."""

from paddock.core.words import Say
from paddock.games.mille_bornes.rules.box import IDS, MILES, REMEDIES


def card_name(id: str) -> Say:
    """The name of a card; that of a distance is its miles."""
    card = IDS.index(id)
    return Say("card-distance", miles=MILES[card]) if card < REMEDIES else Say(f"card-{id}")
