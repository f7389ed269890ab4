"""Plays: cards of one colour that are played together, or of any colours from the general store."""

from paddock.core.rule import rule
from paddock.games.road_rally.rules import box


@rule
def of_one_colour(colour: int, low: int, high: int) -> int:
    """So many low and high cards of a colour."""
    return box.FIRST_PLAY[colour] + low * box.HIGHS[colour] + high


@rule
def is_from_store(play: int) -> bool:
    """Whether only the general store allows it."""
    return play >= box.STORE


@rule
def cards_in(play: int, kind: int) -> int:
    """How many cards of a kind a play has."""
    return (box.PACKED[play] >> (box.PACK * kind)) & 7


@rule
def spaces_of(play: int) -> int:
    """How far a play leads."""
    return box.PACKED[play] >> box.SPACES_AT


@rule
def colour_of(play: int) -> int:
    """Which colour a play has; any, from the general store."""
    if is_from_store(play):
        return box.ANY_COLOUR
    if play >= box.FIRST_PLAY[box.RED]:
        return box.RED
    return box.YELLOW if play >= box.FIRST_PLAY[box.YELLOW] else box.GREEN


@rule
def is_mixed(play: int) -> bool:
    """Whether a play has cards of more than one colour."""
    colours = 0
    for colour in range(box.ANY_COLOUR):
        if cards_in(play, 2 * colour) + cards_in(play, 2 * colour + 1):
            colours += 1
    return colours > 1
