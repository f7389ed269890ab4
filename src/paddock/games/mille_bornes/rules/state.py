"""Every number that a race of Mille Bornes consists of."""

from paddock.core.layout import Array, RaceState, i8, i16
from paddock.games.mille_bornes.rules.box import CARDS, LINES, NOBODY, NOTHING, SAFETY_KINDS, SEATS, SIDES

STANDARD, MATCH_PLAY, SIMPLE = range(3)  # variants
PLAYING, UNDER_ATTACK, AT_THE_GOAL, HAND_OVER = range(4)  # phases


class State(RaceState):
    """A hand of Mille Bornes, and the score sheet of the hands before it.

    Cards are counted by kind. The draw pile has no order: each draw picks one of its cards at random.
    """

    # The options, see the rulings; 0 is the default.
    last_safeties: i8
    delayed_action: i8
    bare_pile: i8
    late_safety: i8
    discards: i8
    extension_bonus: i8
    shut_out: i8

    sheet: Array[i16, SIDES, len(LINES)]  # points of the finished hands, line by line
    dealer: i8
    deal: i16  # the number of this hand, from 1

    phase: i8
    goal: i16  # miles
    caller: i8 = NOBODY  # the side that extended the trip
    finisher: i8 = NOBODY  # the side that completed it
    drew_last: i8  # 1 if the last card of the pile was drawn in this turn

    pile: Array[i8, CARDS]
    left: i8  # cards in the pile
    hand: Array[i8, SEATS, CARDS]
    discarded: Array[i8, CARDS]
    last_discard: i8 = NOTHING

    zone: Array[i8, SIDES, CARDS]  # every card that lies in a side's driving zone
    miles: Array[i16, SIDES]
    drive: Array[i8, SIDES]  # the card on top of the drive pile; 0 where a side is missing, as records have it
    under: Array[i8, SIDES]  # the card that a hazard on top lies on; likewise
    limited: Array[i8, SIDES]  # 1 if a speed limit is on top of the speed pile
    coup: Array[i8, SIDES, SAFETY_KINDS]  # 1 if the safety lies sideways: a coup fourré

    attacker: i8 = NOBODY  # seat, while its attack is being answered
    attack: i8 = NOTHING  # the hazard just played
    target: i8 = NOBODY  # the side that it was played on
