"""Special spaces: checkpoint, gas, shortcut, general store, mechanic; and running out of gas."""

import pytest

from tests.road_rally.rally import Rally, rally

PLENTY = ["g1", "g2", "y2", "y3", "r3", "r4"]
STORE = 39  # on the course A to K
MECHANIC = 24
GAS = 32
FLAG = 28
CHOOSING = pytest.mark.parametrize("variant", ["standard", "sprint", "demo"])
EXACT = pytest.mark.parametrize("variant", ["base", "standard", "sprint"])


def plain_road(variant: str = "base", **facts: object) -> Rally:
    """Cars at 22, 20, 18 and 15 on a road where nothing stands but what `road` says."""
    empty = {space: "plain" for space in range(1, 46)}
    facts["road"] = {**empty, **facts.get("road", {})}  # type: ignore[dict-item]
    table = rally(variant, at=(22, 20, 18, 15), **facts)  # type: ignore[arg-type]
    for space in range(46):
        table.state.jump[space] = 0
    return table


# ---- Checkpoint


@EXACT
def test_a_car_that_ends_its_movement_on_a_checkpoint_takes_the_tile(variant: str) -> None:  # ruling 27
    table = plain_road(variant, hands={0: PLENTY}, road={24: "checkpoint"}).drive("g2")
    assert table.sheet(0) == {"checkpoints": 2}
    assert table.square(24) == "flag-taken"


@EXACT
def test_passing_a_checkpoint_is_not_enough(variant: str) -> None:  # ruling 27
    table = plain_road(variant, hands={0: PLENTY}, road={24: "checkpoint"}).drive("y3")
    assert table.sheet(0) == {}
    assert table.square(24) == "checkpoint"


def test_in_the_demonstration_passing_is_enough() -> None:  # ruling 27
    table = plain_road("demo", hands={0: PLENTY}, road={23: "checkpoint", 24: "checkpoint", 25: "checkpoint"})
    table.drive("y3")
    assert table.sheet(0) == {"checkpoints": 6}
    assert [space for _, space, _ in table.told("took-checkpoint")] == [23, 24, 25]
    assert len(table.hand(3)) == 1 + 3 * 2


def test_in_the_demonstration_squares_skipped_by_a_shortcut_are_not_driven_over() -> None:  # ruling 15
    table = plain_road("demo", hands={0: PLENTY}, road={25: "checkpoint"})
    table.state.jump[24] = 27
    table.drive("g2").do("take-shortcut")
    assert table.at[0] == 27
    assert table.sheet(0) == {}


def test_the_driver_in_last_place_draws_two_at_once() -> None:  # ruling 28
    table = plain_road(hands={0: PLENTY}, road={24: "checkpoint"}).drive("g2")
    assert len(table.hand(3)) == 1 + 2
    assert table.log.index("took-checkpoint") < table.log.index("drew")


def test_last_place_is_that_of_the_moment() -> None:  # ruling 28
    """The last of the turn order has passed others by the time that the first comes to a checkpoint."""
    table = plain_road(line=(3, 0, 1, 2), turn=0, hands={0: PLENTY}, road={24: "checkpoint"})
    table.state.at[3] = 30
    table.state.order[:4] = [3, 0, 1, 2]
    table.drive("g2")
    assert len(table.hand(2)) == 3


def test_by_the_option_the_last_turn_order_tile_counts() -> None:  # ruling 28
    options = {"last-place": "tile"}
    table = plain_road(line=(0, 3, 2, 1), hands={0: PLENTY}, road={24: "checkpoint"}, options=options).drive("g2")
    assert len(table.hand(1)) == 3
    assert len(table.hand(3)) == 1


def test_of_two_cars_in_the_last_space_the_later_one_is_last() -> None:  # ruling 28
    table = rally(at=(25, 20, 15, 15), order=(0, 1, 3, 2), hands={0: PLENTY}).drive("y3")
    assert len(table.hand(2)) == 3
    assert len(table.hand(3)) == 1


