"""The table of Road Rally USA: the map with the cars, and the drivers."""

from paddock.core.words import Words
from paddock.drawing import boards
from paddock.drawing.boards import GAP, TALL, WIDE, tall_status, wide_status
from paddock.drawing.lettering import shorten
from paddock.drawing.palette import BLUE, GREEN, RED
from paddock.drawing.plates import wrapped
from paddock.games.road_rally.drawing.drivers import large_driver, latest_stages, small_driver, turn_order
from paddock.games.road_rally.drawing.map import map_height, the_map
from paddock.games.road_rally.drawing.own_deck import own_deck, own_height
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import View

COLUMN = 304  # the drivers at a desk


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the map, and the drivers beside it."""
    w, most = WIDE - COLUMN - 3 * GAP, 640
    below = 116 + 98 * len(scene.players)
    high = max(map_height(scene, w, most, upright=False), below + own_height(scene) - 60)
    x = WIDE - COLUMN - GAP
    return boards.board(
        scene,
        WIDE,
        60 + high + GAP,
        wide_status(" – ".join(the_race(scene)), *happening(scene), x - GAP),
        latest_stages(scene, x, 10),
        the_map(scene, GAP, 60, w, high, False),
        turn_order(scene, x, 62, COLUMN),
        *(large_driver(scene, n + 1, seat, x, 116 + 98 * n, COLUMN, 90) for n, seat in enumerate(scene.standings)),
        own_deck(scene, x, below, COLUMN),
    )


def tall_board(scene: Scene) -> str:
    """For a phone: the map above the drivers, no higher than it must be, so that the hand is in sight with it."""
    w, most = TALL - 2 * GAP, 480
    high = map_height(scene, w, most, upright=True)
    latest = latest_stages(scene, GAP, 66 + high)
    y = 62 + high + (52 if latest else 8)
    return boards.board(
        scene,
        TALL,
        y + 46 + 38 * len(scene.players),
        tall_status(short_lines(the_race(scene)), *happening(scene)),
        the_map(scene, GAP, 62, w, high, True),
        latest,
        turn_order(scene, GAP, y, w),
        *(small_driver(scene, n + 1, seat, GAP, y + 46 + 38 * n, w, 34) for n, seat in enumerate(scene.standings)),
    )


# ---- What is going on --------------------------------------------------------------------------------


def the_race(scene: Scene) -> list[str]:
    """The round, and how far the first car has to go."""
    view = scene.view
    if not view["course"]["complete"]:
        return [scene.say("drawing-building")]
    left = view["finish"] - view["drivers"][view["order"][0]]["at"]
    return [scene.say("text-round", round=view["round"]), scene.say("drawing-to-go", count=left)]


def short_lines(told: list[str]) -> list[str]:
    """As two lines of a phone's first sign."""
    first, high, size = boards.PHONE_FIRST, boards.PHONE_HIGH, boards.PHONE_RACE
    return [shorten(line, size, first - 16) for each in told for line in wrapped(each, first, high, size)][:2]


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    view = scene.view
    if view["over"]:
        return scene.say(won_how(scene), name=scene.name(scene.standings[0])), GREEN
    if view["phase"] == "asked":
        if scene.acting:
            held = view["stage"] in scene.own_stages
            return scene.say("drawing-asked-own" if held else "drawing-asked-none", stage=view["stage"]), RED
        return scene.say("text-asked", stage=view["stage"]), RED
    if view["paying"]:
        id = "drawing-paying-own" if scene.acting else "text-paying"
        return scene.say(id, stage=view["stage"], seat=scene.turn, place=view["paying"]["place"]), RED
    if scene.acting and "store" in view.get("reach", ()):
        return scene.say("drawing-own-driving-store"), BLUE
    who = "own" if scene.acting else "other"
    return scene.say(f"drawing-{who}-{view['phase']}", seat=scene.turn), BLUE


def won_how(scene: Scene) -> str:
    """By points, or by the car that is ahead of another with as many."""
    first, second = (scene.view["scores"][seat] for seat in scene.standings[:2])
    return "drawing-winner-ahead" if first == second else "drawing-winner"
