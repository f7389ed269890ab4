"""What speaks for a move, as a newcomer is told it: what it is good for, and what it risks."""

from paddock.core.words import Say
from paddock.games.mille_bornes.drivers.policy import DEAD, unseen, worth_keeping
from paddock.games.mille_bornes.rules import box, moves
from paddock.games.mille_bornes.rules.legality import rolling
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.table.choices import chosen
from paddock.games.mille_bornes.table.names import named, seats_of


def merit(s: State, move: int) -> Say | None:
    """By the kind of the move; nothing speaks for letting a hazard stand."""
    if move == moves.LET_IT_STAND:
        return None
    if moves.is_answer(move):
        return Say("merit-coup-fourre", hazard=named(s.attack), **chosen(s))
    if moves.is_choice_at_the_goal(move):
        return Say("merit-extend" if move == moves.EXTEND else "merit-finish")
    card = moves.card_of(move)
    if moves.is_discard(move):
        is_dead = worth_keeping(s, side_of(s, s.turn), card) <= DEAD
        return Say("merit-discard-dead" if is_dead else "merit-discard")
    if moves.is_attack(move):
        return merit_of_attack(s, card, moves.target_of(move))
    return merit_in_own_zone(s, side_of(s, s.turn), card)


def merit_of_attack(s: State, hazard: int, target: int) -> Say:
    """What it does to the other side, and whether they may still answer with a Coup Fourré."""
    safety = box.SAFETY_FROM[hazard]
    facts = {"side": seats_of(s, target), "safety": named(safety), "safe": "no" if unseen(s, safety) else "yes"}
    if hazard == box.SPEED_LIMIT:
        return Say("merit-limit", **facts)
    return Say("merit-hazard", remedy=named(box.REMEDY_FOR[hazard]), miles=s.miles[target], **facts)


def merit_in_own_zone(s: State, side: int, card: int) -> Say | None:
    """A way, a remedy or a safety; a car that rolls needs no Go."""
    if card < box.REMEDIES:
        left = s.goal - s.miles[side] - box.MILES[card]
        return Say("merit-drive" if left else "merit-arrive", left=left, goal=s.goal)
    top = s.drive[side]
    if card >= box.SAFETIES:
        is_remedy = top >= box.HAZARDS and box.SAFETY_FROM[top] == card
        return Say("merit-safety-now" if is_remedy else "merit-safety", hazards=hazards_from(card), **chosen(s))
    if card == box.GO:
        return None if rolling(s, side) else Say("merit-go")
    if card == box.END_OF_LIMIT:
        return Say("merit-end-of-limit")
    return Say("merit-remedy-rolls" if s.zone[side][box.RIGHT_OF_WAY] else "merit-remedy", go=named(box.GO))


def hazards_from(safety: int) -> tuple[Say, ...]:
    """What a safety protects from."""
    return tuple(named(hazard) for hazard in range(box.HAZARDS, box.CARDS) if box.SAFETY_FROM[hazard] == safety)
