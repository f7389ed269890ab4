"""`paddock arena` as a person runs it: results on the screen and in files, and one sentence for each mistake."""

import csv
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.chance import race_seed
from tests.arena.results import without_clock
from tests.terminal.command import Home

ROOT = str(Path(__file__).parents[2])
SHORT = ("arena", "mille-bornes", "--variant", "simple", "--workers", "1")


def reported(home: Home, *arguments: str) -> dict[str, Any]:
    done = home.run(*SHORT, *arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_json_holds_everything_about_every_bot(home: Home) -> None:
    found = reported(home, "--bots", "random,driver,learner", "--games", "9", "--seats", "4", "--seed", "3")
    assert (found["game"], found["variant"], found["seats"], found["games"]) == ("mille-bornes", "simple", 4, 30)
    assert {bot["name"] for bot in found["bots"]} == {"random", "driver", "learner"}
    shares = [bot["win_share"] for bot in found["bots"]]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.5)
    for bot in found["bots"]:
        assert bot["games"] == 20
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert bot["ms_per_move"] > 0 and bot["rating"] and bot["mean_score"] is not None
    pairs = {(pair["bot"], pair["against"]): pair["win_share"] for pair in found["pairings"]}
    assert len(pairs) == 6
    assert pairs["driver", "random"] + pairs["random", "driver"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("language", "heads"), [("en", ("win share", "Each against")), ("fr", ("part de victoires", "Chacun contre"))]
)
def test_tables_are_shown_in_the_readers_language(home: Home, language: str, heads: tuple[str, ...]) -> None:
    done = home.run(*SHORT, "--bots", "driver,random,learner", "--games", "2", "--language", language)
    for word in (*heads, "driver", "95 %"):
        assert word in done.stdout


def test_a_decision_is_told(home: Home) -> None:
    said = home.run(*SHORT, "--bots", "driver,random", "--games", "80", "--until-decided").stdout
    assert re.search(r"Decided after \d+ games: driver is stronger than random", said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_files_for_machines_and_for_people(home: Home, language: str) -> None:
    found = reported(
        home, "--bots", "driver,random", "--games", "6", "--seats", "3", "--out", "out.json", "--language", language
    )
    kept = json.loads((home.folder / "out.json").read_text())
    assert kept["report"] == found
    assert sum(len(one["games"]) for one in kept["sets"]) == found["games"] == 6
    with (home.folder / "out.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["seed"] for row in rows] == [str(race_seed(0, 0))] * 6
    assert {row["bot_1"] for row in rows} == {"driver", "random"}
    assert all(sum(float(row[f"share_{side}"]) for side in (1, 2, 3)) == pytest.approx(1) for row in rows)
    check_page((home.folder / "out.html").read_text("utf-8"), language)


def check_page(text: str, language: str) -> None:
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))
    assert page.get("lang") == language
    assert len(page.findall(".//svg")) == 3
    assert {"en": "Win share", "fr": "Part de victoires"}[language] in [head.text for head in page.iter("h2")]
    assert all(svg.get("aria-label") for svg in page.iter("svg"))
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|\bsrc=|\bhref=", text)


def test_names_cannot_break_the_page(home: Home) -> None:
    (home.folder / "mine.py").write_text("from paddock.bots.levels import Driver\nglobals()['<b>&'] = Driver\n")
    reported(home, "--bots", "mine:<b>&,random", "--games", "2", "--out", "out.json")
    check_page((home.folder / "out.html").read_text("utf-8"), "en")


def test_the_same_command_goes_on_where_it_stopped(home: Home) -> None:
    bots = ("--bots", "driver,learner,random")
    whole = reported(home, *bots, "--games", "8")
    reported(home, *bots, "--games", "4", "--out", "out.json")
    first = json.loads((home.folder / "out.json").read_text())["sets"]
    resumed = reported(home, *bots, "--games", "8", "--out", "out.json")
    assert without_clock(resumed) == without_clock(whole)
    second = json.loads((home.folder / "out.json").read_text())["sets"]
    assert second[: len(first)] == first, "games that were played stay as they are"
    assert reported(home, *bots, "--games", "8", "--out", "out.json") == resumed, "and nothing is played twice"


