"""What people are told and shown: the ways ahead, what one can aim at, whole paths, and who did what."""

from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.game import Event
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.drawing.board import happening
from paddock.games.road_kill_rally.rules import events
from paddock.games.road_kill_rally.rules.box import TILE_IDS
from paddock.games.road_kill_rally.rules.moves import ROLL, set_speed
from paddock.games.road_kill_rally.rules.road import clear_the_rear
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.state import WRECKED
from paddock.games.road_kill_rally.table import choice, tell
from paddock.games.road_kill_rally.table.foresight import dice_ahead, rows_unseen, ways_foreseen
from paddock.games.road_kill_rally.table.scene import Scene
from tests.road_kill_rally.position import (
    Position,
    attack_move,
    drive_move,
    fighting,
    moving,
    play_move,
    position,
    stand,
)

PLAYERS = ["You", "Ada", "Bob"]
HARD_TURN = ("start", "ha-a", "st-b")


def first_row(table: Position, tile: str) -> int:
    return int(table.state.starts[list(table.state.tile).index(TILE_IDS.index(tile))])


def in_turn(mph: int, lane: int = 0, **facts: Any) -> Position:
    """Seat 0 stands on the first row of a hard turn; the next is orange."""
    row = first_row(position(tiles=HARD_TURN), "ha-a")
    return position(tiles=HARD_TURN, cars={0: (row, lane, mph)}, **facts)


# ---- The ways ahead ----------------------------------------------------------------------------


def test_a_speed_tells_the_dice_of_each_lane_and_the_cards_they_cost() -> None:
    table = in_turn(120)
    ways = ways_foreseen(table.state, 0, 6)
    dice = [way.dice for way in ways]
    assert [way.name for way in ways[:2]] == ["in-lane-0", "in-lane-1"]
    assert dice[1] > dice[0] > 0  # the other lane asks for one more: changing lanes in a turn
    assert ways[0].loss == round(0.8 * dice[0], 1)


def test_a_car_in_a_lane_is_told() -> None:
    row = first_row(position(tiles=HARD_TURN), "ha-a")
    table = position(tiles=HARD_TURN, cars={0: (row - 1, 0, 60), 1: (row, 0, 20)})
    assert [way.blocked for way in ways_foreseen(table.state, 0, 3)[:2]] == [True, False]


def test_weaving_is_told_where_it_takes_fewer_dice_than_either_lane() -> None:
    table = position(cars={0: (2, 0, 60), 1: (3, 1, 20), 2: (5, 0, 20)})  # a car in each lane, and a way between them
    weaving = ways_foreseen(table.state, 0, 3)[2]
    assert (weaving.name, weaving.dice, weaving.blocked) == ("weaving", 0, False)


def test_rows_that_nobody_has_seen_are_counted() -> None:
    table = position()
    end = table.state.end_row
    table.state.row[0] = end - 3
    assert rows_unseen(table.state, 0, 5) == 3
    assert rows_unseen(table.state, 0, 2) == 0


def test_the_note_of_a_speed_names_both_lanes_in_both_languages() -> None:
    note = choice(in_turn(120, hands={0: ["oil", "oil", "nitro", "nitro"]}).state, set_speed(6)).note
    assert note is not None
    assert GAME.words("en")(note).count("lane:") == 2
    assert GAME.words("fr")(note).count("voie de") == 2


def test_dice_are_shown_on_the_way_straight_on_and_from_the_other_lane() -> None:
    table = in_turn(120)
    row = table.state.row[0] + 1
    found = {(at, lane): dice for at, lane, *dice in dice_ahead(table.state, 0, 6, 6, 0)}
    straight, changing = found[row, 0]
    assert changing == straight + 1


def test_a_speed_tells_the_cards_that_are_needed_with_a_nitro_shot() -> None:
    hand = ["oil"] * 3 + ["spikes"] * 3
    for cards, needed in ((["nitro", *hand], 6), (["nitro", "nitro", *hand], 4), ([*hand, "pass", "pass"], 8)):
        note = choice(position(cars={0: (2, 0, 20)}, hands={0: cards}).state, set_speed(10)).note
        assert note is not None and GAME.words("en")(note).startswith(f"{needed} cards")  # eight steps to 200 mph


