"""Options that do nothing in a race are refused when it is new, and only those; old records may have them."""

from functools import lru_cache
from typing import Any

import pytest

import paddock
from paddock import Batch
from paddock.arena.tournament import Tournament
from paddock.core.errors import BadOption
from paddock.core.game import Game, Option
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.core.words import LANGUAGES
from paddock.terminal.play import new_game
from tests.contract.cases import CASES, Case, Picker, every_case

SEEDS = 60
RARE = {("mille-bornes", "delayed-action"), ("mille-bornes", "extension-bonus")}  # its own tests show what they do
SAME_ODDS = {("road-rally-usa", "first-driver")}  # in the demonstration the line is shuffled anyway, by one draw less


def forced(case: Case, seed: int, options: dict[str, str]) -> Race:
    """A race as a record of old may have it."""
    players = list("ABCDEF"[: case.seats])
    return Race(case.game, Record(case.game.name, case.game.version, case.variant, case.seats, options, seed, players))


def played(race: Race) -> Race:
    """By policy from even seeds, at random from odd ones."""
    pick, game = Picker(race.seed), race.game
    while not race.over:
        race.play(pick(race.moves()) if race.seed % 2 else game.policy_move(race.state))
    return race


def outcome(race: Race, option: Option) -> tuple[Any, ...]:
    """All that became of a race, but for the option itself."""
    state = race.state.copy()
    setattr(state, option.field, 0)
    return race.record.moves, state.to_bytes(), race.scores(), race.places(), list(race.log())


@lru_cache(SEEDS)
def by_default(case: Case, seed: int) -> Race:
    return played(forced(case, seed, {}))


def is_refused(case: Case, option: Option, choice: str) -> bool:
    try:
        case.game.prepare_new(case.seats, case.variant, {option.name: choice})
    except BadOption as error:
        assert error.id == "idle-option"
        assert option.name in str(error)
        assert error.in_words("fr") != error.in_words("en")
        return True
    return False


REFUSED = [
    pytest.param(case, option, choice, id=f"{case}-{option.name}-{choice}")
    for case in CASES
    for option in case.game.options
    for choice in option.choices[1:]
    if (case.game.name, option.name) not in SAME_ODDS and is_refused(case, option, choice)
]


@pytest.mark.parametrize(("case", "option", "choice"), REFUSED)
def test_what_is_refused_would_have_changed_nothing(case: Case, option: Option, choice: str) -> None:
    for seed in range(4):
        race = played(forced(case, seed, {option.name: choice}))
        assert outcome(race, option) == outcome(by_default(case, seed), option)


@every_case
def test_an_option_that_is_taken_can_change_a_race(case: Case) -> None:
    for option in case.game.options:
        taken = [choice for choice in option.choices[1:] if not is_refused(case, option, choice)]
        if taken and (case.game.name, option.name) not in RARE:
            assert any(
                outcome(played(forced(case, seed, {option.name: choice})), option)
                != outcome(by_default(case, seed), option)
                for seed in range(SEEDS)
                for choice in taken
            ), option.name


@every_case
def test_what_is_the_default_anyway_may_always_be_said(case: Case) -> None:
    said = {option.name: option.choices[0] for option in case.game.options}
    assert Race.start(case.game, case.seats, 1, case.variant, options=said).state == case.start(1).state


IDLE: list[tuple[str, dict[str, Any], dict[str, str], str]] = [
    ("mille-bornes", {"variant": "simple"}, {"delayed-action": "empty-before"}, "The simpler game has no points."),
    ("mille-bornes", {"variant": "simple"}, {"shut-out": "each"}, "The simpler game has no points."),
    ("mille-bornes", {"variant": "simple"}, {"extension-bonus": "against-caller"}, "Nobody extends a trip with four"),
    ("mille-bornes", {"seats": 4}, {"extension-bonus": "against-caller"}, "Nobody extends a trip with four players"),
    ("road-kill-rally", {"seats": 2}, {"teams": "pairs"}, "Two drivers make no teams."),
    ("road-kill-rally", {}, {"length": "short", "finish-group": "last-eight"}, "it is fixed where the finish lies"),
    ("road-rally-usa", {"variant": "base"}, {"course": "built"}, "The course of the base game is always the same."),
    ("road-rally-usa", {"variant": "demo"}, {"first-driver": "first-seat"}, "the whole line is drawn at random"),
    ("road-rally-usa", {"variant": "sprint"}, {"demo-limit": "resolved"}, "a rule of the French demonstration"),
]
every_idle = pytest.mark.parametrize(("name", "race", "options", "why"), IDLE, ids=str)


@every_idle
def test_a_new_race_is_refused_it_with_the_reason(
    name: str, race: dict[str, Any], options: dict[str, str], why: str
) -> None:
    keywords: dict[str, Any] = {option.replace("-", "_"): choice for option, choice in options.items()}
    seats, variant = race.get("seats"), race.get("variant")
    for begin in (
        lambda: paddock.start(name, **race, **keywords),
        lambda: Batch(name, **race, **keywords),
        lambda: Tournament.of(name, ["driver", "random"], **race, options=options),
        lambda: new_game(name, seats, variant, options, None, 1, "policy", "en"),
    ):
        with pytest.raises(BadOption, match=why) as refused:
            begin()
        assert all(refused.value.in_words(language) for language in LANGUAGES)


def case_of(name: str, race: dict[str, Any]) -> Case:
    game: Game = paddock.games()[name]
    return Case(game, race.get("variant", game.variants[0]), race.get("seats", game.seats[0]))


def test_where_the_finish_of_a_short_race_lies_is_no_choice() -> None:
    case = case_of("road-kill-rally", {})
    [option] = [option for option in case.game.options if option.name == "finish-group"]
    for seed in range(4):
        short, other = (
            played(forced(case, seed, {"length": "short", "finish-group": choice}))
            for choice in ("last-six", "last-eight")
        )
        assert outcome(short, option) == outcome(other, option)


@every_idle
def test_an_old_record_with_it_still_loads(name: str, race: dict[str, Any], options: dict[str, str], why: str) -> None:
    old = forced(case_of(name, race), 3, options)
    old.play(old.moves()[0])
    record, seal = Record.from_json(old.record.to_json())
    assert Race.load(old.game, record, seal).state == old.state
