"""The longer game: several hands, to 5,000 points."""

import pytest

from tests.mille_bornes.census import census
from tests.mille_bornes.position import Position, Zone, deck, position


def after_a_hand_of_nothing(brought_forward: list[int], miles: int = 0) -> Position:
    """The last card of a hand has been discarded; only side 0 has driven."""
    seats = len(brought_forward)
    table = position(seats, "match", hand=["25"], pile=[], miles=miles, brought_forward=brought_forward)
    return table.discard("25")


def test_points_of_all_hands_are_added_up() -> None:
    table = position(variant="match", hand=["100"], drive="go", miles=600, brought_forward=[1000, 2000])
    table.play("100").finish()
    assert table.scores == [1000 + 700 + 400 + 300 + 500, 2000]
    assert (table.deal, table.over) == (2, False)


def test_a_new_hand_starts_from_a_clear_table() -> None:
    zones = {1: Zone(drive="stop", limited=True, miles=300, coups=["driving-ace"])}
    hands = {1: ["50", "right-of-way"]}
    own = Zone(drive="go", miles=900)
    table = position(variant="match", hand=["100", "25"], hands=hands, zones=zones, extended_by=0, pile=["25"], **own)
    table.play("100")
    assert table.deal == 2
    assert (table.goal, table.state.caller, table.state.finisher) == (700, -1, -1)
    for side in range(2):
        assert (table.zone(side), table.miles(side), table.drive(side)) == ([], 0, None)
        assert (table.coups(side), table.limited(side)) == ([], False)
    assert (table.discard_pile, table.last_discard, census(table.state)) == ([], None, deck(2))
    assert sorted(len(table.hand(seat)) for seat in range(2)) == [6, 7]


def test_two_200s_may_be_played_again_in_the_next_hand() -> None:
    # ruling 22
    table = position(variant="match", hand=["25"], pile=[], twohundreds=2).discard("25")
    assert table.deal == 2
    assert "200" not in table.zone(0)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_deal_passes_to_the_left(seats: int) -> None:
    # ruling 29
    table = position(seats, "match", hand=["25"], pile=[])
    assert table.dealer == seats - 1
    table.discard("25")
    assert (table.dealer, table.turn) == (0, 1)
    while table.deal == 2:
        table.discard(table.hand(table.turn)[0])
    assert (table.dealer, table.turn) == (1, 2 % seats)


def test_a_standard_race_is_one_hand() -> None:
    assert position(hand=["25"], pile=[]).discard("25").over


@pytest.mark.parametrize(
    ("brought_forward", "places"),
    [([5000, 0], [1, 2]), ([0, 5000], [2, 1]), ([5100, 5200], [2, 1]), ([5000, 4999], [1, 2])],
)
def test_most_points_win_the_match_at_5000(brought_forward: list[int], places: list[int]) -> None:
    table = after_a_hand_of_nothing(brought_forward)
    assert table.over
    assert table.places == places


@pytest.mark.parametrize("brought_forward", [[4999, 0], [4999, 4999]])
def test_below_5000_there_is_another_hand(brought_forward: list[int]) -> None:
    table = after_a_hand_of_nothing(brought_forward)
    assert (table.over, table.deal, table.scores) == (False, 2, brought_forward)


def test_the_hand_just_finished_counts_towards_the_5000() -> None:
    table = after_a_hand_of_nothing([4800, 0], miles=200)
    assert table.over
    assert table.scores == [5000, 0]


def test_passing_5000_during_a_hand_does_not_end_it() -> None:
    table = position(variant="match", hand=["25"], drive="go", brought_forward=[4975, 0]).play("25")
    assert table.scores == [5000, 0]
    assert (table.over, table.deal) == (False, 1)


@pytest.mark.parametrize("brought_forward", [[5000, 5000], [5300, 5300, 100], [100, 5300, 5300]])
def test_a_tie_at_the_top_takes_another_hand(brought_forward: list[int]) -> None:
    # ruling 34
    table = after_a_hand_of_nothing(brought_forward)
    assert (table.over, table.deal, table.scores) == (False, 2, brought_forward)


def test_a_tie_below_the_top_does_not_matter() -> None:
    # ruling 34
    table = after_a_hand_of_nothing([5100, 5000, 5000])
    assert table.over
    assert table.places == [1, 2, 2]
