"""Running figures over, shooting them, and what happens when a kind runs out."""

import pytest

from paddock.games.road_kill_rally.rules.box import TARGET_IDS, TARGETS
from paddock.games.road_kill_rally.rules.moves import choose_figure
from paddock.games.road_kill_rally.rules.road import place
from tests.road_kill_rally.position import Position, attack_move, fighting, moving, stand


def met(kind: str = "target-30", left: int = 2, **facts: object) -> Position:
    table = moving(left, cars={0: (4, 0, 40)}, **facts)
    stand(table.state, 5, 0, kind)
    return table.drive(0)


def test_the_rulebooks_example_three_bought_dice() -> None:
    table = met(hands={0: ["oil", "oil", "oil", "bump"]})
    assert table.question == "run-over"
    table.discard("oil").discard("oil").discard("oil").roll(1, 1, 1, 0)
    assert table.kills() == [0, 1, 0] and table.question == "step" and table.hand() == ["bump"]


def test_one_hit_is_not_enough_and_the_figure_stays() -> None:
    table = met().roll(1)
    assert table.kills() == [0, 0, 0] and table.state.figure[5][0] == TARGET_IDS.index("target-30")
    assert table.told("missed") == [(0, TARGETS * place(5, 0) + 1, 1)]


def test_each_driver_tries_a_figure_once() -> None:  # RULINGS 28
    table = met().roll(0)
    assert table.state.tried[5][0] == 0b001
    table.state.row[0], table.state.lane[0] = 4, 0
    table.drive(0)
    assert table.question != "run-over"


def test_the_attempt_is_optional() -> None:  # RULINGS 28
    table = met().done()
    assert table.question == "step" and table.told("missed") == []


@pytest.mark.parametrize(
    ("gear", "skill", "dice"),
    [
        ([], None, 1),
        (["grille"], None, 3),
        ([], "bloodhound", 3),
        ([], "roadhog", 2),
        ([], "sniper", 2),
        (["grille"], "bloodhound", 5),
    ],
)
def test_bonus_dice(gear: list[str], skill: str | None, dice: int) -> None:
    table = met(gear={0: gear}, skills={0: skill} if skill else {})
    table.roll(*[0] * dice)
    assert table.state.thrown[0] == dice


def test_a_crowd_pleaser_buys_three_dice() -> None:
    table = met(hands={0: ["crowd"]})
    table.discard("crowd").roll(1, 1, 0, 0)
    assert table.kills() == [0, 1, 0]


def test_a_lucky_break_rolls_again_only_when_the_figure_was_missed() -> None:  # RULINGS 43
    table = met(hands={0: ["lucky"]}).play("lucky", 0, 2, 0)
    assert table.kills() == [0, 1, 0] and table.hand() == []
    hit = met(hands={0: ["lucky"]}).play("lucky", 2, 0)
    assert hit.kills() == [0, 1, 0] and hit.hand() == ["lucky"]


def test_a_car_that_wipes_out_scores_nothing_there() -> None:  # rulebook's questions
    table = moving(2, tiles=["start", "ha-a", "st-a"], cars={0: (4, 0, 120)}, gear={0: ["turret"]})
    stand(table.state, 5, 0, "target-50")
    table.drive(0, 1, 1, 0)
    assert table.told("wiped-out") and table.turn != 0 and table.kills() == [0, 0, 0]


def test_three_hits_shoot_a_figure_without_a_token() -> None:  # RULINGS 29
    table = fighting(cars={0: (4, 0, 40)}, hands={0: ["scattergun"]})
    stand(table.state, 6, 0, "target-50")
    table.shoot("scattergun", 6, 0, 1, 1, 1)
    assert table.kills() == [0, 0, 1] and table.state.shots[0] == 0


