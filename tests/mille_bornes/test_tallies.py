"""What a review counts on the way on."""

from paddock.games.mille_bornes.drivers.tallies import TALLIES, tally
from paddock.games.mille_bornes.rules.moves import discard
from tests.mille_bornes.position import Position, number, position


def counted(table: Position) -> dict[str, int]:
    """What the side to act has met in this turn."""
    counts = [0] * table.state.sides * len(TALLIES)
    tally(table.state, discard(number("25")), counts)
    own = table.turn % table.state.sides * len(TALLIES)
    return dict(zip(TALLIES, counts[own : own + len(TALLIES)], strict=True))


def test_a_turn_without_a_go_is_a_turn_that_stands() -> None:
    assert counted(position(hand=["25"])) == {"standing": 1, "limited": 0}
    assert counted(position(turn=1, hand=["25"])) == {"standing": 1, "limited": 0}


def test_a_turn_under_a_speed_limit_is_counted_where_the_car_rolls() -> None:
    assert counted(position(hand=["25"], drive="go")) == {"standing": 0, "limited": 0}
    assert counted(position(hand=["25"], drive="go", limited=True)) == {"standing": 0, "limited": 1}
    assert counted(position(hand=["25"], drive="stop", under="go", limited=True)) == {"standing": 1, "limited": 0}
