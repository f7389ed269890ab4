"""Four or six players: pairs that share a driving zone."""

import pytest

from paddock.games.mille_bornes.rules.setup import side_of
from tests.mille_bornes.position import Zone, dealt, position


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])],
)
def test_partners_sit_opposite_and_turns_alternate(seats: int, sides: list[int]) -> None:
    table = dealt(seats)
    assert [side_of(table.state, seat) for seat in range(seats)] == sides
    assert table.state.sides == max(sides) + 1


@pytest.mark.parametrize(("seats", "partner"), [(4, 2), (6, 3)])
def test_partners_share_a_driving_zone_but_not_their_cards(seats: int, partner: int) -> None:
    hands = {seat: ["25"] for seat in range(1, seats)}
    table = position(seats, hand=["go", "75"], hands=hands, pile=6 * ["50"]).play("go")
    while table.turn != partner:
        table.discard("25")
    assert table.drive() == "go"
    assert table.why_not("25") is None
    assert table.why_not("75") == "not-in-hand"


@pytest.mark.parametrize("start", ["go", "right-of-way"])
def test_the_third_player_may_drive_on_the_partners_start(start: str) -> None:
    # ruling 28
    table = position(4, hand=[start, "repairs"], hands={1: ["25"], 2: ["100"]}).play(start)
    if start == "right-of-way":
        table.discard("repairs")
    table.discard("25")
    assert table.turn == 2
    assert table.play("100").miles() == 100


def test_a_partner_may_repair() -> None:
    table = position(4, turn=2, hand=["gasoline"], drive="out-of-gas").play("gasoline")
    assert table.drive() == "gasoline"


def test_nobody_attacks_the_own_partner() -> None:
    assert position(6, turn=3, hand=["stop"], drive="go").why_not_attack("stop", side=0) == "own-zone"


def test_a_team_has_one_score() -> None:
    hands = {1: ["25"], 2: ["25"]}
    table = position(4, hand=["driving-ace", "75"], hands=hands, drive="go", zones={1: Zone(miles=50)})
    table.play("driving-ace").play("75").discard("25").play("25")
    assert table.scores == [200, 50]


def test_the_partner_may_complete_the_trip() -> None:
    table = position(4, turn=2, hand=["100"], drive="go", miles=900).play("100")
    assert table.over
    assert table.sheet(0)["trip-completed"] == 400


def test_of_six_players_the_partner_at_the_goal_extends_for_the_team() -> None:
    table = position(6, turn=4, hand=["100"], drive="go", miles=600).play("100").extend()
    assert (table.state.caller, table.goal, table.turn) == (1, 1000, 5)
