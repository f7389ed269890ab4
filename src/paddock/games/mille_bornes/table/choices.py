"""Moves as people see them: the parts that one would touch, the name and the consequence."""

from typing import Any

from paddock.core.game import REGISTRY, Choice
from paddock.core.texts import settings
from paddock.core.words import Say
from paddock.games.mille_bornes.rules import box, moves
from paddock.games.mille_bornes.rules.play import gives_free_turn
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.rules.turns import hand_size
from paddock.games.mille_bornes.table.names import named, part, seats_of


def choice(s: State, move: int) -> Choice:
    """A move of the player to act."""
    if moves.is_answer(move):
        return answer(s, move)
    if moves.is_choice_at_the_goal(move):
        return choice_at_the_goal(s, move)
    card = moves.card_of(move)
    if moves.is_discard(move):
        return Choice(move, (part(card), "discard"), Say("move-discard", card=named(card)), lays_off=True)
    if moves.is_attack(move):
        target = moves.target_of(move)
        label = Say("move-attack", card=named(card), side=seats_of(s, target))
        return Choice(move, (part(card), zone(target)), label)
    return Choice(move, (part(card), own_zone(s)), play_label(card), play_note(s, card))


def answer(s: State, move: int) -> Choice:
    """A Coup Fourré, or the hazard stands."""
    hazard, safety = s.attack, box.SAFETY_FROM[s.attack]
    if move == moves.LET_IT_STAND:
        return Choice(move, ("let-it-stand",), Say("move-let-it-stand", hazard=named(hazard)))
    label = Say("move-coup-fourre", card=named(safety), hazard=named(hazard))
    note = Say("note-coup-fourre", then=after_coup_fourre(s), **chosen(s))
    return Choice(move, (part(safety), own_zone(s)), label, note)


def choice_at_the_goal(s: State, move: int) -> Choice:
    """The trip goes on or is over."""
    if move == moves.EXTEND:
        return Choice(move, ("extend",), Say("move-extend"), Say("note-extend", **chosen(s)))
    return Choice(move, ("finish",), Say("move-finish", goal=s.goal))


def zone(side: int) -> str:
    """A driving zone as a thing to touch."""
    return f"zone:{side}"


def own_zone(s: State) -> str:
    """That of the player to act."""
    return zone(side_of(s, s.turn))


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
