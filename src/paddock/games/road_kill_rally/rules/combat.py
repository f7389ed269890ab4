"""The combat action: weapons, attack cards, figures as targets, pit stops and tricks."""

from paddock.core.contract import OK
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import ask_to_pay, draw_cards, put_away, steal_a_card
from paddock.games.road_kill_rally.rules.cars import can_act, driver, fitted, roll_dice, skilled, trait
from paddock.games.road_kill_rally.rules.damage import armour, hits_to_lose, strike
from paddock.games.road_kill_rally.rules.figures import score_figure
from paddock.games.road_kill_rally.rules.pits import pit_stop
from paddock.games.road_kill_rally.rules.road import figure_at, in_smoke, place
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.sight import aim
from paddock.games.road_kill_rally.rules.state import State

# ---- The facts of an attack --------------------------------------------------------------------


@rule
def weapon(s: State, seat: int) -> int:
    """The accessory that shoots, NOTHING without."""
    for slot in range(box.SLOTS):
        item = s.slot[seat][slot]
        if item != box.NOTHING and box.ITEM_ATTACK[box.ATTACK_FACTS * item + box.DICE]:
            return item
    return box.NOTHING


@rule
def fact(s: State, seat: int, source: int, which: int) -> int:
    """A fact of an attack by a source, as printed."""
    if source == box.WEAPON:
        return box.ITEM_ATTACK[box.ATTACK_FACTS * weapon(s, seat) + which]
    if source == box.PISTOL:
        return box.ITEM_ATTACK[box.ATTACK_FACTS * (box.ACCESSORIES + s.skill[seat]) + which]
    return box.CARD_ATTACK[box.ATTACK_FACTS * box.CARD_OF_SOURCE[source] + which]


@rule
def has_pistol(s: State, seat: int) -> bool:
    """Whether the driver's skill is a weapon."""
    return (
        s.skill[seat] != box.NOTHING
        and box.ITEM_ATTACK[box.ATTACK_FACTS * (box.ACCESSORIES + s.skill[seat]) + box.DICE] > 0
    )


@rule
def attack_dice(s: State, seat: int, source: int) -> int:
    """With what accessories and skill add."""
    dice = fact(s, seat, source, box.DICE) + trait(s, seat, box.MORE_OF_KIND + fact(s, seat, source, box.KIND))
    return dice + trait(s, seat, box.MORE_DICE) if source == box.WEAPON else dice


@rule
def attack_range(s: State, seat: int, source: int) -> int:
    """In spaces."""
    reach = fact(s, seat, source, box.RANGE)
    return reach + trait(s, seat, box.MORE_RANGE) if source == box.WEAPON else reach


@rule
def attack_arc(s: State, seat: int, source: int) -> int:
    """A turret turns the weapon all round."""
    if source == box.WEAPON and trait(s, seat, box.TURRET):
        return box.ALL_ROUND
    return fact(s, seat, source, box.ARC)


@rule
def ammo_needed(s: State, seat: int) -> int:
    """Points of ammo for the mounted weapon, at least one."""
    return max(1, fact(s, seat, box.WEAPON, box.AMMO) - trait(s, seat, box.LESS_AMMO))


@rule
def hits_to_shoot(s: State, seat: int) -> int:
    """Hits that a figure takes."""
    return box.HITS_TO_SHOOT - trait(s, seat, box.SHOOT_HITS_LESS)


@rule
def can_hit(s: State, seat: int, source: int, row: int, lane: int) -> int:
    """OK, or why a space is out of this attack's reach."""
    reach, arc = attack_range(s, seat, source), attack_arc(s, seat, source)
    return aim(s, seat, row, lane, reach, arc, fact(s, seat, source, box.SIGHT))


@rule
def lucky_card(s: State, seat: int) -> int:
    """A card in hand that rolls again, NOTHING without."""
    for card in range(box.CARDS):
        if box.CARD_REROLL[card] and s.hand[seat][card]:
            return card
    return box.NOTHING


