"""Reviews at a table: nothing before the end, made beside the server, kept with the table, told without names."""

import asyncio
import sys
from io import StringIO
from pathlib import Path

import orjson
import pytest

from paddock.core.race import Race
from paddock.games.mille_bornes import GAME as MILLE_BORNES
from paddock.review import Review, growing
from paddock.server import queries, reviewing
from tests.server.room import OPEN, YOU, Facts, Room, race_of
from tests.server.test_records import imported, played

pytestmark = pytest.mark.anyio
HTML = {"accept": "text/html"}


def by_policy(seed: int = 3) -> Race:
    race = Race.start(MILLE_BORNES, 2, seed=seed, players=["Secret Sam", "Bob"])
    while not race.over:
        race.play(race.game.policy_move(race.state))
    return race


def short_review(race: Race) -> Facts:
    *_, review = growing(race, seconds=0.05, cores=1)
    return review.as_json()


async def reviewed(room: Room, race: Race) -> str:
    """A table at which a race is over, with a review kept there."""
    ada = await room.guest("Ada")
    table = await imported(ada, race.record)
    facts = orjson.dumps(short_review(race))
    await room.house.store.write(lambda tx: queries.keep_review(tx, table["id"], facts))
    return str(table["id"])


async def test_nothing_of_a_review_is_told_before_the_race_is_over(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    under_way, gathering = await race_of(ada, bob), await ada.open(YOU, OPEN)
    cut = await imported(ada, played(20))
    for table in (under_way, gathering, cut):
        assert (await bob.get(f"/tables/{table['id']}/review", 409))["error"] == "review-later"
        for page in ("review", "review/grown", "review.svg", "review.png"):
            answer = await bob.fetch("GET", f"/table/{table['id']}/{page}", headers=HTML)
            assert answer.status_code == 409, page
    assert room.house.reviews.idle.is_set()


REVIEWER = """
import sys
sys.stdin.readline()
print(open(sys.argv[1]).read())
"""


async def test_a_review_is_made_beside_the_server_and_kept_with_the_table(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "review.json"
    made.write_bytes(orjson.dumps(short_review(by_policy())))
    monkeypatch.setattr("paddock.server.reviews.COMMAND", [sys.executable, "-c", REVIEWER, str(made)])
    ada = await room.guest("Ada")
    table = await imported(ada, by_policy().record)
    assert (await ada.get(f"/tables/{table['id']}/review"))["done"] == 0
    making = asyncio.create_task(room.house.reviews.make_all())
    async with asyncio.timeout(300):
        await room.house.reviews.idle.wait()
    making.cancel()
    found = await ada.get(f"/tables/{table['id']}/review")
    assert len(found["players"]) == 2 and found["graph"]
    assert await room.house.store.read(lambda tx: queries.review_of(tx, table["id"])) == found


def test_the_reviewer_is_given_a_record_and_prints_the_review_as_it_grows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(by_policy().record.to_json()))
    monkeypatch.setattr("sys.argv", ["reviewing", "0.05"])
    monkeypatch.setattr("os.nice", lambda more: more)
    reviewing.main()
    *_, last = capfdbinary.readouterr().out.splitlines()
    assert Review.from_json(orjson.loads(last)).graph[-1].step == by_policy().step


async def test_the_page_tells_everything_in_words(room: Room) -> None:
    id = await reviewed(room, by_policy())
    for language, words in {
        "en": ("Touch the graph", "driving error"),
        "fr": ("Touchez la courbe", "erreur de"),
    }.items():
        reader = await room.guest("Reader", language=language)
        page = (await reader.fetch("GET", f"/table/{id}/review", headers=HTML)).text
        assert all(each in page for each in words) and "Secret Sam" in page
        grown = (await reader.fetch("GET", f"/table/{id}/review/grown")).json()
        assert len(grown["told"]) == by_policy().step + 1 and all(grown["told"])
        svg = await reader.fetch("GET", f"/table/{id}/review.svg")
        assert svg.headers["content-type"] == "image/svg+xml" and svg.text.count("<svg") == 1
    assert (await reader.fetch("GET", f"/table/{id}/review.png")).content.startswith(b"\x89PNG")


async def test_what_is_kept_names_nobody(room: Room) -> None:
    id = await reviewed(room, by_policy())
    kept = await room.house.store.read(lambda tx: queries.row_of(tx, id))
    assert kept["review"] and "Sam" not in kept["review"]


async def test_the_podium_leads_to_the_review(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await imported(ada, by_policy().record)
    assert f"/table/{table['id']}/review" in (await ada.fetch("GET", f"/table/{table['id']}", headers=HTML)).text
