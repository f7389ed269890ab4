"""Hits cost cards: defence, armour, the choice of what to lose, and wipe-outs."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import discard, discard_hand, draw_cards, hand_over, put_away
from paddock.games.road_kill_rally.rules.cars import driver, fitted, skilled, still_racing
from paddock.games.road_kill_rally.rules.state import State

# Wipe-outs: by the option of ruling 1 the car is destroyed, in any case it is kept from the pits.
WRECKED_AT = box.SLOTS


# ---- Armour and skill ----------------------------------------------------------------------------


@rule
def armour(s: State, seat: int, less: int, pierced: int) -> tuple[int, int]:
    """Hits that accessories and skill take off by a trait, and those that they take off but for the last one.

    Accessories can be pierced, a skill cannot (ruling 49).
    """
    mounted = fitted(s, seat, less)
    off = max(0, mounted - pierced) + skilled(s, seat, less)
    pierced = max(0, pierced - mounted)
    soft = max(0, fitted(s, seat, less + box.SOFT) - pierced) + skilled(s, seat, less + box.SOFT)
    return off, soft


@rule
def hits_left(hits: int, off: int, soft: int) -> int:
    """Of so many hits those that cost a card each, behind that armour."""
    hits = max(0, hits - off)
    return max(min(hits, 1), hits - soft)


@rule
def hits_to_lose(cards: int, off: int, soft: int) -> int:
    """The reverse: the fewest hits that cost so many cards, one or more."""
    return cards + off if cards == 1 else cards + off + soft


# ---- Settling damage ---------------------------------------------------------------------------


@rule
def strike(s: State, seat: int, hits: int, less: int, pierced: int) -> None:
    """Hits arrive; those that are left have to be settled."""
    off, soft = armour(s, seat, less, pierced)
    s.hits[seat] = hits_left(hits, off, soft)
    if s.hits[seat] != hits:
        emit(s, events.HITS_LEFT, seat, s.hits[seat], 0)


@rule
def settle(s: State) -> None:
    """Seat by seat: ask for a defence, then lose cards; then what comes after."""
    for seat in range(s.seats):
        if s.hits[seat] > 0:
            if s.blow != state.BY_CHECK and s.asked == 0 and s.held[seat] > 0:
                s.asked = 1
                s.question = state.DEFEND
                s.turn = seat
            else:
                s.asked = 0
                suffer(s, seat)
            return
    s.asked = 0
    s.todo = s.after


@rule
def defend(s: State, card: int) -> None:
    """A defensive card takes off hits; any number may be played."""
    seat = s.turn
    put_away(s, seat, card)
    s.hits[seat] = max(0, s.hits[seat] - box.CARD_REDUCE[card])
    emit(s, events.PLAYED, seat, card, 0)
    emit(s, events.HITS_LEFT, seat, s.hits[seat], 0)
    if s.hits[seat] == 0:
        s.asked = 0
    if s.hits[seat] == 0 or s.held[seat] == 0:
        s.question = state.NO_QUESTION


@rule
def suffer(s: State, seat: int) -> None:
    """Lose a card for each hit, of one's own choice; who has too few wipes out, once a turn (rulings 22, 23)."""
    hits = s.hits[seat]
    held = s.held[seat]
    s.hits[seat] = 0
    if s.blow == state.BY_ATTACK and (held or (s.wiped[seat] == 0 and s.letter == 0)):
        s.shots[driver(s)] += 1
        emit(s, events.SHOOT_TOKEN, driver(s), seat, 0)
    if hits < held:
        s.owed = hits
        s.question = state.LOSE_CARDS
        s.turn = seat
        emit(s, events.LOST_CARDS, seat, hits, s.blow)
        return
    if held:
        emit(s, events.LOST_CARDS, seat, held, s.blow)
    for card in range(box.CARDS):
        while s.hand[seat][card]:
            give_away(s, seat, card)
    if hits > held and s.wiped[seat] == 0:
        wipe_out(s, seat)


@rule
def give_away(s: State, seat: int, card: int) -> None:
    """A lost card: to the attacker after an attack, else onto the discard pile."""
    if s.blow == state.BY_ATTACK:
        hand_over(s, seat, card, driver(s))
    else:
        discard(s, seat, card)


@rule
def lose_card(s: State, card: int) -> None:
    """The driver hit chooses which."""
    give_away(s, s.turn, card)
    s.owed -= 1
    if s.owed == 0:
        s.question = state.NO_QUESTION


# ---- Wipe-outs ---------------------------------------------------------------------------------


@rule
def wipe_out(s: State, seat: int) -> None:
    """Down to 20 mph, a token, an accessory lost; nothing more in this turn (rulings 20 to 24)."""
    s.box[seat] = 1
    s.wiped[seat] = 1
    s.wipe_outs[seat] += 1
    emit(s, events.WIPED_OUT, seat, s.wipe_outs[seat], wipe_out_points(s))
    for other in range(s.seats):
        if other != seat and s.status[other] == state.RACING:
            draw_cards(s, other, skilled(s, other, box.DRAW_AT_WIPE_OUT))
    if s.destruction and s.wipe_outs[seat] >= WRECKED_AT:
        destroy(s, seat)
    else:
        lose_accessory(s, seat)


@rule
def wipe_out_points(s: State) -> int:
    """What each wipe-out costs, by the option."""
    return box.EXAMPLE_WIPE_OUT_POINTS if s.wipe_out_points else box.WIPE_OUT_POINTS


@rule
def destroy(s: State, seat: int) -> None:
    """By the option the third wipe-out leaves a wreck; its driver keeps the points."""
    s.status[seat] = state.WRECKED
    discard_hand(s, seat)
    emit(s, events.DESTROYED, seat, 0, 0)
    if still_racing(s) == 0:
        s.over = 1


@rule
def lose_accessory(s: State, seat: int) -> None:
    """One equipped accessory goes with its slot; without any, a slot. The driver chooses, if there is a choice."""
    choices = slots_to_lose(s, seat)
    if choices == 0:
        return
    for slot in range(box.SLOTS):
        if choices == 1 << slot:
            give_up(s, seat, slot)
            return
    s.question = state.LOSE_ACCESSORY
    s.turn = seat


@rule
def slots_to_lose(s: State, seat: int) -> int:
    """Bits of the slots to choose from."""
    equipped = 0
    whole = 0
    for slot in range(box.SLOTS):
        if s.slot[seat][slot] != box.NOTHING:
            equipped |= 1 << slot
        if not (s.damaged[seat] >> slot) & 1:
            whole |= 1 << slot
    return equipped if equipped else whole


@rule
def give_up(s: State, seat: int, slot: int) -> None:
    """The slot is damaged and stays empty."""
    accessory = s.slot[seat][slot]
    s.damaged[seat] |= 1 << slot
    s.question = state.NO_QUESTION
    if accessory == box.NOTHING:
        emit(s, events.SLOT_LOST, seat, slot, 0)
        return
    s.slot[seat][slot] = box.NOTHING
    s.scrapped[accessory] += 1
    emit(s, events.ACCESSORY_LOST, seat, accessory, slot)