def test_two_hits_do_not_shoot_a_figure_but_a_crowd_sniper_does() -> None:
    table = fighting(cars={0: (4, 0, 40)}, hands={0: ["scattergun"]})
    stand(table.state, 6, 0, "target-50")
    table.shoot("scattergun", 6, 0, 1, 1, 0)
    assert table.kills() == [0, 0, 0]
    sniper = fighting(cars={0: (4, 0, 40)}, hands={0: ["scattergun"]}, skills={0: "sniper"})
    stand(sniper.state, 6, 0, "target-50")
    sniper.shoot("scattergun", 6, 0, 1, 1, 0, 0)
    assert sniper.kills() == [0, 0, 1]


def test_a_figure_on_ones_own_space_takes_an_attack_all_round() -> None:  # RULINGS 29
    table = fighting(cars={0: (4, 0, 40)}, hands={0: ["scattergun", "grenade"]})
    stand(table.state, 4, 0, "target-20")
    assert table.reason(table.shoot_move("scattergun", 4, 0)) == "out-of-arc"
    table.shoot("grenade", 4, 0, 1, 1, 1)
    assert table.kills() == [1, 0, 0]


def test_a_figure_tried_in_vain_may_still_be_shot() -> None:  # RULINGS 28
    table = fighting(cars={0: (4, 0, 40)}, hands={0: ["grenade"]})
    stand(table.state, 4, 0, "target-20")
    table.state.tried[4][0] = 1
    table.shoot("grenade", 4, 0, 1, 1, 1)
    assert table.kills() == [1, 0, 0]


def test_an_orbital_laser_and_a_pirate_have_no_use_for_figures() -> None:  # RULINGS 30
    table = fighting(cars={0: (4, 0, 40)}, hands={0: ["orbital", "pirate", "grenade"]})
    stand(table.state, 5, 0, "target-20")
    assert table.reason(table.shoot_move("orbital", 5, 0)) == "not-at-figures"
    assert table.reason(table.shoot_move("pirate", 5, 0)) == "not-at-figures"
    assert table.reason(table.shoot_move("grenade", 6, 0)) == "no-figure-there"


def test_where_a_kind_has_run_out_the_driver_in_front_chooses() -> None:  # RULINGS 19
    table = moving(2, tiles=["start", "ge-a"], cars={0: (3, 0, 40)})
    s = table.state
    s.kills[1][0] += s.supply[0]
    s.supply[0] = 0
    s.unseen = 1 << 2  # the Shopping Strip comes next: 20 and 30, then 20 and 50
    s.top_left = 1
    table.drive(0)
    assert table.question == "choose-figure" and table.turn == 0
    assert table.reason(choose_figure(0)) == "no-such-figure"
    table.make(choose_figure(2))
    assert table.question == "choose-figure"
    table.make(choose_figure(1))
    assert table.question == "step"
    assert sum(figure >= 0 for row in s.figure for figure in row) == 4


def test_where_one_kind_is_left_nobody_is_asked_and_without_any_the_space_stays_empty() -> None:  # RULINGS 19
    for left in (0, 5):
        table = moving(2, tiles=["start", "ge-a"], cars={0: (3, 0, 40)})
        s = table.state
        for kind in range(3):
            kept = left if kind == 1 else 0
            s.kills[1][kind] += s.supply[kind] - kept
            s.supply[kind] = kept
        s.unseen, s.top_left = 1 << 2, 1
        table.drive(0)
        assert table.question == "step"
        assert sum(figure >= 0 for row in s.figure for figure in row) == min(left, 4)


def test_aiming_with_luck_is_a_move_of_its_own() -> None:  # RULINGS 43
    table = fighting(cars={0: (4, 0, 40)}, hands={0: ["scattergun", "lucky"], 1: ["oil"]})
    stand(table.state, 6, 0, "target-50")
    move = (
        table.shoot_move("scattergun", 6, 0) - attack_move("scattergun", 0) + attack_move("scattergun", 0, lucky=True)
    )
    table.make(move, 1, 0, 0, 1, 1, 1)
    assert table.kills() == [0, 0, 1] and table.hand() == []
