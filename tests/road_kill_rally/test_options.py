"""Whole races under every option: they end, nothing is lost, and nobody sees what is hidden."""

import pytest

from paddock.core.race import Race
from paddock.core.views import view
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.rules.state import COMBAT, FIGHTING
from tests.contract.cases import Picker
from tests.road_kill_rally.census import census
from tests.road_kill_rally.position import OPTIONS, attack_move, drop, fighting, moving, position, stand, swerve_move

EVERYTHING = {
    "skills": "with",
    "teams": "pairs",
    "destruction": "third-wipe-out",
    "length": "short",
    "veteran": "one-more",
    "wipe-out-points": "minus-30",
    "final-tie": "coin",
    "letter": "by-the-letter",
}


def whole_race(seats: int, options: dict[str, str], by_policy: bool) -> Race:
    """A race that is checked after every move."""
    race = Race.start(GAME, seats, seed=seats, options=options, check=True)
    box, pick = census(race.state), Picker(seats)
    while not race.over:
        moves = race.moves()
        assert sorted(moves) == [move for move in range(GAME.moves) if GAME.verdict(race.state, move) == 0]
        assert census(race.state) == box
        step = len(race.record.moves)
        if step % 40 == 0 or race.view(None)["phase"] == "choose-skill":
            nothing_is_told(race, step)
        race.play(GAME.policy_move(race.state) if by_policy else pick(moves))
    return race


def nothing_is_told(race: Race, seed: int) -> None:
    """Whatever a seat cannot know may lie otherwise: the view is the same."""
    for seat in range(race.state.seats):
        world = race.world(seat, seed)
        assert census(world) == census(race.state)
        assert view(GAME, world, seat) == race.view(seat)


@pytest.mark.parametrize("by_policy", [False, True], ids=["random", "policy"])
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_a_race_with_everything_that_is_optional(seats: int, by_policy: bool) -> None:
    teams = "pairs" if seats > 2 else "each-alone"
    race = whole_race(seats, {**EVERYTHING, "teams": teams}, by_policy)
    assert race.state.sides == {2: 2, 3: 2, 5: 3, 6: 3}[seats]
    assert min(race.places()) == 1


@pytest.mark.parametrize("option", [name for name in OPTIONS if name != "theme"])
def test_a_race_with_each_option_alone(option: str) -> None:
    assert whole_race(4, {option: OPTIONS[option][-1]}, by_policy=True).over


# ---- By the letter of the rulebook -------------------------------------------------------------

LETTER = {"letter": "by-the-letter"}


def test_by_the_letter_a_hit_without_a_card_to_lose_gives_no_token() -> None:  # RULINGS 23
    cars = {0: (4, 0, 40), 1: (5, 0, 40)}
    table = fighting(cars=cars, hands={0: ["bump"], 2: ["oil"]}, gear={1: ["turret"]}, options=LETTER)
    table.attack("bump", 1, 1, 0, 0)
    assert table.state.wipe_outs[1] == 1 and table.state.shots[0] == 0
    held = fighting(cars=cars, hands={0: ["bump"], 1: ["oil"], 2: ["oil"]}, gear={1: ["turret"]}, options=LETTER)
    held.attack("bump", 1, 1, 1, 0).done()
    assert held.state.wipe_outs[1] == 1 and held.state.shots[0] == 1


def test_by_the_letter_a_collision_averages_the_speeds_that_damage_has_left() -> None:  # RULINGS 25
    cars = {0: (4, 0, 120), 1: (5, 0, 20)}
    rammer = moving(2, cars=cars, hands={1: ["oil"] * 2}, gear={0: ["turret"]}, options=LETTER)
    rammer.drive(0, 1, *[0] * 5, 1, 0, 0, 0, 0)
    assert rammer.state.wipe_outs[0] == 1 and (rammer.mph(0), rammer.mph(1)) == (20, 20)
    cars = {0: (4, 0, 100), 1: (5, 0, 60)}
    rammed = moving(2, cars=cars, hands={0: ["oil"] * 2}, gear={1: ["turret"]}, options=LETTER)
    rammed.drive(0, 1, 1, 0, 0, 0)
    assert rammed.state.wipe_outs[1] == 1 and (rammed.mph(0), rammed.mph(1)) == (60, 60)


def test_by_the_letter_a_destroyed_car_stays_at_20() -> None:  # RULINGS 25
    cars = {0: (4, 0, 100), 1: (5, 0, 60)}
    table = moving(2, cars=cars, hands={0: ["oil"] * 2}, options=LETTER | {"destruction": "third-wipe-out"})
    table.state.wipe_outs[1] = 2
    table.drive(0, 1, 1, 0, 0, 0)
    assert table.told("destroyed") and (table.mph(0), table.mph(1)) == (60, 20)


