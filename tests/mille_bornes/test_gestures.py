"""What is seen of a hand: which card flies from where to where, how the cars move, and to whom a face is shown."""

from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.game import Event
from paddock.core.words import words
from paddock.drawing.gestures import Act, act_of
from paddock.games.mille_bornes import GAME
from tests.mille_bornes.position import EVENTS, Position, Zone, position

SHAPES = ("wide", "tall")
TITLED = "art-card-{}-titled"
every_shape = pytest.mark.parametrize("shape", SHAPES)


def acts(table: Position, seat: int | None = None, shape: str = "wide") -> list[tuple[str, Act]]:
    """What a seat sees of all that has happened since the position was set up."""
    view, found = table.seen(seat), []
    for kind, *numbers in table.state.log:
        act = act_of(GAME, Event(0, kind, *numbers), view, shape)
        assert act is not None
        found.append((EVENTS[kind], act))
    return found


def act(table: Position, event: str, seat: int | None = None, shape: str = "wide") -> Act:
    """What a seat sees of the only event of a kind."""
    [found] = [act for kind, act in acts(table, seat, shape) if kind == event]
    return found


def gestures(act: Act, kind: str) -> list[dict[str, Any]]:
    return [dict(gesture) for beat in act.beats for gesture in beat if gesture["kind"] == kind]


def flight(act: Act) -> tuple[str, str | None, str, str]:
    """The first flight: the card as it leaves, as it arrives, from where, to where."""
    fly = gestures(act, "fly")[0]
    return fly["art"], fly["turned"], fly["start"], fly["end"]


def transform(table: Position, id: str, shape: str) -> str | None:
    """How a thing lies on the board."""
    names = [f"P{seat}" for seat in range(table.state.seats)]
    board = GAME.drawing.board(table.seen(0), words("en", GAME.package), names, shape)
    [thing] = [each for each in ElementTree.fromstring(board).iter() if each.get("id") == id]
    return thing.get("transform")


# ---- Who sees which face -----------------------------------------------------------------------


def test_a_drawn_card_shows_its_face_to_its_player_alone() -> None:
    table = position(hand=["stop", "25"], pile=["repairs"]).discard("25")
    assert flight(act(table, "drew", 1)) == (
        "art-card-back",
        TITLED.format("repairs"),
        "draw-card",
        "hand-1-card-repairs",
    )
    for other in (0, None):
        assert flight(act(table, "drew", other)) == ("art-card-back", None, "draw-card", "seat-1")


def test_an_own_card_leaves_the_hand_and_that_of_another_turns_over_on_its_way() -> None:
    table = position(hand=["stop", "25"]).discard("25")
    own = gestures(act(table, "discarded", 0), "fly")[0]
    assert (own["start"], own["end"], own["takes"]) == ("hand-0-card-25", "discard-card", "hand-0-card-25")
    assert flight(act(table, "discarded", 1)) == ("art-card-back", "art-card-25", "seat-0", "discard-card")


def test_of_two_equal_cards_one_stays_in_the_hand() -> None:
    table = position(hand=["25", "25"]).discard("25")
    assert gestures(act(table, "discarded", 0), "fly")[0]["takes"] is None


# ---- Driving -----------------------------------------------------------------------------------


@every_shape
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_car_drives_along_its_lane_to_where_it_then_stands(seats: int, shape: str) -> None:
    table = position(seats, drive="go", miles=100, hand=["200", "25"]).play("200")
    [drive] = gestures(act(table, "drove", 0, shape), "drive")
    start, end = drive["path"].split(" L")
    assert drive["thing"] == "car-0"
    assert transform(table, "car-0", shape) == f"translate({end})"
    assert start.split()[1] == end.split()[1]
    assert transform(position(seats, drive="go", miles=100), "car-0", shape) == f"translate({start[1:]})"


def test_a_distance_becomes_a_milestone_and_its_miles_are_counted() -> None:
    drove = act(position(drive="go", hand=["75", "25"]).play("75"), "drove", 1)
    assert flight(drove) == ("art-card-back", "art-stone-75", "seat-0", "miles-0-75")
    [count] = gestures(drove, "count")
    assert (count["place"], count["by"]) == ("driven-0", 75)


def test_a_car_drives_to_its_own_goal_when_the_next_hand_has_a_shorter_one() -> None:
    table = position(
        variant="match", drive="go", miles=950, twohundreds=2, hand=["50", "25"], extended_by=0, pile=["25"]
    )
    [drive] = gestures(act(table.play("50"), "drove", 1), "drive")
    assert table.goal == 700
    assert drive["path"].split(" L")[1].startswith("1154 ")


def test_the_finish_moves_on_when_a_trip_is_extended() -> None:
    table = position(drive="go", miles=675, twohundreds=2, hand=["25", "75"]).play("25").extend()
    assert gestures(act(table, "goal-reached"), "mark")[0]["place"] == "finish"
    [count] = gestures(act(table, "extended"), "count")
    assert (count["place"], count["by"]) == ("finish", 300)


def test_a_trip_that_is_completed_is_a_great_moment() -> None:
    table = position(drive="go", miles=675, twohundreds=2, hand=["25", "75"]).play("25").finish()
    completed = act(table, "trip-completed")
    assert completed.is_big
    assert [flag["place"] for flag in gestures(completed, "flag")] == ["finish"]


# ---- Hazards and remedies ----------------------------------------------------------------------


