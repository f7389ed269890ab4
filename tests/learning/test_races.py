"""An environment plays the same races as `paddock.start`, in every game, variant and number of seats."""

from itertools import count
from typing import Any

import numpy as np
import pytest

from paddock.core.chance import race_seed
from paddock.core.race import Race
from paddock.learning import Env
from paddock.promises.cases import Picker
from tests.contract.cases import Case, every_case, every_first_case

PLACES = 3
STEPS = 400  # of each case
LOOKS = 25  # steps between two looks at all observations


def started(case: Case, env: Env, place: int, number: int) -> Race:
    """The race of that number."""
    return case.start(race_seed(env.seed, place + number * env.races))


def observed(case: Case, race: Race, seat: int) -> list[int]:
    """What a seat is told, interpreted."""
    out = [0] * len(case.game.features)
    case.game.observe(race.state, seat, out)
    return out


def ranks(case: Case, race: Race) -> list[float]:
    """Rewards by place, from the places."""
    places, sides = race.places(), [case.game.side_of(race.state, seat) for seat in range(case.seats)]
    others = max(1, len(places) - 1)
    return [sum((p > places[side]) - (p < places[side]) for p in places) / others for side in sides]


@every_case
def test_steps_are_those_of_races(case: Case) -> None:
    env = Env(case.game, case.seats, PLACES, case.variant, seed=5, cores=1)
    races, begun, pick = [started(case, env, place, 0) for place in range(PLACES)], [0] * PLACES, Picker(1)
    told = env.now
    for step in range(STEPS):
        moves = np.zeros(PLACES, np.int32)
        for place, race in enumerate(races):
            assert sorted(race.moves()) == np.flatnonzero(told.legal[place]).tolist()
            assert (race.turn, case.game.side_of(race.state, race.turn)) == (told.turn[place], told.side[place])
            assert env.states[place].tobytes() == race.state.to_bytes()
            if step % LOOKS == place:
                assert observed(case, race, race.turn) == told.observation[place].tolist()
            moves[place] = pick(race.moves())
            race.play(int(moves[place]))
        told = env.step(moves)
        for place, race in enumerate(races):
            assert race.over == told.ended[place]
            assert told.rewards[place].tolist() == pytest.approx(ranks(case, race) if race.over else [0] * case.seats)
            if race.over:
                begun[place] += 1
                races[place] = started(case, env, place, begun[place])
    assert env.race_seeds == [race.seed for race in races]
    assert not told.truncated.any()


@every_case
def test_every_seat_can_be_observed_and_all_at_once(case: Case) -> None:
    env = Env(case.game, case.seats, PLACES, case.variant, seed=9, cores=1)
    for _ in range(30):
        env.step(env.sample())
    races = [started(case, env, place, 0) for place in range(PLACES)]
    for place, race in enumerate(races):
        race.state = case.game.state.from_bytes(env.states[place].tobytes())
    seat = case.seats - 1
    assert env.observe(seat).tolist() == [observed(case, race, seat) for race in races]
    chairs = [[(race.turn + k) % case.seats for k in range(case.seats)] for race in races]
    everybody = [[observed(case, race, seat) for seat in row] for race, row in zip(races, chairs, strict=True)]
    assert env.observe("all").tolist() == everybody


@every_first_case
def test_forced_moves_and_those_of_others_are_made_for_the_learner(case: Case) -> None:
    others = {seat: "random" for seat in range(1, case.seats)}
    env = Env(case.game, case.seats, 20, seed=3, skip_forced=True, opponents=others, cores=1)
    ended = 0
    for _ in count():
        told = env.step(env.sample())
        playing = told.legal.any(axis=1)
        assert (told.turn[playing] == 0).all()
        assert (told.legal[playing].sum(axis=1) > 1).all()
        assert np.allclose(told.rewards.sum(axis=1), 0, atol=1e-6)
        ended += int(told.ended.sum())
        if ended > 20:
            break


@every_first_case
def test_no_observation_tells_what_a_seat_cannot_know(case: Case) -> None:
    env = Env(case.game, case.seats, 4, seed=2, cores=1)
    for _ in range(40):
        env.step(env.sample())
    for state, seat, told in zip(env.states, env.now.turn, env.now.observation, strict=True):
        race: Any = case.start(1)
        race.state = case.game.state.from_bytes(state.tobytes())
        other = Env(case.game, position=race.world(int(seat), seed=8), cores=1)
        assert other.now.observation[0].tolist() == told.tolist()
        assert other.now.legal[0].tolist() == env.now.legal[(env.now.observation == told).all(axis=1)][0].tolist()
