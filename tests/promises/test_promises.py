"""Each promise is broken by a game that does not keep it, and says in which race; the example keeps all."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from paddock.core.game import Game
from paddock.core.words import LANGUAGES, words
from paddock.promises import cases, hidden, learners, machines, moves, races, texts
from paddock.promises.check import OF_COMPONENTS, OF_EVERY_CASE, OF_THE_GAME, Promise
from tests.packages import lay_down_example

Fault = tuple[Any, str, str, str]  # what is broken, a line of the example, the fault, what is said about it
FAULTS: list[Fault] = [
    (
        texts.messages_stand_in_every_language_with_the_same_variables,
        "log-met = { $seat } : gêne",
        "log-mets = {",
        "log-met",
    ),
    (texts.messages_stand_in_every_language_with_the_same_variables, "log-saw = Le", "log-saw = { $sight }", "log-saw"),
    (
        texts.messages_stand_in_every_language_with_the_same_variables,
        "line-miles = Miles",
        "line-miles =",
        "line-miles",
    ),
    (texts.what_a_game_declares_is_explained, "tagline =", "slogan =", "tagline"),
    (texts.the_rules_can_be_read_whatever_is_chosen, "{ $rounds } rounds.", "{ $laps } rounds.", "KeyError"),
    (texts.every_move_describes_itself_uniquely, "Set speed { $speed }", "Set a speed", "1 instead of"),
    (
        texts.every_refusal_and_every_event_has_its_words,
        "why-same-speed = You",
        "why-equal-speed = You",
        "why-same-speed",
    ),
    (texts.the_log_speaks_well_to_a_player_called_you, "{ $seat }: +", "{ $seat } drives +", "You drives"),
    (
        texts.thinkable_moves_hold_the_legal_ones_and_can_be_described,
        "range(1, FASTEST + 1))\n\n\ndef why",
        "range(1))\n\n\ndef why",
        "instead of set()",
    ),
    (texts.everything_that_can_be_touched_is_explained, 'Thing(f"speed:', 'Thing(f"pace:', "speed:"),
    (
        texts.no_view_writes_what_its_head_says,
        'return {"round": s.round',
        'return {"turn": s.turn',
        "{'turn'} instead of set()",
    ),
    (texts.the_text_of_a_table_shows_every_player, "{name}: {miles}", "{miles}", "Person0"),
    (
        races.a_race_ends_with_everybody_placed,
        "        lift_the_fog(s)\n",
        "        s.turn = 0\n",
        "after move 20,000: after 20,000 moves",
    ),
    (
        races.a_race_ends_with_everybody_placed,
        "s.miles[seat] += speed\n",
        "s.miles[seat] += 100\n",
        "outside -128 to 127",
    ),
    (
        races.legal_moves_are_those_that_nothing_forbids,
        "    play=rules.play,",
        "    play=rules.play,\n    legal=lambda s, out: 0,",
        "no legal move",
    ),
    (
        races.the_same_seed_gives_the_same_race,
        "s.speed[s.turn] = move",
        "s.speed[s.turn] = 1 + __import__('time').perf_counter_ns() // 100 % 6",
        "instead of",
    ),
    (
        races.asking_changes_nothing,
        "    chance = FASTEST if move",
        "    s.round += 1\n    chance = FASTEST if move",
        "it is not so",
    ),
    (
        hidden.what_a_seat_sees_does_not_depend_on_what_it_cannot_know,
        '"ready": bool(s.speed[car])',
        '"ready": s.speed[car]',
        "2 players, seed 1",
    ),
    (
        hidden.what_a_seat_sees_does_not_depend_on_what_it_cannot_know,
        "kind == SET and seat != event.a",
        "kind == SET and s.speed[0] == 3",
        "2 players, seed 1",
    ),
    (hidden.an_observation_does_not_depend_on_it, "s.last[(seat + step)", "s.speed[(seat + step)", "instead of"),
    (
        learners.every_number_of_an_observation_lies_where_it_is_described,
        "out[0], out[1], out[2] = s.round",
        "out[0], out[1], out[2] = s.round - 1",
        "round: category, 1 to 8",
    ),
    (
        hidden.the_policy_does_not_depend_on_it,
        "best, chosen = -1, moves[0]",
        "best, chosen = -1 + 99 * (s.speed[0] > 3), moves[0]",
        "instead of",
    ),
    (
        hidden.how_hidden_things_really_lie_does_not_steer_how_they_are_dealt_again,
        "1 + (s.last[other] + below",
        "1 + (s.speed[other] + below",
        "it is not so",
    ),
    (
        machines.interpreted_and_compiled_states_are_equal_after_every_move,
        "s.miles[seat] += speed\n",
        "s.miles[seat] += (speed + 2**62) * 4 % 7\n",
        "byte by byte",
    ),
]


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Fault) -> Game:
    """The example with a fault."""
    _, right, wrong, _ = fault
    name = f"broken-{FAULTS.index(fault)}"
    found: list[str] = []

    def change(text: str) -> str:
        found.extend([right] * (right in text))
        return text.replace(right, wrong)

    lay_down_example(tmp_path, name, change)
    assert found, "there is no such line any more"
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = import_module(name.replace("-", "_")).GAME
    return game


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault[0].__name__)
def test_a_game_that_does_not_keep_it_is_found(broken: Game, fault: Fault) -> None:
    promise, *_, why = fault
    failure = Promise(promise, cases.cases_of(broken)).failure()
    assert failure is not None
    for language in LANGUAGES:
        assert words(language, cases.PACKAGE, broken.package)(failure)
    assert why in words("en", cases.PACKAGE, broken.package)(failure)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_is_a_sentence(language: str) -> None:
    speak = words(language, cases.PACKAGE)
    for check in (*OF_EVERY_CASE, *OF_COMPONENTS, *OF_THE_GAME, *moves.OF_FAMILIES, *machines.OF_GROUPS):
        assert speak(Promise(check, []).in_words).endswith(".")
