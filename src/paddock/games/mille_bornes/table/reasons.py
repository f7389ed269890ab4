"""Why a move is refused, which moves one may think of, and when a seat is asked to react."""

from typing import Any

from paddock.core.game import message_ids
from paddock.core.words import Say
from paddock.games.mille_bornes.rules import box, moves, state, verdicts
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.table.names import named, seats_of

REASONS = message_ids(verdicts)


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of: the card, the pile it would go on, the goal."""
    card = moves.card_of(move)
    side = moves.target_of(move) if moves.is_attack(move) else side_of(s, s.turn)
    facts: dict[str, Any] = {"goal": s.goal}
    if card != box.NOTHING:
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


def thinkable(s: State) -> list[int]:
    """Whatever the cards in hand could do if the table allowed it."""
    if s.phase == state.UNDER_ATTACK:
        return [moves.COUP_FOURRE, moves.LET_IT_STAND]
    if s.phase == state.AT_THE_GOAL:
        return [moves.EXTEND, moves.FINISH]
    held = [card for card in range(box.CARDS) if s.hand[s.turn][card]]
    others = [side for side in range(s.sides) if side != side_of(s, s.turn)]
    return [
        *(moves.play(card) for card in held if card < box.HAZARDS),
        *(moves.attack(card, side) for card in held if card >= box.HAZARDS for side in others),
        *(moves.discard(card) for card in held),
    ]


def reaction(s: State) -> int | None:
    """An attack asks the attacked side for a Coup Fourré."""
    return moves.LET_IT_STAND if s.phase == state.UNDER_ATTACK else None
