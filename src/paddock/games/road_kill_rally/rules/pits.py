"""Pit stops: accessories drawn, repairs, and slots filled at the start, at a Pit Stop card and on The Pits."""

from paddock.core.events import emit
from paddock.core.piles import draw
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cars import driver, skilled
from paddock.games.road_kill_rally.rules.damage import WRECKED_AT
from paddock.games.road_kill_rally.rules.road import in_pit
from paddock.games.road_kill_rally.rules.state import State

ALL_SLOTS = 2**box.SLOTS - 1


@rule
def enter_pit(s: State) -> None:
    """A pit stop on the first pit space that a car enters (ruling 33)."""
    seat = driver(s)
    s.todo = state.DRIVE_ON
    if in_pit(s, s.row[seat], s.lane[seat]) and s.pitted[seat] == 0 and may_stop(s, seat):
        s.pitted[seat] = 1
        pit_stop(s, seat, 1, state.DRIVE_ON)


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
def draw_accessories(s: State, seat: int, count: int) -> None:
    """Into the garage; scrapped ones come again when the store is empty."""
    for _ in range(count):
        if s.store_left == 0:
            for accessory in range(box.ACCESSORIES):
                s.store[accessory] = s.scrapped[accessory]
                s.store_left += s.scrapped[accessory]
                s.scrapped[accessory] = 0
        if s.store_left:
            accessory = take_an_accessory(s, seat)
            emit(s, events.DREW_ACCESSORY, seat, accessory, 0)


@rule
def take_an_accessory(s: State, seat: int) -> int:
    """One of the store, each as likely, into a garage."""
    accessory = draw(s, s.store, s.store_left)
    s.store_left -= 1
    s.garage[seat][accessory] += 1
    return accessory


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
