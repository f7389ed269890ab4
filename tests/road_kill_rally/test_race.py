"""Getting ready, turn order, drawing, the road, the finish, the end and the score."""

from collections import Counter
from typing import Any

import pytest

import paddock
from paddock.bots import bot_move
from paddock.bots.levels import Policy
from paddock.core.game import Event
from paddock.core.race import Race
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.rules import events, scoring
from paddock.games.road_kill_rally.rules.box import (
    ACCESSORY_COUNT,
    BOX,
    CARD_COUNT,
    FINISH,
    TARGET_COUNT,
    TILE_IDS,
    TILES,
)
from paddock.games.road_kill_rally.rules.cards import draw_cards
from paddock.games.road_kill_rally.rules.odds import at_least, chances
from paddock.games.road_kill_rally.rules.pits import draw_accessories
from paddock.games.road_kill_rally.rules.road import clear_the_rear, fits, lay, reveal
from paddock.games.road_kill_rally.rules.state import CHOOSE_SKILL
from paddock.games.road_kill_rally.rules.turns import line_up
from tests.road_kill_rally.position import BOUND, FALLING, OPTIONS, fighting, moving, position, stand


def test_the_box_is_complete() -> None:
    assert sum(CARD_COUNT) == 92 and sum(ACCESSORY_COUNT) == 68 and TILES == 20 and sum(TARGET_COUNT) == 40
    splatters = Counter(letter for tile in BOX["tiles"] for row in tile["rows"] for cell in row for letter in cell[1:])
    assert [splatters[letter] for letter in "acs"] == [21, 11, 9]


@pytest.mark.parametrize(
    ("dice", "hits", "chance"), [(1, 2, 0.167), (2, 2, 0.417), (4, 3, 0.562), (6, 5, 0.487), (3, 1, 0.875)]
)
def test_the_die_has_the_chances_of_the_sheet(dice: int, hits: int, chance: float) -> None:  # RULINGS 11
    assert at_least(dice, hits) == pytest.approx(chance, abs=0.001)
    assert sum(n * p for n, p in enumerate(chances(2))) == pytest.approx(1.6, abs=0.001)


# ---- Getting ready -----------------------------------------------------------------------------


def test_seven_cards_and_seven_accessories_each_and_two_tiles() -> None:  # RULINGS 5
    race = paddock.start("road-kill-rally", seats=6, seed=4)
    s = race.state
    assert list(s.held) == [7] * 6 and [sum(garage) for garage in s.garage] == [7] * 6
    assert s.laid == 2 and TILE_IDS[s.tile[0]] == "start" and set(s.box) == {1}
    assert {(s.row[seat], s.lane[seat]) for seat in range(6)} == {(r, lane) for r in range(3) for lane in range(2)}


def test_the_front_of_the_grid_equips_first() -> None:  # RULINGS 45
    race = paddock.start("road-kill-rally", seats=4, seed=4)
    asked = []
    while race.view(None)["phase"] == "equip":
        if race.turn not in asked:
            asked.append(race.turn)
        race.play(bot_move(race, Policy()))
    rows = [race.state.row[seat] for seat in asked]
    assert len(asked) == 4 and rows == sorted(rows, reverse=True)


def test_two_skills_are_offered_and_choices_stay_hidden_until_all_have_chosen() -> None:  # RULINGS 18
    race = paddock.start("road-kill-rally", seats=3, seed=2, skills="with")
    offers = [list(offer) for offer in race.state.offer[:3]]
    assert len({skill for offer in offers for skill in offer}) == 6
    first = race.view(1)
    race.play(race.moves()[0])
    assert race.state.question == CHOOSE_SKILL and race.view(1)["cars"][0]["skill"] is None
    assert {**race.view(1), "turn": 0} == first
    race.play(race.moves()[1])
    race.play(race.moves()[0])
    assert [race.state.skill[seat] for seat in range(3)] == [offers[0][0], offers[1][1], offers[2][0]]
    assert all(race.view(None)["cars"][seat]["skill"] for seat in range(3))


