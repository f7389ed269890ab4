"""Attacks: every weapon, card, armour and skill once; cancelling, defending, looting, tokens, tricks, pit stops."""

import pytest

from paddock.games.road_kill_rally.rules.box import ACCESSORY_IDS, BOX
from paddock.games.road_kill_rally.rules.moves import DONE
from tests.road_kill_rally.position import (
    attack_move,
    dice_of,
    fighting,
    fit_move,
    moving,
    play_move,
    position,
    slot_number,
    stock,
)

ATTACKS = {card["id"]: card["fx"] for card in BOX["rally"] if card["fx"]["op"] == "attack"}
WEAPONS = {each["id"]: each["fx"][0] for each in BOX["accessories"] if each["fx"][0]["op"] == "weapon"}
NEAR = {0: (4, 0, 40), 1: (5, 0, 40), 2: (0, 0, 40)}


@pytest.mark.parametrize("card", [card for card in ATTACKS if card not in ("tailgun", "orbital")])
def test_every_attack_card(card: str) -> None:
    table = fighting(cars=NEAR, hands={0: [card], 1: ["oil", "oil", "spikes"]})
    if ATTACKS[card]["los"]:
        table.attack(card, 1)
        assert table.question == "declared" and table.turn == 1
        table.done(*[1] * ATTACKS[card]["dice"])
    else:
        table.attack(card, 1, *[1] * ATTACKS[card]["dice"])
    assert table.question == "defend" and table.state.hits[1] == ATTACKS[card]["dice"]


def test_a_tail_gun_fires_backwards() -> None:
    table = fighting(cars={0: (5, 0, 40), 1: (3, 0, 40)}, hands={0: ["tailgun"], 1: ["oil"]})
    assert table.reason(attack_move("tailgun", 2)) == "hidden-by-car"
    table.attack("tailgun", 1).done(0, 0, 0)
    ahead = fighting(cars=NEAR, hands={0: ["tailgun"]})
    assert ahead.reason(attack_move("tailgun", 1)) == "out-of-arc"


def test_an_orbital_laser_rolls_a_die_for_each_opponent_and_earns_a_token_each() -> None:  # rulebook's questions
    table = fighting(seats=4, cars=NEAR, hands={0: ["orbital"], 1: ["oil"], 2: ["oil"], 3: ["oil"]})
    table.attack("orbital", 1, 1)
    assert table.question == "defend" and table.turn == 1
    table.done(0, 1)
    assert table.turn == 3
    table.done()
    assert table.state.shots[0] == 2 and table.hand(2) == ["oil"]
    assert table.hand(0) == ["oil", "oil"]


def test_a_token_for_damage_by_a_bump() -> None:  # rulebook's questions
    table = fighting(cars=NEAR, hands={0: ["bump"], 1: ["oil", "spikes"]})
    table.attack("bump", 1, 1, 0, 0).done()
    assert table.state.shots[0] == 1 and table.question == "lose-cards" and table.turn == 1


def test_the_driver_hit_chooses_which_cards_go_to_the_attacker() -> None:  # RULINGS 17
    table = fighting(cars=NEAR, hands={0: ["bump"], 1: ["oil", "spikes", "pass"]})
    table.attack("bump", 1, 1, 1, 0).done().discard("pass").discard("oil")
    assert table.hand(0) == ["oil", "pass"] and table.hand(1) == ["spikes"]


def test_the_rulebooks_example_machine_gun_against_ballistic_armor() -> None:
    table = fighting(
        cars=NEAR,
        hands={0: ["sponsor"], 1: ["oil", "oil", "oil", "spikes"]},
        gear={0: ["machine-gun"], 1: ["ballistic-armor"]},
    )
    table.attack("weapon", 1).done(2, 1, 1, 1, 0)
    assert table.told("attack-rolled") == [(0, 4, 5)] and table.state.hits[1] == 3
    table.done().discard("oil").discard("oil").discard("oil")
    assert table.hand(0) == ["oil"] * 3 and table.state.shots[0] == 1


@pytest.mark.parametrize("name", WEAPONS)
def test_every_weapon_has_its_dice_and_ammo(name: str) -> None:  # RULINGS 32
    fx = WEAPONS[name]
    table = fighting(cars=NEAR, hands={0: ["sponsor"] * 3}, gear={0: [name]})
    assert dice_of(table, "weapon") == fx["dice"]
    table.attack("weapon", 1)
    assert table.question == "pay" and table.state.owed == fx["ammo"]
    if fx["ammo"] > 3:
        table.discard("sponsor")
    table.discard("sponsor", *[0] * fx["dice"])
    assert table.told("attack-rolled") == [(0, fx["dice"], 0)]


