"""Mille Bornes for people: views, moves in words and parts, reasons, the log. Plain Python, never compiled."""

from typing import Any

from paddock.core.game import REGISTRY, Chapter, Choice, Event, Thing, message_ids
from paddock.core.texts import settings
from paddock.core.words import Say, Seat, Side
from paddock.games.mille_bornes.rules import box, events, state, verdicts
from paddock.games.mille_bornes.rules.dealing import cards_in_play, first_goal, hand_size, side_of
from paddock.games.mille_bornes.rules.moves import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, LET_IT_STAND, PLAY
from paddock.games.mille_bornes.rules.play import gives_free_turn
from paddock.games.mille_bornes.rules.scoring import points_so_far
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.table.names import card_name
from paddock.games.mille_bornes.table.text import text

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]

PHASES = {state.PLAYING: "playing", state.UNDER_ATTACK: "under-attack", state.AT_THE_GOAL: "at-the-goal"}
REASONS = message_ids(verdicts)
HAPPENINGS = message_ids(events)


# ---- What a seat may see -----------------------------------------------------------------------


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Driving zones, the discard pile and hand sizes are open to all; the own hand is for its player."""
    seen: dict[str, Any] = {
        "deal": s.deal,
        "dealer": s.dealer,
        "goal": s.goal,
        "caller": None if s.caller == box.NOBODY else s.caller,
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


def phase(s: State) -> str | None:
    """What is being decided."""
    return PHASES.get(s.phase)


def side_in_view(s: State, side: int) -> dict[str, Any]:
    """A driving zone; the simpler game has no points."""
    return {
        "seats": list(seats_of(s, side)),
        "miles": s.miles[side],
        "points": None if s.variant == state.SIMPLE else points_so_far(s, side),
        "drive": card_id(s.drive[side]),
        "under": card_id(s.under[side]),
        "limited": bool(s.limited[side]),
        "distances": {box.IDS[card]: s.zone[side][card] for card in range(box.REMEDIES) if s.zone[side][card]},
        "safeties": [box.IDS[card] for card in range(box.SAFETIES, box.HAZARDS) if s.zone[side][card]],
        "coups_fourres": [
            box.IDS[card] for card in range(box.SAFETIES, box.HAZARDS) if s.coup[side][card - box.SAFETIES]
        ],
    }


def attack_in_view(s: State) -> dict[str, Any] | None:
    """The hazard that waits for an answer."""
    if s.phase != state.UNDER_ATTACK:
        return None
    return {"card": box.IDS[s.attack], "attacker": s.attacker, "target": s.target}


def counted(cards: Any) -> dict[str, int]:
    """Cards by id."""
    return {box.IDS[card]: cards[card] for card in range(box.CARDS) if cards[card]}


def card_id(card: int) -> str | None:
    """None where no card lies."""
    return None if card == box.NOTHING else box.IDS[card]


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
        card, target = box.HAZARDS + (move - ATTACK) // box.SIDES, (move - ATTACK) % box.SIDES
        label = Say("move-attack", card=named(card), side=seats_of(s, target))
        return Choice(move, (part(card), f"zone:{target}"), label)
    if move == COUP_FOURRE:
        safety = box.SAFETY_FROM[s.attack]
        label = Say("move-coup-fourre", card=named(safety), hazard=named(s.attack))
        return Choice(move, (part(safety), own), label, Say("note-coup-fourre", then=after_coup_fourre(s), **chosen(s)))
    if move == LET_IT_STAND:
        return Choice(move, ("let-it-stand",), Say("move-let-it-stand", hazard=named(s.attack)))
    if move == EXTEND:
        return Choice(move, ("extend",), Say("move-extend"), Say("note-extend", **chosen(s)))
    assert move == FINISH
    return Choice(move, ("finish",), Say("move-finish", goal=s.goal))


def play_label(card: int) -> Say:
    """The name of playing a card into the own zone."""
    if card < box.REMEDIES:
        return Say("move-drive", miles=box.MILES[card])
    return Say("move-remedy" if card < box.SAFETIES else "move-safety", card=named(card))


def play_note(s: State, card: int) -> Say | None:
    """Where a distance leads; what a safety brings."""
    if card < box.REMEDIES:
        return Say("note-drive", miles=s.miles[side_of(s, s.turn)] + box.MILES[card], goal=s.goal)
    return Say("note-safety", then=after_safety(s), **chosen(s)) if card >= box.SAFETIES else None


def after_safety(s: State) -> Say:
    """What the player to act may do after laying a safety."""
    if not gives_free_turn(s, hand_size(s, s.turn) - 1):
        return Say("then-no-turn")
    return Say("then-draw" if s.left else "then-play")


def after_coup_fourre(s: State) -> Say:
    """What follows a Coup Fourré: a turn, unless there is nothing to play."""
    if s.left:
        return Say("then-fill-up")
    return Say("then-turn" if hand_size(s, s.turn) > 1 else "then-no-turn")


def chosen(s: State) -> dict[str, Any]:
    """Seats, variant and options, as messages ask for them."""
    return settings(REGISTRY.find("mille-bornes"), s)


def part(card: int) -> str:
    """The name of a card as a thing to touch."""
    return f"card:{box.IDS[card]}"


def named(card: int) -> Say:
    """The name of a card as a word."""
    return card_name(box.IDS[card])


def reaction(s: State) -> int | None:
    """An attack asks the attacked side for a Coup Fourré."""
    return LET_IT_STAND if s.phase == state.UNDER_ATTACK else None


def thinkable(s: State) -> list[int]:
    """Whatever the cards in hand could do if the table allowed it."""
    if s.phase == state.UNDER_ATTACK:
        return [COUP_FOURRE, LET_IT_STAND]
    if s.phase == state.AT_THE_GOAL:
        return [EXTEND, FINISH]
    held = [card for card in range(box.CARDS) if s.hand[s.turn][card]]
    plays = [PLAY + card for card in held if card < box.HAZARDS]
    others = [side for side in range(s.sides) if side != side_of(s, s.turn)]
    attacks = [
        ATTACK + box.SIDES * (card - box.HAZARDS) + side for card in held if card >= box.HAZARDS for side in others
    ]
    return plays + attacks + [DISCARD + card for card in held]


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of: the card, the pile it would go on, the goal."""
    card, side = card_and_side(s, move)
    facts: dict[str, Any] = {"goal": s.goal}
    if card is not None:
        hazard = s.drive[side] if s.drive[side] >= box.HAZARDS else card
        facts |= {"card": named(card), "hazard": named(hazard)}
        facts |= {"miles": box.MILES[card], "to_go": s.goal - s.miles[side]}
        if hazard >= box.HAZARDS:
            facts |= {"remedy": named(box.REMEDY_FOR[hazard])}
        if card >= box.HAZARDS:
            facts |= {"safety": named(box.SAFETY_FROM[card])}
    if s.attack != box.NOTHING:
        facts |= {"hazard": named(s.attack), "safety": named(box.SAFETY_FROM[s.attack])}
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
        return box.HAZARDS + (move - ATTACK) // box.SIDES, (move - ATTACK) % box.SIDES
    return None, own


