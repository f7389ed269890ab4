from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from paddock.server.reviews import Reviews
from tests.browser.chromium import launched
from tests.browser.people import AT_ONCE, Person
from tests.browser.serving import Server

Visits = Callable[..., Person]
PATIENT: dict[str, Any] = {"pace": 0.02, "window": 600.0, "dealing": 600.0, "grace": 600.0}


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    yield from launched()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots are quick, and the house waits for people and thoughts; nobody reviews the races that tests end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("paddock.server.thinkers.DEADLINE", 600.0)
        patch.setattr(Reviews, "_make", no_review)
        server = Server(f"sqlite:///{tmp_path_factory.mktemp('house')}/paddock.db", **PATIENT)
        yield server
        server.stop()


async def no_review(*_: object) -> None: ...


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visits]:
    """Somebody with a browser who is told nothing on arrival and shown no movement; nothing may go wrong in it."""
    people: list[Person] = []
    server.forgive()

    def visit(name: str = "", language: str = "en", show: bool = False, **options: Any) -> Person:
        given = {"locale": language, "reduced_motion": "reduce", "viewport": {"width": 1366, "height": 900}, **options}
        person = Person(browser.new_context(**given), server)
        people.append(person)
        if not show:
            person.context.add_init_script(AT_ONCE)
        return person.come_in(name, language) if name else person

    yield visit
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.wrong] == []
