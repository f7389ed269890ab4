"""A race survives being saved at any moment; a record that is not what it claims to be is refused, with the reason."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.core.rule import rule
from paddock.core.words import Say
from paddock.promises import records
from tests.contract.cases import CASES, Case, every_case, promises
from tests.toy import LINE
from tests.toy.rules import play


@every_case
@promises(*records.OF_EVERY_CASE)
def test_races_are_saved_and_copied_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


def test_a_file_is_saved_and_loaded(tmp_path: Path) -> None:
    race = paddock.start("mille-bornes", seats=3, seed=5, players=["Ann", "Bob", "Cal"])
    race.play(race.moves()[0])
    race.record.save(tmp_path / "evening.race.json")
    again = paddock.load(tmp_path / "evening.race.json")
    assert again.players == ["Ann", "Bob", "Cal"]
    assert again.state == race.state


@pytest.fixture
def text() -> str:
    return CASES[0].finished(7).record.to_json()


@given(cut=st.integers(0, 400))
def test_a_truncated_record_is_refused(cut: int) -> None:
    whole = CASES[0].finished(7).record.to_json()
    with pytest.raises(BadRecord, match="cut off"):
        Record.from_json(whole[:cut])


@pytest.mark.parametrize("change", ["seed", "options", "players", "variant", "moves", "seal"])
def test_a_record_that_was_tampered_with_is_refused(text: str, change: str) -> None:
    facts = json.loads(text)
    match change:
        case "seed":
            facts["seed"] += 1
        case "options":
            facts["options"]["shut-out"] = "each"
        case "players":
            facts["players"][0] = "Mallory"
        case "variant":
            facts["variant"] = "match"
        case "moves":
            facts["moves"].pop()
        case "seal":
            facts["seal"] = "0" * 32
    with pytest.raises(BadRecord):
        record, seal = Record.from_json(json.dumps(facts))
        Race.load(CASES[0].game, record, seal)


def test_an_illegal_move_is_named_with_its_number_and_reason(text: str) -> None:
    facts = json.loads(text)
    facts["moves"][4] = 51
    record, seal = Record.from_json(json.dumps(facts))
    with pytest.raises(BadRecord, match=r"Move number 5 of this record \(51\) is not legal: Only the side that"):
        Race.load(CASES[0].game, record, seal)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("rules", 99, "version 99 of the rules"),
        ("paddock", 2, "format 2"),
        ("moves", ["a"], "moves"),
        ("moves", [True], "moves"),
        ("moves", {}, "moves"),
        ("seed", -1, "seed"),
        ("seed", 2**63, "seed"),
        ("players", ["A"], "players"),
        ("players", ["A", 7], "players"),
        ("seats", 5, "players"),
        ("seats", True, "seats"),
        ("options", {"shut-out": 1}, "options"),
        ("options", {"flying": "yes"}, "flying"),
        ("variant", "upside-down", "upside-down"),
        ("game", "chess", "chess"),
    ],
)
def test_a_field_that_makes_no_sense_is_named(text: str, tmp_path: Path, field: str, value: Any, said: str) -> None:
    path = tmp_path / "odd.race.json"
    path.write_text(json.dumps({**json.loads(text), field: value}))
    with pytest.raises(PaddockError, match=said):
        paddock.load(path)


# ---- Records of other rules


@every_case
def test_a_record_of_older_rules_is_taken_where_they_lead_to_the_same_end(case: Case) -> None:
    race = case.finished(7)
    record, seal = Record.from_json(race.record.to_json())
    today = replace(case.game, version=case.game.version + 1)
    again = Race.load(today, record, seal)
    assert again.state == race.state
    assert list(again.log()) == list(race.log())
    assert again.record.rules == today.version, "it has become a record of today's rules"
    assert Race.load(today, again.record.cut(3), check=True).record.moves == race.record.moves[:3]


def test_a_race_of_older_rules_goes_on_by_those_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.race.json"
    race = paddock.start("mille-bornes", seed=4)
    race.record.save(path)
    today = replace(race.game, version=race.game.version + 1)
    monkeypatch.setitem(REGISTRY.games, "mille-bornes", today)
    again = paddock.load(path)
    again.play(again.moves()[0])
    again.record.save(path)
    assert paddock.load(path).record.rules == today.version


@rule
def play_backwards(s: Any, move: int) -> None:
    """Other rules: the car gets nowhere in the end."""
    play(s, move)
    s.way -= 1


@rule
def nothing_is_legal(s: Any, move: int) -> int:
    """Other rules: nobody may move."""
    return 1


@pytest.mark.parametrize(
    "changed",
    [
        {"play": play_backwards},
        {"refusal": nothing_is_legal},
        {"options": ()},
        {"seats": (4,)},
        {"variants": ("long",)},
    ],
    ids=["another-end", "an-illegal-move", "no-such-option", "no-such-seats", "no-such-variant"],
)
def test_a_record_of_older_rules_that_play_otherwise_is_refused(changed: dict[str, Any]) -> None:
    race = Race.start(LINE, 1, seed=1)
    while not race.over:
        race.play(1)
    record, seal = Record.from_json(race.record.to_json())
    table: Any = Speechless()
    today = replace(LINE, version=2, table=table, **changed)
    with pytest.raises(BadRecord, match="played by version 1 of the rules; this Paddock plays version 2"):
        Race.load(today, record, seal)
    with pytest.raises(BadRecord, match="played by version 1 of the rules; this Paddock plays version 2"):
        Race.load(today, record)


class Speechless:
    """A table that says the same of every refusal."""

    def why_not(self, s: Any, move: int, reason: int) -> Say:
        return Say("error")


def test_a_record_of_older_rules_without_its_end_proves_nothing() -> None:
    record = Race.start(LINE, 1, seed=1).record.cut(0)
    with pytest.raises(BadRecord, match="version 1 of the rules"):
        Race.load(replace(LINE, version=2), record)


def test_a_record_of_older_rules_that_was_changed_is_refused(text: str) -> None:
    record, seal = Record.from_json(text)
    record.players[0] = "Mallory"
    with pytest.raises(BadRecord, match="its seal does not fit"):
        Race.load(replace(CASES[0].game, version=record.rules + 1), record, seal)


def test_a_record_of_newer_rules_is_refused(text: str) -> None:
    record, seal = Record.from_json(text)
    with pytest.raises(BadRecord, match=f"played by version {record.rules} of the rules"):
        Race.load(replace(CASES[0].game, version=record.rules - 1), record, seal)


@given(
    junk=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_any_other_json_is_refused(junk: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(junk))


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_random_damage_never_gets_through(data: st.DataObject) -> None:
    whole = CASES[0].finished(7).record.to_json()
    at = data.draw(st.integers(0, len(whole) - 2))
    damaged = whole[:at] + data.draw(st.characters(codec="ascii")) + whole[at + 1 :]
    if json_or_none(damaged) == json.loads(whole):
        return
    with pytest.raises(PaddockError):
        record, seal = Record.from_json(damaged)
        Race.load(paddock.games()[record.game] if record.game in paddock.games() else unknown(), record, seal)


def json_or_none(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return None


def unknown() -> Any:
    raise PaddockError


def test_a_failed_save_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "evening.race.json"
    race = paddock.start("mille-bornes", seed=1)
    race.record.save(path)
    before = path.read_bytes()
    race.play(race.moves()[0])
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadRecord, match="No space left on device"):
        race.record.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_into_nowhere_says_so(tmp_path: Path) -> None:
    race = paddock.start("mille-bornes", seed=1)
    for path in (tmp_path / "no" / "such" / "folder.json", tmp_path):
        with pytest.raises(BadRecord, match="cannot be written"):
            race.record.save(path)
