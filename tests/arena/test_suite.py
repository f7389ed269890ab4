"""The suite: tasks that nobody changes, and scores that compare."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.arena.contest import Contest
from paddock.arena.match import play_set
from paddock.arena.suite import OPPONENTS, Task, contests, keep, known_results, result, tasks
from paddock.core.errors import BadRecord, PaddockError
from tests.terminal.command import Home

RESULTS = Path(__file__).parents[2] / "docs/suite.json"
TASK = tasks()["mille-bornes-2p-v1"]
every_task = pytest.mark.parametrize("task", tasks().values(), ids=lambda task: task.name)


def played(bot: str, games: int) -> Mapping[str, Contest]:
    held = contests(TASK, bot, games)
    for contest in held.values():
        for games_set in contest.ahead():
            contest.add(games_set, play_set(contest.tournament, games_set))
    return held


@every_task
def test_rules_and_opponents_are_those_of_the_task(task: Task) -> None:
    """If they play otherwise on purpose, make it a task -v2 and score the baselines on that."""
    task.require_its_rules()
    with pytest.raises(PaddockError, match="Scores would not compare"):
        replace(task, seats=task.seats, digest="0" * 16).require_its_rules()


@every_task
def test_baselines_mark_the_scale(task: Task) -> None:
    found = {one.bot: one for one in known_results(RESULTS) if one.task == task.name}
    assert {one.digest for one in found.values()} == {task.digest}
    assert found["random"].score == pytest.approx(0, abs=0.02)
    assert found["policy"].score == pytest.approx(100, abs=0.02)
    assert found["random"].high < found["driver"].low < found["driver"].high < found["policy"].low


def test_the_page_shows_what_the_file_holds() -> None:
    page = RESULTS.with_suffix(".md").read_text("utf-8")
    order = list(tasks())
    for one in known_results(RESULTS):
        [row] = [line for line in page.splitlines() if line.startswith(f"| `{one.bot}`")]
        shown = row.split("|")[2 + order.index(one.task)]
        assert f"{one.score:.1f} ({one.low:.1f} – {one.high:.1f})" in shown, one


def test_a_score_is_the_share_of_wins_over_all_opponents_and_repeats_itself() -> None:
    held = played("learner", 8)
    found = result(TASK, "learner", held)
    share = sum(found.shares.values()) / len(OPPONENTS)
    assert found.score == pytest.approx(TASK.score(share), abs=0.02)
    assert found.low < found.score < found.high
    again = result(TASK, "learner", played("learner", 8))
    assert (again.score, again.shares) == (found.score, found.shares)


def test_an_opponent_is_even_with_itself() -> None:
    assert result(TASK, "driver", played("driver", 2)).shares["driver"] == 0.5


def test_results_lie_beside_each_other_and_a_newer_one_replaces_its_own(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    first = result(TASK, "driver", played("driver", 2))
    for one in (first, replace(first, bot="mine:Best"), replace(first, games=7)):
        keep(path, one)
    assert {(one.bot, one.games) for one in known_results(path)} == {("driver", 7), ("mine:Best", 2)}
    path.write_text("{")
    with pytest.raises(BadRecord, match="no file of results"):
        keep(path, first)


def test_the_command_scores_a_bot_and_keeps_the_result(home: Home) -> None:
    command = ("score", "policy", TASK.name, "--games", "2", "--workers", "1", "--out", "mine.json")
    done = home.run(*command, "--language", "fr")
    assert done.returncode == 0, done.stderr
    assert "Notes de policy" in done.stdout
    [kept] = json.loads((home.folder / "mine.json").read_text())
    assert (kept["bot"], kept["games"]) == ("policy", 2)


def test_a_task_that_is_none_is_refused_and_so_are_no_games(home: Home) -> None:
    assert "mille-bornes-2p-v1" in home.refused("score", "policy", "mille-bornes")
    assert "at least 1" in home.refused("score", "policy", TASK.name, "--games", "0")
