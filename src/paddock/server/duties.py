"""Duties: what the house has to do at a table by itself, and when."""

from typing import NamedTuple

from paddock.server.settings import Settings
from paddock.server.table import DEALING, RACING, Table

GOES_ON = 1 / 10  # of its pace is what a bot waits before the next step of its own turn
DEAL, BOT_MOVES, WINDOW_CLOSES, CLOCK_RUNS_OUT = "deal", "bot-moves", "window-closes", "clock-runs-out"
PATIENCE_ENDS, LOOK_FOR_ABSENT = "patience-ends", "absent"


class Duty(NamedTuple):
    """Due at a time, which is house time."""

    at: float
    kind: str
    seat: int


def duties_of(table: Table, settings: Settings, opened: float = 0.0) -> list[Duty]:
    """What the house has to do at a table if nobody does something before; of all that is due, the first counts.

    Windows, patience and absence count anew from when the house was last `opened`: until then nobody could come.
    """
    since, anew = table.waiting.since, max(table.waiting.since, opened)
    if table.state == DEALING:
        return [Duty(anew + (settings.dealing if table.waits_for_salt else 0), DEAL, 0)]
    if table.state != RACING:
        return []
    seat = table.running.turn
    if table.chairs[seat].bot:
        return [Duty(since + settings.pace * (GOES_ON if table.goes_on else 1), BOT_MOVES, seat)]
    duties = []
    if table.reaction() is not None and not table.is_asked_by_lesson:
        is_known = table.next_in_lesson is not None  # what follows in a lesson: nobody need answer
        duties.append(Duty(anew + (settings.pace if is_known else settings.window), WINDOW_CLOSES, seat))
    if table.clock is not None:
        duties.append(Duty(since + table.clock, CLOCK_RUNS_OUT, seat))
    if table.is_patient:
        duties.append(Duty(table.waiting.ends_at(settings.patience, opened), PATIENCE_ENDS, seat))
        duties.append(Duty(anew + settings.grace, LOOK_FOR_ABSENT, seat))
    return duties


def duty_of(table: Table, settings: Settings) -> Duty | None:
    """The next of them."""
    return min(duties_of(table, settings), default=None)
