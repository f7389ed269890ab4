"""The chance of winning: what playouts say, the same by every way to ask."""

from math import sqrt

import numpy as np
import pytest

import paddock
from paddock.core.batch import Batch
from paddock.core.chance import race_seed, seed_chance
from paddock.core.errors import BadOption
from paddock.core.in_step import in_step
from paddock.core.playout import policy_playout
from paddock.core.race import Race
from paddock.core.winning import branches, duel, mean_error, share_error, winning, wins, won
from tests.contract.cases import Case, every_first_case
from tests.core.test_arguments import NO_SEATS

FEW = 6  # playouts that are made without a compiler
WORLDS = 4000


def begun(seats: int = 2, moves: int = 12, game: str = "mille-bornes") -> Race:
    race = paddock.start(game, seats=seats, seed=5)
    while race.step < moves:
        race.play(race.game.policy_move(race.state))
    return race


def interpreted(race: Race, seat: int | None, move: int | None, j: int) -> list[float]:
    """One playout by the rules as they stand in their files."""
    s, game = race.state.copy(), race.game
    key, moves, scratch = race_seed(3, j), [0] * game.moves, game.scratch()
    seed_chance(s, key)
    if seat is not None:
        game.redeal(s, seat, scratch)
    if move is None:
        game.bind()(policy_playout)(s, moves, scratch, game.longest)
    else:
        game.play(s, move)
        game.bind()(in_step)(s, moves, scratch, key, [0] * s.sides * len(game.tallies), game.longest)
    places = [0] * s.sides
    game.places(s, places)
    shares: list[float] = wins(np.array([places]))[0].tolist()
    return shares


@every_first_case
def test_interpreted_and_compiled_agree(case: Case) -> None:
    race = next(race for race in case.reached(1) if race.step > 8 and len(race.moves()) > 1)
    for seat in (None, 1):
        expected = np.array([interpreted(race, seat, None, j) for j in range(FEW)]).mean(axis=0)
        assert winning(case.game, race.state, seat, FEW, seed=3).chances == pytest.approx(expected)
    moves = race.moves()[:2]
    fought = duel(case.game, race.state, moves, 3, 0, FEW, cores=1)
    for k, move in enumerate(moves):
        assert fought[k].tolist() == [interpreted(race, race.turn, move, j) for j in range(FEW)]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_chances_of_all_sides_sum_up_to_one(seats: int) -> None:
    found = begun(seats).winning(playouts=200)
    assert len(found.chances) == len(found.errors) == begun(seats).state.sides
    assert sum(found.chances) == pytest.approx(1)


def test_sides_that_share_the_first_place_share_the_win() -> None:
    places = np.array([[1, 1, 3], [2, 1, 3], [1, 1, 1]])
    assert wins(places).tolist() == [[0.5, 0.5, 0], [0, 1, 0], [1 / 3, 1 / 3, 1 / 3]]


def test_a_race_that_is_over_leaves_no_doubt() -> None:
    race = begun()
    while not race.over:
        race.play(race.game.policy_move(race.state))
    found = race.winning()
    winner = race.places().index(1)
    assert found.chances[winner] == 1 and found.errors == (0, 0) and found.playouts == 0


def test_the_error_is_how_far_answers_lie_apart() -> None:
    race = begun()
    answers = [race.winning(playouts=200, seed=seed) for seed in range(60)]
    spread = float(np.std([each.chances[0] for each in answers]))
    assert spread == pytest.approx(answers[0].errors[0], rel=0.4)


def test_no_number_of_wins_leaves_no_doubt() -> None:
    assert 0 < share_error(0, 100) < 0.02
    assert 0 < mean_error(np.zeros(100)) < 0.02


def test_the_same_seed_gives_the_same_answer_on_any_number_of_cores() -> None:
    race = begun()
    one, four = (winning(race.game, race.state, 0, 300, seed=4, cores=cores) for cores in (1, 4))
    assert one == four == race.winning(seat=0, playouts=300, seed=4)
    assert one != race.winning(seat=0, playouts=300, seed=5)


def test_a_budget_of_seconds_gives_a_round_at_least() -> None:
    assert begun().winning(seconds=0).playouts == 100


def test_what_a_seat_knows_tells_nothing_of_what_it_does_not_know() -> None:
    """Two races that differ in what it cannot know alone have the same chances to it."""
    race = begun()
    other = race.as_it_was(race.step, race.world(0, seed=99).to_bytes())
    assert other.state != race.state
    seen, elsewhere = (each.winning(seat=0, playouts=2000) for each in (race, other))
    assert abs(seen.chances[0] - elsewhere.chances[0]) < 4 * sqrt(2) * seen.errors[0]


def test_moves_are_compared_in_the_same_worlds() -> None:
    race = begun()
    move = race.moves()[0]
    twice = duel(race.game, race.state, [move, move], 0, 0, 50)
    assert (twice[0] == twice[1]).all()


def test_chance_in_step_is_chance_as_good_as_any() -> None:
    """A move wins as often in step with others as by itself."""
    race = begun()
    paired = duel(race.game, race.state, race.moves()[:2], 6, 0, WORLDS)[:, :, 0]
    for move, shares in zip(race.moves(), paired, strict=False):
        alone = won(branches(race.game, race.state, [move], 7, 0, WORLDS))[:, 0]
        assert abs(shares.mean() - alone.mean()) < 4.5 * sqrt(2) * share_error(alone.mean(), WORLDS)


def test_races_of_a_state_go_on_with_chance_of_their_own() -> None:
    race = begun()
    batch = Batch.of(race.game, [race.state, race.state], copies=3, seed=8)
    states = [state.tobytes() for state in batch.states]
    assert len(set(states)) == 3 and states[:3] == states[3:]
    batch.restart(8)
    assert batch.states[0].tobytes() == paddock.start("mille-bornes", 2, race_seed(8, 0)).state.to_bytes()


@every_first_case
def test_races_of_a_state_are_copies_to_the_last_byte(case: Case) -> None:
    """Between its numbers, too: equal states are found by their bytes."""
    state = case.start(5).state
    own = state.to_bytes()
    for _ in range(20):
        np.full(3 * len(own), 255, np.uint8)  # what others leave in memory
        races = Batch.of(case.game, [state], copies=3)
        races.states["chance"] = state.chance
        assert races.states.tobytes() == 3 * own


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_only_seats_of_the_race_are_asked(seat: object) -> None:
    if seat is not None:
        with pytest.raises(BadOption, match="There is no seat"):
            begun().winning(seat=seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("playouts", [0, -1, 2.5, "3"])
def test_playouts_are_counted_in_whole_numbers(playouts: object) -> None:
    with pytest.raises(BadOption, match="tell nothing"):
        begun().winning(playouts=playouts)  # type: ignore[arg-type]