def test_the_last_car_itself_may_take_the_tile_and_draw() -> None:  # ruling 29
    table = plain_road(turn=3, hands={3: ["g2", "r4"]}, road={17: "checkpoint"}).drive("g2")
    assert table.sheet(3) == {"checkpoints": 2}
    assert len(table.hand(3)) == 1 + 2 + 2


def test_a_checkpoint_is_taken_once() -> None:  # ruling 30
    table = plain_road(hands={0: ["g2"], 1: ["r4"]}, road={24: "checkpoint"}).drive("g2").drive("r4")
    assert table.sheet(1) == {}
    assert len(table.told("took-checkpoint")) == 1
    assert len(table.hand(3)) == 3


# ---- Gas


def test_gas_shuffles_the_discards_in_on_arrival() -> None:  # rulings 19, 20
    table = plain_road(hands={0: ["g2", "r4"]}, decks={0: ["g1"]}, road={24: "gas"}).drive("g2")
    assert table.discards(0) == []
    assert len(table.hand(0)) == 3
    assert len(table.deck(0)) == 21 - 3


def test_in_the_base_game_the_shuffle_comes_before_the_draw() -> None:  # ruling 21
    table = plain_road(hands={0: ["g2", "r4"]}, decks={0: []}, road={24: "gas"}).drive("g2")
    assert len(table.hand(0)) == 3
    assert table.log.index("refuelled") < table.log.index("drew")


@CHOOSING
def test_after_the_base_game_one_may_draw_first(variant: str) -> None:  # ruling 21
    table = plain_road(variant, hands={0: ["g2", "r4"]}, decks={0: ["r3", "r3"]}, road={24: "gas"}).drive("g2")
    assert table.phase == "at-gas"
    assert table.why_not_drive("r4") == "shuffle-or-draw"
    table.do("draw-first")
    assert table.hand(0) == ["r3", "r3", "r4"]
    assert table.discards(0) == []


@CHOOSING
def test_after_the_base_game_one_may_shuffle_first(variant: str) -> None:  # ruling 21
    table = plain_road(variant, hands={0: ["g2", "r4"]}, decks={0: []}, road={24: "gas"}).drive("g2")
    table.do("shuffle-first")
    assert len(table.hand(0)) == 3
    assert len(table.deck(0)) == 18


@CHOOSING
def test_with_nothing_to_draw_there_is_nothing_to_choose_at_gas(variant: str) -> None:  # ruling 61
    table = plain_road(variant, hands={0: ["r3", "g1"]}, decks={0: []}, road={25: "gas"}).drive("r3")
    assert table.turn == 1
    assert table.discards(0) == []


def test_leaving_a_gas_station_does_nothing() -> None:  # ruling 19
    table = plain_road(hands={0: ["g2", "r4"]}, decks={0: ["g1"]}, road={22: "gas"})
    assert len(table.discards(0)) == 18


def test_by_the_option_leaving_shuffles_too() -> None:  # ruling 19
    options = {"gas-stop": "departure-too"}
    road = {0: "gas", 20: "gas"}
    table = plain_road(hands={0: ["g1"], 1: ["g2", "r4"]}, decks={1: ["g1"]}, road=road, options=options).drive("g1")
    assert table.turn == 1
    assert table.discards(1) == []
    assert len(table.deck(1)) == 19


# ---- Out of gas


def test_with_too_few_cards_one_draws_what_is_left() -> None:  # ruling 23
    table = plain_road(hands={0: ["g2", "r4"]}, decks={0: ["y3"]}).drive("g2")
    assert table.hand(0) == ["y3", "r4"]
    assert table.log.count("out-of-gas") == 1


def test_out_of_gas_one_plays_on_without_drawing() -> None:  # ruling 23
    table = plain_road(hands={0: ["g2", "r4"]}, decks={0: []}).drive("g2")
    assert table.hand(0) == ["r4"]
    assert len(table.discards(0)) == 20


def test_the_cards_for_last_place_do_not_shuffle_either() -> None:  # ruling 23
    table = plain_road(hands={0: PLENTY}, decks={3: ["g1"]}, road={24: "checkpoint"}).drive("g2")
    assert len(table.hand(3)) == 2
    assert len(table.discards(3)) == 19


