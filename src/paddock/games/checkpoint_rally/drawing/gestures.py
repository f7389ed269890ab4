"""What happens, as it is seen: tiles fly, cars drive along the roads on them, markers go round the watch."""

from paddock.core.game import Event
from paddock.core.words import Say, Seat
from paddock.drawing.cars import CARS
from paddock.drawing.gestures import (
    Act,
    Drive,
    Fly,
    Gesture,
    Shown,
    count,
    drive,
    flag,
    fly,
    look,
    mark,
    shown,
    shuffle,
)
from paddock.drawing.sounds import Sound
from paddock.drawing.svg import number
from paddock.games.checkpoint_rally.drawing.country import ENDS, Point
from paddock.games.checkpoint_rally.drawing.layout import layout
from paddock.games.checkpoint_rally.drawing.roadmap import beside, car_place, stop_of
from paddock.games.checkpoint_rally.drawing.watch_face import RIM, at, finished_place, hand_angle, marker_place
from paddock.games.checkpoint_rally.rules import box, events
from paddock.games.checkpoint_rally.table.views import View

BACK = "art-back"
STACK, DISCARDS = "stack-top", "discard-tile"
CENTRE = box.CELL_IDS[box.CELLS // 2]
ROUND, A_MINUTE = 350, 50  # milliseconds that a marker takes round the watch: at least, and for each minute
ENGINES: dict[int, Sound] = {box.QUICK: "engine-fast", box.MEDIUM: "engine", box.SLOW: "engine-slow"}


# ---- Set-up ------------------------------------------------------------------------------------


def laid_out(event: Event, view: View, shape: str) -> Act:
    """The stack is ready, and somebody begins."""
    return Act(event.a, [[shuffle(STACK)]])


def chose_car(event: Event, view: View, shape: str) -> Act:
    """A car sheet to its player."""
    return Act(event.a, [[mark(f"player-{event.a}", sound="engine")]])


def started(event: Event, view: View, shape: str) -> Act:
    """The first tile into the corner, and the car onto it."""
    tile, turn, cell = events.what_was_laid(event.b)
    name = box.CELL_IDS[cell]
    roadmap = layout(shape).roadmap
    waits = beside(roadmap, view["players"][event.a]["corner"])
    goes = drive(f"car-{event.a}", f"M{point(waits)} L{point(stands(view, shape, event.a, cell))}", length=700)
    lands = from_hand(event, view, tile, f"cell-{name}", turn)
    return Act(event.a, [[lands], [goes]], caption=said_of_tile(event, "show-started"))


# ---- Tiles -------------------------------------------------------------------------------------


def drew(event: Event, view: View, shape: str) -> Act:
    """A tile to a player, who alone sees it."""
    is_known = event.b != box.NOTHING
    end = held_at(event.a, event.b, view) if is_known else f"seat-{event.a}"
    turned = art(event.b) if is_known else None
    return Act(event.a, [[fly(BACK, STACK, end, turned=turned, length=420, sound="tile")]])


def drew_nothing(event: Event, view: View, shape: str) -> Act:
    """The stack is empty."""
    return Act(event.a, [[mark("stack")]])


def acted_draw(event: Event, view: View, shape: str) -> Act:
    """Two tiles will be drawn."""
    return Act(event.a, [[mark("stack", length=300)]])


def placed(event: Event, view: View, shape: str) -> Act:
    """A tile onto the board, turned as it then lies."""
    tile, turn, cell = events.what_was_laid(event.b)
    name = box.CELL_IDS[cell]
    lands = from_hand(event, view, tile, f"cell-{name}", turn)
    return Act(event.a, [[lands]], caption=said_of_tile(event, "show-placed"))


def replaced(event: Event, view: View, shape: str) -> Act:
    """The tile that lay there goes onto the discard pile."""
    return Act(event.a, [[off_the_board(event, DISCARDS)]], caption=said_of_tile(event, "show-replaced"))


def kept(event: Event, view: View, shape: str) -> Act:
    """The tile that lay there goes into the hand."""
    tile, _, _ = events.what_was_laid(event.b)
    return Act(
        event.a, [[off_the_board(event, held_at(event.a, tile, view))]], caption=said_of_tile(event, "show-kept")
    )


def took(event: Event, view: View, shape: str) -> Act:
    """A tile of the row goes into the hand."""
    name = box.TILE_IDS[event.b]
    end = held_at(event.a, event.b, view)
    return Act(event.a, [[fly(art(event.b), f"row-tile-{name}", end, takes=f"row-{name}", sound="tile")]])


def discarded(event: Event, view: View, shape: str) -> Act:
    """A tile too many."""
    return Act(event.a, [[from_hand(event, view, event.b, DISCARDS)]])


def refreshed(event: Event, view: View, shape: str) -> Act:
    """The row goes onto the discard pile."""
    row = [(place, tile) for place, tile in enumerate(events.which_three(event.c)) if tile != box.NOTHING]
    away = [
        fly(art(tile), f"row-{place}", DISCARDS, takes=f"row-{box.TILE_IDS[tile]}", sound="tile") for place, tile in row
    ]
    return Act(event.a, [away])


def row_tile(event: Event, view: View, shape: str) -> Act:
    """A tile from the stack into the row."""
    return Act(None, [[fly(BACK, STACK, f"row-{event.b}", turned=art(event.a), length=400, sound="tile")]])


def reshuffled(event: Event, view: View, shape: str) -> Act:
    """The discard pile becomes the stack."""
    return Act(None, [[fly(BACK, DISCARDS, STACK, count=3, length=400, sound="tile")], [shuffle(STACK)]])


def said_of_tile(event: Event, id: str) -> Say:
    """What is said of a tile on the board, in fewer words than the log has."""
    tile, _, cell = events.what_was_laid(event.b)
    return Say(id, seat=Seat(event.a), name=box.TILE_IDS[tile], cell=box.CELL_IDS[cell], minutes=event.c)


# ---- Driving -----------------------------------------------------------------------------------


def drove(event: Event, view: View, shape: str) -> Act:
    """A car along the roads from one tile to the next."""
    start, end = events.which_way(event.b)
    side = box.NEXT[start].index(end)
    roadmap = layout(shape).roadmap
    out, into = roadmap.at(box.CELL_IDS[start], ENDS[side]), roadmap.middle(box.CELL_IDS[end])
    leaves = between(roadmap.middle(box.CELL_IDS[start]), out)
    enters = between(out, into)
    path = (
        f"M{point(roadmap.at(box.CELL_IDS[start], stop_of(view, box.CELL_IDS[start])))} Q{point(leaves)} {point(out)} "
        f"Q{point(enters)} {point(stands(view, shape, event.a, end))}"
    )
    length, sound = 450 + 110 * event.c, ENGINES[event.c]
    return Act(event.a, [[drive(f"car-{event.a}", path, length=length, sound=sound)]])


def marked(event: Event, view: View, shape: str) -> Act:
    """A checkpoint, and a token for it."""
    cell, car = box.CELL_IDS[event.b], CARS[event.a].letter
    seen: list[Gesture] = [
        mark(f"cell-{cell}", length=800, sound="checkpoint"),
        count(f"cell-{cell}", 1, unit=f"art-flag-{car}"),
    ]
    token = fly(f"art-token-{car}", f"flags-{event.a}", f"mark-{event.a}-{cell}", length=600, sound="token")
    return Act(event.a, [seen, [token]], is_big=True)


# ---- Time --------------------------------------------------------------------------------------


def time_spent(event: Event, view: View, shape: str) -> Act:
    """A marker goes round the watch, and its hand moves on to who acts next."""
    seat, before, after = event.a, event.b, event.c
    moves_on = look("watch-hand", f"rotate({number(hand_angle(view))})", length=ROUND + A_MINUTE * (after - before))
    seen: list[Gesture] = [count(f"time-{seat}", after - before, sound=None), moves_on]
    if not view["players"][seat]["finished"]:
        seen.append(round_the_watch(view, shape, seat, before, after))
    return Act(seat, [seen])


def round_the_watch(view: View, shape: str, seat: int, before: int, after: int) -> Drive:
    """Along the rim, then onto the markers that lie there already."""
    x, y, r = dial = layout(shape).dial(view)
    (a, b), (c, d) = at(before, r * RIM), at(after, r * RIM)
    is_last = view["players"][seat]["time"] == after
    lies = marker_place(view, seat, dial) if is_last else (x + c, y + d)
    path = f"M{point((x + a, y + b))} A{number(r * RIM)} {number(r * RIM)} 0 0 1 {point((x + c, y + d))} L{point(lies)}"
    return drive(f"marker-{seat}", path, length=ROUND + A_MINUTE * (after - before), sound="tick")


def line_crossed(event: Event, view: View, shape: str) -> Act:
    """A draw line gives a tile."""
    caption = Say("show-line-crossed", seat=Seat(event.a))
    return Act(event.a, [[mark(f"marker-{event.a}", sound="token")]], caption=caption)


def finished(event: Event, view: View, shape: str) -> Act:
    """A car has visited all checkpoints, and drives onto the watch."""
    seat, bonus = event.a, event.c
    car, place = f"car-{seat}", layout(shape)
    end = finished_place(view, seat, place.dial(view))
    path = f"M{point(place.roadmap.middle(CENTRE))} L{point(end)}"  # a drive begins where its car stands
    goes: list[Gesture] = [drive(car, path, length=1000, sound="engine-fast")]
    if bonus:
        goes.append(count(f"time-{seat}", -bonus))
    return Act(seat, [[flag(car, sound="crowd")], goes], is_big=True)


def one_chance(event: Event, view: View, shape: str) -> Act:
    """Everybody else has one chance."""
    return Act(event.a, [[mark("watch", length=900, sound="horn")]], is_big=True)


def chance_over(event: Event, view: View, shape: str) -> Act:
    """It is used up."""
    return Act(event.a, [[mark(f"player-{event.a}", length=700)]])


def time_is_up(event: Event, view: View, shape: str) -> Act:
    """The race is stopped."""
    return Act(None, [[mark("watch", length=1000, sound="hurry")]], is_big=True)


def race_ended(event: Event, view: View, shape: str) -> Act:
    """Nobody acts any more."""
    return Act(None, [[flag("watch")]])


# ---- Where things are --------------------------------------------------------------------------


def art(tile: int, turn: int = 0) -> str:
    """A tile as it lies, turned clockwise by so many quarters."""
    return f"art-tile-{box.TILE_IDS[tile]}-{turn}"


def held_at(seat: int, tile: int, view: View) -> str:
    """Where a tile lies in a hand: in the own one to be seen, in another's among the others."""
    name = box.TILE_IDS[tile]
    return f"held-{seat}-{name}" if seat == view["seat"] and name in view["hand"] else f"seat-{seat}"


def from_hand(event: Event, view: View, tile: int, end: str, turn: int = 0) -> Fly:
    """A tile from a hand: from the own one as it is turned there, from another's turning over on its way."""
    seat, name = event.a, box.TILE_IDS[tile]
    if seat != view["seat"]:
        return fly(BACK, f"seat-{seat}", end, turned=art(tile, turn), sound="tile")
    return fly(art(tile, turn), f"held-{seat}-{name}", end, takes=f"hand-{seat}-{name}", sound="tile")


def off_the_board(event: Event, end: str) -> Fly:
    """A tile that is replaced, as it lay."""
    tile, turn, cell = events.what_was_laid(event.b)
    name = box.CELL_IDS[cell]
    lay = f"tile-{name}-{box.TILE_IDS[tile]}-{turn}"
    return fly(art(tile, turn), f"cell-{name}", end, takes=lay, length=450, sound="tile")


def stands(view: View, shape: str, seat: int, cell: int) -> Point:
    """Where a car comes to stand on a cell, or stops before it goes on."""
    roadmap, name = layout(shape).roadmap, box.CELL_IDS[cell]
    if view["players"][seat]["cell"] == name:
        return car_place(view, roadmap, seat)
    return roadmap.at(name, stop_of(view, name))


def between(a: Point, b: Point) -> Point:
    """Half way from one point to another."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def point(place: Point) -> str:
    """A point of a path."""
    return f"{number(place[0])} {number(place[1])}"


SHOWN: Shown = {
    events.LAID_OUT: laid_out,
    events.CHOSE_CAR: chose_car,
    events.DREW: drew,
    events.DREW_NOTHING: drew_nothing,
    events.STARTED: started,
    events.PLACED: placed,
    events.REPLACED: replaced,
    events.KEPT: kept,
    events.DROVE: drove,
    events.MARKED: marked,
    events.REFRESHED: refreshed,
    events.ROW_TILE: row_tile,
    events.TOOK: took,
    events.DISCARDED: discarded,
    events.RESHUFFLED: reshuffled,
    events.ACTED_DRAW: acted_draw,
    events.LINE_CROSSED: line_crossed,
    events.FINISHED: finished,
    events.ONE_CHANCE: one_chance,
    events.CHANCE_OVER: chance_over,
    events.TIME_IS_UP: time_is_up,
    events.RACE_ENDED: race_ended,
    events.TIME_SPENT: time_spent,
}
QUIET: frozenset[int] = frozenset()

show = shown(SHOWN)
