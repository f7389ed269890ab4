"""What is seen of a rally: which card flies where, how cars follow the road, what is big, and who sees a face."""

import re
from itertools import pairwise
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.game import Event
from paddock.core.words import words
from paddock.drawing.gestures import Act, act_of
from paddock.games.road_rally import GAME
from paddock.games.road_rally.drawing.map import course_of
from paddock.games.road_rally.drawing.measure import CELL, middle
from paddock.games.road_rally.drawing.ways import EAST, WEST, looks
from paddock.games.road_rally.rules.box import CARDS_FROM, TILE_SETS, TILES
from paddock.games.road_rally.rules.geometry import laid_out
from tests.road_rally.rally import EVENTS, Rally, begun, build_move, rally

SHAPES = ("wide", "tall")
BACK = "art-card-back"
every_shape = pytest.mark.parametrize("shape", SHAPES)


def acts(table: Rally, seat: int | None = None, shape: str = "wide") -> list[tuple[str, Act]]:
    """What a seat sees of all that has happened since the position was set up."""
    view, found = table.view(seat), []
    for kind, *numbers in table.state.log:
        act = act_of(GAME, Event(0, kind, *numbers), view, shape)
        assert act is not None
        found.append((EVENTS[kind], act))
    return found


def act(table: Rally, event: str, seat: int | None = None, shape: str = "wide") -> Act:
    """What a seat sees of the first event of a kind."""
    return next(act for kind, act in acts(table, seat, shape) if kind == event)


def gestures(act: Act, kind: str) -> list[dict[str, Any]]:
    return [dict(gesture) for beat in act.beats for gesture in beat if gesture["kind"] == kind]


def flights(act: Act) -> list[tuple[str, str | None, str, str]]:
    """Every flight: the card as it leaves, as it arrives, from where, to where."""
    return [(fly["art"], fly["turned"], fly["start"], fly["end"]) for fly in gestures(act, "fly")]


def places(act: Act, kind: str) -> list[str]:
    return [gesture["place"] for gesture in gestures(act, kind)]


