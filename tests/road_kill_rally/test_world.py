"""The world lies still and upright; the camera follows one's own car, shows others, and always says where that is."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from paddock.core.game import Event
from paddock.core.race import Race
from paddock.drawing.gestures import act_of
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.drawing.world import World
from tests.road_kill_rally.drawn import board, named, numbers, placed_at
from tests.road_kill_rally.position import Position, fighting, moving, position, stand

SHAPES = ("wide", "tall")
LONG = ("start", "st-a", "ge-a", "ge-b", "ha-a", "st-b", "st-c", "sb-a")
STRAIGHT = ("start", "st-a", "st-b", "st-c", "accident", "cows")
every_shape = pytest.mark.parametrize("shape", SHAPES)


def window(table: Position, id: str, seat: int | None, shape: str) -> tuple[float, float]:
    """Where in the window a thing of the world is seen."""
    x, y, *scale = numbers(named(board(table, seat, shape), "camera").get("transform", ""))
    at_x, at_y = placed_at(table, id, seat, shape)
    return x + scale[0] * at_x, y + scale[0] * at_y


def is_seen(table: Position, id: str, seat: int | None, shape: str) -> bool:
    (x, y), (w, h) = window(table, id, seat, shape), World(table.view(seat), shape).free
    return 0 < x < w and 0 < y < h


@every_shape
def test_a_space_is_at_the_same_place_whoever_looks_and_wherever_the_cars_are(shape: str) -> None:
    here = position(tiles=LONG, cars={0: (1, 0, 20), 1: (30, 1, 20)})
    there = position(tiles=LONG, cars={0: (20, 1, 20), 1: (30, 1, 20)})
    places = {placed_at(table, "car-1", seat, shape) for table, seat in product((here, there), (0, 1, None))}
    assert len(places) == 1


@every_shape
def test_nothing_in_the_world_is_turned_but_cars_and_chevrons(shape: str) -> None:
    camera = named(board(position(tiles=LONG, figures=True), 0, shape), "camera")
    turned = [each for each in camera.iter() if "rotate" in each.get("transform", "")]
    assert all(each.tag.endswith("path") or each.get("id", "").endswith("-body") for each in turned)
    assert "rotate" not in camera.get("transform", "")


@every_shape
def test_signs_figures_and_cars_move_with_the_road(shape: str) -> None:
    table = position(tiles=LONG, figures=True)
    camera = named(board(table, 0, shape), "camera")
    inside = {each.get("id") for each in camera.iter()} | {each.get("data-explains") for each in camera.iter()}
    assert {"car-0", "car-1", "car-2", "space-0-0", "figure-5-0", "tile:start"} <= inside


@every_shape
@pytest.mark.parametrize("row", range(0, 36, 5))
def test_ones_own_car_is_in_sight_with_the_road_ahead_whoever_acts(shape: str, row: int) -> None:
    table = position(tiles=LONG, cars={0: (0, 0, 20), 1: (row, 1, 20)})
    assert is_seen(table, "car-1", 1, shape)
    world = World(table.view(1), shape)
    end = min(row + 6, table.state.end_row - 1)
    assert all(world.sees(world.camera, world.laid.middle(each, 0)) for each in range(row, end))


@every_shape
@pytest.mark.parametrize("tiles", [LONG, ("start", "st-a", "st-b", "st-c", "accident"), ("start", *LONG[2:5], "de-a")])
def test_all_spaces_that_can_be_touched_are_in_sight(shape: str, tiles: tuple[str, ...]) -> None:
    table = moving(10, tiles=tiles, cars={0: (4, 0, 200), 1: (0, 0, 20), 2: (0, 1, 20)})
    world = World(table.view(0), shape)
    end = min(15, table.state.end_row)
    assert all(world.sees(world.camera, world.laid.middle(*space)) for space in product(range(5, end), (0, 1)))


@every_shape
def test_all_that_can_be_aimed_at_is_in_sight(shape: str) -> None:
    table = fighting(tiles=LONG, cars={0: (4, 0, 20), 1: (13, 0, 20)}, hands={0: ["missile"]})
    stand(table.state, 14, 0, "target-20")
    assert "targets" in table.view(0)
    assert is_seen(table, "car-1", 0, shape)
    assert is_seen(table, "car-0", 0, shape)


def race_with_far_cars() -> Position:
    return moving(1, tiles=STRAIGHT, cars={0: (24, 0, 20), 1: (2, 0, 20)})


@every_shape
def test_the_camera_goes_where_others_drive_and_ones_own_car_is_pointed_to_meanwhile(shape: str) -> None:
    table = race_with_far_cars()
    table.drive(0)
    view: Any = table.view(1)
    world = World(view, shape)
    [drove] = [Event(0, *numbers) for numbers in table.state.log if numbers[0] == 48]
    act = act_of(GAME, drove, view, shape)
    assert act is not None
    looks = {str(each["thing"]): each["transform"] for beat in act.beats for each in beat if each["kind"] == "look"}
    x, y, scale = numbers(looks["camera"])
    seen = replace(world.camera, x=x, y=y, scale=scale)
    assert world.sees(seen, world.at(0)) and not world.sees(seen, world.at(1))
    (at_x, at_y), (w, h) = numbers(looks["own"])[:2], world.free
    assert 0 < at_x < w and 0 < at_y < h and "scale" not in looks["own"]
    assert is_seen(table, "car-1", 1, shape), "the picture after is with one's own car again"


@every_shape
def test_a_car_out_of_sight_has_a_sign_with_its_distance(shape: str) -> None:
    table = race_with_far_cars()
    words = "".join(named(board(table, 1, shape), "chip-0").itertext())
    assert "+22" in words


def test_the_camera_of_a_watcher_is_with_the_car_that_acts() -> None:
    race = Race.start(GAME, 4, seed=3)
    for _ in range(60):
        race.play(GAME.policy_move(race.state))
    view: Any = race.view(None)
    assert World(view, "wide").focus == view["driver"]


@every_shape
def test_letters_in_the_world_are_large_enough_to_be_read(shape: str) -> None:
    drawing = named(board(moving(10, tiles=("start", "st-a", "st-b"), cars={0: (3, 0, 200)}), 0, shape), "camera")
    scale = numbers(drawing.get("transform", ""))[2]
    assert all(size >= 9.5 for size in sizes(drawing, scale))


def sizes(element: Any, scale: float) -> list[float]:
    """How large letters are in pixels, with all that is scaled around them."""
    found = [scale * float(element.get("font-size"))] if element.tag.endswith("text") else []
    for each in element:
        own = [float(n) for n in numbers(each.get("transform", "").partition("scale")[2])]
        found += sizes(each, scale * (own[0] if own else 1))
    return found