# ---- Shortcut


def at_shortcut(**facts: object) -> Rally:
    return rally(at=(13, 9, 5, 2), hands={0: ["g2", "y2", "r3"]}, **facts).drive("g2")  # type: ignore[arg-type]


def test_a_shortcut_is_a_choice_on_exact_landing() -> None:  # ruling 14
    table = at_shortcut()
    assert (table.phase, table.at[0]) == ("at-shortcut", 15)
    assert table.why_not_drive("r3") == "shortcut-or-road"


def test_taking_it_leads_to_its_end_at_once() -> None:  # ruling 14
    table = at_shortcut().do("take-shortcut")
    assert table.at[0] == 18
    assert len(table.hand(0)) == 2 + 2


def test_staying_is_allowed() -> None:  # ruling 14
    assert at_shortcut().do("stay-on-road").at[0] == 15


def test_passing_its_beginning_gives_no_choice() -> None:  # ruling 14
    table = rally(at=(13, 9, 5, 2), hands={0: ["r3"]}).drive("r3")
    assert (table.at[0], table.turn) == (16, 1)


def test_only_the_end_of_a_shortcut_has_its_effect() -> None:  # ruling 14
    road = {15: "checkpoint", 18: "gas"}
    table = at_shortcut(road=road, decks={0: []}).do("take-shortcut")
    assert table.sheet(0) == {}
    assert table.log.count("refuelled") == 1


def test_staying_at_its_beginning_has_the_effect_of_that_space() -> None:  # ruling 14
    table = at_shortcut(road={15: "checkpoint", 18: "gas"}).do("stay-on-road")
    assert table.sheet(0) == {"checkpoints": 2}


def test_there_is_one_shortcut_a_turn() -> None:  # ruling 14
    table = at_shortcut()
    table.state.jump[18] = 21
    table.do("take-shortcut")
    assert (table.at[0], table.turn) == (18, 1)


def test_at_its_end_the_car_stands_behind_others() -> None:  # ruling 13
    table = rally(at=(13, 18, 5, 2), turn=0, hands={0: ["g2"]}).drive("g2").do("take-shortcut")
    assert table.order == [1, 0, 2, 3]


def test_a_diner_skipped_by_a_shortcut_is_reached() -> None:  # ruling 15
    table = rally(at=(13, 9, 5, 2), turn=0, hands={0: ["g2"]})
    table.state.diner[3] = 17
    table.drive("g2").do("take-shortcut").drive("g1").drive("g1").drive("g1")
    assert (table.phase, table.stage) == ("asked", 3)
    table.all_silent()
    assert (table.phase, table.stage) == ("asked", 4)


# ---- General store


def test_from_the_store_up_to_five_cards_of_any_colours_are_played() -> None:  # ruling 17
    hand = ["g1", "g2", "y2", "y3", "r3", "r4"]
    table = rally(at=(STORE, 9, 5, 2), hands={0: hand})
    assert table.why_not_drive("g1", "y2", "r4") is None
    table.drive("g1", "g2", "y2", "y3", "r3")
    assert table.at[0] == STORE + 11
    assert len(table.hand(0)) == 1 + 1


def test_six_cards_of_several_colours_are_no_play() -> None:  # ruling 17
    with pytest.raises(ValueError, match="not in tuple"):
        rally(at=(STORE, 9, 5, 2), hands={0: PLENTY}).why_not_drive(*PLENTY)


@pytest.mark.parametrize("cards", [["g1", "g2"], ["r3", "r4"], ["y3"]])
def test_a_declared_store_play_draws_one_card_whatever_its_colour(cards: list[str]) -> None:  # ruling 17
    table = rally(at=(STORE, 9, 5, 2), hands={0: PLENTY}).store(*cards)
    assert len(table.hand(0)) == 6 - len(cards) + 1


def test_at_the_store_one_colour_may_be_played_as_always() -> None:  # ruling 17
    table = rally(at=(STORE, 9, 5, 2), hands={0: PLENTY}).drive("g1", "g2")
    assert len(table.hand(0)) == 6 - 2 + 2


