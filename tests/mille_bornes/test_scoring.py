"""The score sheet."""

import pytest

from tests.mille_bornes.position import OPTIONS, Position, Zone, position

FOUR = ["driving-ace", "extra-tank", "puncture-proof", "right-of-way"]
EMPTY_BEFORE = {"delayed-action": "empty-before"}


def test_example_of_a_hand_that_nobody_completes() -> None:
    other = Zone(miles=825, safeties=["puncture-proof"])
    own = Zone(miles=350, coups=["driving-ace"], safeties=["extra-tank"])
    table = position(4, hand=["25"], pile=[], zones={1: other}, **own).discard("25")
    assert table.over
    assert table.scores == [850, 925]


def test_example_of_a_completed_trip() -> None:
    other = Zone(miles=950, safeties=["puncture-proof"])
    own = Zone(drive="go", miles=900, twohundreds=1, coups=["driving-ace", "extra-tank"])
    table = position(4, hand=["100"], zones={1: other}, **own).play("100")
    assert table.over
    assert table.scores == [2200, 1050]


def test_example_of_a_safe_trip_with_delayed_action() -> None:
    other = Zone(miles=275, coups=["puncture-proof"])
    own = Zone(drive="go", miles=900, safeties=["driving-ace", "extra-tank", "right-of-way"])
    table = position(4, hand=["100"], pile=[], zones={1: other}, **own).play("100")
    assert table.over
    assert table.scores == [2300, 675]


def test_the_most_that_one_hand_can_bring_with_two_sides() -> None:
    table = position(hand=["100"], pile=[], drive="go", miles=900, coups=FOUR, extended_by=0).play("100")
    assert table.sheet() == {
        "miles": 1000,
        "safeties": 400,
        "all-four-safeties": 300,
        "coups-fourres": 1200,
        "trip-completed": 400,
        "delayed-action": 300,
        "safe-trip": 300,
        "extension": 200,
        "shut-out": 500,
    }
    assert table.scores == [4600, 0]


def test_the_most_that_one_hand_can_bring_with_four_players() -> None:
    table = position(4, hand=["100"], pile=[], drive="go", miles=900, coups=FOUR).play("100")
    assert table.scores == [4400, 0]


@pytest.mark.parametrize(("choice", "most"), [("all", 4600), ("each", 5100), ("french", 5100)])
def test_the_most_that_one_hand_can_bring_with_three_sides(choice: str, most: int) -> None:
    options = {"shut-out": choice}
    table = position(3, hand=["100"], pile=[], drive="go", miles=900, coups=FOUR, extended_by=0, options=options)
    assert table.play("100").scores == [most, 0, 0]


def test_every_side_scores_its_miles() -> None:
    table = position(hand=["100"], drive="go", miles=600, zones={1: Zone(miles=325)}).play("100").finish()
    assert (table.sheet(0)["miles"], table.sheet(1)["miles"]) == (700, 325)


def test_a_safety_in_hand_scores_nothing() -> None:
    table = position(hand=["100", "driving-ace"], drive="go", miles=600).play("100").finish()
    assert "safeties" not in table.sheet()


@pytest.mark.parametrize(("safeties", "points"), [(1, 100), (2, 200), (3, 300), (4, 700)])
def test_safeties_score_100_each_and_300_more_for_all_four(safeties: int, points: int) -> None:
    assert position(hand=["25"], safeties=FOUR[:safeties]).scores == [points, 0]


def test_the_bonuses_of_the_trip_go_only_to_the_side_that_completes_it() -> None:
    table = position(hand=["100"], pile=[], drive="go", miles=600, zones={1: Zone(miles=600)}).play("100").finish()
    assert table.sheet(0) == {"miles": 700, "trip-completed": 400, "delayed-action": 300, "safe-trip": 300}
    assert table.sheet(1) == {"miles": 600}
    assert table.log[-7:] == [*4 * ["scored"], "total", "scored", "total"]


