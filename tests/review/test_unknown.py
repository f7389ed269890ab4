"""What could not be known: the card in another hand that decides what a move is worth."""

import numpy as np
import pytest

from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.texts import glossary
from paddock.review.measure import Judged, judged
from paddock.review.story import Choice
from paddock.review.unknown import dealt, decisive


@pytest.fixture
def decision() -> Judged:
    """The first move of a race, judged in worlds enough, in which nothing has been won yet."""
    race = Race.start(REGISTRY.find("mille-bornes"), 2, seed=5)
    found = judged(race.game, Choice(1, race.state, race.moves()[0]), seed=1, number=0)
    found.moves, found.won = [race.moves()[0]], np.zeros((1, 300))
    return found


def test_the_card_of_another_that_decides_is_found(decision: Judged) -> None:
    game, state = REGISTRY.find("mille-bornes"), decision.choice.state
    card = next(part for part in game.holding(state, 1) if part.startswith("card:"))
    decision.won[0] = [card not in game.holding(world, 1) for world in dealt(game, decision)]
    found = decisive(game, decision)
    assert found and (found.seat, found.part) == (1, card)
    assert found.held == 0 and found.otherwise == 1


def test_chance_alone_decides_nothing(decision: Judged) -> None:
    decision.won[0] = np.random.default_rng(1).random(300) < 0.5
    assert decisive(REGISTRY.find("mille-bornes"), decision) is None


@pytest.mark.parametrize("game", list(REGISTRY.games.values()), ids=lambda game: game.name)
def test_what_a_seat_holds_stands_in_the_reference(game: Game) -> None:
    race = Race.start(game, seed=2)
    for _ in range(30):
        if not race.over:
            race.play(game.policy_move(race.state))
    things = glossary(game, race.state)
    assert all(part in things for seat in range(race.state.seats) for part in game.holding(race.state, seat))
