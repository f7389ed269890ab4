"""The report in every form and both languages."""

import json
from functools import cache
from xml.etree import ElementTree

import pytest

from paddock.core.errors import PaddockError
from paddock.core.statistics import Estimate
from paddock.core.words import LANGUAGES
from paddock.lab import Lab, Study
from paddock.lab.estimates import Figure
from paddock.lab.markdown import markdown
from paddock.lab.page import page
from paddock.lab.study import add_changes, add_matrix, add_minutes, add_without
from paddock.lab.wording import estimate
from tests.toy import LINE


@cache
def study() -> Study:
    found = Lab("mille-bornes", seats=2).study(300)
    add_changes(found, [{"discards": "forced"}, {"last-safeties": "no-turn"}])
    add_without(found, ["attack"])
    add_matrix(found, "ladder", ["policy", "random"])
    found.distance = 1.5
    return found


def test_every_subject_is_there_with_intervals() -> None:
    found = study().as_json()
    assert {"fairness", "length", "drama", "skill", "worth-card", "use", "events", "without"} <= found[
        "sections"
    ].keys()
    for section in found["sections"].values():
        assert all(figure["low"] <= figure["value"] <= figure["high"] for figure in section)
    assert json.loads(json.dumps(found)) == found


def test_minutes_follow_from_the_pace_of_real_tables() -> None:
    found = Lab("mille-bornes", seats=2).study(300)
    add_minutes(found, [(20, 100.0), (30, 240.0), (50, 260.0)])  # 6 seconds a move
    moves, minutes = (figure(found, "length", id).found for id in ("length", "minutes"))
    assert minutes.value == pytest.approx(moves.value / 10)
    assert minutes.low < 0.9 * minutes.value < 1.1 * minutes.value < minutes.high
    assert "at 6 s a move as at 3 real tables" in markdown(found, "", "en")


def figure(found: Study, section: str, id: str) -> Figure:
    return next(each for part in found.sections if part.id == section for each in part.figures if each.id == id)


def test_flags_show_races_of_the_study() -> None:
    seeds = set(study().races.table["seed"].tolist())
    assert {"longest", "comeback", "unchanged"} <= {flag.id for flag in study().flags}
    for flag in study().flags:
        assert set(flag.seeds) <= seeds


def test_the_outcome_is_less_open_the_later_it_is() -> None:
    open_by_tenth = study().open_by_tenth
    assert len(open_by_tenth) == 10
    assert open_by_tenth[0] > open_by_tenth[-1] + 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_speaks_the_readers_language(language: str) -> None:
    whole = page(study(), language)
    ElementTree.fromstring(whole.replace("<!DOCTYPE html>", ""))
    assert {"en": "Fairness", "fr": "Équité"}[language] in whole
    assert "http" not in whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_markdown_tells_the_command_and_every_section(language: str) -> None:
    text = markdown(study(), "paddock lab mille-bornes", language)
    assert "`paddock lab mille-bornes`" in text
    assert text.count("\n## ") >= 8
    assert {"en": "With discards = forced", "fr": "Avec discards = forced"}[language] in text


def test_a_notebook_shows_it_in_a_frame() -> None:
    assert study()._repr_html_().startswith("<iframe srcdoc=")
    assert Lab("mille-bornes", seats=2).worth("card", 300)._repr_html_().startswith("<iframe srcdoc=")


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (Estimate(52.13, 51.44, 52.82), "52.13 ± 0.69"),
        (Estimate(1102.0, 1094.0, 1110.4), "1,102.0 ± 8.2"),
        (Estimate(51, 51, 52), "51 (51 – 52)"),
        (Estimate(29, 29, 29), "29"),
        (Estimate(0.2, 0.147, 0.272), "0.200 (0.147 – 0.272)"),
    ],
)
def test_figures_have_as_many_digits_as_make_sense(found: Estimate, told: str) -> None:
    assert estimate(found) == told


def test_a_game_that_says_nothing_for_the_lab_is_studied_all_the_same() -> None:
    found = Lab(LINE, seats=2).study(100)
    assert {"fairness", "length", "drama", "skill"} <= {section.id for section in found.sections}
    assert not any(section.id.startswith("worth-") for section in found.sections)
    assert page(found, "en")


def test_a_game_for_one_is_refused() -> None:
    with pytest.raises(PaddockError, match="there is one"):
        Lab(LINE, seats=1)
