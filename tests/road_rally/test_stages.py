"""Resolving stages: who is asked, who is paid, points or cards, stage tiles, limits."""

import pytest

from paddock.games.road_rally import GAME
from tests.road_rally.rally import Rally, begun, rally

LIMITED = pytest.mark.parametrize("variant", ["standard", "demo"])


def at_stage(
    variant: str = "base",
    leap: tuple[str, ...] = ("r4",),
    at: tuple[int, ...] = (27, 20, 15, 8),
    **facts: object,
) -> Rally:
    """The first car, from space 27 of a road whose diners lie as on the course A to K, drives on; the others a step."""
    options = facts.pop("options", {})
    table = rally(variant, at=at, hands={0: list(leap)}, options=options, **facts)  # type: ignore[arg-type]
    s = table.state
    for stage, space in enumerate((6, 11, 14, 19, 22, 26, 30, 34, 38, 44, 47)):
        s.diner[stage] = space
    s.stage = 6
    for space in range(1, 60):
        s.square[space] = 0
        s.jump[space] = 0
    table.drive(*leap)
    while table.phase == "driving" and s.moved <= s.seats and s.round == 1 and table.turn != 0:
        table.drive("g1")
    return table


# ---- Reaching


def test_a_stage_is_reached_when_a_car_passes_it_or_stops_on_it() -> None:
    assert (at_stage().phase, at_stage().stage) == ("asked", 7)
    assert (at_stage(leap=("r3",)).phase, at_stage(leap=("r3",)).stage) == ("asked", 7)
    assert at_stage(leap=("g2",)).phase == "driving"


def test_stages_are_resolved_in_ascending_order() -> None:  # ruling 31
    table = at_stage(leap=("r4", "r4", "r3"))
    stages = []
    while table.phase == "asked":
        stages.append(table.stage)
        table.all_silent()
    assert stages == [7, 8, 9]


def test_a_stage_belongs_to_the_round_in_which_it_is_reached() -> None:  # ruling 43
    table = at_stage().all_silent()
    assert table.state.round == 2
    assert table.view(None)["stages"][6]["fate"] == "bypassed"
    assert table.stage == 8


# ---- Who is asked


def test_everybody_who_may_score_is_asked_whether_he_holds_the_card_or_not() -> None:  # rulings 45, 59
    for holder in ({}, {1: [7]}, {3: [7]}):
        table = at_stage(stages=holder)
        asked = []
        while table.phase == "asked":
            asked.append(table.turn)
            table.do("stay-silent")
        assert asked == [0, 1, 2, 3]


def test_who_has_scored_all_he_may_is_not_asked() -> None:  # rulings 34, 59
    table = at_stage(scored={0: 2, 2: 2})
    asked = []
    while table.phase == "asked":
        asked.append(table.turn)
        table.do("stay-silent")
    assert asked == [1, 3]


def test_when_nobody_may_score_the_stage_is_bypassed_without_asking() -> None:
    table = at_stage(scored=dict.fromkeys(range(4), 2))
    assert table.phase == "driving"
    assert table.told("stage-bypassed") == [(7, 0, 0)]


def test_only_the_holder_of_the_card_can_score() -> None:  # ruling 33
    table = at_stage(stages={1: [7]})
    assert table.why_not("score-stage") == "not-your-stage"
    assert table.why_not_drive("g1") == "answer-the-stage"
    table.do("stay-silent")
    assert table.why_not("score-stage") is None


def test_an_undealt_stage_is_bypassed_and_nobody_learns_that() -> None:  # ruling 33
    undealt, silent = at_stage().all_silent(), at_stage(stages={2: [7]}).all_silent()
    assert undealt.lines(None) == silent.lines(None)
    assert undealt.view(0) == silent.view(0)


def test_silence_is_not_told() -> None:  # ruling 45
    table = at_stage(stages={2: [7]})
    before = len(table.log)
    table.do("stay-silent", "stay-silent")
    assert len(table.log) == before


def test_the_card_of_a_bypassed_stage_stays_hidden_in_hand() -> None:  # ruling 42
    table = at_stage(stages={2: [7, 12]}).all_silent()
    assert table.view(2)["stage_cards"] == [7, 12]
    assert "stage_cards" not in table.view(None)


