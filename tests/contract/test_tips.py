"""The newcomer's table: tips of every game, from what the seat to act knows."""

from paddock.core.game import Game
from paddock.core.race import Race
from paddock.school.tips import tips
from tests.contract.cases import Case, every_first_case, every_game

OFTEN = 0.9  # of the questions that leave a choice


@every_first_case
def test_nearly_every_question_has_a_tip_and_the_first_is_what_the_driver_of_the_game_would_do(case: Case) -> None:
    game, asked, told = case.game, 0, 0
    for race in case.reached(seed=21):
        if len(race.moves()) > 1:
            found, best = tips(game, race.state), game.policy_move(race.state)
            asked, told = asked + 1, told + bool(found)
            assert game.merit(race.state, best) is None or found[0].move == best
    assert told >= OFTEN * asked > 0


@every_first_case
def test_tips_are_the_same_whatever_the_others_hold(case: Case) -> None:
    for race in case.reached(seed=22):
        if not race.over:
            assert tips(case.game, race.world(race.turn, seed=23)) == tips(case.game, race.state)


@every_game
def test_where_there_is_no_choice_nothing_is_advised(game: Game) -> None:
    race = Race.start(game, seed=1)
    while len(race.moves()) > 1:
        race.play(game.policy_move(race.state))
    assert tips(game, race.state) == []
