"""The score sheet, the end of a match, and who has won."""

from paddock.core.contract import points
from paddock.core.events import emit
from paddock.core.rule import given, rule
from paddock.games.mille_bornes.rules import box, events, state
from paddock.games.mille_bornes.rules.state import State

(
    MILES_LINE,
    SAFETIES_LINE,
    ALL_FOUR_LINE,
    COUPS_LINE,
    TRIP_LINE,
    DELAYED_LINE,
    SAFE_LINE,
    SHUT_OUT_LINE,
    EXTENSION_LINE,
) = range(len(box.LINES))
ALL_LINES = len(box.LINES)

SAFETY_POINTS = box.POINTS["safety"]
ALL_FOUR_POINTS = box.POINTS["all_four_safeties"]
COUP_POINTS = box.POINTS["coup_fourre"]
TRIP_POINTS = box.POINTS["trip_completed"]
DELAYED_POINTS = box.POINTS["delayed_action"]
SAFE_POINTS = box.POINTS["safe_trip"]
EXTENSION_POINTS = box.POINTS["extension"]
SHUT_OUT_POINTS = box.POINTS["shut_out"]

FINISHER_ONLY, AGAINST_CALLER, AGAINST_CALLER_ALWAYS = range(3)  # the option extension-bonus
ALL_OPPONENTS, EACH_OPPONENT, FRENCH = range(3)  # the option shut-out


@rule
def score_hand(s: State) -> None:
    """Write a finished hand onto the score sheet."""
    for side in range(s.sides):
        for line in range(lines_in_play(s)):
            points = hand_points(s, side, line)
            s.sheet[side][line] += points
            if points:
                emit(s, events.SCORED, side, line, points)
        emit(s, events.TOTAL, side, total(s, side), s.deal)


@rule
def has_points(s: State) -> bool:
    """The simpler game counts miles alone."""
    return s.variant != state.SIMPLE


@rule
def lines_in_play(s: State) -> int:
    """All of the score sheet, or just the miles."""
    return ALL_LINES if has_points(s) else 1


@rule
def hand_points(s: State, side: int, line: int) -> int:
    """What a side gets for this hand on one line."""
    if line == MILES_LINE:
        return s.miles[side]
    if line == SAFETIES_LINE:
        return SAFETY_POINTS * safeties(s, side)
    if line == ALL_FOUR_LINE:
        return ALL_FOUR_POINTS if safeties(s, side) == box.SAFETY_KINDS else 0
    if line == COUPS_LINE:
        return COUP_POINTS * coups_fourres(s, side)
    if line == EXTENSION_LINE:
        return extension_bonus(s, side)
    if line == SHUT_OUT_LINE:
        return shut_out_bonus(s, side)
    if side != s.finisher:
        return 0
    if line == TRIP_LINE:
        return TRIP_POINTS
    if line == DELAYED_LINE:
        return DELAYED_POINTS if delayed(s) else 0
    return SAFE_POINTS if s.zone[side][box.MILES_200] == 0 else 0


@rule
def safeties(s: State, side: int) -> int:
    """Safeties in a driving zone, however they came there."""
    count = 0
    for safety in range(box.SAFETIES, box.HAZARDS):
        count += s.zone[side][safety]
    return count


@rule
def coups_fourres(s: State, side: int) -> int:
    """Safeties lying sideways."""
    count = 0
    for safety in range(box.SAFETY_KINDS):
        count += s.coup[side][safety]
    return count


@rule
def delayed(s: State) -> bool:
    """The pile was used up; by the option already before the finishing turn's draw (ruling 4)."""
    return s.left == 0 and not (s.delayed_action and s.drew_last)


@rule
def extension_bonus(s: State, side: int) -> int:
    """For completing the extended trip; by the option, against the caller who did not (ruling 32)."""
    if s.caller == box.NOBODY:
        return 0
    if s.finisher == side and (s.extension_bonus == FINISHER_ONLY or s.caller == side):
        return EXTENSION_POINTS
    if s.extension_bonus == FINISHER_ONLY or side == s.caller or s.finisher == s.caller:
        return 0
    if s.finisher == box.NOBODY and s.extension_bonus == AGAINST_CALLER:
        return 0
    return EXTENSION_POINTS


@rule
def shut_out_bonus(s: State, side: int) -> int:
    """For opponents who have not driven a mile; options differ with three sides (ruling 33)."""
    still = 0
    for other in range(s.sides):
        if other != side and s.miles[other] == 0:
            still += 1
    if s.shut_out == FRENCH:
        return SHUT_OUT_POINTS * still if s.miles[side] > 0 else 0
    if side != s.finisher:
        return 0
    if s.shut_out == EACH_OPPONENT:
        return SHUT_OUT_POINTS * still
    return SHUT_OUT_POINTS if still == s.sides - 1 else 0


@rule
def sheet(s: State, side: int, line: int) -> int:
    """A line of the score sheet; during a hand with what is certain of it."""
    points = s.sheet[side][line]
    if s.over == 0 and line <= COUPS_LINE and line < lines_in_play(s):
        points += hand_points(s, side, line)
    return points


@rule
def total(s: State, side: int) -> int:
    """The points of the finished hands."""
    points = 0
    for line in range(ALL_LINES):
        points += s.sheet[side][line]
    return points


points_so_far = given(points, sheet=sheet, LINES=ALL_LINES)


@rule
def did_better(s: State, side: int, other: int) -> bool:
    """Most points, or in the simpler game most miles, win; equal sides share a place (ruling 34)."""
    return points_so_far(s, side) > points_so_far(s, other)


@rule
def match_is_decided(s: State) -> bool:
    """5,000 points and nobody level: a tie at the top takes another hand."""
    best = 0
    leaders = 0
    for side in range(s.sides):
        points = total(s, side)
        if points > best:
            best = points
            leaders = 0
        if points == best:
            leaders += 1
    return best >= box.MATCH and leaders == 1