def test_too_little_ammo_and_no_weapon_are_reasons() -> None:
    table = fighting(cars=NEAR, hands={0: ["oil"]}, gear={0: ["machine-gun"]})
    assert table.reason(attack_move("weapon", 1)) == "too-little-ammo"
    assert fighting(cars=NEAR, hands={0: ["oil"]}).reason(attack_move("weapon", 1)) == "no-weapon"
    assert fighting(cars=NEAR).reason(attack_move("pistol", 1)) == "no-pistol"


@pytest.mark.parametrize(
    ("armour", "card", "left"),
    [
        ("ballistic-armor", "scattergun", 1),
        ("asbestos", "petrol", 0),
        ("blast", "grenade", 1),
        ("composite", "grenade", 2),
        ("ram-plates", "bump", 1),
        ("asbestos", "grenade", 3),
    ],
)
def test_every_armour_against_its_damage(armour: str, card: str, left: int) -> None:
    table = fighting(cars=NEAR, hands={0: [card], 1: ["oil"] * 4}, gear={1: [armour]})
    table.attack(card, 1, *(() if ATTACKS[card]["los"] else (1, 1, 1)))
    if ATTACKS[card]["los"]:
        table.done(1, 1, 1)
    assert table.state.hits[1] == left


def test_mirror_finish_against_a_laser() -> None:
    hands = {0: ["sponsor"], 1: ["oil"] * 4}
    table = fighting(cars=NEAR, hands=hands, gear={0: ["laser"], 1: ["mirror"]})
    table.attack("weapon", 1).done(1, 1, 1)
    assert table.state.hits[1] == 1


def test_a_composite_shell_lets_the_last_hit_through() -> None:
    table = fighting(cars=NEAR, hands={0: ["grenade"], 1: ["oil"] * 4}, gear={1: ["composite"]})
    table.attack("grenade", 1).done(1, 0, 0)
    assert table.state.hits[1] == 1


def test_armor_piercing_rounds_pierce_two_points_of_armour() -> None:  # RULINGS 49
    hands = {0: ["sponsor"], 1: ["oil"] * 4}
    table = fighting(cars=NEAR, hands=hands, gear={0: ["machine-gun", "ap-rounds"], 1: ["ballistic-armor"]})
    table.attack("weapon", 1).done(1, 1, 1, 0)
    assert table.state.hits[1] == 3


def test_turret_targeting_computer_ammo_feed_and_gunner() -> None:
    behind = {0: (5, 0, 40), 1: (4, 0, 40)}
    turret = fighting(cars=behind, hands={0: ["sponsor"]}, gear={0: ["machine-gun", "turret"]})
    assert turret.reason(attack_move("weapon", 1)) is None and dice_of(turret, "weapon") == 5
    far = {0: (2, 0, 40), 1: (8, 0, 40)}
    scope = fighting(cars=far, hands={0: ["sponsor"]}, gear={0: ["machine-gun", "scope"]})
    assert scope.reason(attack_move("weapon", 1)) is None  # range 6, the second way to it
    plain = fighting(cars=far, hands={0: ["sponsor"]}, gear={0: ["machine-gun"]})
    assert plain.reason(attack_move("weapon", 1)) == "out-of-range"
    feed = fighting(cars=NEAR, hands={0: ["sponsor"] * 2}, gear={0: ["rocket", "feed"]})
    feed.attack("weapon", 1)
    assert feed.state.owed == 2
    gunner = fighting(cars=NEAR, hands={0: ["sponsor"] * 2}, gear={0: ["scatter"]}, skills={0: "gunner"})
    assert dice_of(gunner, "weapon") == 6
    gunner.attack("weapon", 1)
    assert gunner.state.owed == 1


def test_a_road_hog_bumps_with_two_more_dice() -> None:
    assert dice_of(fighting(cars=NEAR, hands={0: ["bump"]}, skills={0: "roadhog"}), "bump") == 5


def test_a_pistol_comes_besides_the_combat_action() -> None:
    table = fighting(cars=NEAR, hands={0: ["sponsor"]}, skills={0: "pistol"})
    table.attack("pistol", 1, 0)
    assert table.question == "combat" and table.turn == 0
    assert table.reason(attack_move("pistol", 1)) == "action-used"
    table.play("sponsor")
    assert table.turn == 1
    other = fighting(cars=NEAR, hands={0: ["sponsor"]}, skills={0: "pistol"})
    other.play("sponsor")
    assert other.turn == 0 and other.reason(attack_move("pistol", 1)) is None


# ---- Answers to an attack ----------------------------------------------------------------------


