"""Games and bots of other packages come in by their entry points; what is wrong with one is told and harms no other."""

import subprocess
import sys
from pathlib import Path

import pytest

from paddock.bots import bot, bot_names, plugin_names
from paddock.core.game import Registry
from tests.packages import lay_down, lay_down_example

IN_A_FILE = """
from dataclasses import replace
from tests.toy import LINE
GAME = replace(LINE, {})
"""
HOUSE_BOTS = ("random", "learner", "driver", "policy", "racer", "champion")
BOT = """
class Hasty:
    def move(self, game, world):
        return game.legal_moves(world)[0]
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which Python looks for packages."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


def test_a_game_of_another_package_comes_in(site: Path) -> None:
    lay_down_example(site)
    assert Registry().find("fog-run").title() == "Fog Run"


BROKEN = {
    "import-error": (
        "import no_such_module",
        "loading it raised ModuleNotFoundError: No module named 'no_such_module'.",
    ),
    "half-written": ("from paddock.core.game import Game\nGAME = Game(name='x')", "missing"),
    "nothing-there": ("", "loading it raised AttributeError"),
    "not-a-game": ("GAME = 42", "42 is no Game."),
    "misnamed": (IN_A_FILE.format("name='other'"), "registered as “misnamed” but calls itself “other”."),
    "Loud": (IN_A_FILE.format("name='Loud'"), "a name is written in small letters, digits and hyphens"),
    "unmarked": (IN_A_FILE.format("name='unmarked', play=lambda s, move: None"), "@rule play"),
    "tableless": (IN_A_FILE.format("name='tableless', table=None"), "table.view, table.choice"),
    "speechless": (IN_A_FILE.format("name='speechless', package='paddock.bots'"), "messages: game, messages: tagline"),
    "fieldless": (IN_A_FILE.format("name='fieldless', options=(Option('turbo', ('on',)),)"), "State.turbo"),
}
BROKEN["fieldless"] = ("from paddock.core.game import Option" + BROKEN["fieldless"][0], BROKEN["fieldless"][1])


@pytest.mark.parametrize("name", BROKEN)
def test_a_game_that_cannot_come_in_is_named_with_the_reason_and_leaves_the_others_alone(
    name: str, site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source, why = BROKEN[name]
    module = f"broken_{name.lower().replace('-', '_')}"
    lay_down(site, module, source, games={name: f"{module}:GAME"})
    lay_down_example(site)
    assert list(Registry().games) == ["fog-run"]
    [line] = caplog.messages
    assert line.startswith(f"“{name}” ({module}:GAME) is left out: ") and why in line


def test_the_first_of_two_games_of_one_name_stays(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    lay_down_example(site)
    lay_down(site, "pretender", "from dataclasses import replace\nimport fog_run\nGAME = replace(fog_run.GAME)\n",
             games={"fog-run": "pretender:GAME"})  # fmt: skip
    registry = Registry()
    assert list(registry.games) == ["fog-run"]
    assert "another one is called “fog-run” already" in caplog.text


def test_a_game_can_be_imported_before_the_house(site: Path) -> None:
    lay_down_example(site)
    code = "import fog_run, paddock; assert paddock.games()['fog-run'] is fog_run.GAME"
    environment = {"PYTHONPATH": str(site), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that come in during a test are gone after it."""
    makers, gather = (getattr(sys.modules["paddock.bots.bot"], name) for name in ("_makers", "gather"))
    gather()
    monkeypatch.setattr(sys.modules["paddock.bots.bot"], "_makers", {name: makers[name] for name in HOUSE_BOTS})
    monkeypatch.setattr(sys.modules["paddock.bots.bot"], "_plugins", [])
    gather.cache_clear()


def test_a_bot_of_another_package_plays_by_its_name(site: Path, own_bots: None) -> None:
    lay_down(site, "hasty_package", BOT, bots={"hasty": "hasty_package:Hasty"})
    assert "hasty" in bot_names()
    assert plugin_names() == ("hasty",)
    assert type(bot("hasty")).__name__ == "Hasty"


@pytest.mark.parametrize(
    ("name", "what", "why"),
    [
        ("champion", "Hasty", "another one is called “champion” already"),
        ("idle", "Idle", "makes no bot"),
        ("nothing", "NOTHING", "None makes no bot"),
    ],
)
def test_a_bot_that_cannot_come_in_is_named_with_the_reason(
    name: str, what: str, why: str, site: Path, own_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    module = f"bots_{name}"
    lay_down(site, module, f"{BOT}\nclass Idle: pass\nNOTHING = None\n", bots={name: f"{module}:{what}"})
    assert bot_names() == HOUSE_BOTS
    assert why in caplog.text
