"""What a move would do, as far as the player can foresee it: ghosts on the board, and what would be shown."""

import re
import secrets
from xml.etree import ElementTree

from paddock.core.game import Event
from paddock.core.race import Race
from paddock.core.views import view
from paddock.server.api.answers import Foreseen, Ghost, Moment
from paddock.server.pages.moments import alike, moments

SPACE = "{http://www.w3.org/2000/svg}"
WORLDS = 2  # what differs between them is chance, and no ghost
MOVING = {"moves", "lands"}  # classes of what a drawing lets move or arrive
SCALE = re.compile(r' transform="scale\([^)]*\)"| scale\([^)]*\)')

Things = dict[str, str]  # drawn things by their ids


def foreseen(race: Race, move: int, shape: str, language: str) -> Foreseen:
    """What a move of the seat to act does in every world that the seat holds possible."""
    seat = race.turn
    speak, drawing = race.game.words(language), race.game.drawing
    before = things(drawing.board(race.view(seat), speak, race.players, shape))
    boards: list[str] = []
    stories: list[list[Moment]] = []
    for _ in range(WORLDS):
        world = race.world(seat, secrets.randbits(63))
        race.game.play(world, move)
        boards.append(drawing.board(view(race.game, world, seat), speak, race.players, shape))
        events = [Event(race.step + 1, *numbers) for numbers in world.log]
        stories.append(list(moments(race, world, events, seat, shape, language)))
    return {"ghosts": ghosts(before, *boards), "moments": alike(*stories)}


def ghosts(before: Things, one: str, other: str) -> list[Ghost]:
    """The things that would be elsewhere, and alike on two boards. What is only larger or smaller stays where it is."""
    same = things(one).items() & things(other).items()
    around = surroundings(ElementTree.fromstring(one))
    there = {id: SCALE.sub("", svg) for id, svg in before.items()}
    return [
        {"id": id, "svg": svg, "within": around[id]} for id, svg in sorted(same) if there.get(id) != SCALE.sub("", svg)
    ]


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
