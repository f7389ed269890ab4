"""Which skills, accessories, slots and figures can be chosen."""

from paddock.core.contract import OK, Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state, verdicts
from paddock.games.road_kill_rally.rules.damage import slots_to_lose
from paddock.games.road_kill_rally.rules.moves import (
    DONE,
    accessory_of,
    choose_figure,
    choose_skill,
    fit,
    give_up,
    is_figure,
    is_fit,
    is_give_up,
    kind_of,
    place_of,
    slot_of,
)
from paddock.games.road_kill_rally.rules.state import State


@rule
def may_equip(s: State, move: int) -> int:
    """Choices that are no cards of the hand."""
    if is_figure(move):
        if s.question != state.CHOOSE_FIGURE:
            return verdicts.ANOTHER_QUESTION
        return OK if s.supply[kind_of(move)] else verdicts.NO_SUCH_FIGURE
    if is_give_up(move):
        if s.question != state.LOSE_ACCESSORY:
            return verdicts.ANOTHER_QUESTION
        return OK if (slots_to_lose(s, s.turn) >> slot_of(move)) & 1 else verdicts.KEEP_THAT_SLOT
    if is_fit(move):
        return may_fit(s, accessory_of(move), slot_of(move)) if s.question == state.EQUIP else verdicts.ANOTHER_QUESTION
    if s.question != state.CHOOSE_SKILL:
        return verdicts.ANOTHER_QUESTION
    return OK if s.offer[s.turn][place_of(move)] != box.NOTHING else verdicts.NOT_OFFERED


@rule
def may_fit(s: State, accessory: int, slot: int) -> int:
    """Colour on colour, in a slot that is whole and was not filled just now."""
    if s.garage[s.turn][accessory] == 0:
        return verdicts.NOT_IN_GARAGE
    if box.FITS[box.SLOTS * accessory + slot] == 0:
        return verdicts.WRONG_COLOUR
    if (s.damaged[s.turn] >> slot) & 1:
        return verdicts.SLOT_DAMAGED
    return verdicts.SLOT_FILLED if (s.fitted >> slot) & 1 else OK


@rule
def legal_equipment(s: State, out: Numbers) -> int:
    """Skills, accessories, slots, figures."""
    n = 0
    if s.question == state.EQUIP:
        for accessory in range(box.ACCESSORIES):
            if s.garage[s.turn][accessory]:
                for slot in range(box.SLOTS):
                    if may_fit(s, accessory, slot) == OK:
                        out[n] = fit(accessory, slot)
                        n += 1
        out[n] = DONE
        n += 1
    elif s.question == state.CHOOSE_SKILL:
        for place in range(box.SKILL_HAND):
            out[n] = choose_skill(place)
            n += 1
    elif s.question == state.LOSE_ACCESSORY:
        for slot in range(box.SLOTS):
            if (slots_to_lose(s, s.turn) >> slot) & 1:
                out[n] = give_up(slot)
                n += 1
    elif s.question == state.CHOOSE_FIGURE:
        for kind in range(box.TARGETS):
            if s.supply[kind]:
                out[n] = choose_figure(kind)
                n += 1
    return n