def test_only_a_turn_that_starts_at_the_store_is_a_store_play() -> None:  # ruling 16
    table = rally(at=(STORE - 1, 9, 5, 2), hands={0: ["g1", "y2", "r4"]})
    assert table.why_not_drive("g1", "y2") == "one-colour"
    assert table.why_not_store("g1") == "not-at-store"
    table.drive("g1")
    assert (table.at[0], table.turn) == (STORE, 1)
    assert len(table.hand(0)) == 2 + 2


# ---- Mechanic


def at_mechanic(cards: list[str], played: str = "g2", variant: str = "base") -> Rally:
    at = MECHANIC - int(played[1])
    facts = {"hands": {0: [played, "y2"]}, "decks": {0: []}, "top": {0: cards}, "road": {MECHANIC: "mechanic"}}
    return rally(variant, at=(at, 9, 5, 2), **facts).drive(played)  # type: ignore[arg-type]


def test_the_mechanic_shows_the_top_five_cards_before_the_draw() -> None:  # ruling 22
    table = rally(at=(MECHANIC - 2, 9, 5, 2), hands={0: ["g2"]}).drive("g2")
    assert table.phase == "at-mechanic"
    assert len(table.top(0)) == 5
    assert table.hand(0) == []


def test_they_are_put_back_in_any_order_and_drawn_from_the_top() -> None:  # ruling 22
    table = at_mechanic(["g1", "y3", "r3", "r4", "g1"]).put_next("r4", "r3", "g1", "y3")
    assert table.hand(0) == ["y2", "r3", "r4"]
    assert table.top(0) == ["g1", "y3", "g1"]
    assert table.turn == 1


def test_they_may_be_left_as_they_lie() -> None:  # ruling 22
    table = at_mechanic(["g1", "y3", "r3", "r4", "g1"]).do("leave-order")
    assert table.hand(0) == ["g1", "y2", "y3"]
    assert table.top(0) == ["r3", "r4", "g1"]


def test_the_rest_may_be_left_after_some_were_put() -> None:  # ruling 22
    table = at_mechanic(["g1", "y3", "r3", "r4", "g1"], "r3").put_next("r4").do("leave-order")
    assert table.top(0) == ["r4", "g1", "y3", "r3", "g1"]


def test_with_fewer_than_five_all_are_shown() -> None:  # ruling 22
    table = at_mechanic(["g1", "y3", "r3"])
    assert table.top(0) == ["g1", "y3", "r3"]
    table.put_next("r3", "y3")
    assert table.hand(0) == ["y2", "y3", "r3"]


@pytest.mark.parametrize("cards", [[], ["r3"]])
def test_with_one_card_or_none_there_is_nothing_to_order(cards: list[str]) -> None:  # ruling 22
    table = at_mechanic(cards)
    assert table.turn == 1
    assert table.hand(0) == sorted(["y2", *cards], key=lambda card: "gyr".index(card[0]))


def test_only_cards_that_were_shown_can_be_put() -> None:
    table = at_mechanic(["g1", "y3", "r3"])
    with pytest.raises(AssertionError, match="not-looked-at"):
        table.put_next("r4")
    assert table.why_not_drive("y2") == "tune-or-leave"


def test_equal_cards_are_asked_for_all_the_same() -> None:  # ruling 60
    """Whether there is anything to order must not be seen from outside."""
    table = at_mechanic(["g1", "g1", "g1"])
    assert table.phase == "at-mechanic"
    table.put_next("g1")
    assert table.phase == "at-mechanic"
    table.put_next("g1")
    assert table.turn == 1


def test_known_cards_stay_known_until_the_deck_is_shuffled() -> None:  # ruling 60
    table = at_mechanic(["g1", "y3", "r3", "r4", "g1"]).do("leave-order")
    assert table.view(0)["top"] == ["r3", "r4", "g1"]
    assert "top" not in table.view(None)
    for _ in range(3):
        table.drive("g1")
    table.state.square[table.at[0] + 2] = 3
    while table.phase == "asked":
        table.do("stay-silent")
    table.drive("y2")
    assert table.view(0)["top"] == []
