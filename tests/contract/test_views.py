"""What the heads of our games' views say."""

from tests.contract.cases import Case, every_case

EVERY_MOVE = 10**6


@every_case
def test_a_phase_is_named_until_the_race_is_over(case: Case) -> None:
    for race in case.reached(seed=18, stops=EVERY_MOVE):
        assert (race.view(None)["phase"] is None) == race.over
