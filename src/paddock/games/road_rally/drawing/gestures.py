"""What happens, as it is seen: cards are thrown on the table, cars drive along the road, stages are won."""

from collections.abc import Iterator, Sequence
from itertools import cycle

from paddock.core.game import Event
from paddock.core.words import Say, Seat
from paddock.drawing.gestures import (
    Act,
    Beat,
    Count,
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
from paddock.drawing.hands import MOST
from paddock.drawing.sounds import Sound
from paddock.games.road_rally.drawing.board import map_room
from paddock.games.road_rally.drawing.land import place_of
from paddock.games.road_rally.drawing.lineup import Place, car_place, middle_of_grid, on_road
from paddock.games.road_rally.drawing.map import course_of, fitted
from paddock.games.road_rally.drawing.played import MIDDLE, TURNS, fan
from paddock.games.road_rally.drawing.ways import Leg, along_road, over_track
from paddock.games.road_rally.rules import box, events
from paddock.games.road_rally.rules.course import is_backwards, tile_of
from paddock.games.road_rally.rules.driving import ahead
from paddock.games.road_rally.rules.geometry import Course, quarters_turned
from paddock.games.road_rally.rules.plays import spaces_of
from paddock.games.road_rally.table.names import DIRECTIONS
from paddock.games.road_rally.table.telling import decoded
from paddock.games.road_rally.table.views import View

BACK = "art-card-back"
THROWN = 460  # milliseconds in which a card comes to lie on the table
TURNING = 160  # milliseconds in which a car turns round
OFF, A_SPACE, LONGEST = 240, 80, 1500  # milliseconds of a drive: at least, for each space, at most
ENGINES: dict[int, Sound] = {3: "engine-slow", 8: "engine", 99: "engine-fast"}  # up to so many spaces
SHORT = ("gas", "store", "mechanic")  # spaces that a caption names without their number


# ---- Before the race ---------------------------------------------------------------------------------


def tile_laid(event: Event, view: View, shape: str) -> Act:
    """The map makes room, then the tile flies to where the road ended."""
    course, name = drawn(view, shape), box.TILES[tile_of(event.b)]
    set_name, backwards = view["course"]["set"], bool(is_backwards(event.b))
    chosen = f"choose-{name}" if event.a == view["seat"] else None
    flight = fly(
        f"art-tile-{set_name}-{name}",
        chosen or f"seat-{event.a}",
        place_of(name, DIRECTIONS[backwards]),
        turn=90 * quarters_turned(set_name, course.tiles[event.c], backwards),
        takes=chosen,
        length=700,
        sound="tile",
    )
    room = fitted(course, map_room(view, shape)) or "translate(0 0)"
    return Act(event.a, [[look("course", room, length=350)], [flight]])


def course_laid(event: Event, view: View, shape: str) -> Act:
    """A flag where the race will end: behind the tile that was laid last, if the drivers have built the course."""
    name, backwards = view["course"]["tiles"][-1]
    end = place_of(name, DIRECTIONS[backwards]) if view["course"]["built"] else "finish"
    return Act(None, [[flag(end)]], caption=Say("show-course-laid", spaces=event.b))


def dealt(event: Event, view: View, shape: str) -> Act:
    """Everybody's first hand; then the own stage cards, and where their stages lie."""
    hands = [flight for seat in range(len(view["drivers"])) for flight in hand_dealt(view, seat)]
    stages = [
        mark(place, length=900)
        for number in view.get("stage_cards", [])
        for place in (f"stage-card-{number}", f"stage-tile-{number}")
    ]
    return Act(event.a, [hands, stages] if stages else [hands], caption=Say("show-dealt"))


def hand_dealt(view: View, seat: int) -> Iterator[Fly]:
    """Cards from a draw deck into a hand; the own ones turn over."""
    if seat != view["seat"]:
        yield fly(BACK, f"deck-{seat}", f"seat-{seat}", count=box.HAND, length=800)
        return
    for k, (name, number) in enumerate(view["hand"].items()):
        yield fly(BACK, f"deck-{seat}", f"hand-{seat}-place-{k}", turned=face(name), count=number, length=800)


def round_began(event: Event, view: View, shape: str) -> Act:
    """The first driver takes the first turn order tile."""
    caption = Say("show-round-began", round=event.a)
    return Act(event.b, [[mark(f"order-{event.b}", length=450, sound="token")]], caption=caption)


# ---- A turn ------------------------------------------------------------------------------------------


def drove(event: Event, view: View, shape: str) -> Act:
    """Cards onto the table, then the car along the road."""
    spaces = spaces_of(event.b)
    end = ahead(event.c, spaces, view["finish"])
    course = drawn(view, shape)
    at, goal = place_on(course, event.c), arrival(view, course, event.a, end)
    way = along_road(course, event.c, end, (at.x, at.y), (goal.x, goal.y))
    cards = [*played(event, view), look("acting", at.moved, length=THROWN)]
    caption = Say("show-drove", seat=Seat(event.a), spaces=spaces, where=where(view, end))
    return Act(event.a, [cards, *driven(event.a, way, goal, engine(spaces))], caption=caption)


def played(event: Event, view: View) -> list[Gesture]:
    """All cards of a play, thrown side by side."""
    kinds = [kind for kind, number in enumerate(box.PLAY_CARDS[event.b]) for _ in range(number)]
    thrown = zip(kinds, fan(len(kinds)), cycle(TURNS), strict=False)
    return [
        card_played(event.a, view, box.IDS[kind], kinds[:k].count(kind), place, turn)
        for k, (kind, place, turn) in enumerate(thrown)
    ]


def card_played(seat: int, view: View, name: str, before: int, place: int, turn: int) -> Fly:
    """A card onto the table, behind so many equal ones; it leaves the own hand, from another's it is turned over."""
    end = f"played-{place}"
    if seat != view["seat"]:
        return fly(BACK, f"seat-{seat}", end, turned=face(name), turn=turn, length=THROWN)
    start = f"hand-{seat}-card-{name}-{min(before, MOST - 1)}"
    return fly(face(name), start, end, turn=turn, takes=start, length=THROWN)


def took_shortcut(event: Event, view: View, shape: str) -> Act:
    """Straight over the dirt track."""
    course = drawn(view, shape)
    at, goal = place_on(course, event.b), arrival(view, course, event.a, event.c)
    way = over_track(course, event.b, event.c, (at.x, at.y), (goal.x, goal.y))
    caption = Say("show-took-shortcut", seat=Seat(event.a), where=where(view, event.c))
    return Act(event.a, driven(event.a, way, goal, "tyres"), caption=caption)


def driven(seat: int, way: Sequence[Leg], goal: Place, sound: Sound) -> list[Beat]:
    """The car, and the light around who acts, over each leg; where the road turns back the car turns round."""
    pieces = sum(leg.pieces for leg in way)
    whole = min(LONGEST, OFF + A_SPACE * pieces)
    beats: list[Beat] = []
    for k, leg in enumerate(way):
        length, heard = whole * leg.pieces // pieces, sound if k == 0 else "tyres"
        shown_as = goal._replace(look=leg.look).shown
        beats.append(
            [
                look(f"look-{seat}", shown_as, length=TURNING),
                drive(f"car-{seat}", leg.path, length=length, sound=heard),
                drive("acting", leg.path, length=length, sound=None),
            ]
        )
    return beats


def engine(spaces: int) -> Sound:
    """The further, the faster."""
    return next(sound for most, sound in ENGINES.items() if spaces <= most)


def drew(event: Event, view: View, shape: str) -> Act:
    """Cards from the own draw deck; their driver alone sees them."""
    seat, deck = event.a, f"deck-{event.a}"
    names = [box.IDS[kind] for kind in decoded(event.b)]
    cards = [fly(BACK, deck, in_hand(view, name), turned=face(name), length=480) for name in names]
    caption = Say("show-drew", seat=Seat(seat), count=event.c)
    return Act(seat, [cards or [fly(BACK, deck, f"seat-{seat}", count=event.c, length=380)]], caption=caption)


# ---- Where a move ends -------------------------------------------------------------------------------


def finished(event: Event, view: View, shape: str) -> Act:
    """The chequered flag."""
    car = mark(f"car-{event.a}", length=1000, sound="crowd")
    return Act(event.a, [[flag("finish"), car]], is_big=True)


def took_checkpoint(event: Event, view: View, shape: str) -> Act:
    """The flag goes from the road to its driver."""
    place = f"square-{event.b}"
    taken = fly("art-checkpoint", place, f"flags-{event.a}", takes=place, length=650, sound="checkpoint")
    caption = Say("show-took-checkpoint", seat=Seat(event.a))
    return Act(event.a, [[taken], [won(event.a, box.CHECKPOINT_POINTS)]], caption=caption)


def refuelled(event: Event, view: View, shape: str) -> Act:
    """Discards back into the draw deck."""
    deck = f"deck-{event.a}"
    back = [fly(BACK, f"played-{MIDDLE}", deck, count=min(event.c, 4), length=420)] if event.c else []
    caption = Say("show-refuelled", seat=Seat(event.a))
    return Act(event.a, [back, [shuffle(deck)]] if back else [[shuffle(deck)]], caption=caption)


def looked(event: Event, view: View, shape: str) -> Act:
    """The mechanic turns cards over, for their driver alone."""
    seat, deck = event.a, f"deck-{event.a}"
    caption = Say("show-looked", seat=Seat(seat), count=event.c)
    if event.b:
        kinds = dict.fromkeys(decoded(event.b))
        cards = [
            fly(BACK, deck, f"hand-{seat}-shown-{k}", turned=face(box.IDS[kind]), sound="flip")
            for k, kind in enumerate(kinds)
        ]
        return Act(seat, [cards], caption=caption)
    return Act(seat, [[mark(f"car-{seat}", sound="flip"), mark(deck)]], caption=caption)


def tuned(event: Event, view: View, shape: str) -> Act:
    """The cards go back on the draw deck."""
    seat, deck = event.a, f"deck-{event.a}"
    back = [
        fly(face(box.IDS[kind]), f"hand-{seat}-shown-{k}", deck, turned=BACK, length=420)
        for k, kind in enumerate(decoded(event.b))
    ]
    caption = Say("show-tuned", seat=Seat(seat), count=event.c)
    return Act(seat, [back or [mark(deck, length=350, sound="card")]], caption=caption)


def out_of_gas(event: Event, view: View, shape: str) -> Act:
    """The draw deck is empty."""
    return Act(event.a, [[mark(f"deck-{event.a}", length=700), mark(f"car-{event.a}", length=700, sound="horn")]])


def hand_was_empty(event: Event, view: View, shape: str) -> Act:
    """A car that stays where it is."""
    return Act(event.a, [[mark(f"seat-{event.a}"), mark(f"car-{event.a}", sound="horn")]])


def kept_deck(event: Event, view: View, shape: str) -> Act:
    """The draw deck stays as it is."""
    return Act(event.a, [[mark(f"deck-{event.a}", length=300)]])


# ---- Stages ------------------------------------------------------------------------------------------


def stage_gone(event: Event, view: View, shape: str) -> Act:
    """Nobody scored it."""
    return Act(None, [[mark(f"stage-tile-{event.a}", length=400, sound="tick")]])


def stage_scored(event: Event, view: View, shape: str) -> Act:
    """A stage card onto its diner; to be in front there is what the race is about."""
    seat, stage, is_first = event.a, event.b, event.c == 1
    own = seat == view["seat"]
    start, place = f"stage-card-{stage}" if own else f"seat-{seat}", f"stage-tile-{stage}"
    card = fly(f"art-stage-{stage}", start, place, takes=start if own else None, length=700)
    cheer = mark(f"car-{seat}", length=1000 if is_first else 500, sound="crowd" if is_first else "checkpoint")
    return Act(seat, [[card], [mark(place, length=cheer["length"]), cheer]], is_big=is_first)


def won_points(event: Event, view: View, shape: str) -> Act:
    """What a place is paid."""
    caption = Say("show-won-points", seat=Seat(event.a), points=event.c)
    return Act(event.a, [[won(event.a, event.c), mark(f"points-{event.a}", length=420)]], caption=caption)


def chose_cards(event: Event, view: View, shape: str) -> Act:
    """Cards follow instead of points."""
    return Act(event.a, [[mark(f"car-{event.a}", length=300)]])


def took_stage_tile(event: Event, view: View, shape: str) -> Act:
    """The tile from the diner to who is first there."""
    stage, seat = event.b, event.a
    place = f"stage-tile-{stage}"
    tile = fly(f"art-stage-{stage}", place, f"tiles-{seat}", takes=place, length=600, sound="token")
    return Act(seat, [[tile], [won(seat, box.STAGE_TILE_POINTS)]])


def limit_reached(event: Event, view: View, shape: str) -> Act:
    """Whoever has scored all he may."""
    caption = Say("show-limit-reached", seat=Seat(event.a))
    return Act(event.a, [[mark(f"driver-{event.a}", length=600)]], caption=caption)


# ---- The end -----------------------------------------------------------------------------------------


def finish_points(event: Event, view: View, shape: str) -> Act:
    """What a place in the final space is paid."""
    return Act(event.a, [[won(event.a, event.c, length=600), mark(f"points-{event.a}", length=600)]])


def total(event: Event, view: View, shape: str) -> Act:
    """Where a driver stands at the end, the winner under a flag."""
    seat, places = event.a, view["places"]
    if places is not None and places[seat] == 1:
        cheer = mark(f"driver-{seat}", length=1200, sound="crowd")
        return Act(seat, [[flag(f"points-{seat}", length=1200), cheer]], is_big=True)
    return Act(seat, [[mark(f"points-{seat}", length=400, sound="count")]])


def won(seat: int, points: int, length: int = 420) -> Count:
    """Points rise from a car."""
    return count(f"car-{seat}", points, length=length)


# ---- Where things are --------------------------------------------------------------------------------


def drawn(view: View, shape: str) -> Course:
    """The course as it lies on the map."""
    return course_of(view, upright=shape == "tall")


def place_on(course: Course, space: int) -> Place:
    """Where a car stands alone on a space, or somewhere on the grid."""
    return on_road(course, space) if space else middle_of_grid(course)


def arrival(view: View, course: Course, seat: int, space: int) -> Place:
    """Where a car comes to stand: as it is drawn, unless it has gone on since."""
    return car_place(view, seat, course) if view["drivers"][seat]["at"] == space else on_road(course, space)


def where(view: View, space: int) -> Say:
    """A space in a word: by what stands there, or by its number."""
    if space == view["finish"]:
        return Say("where-finish")
    square = view["squares"][space]
    if square in SHORT:
        return Say(f"show-{square}")
    stage = next((stage["number"] for stage in view["stages"] if stage["at"] == space), None)
    return Say("show-diner", stage=stage) if stage else Say("where-plain", space=space)


def in_hand(view: View, name: str) -> str:
    """Where cards of a kind lie in the hand of the seat that looks; with its other cards, if it has none any more."""
    held = list(view["hand"])
    return f"hand-{view['seat']}-place-{held.index(name)}" if name in held else f"seat-{view['seat']}"


def face(name: str) -> str:
    """A movement card from the front."""
    return f"art-card-{name}"


SHOWN: Shown = {
    events.COURSE_LAID: course_laid,
    events.TILE_LAID: tile_laid,
    events.DEALT: dealt,
    events.ROUND_BEGAN: round_began,
    events.DROVE: drove,
    events.TOOK_SHORTCUT: took_shortcut,
    events.FINISHED: finished,
    events.TOOK_CHECKPOINT: took_checkpoint,
    events.REFUELLED: refuelled,
    events.LOOKED: looked,
    events.TUNED: tuned,
    events.DREW: drew,
    events.OUT_OF_GAS: out_of_gas,
    events.HAND_WAS_EMPTY: hand_was_empty,
    events.KEPT_DECK: kept_deck,
    events.STAGE_BYPASSED: stage_gone,
    events.STAGE_SCORED: stage_scored,
    events.STAGE_CLOSED: stage_gone,
    events.WON_POINTS: won_points,
    events.CHOSE_CARDS: chose_cards,
    events.TOOK_STAGE_TILE: took_stage_tile,
    events.LIMIT_REACHED: limit_reached,
    events.FINISH_POINTS: finish_points,
    events.TOTAL: total,
}
QUIET: frozenset[int] = frozenset()

show = shown(SHOWN)
