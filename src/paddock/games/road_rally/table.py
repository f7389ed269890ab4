"""Road Rally USA for people: views, moves in words and parts, reasons, the log. Plain Python, never compiled."""

from typing import Any

from paddock.core.game import Choice, Event, names
from paddock.core.words import Say, Seat
from paddock.games.road_rally import happenings, verdicts
from paddock.games.road_rally.codes import code_of
from paddock.games.road_rally.components import (
    CARDS_INSTEAD,
    CHECKPOINT,
    CHECKPOINT_POINTS,
    COLOURS,
    DINER,
    DRAW,
    FLAG_TAKEN,
    GAS,
    IDS,
    KINDS,
    LAST_PLACE_DRAW,
    NOBODY,
    PLAIN,
    PLAY_CARDS,
    PLAYS,
    RED,
    SQUARES,
    STAGES,
    STORE,
    TILE_SETS,
    TILES,
    TRIGGER_FACTOR,
    VALUE,
)
from paddock.games.road_rally.course import BUILT
from paddock.games.road_rally.dealing import CODE, deck_size, hand_size
from paddock.games.road_rally.driving import TILE, colour_of, place_of, spaces_of
from paddock.games.road_rally.happenings import (
    CHOSE_CARDS,
    COURSE_LAID,
    DREW,
    DROVE,
    LOOKED,
    TILE_LAID,
    TOOK_SHORTCUT,
    TUNED,
)
from paddock.games.road_rally.legality import at_store, is_mixed, legal
from paddock.games.road_rally.moves import (
    BUILD,
    DRAW_FIRST,
    DRIVE,
    KEEP_DECK,
    LEAVE_ORDER,
    MOVES,
    PUT_NEXT,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    STAY_ON_ROAD,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    TAKE_SHORTCUT,
)
from paddock.games.road_rally.picture import picture
from paddock.games.road_rally.scoring import CHECKPOINTS_LINE, points_so_far
from paddock.games.road_rally.stages import may_still_score, points_for
from paddock.games.road_rally.state import (
    ASKED,
    AT_GAS,
    AT_MECHANIC,
    AT_SHORTCUT,
    BUILDING,
    BYPASSED,
    DEMO,
    DRIVING,
    EMPTY_HANDED,
    POINTS_OR_CARDS,
    SCORED,
    UNREACHED,
    State,
)

__all__ = ["choice", "glossary", "picture", "reaction", "tell", "thinkable", "view", "why_not"]

PHASES = {
    BUILDING: "building",
    DRIVING: "driving",
    AT_SHORTCUT: "at-shortcut",
    AT_GAS: "at-gas",
    AT_MECHANIC: "at-mechanic",
    EMPTY_HANDED: "empty-handed",
    ASKED: "asked",
    POINTS_OR_CARDS: "points-or-cards",
}
FATES = {UNREACHED: "unreached", BYPASSED: "bypassed", SCORED: "scored"}
REASONS = names(verdicts)
HAPPENINGS = names(happenings)
DIRECTIONS = ("forwards", "backwards")


