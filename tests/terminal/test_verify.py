"""`paddock verify` finds whatever does not fit, and says what it is."""

import json
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.core.fair import commitment
from paddock.core.record import Record
from tests.contract.cases import Case, Picker, every_case
from tests.terminal.command import Home

SECRET = bytes(range(32))
SHOWN = commitment(SECRET)


def played(home: Home, **start: Any) -> Path:
    race = paddock.start("mille-bornes", players=["Ann", "Bob"], **start)
    pick = Picker(3)
    while not race.over:
        race.play(pick(race.moves()))
    path = home.folder / "evening.race.json"
    race.record.save(path)
    return path


@pytest.fixture
def path(home: Home) -> Path:
    return played(home, secret=SECRET)


def wrong(home: Home, path: Path, *more: str) -> str:
    """What is said of a record that does not fit."""
    done = home.run("verify", str(path), *more)
    assert done.returncode == 1, done
    assert "All fits" not in done.stdout
    assert done.stderr == ""
    return done.stdout


def tampered(path: Path, **changes: Any) -> Path:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return path


def test_a_fair_race_fits(home: Home, path: Path) -> None:
    done = home.run("verify", str(path))
    assert done.returncode == 0, done.stderr
    for words in ("Mille Bornes, standard: Ann, Bob", "Total", "Winner", SHOWN, "Compare it with", "All fits"):
        assert words in done.stdout
    done = home.run("verify", str(path), "--commitment", SHOWN.upper())
    assert done.returncode == 0
    assert "Compare it with" not in done.stdout


def test_it_says_who_added_salt(home: Home) -> None:
    path = played(home, secret=SECRET, salts=[bytes(32), b""])
    said = home.run("verify", str(path), "--commitment", SHOWN).stdout
    assert f"Salt of Ann: {'00' * 32}" in " ".join(said.split())
    assert "Salt of the house, in place of Bob" in said
    assert "All fits" in said


def test_salt_that_was_changed_does_not_fit(home: Home) -> None:
    path = played(home, secret=SECRET, salts=[bytes(32), b""])
    wrong(home, tampered(path, salts=["", ""]))


def test_it_speaks_french(home: Home, path: Path) -> None:
    assert "Tout concorde" in home.run("verify", str(path), "--language", "fr").stdout
    assert "engagé" in home.run("verify", str(path), "--commitment", "0" * 64, "--language", "fr").stdout


def test_it_prints_one_json_object(home: Home, path: Path) -> None:
    report = json.loads(home.run("verify", str(path), "--json").stdout)
    race = paddock.load(path)
    assert report["fits"] is True and report["wrong"] == []
    assert (report["commitment"], report["players"]) == (SHOWN, ["Ann", "Bob"])
    assert (report["scores"], report["places"], report["over"]) == (race.scores(), race.places(), True)
    done = home.run("verify", str(path), "--json", "--commitment", "ab" * 32)
    assert done.returncode == 1
    report = json.loads(done.stdout)
    assert report["fits"] is False and "ab" * 32 in report["wrong"][0]


def test_draws_shows_every_word_and_every_card(home: Home, path: Path) -> None:
    said = home.run("verify", str(path), "--draws").stdout
    assert "from word 0 on: 9f0cd9b9 4097fe49" in said
    assert said.count("Your hand") == 2
    race = paddock.load(path)
    for seat in range(2):
        for line in race.log(seat):
            if line.startswith(f"{race.players[seat]} draws"):
                assert line in said


def test_a_race_that_is_not_over_fits_so_far(home: Home) -> None:
    race = paddock.start("mille-bornes", secret=SECRET)
    race.play(race.moves()[0])
    race.record.save(home.folder / "begun.race.json")
    done = home.run("verify", "begun.race.json")
    assert done.returncode == 0
    assert "the record has 1 move." in done.stdout


def test_another_commitment_is_found(home: Home, path: Path) -> None:
    assert "not the one that was committed to" in wrong(home, path, "--commitment", "0" * 64)


def test_another_secret_is_found(home: Home, path: Path) -> None:
    said = wrong(home, tampered(path, secret="00" * 32), "--commitment", SHOWN)
    assert "not the one that was committed to" in said
    assert "is not legal" in said


def test_a_race_from_a_seed_is_repeatable_but_was_not_committed_to(home: Home) -> None:
    said = wrong(home, played(home, seed=4))
    assert "it can be repeated, but nobody committed to its chance" in said
    assert "Winner" in said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": ["Ann", "Mallory"]}, "its seal does not fit"),
        ({"seal": "0" * 32}, "its seal does not fit"),
        ({"end": "0" * 32}, "its seal does not fit"),
        ({"variant": "upside-down"}, "There is no variant"),
        ({"rules": 99}, "version 99 of the rules"),
    ],
)
def test_a_change_is_found(home: Home, path: Path, change: dict[str, Any], said: str) -> None:
    assert said in wrong(home, tampered(path, **change))


def test_a_changed_option_is_found(home: Home, path: Path) -> None:
    options = json.loads(path.read_text())["options"]
    assert "seal" in wrong(home, tampered(path, options={**options, "shut-out": "each"}))


def test_an_illegal_move_is_found_with_its_number(home: Home, path: Path) -> None:
    moves = json.loads(path.read_text())["moves"]
    assert "Move number 5 " in wrong(home, tampered(path, moves=[*moves[:4], 51, *moves[5:]]))


def test_an_end_that_the_draws_do_not_lead_to_is_found_even_when_sealed(home: Home, path: Path) -> None:
    record = Record.from_json(path.read_text())[0]
    record.end = "0" * 32
    record.save(path)
    assert "its seal does not fit" in wrong(home, path)


def test_what_is_no_record_is_refused(home: Home, path: Path) -> None:
    assert "No such file" in home.refused("verify", "nowhere.json")
    assert "secret" in home.refused("verify", str(tampered(path, secret="xyz")))
    path.write_text(path.read_text()[:50])
    assert "cut off" in home.refused("verify", str(path))


@every_case
def test_every_game_can_be_verified(case: Case, home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    from paddock.terminal.verify import verify

    race = paddock.start(case.game, case.seats, variant=case.variant, secret=SECRET)
    pick = Picker(5)
    while not race.over:
        race.play(pick(race.moves()))
    race.record.save(home.folder / "race.json")
    assert verify(str(home.folder / "race.json"), SHOWN, draws=True, as_json=False, language="en") == 0
    assert "All fits" in capsys.readouterr().out
