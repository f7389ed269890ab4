"""Coup Fourré: the safety at the very moment of the attack."""

import pytest

from paddock.games.mille_bornes.rules.box import NOBODY, NOTHING
from paddock.games.mille_bornes.rules.moves import COUP_FOURRE, LET_IT_STAND, discard
from tests.mille_bornes.position import Position, Zone, position

SAFETY_FROM = {
    "accident": "driving-ace",
    "out-of-gas": "extra-tank",
    "flat-tire": "puncture-proof",
    "stop": "right-of-way",
    "speed-limit": "right-of-way",
}
FIVE_CARDS = ["50", "50", "50", "75", "75"]


def attacked(hazard: str = "accident", pile: list[str] | None = None) -> Position:
    """Seat 1 has just been hit and holds the safety."""
    hand = [SAFETY_FROM[hazard], *FIVE_CARDS]
    table = position(hand=[hazard, "25"], hands={1: hand}, zones={1: Zone(drive="go")}, pile=pile)
    return table.attack(hazard)


def attacked_in_teams(hands: dict[int, list[str]], attacker: int = 0, seats: int = 4, side: int = 1) -> Position:
    """A side of partners has just been hit by an accident."""
    table = position(seats, turn=attacker, hand=["accident"], hands=hands, zones={side: Zone(drive="go")})
    return table.attack("accident", side)


@pytest.mark.parametrize("hazard", SAFETY_FROM)
def test_a_coup_fourre_lays_the_safety_sideways_and_discards_the_hazard(hazard: str) -> None:
    table = attacked(hazard).coup_fourre()
    assert table.coups(1) == [SAFETY_FROM[hazard]]
    assert table.discard_pile == [hazard]
    assert hazard not in table.zone(1)


@pytest.mark.parametrize("hazard", SAFETY_FROM)
def test_after_a_coup_fourre_the_position_is_as_before_the_attack(hazard: str) -> None:
    # ruling 18
    table = attacked(hazard).coup_fourre()
    assert (table.drive(1), table.limited(1)) == ("go", False)
    assert table.why_not("75") is None


def test_a_coup_fourre_leaves_the_go_card_whatever_the_option_of_late_safeties() -> None:
    # ruling 18
    table = position(
        hand=["accident"],
        hands={1: ["driving-ace", "75"]},
        zones={1: Zone(drive="go")},
        options={"late-safety": "new-go"},
    )
    assert table.attack("accident").coup_fourre().why_not("75") is None


def test_after_a_coup_fourre_the_hazard_cannot_come_again() -> None:
    table = position(hand=["accident", "accident"], hands={1: ["driving-ace", "25"]}, zones={1: Zone(drive="go")})
    table.attack("accident").coup_fourre().discard("25")
    assert table.why_not_attack("accident") == "protected"


def test_a_coup_fourre_fills_the_hand_and_then_draws_for_a_turn() -> None:
    # ruling 16
    table = attacked(pile=["200", "200", "200"]).coup_fourre()
    assert table.turn == 1
    assert table.hand(1) == [*FIVE_CARDS, "200", "200"]
    assert table.log == ["attacked", "coup-fourre-played", "lifted", "drew", "drew"]


def test_a_coup_fourre_draws_what_is_left() -> None:
    # ruling 16
    table = attacked(pile=["200"]).coup_fourre()
    assert (table.turn, table.hand(1)) == (1, [*FIVE_CARDS, "200"])


def test_a_coup_fourre_with_an_empty_pile_gives_a_turn_without_a_draw() -> None:
    # ruling 16
    table = attacked(pile=[]).coup_fourre()
    assert (table.turn, table.hand(1)) == (1, FIVE_CARDS)


def test_a_coup_fourre_with_the_last_card_of_all_leaves_the_turn_to_the_left() -> None:
    # ruling 16
    hands = {0: ["driving-ace"], 2: ["25"]}
    table = position(3, turn=1, hand=["accident", "25"], hands=hands, zones={0: Zone(drive="go")}, pile=[])
    assert table.attack("accident", side=0).coup_fourre().turn == 1


def test_players_between_the_attacker_and_the_coup_fourre_lose_their_turn() -> None:
    # ruling 16
    hands = {1: ["25"], 2: ["driving-ace", "25"]}
    table = position(3, hand=["accident"], hands=hands, zones={2: Zone(drive="go")})
    table.attack("accident", side=2).coup_fourre()
    assert table.turn == 2
    assert table.discard("25").turn == 0  # seat 1 has missed its turn


def test_a_coup_fourre_may_be_followed_by_any_play() -> None:
    # ruling 16
    table = attacked().coup_fourre().play("75")
    assert (table.miles(1), table.turn) == (75, 0)


def test_only_the_side_attacked_is_asked() -> None:
    # ruling 14
    hands = {1: ["driving-ace"], 2: ["25"]}
    table = position(3, hand=["accident"], hands=hands, zones={2: Zone(drive="go")}).attack("accident", side=2)
    assert table.turn == 2
    assert table.reason(COUP_FOURRE) == "safety-not-in-hand"
    table.let_it_stand()
    assert (table.turn, table.reason(COUP_FOURRE)) == (1, "no-attack-to-answer")


