"""Distance cards and speed limits."""

import pytest

from tests.mille_bornes.position import position

DISTANCES = ["25", "50", "75", "100", "200"]


@pytest.mark.parametrize("distance", DISTANCES)
def test_a_distance_card_needs_a_go_card_on_top_of_the_drive_pile(distance: str) -> None:
    assert position(hand=[distance]).why_not(distance) == "no-go-card"
    assert position(hand=[distance], drive="go").why_not(distance) is None


@pytest.mark.parametrize("remedy", ["repairs", "gasoline", "spare-tire"])
def test_a_remedy_must_be_followed_by_a_go_card(remedy: str) -> None:
    assert position(hand=["25"], drive=remedy).why_not("25") == "no-go-card"


@pytest.mark.parametrize("hazard", ["accident", "out-of-gas", "flat-tire", "stop"])
def test_nobody_drives_with_a_hazard_on_the_drive_pile(hazard: str) -> None:
    assert position(hand=["25"], drive=hazard).why_not("25") == "hazard-on-you"


@pytest.mark.parametrize("distance", DISTANCES)
def test_a_distance_card_adds_its_miles(distance: str) -> None:
    table = position(hand=[distance], drive="go", miles=125).play(distance)
    assert table.miles() == 125 + int(distance)
    assert table.turn == 1


def test_only_two_200s_in_a_driving_zone() -> None:
    # ruling 22
    assert position(hand=["200"], drive="go", twohundreds=1).why_not("200") is None
    assert position(hand=["200"], drive="go", twohundreds=2).why_not("200") == "two-200s-played"


def test_the_two_200s_are_counted_for_the_team() -> None:
    # ruling 22
    table = position(4, turn=2, hand=["200"], hands={0: ["200"], 1: ["25"], 3: ["25"]}, drive="go", twohundreds=1)
    table.play("200").discard("25")
    assert table.turn == 0
    assert table.why_not("200") == "two-200s-played"


@pytest.mark.parametrize(("seats", "goal"), [(2, 700), (3, 700), (4, 1000), (6, 700)])
def test_nobody_may_drive_past_the_goal(seats: int, goal: int) -> None:
    # ruling 23
    table = position(seats, hand=["50", "75"], drive="go", miles=goal - 50)
    assert table.why_not("75") == "over-the-goal"
    assert table.why_not("50") is None


def test_after_an_extension_nobody_may_drive_past_1000() -> None:
    # ruling 23
    table = position(hand=["50", "75"], drive="go", miles=950, extended_by=0)
    assert table.why_not("75") == "over-the-goal"
    assert table.why_not("50") is None


@pytest.mark.parametrize("distance", ["75", "100", "200"])
def test_under_a_speed_limit_nothing_above_50_can_be_played(distance: str) -> None:
    assert position(hand=[distance], drive="go", limited=True).why_not(distance) == "speed-limited"


@pytest.mark.parametrize("distance", ["25", "50"])
def test_under_a_speed_limit_25_and_50_can_be_played(distance: str) -> None:
    assert position(hand=[distance], drive="go", limited=True).why_not(distance) is None


def test_end_of_limit_cancels_the_speed_limit_without_another_go_card() -> None:
    table = position(hand=["end-of-limit", "200"], hands={1: ["25"]}, drive="go", limited=True)
    table.play("end-of-limit").discard("25")
    assert not table.limited()
    assert table.why_not("200") is None
