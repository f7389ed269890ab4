"""What is seen of a rally: which tile flies from where to where, how cars and markers move, and who sees a face."""

from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.game import Event
from paddock.core.words import words
from paddock.drawing.gestures import Act, act_of
from paddock.games.checkpoint_rally import GAME
from tests.checkpoint_rally.position import EVENTS, Position, dealt, position

SHAPES = ("wide", "tall")
STRAIGHT, CURVE = ("H11", 1), ("H05", 2)  # from west to east, and from west to south
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


def gestures(seen: Act | Sequence[tuple[str, Act]], kind: str) -> list[dict[str, Any]]:
    all_of = [seen] if isinstance(seen, Act) else [act for _, act in seen]
    return [dict(gesture) for act in all_of for beat in act.beats for gesture in beat if gesture["kind"] == kind]


def flight(act: Act) -> tuple[str, str | None, str, str]:
    """The first flight: the tile as it leaves, as it arrives, from where, to where."""
    fly = gestures(act, "fly")[0]
    return fly["art"], fly["turned"], fly["start"], fly["end"]


def lies(table: Position, id: str, shape: str, seat: int | None = None) -> str:
    """Where a thing is drawn."""
    names = [f"P{seat}" for seat in range(table.state.seats)]
    board = GAME.drawing.board(table.seen(seat), words("en", GAME.package), names, shape)
    [thing] = [each for each in ElementTree.fromstring(board).iter() if each.get("id") == id]
    return thing.attrib["transform"].removeprefix("translate(").removesuffix(")")


def end_of(path: str) -> str:
    """The last point of a path."""
    return " ".join(path.replace("M", " ").replace("L", " ").replace("Q", " ").split()[-2:])


# ---- Tiles -------------------------------------------------------------------------------------


def test_a_drawn_tile_shows_its_face_to_its_player_alone() -> None:
    table = position(hand=["G01"], stack=["U01", "U02"]).draw()
    own = [fly for fly in gestures(acts(table, 0), "fly") if fly["start"] == "stack-top"]
    assert {(fly["turned"], fly["end"]) for fly in own} == {
        ("art-tile-U01-0", "held-0-U01"),
        ("art-tile-U02-0", "held-0-U02"),
    }
    for other in (1, None):
        seen = gestures([each for each in acts(table, other) if each[0] == "drew"], "fly")
        assert {(fly["art"], fly["turned"], fly["end"]) for fly in seen} == {("art-back", None, "seat-0")}


def test_a_tile_lands_as_it_is_turned() -> None:
    table = position(hand=["G01"]).place("G01", "C3", turn=3)
    assert flight(act(table, "placed", 1)) == ("art-back", "art-tile-G01-3", "seat-0", "cell-C3")
    own = gestures(act(table, "placed", 0), "fly")[0]
    assert (own["art"], own["start"], own["takes"]) == ("art-tile-G01-3", "held-0-G01", "hand-0-G01")


def test_what_is_replaced_leaves_before_the_new_tile_comes() -> None:
    table = position(board={"C3": ("U05", 2)}, hand=["G01"]).place("G01", "C3")
    assert [kind for kind, _ in acts(table)][:2] == ["replaced", "placed"]
    away = gestures(act(table, "replaced"), "fly")[0]
    assert (away["art"], away["start"], away["end"]) == ("art-tile-U05-2", "cell-C3", "discard-tile")
    assert away["takes"] == "tile-C3-U05-2"


def test_what_is_kept_flies_into_the_hand() -> None:
    table = position(board={"C3": ("U05", 2)}, hand=["G01"]).place("G01", "C3", keep=True)
    assert flight(act(table, "kept", 0))[3] == "held-0-U05"
    assert flight(act(table, "kept", 1))[3] == "seat-0"


def test_a_tile_of_the_row_is_taken_and_another_comes() -> None:
    table = position(row=["G01", "G02", "G03"], stack=["U01"]).take(1)
    assert flight(act(table, "took", 1)) == ("art-tile-G02-0", None, "row-tile-G02", "seat-0")
    assert flight(act(table, "row-tile", 1)) == ("art-back", "art-tile-U01-0", "stack-top", "row-1")


def test_a_refreshed_row_goes_to_the_discard_pile_together() -> None:
    table = position(row=["G01", "G02", "G03"], stack=["U01", "U02", "U03"]).refresh()
    [away] = act(table, "refreshed").beats
    flights = [dict(each) for each in away]
    assert [(fly["takes"], fly["end"]) for fly in flights] == [
        ("row-G01", "discard-tile"),
        ("row-G02", "discard-tile"),
        ("row-G03", "discard-tile"),
    ]


