"""The simpler game: first to 1,000 miles, or most miles."""

import pytest

from tests.mille_bornes.position import Zone, dealt, position

SEATS = (2, 3, 4, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_the_goal_is_1000_for_everybody(seats: int) -> None:
    assert dealt(seats, "simple").goal == 1000


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_no_choice_at_700(seats: int) -> None:
    table = position(seats, "simple", hand=["100"], drive="go", miles=600).play("100")
    assert (table.turn, table.over) == (1, False)


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_to_1000_wins(seats: int) -> None:
    zones = {1: Zone(miles=975, safeties=["driving-ace", "extra-tank"])}
    table = position(seats, "simple", hand=["100"], drive="go", miles=900, zones=zones).play("100")
    assert table.over
    assert table.places[:2] == [1, 2]


def test_otherwise_most_miles_win() -> None:
    zones = {1: Zone(miles=325), 2: Zone(miles=325, safeties=["driving-ace"])}
    table = position(3, "simple", hand=["25"], pile=[], miles=300, zones=zones).discard("25")
    assert table.over
    assert table.places == [3, 1, 1]


def test_only_miles_are_counted() -> None:
    table = position(variant="simple", hand=["100"], pile=[], drive="go", miles=900, coups=["driving-ace"])
    assert table.scores == [900, 0]
    assert table.play("100").scores == [1000, 0]
    assert table.sheet() == {"miles": 1000}
