"""A race survives being saved and copied at any moment."""

import json
from typing import Any

from paddock.core.layout import Field
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.promises.cases import Case, require, require_same


def saving_and_reloading_changes_nothing(case: Case) -> None:
    """State, events, record and moves are the same."""
    for race in case.reached(seed=1):
        again = reloaded(race)
        require(again.state == race.state)
        require_same(again.events, race.events)
        require_same(again.record.to_json(), race.record.to_json())
        require_same(again.moves(), race.moves())
    require(race.over)


def going_on_after_reloading_every_single_move_leads_to_the_same_end(case: Case) -> None:
    """Over the first hundred moves."""
    moves = case.finished(2).record.moves[:100]
    stopped, straight = case.start(2), case.start(2)
    for move in moves:
        straight.play(move)
        stopped.play(move)
        stopped = reloaded(stopped)
    require_same(stopped.record.to_json(), straight.record.to_json())
    require_same(stopped.events, straight.events)


def bytes_and_numbers_round_trip(case: Case) -> None:
    """A state is the same read back."""
    for race in case.reached(seed=3):
        state = race.state
        require(type(state).from_bytes(state.to_bytes()) == state)
        require(type(state).from_dict(json.loads(json.dumps(state.to_dict()))) == state)


def a_copy_shares_nothing(case: Case) -> None:
    """Whatever is written into it."""
    for race in case.reached(seed=4):
        copy = race.state.copy()
        before = race.state.to_bytes()
        require(copy == race.state)
        for field in copy.FIELDS:
            spoil(copy, field)
        require(race.state.to_bytes() == before)


def reloaded(race: Race) -> Race:
    """A race from its record as a file has it."""
    record, seal = Record.from_json(race.record.to_json())
    return Race.load(race.game, record, seal)


def spoil(state: Any, field: Field) -> None:
    """Write another number into a field."""
    value = getattr(state, field.name)
    if not field.shape:
        setattr(state, field.name, 99)
        return
    while isinstance(value[0], list):
        value = value[-1]
    value[-1] = 99


OF_EVERY_CASE = (
    saving_and_reloading_changes_nothing,
    going_on_after_reloading_every_single_move_leads_to_the_same_end,
    bytes_and_numbers_round_trip,
    a_copy_shares_nothing,
)
