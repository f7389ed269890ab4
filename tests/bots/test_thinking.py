"""One search for every game: fair, bounded, the same for the same seed."""

import pytest

from paddock.bots import thinking
from paddock.bots.search import ROOT, VISITS, add_child
from paddock.bots.thinking import think
from paddock.core.chance import seed_chance
from paddock.core.race import Race
from tests.contract.cases import CASES, Case, every_case


def with_a_choice(case: Case, seed: int) -> list[Race]:
    """Some positions of a race in which the seat to act has a choice."""
    return [Race.load(race.game, race.record) for race in case.reached(seed, stops=8) if has_a_choice(race)]


def has_a_choice(race: Race) -> bool:
    return not race.over and len(race.game.sensible_moves(race.state)) > 1


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


@pytest.mark.parametrize("trees", [1, 2])
def test_a_decided_move_ends_a_thought_early_and_is_the_same(trees: int) -> None:
    saved = 0
    for race in with_a_choice(CASES[0], seed=3):
        whole, early, again = (
            think(race.game, race.world(race.turn, seed=4), simulations=2000, trees=trees, until_decided=until_decided)
            for until_decided in (False, True, True)
        )
        assert early == again
        assert early.move == whole.move
        saved += whole.simulations - early.simulations
    assert saved > 0


def test_a_hint_takes_its_whole_budget() -> None:
    race = with_a_choice(CASES[0], seed=3)[2]
    assert think(race.game, race.world(race.turn, seed=4), simulations=2000).simulations == 2000


@pytest.mark.parametrize(
    ("tried", "ahead", "decided"),
    [
        ([(60, 0.5), (39, 0.5)], 20, True),  # 21 visits more than the next
        ([(60, 0.5), (40, 0.5)], 20, False),
        ([(900, 0.6), (100, 0.3)], 3000, True),  # ten standard errors better
        ([(900, 0.6), (100, 0.3)], 9001, False),  # the first tenth of the budget is not over
        ([(900, 0.6), (100, 0.59)], 3000, False),  # the second may well be better
        ([(900, 0.6), (99, 0.3), (1, 0.6)], 3000, False),  # what was hardly tried, too
        ([(40_000, 0.5), (40_000, 0.5)], 90_000, True),  # as good as each other
        ([(5, 0.5)], 20, True),  # the only one so far
        ([], 20, False),
    ],
)
def test_a_move_is_decided_when_no_other_can_overtake_it_or_promises_to_be_better(
    tried: list[tuple[int, float]], ahead: int, decided: bool
) -> None:
    race = CASES[0].start(1)
    tree = thinking.Tree(race.game, race.state, seed=0)
    for move, (visits, value) in enumerate(tried):
        node = add_child(tree.links, tree.sums, ROOT, move, 1 + move)
        tree.links[node, VISITS] = visits
        tree.sums[node] = visits * value, visits * (value**2 + 0.3**2)
        tree.simulations += visits
    assert thinking.is_decided([tree], ahead) is decided


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


def own_turn_goes_on() -> tuple[Race, Race, int]:
    """A race before and after a move that leaves its seat the next choice, and that move."""
    for race in CASES[0].reached(seed=7, stops=10**6):
        for move in race.game.sensible_moves(race.state) if has_a_choice(race) else ():
            after = Race.load(race.game, race.record)
            after.play(move)
            if has_a_choice(after) and after.turn == race.turn:
                assert after.chain[-1] == move
                return race, after, move
    raise AssertionError("no turn goes on")


def test_a_tree_goes_on_below_a_move_with_what_makes_sense_there() -> None:
    before, after, move = own_turn_goes_on()
    tree = thinking.Tree(before.game, before.state, seed=0)
    tree.grow(2000)
    sensible = after.game.sensible_moves(after.state)
    tree.follow([move], after.state, sensible, seed=1)
    known = sum(each.visits for each in thinking.candidates([tree]))
    assert 0 < known < 2000 * thinking.FORMER + len(sensible)
    tree.grow(100)
    assert {each.move for each in thinking.candidates([tree])} <= set(sensible)
    assert sum(each.visits for each in thinking.candidates([tree])) == known + 100


def test_a_tree_that_knows_nothing_of_a_move_begins_anew() -> None:
    race = with_a_choice(CASES[0], seed=3)[2]
    tree = thinking.Tree(race.game, race.state, seed=0)
    tree.follow([-5], race.state, race.moves(), seed=1)
    tree.grow(100)
    assert sum(each.visits for each in thinking.candidates([tree])) == 100
