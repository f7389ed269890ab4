"""Accessories into slots: at the start, at a Pit Stop card and on The Pits."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import draw_accessories
from paddock.games.road_kill_rally.rules.cars import skilled
from paddock.games.road_kill_rally.rules.damage import WRECKED_AT
from paddock.games.road_kill_rally.rules.state import State

ALL_SLOTS = 2**box.SLOTS - 1


@rule
def may_stop(s: State, seat: int) -> bool:
    """Three wipe-outs keep a car from every pit stop, even if a slot was repaired (ruling 47)."""
    return s.wipe_outs[seat] < WRECKED_AT


@rule
def pit_stop(s: State, seat: int, draws: int, after: int) -> None:
    """Draw, let the pit crew repair, and reconfigure."""
    emit(s, events.PIT_STOP, seat, 0, 0)
    draw_accessories(s, seat, draws + skilled(s, seat, box.PIT_MORE))
    for _ in range(skilled(s, seat, box.PIT_REPAIRS)):
        repair(s, seat)
    reconfigure(s, seat, after)


@rule
def repair(s: State, seat: int) -> None:
    """The first damaged slot can be used again (ruling 44)."""
    for slot in range(box.SLOTS):
        if (s.damaged[seat] >> slot) & 1:
            s.damaged[seat] &= ~(1 << slot)
            emit(s, events.REPAIRED, seat, slot, 0)
            return


@rule
def reconfigure(s: State, seat: int, after: int) -> None:
    """Slot by slot in any order, each at most once; those that are damaged stay empty."""
    s.todo = after
    s.after = after
    s.turn = seat
    s.fitted = s.damaged[seat]
    ask_to_equip(s, seat)


@rule
def ask_to_equip(s: State, seat: int) -> None:
    """As long as a slot is open and the garage is not empty; what it holds only its driver knows."""
    s.question = state.EQUIP if s.fitted != ALL_SLOTS and in_garage(s, seat) else state.NO_QUESTION


@rule
def in_garage(s: State, seat: int) -> int:
    """Accessories that are not equipped."""
    count = 0
    for accessory in range(box.ACCESSORIES):
        count += s.garage[seat][accessory]
    return count


@rule
def fit(s: State, accessory: int, slot: int) -> None:
    """From the garage into a slot; what was there goes back to the garage, and all have seen it."""
    seat = s.turn
    s.garage[seat][accessory] -= 1
    if s.garage[seat][accessory] == 0:
        s.shown[seat] &= ~(1 << accessory)
    old = s.slot[seat][slot]
    if old != box.NOTHING:
        s.garage[seat][old] += 1
        s.shown[seat] |= 1 << old
    s.slot[seat][slot] = accessory
    s.fitted |= 1 << slot
    emit(s, events.FITTED, seat, accessory, slot)
    ask_to_equip(s, seat)
