"""Compiled races and their rows: they are the very races that their seeds show."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import paddock
from paddock.bots import bot
from paddock.bots.bot import bot_move
from paddock.core.counting import events_of
from paddock.core.errors import PaddockError
from paddock.core.race import Race
from paddock.lab import Lab, Table
from paddock.lab.matrix import without
from paddock.lab.racing import Races, by_side, seeds_of

GAME = "mille-bornes"
COUNT = 300


@cache
def run() -> tuple[Lab, Races]:
    lab = Lab(GAME, seats=2, seed=5)
    return lab, lab.run(COUNT, with_usage=True)


def test_a_row_tells_of_the_race_that_its_seed_starts() -> None:
    lab, races = run()
    events = {name: number for number, name in events_of(lab.game.package).items()}
    policy = bot("policy", lab.game)
    for number in (0, 17):
        row = {name: column[number] for name, column in races.table.columns.items()}
        race = paddock.start(GAME, seats=2, seed=int(row["seed"]))
        begun = race.state.copy()
        while not race.over:
            race.play(bot_move(race, policy))
        assert (row["moves"], row["score_A"], row["score_B"]) == (race.step, *race.scores())
        assert [row["place_A"], row["place_B"]] == race.places()
        assert row["winner"] == (race.places().index(1) if race.places().count(1) == 1 else -1)
        for name, kind in events.items():
            assert row[f"event_{name}"] == sum(event.kind == kind for event in race.events), name
        assert races.assets["card"][number].tolist() == [list(hand) for hand in begun.hand[:2]]


def test_the_lab_shows_any_of_its_races() -> None:
    lab, races = run()
    race = lab.race(3)
    assert race.over and race.seed == races.table["seed"][3]
    assert race.step == races.table["moves"][3]


def test_decisions_are_those_of_the_races() -> None:
    lab, races = run()
    moves = lab.moves(20)
    assert (moves["choices"] > 1).all()
    assert {"attack", "discard", "play"} <= set(moves["kind"])
    assert np.bincount(moves["race"]).tolist() == races.table["decisions"][:20].tolist()
    first = moves.where(moves["race"] == 3)
    race = lab.race(3)
    assert [race.record.moves[step] for step in first["step"]] == first["move"].tolist()


def test_usage_counts_every_decision_once() -> None:
    _, races = run()
    assert races.usage is not None
    assert races.usage[:, :, 1].sum(axis=1).tolist() == races.table["decisions"].tolist()
    assert (races.usage[:, :, 1] <= races.usage[:, :, 0]).all()


def test_races_do_not_depend_on_how_they_are_shared_out() -> None:
    lab, races = run()
    later = lab.run(10, first=COUNT - 10)
    for name, column in later.table.columns.items():
        assert column.tolist() == races.table[name][-10:].tolist(), name


def test_two_seeds_have_no_race_in_common() -> None:
    numbers = np.arange(10_000)
    assert not set(seeds_of(0, numbers).tolist()) & set(seeds_of(1, numbers).tolist())


def test_the_same_rules_differ_in_nothing_and_other_rules_on_the_same_deals() -> None:
    lab, _ = run()
    assert all(figure.found.value == 0 and not figure.is_sure for figure in lab.compare({}, {}, 50))
    forced = {figure.id: figure for figure in lab.compare({}, {"discards": "forced"}, COUNT)}
    assert forced["decisions"].found.high < 0 and forced["decisions"].is_sure


def test_who_is_restricted_in_nothing_that_matters_loses_nothing() -> None:
    lab, _ = run()
    found = without(lab.setting, "let-it-stand", lab.seed, 40)  # the policy never does
    assert found.value == 0


def test_the_stronger_level_wins_the_ladder_from_both_sides() -> None:
    lab, _ = run()
    grid = lab.ladder(("policy", "random"), 40)
    assert grid.shares["policy", "random"].low > 80
    assert grid.shares["policy", "random"].value + grid.shares["random", "policy"].value == pytest.approx(100)
    assert grid.distance({("policy", "random"): grid.shares["policy", "random"].value - 3}) == pytest.approx(3)


def test_a_precision_is_waited_for() -> None:
    lab = Lab(GAME, seats=2)
    [piece] = lab.until("unchanged ± 5 %")
    assert len(piece) == 10_000


def test_a_side_has_what_its_seats_have() -> None:
    lab = Lab(GAME, seats=4)
    had = by_side(lab.setting, np.arange(8).reshape(1, 4, 2))
    assert had.tolist() == [[[0 + 4, 1 + 5], [2 + 6, 3 + 7]]]


def test_tables_go_to_pandas_and_files(tmp_path: Path) -> None:
    from pyarrow import parquet

    _, races = run()
    races.table.save(tmp_path / "rows.parquet")
    races.table.save(tmp_path / "rows.csv")
    frame = races.table.to_pandas()
    assert parquet.read_table(tmp_path / "rows.parquet").to_pandas().equals(frame)
    assert len((tmp_path / "rows.csv").read_text().splitlines()) == COUNT + 1
    assert f"{COUNT:,}" in Table(races.table.columns)._repr_html_()


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: Lab(GAME, bots="champion"), "champion"),
        (lambda: Lab(GAME, bots="attack:200"), "attack:200"),
        (lambda: Lab(GAME, bots="sing:20"), "coup-fourre"),
        (lambda: Lab(GAME, bots=["policy"] * 3), "3 drivers"),
        (lambda: next(Lab(GAME).until("first")), "± 0.5"),
        (lambda: next(Lab(GAME).until("joy ± 1")), "lead_changes"),
        (lambda: Lab(GAME).worth("wheel"), "card"),
        (lambda: Table({"a": np.zeros(1)}).save("rows.txt"), ".parquet"),
        (lambda: Table({"a": np.zeros(1)}).save("nowhere/rows.csv"), "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(make: object, told: str) -> None:
    with pytest.raises(PaddockError, match=told):
        make()  # type: ignore[operator]


def test_a_change_of_a_number_makes_an_edition() -> None:
    lab = Lab(GAME).changed({"cards.accident.count": 4, "discards": "forced"})
    assert lab.game.changes == {"cards.accident.count": 4}
    assert lab.setting.options == {"discards": "forced"}
    assert isinstance(lab.setting.opening, Race)