def test_smoke_cancels_before_the_dice() -> None:  # RULINGS 31
    table = fighting(cars=NEAR, hands={0: ["grenade"], 1: ["smoke"], 2: ["oil"]})
    table.attack("grenade", 1)
    assert table.question == "declared"
    table.play("smoke")
    assert table.told("attack-rolled") == [] and table.state.thrown[0] == 0 and table.hand(0) == []


def test_smoke_is_no_help_against_what_needs_no_sight() -> None:  # RULINGS 31
    table = fighting(cars=NEAR, hands={0: ["missile"], 1: ["smoke"]})
    table.attack("missile", 1, 1, 0, 0, 0)
    assert table.question == "defend" and table.reason(play_move("smoke")) == "not-now"


def test_everybody_with_cards_is_asked_able_or_not() -> None:  # RULINGS 31
    table = fighting(cars=NEAR, hands={0: ["grenade"], 1: ["oil"]})
    table.attack("grenade", 1)
    assert table.question == "declared" and table.legal == [DONE]
    table.done(1, 0, 0)
    assert table.question == "defend" and table.legal == [DONE]


def test_any_number_of_defensive_cards_which_never_go_to_the_attacker() -> None:  # RULINGS 31
    table = fighting(cars=NEAR, hands={0: ["missile"], 1: ["evade", "evade", "oil"]})
    table.attack("missile", 1, 1, 1, 1, 0).play("evade")
    assert table.question == "defend" and table.state.hits[1] == 1
    table.play("evade")
    assert table.state.hits[1] == 0 and table.hand(0) == [] and table.hand(1) == ["oil"]
    assert table.state.shots[0] == 0


def test_brace_yourself_helps_against_impact_only() -> None:
    table = fighting(cars=NEAR, hands={0: ["missile"], 1: ["brace"]})
    table.attack("missile", 1, 1, 0, 0, 0)
    assert table.reason(play_move("brace")) == "does-not-help"
    bump = fighting(cars=NEAR, hands={0: ["bump"], 1: ["brace", "oil"]})
    bump.attack("bump", 1, 1, 1, 1).play("brace")
    assert bump.hand(1) == ["oil"] and bump.state.shots[0] == 0


def test_a_lucky_break_rolls_a_poor_attack_again() -> None:  # RULINGS 43
    table = fighting(cars=NEAR, hands={0: ["missile", "lucky"], 1: ["oil"] * 4})
    table.make(attack_move("missile", 1, lucky=True), 1, 0, 0, 0, 1, 1, 1, 0)
    assert table.state.hits[1] == 3 and table.hand(0) == []
    good = fighting(cars=NEAR, hands={0: ["missile", "lucky"], 1: ["oil"] * 4})
    good.make(attack_move("missile", 1, lucky=True), 1, 1, 0, 0)
    assert good.hand(0) == ["lucky"]


def test_a_lucky_break_rolls_an_attack_again_that_armour_stops() -> None:  # RULINGS 43
    facts = {"cars": NEAR, "hands": {0: ["missile", "lucky"], 1: ["oil"] * 4}}
    stopped = fighting(gear={1: ["blast"]}, **facts)
    stopped.make(attack_move("missile", 1, lucky=True), 1, 1, 0, 0, 1, 1, 1, 0)
    assert stopped.state.hits[1] == 1 and stopped.hand(0) == []
    through = fighting(gear={1: ["composite"]}, **facts)
    through.make(attack_move("missile", 1, lucky=True), 1, 1, 0, 0)
    assert through.state.hits[1] == 1 and through.hand(0) == ["lucky"]


def test_a_lucky_break_that_was_paid_as_ammo_rolls_nothing_again() -> None:  # RULINGS 43
    table = fighting(cars=NEAR, hands={0: ["lucky"], 1: ["oil"] * 4}, gear={0: ["machine-gun"]})
    table.make(attack_move("weapon", 1, lucky=True)).done(1, 0, 0, 0)
    assert table.state.hits[1] == 1 and table.hand(0) == []


# ---- Tricks and pit stops ----------------------------------------------------------------------


def test_sponsor_money_draws_three() -> None:
    table = fighting(cars=NEAR, hands={0: ["sponsor"], 1: ["oil"]})
    table.play("sponsor")
    assert len(table.hand(0)) == 3 and table.turn == 1


def test_a_road_pirate_steals_two_from_a_car_close_by() -> None:  # RULINGS 46
    table = fighting(cars=NEAR, hands={0: ["pirate"], 1: ["oil", "spikes", "pass"]})
    assert table.reason(attack_move("pirate", 2)) in ("out-of-range", "nothing-to-steal")
    table.attack("pirate", 1)
    assert len(table.hand(0)) == 2 and len(table.hand(1)) == 1 and table.state.shots[0] == 0


def test_one_combat_action_a_turn() -> None:
    table = fighting(cars=NEAR, hands={0: ["sponsor", "bump"]})
    table.play("sponsor")
    assert table.turn == 1


