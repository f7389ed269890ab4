"""A quick sensible move, after the strategy that players and old rulebooks pass on.

Every legal move gets a worth, roughly in miles; the best is played. The numbers come from an evolution strategy over
some million hands with 2, 3 and 4 players. They say: attack first, even while the own car stands; keep hazards, Go
cards and one of each remedy; drive far rather than often. Only what the player to act may know is looked at: the own
hand, the table, and by counting the cards not seen yet. A safety is never thrown away, and no attack is let stand that
can be turned into a Coup Fourré.
"""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules.box import (
    CARDS,
    COUNT,
    END_OF_LIMIT,
    GO,
    HAZARD_OF,
    HAZARDS,
    LEFT_OUT,
    LIMIT,
    MILES,
    MILES_200,
    NOTHING,
    REMEDIES,
    REMEDY_FOR,
    RIGHT_OF_WAY,
    SAFETIES,
    SAFETY_FROM,
    SHORT_TRIP,
    SIDES,
    SPEED_LIMIT,
    STOP,
    TRIP,
    TWO_HUNDREDS,
)
from paddock.games.mille_bornes.rules.dealing import side_of
from paddock.games.mille_bornes.rules.legality import rolling
from paddock.games.mille_bornes.rules.moves import ATTACK, DISCARD, EXTEND, FINISH, PLAY
from paddock.games.mille_bornes.rules.state import AT_THE_GOAL, UNDER_ATTACK, State

DEAD = 10  # what a card is worth that can no longer be used


@rule
def policy(s: State, moves: Numbers, n: int) -> int:
    """The move of the highest worth."""
    if s.phase == UNDER_ATTACK:
        return moves[n - 1]  # the Coup Fourré stands last, where there is one
    if s.phase == AT_THE_GOAL:
        return EXTEND if worth_extending(s) else FINISH
    side = side_of(s, s.turn)
    best = moves[0]
    best_worth = worth(s, side, moves[0])
    for i in range(1, n):
        if moves[i] < PLAY and best_worth > 0:
            break  # discards stand last, and none is worth more
        this = worth(s, side, moves[i])
        if this > best_worth:
            best = moves[i]
            best_worth = this
    return best


@rule
def sensible(s: State, moves: Numbers, n: int) -> int:
    """Not for search: to let an attack stand that a Coup Fourré answers, to discard a safety, or to discard a card that
    is alive while a dead one is in hand."""
    if s.phase == UNDER_ATTACK:
        moves[0] = moves[n - 1]
        return 1
    if s.phase == AT_THE_GOAL:
        return n
    dead = dead_card(s, side_of(s, s.turn))
    kept = 0
    for i in range(n):
        card = moves[i] - DISCARD
        if card >= CARDS or card == dead or (dead == NOTHING and not SAFETIES <= card < HAZARDS):
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def dead_card(s: State, side: int) -> int:
    """A card in the hand of the player to act that can no longer be used."""
    for card in range(CARDS):
        if s.hand[s.turn][card] and worth_keeping(s, side, card) <= DEAD:
            return card
    return NOTHING


