"""A review in words: what the better move would have brought."""

import numpy as np
import pytest

from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.words import LANGUAGES, words
from paddock.review import Review
from paddock.review.findings import Player, Tally, tallies
from paddock.review.measure import Ends
from paddock.review.telling import on_the_way, summary

GAMES = list(REGISTRY.games.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_side_meets_on_the_way_is_told_after_both_moves(game: Game, language: str) -> None:
    race = Race.start(game, seed=1, players=["Ada", "Bob", "Cyd", "Dan"][: game.seats[0]])
    for name in game.tallies:
        line = game.words(language)(on_the_way(race, Tally(1, name, 4.06, 0.5, 0.1)), race.players)
        comma = "," if language == "fr" else "."
        assert "Bob" in line and f"4{comma}1" in line and f"0{comma}5" in line


def test_only_what_speaks_for_the_better_move_is_told_as_its_reason() -> None:
    """It leaves the side standing for less, and limited for more, which costs points, too."""
    chance, worlds = np.random.default_rng(1), 200
    standing, limited = (chance.poisson(5, (2, worlds)) for _ in range(2))
    standing[0] += 4
    limited[1] += 2
    points = 500 - 50 * standing - 10 * limited
    sheets = np.stack([points, np.full_like(points, 200)], axis=1)[:, :, np.newaxis]
    counts = np.stack([np.stack([standing, limited], axis=1), np.zeros((2, 2, worlds), int)], axis=1)
    [reason] = tallies(REGISTRY.find("mille-bornes"), Ends(sheets, counts), own=0)
    assert (reason.side, reason.tally) == (0, "standing")


def test_every_game_has_something_to_tell() -> None:
    assert all(game.tallies for game in GAMES)


@pytest.mark.parametrize(
    ("errors", "luck", "told"),
    [
        ((14, 13), 0.5, "A and B drove alike; luck let A win."),
        ((14, 13), 0.0, "A and B drove alike; A came out ahead."),
        ((14, 13), -0.5, "A won by driving, against the luck."),
        ((30, 13), 0.5, "B drove better; luck let A win."),
        ((13, 30), 0.5, "A drove best and had the luck, too."),
        ((13, 30), -0.5, "A won by driving, against the luck."),
    ],
)
def test_who_drove_better_is_said_where_it_can_be_told(errors: tuple[int, int], luck: float, told: str) -> None:
    race = Race.start(REGISTRY.find("mille-bornes"), 2, seed=1)
    players = [
        Player(side, side, 20, error, 5, 0, 0, luck * (1 - 2 * side), 0.1, float(side == 0), 0.5, 0.1)
        for side, error in enumerate(errors)
    ]
    found = Review("mille-bornes", 1.0, [], [], players, [])
    assert words("en", "paddock.review")(summary(race, found), race.players) == told
