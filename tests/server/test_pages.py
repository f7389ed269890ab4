"""What pages show when a game has a fault, and what they are told at every change."""

import json
import logging
import re
import sys
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
from paddock.server.pages.fragments import Look, answers_ahead, page_news
from paddock.server.settings import Settings
from paddock.server.shown import Viewer
from paddock.server.table import Table
from tests.server.room import Room

SCRIPTS = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.anyio
async def test_a_game_whose_drawing_is_missing_leaves_the_others_in_the_lobby(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "paddock.games.mille_bornes.drawing.board", None)
    with caplog.at_level(logging.ERROR, "paddock"):
        answer = await room.stranger().fetch("GET", "/")
    assert answer.status_code == 200
    frames = re.findall(r'data-game="([\w-]+)".*?<div class="frame">(.*?)</div>', answer.text, re.DOTALL)
    without = [game for game, picture in frames if "<svg" not in picture]
    assert len(frames) == len(REGISTRY.games) and without == ["mille-bornes"]
    assert "/new/mille-bornes" in answer.text, "it can be played all the same"
    [line] = caplog.records
    assert line.facts == {"game": "mille-bornes"}  # type: ignore[attr-defined]


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
    news = json.loads(page_news(attacked, Look(to_act(attacked), "wide"), Settings("sqlite:///x"), 0))
    assert set(news) == set(PageNews.__annotations__)
    script = " ".join(path.read_text("utf-8") for path in SCRIPTS.glob("*.ts"))
    read = set(re.findall(r"(?:news\??|message)\.(\w+)", script))
    for names in re.findall(r"\{ ([\w, ]+) \}(?:: PageNews| = news)", script):
        read |= set(names.split(", "))
    assert set(news) <= read
