"""Hazards and remedies: what goes on what."""

import pytest

from tests.mille_bornes.position import Zone, position

ON_THE_DRIVE_PILE = ["accident", "out-of-gas", "flat-tire", "stop"]
REPAIRED = {"accident": "repairs", "out-of-gas": "gasoline", "flat-tire": "spare-tire"}


@pytest.mark.parametrize("hazard", ON_THE_DRIVE_PILE)
def test_a_hazard_goes_on_a_go_card(hazard: str) -> None:
    table = position(hand=[hazard], zones={1: Zone(drive="go")}).attack(hazard).let_it_stand()
    assert table.drive(1) == hazard
    assert table.turn == 1


@pytest.mark.parametrize("hazard", ON_THE_DRIVE_PILE)
def test_no_hazard_before_the_first_go_card(hazard: str) -> None:
    # ruling 5
    assert position(hand=[hazard]).why_not_attack(hazard) == "not-rolling"


def test_a_speed_limit_may_come_before_the_first_go_card() -> None:
    # ruling 5
    table = position(hand=["speed-limit"]).attack("speed-limit").let_it_stand()
    assert table.limited(1)
    assert table.drive(1) is None


@pytest.mark.parametrize("lying", ON_THE_DRIVE_PILE)
@pytest.mark.parametrize("hazard", ON_THE_DRIVE_PILE)
def test_no_hazard_on_a_hazard(hazard: str, lying: str) -> None:
    # ruling 6
    table = position(hand=[hazard], zones={1: Zone(drive=lying)})
    assert table.why_not_attack(hazard) == "hazard-on-hazard"


@pytest.mark.parametrize("remedy", REPAIRED.values())
def test_no_hazard_on_a_remedy(remedy: str) -> None:
    # ruling 6
    assert position(hand=["stop"], zones={1: Zone(drive=remedy)}).why_not_attack("stop") == "not-rolling"


@pytest.mark.parametrize("hazard", ON_THE_DRIVE_PILE)
def test_a_speed_limit_may_go_to_a_stopped_car(hazard: str) -> None:
    # ruling 7
    table = position(hand=["speed-limit"], zones={1: Zone(drive=hazard)}).attack("speed-limit").let_it_stand()
    assert (table.drive(1), table.limited(1)) == (hazard, True)


@pytest.mark.parametrize("hazard", ON_THE_DRIVE_PILE)
def test_a_hazard_may_go_to_a_limited_car(hazard: str) -> None:
    # ruling 7
    table = position(hand=[hazard], zones={1: Zone(drive="go", limited=True)}).attack(hazard).let_it_stand()
    assert (table.drive(1), table.limited(1)) == (hazard, True)


def test_no_second_speed_limit_on_a_limited_car() -> None:
    # ruling 8
    table = position(hand=["speed-limit"], zones={1: Zone(limited=True)})
    assert table.why_not_attack("speed-limit") == "already-limited"


def test_a_speed_limit_may_come_back_after_an_end_of_limit() -> None:
    # ruling 8
    table = position(hand=["end-of-limit"], hands={1: ["speed-limit"]}, limited=True).play("end-of-limit")
    assert table.why_not_attack("speed-limit", side=0) is None


@pytest.mark.parametrize("hazard", [*ON_THE_DRIVE_PILE, "speed-limit"])
def test_nobody_attacks_the_own_driving_zone(hazard: str) -> None:
    table = position(hand=[hazard], drive="go")
    assert table.why_not_attack(hazard, side=0) == "own-zone"


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_attacks_a_side_that_does_not_play(seats: int) -> None:
    assert position(seats, hand=["speed-limit"]).why_not_attack("speed-limit", side=2) == "no-such-side"


def test_with_three_sides_each_opponent_can_be_attacked() -> None:
    table = position(3, hand=["stop"], zones={1: Zone(drive="go"), 2: Zone(drive="go")})
    assert table.why_not_attack("stop", side=1) is None
    assert table.attack("stop", side=2).drive(1) == "go"
    assert table.drive(2) == "stop"


@pytest.mark.parametrize("hazard", REPAIRED)
def test_a_hazard_is_repaired_by_its_remedy_and_then_a_go_card(hazard: str) -> None:
    remedy = REPAIRED[hazard]
    table = position(hand=[remedy, "go", "100"], hands={1: ["25", "25"]}, drive=hazard)
    table.play(remedy).discard("25")
    assert (table.drive(), table.why_not("100")) == (remedy, "no-go-card")
    table.play("go").discard("25")
    assert (table.drive(), table.why_not("100")) == ("go", None)


def test_a_go_card_alone_fixes_a_stop() -> None:
    table = position(hand=["go", "100"], hands={1: ["25"]}, drive="stop").play("go").discard("25")
    assert table.why_not("100") is None


@pytest.mark.parametrize("lying", ["accident", "out-of-gas", "flat-tire"])
@pytest.mark.parametrize("remedy", REPAIRED.values())
def test_a_remedy_helps_only_against_its_hazard(remedy: str, lying: str) -> None:
    # ruling 27
    expected = None if REPAIRED[lying] == remedy else "nothing-to-remedy"
    assert position(hand=[remedy], drive=lying).why_not(remedy) == expected


@pytest.mark.parametrize("remedy", REPAIRED.values())
def test_no_remedy_without_its_hazard(remedy: str) -> None:
    # ruling 27
    assert position(hand=[remedy]).why_not(remedy) == "nothing-to-remedy"
    assert position(hand=[remedy], drive="go").why_not(remedy) == "nothing-to-remedy"
    assert position(hand=[remedy], drive="stop").why_not(remedy) == "nothing-to-remedy"


def test_no_end_of_limit_without_a_speed_limit() -> None:
    # ruling 27
    assert position(hand=["end-of-limit"], drive="go").why_not("end-of-limit") == "no-speed-limit"


def test_no_go_card_on_a_go_card() -> None:
    # ruling 27
    assert position(hand=["go"], drive="go").why_not("go") == "go-on-go"


@pytest.mark.parametrize("hazard", ["accident", "out-of-gas", "flat-tire"])
def test_no_go_card_before_the_repair(hazard: str) -> None:
    # ruling 27
    assert position(hand=["go"], drive=hazard).why_not("go") == "repair-first"


@pytest.mark.parametrize("top", ["stop", "repairs", "gasoline", "spare-tire"])
def test_a_go_card_goes_on_a_stop_or_a_remedy(top: str) -> None:
    # ruling 27
    assert position(hand=["go"], drive=top).why_not("go") is None


def test_a_go_card_starts_the_drive_pile() -> None:
    # ruling 27
    assert position(hand=["go"]).play("go").drive() == "go"


@pytest.mark.parametrize("top", ["repairs", "gasoline", "spare-tire"])
def test_a_right_of_way_holder_may_lay_a_go_card_on_a_remedy(top: str) -> None:
    # ruling 27
    table = position(hand=["go"], drive=top, safeties=["right-of-way"])
    assert table.play("go").drive() == "go"
