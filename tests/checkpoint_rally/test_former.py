"""Records of the time when the state held a driver's memory, too, are read as ever."""

from dataclasses import replace
from pathlib import Path

import pytest

import paddock
from paddock.core.errors import BadRecord
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.games.checkpoint_rally import GAME
from paddock.games.checkpoint_rally.rules.former import FormerState

RECORDS = sorted((Path(__file__).parent / "records").glob("*.race.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_an_old_record_is_loaded_and_goes_on_by_today_s_bytes(path: Path) -> None:
    old, _ = Record.from_json(path.read_text("utf-8"))
    race = paddock.load(path)
    assert race.record.moves == old.moves
    assert race.record.end != old.end
    assert Race.load(GAME, race.record, race.record.seal).state == race.state


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_another_end_is_found_even_when_it_is_sealed(path: Path) -> None:
    old, _ = Record.from_json(path.read_text("utf-8"))
    other = replace(old, end=old.end[::-1])
    with pytest.raises(BadRecord):
        Race.load(GAME, other, other.seal)


def test_the_former_state_has_its_936_bytes() -> None:
    assert len(FormerState().to_bytes()) == 936