@rule
def worth(s: State, side: int, move: int) -> int:
    """What a move is worth."""
    if move >= ATTACK:
        return worth_of_attack(s, HAZARDS + (move - ATTACK) // SIDES, (move - ATTACK) % SIDES)
    if move < PLAY:
        return -worth_keeping(s, side, move)
    card = move - PLAY
    if card < REMEDIES:
        return worth_of_driving(s, side, card)
    if card < SAFETIES:
        return worth_of_remedy(s, side, card)
    return worth_of_safety(s, side, card)


@rule
def unseen(s: State, card: int) -> int:
    """How many cards of a kind the player to act has not seen yet."""
    count = COUNT[card] - (LEFT_OUT[card] if s.seats <= SIDES else 0) - s.discarded[card] - s.hand[s.turn][card]
    for side in range(s.sides):
        count -= s.zone[side][card]
    return count


# ---- Driving -----------------------------------------------------------------------------------


@rule
def worth_of_driving(s: State, side: int, card: int) -> int:
    """Far is good, arriving is best, a first mile breaks a shut-out; a short way is worth less than a better hand."""
    remains = s.goal - s.miles[side] - MILES[card]
    if remains == 0:
        return 2000
    miles = MILES[card] - 55
    if s.miles[side] == 0:
        miles += 45
    if s.hand[s.turn][card] > 1:
        miles += 40
    if card == MILES_200 and s.zone[side][MILES_200] == 0 and remains < SHORT_TRIP // 2:
        miles -= 25  # keeps the safe trip
    return miles


# ---- Remedies ----------------------------------------------------------------------------------


@rule
def worth_of_remedy(s: State, side: int, card: int) -> int:
    """A car that stands must roll again; a limit hurts as much as the long distances in hand."""
    if card == END_OF_LIMIT:
        return 125 if holds_long_distance(s) else 60
    if card == GO and rolling(s, side):
        return -15  # Right of Way needs no Go
    return 65


@rule
def holds_long_distance(s: State) -> bool:
    """Whether the player holds a distance that a speed limit forbids."""
    for card in range(REMEDIES):
        if MILES[card] > LIMIT and s.hand[s.turn][card]:
            return True
    return False


# ---- Attacks -----------------------------------------------------------------------------------


@rule
def worth_of_attack(s: State, hazard: int, target: int) -> int:
    """The further the target has come, the better; hard hazards before Stop, Stop before Speed Limit."""
    if hazard == SPEED_LIMIT:
        damage = 5
    elif hazard == STOP:
        damage = 330
    else:
        damage = 515 - 14 * unseen(s, REMEDY_FOR[hazard])
    if unseen(s, SAFETY_FROM[hazard]) == 0:
        damage += 15  # no Coup Fourré to fear
    if s.miles[target] == 0:
        damage += 10  # a shut-out is worth keeping
    return damage + 125 * s.miles[target] // s.goal


# ---- Safeties ----------------------------------------------------------------------------------


@rule
def worth_of_safety(s: State, side: int, safety: int) -> int:
    """Held back for a Coup Fourré, unless it frees the car now, can no longer surprise, or may come too late."""
    top = s.drive[side]
    if top >= HAZARDS and SAFETY_FROM[top] == safety:
        return 500
    if safety == RIGHT_OF_WAY and (s.limited[side] or (top < HAZARDS and not rolling(s, side))):
        return 260
    if danger_left(s, safety) == 0 or end_is_near(s):
        return 2100  # even before the finishing card: it gives another turn
    return 5  # better than any discard


@rule
def danger_left(s: State, safety: int) -> int:
    """Unseen hazards that a safety protects from."""
    count = 0
    for hazard in range(HAZARDS, CARDS):
        if SAFETY_FROM[hazard] == safety:
            count += unseen(s, hazard)
    return count


@rule
def end_is_near(s: State) -> bool:
    """Whether somebody could arrive with the next card."""
    for side in range(s.sides):
        if rolling(s, side) and s.goal - s.miles[side] <= MILES[MILES_200]:
            return True
    return False


# ---- Discards ----------------------------------------------------------------------------------


@rule
def worth_keeping(s: State, side: int, card: int) -> int:
    """What a card in hand may still be good for; discards lose it. More than DEAD for all that is alive."""
    if card < REMEDIES:
        return DEAD + distance_worth(s, side, card)
    if card < SAFETIES:
        return DEAD + remedy_worth(s, side, card)
    if card < HAZARDS:
        return 5000
    return DEAD + hazard_worth(s, side, card)


@rule
def distance_worth(s: State, side: int, card: int) -> int:
    """A distance that can no longer be driven is dead."""
    if s.miles[side] + MILES[card] > s.goal:
        return 0
    if card == MILES_200 and s.zone[side][MILES_200] + s.hand[s.turn][card] > TWO_HUNDREDS:
        return 0
    if MILES[card] <= LIMIT:
        return 40 if s.hand[s.turn][card] == 1 else 11
    return MILES[card] - 5 * s.hand[s.turn][card]


@rule
def remedy_worth(s: State, side: int, card: int) -> int:
    """One of each is kept while its hazard threatens, Go cards longest."""
    hazard = HAZARD_OF[card]
    if card == GO:
        if s.zone[side][RIGHT_OF_WAY]:
            return 0
        return 165 if s.hand[s.turn][card] == 1 else 215 - 55 * s.hand[s.turn][card]
    if s.zone[side][SAFETY_FROM[hazard]]:
        return 0
    hit = s.limited[side] if hazard == SPEED_LIMIT else s.drive[side] == hazard
    if hit:
        return 250
    if unseen(s, hazard) == 0:
        return 0
    if s.hand[s.turn][card] > 1:
        return 6
    return 135 if hazard == SPEED_LIMIT else 185


@rule
def hazard_worth(s: State, side: int, hazard: int) -> int:
    """A hazard from which every opponent is safe is dead."""
    for target in range(s.sides):
        if target != side and s.zone[target][SAFETY_FROM[hazard]] == 0:
            return 175 if hazard == SPEED_LIMIT else 255
    return 0


# ---- The extension -----------------------------------------------------------------------------


@rule
def worth_extending(s: State) -> bool:
    """Only with clear superiority: a safe car, cards to go on with, and opponents who are not about to arrive."""
    side = side_of(s, s.turn)
    if s.left < 5 * s.seats or not s.zone[side][RIGHT_OF_WAY]:
        return False
    behind = 0
    for other in range(s.sides):
        if other != side:
            if s.miles[other] == 0:
                return False  # the shut-out is worth more
            if s.miles[other] > SHORT_TRIP // 2:
                behind += 1
    return behind == 0 and distance_in_hand(s, TRIP - s.miles[side]) >= MILES[MILES_200]


@rule
def distance_in_hand(s: State, room: int) -> int:
    """Miles in hand on cards no longer than that."""
    miles = 0
    for card in range(REMEDIES):
        if MILES[card] <= room:
            miles += s.hand[s.turn][card] * MILES[card]
    return miles