@pytest.mark.parametrize(("twohundreds", "points"), [(0, 300), (1, 0), (2, 0)])
def test_a_safe_trip_has_no_200(twohundreds: int, points: int) -> None:
    table = position(hand=["100"], drive="go", miles=600, twohundreds=twohundreds).play("100").finish()
    assert table.sheet().get("safe-trip", 0) == points


def test_during_a_hand_the_sheet_shows_what_is_certain() -> None:
    table = position(hand=["25"], miles=300, safeties=["driving-ace"], coups=["extra-tank"])
    assert table.sheet() == {"miles": 300, "safeties": 200, "coups-fourres": 300}


# ---- Delayed action


def arrived_with_the_last_card(options: dict[str, str]) -> Position:
    """Seat 0 draws the last card of the pile and arrives with it."""
    arriving = Zone(drive="go", miles=600)
    return position(turn=1, hand=["25"], pile=["100"], zones={0: arriving}, options=options).discard("25")


@pytest.mark.parametrize("choice", OPTIONS["delayed-action"])
def test_a_delayed_action_is_a_trip_completed_after_the_pile_was_used_up(choice: str) -> None:
    # ruling 4
    options = {"delayed-action": choice}
    table = position(hand=["100"], pile=[], drive="go", miles=600, options=options).play("100").finish()
    assert table.sheet()["delayed-action"] == 300


@pytest.mark.parametrize("choice", OPTIONS["delayed-action"])
def test_there_is_no_delayed_action_while_cards_are_left(choice: str) -> None:
    # ruling 4
    options = {"delayed-action": choice}
    table = position(hand=["100"], pile=["25"], drive="go", miles=600, options=options).play("100").finish()
    assert "delayed-action" not in table.sheet()


def test_the_last_card_drawn_in_this_turn_makes_a_delayed_action() -> None:
    # ruling 4
    assert arrived_with_the_last_card({}).play("100").finish().sheet()["delayed-action"] == 300


def test_by_the_option_the_last_card_drawn_in_this_turn_makes_none() -> None:
    # ruling 4
    assert "delayed-action" not in arrived_with_the_last_card(EMPTY_BEFORE).play("100").finish().sheet()


def test_by_the_option_a_free_turn_is_a_turn_of_its_own() -> None:
    # ruling 4
    arriving = Zone(drive="go", miles=600)
    hands = {0: ["driving-ace"]}
    table = position(turn=1, hand=["25"], hands=hands, pile=["100"], zones={0: arriving}, options=EMPTY_BEFORE)
    table.discard("25").play("driving-ace").play("100").finish()
    assert table.sheet()["delayed-action"] == 300


# ---- Extension


def extended(seats: int, choice: str, caller: int, finisher: int | None) -> list[int]:
    """The extension line of each side after an extended hand."""
    options = {"extension-bonus": choice}
    if finisher is None:
        over = position(seats, hand=["25"], pile=[], extended_by=caller, options=options).discard("25")
    else:
        own = Zone(drive="go", miles=900)
        over = position(seats, turn=finisher, hand=["100"], extended_by=caller, options=options, **own).play("100")
    assert over.over
    return [over.sheet(side).get("extension", 0) for side in range(over.state.sides)]


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(
    ("choice", "finisher", "bonuses"),
    [
        ("finisher", 0, [200, 0, 0]),
        ("finisher", 1, [0, 200, 0]),
        ("finisher", None, [0, 0, 0]),
        ("against-caller", 0, [200, 0, 200]),
        ("against-caller", 1, [0, 200, 0]),
        ("against-caller", None, [0, 0, 0]),
        ("against-caller-always", 0, [200, 0, 200]),
        ("against-caller-always", 1, [0, 200, 0]),
        ("against-caller-always", None, [200, 0, 200]),
    ],
)
def test_who_gets_the_extension_bonus(seats: int, choice: str, finisher: int | None, bonuses: list[int]) -> None:
    # ruling 32; side 1 is the caller
    assert extended(seats, choice, 1, finisher) == bonuses


