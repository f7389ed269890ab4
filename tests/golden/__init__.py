"""Golden races: a whole race of each case as a record, and of each variant as text that can be read in review.

Records stay as they are: old ones must keep replaying. `make golden` adds those that are missing and writes the texts
anew; their differences are to be read, not waved through.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import paddock
from paddock.bots import bot_move
from paddock.bots.levels import Policy
from paddock.core.race import Race
from tests.contract.cases import CASES, Case, Picker

FOLDER = Path(__file__).parent
SEED = 2026
LISTED = 60  # of the legal moves of a position; more cannot be read
PICTURES = 40  # so many positions are shown whole; then moves and events alone


def record_path(case: Case) -> Path:
    return FOLDER / f"{case}.race.json"


def text_path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def told_cases() -> list[Case]:
    """One number of seats of each variant is told in full."""
    return [case for case in CASES if case.seats == case.game.seats[0]]


def golden_race(case: Case) -> Race:
    """Sensible play with a random move now and then, so that much of the game is seen."""
    race = case.start(SEED, check=True)
    pick = Picker(SEED)
    while not race.over:
        wander = len(race.record.moves) % 5 == 4
        race.play(pick(race.moves()) if wander else bot_move(race, Policy()))
    return race


def story(record_of: Race) -> Iterator[str]:
    """Each position, the legal moves in words, the move made, and what it did."""
    race = Race(record_of.game, record_of.record.begun())
    speak = race.game.words("en")
    told = 0
    for number, move in enumerate([*record_of.record.moves, None], start=1):
        yield from (f"    {line}" for line in race.log(race.turn, since=told))
        told = len(race.events)
        if number <= PICTURES or move is None:
            yield ""
            yield re.sub(r"\[[a-z_ /]*\]", "", race.game.table.text(race.view(race.turn), speak, race.players))
        if move is not None:
            if number <= PICTURES:
                yield from (f"  - {race.describe(each)}" for each in race.moves()[:LISTED])
                if len(race.moves()) > LISTED:
                    yield f"  - and {len(race.moves()) - LISTED} more"
            yield f"{number}. {race.players[race.turn]}: {race.describe(move)}"
            race.play(move)
    yield f"Scores {race.scores()}, places {race.places()}"


def write_all() -> None:
    for case in CASES:
        if not record_path(case).exists():
            golden_race(case).record.save(record_path(case))
    for case in told_cases():
        text_path(case).write_text(text(case), "utf-8")


def text(case: Case) -> str:
    """The story of a golden record."""
    return "\n".join(line.rstrip() for line in story(paddock.load(record_path(case)))) + "\n"
