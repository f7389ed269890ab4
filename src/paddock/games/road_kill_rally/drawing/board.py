"""The table of Road Kill Rally: the road with its cars, and the dashboards."""

from paddock.core.words import Words
from paddock.drawing import boards
from paddock.drawing.boards import (
    DESK_HIGH,
    DESK_SIZES,
    DESK_TOP,
    GAP,
    PHONE_GAP,
    PHONE_HIGH,
    PHONE_TOP,
    TALL,
    WIDE,
    above,
    race_sign,
    race_width,
    sentence,
    sentence_width,
    signs,
    status,
)
from paddock.drawing.palette import BLUE, GREEN, RED
from paddock.drawing.plates import plate, wrapped
from paddock.games.road_kill_rally.drawing.dashboards import dashboard, dashboard_width, dice_thrown
from paddock.games.road_kill_rally.drawing.roadside import road
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.traffic import strip_of_drivers
from paddock.games.road_kill_rally.drawing.world import WINDOWS
from paddock.games.road_kill_rally.table.scene import Scene
from paddock.games.road_kill_rally.table.views import View

DASHBOARD = {"wide": 234, "tall": 282}  # its height
SENTENCE = 720  # pixels across at a desk, at most: the dice lie beside it


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """The road with its cars, and below it a dashboard for each driver."""
    scene = RoadScene(view, speak, players, shape)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: RoadScene) -> str:
    """For a desk: the race starts to the right."""
    seats = len(scene.view["cars"])
    across, high = dashboard_width(seats, "wide"), DASHBOARD["wide"]
    dashboards = [dashboard(scene, seat, GAP + (across + GAP) * seat, 414, across, high) for seat in range(seats)]
    return boards.board(scene, WIDE, 414 + high + 8, wide_signs(scene), road(scene, 0, 58), *dashboards)


def tall_board(scene: RoadScene) -> str:
    """For a phone: the race starts upwards; two dashboards in a row."""
    seats = len(scene.view["cars"])
    across, high = dashboard_width(seats, "tall"), DASHBOARD["tall"]
    top = above("tall", standings=True)
    below = top + WINDOWS["tall"][1] + 8
    dashboards = [
        dashboard(scene, seat, GAP + (across + GAP) * (seat % 2), below + (high + 8) * (seat // 2), across, high)
        for seat in range(seats)
    ]
    deep = below + (high + 8) * -(-seats // 2)
    return boards.board(scene, TALL, deep, tall_signs(scene), road(scene, 0, top), *dashboards)


# ---- What is going on --------------------------------------------------------------------------


def wide_signs(scene: RoadScene) -> str:
    """The turn, the sentence of the moment, and the dice as they lie."""
    turn, (words, colour) = scene.speak(scene.game_turn), happening(scene)
    lines, size = sentence(words, SENTENCE, DESK_HIGH, DESK_SIZES)
    left, across = GAP + race_width(turn) + 14, sentence_width(lines, size)
    told = status(words, lines, size, colour, left, DESK_TOP, across, DESK_HIGH)
    return signs("wide", race_sign(turn), told, dice_thrown(scene, left + across + 62, 14, 30, 9))


def tall_signs(scene: RoadScene) -> str:
    """The same over the width of a phone; the dice lie over the road."""
    words, colour = happening(scene)
    first = 96 if scene.view["last_round"] is None else 112  # room to say which turn is the last
    left = GAP + first + PHONE_GAP
    rest = TALL - GAP - left
    turn = wrapped(scene.speak(scene.game_turn), first, PHONE_HIGH, 12)
    lines, size = sentence(words, rest, PHONE_HIGH, (13, 12))
    race = plate(GAP, PHONE_TOP, first, PHONE_HIGH, turn, 12, GREEN)
    told = status(words, lines, size, colour, left, PHONE_TOP, rest, PHONE_HIGH)
    return signs("tall", race, told, strip_of_drivers(scene))


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and its colour: red for danger, green for the end, blue for all else."""
    if scene.view["over"]:
        return scene.say("drawing-winner", count=len(scene.winners), names=scene.winners), GREEN
    danger = scene.view["phase"] in ("crash-check", "declared", "defend", "lose-cards")
    return scene.question, RED if danger else BLUE
