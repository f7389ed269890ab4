"""The table of Road Rally USA: the map with the cars, and the drivers."""

from paddock.core.words import Words
from paddock.drawing import boards
from paddock.drawing.boards import GAP, LETTERS, TALL, WIDE, tall_status, wide_status
from paddock.drawing.lettering import shorten
from paddock.drawing.palette import BLUE, GREEN, RED
from paddock.drawing.plates import wrapped
from paddock.games.road_rally.drawing.drivers import large_driver, latest_stages, small_driver, standing, turn_order
from paddock.games.road_rally.drawing.map import Room, map_height, smallest_letters, the_map
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import View

COLUMN, DRIVER = 304, 60  # the drivers at a desk, and one of them on a phone


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the map, and the drivers beside it."""
    room, x = map_room(scene.view, "wide"), WIDE - COLUMN - GAP
    return boards.board(
        scene,
        WIDE,
        room.y + room.h + GAP,
        wide_status(" – ".join(the_race(scene)), *happening(scene), x - GAP, latest_stages(scene, x, 10)),
        the_map(scene, room),
        turn_order(scene, x, 62, COLUMN),
        *(large_driver(scene, n + 1, seat, x, 116 + 98 * n, COLUMN, 90) for n, seat in enumerate(scene.standings)),
    )


def tall_board(scene: Scene) -> str:
    """For a phone: the map above the drivers, no higher than it must be, so that the hand is in sight with it."""
    room = map_room(scene.view, "tall")
    drivers = boards.standings([standing(scene, seat) for seat in scene.standings])
    below = room.y + room.h
    latest = latest_stages(scene, GAP, below + 4)
    y = below + (52 if latest else 8)
    return boards.board(
        scene,
        TALL,
        y + 46 + DRIVER * len(scene.players),
        tall_status(short_lines(the_race(scene)), *happening(scene), drivers),
        the_map(scene, room),
        latest,
        turn_order(scene, GAP, y, room.w),
        *(
            small_driver(scene, n + 1, seat, GAP, y + 46 + DRIVER * n, room.w, DRIVER - 4)
            for n, seat in enumerate(scene.standings)
        ),
        letters=min(LETTERS["tall"], smallest_letters(scene.view, room)),
    )


def map_room(view: View, shape: str) -> Room:
    """Where the map is on a desk or on a phone."""
    if shape == "wide":
        w = WIDE - COLUMN - 3 * GAP
        high = max(map_height(view, w, 550, upright=False), below_drivers(view) - 60)
        return Room(GAP, 60, w, high, upright=False, card=50)
    w = TALL - 2 * GAP
    return Room(
        GAP, boards.above("tall", standings=True) + 4, w, map_height(view, w, 480, upright=True), upright=True, card=32
    )


def below_drivers(view: View) -> float:
    """Where the drivers of a desk end."""
    return 116 + 98 * len(view["drivers"])


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