@pytest.mark.parametrize("choice", OPTIONS["extension-bonus"])
@pytest.mark.parametrize("finisher", [0, 1])
def test_with_two_sides_the_extension_bonus_goes_to_the_finisher(choice: str, finisher: int) -> None:
    # ruling 32
    bonuses = [0, 0]
    bonuses[finisher] = 200
    assert extended(2, choice, 0, finisher) == bonuses


@pytest.mark.parametrize("choice", OPTIONS["extension-bonus"])
def test_there_is_no_extension_bonus_without_an_extension(choice: str) -> None:
    # ruling 32
    options = {"extension-bonus": choice}
    table = position(3, hand=["100"], drive="go", miles=600, options=options).play("100").finish()
    assert all("extension" not in table.sheet(side) for side in range(3))


# ---- Shut-out


def shut_outs(choice: str, miles: list[int], seats: int = 3) -> list[int]:
    """The shut-out line of each side; side 0 completes its 700."""
    others = {side: Zone(miles=driven) for side, driven in enumerate(miles) if side}
    options = {"shut-out": choice}
    table = position(seats, hand=["100"], drive="go", miles=600, zones=others, options=options)
    table.play("100").finish()
    return [table.sheet(side).get("shut-out", 0) for side in range(len(miles))]


@pytest.mark.parametrize("choice", OPTIONS["shut-out"])
def test_a_shut_out_is_a_trip_completed_while_the_opponent_has_not_driven(choice: str) -> None:
    # ruling 33
    assert shut_outs(choice, [700, 0], seats=2) == [500, 0]
    assert shut_outs(choice, [700, 25], seats=2) == [0, 0]


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(
    ("choice", "miles", "bonuses"),
    [
        ("all", [700, 0, 0], [500, 0, 0]),
        ("all", [700, 25, 0], [0, 0, 0]),
        ("all", [700, 0, 25], [0, 0, 0]),
        ("each", [700, 0, 0], [1000, 0, 0]),
        ("each", [700, 25, 0], [500, 0, 0]),
        ("each", [700, 25, 25], [0, 0, 0]),
        ("french", [700, 0, 0], [1000, 0, 0]),
        ("french", [700, 25, 0], [500, 500, 0]),
        ("french", [700, 25, 25], [0, 0, 0]),
    ],
)
def test_shut_outs_with_three_sides(seats: int, choice: str, miles: list[int], bonuses: list[int]) -> None:
    # ruling 33
    assert shut_outs(choice, miles, seats) == bonuses


@pytest.mark.parametrize(("choice", "bonuses"), [("all", [0, 0]), ("each", [0, 0]), ("french", [500, 0])])
def test_only_the_french_shut_out_needs_no_completed_trip(choice: str, bonuses: list[int]) -> None:
    # ruling 33
    table = position(hand=["25"], pile=[], miles=300, options={"shut-out": choice}).discard("25")
    assert table.over
    assert [table.sheet(side).get("shut-out", 0) for side in range(2)] == bonuses


def test_in_the_french_shut_out_a_side_that_has_not_driven_collects_nothing() -> None:
    # ruling 33
    table = position(3, hand=["25"], pile=[], options={"shut-out": "french"}).discard("25")
    assert table.over
    assert table.scores == [0, 0, 0]


# ---- Who has won


def test_most_points_win_even_if_another_side_arrived() -> None:
    table = position(hand=["100"], drive="go", miles=600, twohundreds=1, zones={1: Zone(miles=400, coups=FOUR)})
    table.play("100").finish()
    assert table.scores == [1100, 2300]
    assert table.places == [2, 1]


def test_equal_points_share_the_place() -> None:
    # ruling 34
    zones = {1: Zone(miles=100), 2: Zone(miles=75)}
    table = position(3, hand=["25"], pile=[], zones=zones, safeties=["driving-ace"]).discard("25")
    assert table.over
    assert table.scores == [100, 100, 75]
    assert table.places == [1, 1, 3]
