"""My driving: errors and luck over all one's races, by game and kind of decision, and mistakes to try again."""

import orjson
import pytest

from paddock.core.game import REGISTRY, Game
from paddock.core.moves import families_of
from paddock.core.words import LANGUAGES
from paddock.review.driving import Driven, Errors, driving
from paddock.review.findings import Decision, Player
from paddock.server import queries
from tests.server.room import Person, Room, race_of
from tests.server.test_reviews import HTML, short_review

pytestmark = pytest.mark.anyio
MILLE_BORNES = REGISTRY.find("mille-bornes")
DISCARD = next(family.first for family in families_of(MILLE_BORNES.package) if family.name == "discard")
PLAY = next(family.first for family in families_of(MILLE_BORNES.package) if family.name == "play")


def decision(move: int, loss: float) -> Decision:
    return Decision(3, 0, move, move + 1, loss, 0.01, 400, 0.5, 0.02)


def player(luck: float, result: float) -> Player:
    return Player(0, 0, 2, 50.0, 5.0, 1, 0, luck, 0.02, result, result - luck, 0.02)


async def test_races_are_summed_up_by_kind_of_decision() -> None:
    driven = [
        Driven.of(MILLE_BORNES, player(0.2, 1.0), [decision(DISCARD, 0.1), decision(PLAY, 0.0)]),
        Driven.of(MILLE_BORNES, player(-0.4, 0.0), [decision(DISCARD, 0.05), decision(PLAY + 1, 0.01)]),
    ]
    found = driving(driven)
    assert found.races == 2 and found.errors.decisions == 4
    assert found.errors.error == pytest.approx(40) and found.errors.errors == 2 and found.errors.blunders == 1
    assert found.luck == pytest.approx(-0.1) and found.result == 0.5 and found.adjusted == pytest.approx(0.6)
    assert list(found.kinds) == ["discard", "play"]
    assert found.kinds["discard"].error == pytest.approx(75) and found.kinds["play"].decisions == 2


@pytest.mark.parametrize("game", list(REGISTRY.games.values()), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_kind_of_decision_has_a_name(game: Game, language: str) -> None:
    assert all(f"decision-{family.name}" in game.words(language) for family in families_of(game.package))


async def test_what_is_kept_of_a_race_is_the_same_again() -> None:
    driven = Driven.of(MILLE_BORNES, player(0.2, 1.0), [decision(DISCARD, 0.3), decision(PLAY, 0.0)])
    assert Driven.from_json(orjson.loads(orjson.dumps(driven.as_json()))) == driven
    assert driven.errors == sum(driven.kinds.values(), Errors()) and [each.loss for each in driven.mistakes] == [0.3]


async def raced(ada: Person, bob: Person, room: Room) -> str:
    """A race of theirs, which is over."""
    table = await race_of(ada, bob)
    race = (await room.table(table["id"])).running
    while not race.over:
        seen = await ada.look(table["id"])
        await (ada, bob)[race.turn].move(seen, race.game.policy_move(race.state))
    return str(table["id"])


async def test_the_page_shows_ones_own_races_and_nobody_elses(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob", language="fr")
    stranger = await room.guest("Stranger")
    id = await raced(ada, bob, room)
    page = (await ada.fetch("GET", "/me/driving", headers=HTML)).text
    assert "One of your races has not been reviewed yet" in page
    review = short_review((await room.table(id)).running)
    mistake = Decision(7, 0, PLAY, DISCARD, 0.31, 0.01, 400, 0.2, 0.02)
    facts = orjson.dumps({**review, "decisions": [mistake]})
    await room.house.store.write(lambda tx: queries.keep_review(tx, id, facts))
    page = (await ada.fetch("GET", "/me/driving", headers=HTML)).text
    assert f'data-table="{id}" data-try="6"' in page and "move 7, −31\N{NO-BREAK SPACE}%" in page
    theirs = (await bob.fetch("GET", "/me/driving", headers=HTML)).text
    assert "Ma conduite" in theirs and "data-try" not in theirs and "Mille Bornes" in theirs
    assert "None of your races" in (await stranger.fetch("GET", "/me/driving", headers=HTML)).text
    assert "None of your races" in (await room.stranger().fetch("GET", "/me/driving", headers=HTML)).text


async def test_ones_races_are_reviewed_when_one_asks_for_it(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    id = await raced(ada, bob, room)
    assert await ada.post("/me/reviews", 202) == {"count": 1}
    assert room.house.reviews.under_way([id]) == 1
    assert "is being reviewed" in (await ada.fetch("GET", "/me/driving", headers=HTML)).text


async def test_races_that_were_reviewed_before_are_summed_up_when_the_house_opens(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    id = await raced(ada, bob, room)
    review = orjson.dumps({**short_review((await room.table(id)).running), "decisions": [decision(DISCARD, 0.31)]})
    await room.store.write(lambda tx: queries.keep_review(tx, id, review))
    before = (await ada.fetch("GET", "/me/driving", headers=HTML)).text
    await room.store.write(lambda tx: tx.run("UPDATE results SET drove = NULL"))
    assert "None of your races" in (await ada.fetch("GET", "/me/driving", headers=HTML)).text
    await room.store.write(queries.note_missing_driven)
    monkeypatch.setattr(queries, "review_of", lambda *_: pytest.fail("no review is read for it"))
    assert (await ada.fetch("GET", "/me/driving", headers=HTML)).text == before
