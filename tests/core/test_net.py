"""Nets are rules: whole numbers that are the same wherever they are computed."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from paddock.core.batch import Batch
from paddock.core.chance import race_seed
from paddock.core.compiled import bind
from paddock.core.errors import BadOption
from paddock.core.game import REGISTRY, Game
from paddock.core.kernels import KERNELS
from paddock.core.net import CERTAIN, shares
from paddock.core.race import Race
from paddock.core.weights import Weights, digits, rows_of
from tests.contract.cases import FIRST, every_game
from tests.contract.test_gpu_code import GENERATION
from tests.toy import LINE


def any_weights(game: Game, seed: int = 1) -> Weights:
    return Weights.drawn(game.features, game.moves, max(game.seats), seed)


@cache
def with_net(seed: int = 1) -> Game:
    game = REGISTRY.find(FIRST)
    return replace(game, trained=any_weights(game, seed))


def thoughts(game: Game, s: Any) -> tuple[list[int], list[int]]:
    """What the net says in plain Python: hopes, and what it thinks of the legal moves."""
    assert game.weights
    paper, moves = game.weights.paper(), game.legal_moves(s)
    game.net(s, moves, len(moves), paper)
    first = game.weights.seats
    return paper[: s.seats].tolist(), paper[first : first + len(moves)].tolist()


def test_it_says_the_same_interpreted_and_compiled() -> None:
    game = with_net()
    batch = Batch(game, seats=3, games=6, seed=5)
    races = [Race.start(game, 3, seed=race_seed(5, i)) for i in range(6)]
    for _ in range(4):
        hopes, thought = batch.net()
        for i, race in enumerate(races):
            said = thoughts(game, race.state)
            assert (hopes[i].tolist(), thought[i, : len(race.moves())].tolist()) == said
        moves = np.array([race.moves()[-1] for race in races])
        batch.play(moves)
        for race, move in zip(races, moves, strict=True):
            race.play(int(move))
    assert len(set(said[0])) == 3
    assert -CERTAIN <= min(said[0]) <= max(said[0]) <= CERTAIN


def test_it_compiles_for_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import from_dtype, types
    from numba.cuda import compile_ptx, dispatcher

    from paddock.core.gpu import compiled, kernel_loop

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=GENERATION))
    game = replace(LINE, trained=any_weights(LINE))  # small, for the same rules: weights are the most of it
    function = bind(game, compiled)(kernel_loop(game, "net"), wrap=lambda function: function)
    states, numbers = from_dtype(game.state.dtype())[::1], types.int32[::1]
    ptx, _ = compile_ptx(function, (states, numbers, types.int32[:, ::1], types.int64), cc=GENERATION)
    assert ".entry" in ptx


def test_other_weights_are_other_code() -> None:
    def digest(game: Game) -> str:
        binding = bind(game, lambda function: function)
        binding(KERNELS["net"].step)
        return binding.digest(KERNELS["net"].step)

    assert digest(with_net()) == digest(replace(with_net(), trained=any_weights(with_net()))) != digest(with_net(2))


def test_weights_are_kept_in_a_file(tmp_path: Path) -> None:
    weights = any_weights(with_net())
    weights.save(tmp_path / "net.npz")
    again = Weights.load(tmp_path / "net.npz")
    assert all((again.arrays()[name] == array).all() for name, array in weights.arrays().items())
    again.save(tmp_path / "other.npz")
    assert (tmp_path / "net.npz").read_bytes() == (tmp_path / "other.npz").read_bytes()


def test_a_game_without_one_says_so() -> None:
    with pytest.raises(BadOption, match="no trained network"):
        Batch(FIRST).net()


@every_game
def test_it_fits_every_game(game: Game) -> None:
    weights = any_weights(game)
    assert weights.is_of(game.features, game.moves)
    assert not weights.is_of(game.features[1:], game.moves)
    assert sum(array.nbytes for array in weights.arrays().values()) < 1_000_000
    s = Race.start(game, seed=3).state
    hopes, thought = thoughts(replace(game, trained=weights), s)
    assert len(hopes) == s.seats
    assert sum(shares(thought)) == pytest.approx(1)


@every_game
def test_every_number_of_an_observation_has_rows_of_its_own(game: Game) -> None:
    table = digits(game.features)
    ends = {feature: set[Any]() for feature in range(len(game.features))}
    for feature, low, last, step, values, at in table.tolist():
        ends[feature].add((step, values))
        assert game.features[feature].low == low and game.features[feature].size == last + 1
        assert at + values <= rows_of(table)
    for number, digits_of in ends.items():
        room = 1
        for step, values in sorted(digits_of):
            assert step == room
            room *= values
        assert room >= game.features[number].size
