"""Every race of every game can be played to its end, by the rules, with nothing lost."""

from typing import Any

import pytest

from paddock.bots import bot_move
from paddock.bots.levels import Policy, RandomBot
from paddock.core import contract
from paddock.core.errors import IllegalMove
from tests.contract.cases import Case, census, every_case

LONGEST = 20_000  # moves; a race that goes on longer does not end
EVERY_MOVE = 10**6


@every_case
@pytest.mark.parametrize("bot", [RandomBot(), Policy()], ids=["random", "policy"])
def test_a_race_ends_with_everybody_placed(case: Case, bot: Any) -> None:
    for seed in range(6):
        race = case.start(seed, check=True)
        while not race.over:
            assert len(race.record.moves) < LONGEST
            race.play(bot_move(race, bot))
        places = race.places()
        assert min(places) == 1
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        assert race.moves() == []


@every_case
def test_scores_are_the_sums_of_the_sheet(case: Case) -> None:
    for race in case.reached(seed=3):
        assert race.scores() == [sum(lines) for lines in race.sheet()]


@every_case
def test_legal_moves_are_those_with_the_verdict_ok(case: Case) -> None:
    for seed in range(3):
        for race in case.reached(seed):
            found = [move for move in range(case.game.moves) if case.game.verdict(race.state, move) == 0]
            assert sorted(race.moves()) == found
            assert race.over or found


@every_case
def test_a_move_outside_the_range_is_refused(case: Case) -> None:
    race = case.start(1)
    for move in (-1, case.game.moves, 10**9):
        with pytest.raises(IllegalMove):
            race.play(move)


@every_case
def test_asking_changes_nothing(case: Case) -> None:
    for race in case.reached(seed=5):
        before = race.state.to_bytes()
        race.moves(), race.scores(), race.places(), race.sheet(), race.world(0, seed=1)
        for seat in (None, *range(case.seats)):
            race.view(seat), list(race.log(seat))
        for move in race.moves():
            race.choice(move)
        assert race.state.to_bytes() == before


@every_case
def test_components_are_conserved(case: Case) -> None:
    box = census(case.game, case.start(0).state)
    for seed in range(3):
        for race in case.reached(seed, stops=EVERY_MOVE):
            assert census(case.game, race.state) == box
            world = race.world(seat=seed % case.seats, seed=seed)
            assert census(case.game, world) == box


@every_case
def test_the_same_seed_gives_the_same_race(case: Case) -> None:
    one, other = (case.finished(8) for _ in range(2))
    assert one.record.to_json() == other.record.to_json()
    assert one.events == other.events
    assert case.start(9).state != case.start(10).state


@every_case
def test_sensible_moves_are_some_of_the_legal_ones(case: Case) -> None:
    for race in case.reached(seed=6):
        if not race.over:
            legal = race.moves()
            kept = case.game.sensible_moves(race.state)
            assert 1 <= len(kept) <= len(legal)
            assert set(kept) <= set(legal)
            assert len(set(kept)) == len(kept)


@every_case
def test_a_playout_never_stops_where_it_began(case: Case) -> None:
    far_enough = case.game.bind()(contract.far_enough)
    assert not any(far_enough(race.state, race.state) for race in case.reached(seed=7))


@every_case
def test_every_side_has_an_outlook_that_is_its_points_unless_the_game_knows_better(case: Case) -> None:
    outlook = case.game.bind()(contract.outlook)
    for race in case.reached(seed=7):
        foreseen: list[Any] = [None] * race.state.sides
        outlook(race.state, foreseen)
        assert None not in foreseen
        assert foreseen == race.scores() or case.game.outlook is not contract.outlook
