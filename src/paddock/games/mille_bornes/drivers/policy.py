"""A quick sensible move, after the strategy that players and old rulebooks pass on.

Every legal move gets a worth, roughly in miles; the best is played. The numbers come from an evolution strategy over
some million hands with 2, 3 and 4 players. They say: attack first, even while the own car stands; keep hazards, Go
cards and one of each remedy; drive far rather than often. Only what the player to act may know is looked at: the own
hand, the table, and by counting the cards not seen yet. A safety is never thrown away, and no attack is let stand that
can be turned into a Coup Fourré.
"""

from paddock.core.contract import Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box, state
from paddock.games.mille_bornes.rules.legality import rolling
from paddock.games.mille_bornes.rules.moves import EXTEND, FINISH, card_of, is_attack, is_discard, target_of
from paddock.games.mille_bornes.rules.setup import cards_in_play, side_of
from paddock.games.mille_bornes.rules.state import State

DEAD = 10  # what a card is worth that can no longer be used


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The move of the highest worth."""
    if s.phase == state.UNDER_ATTACK:
        return moves[n - 1]  # the Coup Fourré stands last, where there is one
    if s.phase == state.AT_THE_GOAL:
        return EXTEND if worth_extending(s) else FINISH
    side = side_of(s, s.turn)
    best = moves[0]
    best_worth = worth(s, side, moves[0])
    for i in range(1, n):
        if is_discard(moves[i]) and best_worth > 0:
            break  # discards stand last, and none is worth more
        this = worth(s, side, moves[i])
        if this > best_worth:
            best = moves[i]
            best_worth = this
    return best


@rule
def worth(s: State, side: int, move: int) -> int:
    """What a move is worth."""
    card = card_of(move)
    if is_discard(move):
        return -worth_keeping(s, side, card)
    if is_attack(move):
        return worth_of_attack(s, card, target_of(move))
    if card < box.REMEDIES:
        return worth_of_driving(s, side, card)
    if card < box.SAFETIES:
        return worth_of_remedy(s, side, card)
    return worth_of_safety(s, side, card)


@rule
def unseen(s: State, card: int) -> int:
    """How many cards of a kind the player to act has not seen yet."""
    count = cards_in_play(s, card) - s.discarded[card] - s.hand[s.turn][card]
    for side in range(s.sides):
        count -= s.zone[side][card]
    return count


# ---- Driving -----------------------------------------------------------------------------------


@rule
def worth_of_driving(s: State, side: int, card: int) -> int:
    """Far is good, arriving is best, a first mile breaks a shut-out; a short way is worth less than a better hand."""
    remains = s.goal - s.miles[side] - box.MILES[card]
    if remains == 0:
        return 2000
    miles = box.MILES[card] - 55
    if s.miles[side] == 0:
        miles += 45
    if s.hand[s.turn][card] > 1:
        miles += 40
    if card == box.MILES_200 and s.zone[side][box.MILES_200] == 0 and remains < box.SHORT_TRIP // 2:
        miles -= 25  # keeps the safe trip
    return miles


# ---- Remedies ----------------------------------------------------------------------------------


@rule
def worth_of_remedy(s: State, side: int, card: int) -> int:
    """A car that stands must roll again; a limit hurts as much as the long distances in hand."""
    if card == box.END_OF_LIMIT:
        return 125 if holds_long_distance(s) else 60
    if card == box.GO and rolling(s, side):
        return -15  # Right of Way needs no Go
    return 65


@rule
def holds_long_distance(s: State) -> bool:
    """Whether the player holds a distance that a speed limit forbids."""
    for card in range(box.REMEDIES):
        if box.MILES[card] > box.LIMIT and s.hand[s.turn][card]:
            return True
    return False


# ---- Attacks -----------------------------------------------------------------------------------


@rule
def worth_of_attack(s: State, hazard: int, target: int) -> int:
    """The further the target has come, the better; hard hazards before Stop, Stop before Speed Limit."""
    if hazard == box.SPEED_LIMIT:
        damage = 5
    elif hazard == box.STOP:
        damage = 330
    else:
        damage = 515 - 14 * unseen(s, box.REMEDY_FOR[hazard])
    if unseen(s, box.SAFETY_FROM[hazard]) == 0:
        damage += 15  # no Coup Fourré to fear
    if s.miles[target] == 0:
        damage += 10  # a shut-out is worth keeping
    return damage + 125 * s.miles[target] // s.goal


# ---- Safeties ----------------------------------------------------------------------------------


@rule
def worth_of_safety(s: State, side: int, safety: int) -> int:
    """Held back for a Coup Fourré, unless it frees the car now, can no longer surprise, or may come too late."""
    top = s.drive[side]
    if top >= box.HAZARDS and box.SAFETY_FROM[top] == safety:
        return 500
    if safety == box.RIGHT_OF_WAY and (s.limited[side] or (top < box.HAZARDS and not rolling(s, side))):
        return 260
    if danger_left(s, safety) == 0 or end_is_near(s):
        return 2100  # even before the finishing card: it gives another turn
    return 5  # better than any discard


@rule
def danger_left(s: State, safety: int) -> int:
    """Unseen hazards that a safety protects from."""
    count = 0
    for hazard in range(box.HAZARDS, box.CARDS):
        if box.SAFETY_FROM[hazard] == safety:
            count += unseen(s, hazard)
    return count


@rule
def end_is_near(s: State) -> bool:
    """Whether somebody could arrive with the next card."""
    for side in range(s.sides):
        if rolling(s, side) and s.goal - s.miles[side] <= box.MILES[box.MILES_200]:
            return True
    return False


# ---- Discards ----------------------------------------------------------------------------------


@rule
def worth_keeping(s: State, side: int, card: int) -> int:
    """What a card in hand may still be good for; discards lose it. More than DEAD for all that is alive."""
    if card < box.REMEDIES:
        return DEAD + distance_worth(s, side, card)
    if card < box.SAFETIES:
        return DEAD + remedy_worth(s, side, card)
    if card < box.HAZARDS:
        return 5000
    return DEAD + hazard_worth(s, side, card)


@rule
def distance_worth(s: State, side: int, card: int) -> int:
    """A distance that can no longer be driven is dead."""
    if s.miles[side] + box.MILES[card] > s.goal:
        return 0
    if card == box.MILES_200 and s.zone[side][box.MILES_200] + s.hand[s.turn][card] > box.TWO_HUNDREDS:
        return 0
    if box.MILES[card] <= box.LIMIT:
        return 40 if s.hand[s.turn][card] == 1 else 11
    return box.MILES[card] - 5 * s.hand[s.turn][card]


@rule
def remedy_worth(s: State, side: int, card: int) -> int:
    """One of each is kept while its hazard threatens, Go cards longest."""
    hazard = box.HAZARD_OF[card]
    if card == box.GO:
        if s.zone[side][box.RIGHT_OF_WAY]:
            return 0
        return 165 if s.hand[s.turn][card] == 1 else 215 - 55 * s.hand[s.turn][card]
    if s.zone[side][box.SAFETY_FROM[hazard]]:
        return 0
    hit = s.limited[side] if hazard == box.SPEED_LIMIT else s.drive[side] == hazard
    if hit:
        return 250
    if unseen(s, hazard) == 0:
        return 0
    if s.hand[s.turn][card] > 1:
        return 6
    return 135 if hazard == box.SPEED_LIMIT else 185


@rule
def hazard_worth(s: State, side: int, hazard: int) -> int:
    """A hazard from which every opponent is safe is dead."""
    for target in range(s.sides):
        if target != side and s.zone[target][box.SAFETY_FROM[hazard]] == 0:
            return 175 if hazard == box.SPEED_LIMIT else 255
    return 0


# ---- The extension -----------------------------------------------------------------------------


@rule
def worth_extending(s: State) -> bool:
    """Only with clear superiority: a safe car, cards to go on with, and opponents who are not about to arrive."""
    side = side_of(s, s.turn)
    if s.left < 5 * s.seats or not s.zone[side][box.RIGHT_OF_WAY]:
        return False
    behind = 0
    for other in range(s.sides):
        if other != side:
            if s.miles[other] == 0:
                return False  # the shut-out is worth more
            if s.miles[other] > box.SHORT_TRIP // 2:
                behind += 1
    return behind == 0 and distance_in_hand(s, box.TRIP - s.miles[side]) >= box.MILES[box.MILES_200]


@rule
def distance_in_hand(s: State, room: int) -> int:
    """Miles in hand on cards no longer than that."""
    miles = 0
    for card in range(box.REMEDIES):
        if box.MILES[card] <= room:
            miles += s.hand[s.turn][card] * box.MILES[card]
    return miles