@pytest.mark.parametrize("partner", [1, 3])
def test_either_partner_may_hold_the_safety(partner: int) -> None:
    # ruling 14
    table = attacked_in_teams({partner: ["driving-ace", *FIVE_CARDS]})
    if partner == 3:
        table.let_it_stand()
    assert table.turn == partner
    table.coup_fourre()
    assert (table.turn, table.coups(1), len(table.hand(partner))) == (partner, ["driving-ace"], 7)


def test_both_partners_are_asked_clockwise_from_the_attacker() -> None:
    # ruling 37
    assert asked(attacked_in_teams({}, attacker=0)) == [1, 3]
    assert asked(attacked_in_teams({}, attacker=2)) == [3, 1]
    assert asked(attacked_in_teams({}, attacker=5, seats=6, side=1)) == [1, 4]
    assert asked(attacked_in_teams({}, attacker=3, seats=6, side=1)) == [4, 1]


def asked(table: Position) -> list[int]:
    """Who is asked until the attack stands."""
    seats = []
    while table.reason(LET_IT_STAND) is None:
        seats.append(table.turn)
        table.let_it_stand()
    return seats


def test_partners_are_asked_whether_or_not_they_can() -> None:
    # ruling 37
    table = attacked_in_teams({1: ["25"], 3: []})
    assert (table.turn, table.legal) == (1, [LET_IT_STAND])
    table.let_it_stand()
    assert (table.turn, table.legal) == (3, [LET_IT_STAND])


@pytest.mark.parametrize("answer", [COUP_FOURRE, LET_IT_STAND])
def test_after_the_answer_the_attack_is_over(answer: int) -> None:
    s = attacked().make(answer).state
    assert (s.attacker, s.attack, s.target) == (NOBODY, NOTHING, NOBODY)


def test_after_an_attack_that_stands_the_attackers_left_goes_on() -> None:
    table = attacked_in_teams({}, attacker=2).let_it_stand().let_it_stand()
    assert table.turn == 3
    assert table.log == ["attacked", "no-coup-fourre", "no-coup-fourre", "drew"]


def test_a_coup_fourre_of_the_far_partner_skips_everybody_between() -> None:
    # ruling 16
    hands = {1: ["25"], 2: ["25"], 3: ["25"], 4: ["driving-ace", "25"]}
    table = attacked_in_teams(hands, attacker=0, seats=6, side=1).let_it_stand().coup_fourre()
    assert table.turn == 4
    assert table.discard("25").turn == 5


def test_a_coup_fourre_is_optional_and_must_come_at_once() -> None:
    # ruling 15
    table = attacked()
    assert set(table.legal) == {LET_IT_STAND, COUP_FOURRE}
    table.let_it_stand()
    assert table.turn == 1
    assert table.reason(COUP_FOURRE) == "no-attack-to-answer"


def test_a_missed_coup_fourre_leaves_an_ordinary_safety() -> None:
    # ruling 15
    table = attacked().let_it_stand().play("driving-ace")
    assert (table.drive(1), table.coups(1)) == ("go", [])
    assert table.sheet(1) == {"safeties": 100}


def test_an_attack_must_be_answered_before_anything_else() -> None:
    # ruling 15
    table = attacked()
    assert table.why_not("75") == "answer-the-attack"
    assert table.why_not("driving-ace") == "answer-the-attack"
    assert table.reason(discard(0)) == "answer-the-attack"


def test_a_coup_fourre_needs_the_safety_of_that_hazard() -> None:
    table = position(hand=["accident"], hands={1: ["extra-tank"]}, zones={1: Zone(drive="go")})
    assert table.attack("accident").reason(COUP_FOURRE) == "safety-not-in-hand"


def test_without_an_attack_there_is_nothing_to_answer() -> None:
    table = position(hand=["driving-ace"], drive="accident")
    assert table.reason(COUP_FOURRE) == "no-attack-to-answer"
    assert table.reason(LET_IT_STAND) == "no-attack-to-answer"


def test_right_of_way_is_the_coup_fourre_against_a_speed_limit() -> None:
    # ruling 17
    table = attacked("speed-limit").coup_fourre()
    assert (table.limited(1), table.coups(1)) == (False, ["right-of-way"])
    assert table.discard_pile == ["speed-limit"]


@pytest.mark.parametrize("hazard", ["accident", "out-of-gas", "flat-tire"])
def test_a_coup_fourre_against_a_speed_limit_leaves_other_hazards(hazard: str) -> None:
    # ruling 17
    table = position(hand=["speed-limit"], hands={1: ["right-of-way", "25"]}, zones={1: Zone(drive=hazard)})
    table.attack("speed-limit").coup_fourre()
    assert (table.drive(1), table.limited(1)) == (hazard, False)


def test_a_coup_fourre_against_a_speed_limit_lifts_a_stop_too() -> None:
    # ruling 17
    table = position(hand=["speed-limit"], hands={1: ["right-of-way", "25"]}, zones={1: Zone(drive="stop")})
    table.attack("speed-limit").coup_fourre()
    assert (table.drive(1), table.limited(1)) == ("go", False)
    assert table.discard_pile == ["stop", "speed-limit"]


def test_a_coup_fourre_scores_300_on_top_of_its_safety() -> None:
    assert attacked().coup_fourre().sheet(1) == {"safeties": 100, "coups-fourres": 300}
