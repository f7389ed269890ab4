"""Moves that one may think of, why some of them cannot be made, and what lets an attack pass."""

from typing import Any

from paddock.core.game import message_ids
from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally.rules import box, state, verdicts
from paddock.games.road_kill_rally.rules.combat import (
    ammo_needed,
    attack_range,
    fact,
    weapon,
)
from paddock.games.road_kill_rally.rules.driving import steps_to_pay
from paddock.games.road_kill_rally.rules.legality import legal
from paddock.games.road_kill_rally.rules.moves import (
    DONE,
    MOVES,
    PLAY_SAFE,
    accessory_of,
    at_car,
    attack,
    card_of,
    is_attack,
    is_discard,
    is_fit,
    is_play,
    is_speed,
    play,
    set_speed,
    slot_of,
    source_of,
    speed_of,
    target_of,
)
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.names import accessory_named, has_source, mph, named, slot_named, source_named

REASONS = message_ids(verdicts)


def thinkable(s: State) -> list[int]:
    """The legal moves, and what else one may think of: every speed, attacks on every car, cards that do not help."""
    out = [0] * MOVES
    found = out[: legal(s, out)]
    held = [card for card in range(box.CARDS) if s.hand[s.turn][card]]
    more: list[int] = []
    if s.question == state.SET_SPEED:
        more = [set_speed(speed_box) for speed_box in range(1, box.BOXES + 1)]
    elif s.question == state.STEP:
        cards = [card for card in held if box.CARD_STOP[card] or box.CARD_SPACES[card]]
        more = [play(card) for card in cards]
    elif s.question == state.CRASH_CHECK:
        more = [PLAY_SAFE]
    elif s.question == state.COMBAT:
        more = [play(card) for card in held if box.CARD_PIT[card] or box.CARD_DRAW[card]] + attacks_thinkable(s)
    elif s.question == state.DEFEND:
        more = [play(card) for card in held if box.CARD_REDUCE[card]]
    elif s.question == state.DECLARED:
        more = [play(card) for card in held if box.CARD_CANCEL[card]]
    return found + [move for move in more if move not in found]


def attacks_thinkable(s: State) -> list[int]:
    """What the car and the hand could attack with, on every other car."""
    seat = s.turn
    sources = [n for n in range(box.FIRST_CARD, box.SOURCES) if s.hand[seat][box.CARD_OF_SOURCE[n]]]
    if weapon(s, seat) != box.NOTHING:
        sources.append(box.WEAPON)
    single = [source for source in sources if not fact(s, seat, source, box.EVERYBODY)]
    return [attack(source, at_car(other), 0) for source in single for other in range(s.seats) if other != seat]


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of."""
    seat = s.turn
    facts: dict[str, Any] = {"dice": s.dice, "held": s.held[seat], "left": s.left}
    if is_speed(move):
        facts |= {"mph": mph(speed_of(move)), "cards": steps_to_pay(s, seat, speed_of(move))}
    if is_discard(move) or is_play(move):
        facts["card"] = named(card_of(move))
    if is_fit(move):
        facts |= {"accessory": accessory_named(accessory_of(move)), "slot": slot_named(slot_of(move))}
    if is_attack(move):
        facts |= attack_facts(s, move)
    return Say(f"why-{REASONS[reason]}", **facts)


def attack_facts(s: State, move: int) -> dict[str, Any]:
    """What the reasons against an attack speak of."""
    seat, source, target = s.turn, source_of(move), target_of(move)
    facts: dict[str, Any] = {
        "source": source_named(s, seat, source),
        "target": Seat(target) if 0 <= target < s.seats else "",
    }
    if has_source(s, seat, source):
        facts["range"] = attack_range(s, seat, source)
        facts["ammo"] = ammo_needed(s, seat) if source == box.WEAPON else 0
    return facts


def reaction(s: State) -> int | None:
    """An attack asks the driver under fire, before the dice and after them."""
    return DONE if s.question in (state.DECLARED, state.DEFEND) else None
