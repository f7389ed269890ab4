"""Ghosts: what would stand where after a move, as far as the player can foresee it."""

import secrets
from xml.etree import ElementTree

from paddock.core.race import Race
from paddock.core.views import view
from paddock.server.api.answers import Ghost

SPACE = "{http://www.w3.org/2000/svg}"
WORLDS = 2  # what differs between them is chance, and no ghost
MOVING = {"moves", "lands"}  # classes of what a drawing lets move or arrive

Things = dict[str, str]  # drawn things by their ids


def ghosts(race: Race, move: int, shape: str, language: str) -> list[Ghost]:
    """The things on the board that would be elsewhere after a move of the seat to act."""
    seat = race.turn
    speak, drawing = race.game.words(language), race.game.drawing
    before = things(drawing.board(race.view(seat), speak, race.players, shape))
    after: list[Things] = []
    for _ in range(WORLDS):
        world = race.world(seat, secrets.randbits(63))
        race.game.play(world, move)
        board = drawing.board(view(race.game, world, seat), speak, race.players, shape)
        after.append(things(board))
    foreseen = after[0].items() & after[1].items()
    around = surroundings(ElementTree.fromstring(board))
    return [{"id": id, "svg": svg, "within": around[id]} for id, svg in sorted(foreseen) if before.get(id) != svg]


def things(board: str) -> Things:
    """Everything on a board that moves or arrives."""
    ElementTree.register_namespace("", SPACE.strip("{}"))
    return {
        element.attrib["id"]: ElementTree.tostring(element, "unicode")
        for element in ElementTree.fromstring(board).iter(f"{SPACE}g")
        if "id" in element.attrib and MOVING & set(element.attrib.get("class", "").split())
    }


def surroundings(board: ElementTree.Element) -> dict[str, str | None]:
    """Directly within what each thing stands, by id; None where that has no id."""
    return {
        inner.attrib["id"]: outer.attrib.get("id") for outer in board.iter() for inner in outer if "id" in inner.attrib
    }
