"""Cars and what they carry: dice, traits of accessories and skills, who stands where."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.piles import Row
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.state import State


@rule
def roll_dice(s: State, seat: int, dice: int) -> int:
    """Hits of some dice, left lying for all to see; every double is followed by another die."""
    hits = 0
    s.roller = seat
    s.thrown[seat] += dice
    for face in range(box.AGAIN_ON + 1):
        s.faces[face] = 0
    while dice > 0:
        face = box.FACES[below(s, box.SIDES_OF_DIE)]
        hits += face
        s.faces[face] += 1
        if face != box.AGAIN_ON:
            dice -= 1
    s.landed[seat] += hits
    emit(s, events.THREW, seat, s.faces[0], box.SIDES_TOLD * s.faces[box.AGAIN_ON] + s.faces[1])
    return hits


@rule
def draw_lots(s: State, order: Row) -> None:
    """All seats in any order, each as likely."""
    for seat in range(s.seats):
        order[seat] = seat
    for place in range(s.seats):
        other = place + below(s, s.seats - place)
        seat = order[other]
        order[other] = order[place]
        order[place] = seat


@rule
def driver(s: State) -> int:
    """The seat whose place in the order of this phase it is."""
    return s.order[s.at]


@rule
def fitted(s: State, seat: int, trait: int) -> int:
    """What the accessories of a car add up to."""
    total = 0
    for accessory in s.slot[seat]:
        if accessory != box.NOTHING:
            total += box.TRAIT[box.TRAITS * accessory + trait]
    return total


@rule
def skilled(s: State, seat: int, trait: int) -> int:
    """What the driver's skill adds."""
    if s.skill[seat] == box.NOTHING:
        return 0
    return box.TRAIT[box.TRAITS * (box.ACCESSORIES + s.skill[seat]) + trait]


@rule
def trait(s: State, seat: int, which: int) -> int:
    """Accessories and skill together."""
    return fitted(s, seat, which) + skilled(s, seat, which)


@rule
def best_trait(s: State, seat: int, which: int) -> int:
    """The best of accessories and skill."""
    return max(fitted(s, seat, which), skilled(s, seat, which))


@rule
def car_at(s: State, row: int, lane: int) -> int:
    """The racing car on a space, not counting the one that is passing over it; NOBODY without."""
    for seat in range(s.seats):
        if s.row[seat] == row and s.lane[seat] == lane and is_on_road(s, seat):
            return seat
    return box.NOBODY


@rule
def is_on_road(s: State, seat: int) -> bool:
    """Whether a car races, and is not the one that is passing over another."""
    return s.status[seat] == state.RACING and (s.above == 0 or seat != driver(s))


@rule
def wreck_at(s: State, row: int, lane: int) -> bool:
    """Whether a destroyed car lies there."""
    for seat in range(s.seats):
        if s.row[seat] == row and s.lane[seat] == lane and s.status[seat] == state.WRECKED:
            return True
    return False


@rule
def still_racing(s: State) -> int:
    """How many cars are on the road."""
    count = 0
    for seat in range(s.seats):
        if s.status[seat] == state.RACING:
            count += 1
    return count


@rule
def can_act(s: State, seat: int) -> bool:
    """A car that has finished, is destroyed or has wiped out in this turn does nothing more in it."""
    return s.status[seat] == state.RACING and s.wiped[seat] == 0
