"""docs/api.md keeps its word: its bot plays a whole race, and it tells of every path that there is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.server.api.tables import PHRASES
from paddock.server.app import create_app
from paddock.server.limits import RATES
from paddock.server.settings import Settings
from tests.server.served import served

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    """The bot of the page, as somebody would save it."""
    path = tmp_path / "bot.py"
    path.write_text(re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)[0])
    return path


def test_the_bot_is_as_short_as_it_says(bot: Path) -> None:
    lines = [line for line in bot.read_text().splitlines() if line.strip()]
    assert len(lines) <= 30


def test_two_of_the_bots_play_a_whole_race(bot: Path, url: str) -> None:
    with served(url) as server:
        host = server.guest("Host")
        chairs = [{"kind": "open"}, {"kind": "open"}]
        table = host.post("/tables", json={"game": "mille-bornes", "chairs": chairs}).json()
        link = f"http://{server.address}/table/{table['id']}?link={table['link']}"
        with host.stream("GET", f"/tables/{table['id']}/stream") as news:
            changes = news.iter_lines()
            next(changes)
            bots = []
            for name in ("One", "Two"):
                token = server.guest(name).headers["authorization"].removeprefix("Bearer ")
                bots.append(
                    subprocess.Popen([sys.executable, str(bot), link, token], stdout=subprocess.PIPE, text=True)
                )
                seated = f'"{name}"'
                assert any(seated in line for line in changes), "it sits down"
        host.post(f"/tables/{table['id']}/start", json={})
        for each in bots:
            said, _ = each.communicate()
            assert (each.returncode, said) == (0, "")
        record, seal = Record.from_json(host.get(f"/tables/{table['id']}/record").text)
    race = Race.load(REGISTRY.find(record.game), record, seal)
    assert race.over
    assert race.players == ["One", "Two"]


def test_the_page_tells_of_every_path() -> None:
    described = create_app(Settings("sqlite:///")).openapi()["paths"]
    there = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert set(re.findall(r"(?:GET|POST|PUT|PATCH|DELETE) /[\w/{}]+", PAGE)) == there


def test_the_page_tells_the_figures() -> None:
    times = Settings("")
    limited = ("open", "join", "code", "chat", "hint", "sign-in", "account")
    for words in (
        f"{times.window:.0f} seconds to react",
        f"wait {times.pace} seconds",
        f"for {times.grace / 60:.0f} minutes",
        f"moves {RATES['move'][0]} at once and {1 / RATES['move'][1]:.0f} a second",
        *(f"{RATES[what][0]}, one in {RATES[what][1]:.0f} s" for what in limited),
        *(f"`{phrase}`" for phrase in PHRASES),
    ):
        assert words in PAGE
