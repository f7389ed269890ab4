"""What is drawn of a table: where the own car drives, and what is foreseen of a card."""

from xml.etree import ElementTree

import pytest

import paddock
from paddock.core.race import Race
from paddock.core.words import words
from paddock.games.mille_bornes import GAME
from paddock.server.pages.ghosts import foreseen
from tests.mille_bornes.position import position

SHAPES = pytest.mark.parametrize("shape", ["wide", "tall"])


def drawn(race: Race, shape: str) -> set[str]:
    """The ids on the board of whoever is to act."""
    board = GAME.drawing.board(race.view(race.turn), words("en", GAME.package), race.players, shape)
    return {each.attrib["id"] for each in ElementTree.fromstring(board).iter() if "id" in each.attrib}


@SHAPES
@pytest.mark.parametrize("seats", [2, 3])
def test_the_own_car_drives_in_the_nearest_lane(seats: int, shape: str) -> None:
    for seat in range(seats):
        view, names = position(seats).seen(seat), [f"P{seat}" for seat in range(seats)]
        board = ElementTree.fromstring(GAME.drawing.board(view, words("en", GAME.package), names, shape))
        cars = {
            each.attrib["id"]: each.attrib["transform"] for each in board.iter() if "moves" in each.get("class", "")
        }
        depths = {id: float(place.strip(")").split()[1]) for id, place in cars.items()}
        assert max(depths, key=lambda id: depths[id]) == f"car-{seat}"


@SHAPES
def test_every_card_that_goes_somewhere_has_a_ghost_there(shape: str) -> None:
    race = paddock.start("mille-bornes", seats=3, seed=4)
    for _ in range(25):
        ids = drawn(race, shape)
        for move in race.moves():
            card, *places = race.choice(move).parts
            if places and card != "card:end-of-limit":  # that one takes a card away instead
                ghosts = foreseen(race, move, shape, "en")["ghosts"]
                assert ghosts
                assert all(ghost["id"] in ids or ghost["within"] in ids for ghost in ghosts)
        race.play(GAME.policy_move(race.state))
