"""Bots by name, the house's own and a user's."""

from itertools import pairwise
from typing import Any

import pytest

import paddock
from paddock.bots import bot, bot_move, bot_names, register
from paddock.bots.levels import Searcher
from paddock.bots.thinking import Thought
from paddock.core.errors import BadOption
from paddock.core.game import Game
from tests.contract.cases import CASES, Case, every_case


class Last:
    """A user's bot, found by tests.bots.test_bots:Last."""

    def move(self, game: Game, world: Any) -> int:
        moves = [0] * game.moves
        return moves[game.legal(world, moves) - 1]


def test_every_level_has_its_name() -> None:
    assert {"random", "learner", "driver", "racer", "champion"} <= set(bot_names())


@every_case
@pytest.mark.parametrize("level", ["random", "learner", "driver"])
def test_quick_levels_play_a_race_to_its_end(case: Case, level: str) -> None:
    race = case.start(1)
    player = bot(level, case.game)
    while not race.over:
        race.play(bot_move(race, player))


@pytest.mark.parametrize("level", ["racer", "champion"])
def test_thinking_levels_answer(level: str) -> None:
    race = CASES[0].start(1)
    player = bot(level, race.game)
    assert isinstance(player, Searcher)
    player.milliseconds = 5
    for _ in range(6):
        race.play(bot_move(race, player))


def test_a_user_can_register_a_bot() -> None:
    register("last", Last)
    race = paddock.start("mille-bornes", seed=1)
    assert bot_move(race, bot("last")) == race.moves()[-1]


def test_a_bot_that_lies_elsewhere_is_found_by_module_and_class() -> None:
    assert type(bot("tests.bots.test_bots:Last")).__name__ == "Last"
    for name in ("tests.bots.test_bots:Nobody", "no.such.module:Bot"):
        with pytest.raises(BadOption, match="There is no bot"):
            bot(name)


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOption, match="champion"):
        bot("hal")


def test_a_forced_move_is_not_asked_for() -> None:
    class Never:
        def move(self, game: Any, world: Any) -> int:
            raise AssertionError

    race = next(race for race in CASES[0].reached(seed=5, stops=10**6) if len(race.moves()) == 1)
    assert bot_move(race, Never()) == race.moves()[0]


def test_a_thinker_thinks_its_turn_through_and_less_about_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[float] = []

    def think(game: Game, world: Any, milliseconds: float, tree: Any, **_: Any) -> Any:
        budgets.append(milliseconds)
        return Thought(game.sensible_moves(world)[0], (), (), 0)

    monkeypatch.setattr("paddock.bots.thinking.think", think)
    race, player = paddock.start("road-kill-rally", seats=2, seed=1), Searcher(100)
    while not race.over and len(budgets) < 40:
        race.play(bot_move(race, player) if race.turn == 0 else race.moves()[0])
    assert {100, 50, 25, 12.5} <= set(budgets)
    assert all(after in (100, before / 2, 5) for before, after in pairwise(budgets))