# ---- Declaring ---------------------------------------------------------------------------------


@rule
def attack(s: State, lucky: bool, source: int, target: int, row: int, lane: int) -> None:
    """Declare it and pay: ammo for the weapon, the card itself for a card, nothing for a skill."""
    seat = s.turn
    s.lucky = lucky_card(s, seat) if lucky else box.NOTHING
    s.source = source
    s.target = target
    s.aim_row = row
    s.aim_lane = lane
    s.todo = state.DECLARE
    s.question = state.NO_QUESTION
    if target == box.NOBODY:
        emit(s, events.AIMED_AT_FIGURE, seat, source_named(s, seat, source), figure_at(s, row, lane))
    else:
        everybody = fact(s, seat, source, box.EVERYBODY)
        emit(s, events.ATTACKED, seat, source_named(s, seat, source), box.NOBODY if everybody else target)
    if source == box.PISTOL:
        s.shot = 1
        return
    s.acted = 1
    if source == box.WEAPON:
        ask_to_pay(s, seat, ammo_needed(s, seat), state.FOR_AMMO)
    else:
        put_away(s, seat, box.CARD_OF_SOURCE[source])


@rule
def source_named(s: State, seat: int, source: int) -> int:
    """For the log: a card, or CARDS + the item."""
    if source == box.WEAPON:
        return box.CARDS + weapon(s, seat)
    if source == box.PISTOL:
        return box.CARDS + box.ACCESSORIES + s.skill[seat]
    return box.CARD_OF_SOURCE[source]


@rule
def declare(s: State) -> None:
    """Paid for: a figure is shot at, a card stolen, everybody hit in turn, or one driver may cancel it."""
    seat = driver(s)
    if s.target == box.NOBODY:
        s.todo = state.SHOOT_FIGURE
    elif fact(s, seat, s.source, box.DICE) == 0:
        steal(s, seat)
    elif fact(s, seat, s.source, box.EVERYBODY):
        s.target = box.NOBODY
        s.todo = state.NEXT_VICTIM
    else:
        s.todo = state.ROLL_ATTACK
        if fact(s, seat, s.source, box.SIGHT) and s.held[s.target]:
            s.question = state.DECLARED
            s.turn = s.target


@rule
def cancel(s: State, card: int) -> None:
    """Smoke between the two: no dice are rolled, and what was paid is gone."""
    put_away(s, s.turn, card)
    emit(s, events.CANCELLED, s.turn, card, 0)
    s.question = state.NO_QUESTION
    s.todo = state.END_OF_ACTION


# ---- Rolling -----------------------------------------------------------------------------------