# ---- The first check of a turn, armour and skill -----------------------------------------------

CHICANE = ("start", "sb-b", "st-a")  # row 4 is green, 5 to 7 are orange: two dice each at 120 mph


def test_ways_count_the_first_check_of_a_turn_as_the_rules_do() -> None:  # RULINGS 12
    table = position(tiles=CHICANE, cars={0: (3, 0, 120)}, skills={0: "brakes"})
    assert [way.dice for way in ways_foreseen(table.state, 0, 6)[:2]] == [4, 4]  # changing lanes on the green row


def test_weaving_counts_the_first_check_of_a_turn_as_the_rules_do() -> None:  # RULINGS 12
    cars = {0: (3, 0, 120), 1: (5, 1, 20), 2: (8, 0, 20)}  # a car in each lane
    table = position(tiles=CHICANE, cars=cars, skills={0: "brakes"})
    weaving = ways_foreseen(table.state, 0, 6)[2]
    assert (weaving.name, weaving.dice) == ("weaving", 4)  # none, two, two, and out of the turn into the other lane


def test_spaces_show_the_first_check_of_a_turn_as_the_rules_do() -> None:  # RULINGS 12
    table = position(tiles=CHICANE, cars={0: (3, 0, 120)}, skills={0: "brakes"})
    assert [each[2:] for each in dice_ahead(table.state, 0, 6, 6, 0) if each[1] == 0] == [(0, 1), (2, 3), (2, 3)]
    assert [each[2:] for each in dice_ahead(table.state, 0, 6, 6, 1) if each[1] == 0] == [(2, 3), (2, 3), (2, 3)]


def test_a_drive_of_several_spaces_tells_the_dice_of_all_checks() -> None:  # RULINGS 12
    table = moving(4, tiles=CHICANE, cars={0: (3, 0, 120)}, skills={0: "brakes"})
    note = choice(table.state, drive_move(0, 4)).note
    assert note is not None and GAME.words("en")(note) == "4 dice"


def at_a_check(mph: int, cards: int, **facts: Any) -> Position:
    """Seat 0 is asked for a crash check on red."""
    tiles = ("start", "de-a", "st-a")
    return moving(1, tiles=tiles, cars={0: (4, 0, mph)}, hands={0: ["oil"] * cards}, **facts).drive(0)


@pytest.mark.parametrize(
    ("mph", "cards", "facts", "risk"),
    [
        (140, 2, {}, 70),
        (140, 2, {"gear": {0: ["rollcage"]}}, 36),
        (140, 2, {"skills": {0: "tough"}}, 52),
        (60, 1, {}, 17),
        (60, 1, {"gear": {0: ["rollcage"]}}, 3),
    ],
)
def test_the_risk_of_a_wipe_out_knows_armour_and_skill(mph: int, cards: int, facts: Any, risk: int) -> None:
    note = choice(at_a_check(mph, cards, **facts).state, ROLL).note
    assert note is not None and GAME.words("en")(note) == f"{risk} % to wipe out"


def test_a_roll_that_almost_surely_wrecks_says_so_in_words() -> None:
    note = choice(at_a_check(200, 0).state, ROLL).note
    assert note is not None and GAME.words("en")(note).startswith("you will almost surely wipe out (")


def test_a_speed_at_which_no_way_can_be_survived_says_so_in_words() -> None:
    fast, slow = (choice(in_turn(120, hands={0: ["oil"] * 2}).state, set_speed(speed)).note for speed in (8, 5))
    assert fast is not None and "you will almost surely wipe out" in GAME.words("en")(fast)
    assert slow is not None and "wipe" not in GAME.words("en")(slow)


@pytest.mark.parametrize(
    ("facts", "loss"), [({}, 3.2), ({"gear": {0: ["rollcage"]}}, 0.9), ({"skills": {0: "tough"}}, 2.4)]
)
def test_the_cards_that_a_way_costs_know_armour_and_skill(facts: Any, loss: float) -> None:
    table = in_turn(120, **facts)  # two checks of two dice, each lessened for itself
    assert ways_foreseen(table.state, 0, 6)[0].loss == loss


