"""What each move number means. Nobody else reckons with them."""

from paddock.core.moves import Family, single
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box

DISCARD = 0
PLAY = DISCARD + box.CARDS
ATTACK = PLAY + box.HAZARDS
COUP_FOURRE = ATTACK + box.HAZARD_KINDS * box.SIDES
LET_IT_STAND = COUP_FOURRE + 1
EXTEND = LET_IT_STAND + 1
FINISH = EXTEND + 1
MOVES = FINISH + 1


@rule
def discard(card: int) -> int:
    """A card onto the discard pile."""
    return DISCARD + card


@rule
def play(card: int) -> int:
    """A distance, remedy or safety into the own driving zone."""
    return PLAY + card


@rule
def attack(hazard: int, target: int) -> int:
    """A hazard into the driving zone of another side."""
    return ATTACK + (hazard - box.HAZARDS) * box.SIDES + target


@rule
def is_discard(move: int) -> bool:
    """Whether it discards a card."""
    return move < PLAY


@rule
def is_play(move: int) -> bool:
    """Whether it plays a card into the own driving zone."""
    return PLAY <= move < ATTACK


@rule
def is_attack(move: int) -> bool:
    """Whether it plays a hazard."""
    return ATTACK <= move < COUP_FOURRE


@rule
def is_answer(move: int) -> bool:
    """Whether it answers an attack."""
    return COUP_FOURRE <= move < EXTEND


@rule
def is_choice_at_the_goal(move: int) -> bool:
    """Whether it says how far the trip goes."""
    return move >= EXTEND


@rule
def card_of(move: int) -> int:
    """The card that leaves the hand by a discard, a play or an attack; nothing by another move."""
    if is_discard(move):
        return move - DISCARD
    if is_play(move):
        return move - PLAY
    if is_attack(move):
        return box.HAZARDS + (move - ATTACK) // box.SIDES
    return box.NOTHING


@rule
def target_of(move: int) -> int:
    """The side that is attacked."""
    return (move - ATTACK) % box.SIDES


FAMILIES = (
    Family("discard", DISCARD, box.CARDS, discard, lambda move: (card_of(move),)),
    Family("play", PLAY, box.HAZARDS, play, lambda move: (card_of(move),)),
    Family("attack", ATTACK, box.HAZARD_KINDS * box.SIDES, attack, lambda move: (card_of(move), target_of(move))),
    single("coup-fourre", COUP_FOURRE),
    single("let-it-stand", LET_IT_STAND),
    single("extend", EXTEND),
    single("finish", FINISH),
)
