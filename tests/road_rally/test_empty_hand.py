"""A turn without cards."""

import pytest

from tests.road_rally.rally import Rally, rally

FORCED = pytest.mark.parametrize("variant", ["base", "demo"])
OPTIONAL = pytest.mark.parametrize("variant", ["standard", "sprint"])
DECK = ["y3", "y3", "r4"]


def empty(variant: str, deck: list[str] | None = None) -> Rally:
    return rally(variant, hands={0: []}, decks={0: DECK if deck is None else deck})


@FORCED
def test_no_move_a_shuffle_and_two_cards(variant: str) -> None:  # rulings 24, 25
    table = empty(variant)
    assert table.turn == 1
    assert table.at[0] == 20
    assert len(table.hand(0)) == 2
    assert (len(table.deck(0)), table.discards(0)) == (19, [])
    assert table.log[:3] == ["hand-was-empty", "refuelled", "drew"]


@OPTIONAL
def test_in_the_standard_game_the_shuffle_is_a_choice(variant: str) -> None:  # ruling 24
    table = empty(variant)
    assert (table.phase, table.turn) == ("empty-handed", 0)
    assert table.why_not_drive("g1") == "hand-empty"
    table.do("keep-deck")
    assert set(table.hand(0)) <= {"y3", "r4"}
    assert (len(table.deck(0)), len(table.discards(0))) == (1, 18)
    assert table.at[0] == 20


@OPTIONAL
def test_in_the_standard_game_one_may_shuffle(variant: str) -> None:  # ruling 24
    table = empty(variant).do("reshuffle")
    assert (len(table.hand(0)), len(table.deck(0)), table.discards(0)) == (2, 19, [])


@OPTIONAL
def test_with_an_empty_deck_the_shuffle_is_not_declined(variant: str) -> None:  # ruling 24
    table = empty(variant, [])
    assert table.turn == 1
    assert (len(table.hand(0)), len(table.deck(0))) == (2, 19)


def test_cards_drawn_before_the_own_turn_save_it() -> None:  # ruling 24
    """The last driver, with an empty hand, draws for a checkpoint before his turn."""
    table = rally(at=(25, 20, 15, 5), hands={0: ["y3"], 3: []}).drive("y3").drive("g1").drive("g1")
    assert (table.turn, table.phase) == (3, "driving")
    assert len(table.hand(3)) == 2
