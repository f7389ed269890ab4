"""Safety cards, and Right of Way, the most powerful of them."""

import pytest

from tests.mille_bornes.position import Position, Zone, position

SAFETY_FROM = {
    "accident": "driving-ace",
    "out-of-gas": "extra-tank",
    "flat-tire": "puncture-proof",
    "stop": "right-of-way",
    "speed-limit": "right-of-way",
}
HARD = ["accident", "out-of-gas", "flat-tire"]  # what Right of Way does not help against
REMEDY_FOR = {"accident": "repairs", "out-of-gas": "gasoline", "flat-tire": "spare-tire"}
NEW_GO = {"late-safety": "new-go"}
CLOSED = {"bare-pile": "closed"}
NO_TURN = {"last-safeties": "no-turn"}


@pytest.mark.parametrize("hazard", SAFETY_FROM)
def test_a_safety_stops_its_hazard_for_the_rest_of_the_hand(hazard: str) -> None:
    protected = Zone(drive="go", safeties=[SAFETY_FROM[hazard]])
    assert position(hand=[hazard], zones={1: protected}).why_not_attack(hazard) == "protected"


@pytest.mark.parametrize("hazard", HARD)
def test_a_safety_stops_no_other_hazard(hazard: str) -> None:
    others = sorted(set(SAFETY_FROM.values()) - {SAFETY_FROM[hazard]})
    assert position(hand=[hazard], zones={1: Zone(drive="go", safeties=others)}).why_not_attack(hazard) is None


@pytest.mark.parametrize("hazard", ["stop", "speed-limit"])
def test_neither_stop_nor_speed_limit_on_a_right_of_way_holder(hazard: str) -> None:
    # ruling 9
    holder = Zone(drive="go", safeties=["right-of-way"])
    assert position(hand=[hazard], zones={1: holder}).why_not_attack(hazard) == "protected"


@pytest.mark.parametrize("safety", sorted(set(SAFETY_FROM.values())))
def test_a_safety_may_be_played_at_any_time_and_gives_a_free_turn(safety: str) -> None:
    # ruling 13
    table = position(hand=[safety, *6 * ["25"]], drive="accident", pile=["50"])
    table.play(safety)
    assert table.turn == 0
    assert table.hand() == [*6 * ["25"], "50"]
    assert safety in table.zone()


def test_safeties_may_be_chained_with_a_draw_each() -> None:
    # ruling 13
    table = position(hand=["driving-ace", "extra-tank"], pile=["25", "25", "25"])
    table.play("driving-ace").play("extra-tank")
    assert table.log == ["laid-safety", "drew", "laid-safety", "drew"]
    assert (table.turn, table.hand()) == (0, ["25", "25"])


def test_after_the_free_turn_the_next_player_goes_on() -> None:
    # ruling 13
    assert position(3, hand=["driving-ace", "go"]).play("driving-ace").play("go").turn == 1


@pytest.mark.parametrize("hazard", HARD)
def test_a_late_safety_discards_its_hazard_and_the_go_card_shows_again(hazard: str) -> None:
    # ruling 12
    table = position(hand=[SAFETY_FROM[hazard], "100"], drive=hazard).play(SAFETY_FROM[hazard])
    assert table.drive() == "go"
    assert table.discard_pile == [hazard]
    assert table.why_not("100") is None


@pytest.mark.parametrize("hazard", HARD)
def test_by_the_option_a_late_safety_takes_the_go_card_away_too(hazard: str) -> None:
    # ruling 12
    table = position(hand=[SAFETY_FROM[hazard], "100"], drive=hazard, options=NEW_GO)
    table.play(SAFETY_FROM[hazard])
    assert table.drive() is None
    assert sorted(table.discard_pile) == sorted(["go", hazard])
    assert table.why_not("100") == "no-go-card"


