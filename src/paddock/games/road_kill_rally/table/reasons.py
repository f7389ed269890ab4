"""Moves that one may think of, and why some of them cannot be made."""

from typing import Any

from paddock.core.game import message_ids
from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally.rules import verdicts
from paddock.games.road_kill_rally.rules.box import (
    BOXES,
    CARD_CANCEL,
    CARD_DRAW,
    CARD_OF_SOURCE,
    CARD_PIT,
    CARD_REDUCE,
    CARD_SPACES,
    CARD_STOP,
    CARDS,
    EVERYBODY,
    FIRST_CARD,
    NOTHING,
    SLOTS,
    SOURCES,
    WEAPON,
)
from paddock.games.road_kill_rally.rules.combat import (
    ammo_needed,
    attack_range,
    fact,
    weapon,
)
from paddock.games.road_kill_rally.rules.driving import steps_to_pay
from paddock.games.road_kill_rally.rules.legality import legal
from paddock.games.road_kill_rally.rules.moves import (
    AIMS,
    ATTACK,
    DISCARD,
    DRIVE,
    FIT,
    GIVE_UP,
    MOVES,
    PLAY,
    PLAY_SAFE,
    SKILL,
    SPEED,
)
from paddock.games.road_kill_rally.rules.state import (
    COMBAT,
    CRASH_CHECK,
    DECLARED,
    DEFEND,
    SET_SPEED,
    STEP,
    State,
)
from paddock.games.road_kill_rally.table.names import accessory_named, mph, named, slot_named, source_named

REASONS = message_ids(verdicts)


def thinkable(s: State) -> list[int]:
    """The legal moves, and what else one may think of: every speed, attacks on every car, cards that do not help."""
    out = [0] * MOVES
    found = out[: legal(s, out)]
    held = [card for card in range(CARDS) if s.hand[s.turn][card]]
    more: list[int] = []
    if s.question == SET_SPEED:
        more = [SPEED + box for box in range(BOXES)]
    elif s.question == STEP:
        cards = [card for card in held if CARD_STOP[card] or CARD_SPACES[card]]
        more = [PLAY + card for card in cards]
    elif s.question == CRASH_CHECK:
        more = [PLAY_SAFE]
    elif s.question == COMBAT:
        more = [PLAY + card for card in held if CARD_PIT[card] or CARD_DRAW[card]] + attacks_thinkable(s)
    elif s.question == DEFEND:
        more = [PLAY + card for card in held if CARD_REDUCE[card]]
    elif s.question == DECLARED:
        more = [PLAY + card for card in held if CARD_CANCEL[card]]
    return found + [move for move in more if move not in found]


def attacks_thinkable(s: State) -> list[int]:
    """What the car and the hand could attack with, on every other car."""
    seat = s.turn
    sources = [n for n in range(FIRST_CARD, SOURCES) if s.hand[seat][CARD_OF_SOURCE[n]]]
    if weapon(s, seat) != NOTHING:
        sources.append(WEAPON)
    single = [source for source in sources if not fact(s, seat, source, EVERYBODY)]
    return [ATTACK + source * AIMS + other for source in single for other in range(s.seats) if other != seat]


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of."""
    seat = s.turn
    facts: dict[str, Any] = {"dice": s.dice, "held": s.held[seat], "left": s.left}
    if SPEED <= move < DRIVE:
        facts |= {"mph": mph(move - SPEED + 1), "cards": steps_to_pay(s, seat, move - SPEED + 1)}
    if DISCARD <= move < SKILL:
        facts["card"] = named((move - DISCARD) % CARDS)
    if FIT <= move < GIVE_UP:
        accessory, slot = (move - FIT) // SLOTS, (move - FIT) % SLOTS
        facts |= {"accessory": accessory_named(accessory), "slot": slot_named(slot)}
    if ATTACK <= move < MOVES:
        facts |= attack_facts(s, move)
    return Say(f"why-{REASONS[reason]}", **facts)


def attack_facts(s: State, move: int) -> dict[str, Any]:
    """What the reasons against an attack speak of."""
    seat = s.turn
    source, at = (move - ATTACK) % (SOURCES * AIMS) // AIMS, (move - ATTACK) % AIMS
    facts: dict[str, Any] = {"source": source_named(s, seat, source), "target": Seat(at) if at < s.seats else ""}
    if source == WEAPON and weapon(s, seat) != NOTHING:
        facts["ammo"] = ammo_needed(s, seat)
    if source >= FIRST_CARD or (source == WEAPON and weapon(s, seat) != NOTHING) or s.skill[seat] != NOTHING:
        facts["range"] = attack_range(s, seat, source) if source != WEAPON or weapon(s, seat) != NOTHING else 0
    return facts
