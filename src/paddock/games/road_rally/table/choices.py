"""Moves for people: the parts that one would touch, a name and a note."""

from paddock.core.game import Choice
from paddock.core.words import Say
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.course import is_backwards, tile_of
from paddock.games.road_rally.rules.decks import deck_size
from paddock.games.road_rally.rules.legality import at_store
from paddock.games.road_rally.rules.moves import (
    DRAW_FIRST,
    KEEP_DECK,
    LEAVE_ORDER,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    STAY_ON_ROAD,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    TAKE_SHORTCUT,
    is_build,
    is_drive,
    is_put_next,
    kind_of,
    play_of,
    way_of,
)
from paddock.games.road_rally.rules.plays import is_from_store, is_mixed, spaces_of
from paddock.games.road_rally.rules.stages import points_for
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.names import DIRECTIONS, listed, named
from paddock.games.road_rally.table.notes import build_note, cards_instead, drive_note, note_of, score_note, stop_notes

PLAIN_CHOICES = {
    TAKE_SHORTCUT: "shortcut",
    STAY_ON_ROAD: "stay-on-road",
    SHUFFLE_FIRST: "shuffle-first",
    DRAW_FIRST: "draw-first",
    LEAVE_ORDER: "leave-order",
    RESHUFFLE: "reshuffle",
    KEEP_DECK: "keep-deck",
    STAY_SILENT: "stay-silent",
    TAKE_POINTS: "points",
    TAKE_CARDS: "cards",
}
NOTED = {DRAW_FIRST: "note-draw-first", KEEP_DECK: "note-keep-deck"}


def choice(s: State, move: int) -> Choice:
    """A move as the parts that one would touch, with its name and its consequence."""
    if is_drive(move):
        return drive_choice(s, move)
    if is_put_next(move):
        return tuning_choice(s, move)
    if is_build(move):
        return building_choice(s, move)
    if move == SCORE_STAGE:
        return Choice(move, (f"stage:{s.stage + 1}",), Say("move-stage", stage=s.stage + 1), score_note(s))
    part = PLAIN_CHOICES[move]
    return Choice(move, (part,), Say(f"move-{part}", **facts_of(s, move)), plain_note(s, move))


def facts_of(s: State, move: int) -> dict[str, int]:
    """What the name of a plain choice speaks of."""
    if move == TAKE_SHORTCUT:
        return {"space": s.jump[s.landed]}
    if move == STAY_ON_ROAD:
        return {"space": s.landed}
    if move == STAY_SILENT:
        return {"stage": s.stage + 1}
    if move == TAKE_POINTS:
        return {"stage": s.stage + 1, "points": points_for(s, s.place, s.turn, s.scorer[s.stage])}
    if move == TAKE_CARDS:
        return {"stage": s.stage + 1, "count": cards_instead(s)}
    return {}


def plain_note(s: State, move: int) -> Say | None:
    """What a plain choice brings, where its name does not say it."""
    if move == TAKE_SHORTCUT:
        return note_of(stop_notes(s, s.jump[s.landed]))
    if move == STAY_ON_ROAD:
        return note_of(stop_notes(s, s.landed))
    return Say(NOTED[move], count=deck_size(s, s.turn)) if move in NOTED else None


def tuning_choice(s: State, move: int) -> Choice:
    """A card that a mechanic shows, to be drawn next."""
    kind = kind_of(move)
    return Choice(move, (f"next:{box.IDS[kind]}",), Say("move-put-next", card=named(kind), number=s.placed + 1))


def building_choice(s: State, move: int) -> Choice:
    """A tile and the way in which it is driven, and where the road leads after it."""
    way = way_of(move)
    name, direction = box.TILES[tile_of(way)], DIRECTIONS[is_backwards(way)]
    label = Say(f"move-build-{direction}", tile=name)
    return Choice(move, (f"tile:{name}", f"way:{direction}"), label, build_note(s, way))


def drive_choice(s: State, move: int) -> Choice:
    """Cards to drive with; from the general store one says so, unless the colours say it."""
    play = play_of(move)
    parts = tuple(f"card:{box.IDS[kind]}" for kind in range(box.KINDS) for _ in range(box.PLAY_CARDS[play][kind]))
    if is_from_store(play) and not is_mixed(play):
        parts = ("store", *parts)
    label = Say(
        "move-drive-store" if is_from_store(play) and at_store(s) else "move-drive",
        spaces=spaces_of(play),
        cards=listed(box.PLAY_CARDS[play]),
    )
    return Choice(move, parts, label, drive_note(s, play))
