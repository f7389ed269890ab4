"""The result depends neither on how the work was split nor on what happened on the way."""

import multiprocessing
from pathlib import Path

import pytest

from paddock.arena import Contest, GameSet, Processes
from paddock.arena.ledger import Ledger
from paddock.arena.match import Failed
from paddock.core.chance import race_seed
from paddock.core.errors import BadOption, BadRecord, PaddockError
from tests.arena.bots import MARK
from tests.arena.results import drawn_set, played_by, played_here, result, tournament

BOTS = ("driver", "learner", "random")


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert Contest(tournament(seats=3), games=400).sets == 67
    assert Contest(tournament(), games=1).sets == 1
    with pytest.raises(BadOption, match="at least 1"):
        Contest(tournament(), games=0)


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_give_the_same_result_as_none(workers: int) -> None:
    one = tournament(*BOTS)
    assert result(played_by(Contest(one, games=6), workers)) == result(played_here(Contest(one, games=6)))


def test_a_set_lost_with_its_worker_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    one = tournament("tests.arena.bots:Mortal", "random")
    found = result(played_by(Contest(one, games=6), workers=2))
    assert (tmp_path / "died-worker").exists()
    assert found == result(played_here(Contest(one, games=6)))


def test_a_worker_killed_from_outside_is_replaced() -> None:
    one = tournament()
    contest = Contest(one, games=12)
    for count, (games, outcome) in enumerate(Processes(one, 2).play(contest.ahead())):
        contest.add(games, outcome)
        if count == 1:
            for child in multiprocessing.active_children():
                child.kill()
    assert result(contest) == result(played_here(Contest(one, games=12)))


def test_workers_that_always_die_end_the_tournament() -> None:
    with pytest.raises(PaddockError, match="5 workers died"):
        played_by(Contest(tournament("tests.arena.bots:Doomed", "random"), games=2), workers=1)


@pytest.mark.parametrize(("bot", "why"), [("Thrower", "ValueError('out of petrol')"), ("Cheat", "is not legal")])
def test_a_bot_that_fails_spoils_nothing_for_the_others(bot: str, why: str) -> None:
    name = f"tests.arena.bots:{bot}"
    contest = played_here(Contest(tournament("driver", name, "random", seed=7), games=4))
    (failed,) = {failed.bot: failed for failed in contest.failed}.values()
    said = str(failed.error("paddock.games.mille_bornes"))
    assert name in said and why in said and f"seed {race_seed(7, 0)}" in said and f"move {failed.step} " in said
    assert [pair["games"] for pair in result(contest)["pairings"] if name not in (pair["bot"], pair["against"])] == [
        4,
        4,
    ]


def test_a_decided_pairing_stops_and_what_lies_beyond_does_not_count() -> None:
    contest = Contest(tournament(), games=200, until_decided=True)
    late, *early = [GameSet(number, 0) for number in range(26)]
    for games in early:
        contest.add(games, drawn_set(1.0))
    assert contest.decisions == [None], "a checkpoint waits for every set before it"
    contest.add(late, drawn_set(1.0))
    assert contest.decisions == ["stronger"]
    assert (len(contest.counted()), contest.total) == (20, 20)
    assert list(contest.ahead()) == []
    assert len(contest.finished) == 26


def test_an_even_pairing_goes_on_to_the_end() -> None:
    contest = Contest(tournament(), games=60, until_decided=True)
    for games in contest.ahead():
        contest.add(games, drawn_set((0.0, 0.5, 1.0)[games.number % 3]))
    assert contest.decisions == [None]
    assert len(contest.counted()) == 30


def test_the_sequential_result_is_the_same_for_every_split() -> None:
    one = tournament("driver", "random", "policy")
    alone = result(played_here(Contest(one, games=60, until_decided=True)))
    assert alone["games"] < 180
    assert result(played_by(Contest(one, games=60, until_decided=True), workers=2)) == alone


def test_a_resumed_tournament_ends_as_one_that_was_never_stopped(tmp_path: Path) -> None:
    one = tournament(*BOTS)
    ledger = Ledger(tmp_path / "out.json", one)
    stopped = Contest(one, games=10)
    for games, outcome in Processes(one, 2).play(stopped.ahead()):
        stopped.add(games, outcome)
        if len(stopped.finished) == 5:
            break
    ledger.save(stopped)
    resumed = Contest(one, games=10, finished=ledger.load())
    assert len(list(resumed.ahead())) == 15 - 5
    assert result(played_here(resumed)) == result(played_here(Contest(one, games=10)))


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    contest = played_here(Contest(tournament(), games=4))
    ledger = Ledger(tmp_path / "out.json", contest.tournament)
    assert ledger.load() == {}
    ledger.save(contest)
    assert ledger.load() == contest.finished


@pytest.mark.parametrize(
    "other",
    [
        tournament(seed=1),
        tournament("driver", "learner"),
        tournament(seats=3),
        tournament(options={"discards": "forced"}),
    ],
)
def test_the_file_of_another_tournament_is_refused_and_left_alone(tmp_path: Path, other: object) -> None:
    path = tmp_path / "out.json"
    Ledger(path, tournament()).save(played_here(Contest(tournament(), games=2)))
    before = path.read_bytes()
    with pytest.raises(BadRecord, match="another tournament"):
        Ledger(path, other).load()  # type: ignore[arg-type]
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"paddock-arena": 1, "tournament": {}, "sets": [1]}', "null", "\xff"]
)
def test_any_other_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "out.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadRecord):
        Ledger(path, tournament()).load()
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize(
    ("was", "becomes"), [('"pairing": 0', '"pairing": 7'), ("[1, 2]", "[]"), ('"random"', '"hal"')]
)
def test_a_damaged_file_is_refused(tmp_path: Path, was: str, becomes: str) -> None:
    path = tmp_path / "out.json"
    Ledger(path, tournament()).save(played_here(Contest(tournament(), games=2)))
    path.write_text(path.read_text().replace(was, becomes))
    with pytest.raises(BadRecord):
        Ledger(path, tournament()).load()


def test_failed_sets_are_not_finished() -> None:
    outcome = played_here(Contest(tournament("tests.arena.bots:Cheat", "random"), games=2))
    assert outcome.finished == {}
    assert all(isinstance(failed, Failed) for failed in outcome.failed)
    assert result(outcome)["bots"][0]["win_share"] is None
