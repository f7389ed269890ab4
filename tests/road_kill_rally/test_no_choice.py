"""Where all can see that there is nothing to choose nobody is asked; where only a hand could tell, everybody is."""

from typing import Any

from paddock.games.road_kill_rally.rules.box import ACCESSORY_IDS
from paddock.games.road_kill_rally.rules.moves import DONE, is_discard
from tests.road_kill_rally.position import attack_move, fighting, moving, position, stand

NEAR = {0: (4, 0, 40), 1: (5, 0, 40), 2: (0, 0, 40)}
ORANGE = ["start", "ha-a", "st-a"]


def test_a_payment_that_takes_every_card_is_made_at_once() -> None:  # RULINGS 50
    speed = position(cars={0: (0, 0, 100)}, hands={0: ["oil"]}).speed(140)
    assert speed.mph() == 140 and speed.hand() == [] and speed.question == "step"
    ammo = fighting(cars=NEAR, hands={0: ["sponsor", "nitro"], 1: ["oil"]}, gear={0: ["rocket"]})
    ammo.attack("weapon", 1)
    assert ammo.question == "declared" and ammo.hand() == []
    safe = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil", "bump"]}).drive(0).safe()
    assert safe.question == "step" and safe.hand() == []


def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:  # RULINGS 50
    table = position(cars={0: (0, 0, 100)}, hands={0: ["oil", "oil"]}).speed(140)
    assert table.question == "pay" and len(table.legal) == 1 and is_discard(table.legal[0])


def test_two_cards_for_three_steps_are_asked_because_one_might_be_a_nitro_shot() -> None:  # RULINGS 50
    table = position(cars={0: (0, 0, 100)}, hands={0: ["nitro", "oil"]}).speed(180)
    assert table.question == "pay" and len(table.legal) == 2


def test_a_driver_without_cards_is_not_asked_to_fight() -> None:  # RULINGS 50
    table = fighting(cars=NEAR, hands={0: ["grenade"], 2: ["oil"]}).done()
    assert table.turn == 2 and table.question == "combat"


def test_a_driver_with_any_card_is_asked_able_or_not() -> None:  # RULINGS 50
    table = fighting(cars=NEAR, hands={0: ["grenade"], 1: ["oil"]}).done()
    assert table.turn == 1 and table.legal == [DONE]


def test_a_pistol_alone_is_worth_a_question_when_somebody_is_in_reach() -> None:  # RULINGS 50
    armed = {1: "pistol"}
    table = fighting(cars=NEAR, hands={0: ["grenade"], 2: ["oil"]}, skills=armed).done()
    assert table.turn == 1 and table.reason(attack_move("pistol", 0)) is None
    far = fighting(cars={**NEAR, 1: (7, 0, 40)}, hands={0: ["grenade"], 2: ["oil"]}, skills=armed).done()
    assert far.turn == 2
    fire = ["start", "fire", "st-a"]
    smoke = fighting(cars=NEAR, tiles=fire, hands={0: ["grenade"], 2: ["oil"]}, skills=armed).done()
    assert smoke.turn == 2


def test_a_pistol_is_for_opponents_not_for_figures() -> None:  # RULINGS 30
    table = fighting(cars=NEAR, skills={0: "pistol"})
    stand(table.state, 5, 1, "target-20")
    assert table.reason(table.shoot_move("pistol", 5, 1)) == "not-at-figures"


def test_an_empty_garage_is_not_asked() -> None:  # RULINGS 50
    table = moving(3, tiles=["start", "pits", "st-a"], cars={0: (3, 1, 60)})
    leave_in_store(table.state)
    table.drive(1)
    assert table.question == "step"


def test_a_garage_in_which_nothing_fits_is_asked() -> None:  # RULINGS 50
    table = fighting(cars=NEAR, hands={0: ["pitstop"], 1: ["oil"]})
    table.state.damaged[0] = 0b011  # the yellow slot is whole
    leave_in_store(table.state, "machine-gun")
    table.play("pitstop")
    assert table.question == "equip" and table.legal == [DONE]


def leave_in_store(s: Any, *items: str) -> None:
    """All other accessories lie in the garage of another car."""
    for kind, item in enumerate(ACCESSORY_IDS):
        left = items.count(item)
        s.garage[1][kind] += s.store[kind] - left
        s.store[kind] = left
    s.store_left = len(items)
