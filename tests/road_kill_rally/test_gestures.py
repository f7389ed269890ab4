"""What is seen of a turn: the way of a car, dice with their faces, shots, damage, and to whom a card is shown."""

from typing import Any

import pytest

from paddock.core.game import Event
from paddock.drawing.gestures import Act, act_of, going_on
from paddock.games.road_kill_rally import GAME
from tests.road_kill_rally.drawn import placed_at, spaces_at
from tests.road_kill_rally.position import EVENTS, Position, fighting, fit_move, moving, position, stand, stock

SHAPES = ("wide", "tall")
every_shape = pytest.mark.parametrize("shape", SHAPES)


def acts(table: Position, seat: int | None = None, shape: str = "wide") -> list[tuple[str, Act]]:
    """What a seat sees of all that has happened since the position was set up."""
    view, found = table.view(seat), []
    for kind, *numbers in table.state.log:
        act = act_of(GAME, Event(0, kind, *numbers), view, shape)
        if act is not None:
            found.append((EVENTS[kind], act))
    return found


def acts_of(table: Position, event: str, seat: int | None = None, shape: str = "wide") -> list[Act]:
    return [act for kind, act in acts(table, seat, shape) if kind == event]


def gestures(act: Act, kind: str) -> list[dict[str, Any]]:
    return [dict(gesture) for beat in act.beats for gesture in beat if gesture["kind"] == kind]


def only(table: Position, event: str, kind: str, seat: int | None = None) -> dict[str, Any]:
    """The first gesture of a kind in the only act of an event."""
    [act] = acts_of(table, event, seat)
    return gestures(act, kind)[0]


# ---- Driving -----------------------------------------------------------------------------------


@every_shape
@pytest.mark.parametrize("tile", ["st-a", "ge-a", "sb-a"])
def test_a_car_drives_space_by_space_and_ends_where_it_is_drawn_then(shape: str, tile: str) -> None:
    table = moving(4, tiles=("start", tile, "st-b"), cars={0: (3, 0, 80)}, hands={0: ["oil"]})
    table.drive(1, 4)
    ways = [gestures(act, "drive")[0] for act in acts_of(table, "drove", 0, shape)]
    assert [way["thing"] for way in ways] == ["car-0"] * 4
    assert {way["heads"] for way in ways} == {"car-0-body"}
    starts, ends = zip(*(spaces_at(way["path"]) for way in ways), strict=True)
    assert list(starts[1:]) == list(ends[:-1]), "the next begins where the last ends"
    assert ends[-1] == pytest.approx(placed_at(table, "car-0", 0, shape), abs=0.06)


def test_driving_on_is_one_way_without_a_halt() -> None:
    table = moving(3, cars={0: (3, 0, 60)}).drive(0, 3)
    first, second, third = acts_of(table, "drove", 1)
    one = going_on(first, second)
    whole = one and going_on(one, third)
    assert whole is not None
    [way] = gestures(whole, "drive")
    assert way["length"] == sum(gestures(act, "drive")[0]["length"] for act in (first, second, third))
    assert spaces_at(way["path"])[1] == spaces_at(gestures(third, "drive")[0]["path"])[1]


def test_who_drives_faster_is_seen_to() -> None:
    slow, fast = (moving(1, cars={0: (3, 0, mph)}).drive(0) for mph in (20, 180))
    assert only(slow, "drove", "drive")["length"] > only(fast, "drove", "drive")["length"]
    assert only(slow, "drove", "drive")["sound"] == "engine-slow"
    assert only(fast, "drove", "drive")["sound"] == "engine-fast"


def test_a_new_speed_moves_the_needle_and_cards_paid_fly_to_the_discard_pile() -> None:
    table = position(hands={0: ["oil", "bump", "nitro"]}, cars={0: (3, 0, 20)}).speed(60).discard("oil")
    paid = only(table, "discarded", "fly", 0)
    assert (paid["start"], paid["end"], paid["takes"]) == ("hand-0-card-oil", "discard", "hand-0-card-oil")
    assert only(table, "discarded", "fly", 1)["start"] == "seat-0"
    [speed] = acts_of(table, "set-speed-to", 0)
    assert "needle-0" in [look["thing"] for look in gestures(speed, "look")]


def test_a_rammed_driver_is_told_so_and_both_cars_crash() -> None:
    table = moving(1, cars={0: (3, 0, 60), 1: (4, 0, 20)}).drive(0, 1, *[0] * 4)
    [act] = acts_of(table, "collided", 1)
    assert [harm["thing"] for harm in gestures(act, "harm")] == ["car-0-body", "car-1-body"]
    assert act.caption is not None and act.caption.id == "show-rammed-you"
    assert acts_of(table, "collided", 2)[0].caption is None


def test_a_tile_comes_from_the_deck_to_the_end_of_the_road() -> None:
    table = moving(1, tiles=("start", "st-a"), cars={0: (3, 0, 20)}).drive(0)
    assert only(table, "tile-laid", "fly")["end"] == "tile-9"


