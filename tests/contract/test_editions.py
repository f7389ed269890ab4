"""With other numbers in its box a game keeps its promises."""

from collections.abc import Callable
from random import Random

import pytest

import paddock
from paddock.core.editions import changeable, edition
from paddock.core.errors import BadEdition
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.texts import howto, reference, rulings
from paddock.core.words import Say
from paddock.promises import hidden, races, records, texts
from paddock.promises.cases import LONGEST
from tests.contract.cases import Case, every_game, promises

OWN = {
    "mille-bornes": {"hand": 4, "short_trip": 500, "cards.accident.count": 6, "cards.200.count": 2},
    "road-rally-usa": {"hand": 7, "look": 3, "store_cards": 4, "colours.green.counts.2": 6, "colours.red.values.2": 5},
    "checkpoint-rally": {"hand": 4, "opening_hand": 5, "draws": 3, "gps": 3, "minutes.draw": 3, "bonus.2.1": 9},
    "road-kill-rally": {"die.faces.1": 1, "setup.rally_cards": 9, "rally.missile.fx.range": 4, "hazards.oil.dice.1": 5},
}


@pytest.fixture(params=OWN)
def own(request: pytest.FixtureRequest) -> Game:
    return edition(request.param, OWN[request.param])


@promises(
    races.a_race_ends_with_everybody_placed,
    races.legal_moves_are_those_that_nothing_forbids,
    records.bytes_and_numbers_round_trip,
    hidden.what_a_seat_sees_does_not_depend_on_what_it_cannot_know,
    hidden.an_observation_does_not_depend_on_it,
    texts.every_move_describes_itself_uniquely,
)
def test_editions_are_as_promised(own: Game, promise: Callable[[Case], None]) -> None:
    promise(Case(own, own.variants[0], min(own.seats)))


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_with_some_numbers_at_the_ends_of_their_ranges_races_begin_and_end(game: Game, seed: int) -> None:
    own, pick = extreme(game, seed), Random(seed)
    race = Race.start(own, pick.choice(own.seats), seed, pick.choice(own.variants), check=True)
    while not race.over:
        assert race.step < LONGEST
        race.play(pick.choice(race.moves()) if seed % 2 else own.policy_move(race.state))
    assert min(race.places()) == 1


def extreme(game: Game, seed: int) -> Game:
    """An edition in which some numbers, others for each seed, are the least or the most that they may be."""
    pick = Random(seed)
    while True:
        some = pick.sample(changeable(game), 3)
        try:
            return edition(game, {number.path: pick.choice((number.least, number.most)) for number in some})
        except BadEdition:
            continue  # numbers must fit each other


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_of_an_edition_can_be_read(own: Game, language: str) -> None:
    s, speak = own.prepare(), own.words(language)
    assert "{" not in howto(own, language, s)
    assert all(speak(thing.help) for chapter in reference(own, s) for thing in chapter.things)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulings_of_an_edition_say_that_they_are_about_the_printed_game(own: Game, language: str) -> None:
    printed = paddock.games()[own.name]
    title, said, *rest = rulings(own, language).split("\n\n")
    assert said == f"**{own.words(language)(Say('edition-rulings'))}**"
    assert [title, *rest] == rulings(printed, language).split("\n\n")


def test_the_rules_of_an_edition_name_its_numbers() -> None:
    own = edition("mille-bornes", OWN["mille-bornes"])
    assert "500" in howto(own, "en", own.prepare()) and "700" not in howto(own, "en", own.prepare())
