"""Puzzles: they replay, one answer is clearly better, and what is said of it is there in every language."""

import pytest

from paddock.core.game import Game
from paddock.core.words import LANGUAGES
from paddock.review.find_puzzles import CLEAR, LEAD
from paddock.school.book import book_words
from paddock.school.puzzles import Puzzle, puzzles, verdict
from tests.contract.cases import GAMES

PUZZLING = [game for game in GAMES if puzzles(game)]
every_puzzling_game = pytest.mark.parametrize("game", PUZZLING, ids=lambda game: game.name)


@every_puzzling_game
def test_a_game_with_puzzles_has_sixty_of_every_grade_of_difficulty(game: Game) -> None:
    assert len(puzzles(game)) >= 60
    assert {puzzle.grade for puzzle in puzzles(game)} == {1, 2, 3}


@every_puzzling_game
def test_positions_are_of_real_races_and_all_answers_are_sensible_moves_of_who_is_to_act(game: Game) -> None:
    for puzzle in puzzles(game):
        race = puzzle.race(game)
        assert not race.over
        assert {answer.move for answer in puzzle.answers} <= set(game.sensible_moves(race.state))
        assert 2 <= len(puzzle.answers) == len({race.describe(answer.move) for answer in puzzle.answers})


@every_puzzling_game
def test_the_first_answer_is_clearly_better_than_all_others(game: Game) -> None:
    for puzzle in puzzles(game):
        best, *others = puzzle.answers
        assert best.loss == 0
        assert all(other.loss >= LEAD and other.loss > CLEAR * other.error - 0.001 for other in others)


@every_puzzling_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_answered_is_judged_in_words(game: Game, language: str) -> None:
    speak = book_words(game, language)
    for puzzle in puzzles(game)[::7]:
        race = puzzle.race(game)
        for answer in puzzle.answers:
            first, *measured = verdict(puzzle, race, answer.move, speak)
            assert race.describe(puzzle.best.move, language) in first
            assert len(measured) == len(puzzle.answers) + 2


def test_a_puzzle_is_kept_as_a_line() -> None:
    for game in PUZZLING:
        for puzzle in puzzles(game)[:3]:
            assert Puzzle.from_json(puzzle.to_json()) == puzzle
