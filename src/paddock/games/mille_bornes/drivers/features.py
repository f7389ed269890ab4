"""What a seat knows, as numbers for learners: the own side first, the others in playing order."""

from paddock.core.contract import Numbers
from paddock.core.features import amount, category, count, counts, flag, of_each
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.rules.scoring import total
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.rules.turns import hand_size

RACE = (
    category("variant", 3),
    category("sides", 2, low=2),
    category("seats", 5, low=2),
    category("phase", 4),
    flag("to-act"),
    count("pile", sum(box.COUNT)),
    amount("goal", box.TRIP),
    amount("deal", 60),
    category("attack", box.CARDS + 1, low=box.NOTHING),
    category("attacked-side", box.SIDES + 1, low=box.NOBODY),
    category("caller", box.SIDES + 1, low=box.NOBODY),
    flag("drew-last"),
)
SIDE = (
    *counts("zone", box.IDS, box.COUNT),
    *(flag(f"coup.{id}") for id in box.IDS[box.SAFETIES : box.HAZARDS]),
    amount("miles", box.TRIP),
    category("drive-pile", box.CARDS + 1, low=box.NOTHING),
    category("under-hazard", box.CARDS + 1, low=box.NOTHING),
    flag("speed-limit"),
    amount("points", 2 * box.MATCH),
)
OF_RACE, OF_SIDE = len(RACE), len(SIDE)
FEATURES = (
    *RACE,
    *counts("hand", box.IDS, box.COUNT),
    *counts("discarded", box.IDS, box.COUNT),
    *of_each("seat", range(box.SEATS), [count("cards", box.HAND + 1)]),
    *of_each("side", range(box.SIDES), SIDE),
)
NUMBERS = len(FEATURES)


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """The race, the own hand, the discard pile, hand sizes by distance from the seat, then side after side."""
    for i in range(NUMBERS):
        out[i] = 0
    own = side_of(s, seat)
    out[0] = s.variant
    out[1] = s.sides
    out[2] = s.seats
    out[3] = s.phase
    out[4] = s.turn == seat
    out[5] = s.left
    out[6] = s.goal
    out[7] = s.deal
    out[8] = s.attack
    out[9] = relative(s, s.target, own)
    out[10] = relative(s, s.caller, own)
    out[11] = s.drew_last
    at = OF_RACE
    for card in range(box.CARDS):
        out[at + card] = s.hand[seat][card]
        out[at + box.CARDS + card] = s.discarded[card]
    at += 2 * box.CARDS
    for step in range(s.seats):
        out[at + step] = hand_size(s, (seat + step) % s.seats)
    at += box.SEATS
    for step in range(s.sides):
        observe_side(s, (own + step) % s.sides, at + step * OF_SIDE, out)


@rule
def relative(s: State, side: int, own: int) -> int:
    """A side counted from the own one; NOBODY stays."""
    return box.NOBODY if side == box.NOBODY else (side - own) % s.sides


@rule
def observe_side(s: State, side: int, at: int, out: Numbers) -> None:
    """A driving zone."""
    for card in range(box.CARDS):
        out[at + card] = s.zone[side][card]
    for safety in range(box.SAFETY_KINDS):
        out[at + box.CARDS + safety] = s.coup[side][safety]
    at += box.CARDS + box.SAFETY_KINDS
    out[at] = s.miles[side]
    out[at + 1] = s.drive[side]
    out[at + 2] = s.under[side]
    out[at + 3] = s.limited[side]
    out[at + 4] = total(s, side)
