"""Mille Bornes for people: views, moves in words and parts, reasons, the log. Plain Python, never compiled."""

from typing import Any

from paddock.core.game import Chapter, Choice, Event, Thing, names
from paddock.core.words import Say, Seat, Side
from paddock.games.mille_bornes import happenings, verdicts
from paddock.games.mille_bornes.components import (
    CARDS,
    COUNT,
    DISTANCES,
    HAZARDS,
    IDS,
    LINES,
    MILES,
    NOBODY,
    NOTHING,
    REMEDIES,
    REMEDY_FOR,
    SAFETIES,
    SAFETY_FROM,
    SIDES,
)
from paddock.games.mille_bornes.dealing import hand_size, side_of
from paddock.games.mille_bornes.happenings import (
    ATTACKED,
    COUP_FOURRE_PLAYED,
    DREW,
    SCORED,
    TOTAL,
)
from paddock.games.mille_bornes.moves import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, LET_IT_STAND, PLAY
from paddock.games.mille_bornes.picture import picture
from paddock.games.mille_bornes.scoring import points_so_far
from paddock.games.mille_bornes.state import AT_THE_GOAL, PLAYING, UNDER_ATTACK, State

__all__ = ["choice", "picture", "reaction", "reference", "tell", "thinkable", "view", "why_not"]

PHASES = {PLAYING: "playing", UNDER_ATTACK: "under-attack", AT_THE_GOAL: "at-the-goal"}
REASONS = names(verdicts)
HAPPENINGS = names(happenings)


# ---- What a seat may see -----------------------------------------------------------------------


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Driving zones, the discard pile and hand sizes are open to all; the own hand is for its player."""
    seen: dict[str, Any] = {
        "seat": seat,
        "turn": None if s.over else s.turn,
        "over": bool(s.over),
        "phase": PHASES.get(s.phase),
        "deal": s.deal,
        "dealer": s.dealer,
        "goal": s.goal,
        "caller": None if s.caller == NOBODY else s.caller,
        "pile": s.left,
        "discarded": counted(s.discarded),
        "last_discard": card_id(s.last_discard),
        "attack": attack_in_view(s),
        "sides": [side_in_view(s, side) for side in range(s.sides)],
        "hands": [hand_size(s, each) for each in range(s.seats)],
    }
    if seat is not None:
        seen["hand"] = counted(s.hand[seat])
    return seen


def side_in_view(s: State, side: int) -> dict[str, Any]:
    """A driving zone."""
    return {
        "seats": list(seats_of(s, side)),
        "miles": s.miles[side],
        "points": points_so_far(s, side),
        "drive": card_id(s.drive[side]),
        "under": card_id(s.under[side]),
        "limited": bool(s.limited[side]),
        "distances": {IDS[card]: s.zone[side][card] for card in range(REMEDIES) if s.zone[side][card]},
        "safeties": [IDS[card] for card in range(SAFETIES, HAZARDS) if s.zone[side][card]],
        "coups_fourres": [IDS[card] for card in range(SAFETIES, HAZARDS) if s.coup[side][card - SAFETIES]],
    }


def attack_in_view(s: State) -> dict[str, Any] | None:
    """The hazard that waits for an answer."""
    if s.phase != UNDER_ATTACK:
        return None
    return {"card": IDS[s.attack], "attacker": s.attacker, "target": s.target}


def counted(cards: Any) -> dict[str, int]:
    """Cards by id."""
    return {IDS[card]: cards[card] for card in range(CARDS) if cards[card]}


def card_id(card: int) -> str | None:
    """None where no card lies."""
    return None if card == NOTHING else IDS[card]


def seats_of(s: State, side: int) -> Side:
    """The players of a side."""
    return Side(seat for seat in range(s.seats) if seat % s.sides == side)


# ---- Moves -------------------------------------------------------------------------------------


def choice(s: State, move: int) -> Choice:
    """A move as the parts that one would touch, with its name and its consequence."""
    own = f"zone:{side_of(s, s.turn)}"
    if move < PLAY:
        card = move - DISCARD
        return Choice(move, (part(card), "discard"), Say("move-discard", card=named(card)))
    if move < ATTACK:
        card = move - PLAY
        return Choice(move, (part(card), own), play_label(card), play_note(s, card))
    if move < COUP_FOURRE:
        card, target = HAZARDS + (move - ATTACK) // SIDES, (move - ATTACK) % SIDES
        label = Say("move-attack", card=named(card), side=seats_of(s, target))
        return Choice(move, (part(card), f"zone:{target}"), label)
    if move == COUP_FOURRE:
        safety = SAFETY_FROM[s.attack]
        label = Say("move-coup-fourre", card=named(safety), hazard=named(s.attack))
        return Choice(move, (part(safety), own), label, Say("note-coup-fourre"))
    if move == LET_IT_STAND:
        return Choice(move, ("let-it-stand",), Say("move-let-it-stand", hazard=named(s.attack)))
    if move == EXTEND:
        return Choice(move, ("extend",), Say("move-extend"), Say("note-extend"))
    assert move == FINISH
    return Choice(move, ("finish",), Say("move-finish", goal=s.goal))


def play_label(card: int) -> Say:
    """The name of playing a card into the own zone."""
    if card < REMEDIES:
        return Say("move-drive", miles=MILES[card])
    return Say("move-remedy" if card < SAFETIES else "move-safety", card=named(card))


def play_note(s: State, card: int) -> Say | None:
    """Where a distance leads; that a safety gives a free turn."""
    if card < REMEDIES:
        return Say("note-drive", miles=s.miles[side_of(s, s.turn)] + MILES[card], goal=s.goal)
    return Say("note-safety") if card >= SAFETIES and (s.left or not s.last_safeties) else None


def part(card: int) -> str:
    """The name of a card as a thing to touch."""
    return f"card:{IDS[card]}"


def named(card: int) -> Say:
    """The name of a card as a word."""
    return Say(f"card-{IDS[card]}")


def reaction(s: State) -> int | None:
    """An attack asks the attacked side for a Coup Fourré."""
    return LET_IT_STAND if s.phase == UNDER_ATTACK else None


def thinkable(s: State) -> list[int]:
    """Whatever the cards in hand could do if the table allowed it."""
    if s.phase == UNDER_ATTACK:
        return [COUP_FOURRE, LET_IT_STAND]
    if s.phase == AT_THE_GOAL:
        return [EXTEND, FINISH]
    held = [card for card in range(CARDS) if s.hand[s.turn][card]]
    plays = [PLAY + card for card in held if card < HAZARDS]
    others = [side for side in range(s.sides) if side != side_of(s, s.turn)]
    attacks = [ATTACK + SIDES * (card - HAZARDS) + side for card in held if card >= HAZARDS for side in others]
    return plays + attacks + [DISCARD + card for card in held]


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of: the card, the pile it would go on, the goal."""
    card, side = card_and_side(s, move)
    facts: dict[str, Any] = {"goal": s.goal}
    if card is not None:
        hazard = s.drive[side] if s.drive[side] >= HAZARDS else card
        facts |= {"card": named(card), "hazard": named(hazard)}
        facts |= {"miles": MILES[card], "to_go": s.goal - s.miles[side]}
        if hazard >= HAZARDS:
            facts |= {"remedy": named(REMEDY_FOR[hazard])}
        if card >= HAZARDS:
            facts |= {"safety": named(SAFETY_FROM[card])}
    if s.attack != NOTHING:
        facts |= {"hazard": named(s.attack), "safety": named(SAFETY_FROM[s.attack])}
    if side < s.sides:
        facts["side"] = seats_of(s, side)
    return Say(f"why-{REASONS[reason]}", **facts)


