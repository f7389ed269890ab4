"""What a move says of itself before it is made: where the car stops, what happens there, how many cards follow."""

from itertools import takewhile

import pytest

from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.driving import landing
from paddock.games.road_rally.rules.moves import SCORE_STAGE, SHUFFLE_FIRST, is_drive, play_of
from paddock.games.road_rally.rules.plays import colour_of, spaces_of
from paddock.games.road_rally.rules.state import AT_GAS, AT_SHORTCUT, DRIVING
from paddock.games.road_rally.table.choices import choice
from paddock.games.road_rally.table.notes import will_draw
from tests.contract.cases import Picker
from tests.road_rally.rally import EVENTS, Rally, begun, drive_move, rally, store_move


def note(table: Rally, *cards: str) -> str:
    """The note of a drive in English."""
    said = choice(table.state, drive_move(cards)).note
    assert said is not None
    return GAME.words("en")(said)


def test_a_drive_tells_where_it_stops_and_what_it_draws() -> None:
    table = rally(at=(20, 15, 10), hands={0: ["g1", "g2", "y3", "r3"]})
    assert note(table, "g1") == "stops on space 21, draws 2"
    assert note(table, "y3") == "stops on space 23, reaches stage 5, draws 1"
    assert note(table, "r3") == "stops on space 23, reaches stage 5, draws nothing"


def test_a_drive_tells_the_stages_that_it_reaches_and_which_are_yours() -> None:
    table = rally(at=(20, 15, 10), hands={0: ["g1", "g2"]}, stages={0: [5]})
    assert note(table, "g2") == "stops at the diner of stage 5, reaches your stage 5, draws 2"


def test_a_drive_tells_for_which_stage_it_keeps_the_reds() -> None:
    table = rally(at=(26, 15, 10), hands={0: ["g2", "r3", "r4"]}, stages={0: [8]})
    assert note(table, "g2") == "takes the checkpoint: 2 points, draws 2, keeps the red cards for stage 8"


def test_reds_that_do_not_reach_a_stage_are_not_kept_for_it() -> None:
    table = rally(at=(26, 15, 10), hands={0: ["g2", "r3"]}, stages={0: [8]})
    assert note(table, "g2") == "takes the checkpoint: 2 points, draws 2"


def test_who_stays_last_draws_for_the_checkpoint_too() -> None:  # rulings 27 to 30
    table = rally(at=(39, 35, 26), turn=2, hands={2: ["g2"]})
    assert note(table, "g2") == "takes the checkpoint: 2 points, draws 4"


def test_who_leaves_last_place_draws_nothing_for_the_checkpoint() -> None:
    table = rally(at=(39, 27, 26), turn=2, hands={2: ["g2"]})
    assert note(table, "g2") == "takes the checkpoint: 2 points, draws 2"


def test_in_the_demonstration_a_drive_tells_the_checkpoints_that_it_passes() -> None:
    table = rally("demo", at=(20, 10, 5), hands={0: ["g2"]}, road={21: "checkpoint", 22: "plain"})
    assert note(table, "g2").startswith("stops on space 22, takes a checkpoint in passing: 2 points")


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (["g1", "g2", "y2", "y3", "r3", "r4"], "stops at the mechanic, sees 5 cards, draws 2"),
        (["g1", "g2"], "stops at the mechanic, sees 2 cards, draws 2"),
        (["g1"], "stops at the mechanic, sees 1 card, draws 1"),
        ([], "stops at the mechanic, the draw deck is empty, draws nothing"),
    ],
    ids=len,
)
def test_the_mechanic_shows_no_more_cards_than_there_are(deck: list[str], told: str) -> None:  # ruling 22
    table = rally(at=(22, 9, 5), hands={0: ["g2"]}, decks={0: deck})
    assert note(table, "g2") == told


def test_cards_for_a_checkpoint_in_passing_leave_fewer_for_the_mechanic() -> None:  # rulings 22 and 27
    road = {3: "checkpoint", 4: "mechanic"}
    table = rally("demo", at=(30, 20, 2), turn=2, hands={2: ["g2"]}, decks={2: ["g1", "y2", "r3"]}, road=road)
    assert "stops at the mechanic, sees 1 card" in note(table, "g2")
    table.drive("g2")
    assert [count for _, _, count in table.told("looked")] == [1]


def test_gas_gives_no_more_cards_than_there_are() -> None:
    table = rally(at=(15, 10, 5), hands={0: ["g2"]}, road={17: "gas"})
    table.state.deck[0] = [0] * 6
    table.state.discarded[0] = [0] * 6
    assert note(table, "g2") == "stops for gas, discards shuffled in, draws 1"


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("last_place", ["car", "tile"])
def test_as_many_cards_are_drawn_as_were_told(variant: str, last_place: str) -> None:
    table = begun(variant, 3, 8, {"last-place": last_place})
    pick, compared = Picker(4), 0
    while not table.over:
        move = pick(table.legal)
        if table.state.phase != DRIVING:
            table.make(move)
            continue
        seat, told = table.turn, will_draw(table.state, play_of(move), landing(table.state, spaces_of(play_of(move))))
        table.state.log.clear()
        table.make(move)
        if table.state.phase == AT_SHORTCUT:
            continue
        if table.state.phase == AT_GAS and table.turn == seat:
            table.make(SHUFFLE_FIRST)
        turn = takewhile(lambda event: EVENTS[event[0]] not in ("round-began", "hand-was-empty"), table.state.log)
        if "mechanic" not in str(table.phase):
            assert told == sum(c for event, a, _, c in turn if EVENTS[event] == "drew" and a == seat)
            compared += 1
    assert compared > 20


def test_a_store_play_draws_one_whatever_its_colours() -> None:
    table = rally(at=(8, 5, 3), hands={0: ["g1", "r3"]})
    move = store_move(["g1", "r3"])
    assert is_drive(move)
    assert colour_of(play_of(move)) == 3
    said = choice(table.state, move).note
    assert said is not None
    assert "draws 1" in GAME.words("en")(said)


def test_scoring_tells_the_points_the_tile_and_what_is_left() -> None:  # rulings 34 and 41
    table = rally(at=(25, 15, 10), hands={0: ["g1"]}, stages={0: [6, 8]})
    table.drive("g1").drive("g1").drive("g1")
    assert scoring(table) == "10 points in place 1, 2 more for the tile, then you may score 1 more"
    table = rally(at=(25, 15, 10), hands={0: ["g2"]}, stages={0: [6, 8]}, scored={0: 1})
    table.drive("g2").drive("g1").drive("g1")
    assert scoring(table) == "10 points in place 1, then you have scored all you may"


def test_scoring_tells_what_the_rules_would_pay(monkeypatch: pytest.MonkeyPatch) -> None:  # ruling 38
    table = rally(at=(25, 15, 10), hands={0: ["g2"]}, stages={0: [6, 8]}, scored={0: 1})
    table.drive("g2").drive("g1").drive("g1")
    monkeypatch.setattr(box, "TRIGGER_FACTOR", 3)
    assert scoring(table).startswith("15 points in place 1")


def scoring(table: Rally) -> str:
    """The note of scoring the stage that is asked for, in English."""
    said = choice(table.state, SCORE_STAGE).note
    assert said is not None
    return GAME.words("en")(said)
