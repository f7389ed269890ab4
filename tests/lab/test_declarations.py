"""What games say for the lab fits their rules and has words."""

import numpy as np
import pytest

from paddock.core.counting import events_of
from paddock.core.game import Game
from paddock.core.moves import families_of
from paddock.core.race import Race
from paddock.core.words import LANGUAGES, Say
from paddock.lab.habits import ALWAYS, NEVER
from tests.contract.cases import every_game


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_assets_are_counted_by_seat_and_named(game: Game, language: str) -> None:
    states = np.frombuffer(Race.start(game, seed=3).state.to_bytes(), game.state.dtype())
    speak = game.words(language)
    assert game.assets
    for asset in game.assets:
        had = np.asarray(asset.had(states))
        assert had.shape[0] == 1 and had.shape[1] >= game.seats[0] and had.shape[2] == len(asset.things)
        assert len({speak(thing) for thing in asset.things}) == len(asset.things)
        assert speak(Say(f"asset-{asset.name}"))


@every_game
def test_personas_lean_to_kinds_of_moves_that_there_are(game: Game) -> None:
    families = {family.name for family in families_of(game.package)}
    assert game.personas
    for leanings in game.personas.values():
        assert leanings.keys() <= families
        assert all(NEVER <= lean <= ALWAYS for lean in leanings.values())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_some_events_that_there_are_have_words(game: Game, language: str) -> None:
    speak = game.words(language)
    assert any(f"happened-{event}" in speak for event in events_of(game.package).values())