def test_by_the_letter_there_is_one_try_at_a_figure_by_driving_or_shooting() -> None:  # RULINGS 28
    driven = moving(1, cars={0: (4, 0, 20)}, hands={0: ["grenade"], 1: ["grenade"]}, options=LETTER)
    stand(driven.state, 5, 0, "target-20")
    driven.drive(0).roll(0)
    driven.state.stage, driven.state.question, driven.state.turn, driven.state.at = FIGHTING, COMBAT, 0, 0
    assert driven.reason(driven.shoot_move("grenade", 5, 0)) == "tried-before"
    shot = fighting(cars={0: (4, 0, 40)}, hands={0: ["grenade", "grenade"], 1: ["oil"]}, options=LETTER)
    stand(shot.state, 5, 0, "target-20")
    shot.shoot("grenade", 5, 0, 0, 0, 0)
    assert shot.state.tried[5][0] == 0b001 and shot.turn == 1


def test_by_the_letter_leaving_a_figure_alone_is_no_try() -> None:  # RULINGS 28
    table = moving(1, cars={0: (4, 0, 20)}, hands={0: ["grenade"]}, options=LETTER)
    stand(table.state, 5, 0, "target-20")
    table.drive(0).done()
    assert table.state.tried[5][0] == 0


# ------------------------------------------------------------------------------------------------


def test_a_short_race_has_fewer_tiles() -> None:  # RULINGS 9
    short, standard = position(options={"length": "short"}).state, position().state
    assert short.top_left + short.group_left < standard.top_left + standard.group_left


def test_a_race_ends_after_eighty_turns_in_any_case() -> None:  # RULINGS 41
    table = fighting(hands={0: ["oil"]})
    table.state.round = 80
    assert table.done().state.over


def test_after_the_last_turn_the_race_is_over() -> None:  # RULINGS 41
    table = fighting(hands={0: ["oil"]})
    table.state.round = table.state.last_round = 7
    assert table.done().state.over


def test_an_orbital_laser_spares_the_team_mate() -> None:  # RULINGS 37
    hands = {0: ["orbital"], 1: ["oil"], 2: ["oil"], 3: ["oil"]}
    table = fighting(seats=4, hands=hands, options={"teams": "pairs"})
    table.attack("orbital", 1, 1).done(1).done()
    assert table.hand(2) == ["oil"] and table.hand(0) == ["oil", "oil"] and table.state.shots[0] == 2


def test_team_mates_may_attack_each_other() -> None:  # RULINGS 37
    cars = {0: (4, 0, 40), 2: (5, 0, 40)}
    table = fighting(seats=4, cars=cars, hands={0: ["bump"], 2: ["oil", "oil"]}, options={"teams": "pairs"})
    assert table.reason(attack_move("bump", 2)) is None


def test_level_teams_are_told_apart_by_their_first_finisher() -> None:  # RULINGS 37
    table = position(seats=4, options={"teams": "pairs"})
    s = table.state
    s.place[:4] = [3, 2, 4, 0]
    s.kills[0][0] = 1
    assert table.scores == [50, 50] and table.places == [2, 1]


def test_oil_gives_no_token_to_whoever_dropped_it() -> None:  # rulebook: no tokens for oil slicks
    table = moving(2, cars={0: (4, 0, 40)}, hands={0: ["bump", "pass"]})
    drop(table.state, 5, 0, "oil")
    table.drive(0).roll(1, 0, 0).discard("bump")
    assert sum(table.state.shots) == 0


def test_road_hazards_may_be_played_safe() -> None:  # rulebook's questions
    table = moving(2, cars={0: (4, 0, 40)}, hands={0: ["bump", "pass", "nitro"]})
    drop(table.state, 5, 0, "oil")
    table.drive(0).safe()
    assert table.hand() == [] and table.question == "step"


def test_a_hazard_under_a_car_that_is_passed_still_counts() -> None:  # RULINGS 27
    tiles = ["start", "accident", "st-a"]  # debris in row 5 on the left
    cars = {0: (4, 0, 40), 1: (5, 0, 20)}
    table = moving(2, tiles=tiles, cars=cars, gear={0: ["jump-jets"]}, hands={0: ["bump"]})
    table.make(swerve_move(0, 2))
    assert table.question == "crash-check" and table.state.dice == 3


def test_destroying_another_driver_gives_no_points() -> None:  # rulebook's questions
    cars = {0: (4, 0, 40), 1: (5, 0, 40)}
    options = {"destruction": "third-wipe-out"}
    table = fighting(cars=cars, hands={0: ["bump"], 2: ["oil"]}, options=options)
    table.state.wipe_outs[1] = 2
    table.attack("bump", 1, 1, 0, 0)
    assert table.told("destroyed") == [(1, 0, 0)] and table.scores == [10, -60, 0]


def test_a_wipe_out_by_an_attack_hands_over_all_cards() -> None:  # RULINGS 20
    cars = {0: (4, 0, 40), 1: (5, 0, 40)}
    table = fighting(cars=cars, hands={0: ["bump"], 1: ["oil", "pass"], 2: ["oil"]}, gear={1: ["turret"]})
    table.attack("bump", 1, 1, 1, 1).done()
    assert table.hand(0) == ["oil", "pass"] and table.state.wipe_outs[1] == 1 and table.slots(1) == [None] * 3