@pytest.mark.parametrize(
    ("options", "top", "group"),
    [
        ({}, 12, 7),
        ({"finish-group": "last-four"}, 14, 5),
        ({"finish-group": "last-eight"}, 10, 9),
        ({"length": "short"}, 7, 5),
    ],
)
def test_the_finish_lies_among_the_last_tiles(options: dict[str, str], top: int, group: int) -> None:  # RULINGS 9
    race = Race.start(GAME, 4, 1, options=options)
    assert (race.state.top_left + race.state.laid - 1, race.state.group_left) == (top, group)


# ---- Order and drawing -------------------------------------------------------------------------


def order(cars: dict[int, tuple[int, int, int]], *faces: int) -> list[int]:
    table = position(seats=len(cars), cars=cars)
    FALLING[:] = faces
    BOUND(line_up)(table.state, True)
    assert not FALLING
    return list(table.state.order[: len(cars)])


def test_from_the_front_to_the_back_side_by_side_the_faster_first() -> None:  # RULINGS 2
    assert order({0: (2, 0, 40), 1: (3, 0, 40), 2: (3, 1, 80), 3: (5, 0, 20)}) == [3, 2, 1, 0]


def test_equally_fast_cars_side_by_side_throw_three_dice_until_they_differ() -> None:  # RULINGS 2
    assert order({0: (3, 0, 40), 1: (3, 1, 40)}, 1, 0, 0, 0, 0, 0) == [0, 1]
    assert order({0: (3, 0, 40), 1: (3, 1, 40)}, 0, 0, 0, 1, 0, 0) == [1, 0]
    assert order({0: (3, 0, 40), 1: (3, 1, 40)}, *[0] * 6, 0, 0, 0, 1, 0, 0) == [1, 0]


def test_an_empty_deck_is_made_of_the_discards_and_without_any_nobody_draws() -> None:  # RULINGS 4
    table = position(hands={0: []})
    s = table.state
    s.discarded[:] = list(s.deck)
    s.deck[:] = [0] * len(s.deck)
    s.deck_left = 0
    draw_cards(s, 0, 3)
    assert s.held[0] == 3 and sum(s.discarded) == 0
    s.deck[:] = [0] * len(s.deck)
    s.deck_left = 0
    draw_cards(s, 0, 3)
    assert s.held[0] == 3


def test_lost_accessories_come_again_when_there_are_no_others() -> None:  # RULINGS 4
    s = position().state
    s.scrapped[0], s.store_left = 1, 0
    s.store[:] = [0] * len(s.store)
    draw_accessories(s, 0, 2)
    assert s.garage[0][0] == 1 and sum(s.garage[0]) == 1 and s.scrapped[0] == 0


# ---- The road ----------------------------------------------------------------------------------


def test_whoever_enters_the_last_tile_reveals_the_next() -> None:
    table = moving(2, tiles=["start", "st-a"], cars={0: (3, 0, 40)})
    table.state.top_left = 5
    table.drive(0)
    assert table.state.laid == 3 and table.told("tile-laid")
    table.drive(0)
    assert table.state.laid == 3


def test_a_tile_that_does_not_fit_is_mirrored_or_goes_under_the_deck() -> None:  # RULINGS 8
    table = position(
        tiles=["start", "ge-a", "ha-a", "de-a"]
    )  # three turns to the right: the next square is next to the start
    s = table.state
    turn = TILE_IDS.index("ha-b")
    assert (s.east[3], s.north[3]) == (1, 0) and s.heading == 3
    assert not fits(s, turn, 0) and not fits(s, turn, 1)  # the square ahead is the start's own
    s.gone = 1
    assert not fits(s, turn, 0) and fits(s, turn, 1)


def test_if_nothing_fits_the_road_bridges_itself() -> None:  # RULINGS 8
    table = position(tiles=["start", "ge-a", "ha-a", "de-a"])
    s = table.state
    s.top_left, s.group_left = 2, 0
    s.unseen = 0b11 << TILE_IDS.index("st-a")
    reveal(s)
    assert s.laid == 5 and s.returned_count == 1


