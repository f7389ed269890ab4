"""The book of every game: its pictures come from a real race, and so does what its scoring is explained on."""

from paddock.core.game import Game
from paddock.core.texts import settings
from paddock.core.words import LANGUAGES
from paddock.school.book import book, book_words, counted
from tests.contract.cases import Case, every_extreme, every_game


@every_game
def test_every_move_that_a_game_wants_to_show_is_shown_as_it_was_made(game: Game) -> None:
    shown = book(game, game.prepare())
    made = list(shown.race.record.moves)
    assert {picture.race.choice(picture.move).label.id for picture in shown.pictures} == set(game.pictured)
    assert 4 <= len(shown.pictures) <= 6
    assert all(made[picture.race.step] == picture.move for picture in shown.pictures)
    for language in LANGUAGES:
        assert all(all(picture.caption(language)) for picture in shown.pictures)
        assert all(picture.log(language) for picture in shown.pictures if picture.events)


@every_extreme
def test_the_points_of_the_example_add_up_and_each_line_says_how_it_is_counted(case: Case) -> None:
    s = case.game.prepare(case.seats, case.variant)
    race = book(case.game, s).race
    assert (race.over, race.record.variant, race.record.seats) == (True, case.variant, case.seats)
    lines = list(counted(race, settings(case.game, s)))
    assert [sum(points) for points in zip(*(line.points for line in lines), strict=True)] == race.scores() or not lines
    for language in LANGUAGES:
        speak = book_words(case.game, language)
        assert all(speak(line.help) != speak(line.name) for line in lines)