@pytest.mark.parametrize("beneath", ["stop", "gasoline"])
def test_by_the_option_the_drive_pile_begins_anew_whatever_lay_beneath_the_go_card(beneath: str) -> None:
    # ruling 12
    table = late_safety(beneath, NEW_GO)
    assert table.drive() is None
    assert (table.why_not("100"), table.why_not("go")) == ("no-go-card", None)


def test_by_both_options_a_drive_pile_that_begins_anew_counts_as_empty() -> None:
    # rulings 10 and 12
    table = late_safety("gasoline", NEW_GO | CLOSED).play("right-of-way").play("100")
    assert table.why_not_attack("flat-tire", 0) == "bare-pile"


def late_safety(beneath: str, options: dict[str, str]) -> Position:
    """A Go card on another card, an Accident on it, and the safety laid a turn later."""
    hand = ["go", "go", "driving-ace", "right-of-way", "100"]
    table = position(hand=hand, hands={1: ["accident", "flat-tire"]}, drive=beneath, options=options)
    return table.play("go").attack("accident", 0).let_it_stand().play("driving-ace")


def test_by_the_option_a_right_of_way_holder_keeps_the_card_beneath() -> None:
    # ruling 12
    table = position(hand=["driving-ace", "100"], drive="accident", safeties=["right-of-way"], options=NEW_GO).play(
        "driving-ace"
    )
    assert (table.drive(), table.discard_pile) == ("go", ["accident"])
    assert table.why_not("100") is None


def test_by_the_option_right_of_way_itself_needs_no_new_go_card() -> None:
    # ruling 12
    table = position(hand=["right-of-way", "100"], drive="stop", options=NEW_GO).play("right-of-way")
    assert (table.drive(), table.discard_pile) == ("go", ["stop"])
    assert table.why_not("100") is None


def test_by_the_option_a_safety_without_its_hazard_takes_nothing_away() -> None:
    # ruling 12
    for top in ["go", "flat-tire"]:
        table = position(hand=["driving-ace", "100"], drive=top, options=NEW_GO).play("driving-ace")
        assert (table.drive(), table.discard_pile) == (top, [])


def test_a_late_safety_on_a_right_of_way_holders_remedy_shows_the_remedy_again() -> None:
    # ruling 12
    holder = position(hand=["driving-ace", "100"], drive="accident", under="gasoline", safeties=["right-of-way"])
    assert holder.play("driving-ace").drive() == "gasoline"
    assert holder.why_not("100") is None


def test_right_of_way_lifts_stop_and_speed_limit_together() -> None:
    # ruling 11
    table = position(hand=["right-of-way", "200"], drive="stop", limited=True).play("right-of-way")
    assert (table.drive(), table.limited()) == ("go", False)
    assert table.discard_pile == ["stop", "speed-limit"]
    assert table.why_not("200") is None


@pytest.mark.parametrize("hazard", HARD)
def test_right_of_way_leaves_other_hazards_which_need_their_remedy_but_no_go_card(hazard: str) -> None:
    # ruling 11
    table = position(hand=["right-of-way", REMEDY_FOR[hazard], "100"], hands={1: ["25"]}, drive=hazard)
    table.play("right-of-way")
    assert (table.drive(), table.why_not("100")) == (hazard, "hazard-on-you")
    table.play(REMEDY_FOR[hazard]).discard("25")
    assert table.why_not("100") is None


def test_with_right_of_way_nobody_needs_a_go_card() -> None:
    assert position(hand=["100"], safeties=["right-of-way"]).why_not("100") is None


def test_with_right_of_way_a_200_may_be_played_in_spite_of_an_earlier_speed_limit() -> None:
    table = position(hand=["right-of-way", "200"], drive="go", limited=True)
    assert table.why_not("200") == "speed-limited"
    assert table.play("right-of-way").why_not("200") is None