# ---- What a seat may see -----------------------------------------------------------------------------


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The course, the cars, discards, sizes and points are open to all; own cards are for their driver."""
    seen: dict[str, Any] = {
        "seat": seat,
        "turn": None if s.over else s.turn,
        "over": bool(s.over),
        "phase": None if s.over else PHASES[s.phase],
        "round": s.round,
        "course": course_in_view(s),
        "finish": s.finish,
        "squares": [SQUARES[s.square[space]] for space in range(s.finish)],
        "shortcuts": [[space, s.jump[space]] for space in range(s.finish) if s.jump[space]],
        "stages": [stage_in_view(s, stage) for stage in range(STAGES) if s.diner[stage]],
        "order": [s.order[place] for place in range(s.seats)],
        "line": [s.line[place] for place in range(s.seats)],
        "moved": s.moved,
        "stage": s.stage + 1 if s.phase in (ASKED, POINTS_OR_CARDS) and not s.over else None,
        "paying": paying_in_view(s),
        "resolved": [stage + 1 for stage in range(s.told_from, s.stage)],
        "placed": s.placed,
        "due": s.due if s.phase in (AT_SHORTCUT, AT_GAS, AT_MECHANIC) else None,
        "drivers": [driver_in_view(s, each) for each in range(s.seats)],
    }
    if seat is not None:
        seen |= own_in_view(s, seat)
    return seen


def course_in_view(s: State) -> dict[str, Any]:
    """The tiles in the order of the road; the start tile lies before them, the finish tile after the last."""
    ways = [s.way[place] for place in range(1, min(s.laid, s.tiles + 1))]
    tiles = [(TILES[way // 2], bool(way % 2)) for way in ways]
    complete = s.laid == s.tiles + 2
    return {
        "set": TILE_SETS[s.short_tiles],
        "tiles": [list(tile) for tile in tiles],
        "complete": complete,
        "built": s.course == BUILT,
        "code": code_of(tuple(tiles)) if complete else None,
    }


def stage_in_view(s: State, stage: int) -> dict[str, Any]:
    """A stage, and who scored it."""
    return {
        "number": stage + 1,
        "at": s.diner[stage],
        "fate": FATES[s.fate[stage]],
        "scorer": somebody(s.scorer[stage]),
        "tile": somebody(s.tile_of[stage]),
    }


def driver_in_view(s: State, seat: int) -> dict[str, Any]:
    """A car and what everybody knows of its driver."""
    return {
        "at": s.at[seat],
        "finished": s.finish > 0 and s.at[seat] == s.finish,
        "hand": hand_size(s, seat),
        "deck": deck_size(s, seat),
        "discarded": counted(s.discarded[seat]),
        "points": points_so_far(s, seat),
        "gained": points_so_far(s, seat) - s.points_before[seat],
        "checkpoints": s.won[seat][CHECKPOINTS_LINE] // CHECKPOINT_POINTS,
        "scored": [stage + 1 for stage in range(STAGES) if s.scorer[stage] == seat],
        "tiles": [stage + 1 for stage in range(STAGES) if s.tile_of[stage] == seat],
        "may_score": may_still_score(s, seat),
    }


def own_in_view(s: State, seat: int) -> dict[str, Any]:
    """Hand, stage cards, what the own deck holds, and what a mechanic showed of it."""
    live = may_still_score(s, seat) > 0
    own: dict[str, Any] = {
        "hand": counted(s.hand[seat]),
        "deck": counted([s.deck[seat][kind] + known(s, seat).count(kind) for kind in range(KINDS)]),
        "top": [IDS[kind] for kind in known(s, seat)],
        "stage_cards": [k + 1 for k in range(STAGES) if live and s.holder[k] == seat and s.fate[k] != SCORED],
    }
    if seat == s.turn and s.phase == DRIVING and not s.over:
        own["reach"] = reach(s)
    return own


def known(s: State, seat: int) -> list[int]:
    """The cards on top of a deck that its driver has seen."""
    return [s.top[seat][k] for k in range(s.tops[seat])]


def reach(s: State) -> dict[str, list[int]]:
    """The spaces that the driver to act can come to, by the colour of the cards."""
    moves = [0] * MOVES
    found: dict[str, set[int]] = {}
    for move in moves[: legal(s, moves)]:
        colour = (*COLOURS, "store")[colour_of(move - DRIVE)]
        found.setdefault(colour, set()).add(landing(s, move - DRIVE))
    return {colour: sorted(spaces) for colour, spaces in found.items()}


def landing(s: State, play: int) -> int:
    """Where a play leads the car to act."""
    return min(s.at[s.turn] + spaces_of(play), s.finish)


def paying_in_view(s: State) -> dict[str, Any] | None:
    """The place that chooses between points and cards."""
    if s.phase != POINTS_OR_CARDS or s.over:
        return None
    return {"place": s.place + 1, "points": points_for(s, s.place, s.turn), "cards": CARDS_INSTEAD}


def counted(cards: Any) -> dict[str, int]:
    """Cards by id."""
    return {IDS[kind]: cards[kind] for kind in range(KINDS) if cards[kind]}


def somebody(seat: int) -> int | None:
    """None for nobody."""
    return None if seat == NOBODY else seat


# ---- Moves -------------------------------------------------------------------------------------------


def choice(s: State, move: int) -> Choice:
    """A move as the parts that one would touch, with its name and its consequence."""
    if DRIVE <= move < DRIVE + PLAYS:
        return drive_choice(s, move)
    if PUT_NEXT <= move < LEAVE_ORDER:
        kind = move - PUT_NEXT
        return Choice(move, (f"next:{IDS[kind]}",), Say("move-put-next", card=named(kind), number=s.placed + 1))
    if move >= BUILD:
        tile, backwards = divmod(move - BUILD, 2)
        direction = DIRECTIONS[backwards]
        return Choice(
            move, (f"tile:{TILES[tile]}", f"way:{direction}"), Say(f"move-build-{direction}", tile=TILES[tile])
        )
    part, facts, note = PLAIN_CHOICES[move], {}, None
    if move == SCORE_STAGE:
        part = f"stage:{s.stage + 1}"
        note = score_note(s)
    if move in (SCORE_STAGE, STAY_SILENT):
        facts = {"stage": s.stage + 1}
    elif move == TAKE_POINTS:
        facts = {"points": points_for(s, s.place, s.turn), "stage": s.stage + 1}
    elif move == TAKE_CARDS:
        facts = {"count": min(CARDS_INSTEAD, deck_size(s, s.turn)), "stage": s.stage + 1}
    elif move == TAKE_SHORTCUT:
        end = s.jump[s.landed]
        facts, note = {"space": end}, note_of(stop_notes(s, end))
    elif move == STAY_ON_ROAD:
        facts, note = {"space": s.landed}, note_of(stop_notes(s, s.landed))
    elif move in NOTED:
        note = Say(NOTED[move], count=deck_size(s, s.turn))
    return Choice(move, (part,), Say(f"move-{part.partition(':')[0]}", **facts), note)


PLAIN_CHOICES = {
    TAKE_SHORTCUT: "shortcut",
    STAY_ON_ROAD: "stay-on-road",
    SHUFFLE_FIRST: "shuffle-first",
    DRAW_FIRST: "draw-first",
    LEAVE_ORDER: "leave-order",
    RESHUFFLE: "reshuffle",
    KEEP_DECK: "keep-deck",
    STAY_SILENT: "stay-silent",
    SCORE_STAGE: "stage",
    TAKE_POINTS: "points",
    TAKE_CARDS: "cards",
}
NOTED = {DRAW_FIRST: "note-draw-first", KEEP_DECK: "note-keep-deck"}


def drive_choice(s: State, move: int) -> Choice:
    """Cards to drive with; from the general store one says so, unless the colours say it."""
    play = move - DRIVE
    parts = tuple(f"card:{IDS[kind]}" for kind in range(KINDS) for _ in range(PLAY_CARDS[play][kind]))
    if play >= STORE and not is_mixed(play):
        parts = ("store", *parts)
    label = Say(
        "move-drive-store" if play >= STORE and at_store(s) else "move-drive",
        spaces=spaces_of(play),
        cards=listed(PLAY_CARDS[play]),
    )
    return Choice(move, parts, label, drive_note(s, play))


def drive_note(s: State, play: int) -> Say:
    """Where a play leads, which stages it reaches, how many cards follow it and which it keeps."""
    space = landing(s, play)
    notes = [*stop_notes(s, space), *reached_notes(s, space)]
    passed = [flag for flag in flags_taken(s, space) if flag < space]
    if passed:
        notes.append(Say("note-passes", count=len(passed), points=CHECKPOINT_POINTS * len(passed)))
    if space < s.finish:
        notes.append(Say("note-draws", count=will_draw(s, play, space)))
    ahead = own_stage_ahead(s, space)
    if ahead and not any(PLAY_CARDS[play][2 * RED :]) and s.diner[ahead - 1] - space <= red_spaces(s):
        notes.append(Say("note-keeps-reds", stage=ahead))
    return note_of(notes)


def note_of(notes: list[Say]) -> Say:
    """Some notes as one line."""
    return Say("note", notes=tuple(notes))


def stop_notes(s: State, space: int) -> list[Say]:
    """What stands where the car would stop."""
    if space == s.finish:
        done = sum(s.at[seat] == s.finish for seat in range(s.seats))
        return [Say("note-stop-finish", place=done + 1)]
    notes = [Say(f"note-stop-{SQUARES[s.square[space]]}", space=space, stage=stage_at(s, space))]
    if s.jump[space] and s.phase == DRIVING:
        notes.append(Say("note-stop-shortcut", space=s.jump[space]))
    return notes


def reached_notes(s: State, space: int) -> list[Say]:
    """The stages that this car would be the first to reach, the own ones told apart."""
    first = s.at[s.order[0]]
    found = [k for k in range(s.stage, STAGES) if s.diner[k] and first < s.diner[k] <= space]
    live = may_still_score(s, s.turn) > 0
    own = tuple(k + 1 for k in found if s.holder[k] == s.turn and live)
    others = tuple(k + 1 for k in found if k + 1 not in own)
    notes = []
    if others:
        notes.append(Say("note-reaches", count=len(others), stages=others))
    if own:
        notes.append(Say("note-reaches-own", count=len(own), stages=own))
    return notes


def own_stage_ahead(s: State, space: int) -> int:
    """The next stage beyond a space whose card the driver to act may still score; 0 for none."""
    if may_still_score(s, s.turn) == 0:
        return 0
    return next((k + 1 for k in range(s.stage, STAGES) if s.holder[k] == s.turn and s.diner[k] > space), 0)


def flags_taken(s: State, space: int) -> list[int]:
    """The checkpoints that the driver to act takes on the way to a space: in the demonstration in passing, too."""
    first = s.at[s.turn] + 1 if s.variant == DEMO else space
    return [each for each in range(first, min(space, s.finish - 1) + 1) if s.square[each] == CHECKPOINT]


def would_be_last(s: State, space: int) -> bool:
    """Whether the driver to act would be in last place on a space: behind those that stand there."""
    if s.last_place == TILE:
        return s.line[s.seats - 1] == s.turn
    return all(s.at[seat] >= space for seat in range(s.seats) if seat != s.turn)


def red_spaces(s: State) -> int:
    """How far the red cards in hand lead the driver to act."""
    return sum(s.hand[s.turn][kind] * VALUE[kind] for kind in range(2 * RED, KINDS))


def will_draw(s: State, play: int, space: int) -> int:
    """How many cards a driver draws after a play, for checkpoints taken in last place, too; as far as the deck goes."""
    deck = deck_size(s, s.turn)
    for_flags = LAST_PLACE_DRAW * len(flags_taken(s, space)) if would_be_last(s, space) else 0
    drawn = min(for_flags, deck)
    if space == s.finish:
        return drawn
    deck -= drawn
    if s.square[space] == GAS:
        deck += sum(s.discarded[s.turn]) + sum(PLAY_CARDS[play])
    return drawn + min(DRAW[colour_of(play)], deck)


def score_note(s: State) -> Say:
    """What the own place is paid."""
    points = points_for(s, place_of(s, s.turn), s.turn) * TRIGGER_FACTOR
    return Say("note-score", place=place_of(s, s.turn) + 1, points=points)


def stage_at(s: State, space: int) -> int:
    """The number of the stage at a space; 0 where there is none."""
    return next((k + 1 for k in range(STAGES) if space and s.diner[k] == space), 0)


def named(kind: int) -> Say:
    """The name of a card as a word."""
    return Say(f"card-{IDS[kind]}")


def listed(counts: Any) -> tuple[Say, ...]:
    """Cards by name, equal ones together."""
    return tuple(
        named(kind) if counts[kind] == 1 else Say("cards-of", count=counts[kind], card=named(kind))
        for kind in range(KINDS)
        if counts[kind]
    )


def reaction(s: State) -> int | None:
    """A reached stage asks everybody who may still score."""
    return STAY_SILENT if s.phase == ASKED else None


def thinkable(s: State) -> list[int]:
    """The legal moves, cards of two colours, and every tile that is not laid."""
    moves = [0] * MOVES
    found = list(moves[: legal(s, moves)])
    if s.phase == DRIVING and not at_store(s):
        held = [kind for kind in range(KINDS) if s.hand[s.turn][kind]]
        pairs = {tuple(int(kind in (one, other)) for kind in range(KINDS)) for one in held for other in held}
        found += [DRIVE + play for play in range(STORE, PLAYS) if PLAY_CARDS[play] in pairs and is_mixed(play)]
    if s.phase == ASKED:
        return [STAY_SILENT, SCORE_STAGE]
    if s.phase == BUILDING:
        return [BUILD + way for way in range(2 * len(TILES))]
    return found


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of."""
    facts: dict[str, Any] = {"stage": s.stage + 1, "count": deck_size(s, s.turn)}
    if BUILD <= move < MOVES:
        facts["tile"] = TILES[(move - BUILD) // 2]
    return Say(f"why-{REASONS[reason]}", **facts)


# ---- The log -----------------------------------------------------------------------------------------


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. Cards drawn or looked at are told to their driver alone."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    id = f"log-{HAPPENINGS[kind]}"
    if kind in (DREW, LOOKED, TUNED):
        if seat == a:
            return Say(f"{id}-cards", seat=Seat(a), cards=tuple(named(card) for card in decoded(b)), count=c)
        return Say(id, seat=Seat(a), count=c)
    if kind == DROVE:
        facts = {"cards": listed(PLAY_CARDS[b]), "spaces": spaces_of(b), "where": where(s, c)}
        return Say("log-drove-store" if b >= STORE else id, seat=Seat(a), **facts)
    if kind == TOOK_SHORTCUT:
        return Say(id, seat=Seat(a), where=where(s, c))
    if kind == TILE_LAID:
        return Say(id, seat=Seat(a), tile=TILES[b // 2])
    if kind == CHOSE_CARDS:
        return Say(id, seat=Seat(a), place=b)
    if kind == COURSE_LAID:
        return Say(id, number=a, space=b, code=course_in_view(s)["code"])
    if kind in WITHOUT_SEAT:
        return Say(id, number=a, space=b, seat=Seat(b) if kind == happenings.ROUND_BEGAN else "")
    return Say(id, seat=Seat(a), number=b, points=c)


WITHOUT_SEAT = (
    happenings.ROUND_BEGAN,
    happenings.STAGE_BYPASSED,
    happenings.STAGE_CLOSED,
)


def decoded(code: int) -> list[int]:
    """The cards that an event's number stands for."""
    cards: list[int] = []
    while code:
        code, digit = divmod(code, CODE)
        cards.insert(0, digit - 1)
    return cards


def where(s: State, space: int) -> Say:
    """A space by what stands there."""
    if space == s.finish:
        return Say("where-finish")
    square = CHECKPOINT if s.square[space] == FLAG_TAKEN else s.square[space]
    if square == PLAIN:
        return Say("where-plain", space=space)
    stage = stage_at(s, space) if square == DINER else 0
    return Say(f"where-{SQUARES[square]}", space=space, stage=stage)


def glossary() -> dict[str, Say]:
    """Every card, and whatever stands at the road."""
    cards = {f"card:{id}": Say(f"card-{id}") for id in IDS}
    return cards | {thing: Say(f"thing-{thing}") for thing in THINGS}


THINGS = ("diner", "checkpoint", "gas", "store", "mechanic", "shortcut", "stage", "finish")
