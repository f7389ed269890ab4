"""The OpenAPI description is true: whatever is asked by it is answered by it, and whatever is not is refused."""

import itertools
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import positive_data_acceptance, unsupported_method

from paddock.server.app import create_app
from paddock.server.limits import Limits
from paddock.server.settings import Settings
from tests.server.room import BOT, GAME, OPEN, YOU, Facts
from tests.server.served import Served, served

STREAMS = ["/api/stream", "/api/tables/{id}/stream"]  # they do not end; the tests of streams read them
NOT_SO_HERE = [
    positive_data_acceptance,  # the shape may be right and the game still refuse: 422 with the reason
    unsupported_method,  # pages share the paths; 405 is tested with the headers
]
ONE_BY_ONE = settings(max_examples=15, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite:///nowhere")).openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/paddock.db") as server:
        server.app.state.limits = Limits(now=itertools.count(step=1000).__next__)  # nothing is ever too often
        yield server


@pytest.fixture(scope="module")
def somebody(server: Served) -> httpx.Client:
    return server.guest("Ada")


@pytest.fixture(scope="module")
def tables(somebody: httpx.Client) -> Iterator[str]:
    """Tables in all states, again and again."""
    opened: list[Facts] = [{"chairs": [YOU, OPEN]}, *[{"chairs": [YOU, BOT], "start": True}] * 2]
    ids = [somebody.post("/tables", json={"game": GAME, **facts}).json()["id"] for facts in opened]
    somebody.post(f"/tables/{ids[2]}/cancel", json={})
    return itertools.cycle([*ids, "no-such-table"])


@schema.exclude(path=STREAMS).parametrize()
@ONE_BY_ONE
def test_the_server_answers_as_its_description_says(
    case: schemathesis.Case[Any], server: Served, somebody: httpx.Client, tables: Iterator[str]
) -> None:
    if "/tables/{id}" in case.path and case.meta is not None and case.meta.generation.mode.is_positive:
        case.path_parameters["id"] = next(tables)
    headers = {"authorization": somebody.headers["authorization"]}
    excluded = [*NOT_SO_HERE, not_a_server_error] if case.path.endswith("/hint") else NOT_SO_HERE  # 503 until compiled
    case.call_and_validate(base_url=f"http://{server.address}", headers=headers, excluded_checks=excluded)
