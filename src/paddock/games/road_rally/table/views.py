"""What a seat may see of a race, named from nothing."""

from typing import Any, TypedDict

from paddock.core.views import Head
from paddock.games.road_rally.rules import box, codes, state
from paddock.games.road_rally.rules.course import BUILT, is_backwards, is_complete, tile_of
from paddock.games.road_rally.rules.decks import deck_size, hand_size
from paddock.games.road_rally.rules.driving import landing
from paddock.games.road_rally.rules.legality import legal
from paddock.games.road_rally.rules.moves import MOVES, play_of
from paddock.games.road_rally.rules.plays import colour_of, spaces_of
from paddock.games.road_rally.rules.scoring import CHECKPOINTS_LINE, points_so_far
from paddock.games.road_rally.rules.stages import may_still_score, points_for
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.notes import cards_instead

Cards = dict[str, int]  # how many there are of each, by id

PHASES = {
    state.BUILDING: "building",
    state.DRIVING: "driving",
    state.AT_SHORTCUT: "at-shortcut",
    state.AT_GAS: "at-gas",
    state.AT_MECHANIC: "at-mechanic",
    state.EMPTY_HANDED: "empty-handed",
    state.ASKED: "asked",
    state.POINTS_OR_CARDS: "points-or-cards",
}
FATES = {state.UNREACHED: "unreached", state.BYPASSED: "bypassed", state.SCORED: "scored"}


class Course(TypedDict):
    """The tiles between start and finish tile."""

    set: str
    tiles: list[tuple[str, bool]]  # in the order of the road, and whether each is driven backwards
    left: list[str]  # not laid
    count: int  # to be laid in all
    complete: bool
    built: bool  # by the drivers
    code: str | None  # the course of the letters needs none


class Stage(TypedDict):
    """A stage, and what has become of it."""

    number: int
    at: int  # its space
    fate: str
    scorer: int | None


class Driver(TypedDict):
    """A car, and what everybody knows of its driver."""

    at: int  # its space
    finished: bool
    hand: int  # cards
    deck: int
    discarded: Cards
    gained: int  # points since the latest resolution began
    checkpoints: int
    scored: list[int]  # stages
    tiles: list[int]  # of stages
    may_score: int  # stages


class Paying(TypedDict):
    """A low place that chooses between points and cards."""

    place: int
    points: int
    cards: int


class Own(TypedDict, total=False):
    """What only the driver sees."""

    hand: Cards
    deck: Cards
    top: list[str]  # of the own deck, as a mechanic showed it, the next to be drawn first
    stage_cards: list[int]  # that may still be scored, and those that were bypassed
    reach: dict[str, list[int]]  # the spaces that cards lead to, by their colour, for who is to drive


class Seen(Own):
    """What the game shows: the course, the cars, discards, sizes and points to all; own cards to their driver."""

    round: int
    course: Course
    finish: int  # the final space
    squares: list[str]  # by space
    shortcuts: list[tuple[int, int]]  # from a space to another
    stages: list[Stage]
    order: list[int]  # seats from the first car to the last
    line: list[int]  # seats in this round's turn order
    moved: int  # how many of them have begun their turn
    stage: int | None  # the one that is asked or paid for
    paying: Paying | None
    resolved: list[int]  # stages of the latest resolution
    placed: int  # cards that the mechanic's customer has put in order
    due: int | None  # cards to be drawn when the questions of a stop are answered
    drivers: list[Driver]  # by seat


class View(Head, Seen):
    """The same behind the head of every view."""


def view(s: State, seat: int | None) -> Seen:
    """The table, and for a driver the own cards."""
    seen: Seen = {
        "round": s.round,
        "course": course_in_view(s),
        "finish": s.finish,
        "squares": [box.SQUARES[s.square[space]] for space in range(s.finish)],
        "shortcuts": [(space, s.jump[space]) for space in range(s.finish) if s.jump[space]],
        "stages": [stage_in_view(s, stage) for stage in range(box.STAGES) if s.diner[stage]],
        "order": [s.order[place] for place in range(s.seats)],
        "line": [s.line[place] for place in range(s.seats)],
        "moved": s.moved,
        "stage": s.stage + 1 if s.phase in (state.ASKED, state.POINTS_OR_CARDS) and not s.over else None,
        "paying": paying_in_view(s),
        "resolved": [stage + 1 for stage in range(s.told_from, s.stage)],
        "placed": s.placed,
        "due": s.due if s.phase in (state.AT_SHORTCUT, state.AT_GAS, state.AT_MECHANIC) else None,
        "drivers": [driver_in_view(s, each) for each in range(s.seats)],
    }
    return seen if seat is None else {**seen, **own_view(s, seat)}


