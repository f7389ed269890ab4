"""Which attacks, actions and defences are allowed."""

from paddock.core.contract import OK, Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state, verdicts
from paddock.games.road_kill_rally.rules.cars import driver
from paddock.games.road_kill_rally.rules.combat import ammo_needed, can_hit, fact, has_pistol, lucky_card, weapon
from paddock.games.road_kill_rally.rules.moves import (
    aim_of,
    aims_at_car,
    at_car,
    at_figure,
    attack,
    is_lucky,
    lane_to,
    rows_to,
    source_of,
    target_of,
)
from paddock.games.road_kill_rally.rules.pits import may_stop
from paddock.games.road_kill_rally.rules.road import in_smoke
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.state import State

# ---- Attacks -----------------------------------------------------------------------------------


@rule
def may_attack(s: State, move: int) -> int:
    """The source, then the target."""
    source = source_of(move)
    reason = may_use(s, s.turn, source)
    if reason != OK:
        return reason
    if is_lucky(move) and (lucky_card(s, s.turn) == box.NOTHING or fact(s, s.turn, source, box.DICE) == 0):
        return verdicts.NOT_IN_HAND
    if aims_at_car(move):
        return may_aim_at_car(s, s.turn, source, target_of(move))
    return may_aim_at_figure(s, s.turn, source, s.row[s.turn] + rows_to(move), lane_to(move))


@rule
def may_use(s: State, seat: int, source: int) -> int:
    """One action a turn; a weapon wants ammo, a card must be in hand; a skill's attack comes on top."""
    if source == box.PISTOL:
        if not has_pistol(s, seat):
            return verdicts.NO_PISTOL
        return verdicts.ACTION_USED if s.shot else OK
    if source >= box.FIRST_CARD and s.hand[seat][box.CARD_OF_SOURCE[source]] == 0:
        return verdicts.NOT_IN_HAND
    if source == box.WEAPON and weapon(s, seat) == box.NOTHING:
        return verdicts.NO_WEAPON
    if s.acted:
        return verdicts.ACTION_USED
    if source == box.WEAPON and ammo_in_hand(s, seat) < ammo_needed(s, seat):
        return verdicts.TOO_LITTLE_AMMO
    return OK


@rule
def ammo_in_hand(s: State, seat: int) -> int:
    """The ammo of all cards in hand."""
    points = 0
    for card in range(box.CARDS):
        points += box.CARD_AMMO[card] * s.hand[seat][card]
    return points


@rule
def may_aim_at_car(s: State, seat: int, source: int, target: int) -> int:
    """Another car that races, in range, arc and sight, and not in smoke."""
    if target >= s.seats:
        return verdicts.NO_SUCH_CAR
    if target == seat:
        return verdicts.YOURSELF
    if s.status[target] != state.RACING:
        return verdicts.NOT_RACING
    if fact(s, seat, source, box.EVERYBODY):
        return OK if target == first_opponent(s, seat) else verdicts.NO_SUCH_CAR
    if fact(s, seat, source, box.DICE) == 0 and s.held[target] == 0:
        return verdicts.NOTHING_TO_STEAL
    if in_smoke(s, s.row[target], s.lane[target]):
        return verdicts.IN_SMOKE
    return can_hit(s, seat, source, s.row[target], s.lane[target])


@rule
def first_opponent(s: State, seat: int) -> int:
    """By whom an attack on everybody is named; NOBODY if there is none."""
    for other in range(s.seats):
        if s.status[other] == state.RACING and side_of(s, other) != side_of(s, seat):
            return other
    return box.NOBODY


@rule
def may_aim_at_figure(s: State, seat: int, source: int, row: int, lane: int) -> int:
    """A figure on the road in range, arc and sight, for what rolls dice at one target."""
    if not aims_at_figures(s, seat, source):
        return verdicts.NOT_AT_FIGURES
    if row < s.starts[s.gone] or row >= s.end_row or s.figure[row][lane] == box.NOTHING:
        return verdicts.NO_FIGURE_THERE
    return verdicts.TRIED_BEFORE if has_had_a_try(s, seat, row, lane) else can_hit(s, seat, source, row, lane)


@rule
def has_had_a_try(s: State, seat: int, row: int, lane: int) -> bool:
    """By the letter each driver has one at a figure, by driving or shooting (ruling 28)."""
    return s.letter == 1 and (s.tried[row][lane] >> seat) & 1 == 1


@rule
def aims_at_figures(s: State, seat: int, source: int) -> bool:
    """Weapons and attack cards do that have one target and roll dice (ruling 30)."""
    return source != box.PISTOL and fact(s, seat, source, box.DICE) > 0 and fact(s, seat, source, box.EVERYBODY) == 0


@rule
def legal_attacks(s: State, out: Numbers, n: int) -> int:
    """Each attack on each target, with and without luck."""
    lucky = lucky_card(s, s.turn) != box.NOTHING
    for source in range(box.SOURCES):
        if may_use(s, s.turn, source) == OK:
            first = n
            n = legal_aims(s, out, n, source)
            if lucky and fact(s, s.turn, source, box.DICE):
                found = n
                for k in range(first, found):
                    out[n] = attack(source, aim_of(out[k]), 1)
                    n += 1
    return n


@rule
def legal_aims(s: State, out: Numbers, n: int, source: int) -> int:
    """Cars and figures that one source can hit."""
    seat = s.turn
    for target in range(s.seats):
        if may_aim_at_car(s, seat, source, target) == OK:
            out[n] = attack(source, at_car(target), 0)
            n += 1
    if not aims_at_figures(s, seat, source):
        return n
    for row in range(max(s.starts[s.gone], s.row[seat] - box.REACH), min(s.end_row, s.row[seat] + box.REACH + 1)):
        for lane in range(box.LANES):
            here = s.figure[row][lane] != box.NOTHING and not has_had_a_try(s, seat, row, lane)
            if here and can_hit(s, seat, source, row, lane) == OK:
                out[n] = attack(source, at_figure(row - s.row[seat], lane), 0)
                n += 1
    return n


# ---- Actions and defences ----------------------------------------------------------------------


@rule
def may_play_action(s: State, card: int) -> int:
    """A trick or a pit stop, once a turn."""
    if box.CARD_DRAW[card] == 0 and box.CARD_PIT[card] == 0:
        return verdicts.NOT_NOW
    if s.acted:
        return verdicts.ACTION_USED
    return verdicts.NO_PIT_STOP if box.CARD_PIT[card] and not may_stop(s, s.turn) else OK


@rule
def may_defend(s: State, card: int) -> int:
    """Against this kind of damage."""
    if box.CARD_REDUCE[card] == 0:
        return verdicts.NOT_NOW
    if s.blow == state.BY_COLLISION:
        return OK if box.CARD_REDUCES_COLLISION[card] else verdicts.DOES_NOT_HELP
    if box.CARD_REDUCES_ONLY_IMPACT[card] and fact(s, driver(s), s.source, box.KIND) != box.IMPACT:
        return verdicts.DOES_NOT_HELP
    return OK