@pytest.mark.parametrize("hazard", HARD)
@pytest.mark.parametrize("top", ["go", "repairs", "gasoline", "spare-tire"])
def test_hazards_go_straight_onto_a_right_of_way_holders_remedies(top: str, hazard: str) -> None:
    # ruling 10
    holder = Zone(drive=top, safeties=["right-of-way"])
    table = position(hand=[hazard], zones={1: holder})
    assert table.attack(hazard).drive(1) == hazard


def test_no_hazard_on_a_right_of_way_holders_hazard() -> None:
    # ruling 10
    holder = Zone(drive="accident", safeties=["right-of-way"])
    assert position(hand=["flat-tire"], zones={1: holder}).why_not_attack("flat-tire") == "hazard-on-hazard"


@pytest.mark.parametrize("hazard", HARD)
def test_a_right_of_way_holder_without_a_drive_pile_can_be_hit(hazard: str) -> None:
    # ruling 10
    table = position(hand=[hazard], hands={1: ["100"]}, zones={1: Zone(safeties=["right-of-way"])})
    table.attack(hazard).let_it_stand()
    assert table.why_not("100") == "hazard-on-you"


@pytest.mark.parametrize("hazard", HARD)
def test_by_the_option_a_bare_drive_pile_is_safe(hazard: str) -> None:
    # ruling 10
    table = position(hand=[hazard], zones={1: Zone(safeties=["right-of-way"])}, options=CLOSED)
    assert table.why_not_attack(hazard) == "bare-pile"


@pytest.mark.parametrize("top", ["go", "repairs"])
def test_the_option_of_bare_piles_leaves_go_cards_and_remedies_open(top: str) -> None:
    # ruling 10
    holder = Zone(drive=top, safeties=["right-of-way"])
    assert position(hand=["accident"], zones={1: holder}, options=CLOSED).why_not_attack("accident") is None


def test_a_safety_leaves_a_bare_drive_pile_bare() -> None:
    # ruling 10
    table = position(hand=["driving-ace", "100"], drive="accident", under=None, safeties=["right-of-way"])
    assert table.play("driving-ace").drive() is None
    assert table.why_not("100") is None


def test_a_safety_gives_a_free_turn_even_when_the_pile_is_empty() -> None:
    # ruling 3
    table = position(hand=["driving-ace", "25"], hands={1: ["25"]}, pile=[]).play("driving-ace")
    assert (table.turn, table.hand(), table.log) == (0, ["25"], ["laid-safety"])


def test_a_last_card_that_is_a_safety_leaves_nobody_to_take_the_free_turn() -> None:
    # ruling 3
    assert position(hand=["driving-ace"], hands={1: ["25"]}, pile=[]).play("driving-ace").turn == 1


def test_by_the_option_a_safety_gives_no_free_turn_when_the_pile_is_empty() -> None:
    # ruling 3
    table = position(3, hand=["driving-ace", "25"], hands={1: ["25"], 2: ["25"]}, pile=[], options=NO_TURN)
    assert table.play("driving-ace").turn == 1


def test_by_the_option_a_safety_gives_a_free_turn_while_the_pile_lasts() -> None:
    # ruling 3
    table = position(hand=["driving-ace", "25"], hands={1: ["25"]}, pile=["50"], options=NO_TURN)
    assert table.play("driving-ace").turn == 0


def test_by_the_option_a_coup_fourre_still_gives_a_turn_when_the_pile_is_empty() -> None:
    # ruling 3
    hands = {1: ["25"], 2: ["driving-ace", "25"]}
    table = position(3, hand=["accident"], hands=hands, zones={2: Zone(drive="go")}, pile=[], options=NO_TURN)
    assert table.attack("accident", side=2).coup_fourre().turn == 2


def test_a_right_of_way_that_was_dealt_is_no_coup_fourre() -> None:
    # ruling 30
    table = position(hand=["right-of-way"]).play("right-of-way")
    assert table.coups() == []
    assert table.sheet() == {"safeties": 100}
