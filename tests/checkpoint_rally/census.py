"""Where the components of Checkpoint Rally are, and what must hold at every moment."""

from typing import Any

from paddock.games.checkpoint_rally.rules.box import CARDS, CARS, CELLS, GPS, HAND, MAPS, NOTHING, TILES
from paddock.games.checkpoint_rally.rules.state import DISCARDING, STARTING


def census(s: Any) -> list[int]:
    """Every tile by its number, wherever it lies: board, hands, row, stack or discard pile."""
    lying = [tile for tile in s.tile if tile != NOTHING] + [tile for tile in s.row if tile != NOTHING]
    held = [tile for seat in range(s.seats) for tile in s.hand[seat][: s.held[seat]]]
    check(s)
    return sorted([*lying, *held, *s.stack[: s.left], *s.discards[: s.discarded]])


def check(s: Any) -> None:
    """The invariants that a count does not show."""
    assert all(0 <= turn < 4 for turn in s.turned)
    assert all(tile == NOTHING for tile in [*s.stack[s.left :], *s.discards[s.discarded :]])
    for seat in range(s.seats):
        assert all(tile == NOTHING for tile in s.hand[seat][s.held[seat] :])
        between_actions = not (s.turn == seat and s.phase in (STARTING, DISCARDING))
        assert s.held[seat] <= HAND or not between_actions
        assert 0 <= s.gps[seat] <= GPS
        wanted = MAPS[s.map][s.card[seat]]
        assert s.tokens[seat] == wanted & s.driven[seat], "tokens are the checkpoints driven over"
        assert bool(s.finished[seat]) == (s.tokens[seat] == wanted)
        assert s.at[seat] == NOTHING or s.tile[s.at[seat]] != NOTHING, "a car stands on a tile"
        assert 0 <= s.at[seat] < CELLS or not s.driven[seat] or s.finished[seat]
    cards = s.card[: s.seats]
    assert len(set(cards)) == s.seats and all(0 <= card < CARDS for card in cards)
    cars = [car for car in s.car[: s.seats] if car != NOTHING]
    assert len(set(cars)) == len(cars) and all(0 <= car < CARS for car in cars)
    assert all(0 <= s.mark[tile] <= 2 for tile in range(TILES))


def lying(s: Any) -> set[tuple[str, int]]:
    """Each tile and each checkpoint card with the place where it lies."""
    places = {"board": s.tile, "row": s.row, "stack": s.stack[: s.left], "discards": s.discards[: s.discarded]}
    places |= {f"hand {seat}": s.hand[seat][: s.held[seat]] for seat in range(s.seats)}
    places |= {f"card of {seat}": [s.card[seat]] for seat in range(s.seats)}
    places |= {f"car of {seat}": [s.car[seat]] for seat in range(s.seats)}
    return {(place, thing) for place, things in places.items() for thing in things if thing != NOTHING}
