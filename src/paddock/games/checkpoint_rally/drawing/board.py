"""The table of Checkpoint Rally: the board, the watch, players, stack and row."""

from paddock.core.words import Words
from paddock.drawing import boards
from paddock.drawing.boards import GAP, TALL, WIDE
from paddock.drawing.svg import group
from paddock.games.checkpoint_rally.drawing.actions import reference
from paddock.games.checkpoint_rally.drawing.instruments import watch_and_card
from paddock.games.checkpoint_rally.drawing.layout import SUPPLY, Dial, layout
from paddock.games.checkpoint_rally.drawing.panels import player_panels, standings, status
from paddock.games.checkpoint_rally.drawing.roadmap import roadmap
from paddock.games.checkpoint_rally.drawing.supply import supplies
from paddock.games.checkpoint_rally.drawing.watch_face import finished_car
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View

PANEL = 62  # from a player to the next on a phone


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the board on the left, all else beside it."""
    place = layout("wide")
    left, _, room, _ = place.watch
    count = len(scene.players)
    return boards.board(
        scene,
        WIDE,
        668,
        boards.signs("wide", status(scene, GAP, 8, WIDE - 2 * GAP, 42, 18), ""),
        group(watch_and_card(scene, place), id="watch-and-card"),
        group(*player_panels(scene, left, 287, room, 54, 4), id="standings"),
        reference(scene, left, 287 + 58 * count, room, 58 * (4 - count) - 4),
        group(supplies(scene, left, 520, room, 144, 82), id="supplies"),
        roadmap(scene, place.roadmap),
        *finished(scene, place.dial(scene.view)),
    )


def tall_board(scene: Scene) -> str:
    """For a phone: everything below each other."""
    place = layout("tall")
    y = place.watch.y
    count = len(scene.players)
    return boards.board(
        scene,
        TALL,
        y + 158 + PANEL * count,
        boards.signs("tall", status(scene, 4, 4, TALL - 8, 52, 14), standings(scene)),
        group(watch_and_card(scene, place), id="watch-and-card"),
        group(*player_panels(scene, 4, y + 158, TALL - 8, PANEL - 4, 4), id="standings"),
        group(supplies(scene, 4, y - SUPPLY - 4, TALL - 8, SUPPLY, 58), id="supplies"),
        roadmap(scene, place.roadmap),
        *finished(scene, place.dial(scene.view)),
    )


def finished(scene: Scene, dial: Dial) -> list[str]:
    """The cars on the watch."""
    seats = [seat for seat, player in enumerate(scene.view["players"]) if player["finished"]]
    return [finished_car(scene, seat, dial) for seat in seats]
