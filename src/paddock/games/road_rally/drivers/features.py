"""What a seat knows, as numbers for learners: the own car first, the others clockwise."""

from paddock.core.contract import Numbers
from paddock.core.features import amount, category, count, counts, flag, of_each
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.decks import deck_size, hand_size
from paddock.games.road_rally.rules.order import place_of
from paddock.games.road_rally.rules.scoring import points_so_far
from paddock.games.road_rally.rules.stages import may_still_score
from paddock.games.road_rally.rules.state import State

RACE = (
    category("variant", len(box.VARIANTS)),
    category("seats", box.PLAYER_COUNTS, low=box.FEWEST),
    category("phase", 12),
    category("turn", box.SEATS),
    amount("round", 50),
    count("moved", box.SEATS),
    amount("finish", box.LONGEST),
    amount("came-from", box.LONGEST),
    amount("landed", box.LONGEST),
    count("due", box.DECK),
    count("placed", box.LOOK),
    category("stage", box.STAGES + 1),
    count("scored-now", box.STAGES),
    category("place", box.SEATS + 1),
)
CAR = (
    amount("at", box.LONGEST),
    category("place", box.SEATS),
    count("hand", box.DECK),
    count("deck", box.DECK),
    count("may-score", box.STAGES),
    amount("points", 200),
    category("in-line", box.SEATS),
    *counts("discarded", box.IDS, box.COUNT),
)
STAGE = (
    amount("diner", box.LONGEST),
    category("fate", 3),
    flag("own"),
    category("scorer", box.SEATS + 1, low=box.NOBODY),
)
OF_RACE, OF_CAR, OF_STAGE = len(RACE), len(CAR), len(STAGE)
FEATURES = (
    *RACE,
    *counts("hand", box.IDS, box.COUNT),
    *counts("deck", box.IDS, box.COUNT),
    *(category(f"top.{place}", box.KINDS + 1) for place in range(box.LOOK)),
    *of_each("car", range(box.SEATS), CAR),
    *of_each("stage", range(1, box.STAGES + 1), STAGE),
    *(category(f"square.{space}", box.FLAG_TAKEN + 1) for space in range(box.LONGEST + 1)),
    *(amount(f"shortcut.{space}", box.LONGEST) for space in range(box.LONGEST + 1)),
)
NUMBERS = len(FEATURES)


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """The race, the own cards, car after car, stage after stage, then the road."""
    for i in range(NUMBERS):
        out[i] = 0
    observe_race(s, seat, out)
    at = OF_RACE
    for kind in range(box.KINDS):
        out[at + kind] = s.hand[seat][kind]
        out[at + box.KINDS + kind] = s.deck[seat][kind]
    at += 2 * box.KINDS
    for k in range(s.tops[seat]):
        out[at + k] = s.top[seat][k] + 1
    at += box.LOOK
    for step in range(s.seats):
        observe_car(s, (seat + step) % s.seats, at + step * OF_CAR, out)
    at += box.SEATS * OF_CAR
    for stage in range(box.STAGES):
        observe_stage(s, seat, stage, at + stage * OF_STAGE, out)
    at += box.STAGES * OF_STAGE
    for space in range(box.LONGEST + 1):
        out[at + space] = s.square[space]
        out[at + box.LONGEST + 1 + space] = s.jump[space]


@rule
def observe_race(s: State, seat: int, out: Numbers) -> None:
    """What concerns everybody."""
    out[0] = s.variant
    out[1] = s.seats
    out[2] = s.phase
    out[3] = (s.turn - seat) % s.seats
    out[4] = s.round
    out[5] = s.moved
    out[6] = s.finish
    out[7] = s.came_from
    out[8] = s.landed
    out[9] = s.due
    out[10] = s.placed
    out[11] = s.stage
    out[12] = s.scored_now
    out[13] = s.place


@rule
def observe_car(s: State, seat: int, at: int, out: Numbers) -> None:
    """A car, its place and what its driver has."""
    out[at] = s.at[seat]
    out[at + 1] = place_of(s, seat)
    out[at + 2] = hand_size(s, seat)
    out[at + 3] = deck_size(s, seat)
    out[at + 4] = may_still_score(s, seat)
    out[at + 5] = points_so_far(s, seat)
    for place in range(s.seats):
        if s.line[place] == seat:
            out[at + 6] = place
    for kind in range(box.KINDS):
        out[at + 7 + kind] = s.discarded[seat][kind]


@rule
def observe_stage(s: State, seat: int, stage: int, at: int, out: Numbers) -> None:
    """Where it lies, what has become of it, whether the card is the own one, and who scored it."""
    out[at] = s.diner[stage]
    out[at + 1] = s.fate[stage]
    out[at + 2] = s.holder[stage] == seat
    out[at + 3] = box.NOBODY if s.scorer[stage] == box.NOBODY else (s.scorer[stage] - seat) % s.seats