def test_mirroring_swaps_lanes() -> None:
    table = position(tiles=["start", "de-b"], figures=True)
    other = position(tiles=["start", "de-b"], figures=True, mirrored=True)
    assert table.state.figure[6] == other.state.figure[6][::-1]


def test_tiles_that_all_have_passed_go_and_their_figures_return() -> None:  # RULINGS 40
    table = position(
        tiles=["start", "st-a", "st-b"], figures=True, cars={n: (9, n % 2, 20) for n in range(2)} | {2: (4, 0, 20)}
    )
    s = table.state
    clear_the_rear(s)
    assert s.gone == 1
    s.row[2], s.lane[2] = 10, 0
    before = list(s.supply)
    clear_the_rear(s)
    assert s.gone == 2 and list(s.supply) == [before[0] + 2, before[1] + 1, before[2] + 1]


def test_the_finish_needs_no_free_square_behind_it() -> None:  # RULINGS 8
    table = position(tiles=["start", "ge-a", "ha-a"])
    s = table.state
    s.east[0], s.north[0] = s.east[2] + 0, s.north[2] - 2  # as if the start lay behind the next square
    s.heading = 2
    assert fits(s, FINISH, 0) and not fits(s, TILE_IDS.index("st-a"), 0)


# ---- The finish and the end --------------------------------------------------------------------

LAST = ["start", "st-a", "finish"]  # the line is behind row 12


def test_beyond_the_last_row_of_the_finish_a_car_has_arrived() -> None:
    table = moving(2, tiles=LAST, cars={0: (12, 0, 40)}, hands={0: ["oil", "bump"]})
    table.drive(0)
    s = table.state
    assert s.place[0] == 1 and s.status[0] == 1 and table.hand() == [] and table.turn == 1


def arriving(seats: int, arrived: int) -> Any:
    cars = {0: (12, 0, 40)} | {n: (n, 1, 20) for n in range(1, seats)}
    table = moving(1, seats=seats, tiles=LAST, cars=cars)
    for seat in range(1, 1 + arrived):
        table.state.status[seat], table.state.place[seat] = 1, seat
    table.state.finishers = arrived
    table.drive(0)
    return table.state


def test_after_the_third_arrival_one_more_turn_is_played() -> None:  # RULINGS 41
    assert arriving(5, 1).last_round == 0
    third = arriving(5, 2)
    assert third.last_round == 2 and not third.over


def test_a_fourth_arrival_does_not_prolong_the_race() -> None:  # RULINGS 41
    cars = {0: (12, 0, 40)} | {n: (n, 1, 20) for n in range(1, 5)}
    table = moving(1, seats=5, tiles=LAST, cars=cars)
    s = table.state
    s.finishers, s.round, s.last_round = 3, 2, 2
    for seat in range(1, 4):
        s.status[seat], s.place[seat] = 1, seat
    table.drive(0)
    assert s.place[0] == 4 and s.last_round == 2


def test_the_race_ends_at_once_when_nobody_is_left() -> None:  # RULINGS 41
    assert arriving(3, 2).over


def test_two_players_have_five_more_turns_after_the_first_arrival() -> None:  # RULINGS 41
    assert arriving(2, 0).last_round == 6


@pytest.mark.parametrize(
    ("seats", "arrived", "said"),
    [
        (2, 0, "1 car has arrived: at most 5 more turns."),
        (5, 2, "3 cars have arrived: one more turn."),
        (5, 3, None),
    ],
)
def test_the_log_tells_how_many_turns_are_left(seats: int, arrived: int, said: str | None) -> None:  # RULINGS 41
    table = arriving(seats, arrived)
    event = next((Event(0, *numbers) for numbers in table.log if numbers[0] == events.LAST_TURN), None)
    line = event and GAME.table.tell(event, table, 0)
    assert (line and GAME.words("en")(line)) == said


