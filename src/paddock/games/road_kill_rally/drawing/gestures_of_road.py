"""What happens on the road: driving, passing, collisions, tiles, the pits and the finish."""

from typing import Any

from paddock.core.game import Event
from paddock.core.words import Say, Seat
from paddock.drawing.gestures import Act, Gesture, count, drive, flag, fly, harm, look, mark
from paddock.drawing.sounds import Sound
from paddock.drawing.svg import placed
from paddock.games.road_kill_rally.drawing.dashboards import needle_at
from paddock.games.road_kill_rally.drawing.roadside import hazard_art
from paddock.games.road_kill_rally.drawing.stage import Stage, engine, space, way
from paddock.games.road_kill_rally.rules import box

SPACE, SHORTEST = 420, 150  # milliseconds for a space at walking pace, and at least


def on_the_grid(event: Event, view: Any, shape: str) -> Act:
    """A car stands ready."""
    stage = Stage(event, view, shape)
    return Act(event.a, [[mark(stage.car, length=250, sound="engine-slow")]])


def faster_first(event: Event, view: Any, shape: str) -> Act:
    """Two cars that the dice have put into order."""
    return Act(event.a, [[mark(f"car-{event.a}", length=300, sound="horn")], [mark(f"car-{event.b}", length=200)]])


# ---- Speed -------------------------------------------------------------------------------------


def set_speed(event: Event, view: Any, shape: str) -> Act:
    """The needle moves; from now on the camera is there."""
    stage = Stage(event, view, shape)
    mph = box.STEP_MPH * event.b
    return Act(event.a, stage.at_cars([event.a], speed_gestures(stage, event.b, engine(mph), 400)))


def speed_now(event: Event, view: Any, shape: str) -> Act:
    """The needle moves."""
    return Act(event.a, [speed_gestures(Stage(event, view, shape), event.b, "tyres", 350)])


def speed_gestures(stage: Stage, speed_box: int, sound: Sound, length: int) -> list[Gesture]:
    """The needle on the dashboard, and the speed on one's own speedometer."""
    x, y = needle_at(len(stage.view["cars"]), stage.world.shape, speed_box)
    found: list[Gesture] = [look(f"needle-{stage.seat}", placed(x, y) or "", length=length, sound=sound)]
    if stage.is_own:
        found.append(mark(f"speed-{stage.seat}-{box.STEP_MPH * speed_box}", length=length))
    return found


# ---- Driving -----------------------------------------------------------------------------------


def drove(event: Event, view: Any, shape: str) -> Act:
    """A space along the road, the quicker the faster; the camera stands while its own car goes."""
    stage = Stage(event, view, shape)
    end, start = space(event.b), space(event.c)
    length = max(SHORTEST, SPACE - 2 * stage.mph)
    sound: Sound = "tyres" if start[1] != end[1] else engine(stage.mph)
    path = way(stage.world.laid, start, end)
    going = drive(stage.car, path, heads=stage.body, length=length, sound=sound)
    seen: list[Gesture] = [] if event.a == stage.world.focus else stage.looks(stage.seeing([start, end]), length)
    return Act(event.a, [[*seen, going]])


def set_back(event: Event, view: Any, shape: str) -> Act:
    """Back to the last empty space, in reverse."""
    stage = Stage(event, view, shape)
    end, start = space(event.b), space(event.c)
    path = way(stage.world.laid, start, end)
    return Act(event.a, [[drive(stage.car, path, length=450, sound="tyres")]])


def passed(event: Event, view: Any, shape: str) -> Act:
    """The card is spent, and the horn is blown."""
    stage = Stage(event, view, shape)
    thrown = stage.thrown(box.CARD_PASS.index(1))
    return Act(event.a, [[thrown, mark(f"car-{event.b}", length=300, sound="horn")]])


def jumped(event: Event, view: Any, shape: str) -> Act:
    """The jets roar."""
    stage = Stage(event, view, shape)
    return Act(event.a, [[mark(stage.car, length=300, sound="missile"), mark(f"car-{event.b}", length=300)]])


