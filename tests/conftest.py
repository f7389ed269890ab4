"""What all tests share; and what tests need beyond the rules, by where they stand."""

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

import paddock
from tests.postgres import postgres as postgres
from tests.postgres import postgres_url as postgres_url

NEEDS = {
    "tests/bots/": "compiled",
    "tests/contract/test_machines_agree.py": "compiled",
    "tests/contract/test_gpu_code.py": "compiled",
    "tests/core/test_batch.py": "compiled",
    "tests/core/test_compiled_cache.py": "compiled",
    "tests/chaos/": "chaos",
    "tests/browser/": "browser",
    "tests/server/": "server",
    "tests/store/": "server",
    "tests/arena/": "command",
    "tests/terminal/": "command",
    "tests/drawing/test_command.py": "command",
    "tests/test_docs.py": "command",
}  # in the order in which they run: what takes longest comes first, so that all workers end together
GAMES = [game.package.rpartition(".")[2] for game in paddock.games().values()]


def place_of(nodeid: str) -> str | None:
    """The place in `NEEDS` where a test stands."""
    return next((place for place in NEEDS if nodeid.startswith(place)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test with what it needs, and put them in order."""
    order = [*NEEDS, None]
    items.sort(key=lambda item: order.index(place_of(item.nodeid)))
    for item in items:
        if place := place_of(item.nodeid):
            item.add_marker(NEEDS[place])


class OneWorkerAGame(LoadScopeScheduling):  # type: ignore[misc]
    """What compiles a game's rules runs in one worker, so that nothing is compiled twice; else a file does."""

    def _split_scope(self, nodeid: str) -> str:
        place, file = place_of(nodeid), nodeid.partition("::")[0]
        if place and NEEDS[place] == "compiled":
            return next((game for game in GAMES if game in nodeid.replace("-", "_")), file)
        return file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Share the tests out in their order."""
    config.option.loadscopereorder = False
    return OneWorkerAGame(config, log)