def test_ctrl_c_reports_and_keeps_what_is_finished(home: Home) -> None:
    child = home.spawn(*SHORT, "--bots", "driver,random", "--games", "1000000", "--out", "out.json", TERM="xterm")
    child.expect(r"[1-9]\d*/500000")
    child.sendintr()
    child.expect(r"Stopped after \d+ of 1,000,000 games")
    child.expect_exact(["\r\n"])
    child.read()
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
    assert json.loads((home.folder / "out.json").read_text())["sets"]
    assert (home.folder / "out.html").exists()


def test_a_failing_bot_is_named_after_the_results(home: Home) -> None:
    done = home.run(
        *SHORT, "--bots", "driver,tests.arena.bots:Thrower,random", "--games", "2", "--json", PYTHONPATH=ROOT
    )
    assert done.returncode == 2
    assert json.loads(done.stdout)["games"] == 2
    (said,) = done.stderr.splitlines()
    assert re.search(r"“tests.arena.bots:Thrower” failed at move \d+ of the race with seed \d+: it raised Value", said)


def test_a_bot_of_ones_own_lies_in_the_current_folder(home: Home) -> None:
    (home.folder / "mine.py").write_text("from paddock.bots.levels import Driver\nclass Mine(Driver): pass\n")
    command = Path(sys.executable).with_name("paddock")
    done = subprocess.run(
        [command, *SHORT, "--bots", "mine:Mine,driver", "--games", "2"],
        cwd=home.folder,
        env=home.environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "mine:Mine" in done.stdout


def test_bad_input_gets_one_sentence_and_status_2(home: Home) -> None:
    assert "There is no game “chess”" in home.refused("arena", "chess", "--bots", "driver,random")
    assert "There is no bot “hal”" in home.refused(*SHORT, "--bots", "driver,hal")
    assert "no_such_module" in home.refused(*SHORT, "--bots", "driver,no_such_module:Bot")
    assert "two bots or more" in home.refused(*SHORT, "--bots", "driver")
    assert "two bots or more" in home.refused(*SHORT, "--bots", "driver,driver")
    assert "at least 1" in home.refused(*SHORT, "--bots", "driver,random", "--games", "0")
    assert "0 workers" in home.refused(*SHORT, "--bots", "driver,random", "--workers", "0")
    assert "2, 3, 4, 6 players" in home.refused(*SHORT, "--bots", "driver,random", "--seats", "9")
    assert "seed -1 " in home.refused(*SHORT, "--bots", "driver,random", "--seed", "-1")
    assert "NAME=CHOICE" in home.refused(*SHORT, "--bots", "driver,random", "--option", "discards")
    assert ".json" in home.refused(*SHORT, "--bots", "driver,random", "--out", "out.csv")
    assert "cannot be written" in home.refused(*SHORT, "--bots", "driver,random", "--out", "nowhere/out.json")
    assert "No Ray cluster" in home.refused(*SHORT, "--bots", "driver,random", "--ray", "127.0.0.1:1")


def test_the_file_of_another_tournament_stays_as_it_is(home: Home) -> None:
    reported(home, "--bots", "driver,random", "--games", "2", "--out", "out.json")
    before = {path.name: path.read_bytes() for path in home.folder.iterdir() if path.is_file()}
    assert "another tournament" in home.refused(*SHORT, "--bots", "driver,learner", "--out", "out.json")
    assert "another tournament" in home.refused(*SHORT, "--bots", "driver,random", "--seed", "9", "--out", "out.json")
    assert {path.name: path.read_bytes() for path in home.folder.iterdir() if path.is_file()} == before
