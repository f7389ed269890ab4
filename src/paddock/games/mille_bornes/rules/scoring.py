"""The score sheet, the end of a match, and who has won."""

from paddock.core.contract import Numbers
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules.box import (
    HAZARDS,
    LINES,
    MATCH,
    MILES_200,
    NOBODY,
    POINTS,
    SAFETIES,
    SAFETY_KINDS,
)
from paddock.games.mille_bornes.rules.events import SCORED, TOTAL
from paddock.games.mille_bornes.rules.state import SIMPLE, State

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
) = range(len(LINES))
ALL_LINES = len(LINES)

SAFETY_POINTS = POINTS["safety"]
ALL_FOUR_POINTS = POINTS["all_four_safeties"]
COUP_POINTS = POINTS["coup_fourre"]
TRIP_POINTS = POINTS["trip_completed"]
DELAYED_POINTS = POINTS["delayed_action"]
SAFE_POINTS = POINTS["safe_trip"]
EXTENSION_POINTS = POINTS["extension"]
SHUT_OUT_POINTS = POINTS["shut_out"]

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
                emit(s, SCORED, side, line, points)
        emit(s, TOTAL, side, total(s, side), s.deal)


@rule
def lines_in_play(s: State) -> int:
    """The simpler game counts miles alone."""
    return 1 if s.variant == SIMPLE else ALL_LINES


@rule
def hand_points(s: State, side: int, line: int) -> int:
    """What a side gets for this hand on one line."""
    if line == MILES_LINE:
        return s.miles[side]
    if line == SAFETIES_LINE:
        return SAFETY_POINTS * safeties(s, side)
    if line == ALL_FOUR_LINE:
        return ALL_FOUR_POINTS if safeties(s, side) == SAFETY_KINDS else 0
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
    return SAFE_POINTS if s.zone[side][MILES_200] == 0 else 0


@rule
def safeties(s: State, side: int) -> int:
    """Safeties in a driving zone, however they came there."""
    count = 0
    for safety in range(SAFETIES, HAZARDS):
        count += s.zone[side][safety]
    return count


@rule
def coups_fourres(s: State, side: int) -> int:
    """Safeties lying sideways."""
    count = 0
    for safety in range(SAFETY_KINDS):
        count += s.coup[side][safety]
    return count


@rule
def delayed(s: State) -> bool:
    """The pile was used up; by the option already before the finishing turn's draw (ruling 4)."""
    return s.left == 0 and not (s.delayed_action and s.drew_last)


@rule
def extension_bonus(s: State, side: int) -> int:
    """For completing the extended trip; by the option, against the caller who did not (ruling 32)."""
    if s.caller == NOBODY:
        return 0
    if s.finisher == side and (s.extension_bonus == FINISHER_ONLY or s.caller == side):
        return EXTENSION_POINTS
    if s.extension_bonus == FINISHER_ONLY or side == s.caller or s.finisher == s.caller:
        return 0
    if s.finisher == NOBODY and s.extension_bonus == AGAINST_CALLER:
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


@rule
def points_so_far(s: State, side: int) -> int:
    """All lines of a side's score sheet."""
    points = 0
    for line in range(ALL_LINES):
        points += sheet(s, side, line)
    return points


@rule
def scores(s: State, out: Numbers) -> None:
    """Points by side."""
    for side in range(s.sides):
        out[side] = points_so_far(s, side)


@rule
def places(s: State, out: Numbers) -> None:
    """Most points, or in the simpler game most miles, win; equal sides share a place (ruling 34)."""
    for side in range(s.sides):
        mine = points_so_far(s, side)
        out[side] = 1
        for other in range(s.sides):
            if points_so_far(s, other) > mine:
                out[side] += 1


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
    return best >= MATCH and leaders == 1