# ---- The log -----------------------------------------------------------------------------------


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. A drawn card is told to its player alone."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.DREW:
        if seat == a:
            return Say("log-drew-card", seat=Seat(a), card=named(b), left=c)
        return Say("log-drew", seat=Seat(a), left=c)
    if kind == events.SCORED:
        scored = Say("log-scored", side=seats_of(s, a), line=Say(f"line-{box.LINES[b]}"), points=c)
        return None if s.variant == state.SIMPLE else scored
    if kind == events.TOTAL:
        if s.variant == state.SIMPLE:
            return Say("log-came", side=seats_of(s, a), miles=b)
        return Say("log-total", side=seats_of(s, a), points=b, deal=c)
    facts: dict[str, Any] = {"seat": Seat(a), "number": b, "count": c}
    if kind in WITH_CARD:
        facts |= {"card": named(b), "miles": box.MILES[b]}
    if kind == events.LAID_SAFETY:
        facts["again"] = c
    if kind == events.ATTACKED:
        facts["side"] = seats_of(s, c)
    if kind == events.COUP_FOURRE_PLAYED:
        facts["hazard"] = named(c)
    return Say(f"log-{HAPPENINGS[kind]}", **facts)


WITH_CARD = (
    events.DROVE,
    events.REMEDIED,
    events.LAID_SAFETY,
    events.ATTACKED,
    events.COUP_FOURRE_PLAYED,
    events.NO_COUP_FOURRE,
    events.DISCARDED,
)


# ---- The reference -----------------------------------------------------------------------------


def reference(s: State) -> list[Chapter]:
    """Every card by kind, the places where cards lie, what can be answered, and what scores."""
    kinds = {
        "distance": box.DISTANCES,
        "remedy": box.REMEDIES,
        "safety": box.SAFETIES,
        "hazard": box.HAZARDS,
        "": box.CARDS,
    }
    cards = [
        Chapter(Say(f"kind-{kind}"), tuple(card_thing(s, card) for card in range(first, end)))
        for (kind, first), end in zip(kinds.items(), list(kinds.values())[1:], strict=False)
    ]
    where = tuple(Thing(place, Say(f"place-{place}")) for place in PLACES)
    extendable = first_goal(s) < box.TRIP
    at_the_goal = ("extend", "finish") if extendable else ()
    answers = tuple(Thing(each, Say(f"answer-{each}")) for each in ("coup-fourre", "let-it-stand", *at_the_goal))
    lines = tuple(Thing(f"line:{line}", Say(f"line-{line}")) for line in box.LINES if extendable or line != "extension")
    return [
        *cards,
        Chapter(Say("chapter-places"), where),
        Chapter(Say("chapter-answers"), answers),
        *([] if s.variant == state.SIMPLE else [Chapter(Say("chapter-score"), lines)]),
    ]


PLACES = ("zone", "drive-pile", "speed-pile", "distances", "safety-area", "draw-pile", "discard")


def card_thing(s: State, card: int) -> Thing:
    """A card with its number and with what its help depends on."""
    name = named(card)
    slow, rationed = box.MILES[card] <= box.LIMIT, card == box.MILES_200
    facts = {"slow": "yes" if slow else "no", "rationed": "yes" if rationed else "no"}
    facts |= {"box": box.COUNT[card], "left_out": box.LEFT_OUT[card], **name.args}
    return Thing(part(card), Say(name.id, **facts), cards_in_play(s, card))
