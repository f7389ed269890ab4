"""The policy knows what dice cost its driver, armour and skill counted in, and whom to hit."""

from typing import Any

import pytest

from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.drivers.worths import mean_loss
from paddock.games.road_kill_rally.rules.box import LESS_BY_CHECK
from paddock.games.road_kill_rally.rules.damage import armour, hits_left
from paddock.games.road_kill_rally.rules.moves import PLAY_SAFE, ROLL
from paddock.games.road_kill_rally.rules.odds import chances
from tests.road_kill_rally.position import Position, attack_move, fighting, moving, position


def at_two_dice(**facts: Any) -> Position:
    """Seat 0 is asked for a crash check of two dice, with two cards in hand."""
    tiles = ("start", "ha-a", "st-a")
    return moving(2, tiles=tiles, cars={0: (4, 0, 120)}, hands={0: ["oil", "pass"]}, **facts).drive(0)


@pytest.mark.parametrize(("gear", "answer"), [([], PLAY_SAFE), (["rollcage"], ROLL)])
def test_a_roll_cage_makes_the_policy_roll_where_it_would_play_safe(gear: list[str], answer: int) -> None:
    table = at_two_dice(gear={0: gear})
    assert GAME.policy_move(table.state) == answer


@pytest.mark.parametrize("dice", [1, 2, 5, 8])
@pytest.mark.parametrize(("gear", "skill"), [([], None), (["rollcage"], None), ([], "tough"), (["rollcage"], "tough")])
def test_the_cards_of_a_check_are_those_that_the_rules_take(dice: int, gear: list[str], skill: str | None) -> None:
    table = position(gear={0: gear}, skills={0: skill} if skill else {})
    off, soft = armour(table.state, 0, LESS_BY_CHECK, 0)
    lost = sum(p * hits_left(hits, off, soft) for hits, p in enumerate(chances(dice)))
    assert mean_loss(dice, off, soft) == pytest.approx(100 * lost, abs=2)  # hundredths, rounded


def aimed_at(attacker: int, leader: int | None = None) -> int:
    """Whom the policy of a driver with a Bump attacks among three cars beside his; one may have more points."""
    others = [seat for seat in range(4) if seat != attacker]
    around = dict(zip(others, [(3, 0, 40), (5, 0, 40), (4, 1, 40)], strict=True))
    table = fighting(
        seats=4,
        cars={attacker: (4, 0, 40), **around},
        hands={seat: ["oil"] for seat in others} | {attacker: ["bump"]},
    )
    table.state.order[:4] = [attacker, *others]
    table.state.turn = attacker
    if leader is not None:
        table.state.shots[leader] = 9
    move = GAME.policy_move(table.state)
    return next(seat for seat in others if move == attack_move("bump", seat))


@pytest.mark.parametrize("attacker", range(4))
def test_of_equal_targets_the_nearest_to_the_left_is_hit_so_that_no_seat_suffers_more(attacker: int) -> None:
    assert aimed_at(attacker) == (attacker + 1) % 4


@pytest.mark.parametrize("leader", [1, 2, 3])
def test_who_has_more_points_is_hit_first(leader: int) -> None:
    assert aimed_at(0, leader) == leader
