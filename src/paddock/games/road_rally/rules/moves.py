"""What each move number means. Nobody else reckons with them."""

from paddock.core.moves import Family, single
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box

DRIVE = 0
TAKE_SHORTCUT = DRIVE + box.PLAYS
STAY_ON_ROAD = TAKE_SHORTCUT + 1
SHUFFLE_FIRST = STAY_ON_ROAD + 1
DRAW_FIRST = SHUFFLE_FIRST + 1
PUT_NEXT = DRAW_FIRST + 1
LEAVE_ORDER = PUT_NEXT + box.KINDS
RESHUFFLE = LEAVE_ORDER + 1
KEEP_DECK = RESHUFFLE + 1
STAY_SILENT = KEEP_DECK + 1
SCORE_STAGE = STAY_SILENT + 1
TAKE_POINTS = SCORE_STAGE + 1
TAKE_CARDS = TAKE_POINTS + 1
BUILD = TAKE_CARDS + 1
MOVES = BUILD + box.COURSE_WAYS


@rule
def drive(play: int) -> int:
    """Play cards and drive."""
    return DRIVE + play


@rule
def is_drive(move: int) -> bool:
    """Whether it plays cards."""
    return move < TAKE_SHORTCUT


@rule
def play_of(move: int) -> int:
    """The play that a drive makes."""
    return move - DRIVE


@rule
def put_next(kind: int) -> int:
    """At the mechanic: a card that is the next to be drawn."""
    return PUT_NEXT + kind


@rule
def is_put_next(move: int) -> bool:
    """Whether it puts a card in order."""
    return PUT_NEXT <= move < LEAVE_ORDER


@rule
def kind_of(move: int) -> int:
    """The card that is put in order."""
    return move - PUT_NEXT


@rule
def build(way: int) -> int:
    """Lay a tile, to be driven in one of its directions."""
    return BUILD + way


@rule
def is_build(move: int) -> bool:
    """Whether it lays a tile."""
    return move >= BUILD


@rule
def way_of(move: int) -> int:
    """The tile that is laid and its direction, as a way."""
    return move - BUILD


FAMILIES = (
    Family("drive", DRIVE, box.PLAYS, drive, lambda move: (play_of(move),)),
    single("take-shortcut", TAKE_SHORTCUT),
    single("stay-on-road", STAY_ON_ROAD),
    single("shuffle-first", SHUFFLE_FIRST),
    single("draw-first", DRAW_FIRST),
    Family("put-next", PUT_NEXT, box.KINDS, put_next, lambda move: (kind_of(move),)),
    single("leave-order", LEAVE_ORDER),
    single("reshuffle", RESHUFFLE),
    single("keep-deck", KEEP_DECK),
    single("stay-silent", STAY_SILENT),
    single("score-stage", SCORE_STAGE),
    single("take-points", TAKE_POINTS),
    single("take-cards", TAKE_CARDS),
    Family("build", BUILD, box.COURSE_WAYS, build, lambda move: (way_of(move),)),
)