def drives(act: Act, thing: str) -> list[list[tuple[float, float]]]:
    """The points that each part of a way names."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"([-\d.]+) ([-\d.]+)", drive["path"])]
        for drive in gestures(act, "drive")
        if drive["thing"] == thing
    ]


def driven(act: Act, thing: str) -> list[tuple[float, float]]:
    """The points of a whole way."""
    return [point for part in drives(act, thing) for point in part]


def transform(table: Rally, id: str, shape: str) -> str:
    """How a thing lies on the board."""
    names = [f"P{seat}" for seat in range(table.state.seats)]
    board = GAME.drawing.board(table.view(0), words("en", GAME.package), names, shape)
    [thing] = [each for each in ElementTree.fromstring(board).iter() if each.get("id") == id]
    return thing.attrib["transform"]


def standing(table: Rally, seat: int, shape: str) -> tuple[float, float]:
    """Where a car stands on the map."""
    found = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", transform(table, f"car-{seat}", shape))
    assert found
    return float(found[1]), float(found[2])


# ---- Cards ---------------------------------------------------------------------------------------------


def test_own_cards_are_thrown_from_the_hand_and_those_of_others_turn_over_on_their_way() -> None:
    table = rally(hands={0: ["g1", "g1", "g2"]}).drive("g1", "g1", "g2")
    own = gestures(act(table, "drove", 0), "fly")
    assert [each["start"] for each in own] == ["hand-0-card-g1-0", "hand-0-card-g1-1", "hand-0-card-g2-0"]
    assert [each["takes"] for each in own] == [each["start"] for each in own]
    assert [each["art"] for each in own] == ["art-card-g1", "art-card-g1", "art-card-g2"]
    assert len({each["end"] for each in own}) == 3
    for other in (1, None):
        seen = flights(act(table, "drove", other))
        assert [(art, turned, start) for art, turned, start, _ in seen] == [
            (BACK, "art-card-g1", "seat-0"),
            (BACK, "art-card-g1", "seat-0"),
            (BACK, "art-card-g2", "seat-0"),
        ]


def test_a_drawn_card_shows_its_face_to_its_driver_alone() -> None:
    table = rally(hands={0: ["y2", "r4"]}, top={0: ["g2"]}).drive("y2")
    assert flights(act(table, "drew", 0)) == [(BACK, "art-card-g2", "deck-0", "hand-0-place-0")]
    for other in (1, None):
        assert flights(act(table, "drew", other)) == [(BACK, None, "deck-0", "seat-0")]


def test_a_mechanic_shows_cards_to_their_driver_alone() -> None:
    table = rally(hands={0: ["g1"]}, top={0: ["g2", "r3", "g2", "y3", "r4"]}, road={21: "mechanic"}).drive("g1")
    shown = [(turned, end) for _, turned, _, end in flights(act(table, "looked", 0))]
    assert shown == [
        ("art-card-g2", "hand-0-shown-0"),
        ("art-card-r3", "hand-0-shown-1"),
        ("art-card-y3", "hand-0-shown-2"),
        ("art-card-r4", "hand-0-shown-3"),
    ]
    assert not flights(act(table, "looked", 1))
    table.state.log.clear()
    table.do("leave-order")
    assert {turned for _, turned, _, _ in flights(act(table, "tuned", 0))} == {BACK}
    assert not flights(act(table, "tuned", None))


def test_discards_go_back_into_the_deck_before_it_is_shuffled() -> None:
    table = rally(hands={0: ["g1"]}, decks={0: ["y2"]}, road={21: "gas"}).drive("g1")
    refuelled = act(table, "refuelled", 1)
    assert flights(refuelled) == [(BACK, None, "played-4", "deck-0")]
    assert [beat[0]["kind"] for beat in refuelled.beats] == ["fly", "shuffle"]


def test_the_first_hand_is_dealt_to_everybody_and_seen_by_each_alone() -> None:
    table = begun("base", 3)
    dealt = act(table, "dealt", 1)
    ends = {end: turned for _, turned, _, end in flights(dealt)}
    assert ends["seat-0"] is None
    assert ends["seat-2"] is None
    assert [turned for end, turned in ends.items() if end.startswith("hand-1")] == [
        f"art-card-{name}" for name in table.view(1)["hand"]
    ]
    assert f"stage-card-{table.view(1)['stage_cards'][0]}" in places(dealt, "mark")


# ---- Driving -------------------------------------------------------------------------------------------


@every_shape
@pytest.mark.parametrize("variant", ["base", "standard", "demo"])
def test_a_car_ends_its_way_where_it_then_stands(variant: str, shape: str) -> None:
    table = rally(variant, at=(22, 15, 24, 5), turn=0, hands={0: ["g2"]}, road={24: "plain"})
    act_seen = act(table.drive("g2"), "drove", 0, shape)
    for thing in ("car-0", "acting"):
        assert dist(drives(act_seen, thing)[-1][-1], standing(table, 0, shape)) < 0.1
    looked = [each for each in gestures(act_seen, "look") if each["thing"] == "look-0"]
    assert looked[-1]["transform"] == transform(table, "look-0", shape)


@every_shape
def test_a_car_drives_over_every_square_on_its_way(shape: str) -> None:
    for start in range(0, 60, 6):
        table = rally(at=(start, start, start, start), turn=0, hands={0: ["r4", "r4", "r3"]}).drive("r4", "r4", "r3")
        road = course_of(table.view(0), shape == "tall").road
        way = driven(act(table, "drove", 1, shape), "car-0")
        assert [cell for cell in road[start : start + 11] if middle(cell) in way] == road[start : start + 11]
        steps = [dist(one, other) for one, other in pairwise(way)]
        assert max(steps) <= CELL * 1.5


@every_shape
def test_the_parts_of_a_way_follow_each_other(shape: str) -> None:
    for start in range(1, 60, 7):
        table = rally(at=(start, start, start), turn=0, hands={0: ["r4", "r4", "r3"]}).drive("r4", "r4", "r3")
        parts = drives(act(table, "drove", None, shape), "car-0")
        assert all(one[-1] == other[0] for one, other in pairwise(parts))


@every_shape
def test_the_finish_is_reached_over_the_road_however_many_spaces_are_lost(shape: str) -> None:
    finish = begun().state.finish
    table = rally(at=(finish - 2, 15, 10, 5), hands={0: ["r4"]}).drive("r4")
    way = driven(act(table, "drove", 0, shape), "car-0")
    course = course_of(table.view(0), shape == "tall")
    assert middle(course.road[-1]) in way
    assert dist(way[-1], standing(table, 0, shape)) < 0.1
    finished = act(table, "finished", 0, shape)
    assert finished.is_big
    assert places(finished, "flag") == ["finish"]


@every_shape
def test_a_shortcut_is_driven_straight(shape: str) -> None:
    start, end = begun().view(None)["shortcuts"][0]
    table = rally(at=(start - 1, 1, 1, 1), hands={0: ["g1"]}).drive("g1").do("take-shortcut")
    way = driven(act(table, "took-shortcut", 2, shape), "car-0")
    road = course_of(table.view(0), shape == "tall").road
    assert middle(road[start - 1]) in way
    assert not [cell for cell in road[start : end - 1] if middle(cell) in way]
    assert dist(way[-1], standing(table, 0, shape)) < 0.1


def test_of_a_car_that_has_gone_on_since_the_whole_way_is_seen_nevertheless() -> None:
    table = rally(at=(20, 15, 10), hands={0: ["g2", "g2"], 1: ["g1"], 2: ["g1"]}).drive("g2")
    table.drive("g1").drive("g1")
    while table.phase == "asked":
        table.all_silent()
    table.drive("g2")
    first, second = (act for kind, act in acts(table) if kind == "drove" and act.seat == 0)
    assert dist(drives(first, "car-0")[-1][-1], drives(second, "car-0")[0][0]) < 0.1
    assert dist(drives(second, "car-0")[-1][-1], standing(table, 0, "wide")) < 0.1


@pytest.mark.parametrize("tiles_of", TILE_SETS)
def test_a_car_looks_along_its_road(tiles_of: str) -> None:
    for upright in (False, True):
        course = laid_out(tiles_of, tuple((tile, False) for tile in TILES), True, upright)
        road, look = course.road, looks(course)
        straight = [
            (k, road[k][0] - road[k - 1][0])
            for k in range(2, len(road) - 1)
            if road[k + 1][0] - road[k][0] == road[k][0] - road[k - 1][0] != 0
        ]
        assert straight
        assert all(look[k + 1] == (EAST if dx > 0 else WEST) for k, dx in straight)


def test_the_letter_of_a_car_that_drives_west_can_be_read() -> None:
    table = rally()
    west = next(space for space, look in enumerate(looks(course_of(table.view(0), False))) if look == WEST)
    table = rally(at=(west, 1, 1, 1))
    assert transform(table, "look-0", "wide").startswith("scale(-")
    assert not transform(table, "car-0", "wide").startswith("scale(-")


def test_a_caption_says_in_a_line_how_far_one_drives_and_to_what() -> None:
    diner = begun().state.diner[0]
    told = {
        "plain": (21, "P0 drives 1 to space 21"),
        "gas": (21, "P0 drives 1 to a gas station"),
        "diner": (diner, "P0 drives 1 to the diner of stage 1"),
    }
    for square, (space, line) in told.items():
        table = rally(at=(space - 1, 1, 1), hands={0: ["g1"]}, road={space: square}).drive("g1")
        caption = act(table, "drove", 1).caption
        assert caption
        assert words("en", GAME.package)(caption, ["P0", "P1", "P2"]) == line


# ---- Where a move ends ---------------------------------------------------------------------------------


def test_a_checkpoint_goes_from_the_road_to_its_driver() -> None:
    table = rally(hands={0: ["g1"]}, road={21: "checkpoint"}).drive("g1")
    taken = act(table, "took-checkpoint", 2)
    [flag] = gestures(taken, "fly")
    assert (flag["start"], flag["takes"], flag["end"]) == ("square-21", "square-21", "flags-0")
    assert [each["by"] for each in gestures(taken, "count")] == [2]


# ---- Stages --------------------------------------------------------------------------------------------


def reached(scorer: int) -> Rally:
    """A stage that somebody scores, the first car on its diner."""
    diner = begun().state.diner[0]
    table = rally(at=(diner - 1, 2, 1), stages={0: [1], 1: [2]} if scorer == 0 else {1: [1]}, hands={0: ["g1"]})
    return table.drive("g1").drive("g1").drive("g1").score(scorer)


def test_to_score_a_stage_in_first_place_is_a_great_moment() -> None:
    assert act(reached(0), "stage-scored").is_big
    assert not act(reached(1), "stage-scored").is_big


def test_a_stage_card_is_played_on_its_diner_and_the_tile_goes_to_who_is_there() -> None:
    table = reached(0)
    assert flights(act(table, "stage-scored", 0)) == [("art-stage-1", None, "stage-card-1", "stage-tile-1")]
    assert flights(act(table, "stage-scored", 2)) == [("art-stage-1", None, "seat-0", "stage-tile-1")]
    if table.phase == "points-or-cards":
        table.do("take-points")
    assert flights(act(table, "took-stage-tile", 2)) == [("art-stage-1", None, "stage-tile-1", "tiles-0")]


def test_everybody_is_paid_at_his_car() -> None:
    table = reached(0)
    paid = [(act.seat, gestures(act, "count")[0]) for kind, act in acts(table) if kind == "won-points"]
    assert [(seat, each["place"]) for seat, each in paid] == [(0, "car-0"), (1, "car-1"), (2, "car-2")][: CARDS_FROM[0]]
    assert paid[0][1]["by"] == 10


def test_a_stage_that_nobody_scores_is_marked_on_the_map() -> None:
    table = rally(at=(begun().state.diner[0] - 1, 2, 1), hands={0: ["g1"]})
    table.drive("g1").drive("g1").drive("g1").all_silent()
    assert places(act(table, "stage-bypassed"), "mark") == ["stage-tile-1"]


# ---- Before and after ----------------------------------------------------------------------------------


def test_a_tile_flies_to_the_end_of_the_road_turned_as_it_will_lie() -> None:
    table = begun("standard", 3, options={"course": "built", "first-driver": "first-seat"})
    table.make(build_move("AB", backwards=True))
    [flight] = gestures(act(table, "tile-laid", 0), "fly")
    assert (flight["start"], flight["end"]) == ("choose-AB", "place-AB-backwards")
    assert (flight["takes"], flight["turn"] % 90) == ("choose-AB", 0)
    [other] = gestures(act(table, "tile-laid", 1), "fly")
    assert (other["start"], other["takes"]) == ("seat-0", None)
    [room] = gestures(act(table, "tile-laid", 1), "look")
    assert room["transform"] == transform(table, "course", "wide")


def test_the_winner_is_cheered() -> None:
    finish = begun().state.finish
    table = rally(at=(finish - 1, 3, 2), hands={0: ["g1"]}).drive("g1").drive("g1").drive("g1")
    while table.phase == "asked":
        table.all_silent()
    assert table.over
    totals = {act.seat: act for kind, act in acts(table) if kind == "total"}
    assert [seat for seat, act in totals.items() if act.is_big] == [0]
    assert places(totals[0], "flag") == ["points-0"]
