"""What is foreseen on the map: where a car would stop, where a tile would lie."""

import pytest

import paddock
from paddock.core.race import Race
from paddock.games.road_rally.rules.box import TILE_SETS, TILES
from paddock.games.road_rally.rules.geometry import laid_out
from paddock.server.api.answers import Foreseen
from paddock.server.pages.ghosts import foreseen
from tests.road_rally.rally import build_move

SETS = pytest.mark.parametrize("tiles_of", TILE_SETS)
SHAPES = pytest.mark.parametrize("shape", ["wide", "tall"])


def building() -> Race:
    """A course that the drivers are to build."""
    return paddock.start("road-rally-usa", seats=3, seed=2, variant="standard", course="built")


def standing(found: Foreseen) -> dict[str, str | None]:
    """Ghosts by id, and within what they stand."""
    return {ghost["id"]: ghost["within"] for ghost in found["ghosts"]}


@SHAPES
def test_the_ghost_of_a_drive_is_the_own_car_and_nothing_else(shape: str) -> None:
    race = paddock.start("road-rally-usa", seats=4, seed=5)
    for _ in range(12):
        if race.view(race.turn)["phase"] == "driving":
            cars = standing(foreseen(race, race.moves()[0], shape, "en"))
            assert cars.pop(f"car-{race.turn}") == "course"
            assert all(name.startswith("car-") for name in cars)
        race.play(race.moves()[0])


@SHAPES
def test_the_ghost_of_a_tile_lies_on_the_map_with_what_is_printed_on_it(shape: str) -> None:
    race = building()
    for tile in TILES[:3]:
        move = build_move(tile)
        assert standing(foreseen(race, move, shape, "en")) == {f"tile-{tile}": "course", f"print-{tile}": "course"}
        race.play(move)


@SHAPES
def test_behind_the_last_tile_the_finish_is_foreseen_and_nothing_moves(shape: str) -> None:
    race = building()
    for tile in TILES[:-1]:
        race.play(build_move(tile))
    found = standing(foreseen(race, build_move(TILES[-1]), shape, "en"))
    assert found == {f"tile-{TILES[-1]}": "course", "tile-finish": "course"}


@SETS
def test_a_tile_keeps_its_place_whatever_is_laid_behind_it(tiles_of: str) -> None:
    tiles = tuple((tile, False) for tile in TILES)
    complete = laid_out(tiles_of, tiles, True, None)
    for count in range(len(tiles)):
        assert laid_out(tiles_of, tiles[:count], False, None).tiles == complete.tiles[: count + 1]


@SETS
def test_there_is_room_in_the_frame_for_any_tile_more(tiles_of: str) -> None:
    for count in range(len(TILES)):
        laid = tuple((tile, False) for tile in TILES[:count])
        frame = laid_out(tiles_of, laid, False, None)
        for tile in TILES[count:]:
            for backwards in (False, True):
                more = laid_out(tiles_of, (*laid, (tile, backwards)), False, None).tiles[-1]
                assert all(0 <= x - frame.left < frame.columns for x, _ in more.cells)
                assert all(0 <= y - frame.top < frame.rows for _, y in more.cells)
