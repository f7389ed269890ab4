"""What pages show when a game has a fault, and what they are told at every change."""

import json
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paddock.core.chance import below
from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.games.mille_bornes import GAME
from paddock.server.api.answers import PageNews
from paddock.server.deeds import OPENED, STARTED, Deed
from paddock.server.house_time import HouseTime
from paddock.server.pages.drawings import failed
from paddock.server.pages.fragments import Look, answers_ahead, page_news
from paddock.server.settings import Settings
from paddock.server.shown import Viewer
from paddock.server.table import Table
from tests.server.room import Room, legal, race_of
from tests.toy import LINE

SCRIPTS = Path(__file__).parents[2] / "web" / "src"


class Fails:
    """A drawing with a fault."""

    def __getattr__(self, name: str) -> Any:
        raise ZeroDivisionError(name)


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game whose drawing fails."""
    monkeypatch.setitem(vars(GAME), "drawing", Fails())
    yield GAME.name
    failed.clear()


@pytest.mark.anyio
async def test_a_game_whose_drawing_fails_leaves_the_others_in_the_lobby(
    room: Room, faulty: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "paddock"):
        answers = [await room.stranger().fetch("GET", "/") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    page = answers[0].text
    frames = re.findall(r'class="poster" data-game="([\w-]+)".*?<div class="frame">(.*?)</div>', page, re.DOTALL)
    without = [game for game, picture in frames if "<svg" not in picture]
    assert len(frames) == len(REGISTRY.games) and without == [faulty]
    assert f"/new/{faulty}" in page, "it can be played all the same"
    [line] = caplog.records
    assert line.facts == {"game": faulty}  # type: ignore[attr-defined]


@pytest.mark.anyio
async def test_a_game_whose_drawing_fails_can_be_read_about_and_played_by_its_list_of_moves(
    room: Room, faulty: str
) -> None:
    ada = await room.guest()
    table = await race_of(ada, await room.guest("Bob"))
    answer = await ada.fetch("GET", f"/table/{table['id']}")
    assert answer.status_code == 200
    assert f'data-move="{legal(table)}"' in answer.text
    assert (await ada.fetch("GET", f"/rules/{faulty}")).status_code == 200


@pytest.mark.anyio
async def test_a_game_without_a_drawing_is_played_at_a_plain_table(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY.games, LINE.name, LINE)
    ada = await room.guest()
    table = await race_of(ada, await room.guest("Bob"), game=LINE.name)
    page = (await ada.fetch("GET", f"/table/{table['id']}")).text
    assert all(f'data-part="{part}"' in page for move in table["moves"] for part in move["parts"])
    assert "Straight on" in (await ada.fetch("GET", "/")).text
    assert (await ada.fetch("GET", f"/table/{table['id']}/ghost/0")).status_code == 200


@pytest.mark.anyio
async def test_bots_of_other_packages_can_be_seated_at_a_new_table(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.pages.routes.plugin_names", lambda: ("hasty-harry",))
    page = (await room.stranger().fetch("GET", "/new/mille-bornes")).text
    assert '<option value="bot:hasty-harry" >Bot: Hasty-harry</option>' in page
    assert '<option value="bot:driver" selected>Bot: Driver</option>' in page


@pytest.fixture
def attacked() -> Table:
    """The seat to act is asked for a Coup Fourré."""
    people: list[dict[str, Any]] = [{"kind": "person", "player": name, "name": name} for name in ("ada", "bob")]
    opened = {"game": GAME.name, "variant": "standard", "options": {}, "public": False, "clock": None}
    table = Table("x" * 22, bytes(32))
    table.apply(Deed(OPENED, 0.0, {**opened, "host": "ada", "chairs": people}, "1"))
    table.apply(Deed(STARTED, 0.0, {}, "2"))
    while table.reaction() is None:
        moves = table.running.moves()
        attacks = [move for move in moves if " on " in table.running.describe(move)]
        table.running.play((attacks or moves)[0])
    return table


def to_act(table: Table) -> Viewer:
    return Viewer(None, table.running.turn, "en")


def test_the_best_answer_given_ahead_is_found_in_a_world_of_its_own(attacked: Table) -> None:
    race: Race = attacked.running

    def by_chance(s: Any, moves: Any, n: int, scratch: Any) -> int:
        return int(moves[below(s, n)])

    race.game = replace(race.game, policy=by_chance)
    before = race.state.to_bytes()
    answers = answers_ahead(attacked, to_act(attacked))
    assert answers and answers["best"] in race.moves()
    assert race.state.to_bytes() == before, "the chance of the race has not moved on"


def test_a_page_is_told_what_its_script_reads_and_nothing_else(attacked: Table) -> None:
    news = json.loads(page_news(attacked, Look(to_act(attacked), "wide"), Settings("sqlite:///x"), HouseTime(), 0))
    assert set(news) == set(PageNews.__annotations__)
    script = " ".join(path.read_text("utf-8") for path in SCRIPTS.glob("*.ts"))
    read = set(re.findall(r"(?:news\??|message)\.(\w+)", script))
    for names in re.findall(r"\{ ([\w, ]+) \}(?:: PageNews| = (?:this\.)?news)", script):
        read |= set(names.split(", "))
    assert set(news) <= read
