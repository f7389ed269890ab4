"""The worked example of the rulebook, step by step, on the course A to K."""

from tests.road_rally.rally import Rally, rally

DOMINIC, BO, CARRIE, MIA = range(4)
CHECKPOINT = 28


def example() -> Rally:
    return rally(
        at=(25, 24, 23, 22),
        hands={
            DOMINIC: ["g1", "y2"],
            BO: ["g1", "g2", "y3", "y2", "y3", "r4"],
            CARRIE: ["g2", "g2", "g2", "y3", "y2", "r3", "r3"],
            MIA: ["y3", "y2", "r4", "r4", "r3", "r3"],
        },
        top={MIA: ["g1", "g1"]},
        stages={DOMINIC: [12, 18], BO: [8, 11, 19], CARRIE: [6, 13, 14], MIA: [7, 16, 17, 20]},
        scored={DOMINIC: 1},
    )


def after_the_drives() -> Rally:
    return example().drive("g1").drive("y3", "y3").drive("y3", "y2").drive("r4", "r4", "r3", "r3")


def test_stages_and_the_checkpoint_lie_as_in_the_example() -> None:
    s = example().state
    assert [s.diner[stage - 1] for stage in (6, 7, 8, 9)] == [26, 30, 34, 38]
    assert example().square(CHECKPOINT) == "checkpoint"


def test_dominic_cannot_play_a_green_and_a_yellow_card() -> None:
    table = example()
    assert table.turn == DOMINIC
    assert table.why_not_drive("g1", "y2") == "one-colour"
    table.drive("g1")
    assert table.at[DOMINIC] == 26
    assert len(table.hand(DOMINIC)) == 3


def test_bo_reaches_the_checkpoint_with_his_red_card_only() -> None:
    table = example().drive("g1")
    assert table.turn == BO
    reach = table.view(BO)["reach"]
    assert [colour for colour, spaces in reach.items() if CHECKPOINT in spaces] == ["red"]
    table.drive("y3", "y3")
    assert table.at[BO] == 30
    assert len(table.hand(BO)) == 5


def test_carrie_cannot_move_more_than_six() -> None:
    table = example().drive("g1").drive("y3", "y3")
    assert max(space for spaces in table.view(CARRIE)["reach"].values() for space in spaces) == 23 + 6


def test_carrie_takes_the_checkpoint_and_mia_in_last_place_draws_at_once() -> None:
    table = example().drive("g1").drive("y3", "y3").drive("y3", "y2")
    assert table.sheet(CARRIE) == {"checkpoints": 2}
    assert table.turn == MIA
    assert table.hand(MIA) == ["g1", "g1", "y2", "y3", "r3", "r3", "r4", "r4"]


def test_mia_plays_four_reds_and_takes_a_big_lead() -> None:
    table = after_the_drives()
    assert table.at == [26, 30, 28, 36]
    assert table.order == [MIA, BO, CARRIE, DOMINIC]
    assert len(table.hand(MIA)) == 4


def test_stage_6_is_bypassed_and_carrie_keeps_her_card() -> None:
    table = after_the_drives()
    assert (table.phase, table.stage) == ("asked", 6)
    table.all_silent()
    assert table.told("stage-bypassed") == [(6, 0, 0)]
    assert 6 in table.view(CARRIE)["stage_cards"]


def test_stage_7_is_scored_by_mia() -> None:
    table = after_the_drives().all_silent().score(MIA)
    assert (table.phase, table.turn) == ("points-or-cards", DOMINIC)
    table.do("take-cards")
    assert table.scores == [0, 4 + 2, 3 + 2, 10]
    assert table.sheet(BO) == {"other-stages": 4, "stage-tiles": 2}


def test_stage_8_is_scored_by_bo_who_has_not_reached_it() -> None:
    table = after_the_drives().all_silent().score(MIA).do("take-cards").score(BO).do("take-cards")
    assert table.sheet(MIA) == {"own-stages": 10, "other-stages": 5}
    assert table.sheet(BO) == {"own-stages": 8, "other-stages": 4, "stage-tiles": 2}
    assert table.sheet(CARRIE) == {"other-stages": 6, "checkpoints": 2}
    assert table.sheet(DOMINIC) == {}
    assert table.scores == [0, 14, 8, 15]


def test_hands_and_order_after_the_round() -> None:
    table = after_the_drives().all_silent().score(MIA).do("take-cards").score(BO).do("take-cards")
    assert [len(table.hand(seat)) for seat in range(4)] == [7, 5, 6, 4]
    assert table.line == [MIA, BO, CARRIE, DOMINIC]
    assert (table.turn, table.phase, table.stage) == (MIA, "driving", 9)


def test_the_example_of_three_cars_in_one_space() -> None:
    """Blue arrives behind red and green; next round red moves first, then green, then blue."""
    table = rally(at=(12, 12, 10, 2), order=(0, 1, 2, 3), turn=2, hands={2: ["g2"]}).drive("g2")
    assert table.order == [0, 1, 2, 3]
    table.drive("g1")
    assert table.line == [0, 1, 2, 3]


def test_the_example_of_the_finish() -> None:
    """Mia and Bo finish and get 5 and 4 points; the others do not finish and get none."""
    table = rally(at=(80, 76, 86, 87), hands={3: ["r3"], 2: ["r4"], 1: ["g1"], 0: ["g2"]})
    table.drive("r3").drive("r4").drive("g2").drive("g1")
    assert table.over
    assert [table.sheet(seat).get("finish", 0) for seat in range(4)] == [0, 0, 4, 5]