def dropped_hazard(event: Event, view: Any, shape: str) -> Act:
    """The card is spent, and what it drops falls from the car."""
    stage = Stage(event, view, shape)
    row, lane = space(event.c)
    card = box.CARD_DROPS.index(box.DROPPABLE.index(event.b))
    art = hazard_art(box.HAZARD_IDS[event.b], view["theme"])
    return Act(event.a, [[stage.thrown(card)], [fly(art, stage.car, f"space-{row}-{lane}", length=350, sound="tile")]])


def played_safe(event: Event, view: Any, shape: str) -> Act:
    """Slowly through it."""
    stage = Stage(event, view, shape)
    return Act(event.a, stage.at_cars([event.a], [mark(stage.car, length=400, sound="engine-slow")]))


def collided(event: Event, view: Any, shape: str) -> Act:
    """One car into another: both feel it."""
    stage = Stage(event, view, shape)
    caption = Say("show-rammed-you", seat=Seat(event.a)) if event.b == view["seat"] else None
    bang = [harm(stage.body, "crash"), harm(f"car-{event.b}-body", "crash")]
    return Act(event.a, stage.at_cars([event.a, event.b], bang), caption=caption)


def hit_a_wreck(event: Event, view: Any, shape: str) -> Act:
    """Into a wreck, and on."""
    stage = Stage(event, view, shape)
    return Act(event.a, stage.at_cars([event.a], [harm(stage.body, "crash")]))


def pit_stop(event: Event, view: Any, shape: str) -> Act:
    """The crew is ready."""
    stage = Stage(event, view, shape)
    return Act(event.a, stage.at_cars([event.a], [mark(stage.car, length=500, sound="token")]))


# ---- Tiles -------------------------------------------------------------------------------------


def tile_laid(event: Event, view: Any, shape: str) -> Act:
    """From the deck to the end of the road, where it lies from then on."""
    return Act(None, [[fly("art-road-tile", "map", f"tile-{event.c}", length=550, sound="tile")]])


def tile_returned(event: Event, view: Any, shape: str) -> Act:
    """It is held against the end of the road, and goes back."""
    there = fly("art-road-tile", "map", "road-end", length=350, sound="tile")
    return Act(None, [[there], [fly("art-road-tile", "road-end", "map", length=300, sound="card")]])


def figure_swapped(event: Event, view: Any, shape: str) -> Act:
    """Another figure is put onto the new tile."""
    row, lane = space(event.c)
    art = f"art-{view['theme']}-{box.TARGET_IDS[event.b]}"
    return Act(event.a, [[fly(art, "map", f"space-{row}-{lane}", length=400, sound="token")]])


# ---- The finish --------------------------------------------------------------------------------


def crossed_the_line(event: Event, view: Any, shape: str) -> Act:
    """The flag is waved, and the car parks behind the line."""
    stage = Stage(event, view, shape)
    line, (row, lane) = view["road"]["finish"], stage.world.place(event.a)
    path = way(stage.world.laid, (line, lane), (row, lane))
    parks = drive(stage.car, path, heads=stage.body, length=900, sound="crowd")
    won: list[Gesture] = [flag("finish-line")]
    if event.b <= len(box.PLACE_POINTS):
        won.append(count(stage.car, box.PLACE_POINTS[event.b - 1], length=1000))
    return Act(event.a, stage.at([(line, lane)], [*won, parks]), is_big=True)


def last_turn(event: Event, view: Any, shape: str) -> Act:
    """The end is near."""
    return Act(None, [[flag("finish-line", length=700)]])


def race_ended(event: Event, view: Any, shape: str) -> Act:
    """The flag for all, at the finish if the road has come to it."""
    stage, line = Stage(event, view, shape), view["road"]["finish"]
    if line is None:
        return Act(None, [[flag("road", length=1600, sound="crowd")]], is_big=True)
    return Act(None, stage.at([(line, 0)], [flag("finish-line", length=1600, sound="crowd")]), is_big=True)
