"""What all tests share; and what tests need beyond the rules, by where they stand."""

import secrets
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from _pytest.mark.expression import Expression
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from paddock.core.game import REGISTRY, Game
from tests.contract.cases import GAMES, Case
from tests.packages import lay_down_example
from tests.postgres import database as database
from tests.postgres import postgres as postgres
from tests.postgres import postgres_url as postgres_url
from tests.terminal.command import Home

NEEDS = {
    "tests/bots/": "compiled",
    "tests/contract/test_machines_agree.py": "compiled",
    "tests/contract/test_winners.py": "compiled",
    "tests/contract/test_gpu_code.py": "compiled",
    "tests/learning/": "compiled",
    "tests/ecosystems/": "compiled",
    "tests/core/test_batch.py": "compiled",
    "tests/core/test_winning.py": "compiled",
    "tests/core/test_net.py": "compiled",
    "tests/review/": "compiled",
    "tests/lab/test_gpu_code.py": "compiled",
    "tests/lab/test_instinct.py": "compiled",
    "tests/lab/test_races.py": "compiled",
    "tests/lab/test_report.py": "compiled",
    "tests/core/test_compiled_cache.py": "compiled",
    "tests/chaos/": "chaos",
    "tests/browser/": "browser",
    "tests/server/": "server",
    "tests/store/": "server",
    "tests/arena/": "command",
    "tests/lab/test_command.py": "command",
    "tests/terminal/": "command",
    "tests/drawing/test_command.py": "command",
    "tests/test_docs.py": "command",
    "tests/test_example_game.py": "command",
    "tests/test_wheel.py": "command",
    "tests/drawing/": "drawing",
}  # in the order in which they run: what takes longest comes first, so that all workers end together
# The same examples in every run, however slow it is; `--hypothesis-profile default` looks at others.
settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
LARGEST_FIRST = sorted(GAMES, key=lambda game: -game.state.packing().size)  # it takes longest to compile


def place_of(nodeid: str) -> str | None:
    """The place in `NEEDS` where a test stands."""
    return next((place for place in NEEDS if nodeid.startswith(place)), None)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What a choice of markers leaves out by its place is not even imported."""
    here = collection_path.relative_to(config.rootpath).as_posix()
    if here == "tests/ecosystems" and find_spec("torch") is None:
        return True  # `make test-learning` has it
    place = place_of(f"{here}/" if collection_path.is_dir() else here)
    chosen = config.getoption("markexpr")
    if place is None or takes(chosen, {NEEDS[place]}) or takes(chosen, {NEEDS[place], "other_seats"}):
        return None
    return True


def takes(chosen: str, markers: set[str]) -> bool:
    """Whether a choice of markers (`-m`) takes a test that has these."""
    return not chosen or Expression.compile(chosen).evaluate(lambda name, /, **_: name in markers)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test with what it needs, and put them in order."""
    order = [*NEEDS, None]
    items.sort(key=lambda item: (compiles(item.nodeid), order.index(place_of(item.nodeid))))
    for item in items:
        if place := place_of(item.nodeid):
            item.add_marker(NEEDS[place])
        if has_other_seats(item):
            item.add_marker("other_seats")


def compiles(nodeid: str) -> int:
    """For a test that compiles, the place of its game among the largest; that of no game in particular takes the first.

    All other tests come after.
    """
    if NEEDS.get(place_of(nodeid) or "") != "compiled":
        return len(GAMES)
    return LARGEST_FIRST.index(game_of(nodeid) or GAMES[0])


def game_of(nodeid: str) -> Game | None:
    """The game that a test is about, if its name or its file names one."""
    named = nodeid.replace("-", "_")
    return next((game for game in GAMES if game.package.rpartition(".")[2] in named), None)


def has_other_seats(item: pytest.Item) -> bool:
    """Whether it runs over all cases, and this is not the one with the usual number of seats."""
    case = item.callspec.params.get("case") if hasattr(item, "callspec") else None
    return isinstance(case, Case) and case.seats != case.game.seats[0]


class OneWorkerAGame(LoadScopeScheduling):  # type: ignore[misc]
    """What compiles a game's rules runs in one worker, so that nothing is compiled twice; else a file, by games."""

    def _split_scope(self, nodeid: str) -> str:
        at = compiles(nodeid)
        if at < len(GAMES):
            return LARGEST_FIRST[at].name
        game = game_of(nodeid)
        return f"{nodeid.partition('::')[0]} {game.name if game else ''}"


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Share the tests out in their order."""
    config.option.loadscopereorder = False
    return OneWorkerAGame(config, log)


@pytest.fixture(autouse=True)
def chance_of_its_own(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and ids follow from the name of the test: what fails fails again, here as elsewhere."""
    chance = Random(f"{request.node.nodeid} {request.node.name}")
    monkeypatch.setattr(secrets, "token_bytes", lambda size=None: chance.randbytes(size or 32))
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/folder/paddock.db"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def db(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of one kind and then of the other."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example game, come into the house."""
    lay_down_example(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = import_module("fog_run").GAME
    monkeypatch.setattr(REGISTRY, "_games", {**REGISTRY.games, game.name: game})
    return game
