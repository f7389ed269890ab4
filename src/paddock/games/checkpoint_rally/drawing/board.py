"""The table of Checkpoint Rally: the board, the watch, players, stack and row."""

from paddock.core.words import Words
from paddock.drawing import boards
from paddock.drawing.boards import GAP, TALL, WIDE
from paddock.games.checkpoint_rally.drawing.actions import reference
from paddock.games.checkpoint_rally.drawing.instruments import dial_at, watch_and_card
from paddock.games.checkpoint_rally.drawing.panels import player_panels, status
from paddock.games.checkpoint_rally.drawing.roadmap import Roadmap, roadmap
from paddock.games.checkpoint_rally.drawing.supply import supplies
from paddock.games.checkpoint_rally.drawing.watch_face import finished_car
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the board on the left, all else beside it."""
    place = Roadmap(GAP + 30, 58 + 30, 118, 30)
    left = place.x + box.SIDE * place.cell + place.deep + GAP
    room = WIDE - left - GAP
    count = len(scene.players)
    return boards.board(
        scene,
        WIDE,
        720,
        status(scene, GAP, 8, WIDE - 2 * GAP, 42, 18),
        watch_and_card(scene, left, 58, room, 248),
        *player_panels(scene, left, 313, room, 57, 4),
        reference(scene, left, 313 + 61 * count, room, 61 * (4 - count) - 4),
        supplies(scene, left, 562, room, 146, 82),
        roadmap(scene, place),
        *finished(scene, *dial_at(scene, left, 58, room, 248)),
    )


def tall_board(scene: Scene) -> str:
    """For a phone: everything below each other."""
    place = Roadmap(19, 62 + 17, 70.4, 17)
    y = place.y + box.SIDE * place.cell + place.deep + 8
    count = len(scene.players)
    return boards.board(
        scene,
        TALL,
        y + 150 + 48 * count + 118,
        status(scene, 4, 4, TALL - 8, 52, 14),
        watch_and_card(scene, 4, y, TALL - 8, 142),
        *player_panels(scene, 4, y + 150, TALL - 8, 44, 4),
        supplies(scene, 4, y + 150 + 48 * count, TALL - 8, 112, 58),
        roadmap(scene, place),
        *finished(scene, *dial_at(scene, 4, y, TALL - 8, 142)),
    )


def finished(scene: Scene, x: float, y: float, r: float) -> list[str]:
    """The cars on the watch."""
    seats = [seat for seat, player in enumerate(scene.view["players"]) if player["finished"]]
    return [finished_car(scene, seat, x, y, r) for seat in seats]
