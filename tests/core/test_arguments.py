"""What Python code may hand over: anything else is refused with a sentence, never with a bare TypeError."""

from typing import Any

import numpy as np
import pytest

import paddock
from paddock.core.errors import BadOption
from paddock.core.words import LANGUAGES

NO_SEATS = (-1, 2, 9, "1", 1.0, True, [0])


@pytest.fixture
def race() -> paddock.Race:
    return paddock.start("mille-bornes", seats=2, seed=1)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_does_not_exist_sees_nothing(race: paddock.Race, seat: Any) -> None:
    for ask in (race.view, race.log, race.draw, lambda seat: race.world(seat, 1)):
        with pytest.raises(BadOption) as refused:
            ask(seat)
        assert str(refused.value) == f"There is no seat {seat!r} among 2 (counted from 0)."


def test_nobody_has_a_world_of_its_own(race: paddock.Race) -> None:
    with pytest.raises(BadOption, match="no seat None"):
        race.world(None, 1)  # type: ignore[arg-type]


def test_a_seat_may_be_a_number_of_numpy(race: paddock.Race) -> None:
    assert race.view(np.int8(1)) == race.view(1)  # type: ignore[arg-type]
    assert paddock.start("mille-bornes", seats=np.int64(2), seed=np.int64(1)).record.to_json() == race.record.to_json()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": 3.0}, "3.0 cannot play this; it is for 2, 3, 4, 6 players."),
        ({"seats": "3"}, "'3' cannot play this"),
        ({"seats": True}, "True cannot play this"),
        ({"seed": 1.5}, "The seed 1.5 is not a whole number"),
        ({"seed": "7"}, "The seed '7' is not a whole number"),
        ({"seed": True}, "The seed True is not a whole number"),
        ({"variant": 5}, "There is no variant “5”"),
        ({"variant": 0}, "There is no variant “0”"),
        ({"variant": ["match"]}, "There is no variant “['match']”"),
        ({"players": 2}, "as a list of texts"),
        ({"players": "AB"}, "as a list of texts"),
        ({"players": [1, 2]}, "as a list of texts"),
        ({"players": ["A"]}, "1 name for 2 seats"),
        ({"secret": 5}, "A secret has 32 bytes"),
        ({"secret": "x" * 32}, "A secret has 32 bytes"),
        ({"discards": 1}, "each with its choice as text"),
        ({"discards": None}, "each with its choice as text"),
    ],
    ids=repr,
)
def test_a_race_of_wrong_types_is_refused_in_words(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        paddock.start("mille-bornes", **wrong)
    assert sentence in str(refused.value)
    assert all(refused.value.in_words(language) for language in LANGUAGES)


@pytest.mark.parametrize("options", [5, "discards", [("discards", "free")], {5: "free"}], ids=repr)
def test_options_are_texts_by_name(options: Any) -> None:
    with pytest.raises(BadOption, match="each with its choice as text"):
        paddock.Race.start(paddock.games()["mille-bornes"], options=options)


@pytest.mark.parametrize(("language", "listed"), [("en", "2, 3, 4, 5, 6 players"), ("fr", "2, 3, 4, 5, 6 joueurs")])
def test_the_seats_of_a_game_are_listed_in_order(language: str, listed: str) -> None:
    with pytest.raises(BadOption) as refused:
        paddock.start("road-kill-rally", seats=7)
    assert listed in refused.value.in_words(language)


@pytest.mark.parametrize("move", ["3", 1.7, None, True], ids=repr)
def test_a_move_is_a_whole_number(move: Any) -> None:
    with pytest.raises(BadOption, match="A move is a whole number"):
        paddock.start("mille-bornes", seed=1).play(move)
