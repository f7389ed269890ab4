"""Deeds: everything that happens at a table, in order. They are what is stored; the table follows from them."""

from dataclasses import dataclass
from typing import Any

OPENED = "opened"  # a table with its game, options and chairs
IMPORTED = "imported"  # a race that was played elsewhere, to look at
SAT_DOWN = "sat-down"
STOOD_UP = "stood-up"
SEATED_BOT = "seated-bot"  # the host gives a chair to a bot
OPENED_CHAIR = "opened-chair"  # or keeps it for a person
RELINKED = "relinked"  # the old join link is void
PLEDGED = "pledged"  # a person gives the hash of the salt that they will add
STARTED = "started"
SALTED = "salted"  # and after the start the salt itself
DEALT = "dealt"  # the house waits no longer for salt
MOVED = "moved"
TOOK_BACK = "took-back"
TAKEN_OVER = "taken-over"  # a bot plays for a person
CAME_BACK = "came-back"
LEFT = "left"  # a person resigns: a bot plays on to the end
FOR_ENDING = "for-ending"  # somebody wants to end the race without a result: the first proposes, the others agree
AGAINST_ENDING = "against-ending"
NUDGED = "nudged"  # somebody asks whether the seat to act is still there
STAYED = "stayed"  # and they are
CANCELLED = "cancelled"
REMATCHED = "rematched"
FORGOTTEN = "forgotten"  # a person has deleted their account


@dataclass(frozen=True, slots=True)  # thousands are kept
class Deed:
    """One thing that happened, and when, in seconds since 1970 and in house time."""

    kind: str
    at: float
    facts: dict[str, Any]
    command_id: str  # given by the client: the same command happens once
    house_time: float | None = None  # of before it was kept: none, and `at` counts


def forget_name(facts: dict[str, Any], player: str) -> None:
    """Take the name of a person out of the facts of a deed."""
    for part in (facts, *facts.get("chairs", ())):
        if part.get("player") == player and "name" in part:
            part["name"] = ""