def test_the_stack_is_shuffled_when_the_discard_pile_becomes_it() -> None:
    table = position(stack=["U01"]).draw()
    assert [shuffle["place"] for shuffle in gestures(act(table, "reshuffled"), "shuffle")] == ["stack-top"]


# ---- Driving -----------------------------------------------------------------------------------


@every_shape
def test_a_car_drives_to_where_it_then_stands(shape: str) -> None:
    table = position(board={"B1": STRAIGHT}).drive("E")
    [drive] = gestures(act(table, "drove", 1, shape), "drive")
    assert drive["thing"] == "car-0"
    assert end_of(drive["path"]) == lies(table, "car-0", shape)


@every_shape
def test_two_tiles_are_driven_one_after_the_other(shape: str) -> None:
    table = position(board={"B1": STRAIGHT, "C1": ("H12", 1)}).drive("EE")
    first, second = gestures([each for each in acts(table, None, shape) if each[0] == "drove"], "drive")
    assert second["path"].startswith(f"M{end_of(first['path'])} ")
    assert end_of(second["path"]) == lies(table, "car-0", shape)


def test_a_drive_crosses_the_middle_of_the_edge_between_its_tiles() -> None:
    table = position(board={"B1": STRAIGHT})
    x, y = map(float, lies(table, "car-0", "wide").split())
    table.drive("E")
    end, _ = map(float, lies(table, "car-0", "wide").split())
    [drive] = gestures(act(table, "drove"), "drive")
    assert f" {(x + end) / 2:g} {y:g} " in drive["path"].replace("Q", "")


@every_shape
def test_a_car_stands_on_the_curve_that_it_drives_into(shape: str) -> None:
    table = position(board={"B1": CURVE})
    straight = position(board={"B1": STRAIGHT})
    curved = lies(table.drive("E"), "car-0", shape)
    assert curved != lies(straight.drive("E"), "car-0", shape)
    [drive] = gestures(act(table, "drove", None, shape), "drive")
    assert end_of(drive["path"]) == curved


@every_shape
def test_cars_on_one_tile_stand_side_by_side_at_the_end_of_a_drive(shape: str) -> None:
    table = position(at=("A1", "B1")).drive("E")
    [drive] = gestures(act(table, "drove", None, shape), "drive")
    assert end_of(drive["path"]) == lies(table, "car-0", shape) != lies(table, "car-1", shape)


@every_shape
def test_who_starts_drives_from_beside_the_corner(shape: str) -> None:
    table = dealt()
    seat, waits = table.turn, lies(table, f"car-{table.turn}", shape)
    [drive] = gestures(act(table.make(table.legal[0]), "started", None, shape), "drive")
    assert drive["path"].startswith(f"M{waits} ")
    assert end_of(drive["path"]) == lies(table, f"car-{seat}", shape)


# ---- Checkpoints and time ----------------------------------------------------------------------


def test_a_checkpoint_is_a_great_moment_and_brings_a_token() -> None:
    # B1 is a checkpoint of K01 on the map of four
    table = position(board={"B1": STRAIGHT}, options={"checkpoint-map": "four"}).drive("E")
    marked = act(table, "marked", 1)
    assert marked.is_big
    assert [mark["place"] for mark in gestures(marked, "mark")] == ["cell-B1"]
    assert flight(marked) == ("art-token-A", None, "flags-0", "mark-0-B1")


@every_shape
def test_who_finishes_is_waved_off_and_drives_onto_the_watch(shape: str) -> None:
    almost = {0: ["C2", "E3", "B4"]}  # of K01: B1 is left
    table = position(board={"B1": STRAIGHT}, tokens=almost, times=(20, 30)).drive("E")
    finished = act(table, "finished", 1, shape)
    assert finished.is_big
    assert [flag["place"] for flag in gestures(finished, "flag")] == ["car-0"]
    [drive] = gestures(finished, "drive")
    assert end_of(drive["path"]) == lies(table, "car-0", shape, 1)
    [count] = gestures(finished, "count")
    assert count["by"] == -2


@every_shape
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("time", [3, 14, 29])
def test_a_marker_goes_round_the_watch_to_where_it_then_lies(time: int, seat: int | None, shape: str) -> None:
    table = position(times=(time, time + 2), stack=["U01", "U02"]).draw()
    spent = act(table, "time-spent", seat, shape)
    [drive] = gestures(spent, "drive")
    assert drive["thing"] == "marker-0"
    assert end_of(drive["path"]) == lies(table, "marker-0", shape, seat)
    [count] = gestures(spent, "count")
    assert (count["place"], count["by"]) == ("time-0", 2)


def test_what_takes_no_time_moves_no_marker() -> None:
    table = position(row=["G01", "G02", "G03"]).take()
    assert "time-spent" not in table.log
