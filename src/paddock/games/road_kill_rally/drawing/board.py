"""The table of Road Kill Rally: the road with its cars, and the dashboards."""

from paddock.core.words import Words
from paddock.drawing import boards
from paddock.drawing.boards import (
    DESK_HIGH,
    DESK_SIZE,
    DESK_TOP,
    GAP,
    PHONE_GAP,
    PHONE_HIGH,
    PHONE_TOP,
    TALL,
    WIDE,
    race_sign,
    race_width,
    sentence_width,
    status,
)
from paddock.drawing.palette import BLUE, GREEN, RED
from paddock.drawing.plates import plate, wrapped
from paddock.games.road_kill_rally.drawing.dashboards import dashboard, dice_thrown
from paddock.games.road_kill_rally.drawing.roadside import road
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.table.scene import Scene
from paddock.games.road_kill_rally.table.views import View

DASHBOARD = 216  # its height
SENTENCE = 720  # pixels across at a desk, at most: the dice lie beside it


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """The road with its cars, and below it a dashboard for each driver."""
    scene = RoadScene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: RoadScene) -> str:
    """For a desk: the road runs from left to right."""
    seats = len(scene.view["cars"])
    across = (WIDE - GAP * (seats + 1)) / seats
    dashboards = [dashboard(scene, seat, GAP + (across + GAP) * seat, 506, across, DASHBOARD) for seat in range(seats)]
    drawn = road(scene, 0, 58, WIDE, 436, False)
    return boards.board(scene, WIDE, 506 + DASHBOARD + 8, wide_signs(scene), drawn, *dashboards)


def tall_board(scene: RoadScene) -> str:
    """For a phone: the road runs upwards, two dashboards in a row."""
    seats = len(scene.view["cars"])
    across = (TALL - 3 * GAP) / 2
    top = 62 + 520 + 8
    dashboards = [
        dashboard(
            scene, seat, GAP + (across + GAP) * (seat % 2), top + (DASHBOARD + 8) * (seat // 2), across, DASHBOARD
        )
        for seat in range(seats)
    ]
    deep = top + (DASHBOARD + 8) * -(-seats // 2)
    return boards.board(scene, TALL, deep, tall_signs(scene), road(scene, 0, 62, TALL, 520, True), *dashboards)


# ---- What is going on --------------------------------------------------------------------------


def wide_signs(scene: RoadScene) -> str:
    """The turn, the sentence of the moment, and the dice as they lie."""
    turn, (words, colour) = scene.speak(scene.game_turn), happening(scene)
    lines = wrapped(words, SENTENCE, DESK_HIGH, DESK_SIZE)
    left, across = GAP + race_width(turn) + 14, sentence_width(lines)
    sentence = status(words, lines, DESK_SIZE, colour, left, DESK_TOP, across, DESK_HIGH)
    return race_sign(turn) + sentence + dice_thrown(scene, left + across + 62, 14, 30, 9)


def tall_signs(scene: RoadScene) -> str:
    """The same over the width of a phone; the dice lie over the hand."""
    words, colour = happening(scene)
    first = 96 if scene.view["last_round"] is None else 112  # room to say which turn is the last
    left = GAP + first + PHONE_GAP
    rest = TALL - GAP - left
    turn = wrapped(scene.speak(scene.game_turn), first, PHONE_HIGH, 12)
    lines = wrapped(words, rest, PHONE_HIGH, 13)
    race = plate(GAP, PHONE_TOP, first, PHONE_HIGH, turn, 12, GREEN)
    return race + status(words, lines, 13, colour, left, PHONE_TOP, rest, PHONE_HIGH)


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and its colour: red for danger, green for the end, blue for all else."""
    if scene.view["over"]:
        return scene.say("drawing-winner", count=len(scene.winners), names=scene.winners), GREEN
    danger = scene.view["phase"] in ("crash-check", "declared", "defend", "lose-cards")
    return scene.question, RED if danger else BLUE