def test_the_scorers_car_need_not_have_reached_the_stage() -> None:  # ruling 32
    table = at_stage(stages={3: [7]}).score(3)
    assert table.told("stage-scored") == [(3, 7, 4)]


# ---- Pay


def paid(table: Rally, seats: int) -> list[int]:
    """Points of everybody, each taking points where there is a choice."""
    while table.phase == "points-or-cards":
        table.do("take-points")
    return [sum(table.sheet(seat).get(line, 0) for line in ("own-stages", "other-stages")) for seat in range(seats)]


FIVE = (27, 20, 15, 8, 3)


@pytest.mark.parametrize(
    ("variant", "seats", "points"),
    [
        ("base", 5, [10, 4, 3, 2, 1]),
        ("base", 4, [10, 4, 3, 2]),
        ("base", 3, [10, 4, 3]),
        ("demo", 5, [10, 4, 3, 2, 1]),
        ("demo", 3, [10, 4, 3]),
        ("standard", 5, [10, 4, 3, 2, 1]),
        ("standard", 4, [8, 3, 2, 1]),
        ("standard", 3, [10, 3, 1]),
    ],
)
def test_pay_by_place_doubled_for_the_scorer(variant: str, seats: int, points: list[int]) -> None:  # ruling 38
    table = at_stage(variant, at=FIVE[:seats], stages={0: [7]}).score(0)
    assert paid(table, seats) == points


def test_the_sprint_pays_as_the_standard_game() -> None:  # ruling 38
    plain = dict.fromkeys(range(1, 10), "plain")
    table = rally("sprint", at=(0, 0, 0), hands={0: ["y2", "y3"]}, stages={0: [11]}, road=plain)
    table.state.diner[10] = 3
    table.drive("y2", "y3").drive("g1").drive("g1").score(0)
    assert paid(table, 3) == [10, 3, 1]


@pytest.mark.parametrize(
    ("variant", "seats", "asked"),
    [
        ("base", 5, [3, 4]),
        ("base", 4, [3]),
        ("base", 3, []),
        ("demo", 4, [3]),
        ("standard", 5, [3, 4]),
        ("standard", 4, [2, 3]),
        ("standard", 3, [2]),
    ],
)
def test_low_places_choose_between_points_and_cards(variant: str, seats: int, asked: list[int]) -> None:  # ruling 38
    table = at_stage(variant, at=FIVE[:seats], stages={0: [7]}).score(0)
    found = []
    while table.phase == "points-or-cards":
        found.append(table.turn)
        assert table.why_not_drive("g1") == "points-or-cards-first"
        table.do("take-points")
    assert found == asked


def test_two_cards_instead_of_points() -> None:
    table = at_stage(stages={0: [7]}).score(0)
    held = len(table.hand(3))
    table.do("take-cards")
    assert len(table.hand(3)) == held + 2
    assert table.sheet(3) == {}


def test_the_scorer_chooses_doubled_points_or_two_cards() -> None:  # ruling 39
    points = at_stage(stages={3: [7]}).score(3).do("take-points")
    assert points.sheet(3) == {"own-stages": 4}
    cards = at_stage(stages={3: [7]}).score(3)
    held = len(cards.hand(3))
    cards.do("take-cards")
    assert len(cards.hand(3)) == held + 2


def test_places_choose_in_their_order_before_the_next_stage() -> None:  # ruling 40
    table = at_stage(leap=("r4", "r4"), at=FIVE, stages={0: [7], 1: [8]}).score(0)
    assert table.turn == 3
    table.do("take-cards")
    assert table.turn == 4
    table.do("take-cards")
    assert (table.phase, table.stage) == ("asked", 8)


def test_with_an_empty_deck_there_are_points() -> None:  # ruling 58
    table = at_stage(decks={3: []}, stages={0: [7]}).score(0)
    assert table.phase == "driving"
    assert table.sheet(3) == {"other-stages": 2}


def test_places_are_those_at_the_end_of_the_round() -> None:  # ruling 37
    table = rally(at=(27, 26, 15, 8), hands={0: ["r3"], 1: ["r4", "r4"]}, stages={0: [7]})
    table.drive("r3").drive("r4", "r4").drive("g1").drive("g1").score(0)
    assert table.sheet(0)["own-stages"] == 8
    assert table.sheet(1)["other-stages"] == 5


# ---- Stage tiles