@pytest.mark.parametrize(
    ("cards", "said"), [(2, "used if the roll costs 2 cards or more"), (0, "used if the roll costs a card")]
)
def test_a_lucky_break_says_when_it_is_used(cards: int, said: str) -> None:  # RULINGS 43
    table = moving(1, tiles=HARD_TURN, cars={0: (4, 0, 120)}, hands={0: ["lucky", *["oil"] * cards]}).drive(0)
    note = choice(table.state, play_move("lucky")).note  # two dice
    assert note is not None and GAME.words("en")(note) == said


# ---- Whole paths -------------------------------------------------------------------------------


def test_a_path_can_be_planned_row_by_row_as_far_as_the_move_goes() -> None:
    table = moving(4, cars={0: (2, 0, 80)})
    rows = [step.parts for step in choice(table.state, drive_move(1, 2)).then]
    assert rows == [("space:5,0", "space:5,1"), ("space:6,0", "space:6,1")]
    assert choice(table.state, drive_move(0, 4)).then == ()


def test_a_plan_ends_where_the_road_does() -> None:
    table = moving(5)
    table.state.row[0] = table.state.end_row - 3
    assert len(choice(table.state, drive_move(0)).then) == 1


def test_a_speed_is_planned_with_its_payment_and_a_crash_check_keeps_the_plan() -> None:
    table = in_turn(120, hands={0: ["oil", "pass"]})
    assert {step.question for step in choice(table.state, set_speed(6)).then} == {"step"}
    assert [step.question for step in choice(table.state, set_speed(8)).then][:2] == ["pay", "step"]
    table.speed(120).drive(0)
    assert table.question == "crash-check"
    assert len(choice(table.state, ROLL).then) == 5


# ---- Targets -----------------------------------------------------------------------------------


def armed() -> Position:
    return fighting(
        cars={0: (2, 0, 60), 1: (4, 0, 60), 2: (2, 1, 60)}, gear={0: ["machine-gun"]}, hands={0: ["oil", "pass"]}
    )


def test_targets_in_range_are_told_with_the_hits_to_be_expected() -> None:
    table = armed()
    assert table.view(0)["targets"]["cars"] == [{"seat": 1, "hits": 3.2}]  # four dice, 0.8 each


def test_armour_lessens_what_is_to_be_expected() -> None:
    table = fighting(
        cars={0: (2, 0, 60), 1: (4, 0, 60)},
        gear={0: ["machine-gun"], 1: ["ballistic-armor"]},
        hands={0: ["oil", "pass"]},
    )
    assert 1 < table.view(0)["targets"]["cars"][0]["hits"] < 2


def test_figures_in_range_are_told_with_the_chance() -> None:
    table = armed()
    stand(table.state, 5, 1, "target-50")
    assert table.view(0)["targets"]["figures"] == [{"row": 5, "lane": 1, "chance": 56}]


def test_nobody_else_is_told_what_a_driver_can_aim_at() -> None:
    table = armed()
    assert "targets" not in table.view(1) and "targets" not in table.view(None)


@pytest.mark.parametrize(("cards", "en", "fr"), [(1, "1 card", "1 carte"), (2, "2 cards", "2 cartes")])
def test_the_note_of_an_attack_counts_cards(cards: int, en: str, fr: str) -> None:
    table = fighting(cars={0: (2, 0, 60), 1: (3, 0, 60)}, hands={0: ["bump"], 1: ["oil"] * cards})
    note = choice(table.state, attack_move("bump", 1)).note
    assert note is not None
    assert GAME.words("en")(note) == f"3 dice, 2.4 hits expected against {en}"
    assert GAME.words("fr")(note).endswith(f"contre {fr}")


# ---- The end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "en", "fr"),
    [
        (0, "Turn 7 – Movement", "Tour 7 – Mouvement"),
        (12, "Turn 7 of 12 – Movement", "Tour 7 sur 12 – Mouvement"),
        (8, "Turn 7 of 8 – Movement", "Tour 7 sur 8 – Mouvement"),
    ],
)
def test_the_headline_says_which_turn_is_the_last(last: int, en: str, fr: str) -> None:  # RULINGS 41
    table = position()
    table.state.round, table.state.last_round = 7, last
    seen = table.view(0)
    for language, said in (("en", en), ("fr", fr)):
        speak = GAME.words(language)
        assert GAME.table.text(seen, speak, PLAYERS).startswith(f"[bold]{said} ·")
        assert f">{said}<" in GAME.drawing.board(seen, speak, PLAYERS, "wide")
        turn = said.partition(" – ")[0]
        assert last == 0 or f">{turn}<" in GAME.drawing.board(seen, speak, PLAYERS, "tall")


