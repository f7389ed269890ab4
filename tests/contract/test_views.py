"""Every view begins with the core's head, and no game writes it a second time."""

from paddock.core.views import Head
from tests.contract.cases import Case, every_case

HEAD = Head.__annotations__.keys()
EVERY_MOVE = 10**6


@every_case
def test_no_game_writes_what_the_head_says(case: Case) -> None:
    for race in case.reached(seed=17, stops=10):
        for seat in (None, *range(case.seats)):
            assert not HEAD & case.game.table.view(race.state, seat).keys()
            assert race.view(seat).keys() >= HEAD


@every_case
def test_a_phase_is_named_until_the_race_is_over(case: Case) -> None:
    for race in case.reached(seed=18, stops=EVERY_MOVE):
        assert (race.view(None)["phase"] is None) == race.over
