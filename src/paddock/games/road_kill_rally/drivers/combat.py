"""The policy in combat: the attack or action that brings most, and answers to attacks."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers import worths
from paddock.games.road_kill_rally.drivers.worths import chance, mean_loss
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cars import driver, fitted, trait
from paddock.games.road_kill_rally.rules.combat import ammo_needed, attack_dice, fact, hits_to_shoot
from paddock.games.road_kill_rally.rules.damage import armour, hits_to_lose
from paddock.games.road_kill_rally.rules.moves import (
    DONE,
    aims_at_car,
    card_of,
    is_attack,
    is_lucky,
    is_play,
    lane_to,
    rows_to,
    source_of,
    target_of,
)
from paddock.games.road_kill_rally.rules.scoring import seat_total
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.state import State

CARD_LOST = 48  # by an opponent, to the attacker's hand
WIPED_OUT = 200  # an opponent


@rule
def best_combat(s: State, moves: Numbers, n: int) -> int:
    """The action that brings most, if any does; of equal targets the nearest to the left: no seat is hit more often."""
    seat = s.turn
    best = DONE
    best_worth = 0
    for k in range(n):
        move = moves[k]
        this = 0
        if is_attack(move):
            this = box.SEATS * attack_worth(s, seat, move) - seats_to_the_left(s, seat, move)
        elif is_play(move):
            this = box.SEATS * action_worth(s, seat, card_of(move))
        if this > best_worth:
            best = move
            best_worth = this
    return best


@rule
def seats_to_the_left(s: State, seat: int, move: int) -> int:
    """How far away the driver sits at whom a move is aimed; a figure sits nowhere."""
    return (target_of(move) - seat) % s.seats if aims_at_car(move) else 0


@rule
def action_worth(s: State, seat: int, card: int) -> int:
    """New cards, or a pit stop for an empty slot."""
    if box.CARD_PIT[card] == 0:
        return 85 if s.held[seat] < 6 else 40
    empty = 0
    for slot in range(box.SLOTS):
        if s.slot[seat][slot] == box.NOTHING and not (s.damaged[seat] >> slot) & 1:
            empty += 1
    return 110 * empty - 40


@rule
def attack_worth(s: State, seat: int, move: int) -> int:
    """Tokens, loot and wipe-outs for cars, points for figures, less what it costs."""
    source, target, lucky = source_of(move), target_of(move), is_lucky(move)
    cost = 15 if lucky else 0
    if source == box.WEAPON:
        cost += ammo_needed(s, seat) * 20
    elif box.CARD_OF_SOURCE[source] != box.NOTHING:
        cost += worths.KEEP[box.CARD_OF_SOURCE[source]] // 2
    if target == box.NOBODY:
        points = 10 * box.TARGET_POINTS[s.figure[s.row[seat] + rows_to(move)][lane_to(move)]]
        dice = attack_dice(s, seat, source) + trait(s, seat, box.SHOOT_MORE)
        hit = chance(dice, hits_to_shoot(s, seat))
        if lucky:
            hit += hit * (1000 - hit) // 1000
        return points * hit // 1000 - cost
    if fact(s, seat, source, box.EVERYBODY):
        worth = -cost
        for other in range(s.seats):
            if s.status[other] == state.RACING and side_of(s, other) != side_of(s, seat):
                worth += damage_worth(s, seat, source, other)
        return worth
    if fact(s, seat, source, box.DICE) == 0:
        return (60 + lead(s, seat, target)) * min(box.CARD_STEAL[box.CARD_OF_SOURCE[source]], s.held[target]) - cost
    worth = damage_worth(s, seat, source, target) * (6 if lucky else 5) // 5
    return -worth - cost if side_of(s, target) == side_of(s, seat) else worth - cost


@rule
def damage_worth(s: State, seat: int, source: int, target: int) -> int:
    """What hits on a driver are worth: the token, the cards, the wipe-out."""
    held = s.held[target]
    if held == 0 and s.wiped[target]:
        return 0
    kind = fact(s, seat, source, box.KIND)
    pierced = fitted(s, seat, box.PIERCES + kind) if source == box.WEAPON else 0
    off, soft = armour(s, target, box.LESS_BY_ATTACK + kind, pierced)
    dice = attack_dice(s, seat, source)
    token = 0 if s.letter and held == 0 else 10 * box.SHOOT_POINTS
    worth = token * chance(dice, hits_to_lose(1, off, soft)) // 1000
    worth += min(mean_loss(dice, off, soft), 100 * held) * (CARD_LOST + lead(s, seat, target)) // 100
    if s.wiped[target] == 0:
        worth += WIPED_OUT * chance(dice, hits_to_lose(held + 1, off, soft)) // 1000
    return worth


@rule
def lead(s: State, seat: int, target: int) -> int:
    """What a card is worth more that is taken from a driver with more points, or less from one with fewer."""
    return (seat_total(s, target) - seat_total(s, seat)) // 5


@rule
def best_cancel(s: State, moves: Numbers, n: int) -> int:
    """Smoke against what would cost more than a card."""
    attacker = driver(s)
    dice = attack_dice(s, attacker, s.source)
    return moves[n - 1] if dice >= 3 else DONE


@rule
def best_defence(s: State, moves: Numbers, n: int) -> int:
    """The cheapest card that saves at least two hits or a wipe-out."""
    seat = s.turn
    hits = s.hits[seat]
    return moves[1] if hits >= 2 or hits > s.held[seat] else DONE
