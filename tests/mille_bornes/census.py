"""Where the cards of Mille Bornes are."""

from typing import Any

from paddock.games.mille_bornes.rules.box import CARDS, MILES, REMEDIES


def census(s: Any) -> list[int]:
    """Cards of each kind in the pile, the hands, the driving zones and the discard pile."""
    assert s.left == sum(s.pile)
    for side in range(s.sides):
        assert s.miles[side] == sum(MILES[card] * s.zone[side][card] for card in range(REMEDIES))
    places = [s.pile, s.discarded, *s.hand[: s.seats], *s.zone[: s.sides]]
    assert all(count >= 0 for cards in places for count in cards)
    return [sum(cards[card] for cards in places) for card in range(CARDS)]


def lying(s: Any) -> set[tuple[str, int]]:
    """Each kind of card with each place where one lies."""
    places = {"pile": s.pile, "discarded": s.discarded}
    places |= {f"hand {seat}": s.hand[seat] for seat in range(s.seats)}
    places |= {f"zone {side}": s.zone[side] for side in range(s.sides)}
    return {(place, card) for place, cards in places.items() for card in range(CARDS) if cards[card]}