@rule
def roll_attack(s: State) -> None:
    """Roll, let armour take off what it can, and settle the rest."""
    seat = driver(s)
    kind = fact(s, seat, s.source, box.KIND)
    less = box.LESS_BY_ATTACK + kind
    pierced = fitted(s, seat, box.PIERCES + kind) if s.source == box.WEAPON else 0
    off, soft = armour(s, s.target, less, pierced)
    dice = attack_dice(s, seat, s.source)
    emit(s, events.FIRED, seat, source_named(s, seat, s.source), s.target)
    hits = throw(s, seat, dice, max((dice + 1) // 2, hits_to_lose(1, off, soft)))
    strike(s, s.target, hits, less, pierced)
    s.blow = state.BY_ATTACK
    s.todo = state.SETTLE
    s.after = state.NEXT_VICTIM


@rule
def throw(s: State, seat: int, dice: int, enough: int) -> int:
    """Roll; a Lucky Break that stands by rolls once more when there are not enough hits (ruling 43)."""
    hits = roll_dice(s, seat, dice)
    emit(s, events.ATTACK_ROLLED, seat, dice, hits)
    if s.lucky != box.NOTHING and s.hand[seat][s.lucky] and hits < enough:  # it may have been paid as ammo
        put_away(s, seat, s.lucky)
        emit(s, events.ROLLED_AGAIN, seat, s.lucky, 0)
        s.lucky = box.NOTHING
        hits = roll_dice(s, seat, dice)
        emit(s, events.ATTACK_ROLLED, seat, dice, hits)
    return hits


@rule
def next_victim(s: State) -> None:
    """An attack on everybody goes on to the next opponent; others are done."""
    seat = driver(s)
    s.todo = state.END_OF_ACTION
    if s.source != box.PISTOL and s.source != box.WEAPON and fact(s, seat, s.source, box.EVERYBODY):
        for other in range(s.target + 1, s.seats):
            if s.status[other] == state.RACING and side_of(s, other) != side_of(s, seat):
                s.target = other
                s.todo = state.ROLL_ATTACK
                return


@rule
def shoot_figure(s: State) -> None:
    """Three hits score a figure; there is no token for it."""
    seat = driver(s)
    figure = figure_at(s, s.aim_row, s.aim_lane)
    emit(s, events.FIRED, seat, source_named(s, seat, s.source), box.SEATS + place(s.aim_row, s.aim_lane))
    needed = hits_to_shoot(s, seat)
    hits = throw(s, seat, attack_dice(s, seat, s.source) + trait(s, seat, box.SHOOT_MORE), needed)
    if hits >= needed:
        emit(s, events.SHOT_FIGURE, seat, figure, hits)
        score_figure(s, seat, s.aim_row, s.aim_lane)
    else:
        emit(s, events.MISSED, seat, figure, hits)
        if s.letter:
            s.tried[s.aim_row][s.aim_lane] |= 1 << seat
    s.todo = state.END_OF_ACTION


@rule
def steal(s: State, seat: int) -> None:
    """Cards from another hand, by chance; both know which."""
    stolen = min(box.CARD_STEAL[box.CARD_OF_SOURCE[s.source]], s.held[s.target])
    emit(s, events.STOLE, seat, s.target, stolen)
    for _ in range(stolen):
        steal_a_card(s, s.target, seat)
    s.todo = state.END_OF_ACTION


# ---- Other actions, and the end of it ----------------------------------------------------------


@rule
def play_action(s: State, card: int) -> None:
    """A Pit Stop, or a trick that draws cards. A pit crew leaves the action free."""
    seat = s.turn
    put_away(s, seat, card)
    emit(s, events.PLAYED, seat, card, 0)
    s.question = state.NO_QUESTION
    s.todo = state.END_OF_ACTION
    if box.CARD_PIT[card]:
        if skilled(s, seat, box.PIT_REPAIRS) == 0:
            s.acted = 1
        pit_stop(s, seat, box.CARD_PIT[card], state.END_OF_ACTION)
    else:
        s.acted = 1
        draw_cards(s, seat, box.CARD_DRAW[card])


@rule
def end_of_action(s: State) -> None:
    """Somebody who has a free attack or an action left is asked again."""
    s.lucky = box.NOTHING
    s.target = box.NOBODY
    s.todo = state.NEXT_FIGHTER


@rule
def may_fight(s: State, seat: int) -> bool:
    """Whether a driver has something to decide, as far as all can see: any hand may hold an action."""
    return can_act(s, seat) and ((s.acted == 0 and s.held[seat] > 0) or can_use_pistol(s, seat))


@rule
def can_use_pistol(s: State, seat: int) -> bool:
    """Whether the free attack of a skill is still there and somebody in its reach."""
    if s.shot or not has_pistol(s, seat):
        return False
    for other in range(s.seats):
        racing = other != seat and s.status[other] == state.RACING
        row, lane = s.row[other], s.lane[other]
        if racing and not in_smoke(s, row, lane) and can_hit(s, seat, box.PISTOL, row, lane) == OK:
            return True
    return False


@rule
def pass_on(s: State) -> None:
    """No more of this car; the next one fights."""
    s.question = state.NO_QUESTION
    s.acted = 0
    s.shot = 0
    s.at += 1
    s.todo = state.NEXT_FIGHTER
