"""What is laid out for a driver: cards that pay, dice to buy, a way on, accessories."""

from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.rules.moves import set_speed
from tests.road_kill_rally.position import moving
from tests.road_kill_rally.test_table import in_turn


def parts(*steps: object) -> list[tuple[str, tuple[str, ...]]]:
    return [(step.question, step.parts) for step in steps]  # type: ignore[attr-defined]


def test_a_speed_lays_out_what_pays_for_it_and_the_way_on() -> None:
    table = in_turn(40, hands={0: ["oil", "oil", "pass"]})
    steps = GAME.laid_out(table.state, set_speed(4))
    assert [step.question for step in steps[:2]] == ["pay", "step"]
    assert len(steps[-1].along) >= 1
    table.speed(80)
    assert table.question == "pay"
    assert GAME.laid_out(table.state)[0] == steps[0]


def test_the_way_ends_at_a_car_and_never_beyond_the_move() -> None:
    table = moving(4, cars={0: (2, 0, 80), 1: (4, 0, 20)})
    passed = [space for step in GAME.laid_out(table.state) for space in step.along]
    assert "space:4,0" not in passed
    assert len(passed) <= 4


def test_a_free_speed_is_paid_with_nothing() -> None:
    table = in_turn(40, hands={0: ["oil", "oil"]})
    assert {step.question for step in GAME.laid_out(table.state, set_speed(3))} == {"step"}