# ---- Dice --------------------------------------------------------------------------------------


def test_dice_show_their_faces_and_those_that_hit_count() -> None:
    table = moving(2, tiles=("start", "de-a", "st-a"), cars={0: (4, 0, 120)}, hands={0: ["oil"] * 4})
    table.drive(0).roll(2, 0, 1, 0, 0)
    [dice] = [gestures(act, "dice")[0] for act in acts_of(table, "threw")]
    assert dice["faces"] == ["art-hazard-die-2", "art-hazard-die-1"] + ["art-hazard-die-0"] * 3
    assert dice["counts"] == [True, True] + [False] * 3
    assert dice["place"] == "car-0"


def test_a_wipe_out_is_a_great_moment_with_its_points_counted_down() -> None:
    table = moving(2, tiles=("start", "de-a", "st-a"), cars={0: (4, 0, 120)}, hands={0: ["oil"]})
    table.drive(0).roll(1, 1, 1, 1)
    [act] = acts_of(table, "wiped-out")
    assert act.is_big
    assert [harm["how"] for harm in gestures(act, "harm")] == ["spin", "wipe-out"]
    assert gestures(act, "count")[0]["by"] == -20
    assert gestures(act, "fly")[0]["end"] == "wipes-0"


# ---- Fights ------------------------------------------------------------------------------------


def test_an_attack_is_told_to_whom_it_hits_and_a_missile_flies_there() -> None:
    table = fighting(cars={0: (3, 0, 20), 1: (6, 0, 20)}, hands={0: ["missile"]}).attack("missile", 1, 1, 0, 0, 0)
    shot = only(table, "fired", "shot")
    assert (shot["start"], shot["end"], shot["is_missile"]) == ("car-0", "car-1", True)
    [told] = acts_of(table, "attacked", 1)
    assert told.caption is not None and told.caption.id == "show-attacked-you"
    assert gestures(told, "fly")[0]["start"] == "seat-0"
    assert acts_of(table, "attacked", 2)[0].caption is None


def test_a_figure_that_is_run_over_flies_off_its_space_for_points() -> None:
    table = moving(1, cars={0: (4, 0, 20)})
    stand(table.state, 5, 0, "target-30")
    table.drive(0).roll(2, 0)
    [act] = acts_of(table, "ran-over")
    flight = gestures(act, "fly")[0]
    assert (flight["start"], flight["takes"], flight["end"]) == ("figure-5-0", "figure-5-0", "trophies-0")
    assert gestures(act, "count")[0]["by"] == 30


def test_looted_cards_are_seen_by_both_sides_alone() -> None:
    table = fighting(cars={0: (3, 0, 20), 1: (4, 0, 20)}, hands={0: ["pirate"], 1: ["oil"]}).attack("pirate", 1)
    faces = {seat: only(table, "lost-card", "fly", seat) for seat in (0, 1, 2, None)}
    assert faces[0]["art"] == faces[1]["art"] == "art-card-oil"
    assert faces[2]["art"] == faces[None]["art"] == "art-card-back"
    assert (faces[0]["start"], faces[0]["end"]) == ("seat-1", "hand-0-card-oil")
    assert (faces[1]["start"], faces[1]["end"]) == ("hand-1-card-oil", "seat-0")


def test_drawn_accessories_are_seen_by_their_driver_alone() -> None:
    table = fighting(cars={0: (3, 0, 20)}, hands={0: ["pitstop", "oil"]}).play("pitstop")
    for seat, is_seen in ((0, True), (1, False), (None, False)):
        turned = {gestures(act, "fly")[0]["turned"] for act in acts_of(table, "drew-accessory", seat)}
        assert ("art-card-back" not in turned) == is_seen


def test_a_fitted_accessory_comes_out_of_its_drivers_garage() -> None:
    table = fighting(cars={0: (3, 0, 20)}, hands={0: ["pitstop", "oil"]})
    stock(table.state, 0, "flame")
    table.play("pitstop").make(fit_move("flame"))
    assert only(table, "fitted", "fly", 0)["start"] == "hand-0-garage-flame"
    assert only(table, "fitted", "fly", 1)["start"] == "seat-0"
    assert only(table, "fitted", "fly", 1)["end"] == "gear-0-red"


# ---- The finish --------------------------------------------------------------------------------


@every_shape
def test_who_crosses_the_line_is_flagged_down_and_parks_behind_it(shape: str) -> None:
    table = moving(2, tiles=("start", "finish"), cars={0: (7, 0, 40)}).drive(0)
    [act] = acts_of(table, "crossed-the-line", 1, shape)
    assert act.is_big and gestures(act, "flag")[0]["place"] == "finish-line"
    assert gestures(act, "count")[0]["by"] == 100
    end = spaces_at(gestures(act, "drive")[0]["path"])[1]
    assert end == pytest.approx(placed_at(table, "car-0", 1, shape), abs=0.06)
