"""The application: routes, errors in words, and a house that opens and closes with it."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import AsyncIterator, Container
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest, multiprocess
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import paddock
from paddock.core.errors import PaddockError
from paddock.core.words import LANGUAGES, Say, words
from paddock.server import queries
from paddock.server.api import daily, detours, moves, people, puzzles, records, reviews, streams, tables
from paddock.server.api.answers import NEWS, Health
from paddock.server.api.dependencies import TheHouse, answer, asked_language, problem, reader
from paddock.server.api.quick import QuickMoves
from paddock.server.connections import Connections, room_for
from paddock.server.errors import SERVER, NoMethod, NotFound, Refusal, Unreadable, Unwell, status_of
from paddock.server.guard import Guard, own_names
from paddock.server.house import House
from paddock.server.limits import Limits
from paddock.server.logs import start_logging
from paddock.server.pages import driving as driving_pages
from paddock.server.pages import reviews as review_pages
from paddock.server.pages import routes
from paddock.server.pages.rendering import load_everything, page
from paddock.server.people import People, note_missing_addresses
from paddock.server.serve import follow_parent
from paddock.server.settings import Settings
from paddock.server.store import Store, open_store

COLLECTING = (10_000, 5, 2)  # seldom: to look for garbage among 100,000 objects stops the process for some 10 ms
STATIC = Path(__file__).parent / "static"  # what `web/` is built into


def from_environment() -> FastAPI:
    """The application of a worker process."""
    gc.set_threshold(*COLLECTING)
    start_logging()
    follow_parent()
    return create_app(Settings.from_environment(), signals=True)


def end_streams_when_told_to_stop(house: House) -> None:
    """The server waits for open streams before it closes the house: so the house hears the signal as well."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        stop: Any = signal.getsignal(number)

        def on_signal(number: int, frame: Any, stop: Any = stop) -> None:
            loop.call_soon_threadsafe(house.end_streams)
            stop(number, frame)

        signal.signal(number, on_signal)


async def set_apart_what_stays(house: House) -> None:
    """Most objects are there for good once the bots are ready: Python's collector need not look at them again."""
    await house.bots_ready.wait()
    gc.freeze()


class Application(FastAPI):
    """FastAPI, whose description has the news of streams and pages, too."""

    def openapi(self) -> dict[str, Any]:
        """The description; the types of the browser's script are made from it."""
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            shapes: list[tuple[Any, JsonSchemaMode, TypeAdapter[Any]]]
            shapes = [(shape, "serialization", TypeAdapter(shape)) for shape in NEWS]
            _, found = TypeAdapter.json_schemas(shapes, ref_template="#/components/schemas/{model}")
            schemas.update(found["$defs"])
        return super().openapi()


def create_app(settings: Settings, store: Store | None = None, signals: bool = False) -> FastAPI:
    """An application on a store, which is opened with it unless it is given; with signals, in a process of its own."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await asyncio.to_thread(load_everything)
        house = House(store or await open_store(settings.db, settings.workers), settings)
        await house.store.write(queries.note_missing_codes)
        await house.store.write(queries.move_lessons_learnt)
        await house.store.write(queries.note_missing_driven)
        await house.store.write(note_missing_addresses)
        app.state.house, app.state.people, app.state.limits = house, People(house.store), Limits(settings.workers)
        await house.open()
        if signals:
            end_streams_when_told_to_stop(house)
            house.spawn(set_apart_what_stays(house))
        room = room_for(settings.connections)
        connections = Connections(room, settings.connections_of_an_address, proxies_of(settings))
        yield {"connections": connections, "request_timeout": settings.request_timeout}  # for the protocol
        await house.close()

    app = Application(
        title="Paddock",
        version=paddock.__version__,
        lifespan=lifespan,
        docs_url=None,  # those pages would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry={"tracing": False, "metrics": False, "logs": False},  # it looks for a tracer at every request
    )
    for router in (
        tables.router,
        moves.router,
        people.router,
        records.router,
        reviews.router,
        detours.router,
        daily.router,
        puzzles.router,
        streams.router,
        review_pages.router,
        driving_pages.router,
        routes.router,
    ):
        app.router.routes.extend(router.routes)  # `include_router` would make them all again, for every application
    app.mount("/static", StaticFiles(directory=STATIC, check_dir=False), "static")
    app.add_api_route("/healthz", healthy, response_model=Health)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.add_exception_handler(PaddockError, handle_error)
    app.add_exception_handler(RequestValidationError, handle_invalid_request)
    app.add_exception_handler(HTTPException, handle_http_exception)
    app.add_middleware(QuickMoves, on_refusal=handle_error)
    app.add_middleware(Guard, on_refusal=handle_error, names=own_names(settings))
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies)  # the guard sees the visitor behind it
    return app


def proxies_of(settings: Settings) -> Container[str]:
    """The addresses that are believed when they say for whom they ask."""
    believing: Any = ProxyHeadersMiddleware(None, settings.proxies)  # type: ignore[arg-type]
    found: Container[str] = believing.trusted_hosts
    return found


async def healthy(house: TheHouse) -> Response:
    """Whether the server and its database answer, and the house does all its work."""
    if house.background.stopped:
        raise Unwell(tasks=", ".join(house.background.stopped))
    await house.store.read(lambda tx: tx.one("SELECT 1 AS one"))
    return answer({"ok": True})


async def metrics() -> Response:
    """Figures for Prometheus, of all worker processes."""
    registry = CollectorRegistry()
    try:
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        text = generate_latest(registry)
    except ValueError:  # one process
        text = generate_latest()
    return Response(text, media_type=CONTENT_TYPE_LATEST)


async def handle_error(request: Request, error: Any) -> Response:
    """Our own errors: the id for programs, the sentence for people."""
    status = status_of(error)
    person = await reader(request)
    text = error.in_words(asked_language(request, person))
    if wants_page(request):
        response = page("missing.html", request, person, status, text=text)
    else:
        response = answer(problem(error, text), status)
    if status == 429:
        response.headers["retry-after"] = str(error.facts["seconds"])
    return response


def wants_page(request: Request) -> bool:
    """Whether a person reads the answer."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


async def handle_invalid_request(request: Request, error: Any) -> Response:
    """Input that has not the shape that it should have."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await handle_error(request, Refusal("bad-input", where=where, detail=what_is_wrong(first)))


def what_is_wrong(problem: Any) -> Say:
    """Why a value was refused: the usual reasons have a sentence each."""
    id = f"input-{problem['type']}"
    if id not in words(LANGUAGES[0], SERVER):
        return Say("input-other")
    return Say(id, **problem.get("ctx", {}))


async def handle_http_exception(request: Request, error: Any) -> Response:
    """A path or method that does not exist, or a body that cannot be read."""
    if isinstance(error.__cause__, Refusal):
        return await handle_error(request, error.__cause__)
    refusal = {404: NotFound, 405: NoMethod}.get(error.status_code, Unreadable)
    response = await handle_error(request, refusal())
    if refusal is NoMethod:
        response.headers["allow"] = ", ".join(methods_at(request))
    return response


def methods_at(request: Request) -> list[str]:
    """What can be done at a path, by all its routes."""
    known = request.app.openapi()["paths"].get(request.scope["route"].path, {"get": {}})
    return sorted(method.upper() for method in known)