@pytest.mark.parametrize(("option", "total"), [("minus-20", 260), ("minus-30", 240)])
def test_the_rulebooks_scoring_example_in_both_readings(option: str, total: int) -> None:  # RULINGS 36
    table = position(options={"wipe-out-points": option})
    s = table.state
    s.place[0], s.shots[0], s.wipe_outs[0] = 3, 3, 2
    s.kills[0][:] = [3, 1, 3]
    assert table.scores[0] == total


def test_places_are_worth_100_50_and_30() -> None:
    table = position(seats=4)
    table.state.place[:4] = [1, 2, 3, 4]
    assert table.scores == [100, 50, 30, 0]


def test_level_on_points_the_earlier_finisher_wins() -> None:  # RULINGS 10
    table = position(seats=3)
    s = table.state
    s.place[:3] = [2, 3, 0]
    s.kills[1][0], s.kills[2][2] = 1, 1
    assert table.scores == [50, 50, 50] and table.places == [1, 2, 3]


def test_level_and_nobody_across_the_line_they_share_or_toss() -> None:  # RULINGS 35
    assert position(seats=3).places == [1, 1, 1]
    tossed = position(seats=3, options={"final-tie": "coin"})
    tossed.state.coin[:3] = [2, 0, 1]
    assert tossed.places == [2, 3, 1]


@pytest.mark.parametrize(
    ("kills", "places", "tossed"),
    [
        ([1, 1, 0], [0, 0, 0], True),  # two level, none of them across the line
        ([2, 1, 0], [0, 0, 0], False),
        ([0, 5, 0], [1, 0, 0], False),  # level, but one of them has arrived
    ],
)
def test_a_coin_is_told_only_where_it_decides(kills: list[int], places: list[int], tossed: bool) -> None:  # RULINGS 35
    table = fighting(hands={0: ["oil"]}, options={"final-tie": "coin"})
    s = table.state
    s.round = s.last_round = 7
    s.place[:3] = places
    for seat in range(3):
        s.kills[seat][0] = kills[seat]
    assert bool(table.done().told("tossed")) == tossed


@pytest.mark.parametrize(("seats", "sides"), [(4, 2), (6, 3), (5, 3), (3, 2)])
def test_teams_of_two_add_up_and_an_odd_driver_counts_double(seats: int, sides: int) -> None:  # RULINGS 37
    table = position(seats=seats, options={"teams": "pairs"})
    s = table.state
    assert s.sides == sides
    for seat in range(seats):
        s.kills[seat][0] = seat + 1
    alone = [side for side in range(sides) if side + sides >= seats]
    expected = [
        20 * sum(seat + 1 for seat in range(side, seats, sides)) * (2 if side in alone else 1) for side in range(sides)
    ]
    assert table.scores == expected
    assert [sum(scoring.sheet(s, side, line) for line in range(len(GAME.lines))) for side in range(sides)] == expected


# ---- Themes ------------------------------------------------------------------------------------


def test_themes_change_words_and_nothing_else() -> None:  # RULINGS 48
    races = [Race.start(GAME, 3, 11, options={"theme": theme}) for theme in OPTIONS["theme"]]
    for _ in range(150):
        move = bot_move(races[0], Policy())
        for race in races:
            race.play(move)
    states = []
    for race in races:
        race.state.theme = 0
        states.append(race.state.to_bytes())
    assert len(set(states)) == 1
    assert len({tuple(e for e in race.events) for race in races}) == 1


def test_each_theme_names_its_figures() -> None:  # RULINGS 48
    for theme, name in (("robots", "delivery robot"), ("cones", "traffic cone"), ("classic", "adult")):
        table = moving(1, cars={0: (4, 0, 20)}, options={"theme": theme})
        stand(table.state, 5, 0, "target-20")
        table.drive(0)
        speak = GAME.words("en")
        assert name in speak(GAME.table.choice(table.state, 0).label)


def test_lay_is_what_the_road_shows() -> None:
    table = position(tiles=["start"])
    lay(table.state, TILE_IDS.index("st-a"), 0)
    assert table.state.end_row == 9
