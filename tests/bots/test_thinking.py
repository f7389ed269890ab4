"""One search for every game: fair, bounded, the same for the same seed."""

import pytest

from paddock.bots import thinking
from paddock.bots.thinking import think
from paddock.core.chance import seed_chance
from paddock.core.race import Race
from tests.contract.cases import CASES, Case, every_case


def with_a_choice(case: Case, seed: int) -> list[Race]:
    """Some positions of a race in which the seat to act has a choice."""
    return [Race.load(race.game, race.record) for race in case.reached(seed, stops=8) if has_a_choice(race)]


def has_a_choice(race: Race) -> bool:
    moves = race.moves()
    return bool(moves) and race.game.sensible(race.state, moves, len(moves)) > 1


@every_case
def test_a_thought_is_about_legal_moves_and_adds_up(case: Case) -> None:
    for race in with_a_choice(case, seed=1)[:4]:
        thought = think(case.game, race.world(race.turn, seed=3), simulations=150)
        assert thought.move in race.moves()
        assert {each.move for each in thought.candidates} <= set(race.moves())
        assert thought.simulations == 150 == sum(each.visits for each in thought.candidates)
        assert all(0 <= each.value <= 1 and each.uncertainty >= 0 for each in thought.candidates)
        assert thought.move == thought.candidates[0].move == thought.line[0]


@every_case
def test_it_knows_only_what_its_seat_may_know(case: Case) -> None:
    """The same thought, to the last digit, whatever the hidden cards are."""
    for race in with_a_choice(case, seed=2)[:4]:
        true = race.state.copy()
        other = race.world(race.turn, seed=99)
        assert true.to_bytes() != other.to_bytes()
        for state in (true, other):
            seed_chance(state, 5)
        assert think(case.game, true, simulations=120) == think(case.game, other, simulations=120)


def test_a_number_of_simulations_gives_the_same_thought_again() -> None:
    race = with_a_choice(CASES[0], seed=3)[2]
    one, again = (think(race.game, race.world(race.turn, seed=4), simulations=500) for _ in range(2))
    other = think(race.game, race.world(race.turn, seed=5), simulations=500)
    assert one == again
    assert one.candidates != other.candidates


def test_trees_on_several_threads_are_gathered_and_deterministic() -> None:
    race = with_a_choice(CASES[0], seed=3)[2]
    one, again = (think(race.game, race.world(race.turn, seed=4), simulations=600, trees=3) for _ in range(2))
    assert one == again
    assert one.simulations == sum(each.visits for each in one.candidates) == 600


def test_thinking_does_not_disturb_the_race() -> None:
    race = with_a_choice(CASES[0], seed=4)[1]
    before = race.state.to_bytes()
    think(race.game, race.world(race.turn, seed=4), simulations=200)
    assert race.state.to_bytes() == before


def test_a_forced_move_costs_nothing() -> None:
    race = next(race for race in CASES[0].reached(seed=5, stops=10**6) if len(race.moves()) == 1)
    thought = think(race.game, race.world(race.turn, seed=1), simulations=10**9)
    assert (thought.move, thought.simulations) == (race.moves()[0], 0)


def test_a_full_tree_goes_on_without_new_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "NODES", 30)
    race = with_a_choice(CASES[0], seed=6)[1]
    assert think(race.game, race.world(race.turn, seed=1), simulations=500).simulations == 500


def test_a_budget_of_time_is_spent_and_leaves_an_answer() -> None:
    race = with_a_choice(CASES[0], seed=6)[1]
    thought = think(race.game, race.world(race.turn, seed=1), milliseconds=5)
    assert thought.move in race.moves()
    assert thought.simulations > 0