def test_a_hazard_flies_to_its_victims_pile() -> None:
    table = position(hand=["flat-tire", "25"], zones={1: Zone(drive="go")}).attack("flat-tire")
    assert flight(act(table, "attacked", 1)) == ("art-card-back", TITLED.format("flat-tire"), "seat-0", "drive-1")
    assert flight(act(table, "attacked", 1, "tall"))[1] == "art-card-flat-tire"
    assert flight(act(table, "attacked", 0)) == (TITLED.format("flat-tire"), None, "hand-0-card-flat-tire", "drive-1")


def test_a_speed_limit_flies_to_the_speed_pile() -> None:
    table = position(hand=["speed-limit", "25"], zones={1: Zone(drive="go")}).attack("speed-limit")
    assert flight(act(table, "attacked"))[3] == "speed-1"


def test_who_is_attacked_is_addressed() -> None:
    table = position(4, hand=["stop", "25"], zones={1: Zone(drive="go")}).attack("stop")
    said = {seat: act(table, "attacked", seat).caption for seat in (0, 1, 2, 3, None)}
    assert [seat for seat, caption in said.items() if caption] == [1, 3]


@every_shape
@pytest.mark.parametrize("hazard", ["accident", "flat-tire", "out-of-gas", "stop", "speed-limit"])
def test_a_hazard_jolts_the_car_which_then_stands_as_it_is_drawn(hazard: str, shape: str) -> None:
    table = position(hand=[hazard, "25"], zones={1: Zone(drive="go")}).attack(hazard)
    attacked = act(table, "attacked", 0, shape)
    looks = gestures(attacked, "look")
    assert looks or gestures(attacked, "harm")
    stands = looks[-1]["transform"] if looks else "translate(0 0)"
    assert stands == (transform(table, "body-1", shape) or "translate(0 0)")


@every_shape
def test_a_remedy_sets_the_car_upright(shape: str) -> None:
    table = position(drive="flat-tire", hand=["spare-tire", "25"]).play("spare-tire")
    remedied = act(table, "remedied", 1, shape)
    assert flight(remedied)[3] == "drive-0"
    [look] = gestures(remedied, "look")
    assert (look["thing"], look["transform"]) == ("body-0", "translate(0 0)")
    assert transform(table, "body-0", shape) is None


# ---- Safeties ----------------------------------------------------------------------------------


def coup() -> Position:
    table = position(hand=["flat-tire", "25"], hands={1: ["puncture-proof", "75"]}, zones={1: Zone(drive="go")})
    return table.attack("flat-tire").coup_fourre()


def test_a_coup_fourre_is_a_great_moment_in_which_the_safety_swings_in_over_the_hazard() -> None:
    played = act(coup(), "coup-fourre-played", 0)
    swings, goes = gestures(played, "fly")
    assert played.is_big
    assert (swings["start"], swings["end"], swings["turn"]) == ("seat-1", "drive-1-across", -90)
    assert (goes["start"], goes["end"], goes["turn"]) == ("drive-1-across", "safe-1-puncture-proof-across", -90)
    assert swings["turned"] == goes["art"] == "art-card-puncture-proof"


def test_then_the_hazard_flies_to_the_discard_pile_and_cards_are_drawn() -> None:
    seen = [kind for kind, _ in acts(coup(), 0)]
    assert seen[:3] == ["attacked", "coup-fourre-played", "lifted"]
    assert set(seen[3:]) == {"drew"}
    away = gestures(act(coup(), "lifted", 0), "fly")[0]
    assert (away["start"], away["end"], away["takes"]) == ("drive-1", "discard-card", "drive-1-flat-tire")


def test_right_of_way_lifts_what_it_ends() -> None:
    # ruling 11
    table = position(drive="stop", limited=True, hand=["right-of-way", "25"]).play("right-of-way")
    away = [gestures(act, "fly")[0] for kind, act in acts(table, 1) if kind == "lifted"]
    assert [fly["start"] for fly in away] == ["drive-0", "speed-0"]
    assert flight(act(table, "laid-safety", 1))[3] == "safe-0-right-of-way"


def test_a_go_leaves_with_the_hazard_where_an_option_says_so() -> None:
    # ruling 12
    options = {"late-safety": "new-go"}
    table = position(drive="accident", hand=["driving-ace", "25"], options=options).play("driving-ace")
    away = [gestures(act, "fly")[0] for kind, act in acts(table, 1) if kind == "lifted"]
    assert [fly["takes"] for fly in away] == ["drive-0-accident", "drive-0-go"]


# ---- From hand to hand -------------------------------------------------------------------------


def test_the_next_hand_of_a_match_begins_behind_a_curtain() -> None:
    table = position(variant="match", drive="go", miles=675, twohundreds=2, hand=["25", "75"]).play("25").finish()
    first, *others = act(table, "dealt", 0).beats
    assert [gesture["kind"] for gesture in first] == ["curtain"]
    deals = [dict(gesture) for gesture in others[-1]]
    assert [(deal["end"], deal["count"], deal["turned"]) for deal in deals] == [
        ("seat-0", 6, None),
        ("seat-1", 6, None),
    ]


def test_every_line_of_the_score_sheet_is_counted() -> None:
    table = position(drive="go", miles=675, twohundreds=2, hand=["25", "75"]).play("25").finish()
    counted = [gestures(act, "count")[0] for kind, act in acts(table) if kind == "scored"]
    own = [count["by"] for count in counted if count["place"] == "points-0"]
    assert sorted(own) == sorted(table.sheet(0).values())


def test_the_simpler_game_counts_no_points() -> None:
    table = position(variant="simple", drive="go", miles=975, twohundreds=2, hand=["25", "75"]).play("25")
    assert all(not act.beats for kind, act in acts(table) if kind == "scored")