def starred(table: Position) -> list[int]:
    """The seats whose dashboard the board gives a star."""
    players = [f"P{seat}" for seat in range(table.state.seats)]
    board = ElementTree.fromstring(GAME.drawing.board(table.view(None), GAME.words("en"), players, "wide"))
    dashboards = {each.attrib.get("id"): each for each in board.iter()}
    return [
        seat
        for seat in range(table.state.seats)
        if any("data-winner" in each.attrib for each in dashboards[f"dashboard-{seat}"].iter())
    ]


def over(kills: list[int], **options: str) -> Position:
    """A race that has ended with so many figures of 20 points each, and nobody across the line."""
    table = position(seats=len(kills), options=options)
    table.state.over = 1
    table.state.coin[: len(kills)] = [2, 3, 0, 1, *range(4, len(kills))]
    for seat, count in enumerate(kills):
        table.state.kills[seat][0] = count
    return table


@pytest.mark.parametrize(
    ("kills", "options", "winners"),
    [
        ([5, 4, 0, 2], {}, [0]),
        ([5, 4, 0, 2], {"teams": "pairs"}, [1, 3]),  # 100 against 120
        ([4, 1, 5, 3, 1], {"teams": "pairs"}, [2]),  # an odd driver counts double
        ([2, 2, 2, 2], {}, [0, 1, 2, 3]),
        ([2, 2, 2, 2], {"final-tie": "coin"}, [2]),
        ([2, 2, 2, 2], {"teams": "pairs", "final-tie": "coin"}, [0, 2]),
    ],
)
def test_the_board_stars_whoever_has_the_first_place(
    kills: list[int], options: dict[str, str], winners: list[int]
) -> None:  # RULINGS 35, 37
    table = over(kills, **options)
    assert starred(table) == winners
    assert [seat for seat in range(len(kills)) if table.places[side_of(table.state, seat)] == 1] == winners


def test_a_race_is_drawn_after_the_road_under_a_wreck_is_gone() -> None:  # RULINGS 1
    tiles = ("start", "st-a", "st-b", "st-c", "cows", "fire")
    table = position(tiles=tiles, options={"destruction": "third-wipe-out"})
    s = table.state
    s.status[0], s.row[1], s.row[2] = WRECKED, s.end_row - 1, s.end_row - 1
    clear_the_rear(s)
    s.over, s.status[1], s.status[2] = 1, WRECKED, WRECKED
    assert s.row[0] < s.starts[s.gone]
    assert starred(table) == [0, 1, 2]


def test_the_board_names_the_side_that_won() -> None:  # RULINGS 37
    def said(table: Position) -> str:
        players = ["Ada", "Bob", "Cid", "Dan"]
        return happening(Scene(table.view(None), GAME.words("en"), players))[0]

    assert said(over([5, 4, 0, 2])) == "Ada won the race"
    assert said(over([5, 4, 0, 2], teams="pairs")) == "Bob & Dan won the race"
    assert said(over([2, 2, 0, 0], teams="pairs")) == "A tie: Ada & Cid, Bob & Dan"


# ---- The log -----------------------------------------------------------------------------------


def test_lines_begin_with_who_it_was() -> None:
    table = position()
    about_nobody = {"new-round", "shuffled", "tile-laid", "tile-returned", "last-turn", "race-ended", "tossed"}
    for name, number in vars(events).items():
        if name.isupper() and name.lower().replace("_", "-") not in {*about_nobody, "faster-first"}:
            line = tell(Event(0, number, 0, 1, 1), table.state, 0)
            if line is not None:
                assert GAME.words("en")(line, PLAYERS).startswith("You: "), name
                assert GAME.words("fr")(line, PLAYERS).startswith("You\u00a0: "), name