def card_and_side(s: State, move: int) -> tuple[int | None, int]:
    """The card that a move would play, and the side it would be played on."""
    own = side_of(s, s.turn)
    if DISCARD <= move < PLAY:
        return move - DISCARD, own
    if PLAY <= move < ATTACK:
        return move - PLAY, own
    if ATTACK <= move < COUP_FOURRE:
        return HAZARDS + (move - ATTACK) // SIDES, (move - ATTACK) % SIDES
    return None, own


# ---- The log -----------------------------------------------------------------------------------


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. A drawn card is told to its player alone."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == DREW:
        if seat == a:
            return Say("log-drew-card", seat=Seat(a), card=named(b), left=c)
        return Say("log-drew", seat=Seat(a), left=c)
    if kind in (SCORED, TOTAL):
        line = Say(f"line-{LINES[b]}") if kind == SCORED else None
        return Say(f"log-{HAPPENINGS[kind]}", side=seats_of(s, a), line=line or "", points=c if line else b, deal=c)
    facts: dict[str, Any] = {"seat": Seat(a), "number": b, "count": c}
    if kind in WITH_CARD:
        facts |= {"card": named(b), "miles": MILES[b]}
    if kind == ATTACKED:
        facts["side"] = seats_of(s, c)
    if kind == COUP_FOURRE_PLAYED:
        facts["hazard"] = named(c)
    return Say(f"log-{HAPPENINGS[kind]}", **facts)


WITH_CARD = (
    happenings.DROVE,
    happenings.REMEDIED,
    happenings.LAID_SAFETY,
    happenings.ATTACKED,
    happenings.COUP_FOURRE_PLAYED,
    happenings.NO_COUP_FOURRE,
    happenings.DISCARDED,
)


def reference(s: State) -> list[Chapter]:
    """Every card by kind, the places where cards lie, and what can be answered."""
    kinds = {"distance": DISTANCES, "remedy": REMEDIES, "safety": SAFETIES, "hazard": HAZARDS, "": CARDS}
    chapters = [
        Chapter(Say(f"kind-{kind}"), tuple(Thing(part(card), named(card), COUNT[card]) for card in range(first, end)))
        for (kind, first), end in zip(kinds.items(), list(kinds.values())[1:], strict=False)
    ]
    places = tuple(Thing(place, Say(f"place-{place}")) for place in ("zone", "draw-pile", "discard"))
    answers = tuple(Thing(answer, Say(f"answer-{answer}")) for answer in ("let-it-stand", "extend", "finish"))
    return [*chapters, Chapter(Say("chapter-places"), places), Chapter(Say("chapter-answers"), answers)]
