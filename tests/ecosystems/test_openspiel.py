"""OpenSpiel's own tests on our games, and its search at the wheel."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from paddock.core.game import Game
from paddock.learning import openspiel
from tests.contract.cases import FIRST as FIRST_GAME
from tests.contract.cases import every_game


@every_game
def test_openspiel_finds_nothing_wrong(game: Game) -> None:
    pyspiel.random_sim_test(openspiel.game(game), num_sims=1, serialize=True, verbose=False)


def begun(seats: int = 2) -> pyspiel.State:
    state = openspiel.game(FIRST_GAME, seats).new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    return state


def test_a_race_is_found_again_by_its_name_and_its_bytes() -> None:
    state = begun(3)
    state.apply_action(state.legal_actions()[0])
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, again = pyspiel.deserialize_game_and_state(text)
    assert str(game) == "paddock_mille_bornes(players=3,variant=standard)"
    assert str(again) == str(state)


def test_a_world_shows_its_player_the_same_and_has_chance_of_its_own() -> None:
    state = begun()
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.observation_string(0) == state.observation_string(0)
    assert (world.observation_tensor(0), world.legal_actions()) == (state.observation_tensor(0), state.legal_actions())
    assert str(world) != str(state)


def test_its_search_plays() -> None:
    state, pick = begun(), np.random.RandomState(1)
    bot = ISMCTSBot(
        state.get_game(),
        RandomRolloutEvaluator(1, pick),
        uct_c=2.0,
        max_simulations=8,
        random_state=pick,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    for _ in range(4):
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