def on_the_diner(stages: dict[int, list[int]]) -> Rally:
    """Seats 0 and 1 come to the diner of stage 7 one after the other."""
    table = rally(at=(28, 27, 15, 8), hands={0: ["g2"], 1: ["r3"]}, stages=stages, road={9: "plain"})
    return table.drive("g2").drive("r3").drive("g1").drive("g1")


def test_whoever_came_first_to_the_space_takes_the_tile_whoever_scored() -> None:  # ruling 41
    table = on_the_diner({1: [7]}).score(1).do("take-points")
    assert table.sheet(0) == {"other-stages": 5, "stage-tiles": 2}
    assert table.sheet(1) == {"own-stages": 8}


def test_a_tile_is_never_doubled() -> None:  # ruling 41
    table = on_the_diner({0: [7]}).score(0).do("take-points")
    assert table.sheet(0) == {"own-stages": 10, "stage-tiles": 2}


def test_the_tile_of_a_bypassed_stage_leaves_the_game() -> None:  # ruling 41
    table = on_the_diner({0: [7]}).all_silent()
    assert table.scores == [0, 0, 0, 0]


# ---- Limits


def test_the_base_game_has_no_limit_a_round() -> None:  # ruling 35
    table = at_stage(leap=("r4", "r4", "r3"), stages={0: [7], 1: [8], 2: [9]})
    for seat in (0, 1, 2):
        table.score(seat).do("take-points")
    assert len(table.told("stage-scored")) == 3


@LIMITED
def test_after_two_scored_stages_the_others_of_the_round_are_discarded(variant: str) -> None:  # ruling 35
    table = at_stage(variant, leap=("r4", "r4", "r3"), stages={0: [7], 1: [8], 2: [9]})
    for seat in (0, 1):
        table.score(seat)
        while table.phase == "points-or-cards":
            table.do("take-points")
    assert table.phase != "asked"
    assert table.told("stage-closed") == [(9, 0, 0)]
    assert table.view(2)["stage_cards"] == [9]


@LIMITED
def test_bypassed_stages_do_not_count(variant: str) -> None:  # ruling 35
    table = at_stage(variant, leap=("r4", "r4", "r3"), stages={2: [9]})
    assert table.all_silent().all_silent().stage == 9
    table.score(2)
    assert len(table.told("stage-scored")) == 1


def test_by_the_option_the_demonstration_counts_bypassed_stages_too() -> None:  # ruling 35
    table = at_stage("demo", leap=("r4", "r4", "r3"), stages={2: [9]}, options={"demo-limit": "resolved"})
    table.all_silent().all_silent()
    assert table.phase == "driving"
    assert table.told("stage-closed") == [(9, 0, 0)]


def test_the_limit_begins_anew_each_round() -> None:  # ruling 35
    table = at_stage("standard", leap=("r4", "r4", "r3"), stages={0: [7], 1: [8], 2: [9]})
    for seat in (0, 1):
        table.score(seat)
        while table.phase == "points-or-cards":
            table.do("take-points")
    assert table.state.scored_now == 0


def test_at_his_limit_a_driver_puts_the_other_cards_away_unseen() -> None:  # rulings 34, 42
    table = at_stage(stages={0: [7, 15, 20]}, scored={0: 1}).score(0).do("take-points")
    assert table.told("limit-reached") == [(0, 2, 0)]
    assert table.view(0)["stage_cards"] == []
    assert table.view(None)["drivers"][0]["may_score"] == 0
    assert not any("15" in line or "20" in line for line in table.lines(None))


# ---- Looking back


def test_what_the_latest_stages_brought_stays_in_view_until_the_next_are_resolved() -> None:
    table = at_stage(leap=("r4", "r4"), stages={1: [8]}).all_silent().score(1).do("take-points")
    assert table.state.round == 2
    view = table.view(None)
    assert view["resolved"] == [7, 8]
    assert [driver["gained"] for driver in view["drivers"]] == [5, 8, 3, 2]


def test_a_round_without_a_stage_shows_none() -> None:
    view = at_stage(leap=("g2",)).view(None)
    assert view["resolved"] == []
    assert {driver["gained"] for driver in view["drivers"]} == {0}


@pytest.mark.parametrize("variant", GAME.variants)
def test_before_the_first_resolution_there_is_nothing_to_look_back_at(variant: str) -> None:
    assert begun(variant).view(None)["resolved"] == []
