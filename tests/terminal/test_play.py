"""A person at a terminal: playing, asking, stopping and going on."""

import json
import re
import resource
from pathlib import Path
from unittest.mock import patch

import pexpect
import pytest

import paddock
from paddock.terminal.play import Session, new_game, resumed_game
from tests.terminal.command import Home

PLAY = ("play", "mille-bornes", "--seed", "5")


def test_a_whole_race_from_the_first_deal_to_the_score_sheet(home: Home) -> None:
    done = home.run(*PLAY, typed="1\n" * 300)
    assert done.returncode == 0
    assert "Score sheet" in done.stdout and "Winner" in done.stdout
    assert paddock.load(home.races[0]).over


def test_a_race_in_french(home: Home) -> None:
    done = home.run(*PLAY, "--language", "fr", typed="pourquoi 7\n? feu vert\n" + "1\n" * 300)
    assert "Feuille de marque" in done.stdout and "Vainqueur" in done.stdout
    assert "demandent un Feu vert" in done.stdout
    assert "Fait démarrer" in done.stdout


def test_questions_are_answered_and_cost_no_move(home: Home) -> None:
    done = home.run(*PLAY, typed="?\n? stop\n? 1\n? xyzzy\nwhy 7\nwhy 1\nwhy 99\n77\nwhat\nlog\n\nquit\n")
    assert done.returncode == 0
    for word in (
        "to read what a card does",
        "Ended by a Go card",
        "Starts the car",
        "nothing called “xyzzy”",
        "Distances need a Go card",
        "Nothing forbids it",
        "one of the numbers above",
        "Type a number from 1 to",
        "Hand 1, dealer",
        "To go on: paddock play",
    ):
        assert word in done.stdout
    assert paddock.load(home.races[0]).record.moves == []


def test_ctrl_c_loses_nothing_and_the_race_goes_on(home: Home) -> None:
    person = home.spawn(*PLAY)
    person.expect("Your move:")
    person.sendline("1")
    person.expect("Your move:")
    person.sendintr()
    person.expect("To go on: paddock play (.*race.json)")
    path = Path(person.match.group(1))
    person.expect(pexpect.EOF)
    person.close()
    assert person.exitstatus == 130
    kept = paddock.load(path)
    assert len(kept.record.moves) >= 2
    again = home.run("play", str(path), typed="1\n" * 300)
    assert "Score sheet" in again.stdout
    assert paddock.load(path).record.moves[: len(kept.record.moves)] == kept.record.moves


def test_the_end_of_the_input_loses_nothing_either(home: Home) -> None:
    done = home.run(*PLAY, typed="1\n1\n")
    assert done.returncode == 0
    assert len(paddock.load(home.races[0]).record.moves) >= 3


@pytest.mark.parametrize(
    "other",
    [(), ("--variant", "simple"), ("--seats", "3"), ("--option", "discards=forced")],
    ids=["the-same", "variant", "seats", "option"],
)
def test_a_kept_race_is_never_overwritten_by_another_from_the_same_seed(home: Home, other: tuple[str, ...]) -> None:
    home.run(*PLAY, typed="1\n1\n")
    [first] = home.races
    kept = first.read_text()
    done = home.run(*PLAY, *other, typed="1\n")
    assert first.read_text() == kept
    [second] = set(home.races) - {first}
    assert str(second) in done.stdout
    assert "mille-bornes" in second.name and "-5" in second.name


def test_save_writes_where_the_person_wants_it(home: Home) -> None:
    done = home.run(*PLAY, typed="1\nsave mine.json\nquit\n")
    assert "Saved in mine.json" in done.stdout
    assert paddock.load(home.folder / "mine.json").record.seed == 5


def test_a_save_that_fails_is_told_and_the_race_goes_on(home: Home) -> None:
    done = home.run(*PLAY, typed="save no/such/folder/x.json\n" + "1\n" * 300)
    assert "cannot be written: No such file or directory" in done.stdout
    assert "Score sheet" in done.stdout


def test_a_full_disk_is_told_and_what_was_saved_stays(home: Home) -> None:
    path = home.folder / "evening.race.json"
    race = paddock.start("mille-bornes", seed=5, players=["You", "bot policy 2"])
    race.record.save(path)
    before = path.read_text()
    session = resumed_game(str(path), "en")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))  # no file may grow beyond ten bytes
    try:
        session.race.play(session.race.moves()[0])
        session.keep()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert not session.kept
    assert path.read_text() == before
    assert list(home.folder.iterdir()) == [path]


def test_a_race_that_cannot_be_kept_says_so_at_once(home: Home) -> None:
    (home.folder / "data").write_text("a file where the folder should be")
    done = home.run(*PLAY, typed="1\nsave mine.json\n")
    assert done.stdout.index("cannot be kept") < done.stdout.index("Your move")
    assert len(paddock.load(home.folder / "mine.json").record.moves) >= 2


def typing(session: Session, lines: list[str]) -> None:
    """Run a session in this process with typed lines, then stop."""
    answers = iter(lines)

    def read(_: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    with patch("builtins.input", read):
        session.run()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def test_several_people_hand_the_screen_over(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_game("mille-bornes", 2, None, {}, 3, 2, "policy", "en")
    typing(session, ["", "1", "", "1", ""])
    said = capsys.readouterr().out
    first, second = said.index("It is Player 1’s turn"), said.index("It is Player 2’s turn")
    assert first < second
    assert "Player 1: drew a card" in said[second:]
    assert said.count("Your hand") >= 2


def test_with_several_people_even_an_answer_without_a_choice_is_asked_for(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise a missing pause would tell that the attacked player holds no safety."""
    session = new_game("mille-bornes", 2, None, {}, 3, 2, "policy", "en")
    while session.race.view()["phase"] != "under-attack":
        moves = session.race.moves()
        attacks = [move for move in moves if " on Player" in session.race.describe(move)]
        session.race.play((attacks or moves)[0])
    assert len(session.race.moves()) == 1
    typing(session, ["", "1"])
    assert "Let the " in capsys.readouterr().out


def test_bots_can_play_alone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typing(new_game("mille-bornes", 4, "match", {"discards": "forced"}, 1, 0, "policy", "en"), [])
    assert re.search(r"Winners: bot policy \d & bot policy \d\.", capsys.readouterr().out)


def test_who_is_a_bot_is_remembered_in_the_record(here: Path) -> None:
    session = new_game("mille-bornes", 3, None, {}, 1, 1, "random", "en")
    session.keep()
    again = resumed_game(str(session.path), "en")
    assert json.loads(session.path.read_text())["players"] == ["You", "bot random 2", "bot random 3"]
    assert sorted(again.bots) == [1, 2]


@pytest.mark.parametrize("name", ["[/]", "[bold]Ann", "bot", "Zoë [red"])
def test_any_name_in_a_record_is_shown_as_it_is(home: Home, name: str) -> None:
    path = home.folder / "evening.race.json"
    race = paddock.start("mille-bornes", seed=5, players=[name, "bot policy 2"])
    race.record.save(path)
    done = home.run("play", str(path), typed="1\nlog\n1\n")
    assert done.returncode == 0, done.stderr
    assert f"{name}: drew" in done.stdout
    assert name in home.run("replay", str(path)).stdout
    finished = home.run("play", str(path), typed="1\n" * 300)
    assert finished.returncode == 0, finished.stderr
    assert "Score sheet" in finished.stdout
