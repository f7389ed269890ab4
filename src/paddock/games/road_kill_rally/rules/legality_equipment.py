"""Which skills, accessories, slots and figures can be chosen."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules.box import ACCESSORIES, FITS, NOTHING, SKILL_HAND, SLOTS, TARGETS
from paddock.games.road_kill_rally.rules.damage import slots_to_lose
from paddock.games.road_kill_rally.rules.moves import DONE, FIGURE, FIT, GIVE_UP, SKILL
from paddock.games.road_kill_rally.rules.state import CHOOSE_FIGURE, CHOOSE_SKILL, EQUIP, LOSE_ACCESSORY, State
from paddock.games.road_kill_rally.rules.verdicts import (
    ANOTHER_QUESTION,
    KEEP_THAT_SLOT,
    NO_SUCH_FIGURE,
    NOT_IN_GARAGE,
    NOT_OFFERED,
    OK,
    SLOT_DAMAGED,
    SLOT_FILLED,
    WRONG_COLOUR,
)


@rule
def may_equip(s: State, move: int) -> int:
    """Choices that are no cards of the hand."""
    if move >= FIGURE:
        if s.question != CHOOSE_FIGURE:
            return ANOTHER_QUESTION
        return OK if s.supply[move - FIGURE] else NO_SUCH_FIGURE
    if move >= GIVE_UP:
        if s.question != LOSE_ACCESSORY:
            return ANOTHER_QUESTION
        return OK if (slots_to_lose(s, s.turn) >> (move - GIVE_UP)) & 1 else KEEP_THAT_SLOT
    if move >= FIT:
        accessory, slot = (move - FIT) // SLOTS, (move - FIT) % SLOTS
        return may_fit(s, accessory, slot) if s.question == EQUIP else ANOTHER_QUESTION
    if s.question != CHOOSE_SKILL:
        return ANOTHER_QUESTION
    return OK if s.offer[s.turn][move - SKILL] != NOTHING else NOT_OFFERED


@rule
def may_fit(s: State, accessory: int, slot: int) -> int:
    """Colour on colour, in a slot that is whole and was not filled just now."""
    if s.garage[s.turn][accessory] == 0:
        return NOT_IN_GARAGE
    if FITS[SLOTS * accessory + slot] == 0:
        return WRONG_COLOUR
    if (s.damaged[s.turn] >> slot) & 1:
        return SLOT_DAMAGED
    return SLOT_FILLED if (s.fitted >> slot) & 1 else OK


@rule
def legal_equipment(s: State, out: Numbers) -> int:
    """Skills, accessories, slots, figures."""
    n = 0
    if s.question == EQUIP:
        for accessory in range(ACCESSORIES):
            if s.garage[s.turn][accessory]:
                for slot in range(SLOTS):
                    if may_fit(s, accessory, slot) == OK:
                        out[n] = FIT + SLOTS * accessory + slot
                        n += 1
        out[n] = DONE
        n += 1
    elif s.question == CHOOSE_SKILL:
        for place in range(SKILL_HAND):
            out[n] = SKILL + place
            n += 1
    elif s.question == LOSE_ACCESSORY:
        for slot in range(SLOTS):
            if (slots_to_lose(s, s.turn) >> slot) & 1:
                out[n] = GIVE_UP + slot
                n += 1
    elif s.question == CHOOSE_FIGURE:
        for kind in range(TARGETS):
            if s.supply[kind]:
                out[n] = FIGURE + kind
                n += 1
    return n