def test_a_pit_stop_draws_and_reconfigures() -> None:  # RULINGS 34
    table = fighting(cars=NEAR, hands={0: ["pitstop"]}, gear={0: ["machine-gun"]})
    stock(table.state, 0, "laser")
    table.play("pitstop")
    assert table.question == "equip" and sum(table.state.garage[0]) == 2
    laser = fit_move("laser")
    assert table.reason(laser + slot_number("green")) == "wrong-colour"
    table.make(laser + slot_number("red"))
    assert table.slots()[0] == "laser" and table.state.garage[0][ACCESSORY_IDS.index("machine-gun")] >= 1
    assert table.reason(fit_move("machine-gun")) == "slot-filled"
    table.done()
    assert table.turn == 1


def test_no_pit_stop_with_three_wipe_outs() -> None:  # RULINGS 47
    table = fighting(cars=NEAR, hands={0: ["pitstop"]})
    table.state.wipe_outs[0], table.state.damaged[0] = 3, 0b111
    assert table.reason(play_move("pitstop")) == "no-pit-stop"


def test_a_damaged_slot_cannot_be_equipped() -> None:
    table = fighting(cars=NEAR, hands={0: ["pitstop"]})
    table.state.wipe_outs[0], table.state.damaged[0] = 1, 0b001
    stock(table.state, 0, "laser")
    table.play("pitstop")
    assert table.reason(fit_move("laser")) == "slot-damaged"


def test_a_grease_monkey_draws_two_repairs_and_may_still_attack() -> None:  # RULINGS 44
    table = fighting(cars=NEAR, hands={0: ["pitstop", "bump"]}, skills={0: "grease"})
    table.state.wipe_outs[0], table.state.damaged[0] = 1, 0b010
    table.play("pitstop")
    assert sum(table.state.garage[0]) == 2 and table.state.damaged[0] == 0
    table.done()
    assert table.turn == 0 and table.reason(attack_move("bump", 1)) is None


def test_the_pits_are_visited_once_while_moving() -> None:  # RULINGS 33
    table = moving(3, tiles=["start", "pits", "st-a"], cars={0: (3, 1, 60)})
    table.drive(1)
    assert table.question == "equip" and sum(table.state.garage[0]) == 1
    table.done().drive(1)
    assert table.question == "step" and sum(table.state.garage[0]) == 1


@pytest.mark.parametrize("skills", [{}, {0: "grease"}])
def test_a_car_with_three_wipe_outs_drives_past_the_pits(skills: dict[int, str]) -> None:  # RULINGS 33, 47
    table = moving(3, tiles=["start", "pits", "st-a"], cars={0: (3, 1, 60)}, skills=skills)
    stock(table.state, 0, "laser")
    table.state.wipe_outs[0], table.state.damaged[0] = 3, 0b110
    table.drive(1)
    assert table.question == "step" and table.told("pit-stop") == []
    assert sum(table.state.garage[0]) == 1 and table.state.damaged[0] == 0b110


def test_nobody_aims_at_himself_or_at_a_car_that_has_arrived() -> None:
    table = fighting(cars=NEAR, hands={0: ["bump"]})
    assert table.reason(attack_move("bump", 0)) == "yourself"
    table.state.status[1] = 1
    assert table.reason(attack_move("bump", 1)) == "not-racing"
    assert table.reason(attack_move("bump", 5)) == "no-such-car"


@pytest.mark.parametrize("hand", [8, 5, 4, 0])
def test_draws_by_hand_with_and_without_a_veteran(hand: int) -> None:  # RULINGS 3
    from paddock.games.road_kill_rally.rules.turns import draws

    cards = ["oil", "spikes", "pass", "bump", "nitro", "evade", "smoke", "skid"][:hand]
    plain = position(hands={0: cards})
    veteran = position(hands={0: cards}, gear={0: ["veteran"]})
    option = position(hands={0: cards}, gear={0: ["veteran"]}, options={"veteran": "one-more"})
    assert draws(plain.state, 0) == {8: 0, 5: 0, 4: 3, 0: 3}[hand]
    assert draws(veteran.state, 0) == {8: 1, 5: 1, 4: 3, 0: 6}[hand]
    assert draws(option.state, 0) == {8: 1, 5: 1, 4: 4, 0: 4}[hand]


def test_every_accessory_and_card_is_data() -> None:
    assert all(
        each["src"] in ("known", "partial", "invented")
        for part in ("rally", "accessories", "skills", "tiles")
        for each in BOX[part]
    )
    assert [len(BOX[part]) for part in ("rally", "accessories", "skills", "tiles")] == [22, 24, 12, 20]