def phase(s: State) -> str | None:
    """What is being decided."""
    return PHASES[s.phase]


def course_in_view(s: State) -> Course:
    """The tiles laid so far, and those that are left; a complete course has a code."""
    ways = [s.way[place] for place in range(1, min(s.laid, s.tiles + 1))]
    tiles = [(box.TILES[tile_of(way)], bool(is_backwards(way))) for way in ways]
    laid = [name for name, _ in tiles]
    coded = is_complete(s) and s.variant != state.BASE
    return {
        "set": box.TILE_SETS[s.short_tiles],
        "tiles": tiles,
        "left": [name for name in box.TILES if name not in laid],
        "count": s.tiles,
        "complete": is_complete(s),
        "built": s.course == BUILT,
        "code": codes.write(codes.number_of(tuple(tiles)), s) if coded else None,
    }


def stage_in_view(s: State, stage: int) -> Stage:
    """A stage, and who scored it."""
    return {
        "number": stage + 1,
        "at": s.diner[stage],
        "fate": FATES[s.fate[stage]],
        "scorer": None if s.scorer[stage] == box.NOBODY else s.scorer[stage],
    }


def driver_in_view(s: State, seat: int) -> Driver:
    """A car and its driver."""
    return {
        "at": s.at[seat],
        "finished": s.finish > 0 and s.at[seat] == s.finish,
        "hand": hand_size(s, seat),
        "deck": deck_size(s, seat),
        "discarded": counted(s.discarded[seat]),
        "gained": points_so_far(s, seat) - s.points_before[seat],
        "checkpoints": s.won[seat][CHECKPOINTS_LINE] // box.CHECKPOINT_POINTS,
        "scored": [stage + 1 for stage in range(box.STAGES) if s.scorer[stage] == seat],
        "tiles": [stage + 1 for stage in range(box.STAGES) if s.tile_of[stage] == seat],
        "may_score": may_still_score(s, seat),
    }


def paying_in_view(s: State) -> Paying | None:
    """The place that chooses between points and cards."""
    if s.phase != state.POINTS_OR_CARDS or s.over:
        return None
    return {
        "place": s.place + 1,
        "points": points_for(s, s.place, s.turn, s.scorer[s.stage]),
        "cards": cards_instead(s),
    }


def own_view(s: State, seat: int) -> Own:
    """Hand, what the own deck holds, what a mechanic showed of it, stage cards, and where the hand leads."""
    known = [s.top[seat][k] for k in range(s.tops[seat])]
    live = may_still_score(s, seat) > 0
    own: Own = {
        "hand": counted(s.hand[seat]),
        "deck": counted([s.deck[seat][kind] + known.count(kind) for kind in range(box.KINDS)]),
        "top": [box.IDS[kind] for kind in known],
        "stage_cards": [k + 1 for k in range(box.STAGES) if live and s.holder[k] == seat and s.fate[k] != state.SCORED],
    }
    if seat == s.turn and s.phase == state.DRIVING and not s.over:
        own["reach"] = reach(s)
    return own


def reach(s: State) -> dict[str, list[int]]:
    """The spaces that the driver to act can come to, by the colour of the cards."""
    moves = [0] * MOVES
    found: dict[str, set[int]] = {}
    for play in map(play_of, moves[: legal(s, moves)]):
        colour = (*box.COLOURS, "store")[colour_of(play)]
        found.setdefault(colour, set()).add(landing(s, spaces_of(play)))
    return {colour: sorted(spaces) for colour, spaces in found.items()}


def counted(cards: Any) -> Cards:
    """Those that are there."""
    return {box.IDS[kind]: cards[kind] for kind in range(box.KINDS) if cards[kind]}


def holding(s: State, seat: int) -> tuple[str, ...]:
    """What a seat holds in its hand."""
    return tuple(f"card:{id}" for id in counted(s.hand[seat]))
