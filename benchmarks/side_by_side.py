"""Paddock and boardgame.io side by side: one driver, the same number of tables, one after the other in one run.

python -m benchmarks.side_by_side [--tables 100] [--seconds 20] [--rounds 3] [--json]

Paddock on SQLite plays Mille Bornes and syncs every move to disk before it says so. boardgame.io, from npm into a
folder of this run, keeps its matches by FlatFile, which syncs nothing, and plays the lighter game that stands in
boardgame_server.js. At either two people a table have a socket each, move at random as quickly as they are let, and
begin anew after the end.
"""

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.tables_load import (
    AT_ONCE,
    Client,
    Load,
    Paddock,
    Races,
    Server,
    free_port,
    measure,
    playing,
    show,
    tables,
    tokens,
)
from web.npm import brought_along

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3")  # the second is what FlatFile writes with
ROOT = Path(__file__).parents[1]
RACE = "race"


class BoardgameIo(Server):
    """boardgame.io's server."""

    def __init__(self, folder: Path, log: Path) -> None:
        super().__init__(log)
        self.lobby_port = free_port()
        node = brought_along()
        command = [node / "bin/node" if node else "node", "server.js", str(self.port), str(self.lobby_port), "matches"]
        self.start(command, folder, NODE_ENV="production")

    async def ready(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.1)


def install(folder: Path) -> None:
    """The packages, and our server beside them."""
    npm = [sys.executable, str(ROOT / "web/npm.py"), "install", "--prefix", str(folder), "--no-audit", "--no-fund"]
    subprocess.run([*npm, *PACKAGES], check=True, stdout=subprocess.DEVNULL)
    shutil.copy(ROOT / "benchmarks/boardgame_server.js", folder / "server.js")


class Player:
    """A person at boardgame.io with a socket, by socket.io's protocol: a digit or two for the kind, then JSON."""

    def __init__(self, server: BoardgameIo, seat: int, load: Load) -> None:
        self._port = server.port
        self._seat = str(seat)
        self._load = load
        self._lobby = Client(server.lobby_port, "", load)

    async def open(self) -> str:
        """A new match."""
        return str((await self._lobby.ask(f"/games/{RACE}/create", {"numPlayers": 2}))[1]["matchID"])

    async def join(self, match: str) -> None:
        facts = {"playerID": self._seat, "playerName": "Ada"}
        self._credentials = (await self._lobby.ask(f"/games/{RACE}/{match}/join", facts))[1]["playerCredentials"]

    async def play(self, match: str, sent: dict[int, float]) -> None:
        """Move at random whenever it is this seat's turn, until the race is over."""
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        async with connect(address, compression=None, ping_interval=None, open_timeout=60, max_size=None) as stream:
            async for text in stream:
                assert isinstance(text, str)
                if text.startswith("0"):  # the connection is open: ask for the game
                    await stream.send(f"40/{RACE},")
                elif text == "2":  # are you there?
                    await stream.send("3")
                elif text.startswith(f"40/{RACE},"):
                    await self._emit(stream, "sync", match, self._seat, self._credentials, 2)
                elif text.startswith(f"42/{RACE},"):
                    state = state_in(*orjson.loads(text.partition(",")[2]))
                    if state and await self._is_over(stream, match, state, sent):
                        return

    async def _is_over(
        self, stream: ClientConnection, match: str, state: dict[str, Any], sent: dict[int, float]
    ) -> bool:
        version = state["_stateID"]
        if version in sent:
            waited = time.perf_counter() - sent[version]
            self._load.seen.pushes.append(waited)
            if state["ctx"]["currentPlayer"] != self._seat or "gameover" in state["ctx"]:
                self._load.seen.moves += 1  # one of the two is told so
                self._load.seen.answers.append(waited)
        if "gameover" in state["ctx"]:
            return True
        if state["ctx"]["currentPlayer"] == self._seat:
            sent[version + 1] = await self._load.slot()
            place = random.randrange(len(state["G"]["players"][self._seat]["hand"]))
            move = {"type": "use", "args": [place], "playerID": self._seat, "credentials": self._credentials}
            await self._emit(stream, "update", {"type": "MAKE_MOVE", "payload": move}, version, match, self._seat)
        return False

    async def _emit(self, stream: ClientConnection, *event: Any) -> None:
        await stream.send(f"42/{RACE},{orjson.dumps(event).decode()}")


def state_in(event: str, match: str, facts: Any = None, *_: Any) -> dict[str, Any] | None:
    """The state of a match that a message brings."""
    if event == "sync":
        return dict(facts["state"])
    return dict(facts) if event == "update" else None


async def matches(host: Player, guest: Player, setting_up: asyncio.Semaphore) -> None:
    """Two people play one race after the other."""
    while True:
        async with setting_up:
            match = await host.open()
            await asyncio.gather(host.join(match), guest.join(match))
        sent: dict[int, float] = {}
        await asyncio.gather(host.play(match, sent), guest.play(match, sent))


def match_tables(server: BoardgameIo, count: int, load: Load) -> list[Races]:
    """Tables at which people play, two at each."""
    setting_up = asyncio.Semaphore(AT_ONCE)
    return [matches(Player(server, 0, load), Player(server, 1, load), setting_up) for _ in range(count)]


async def at_paddock(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    db = f"sqlite:///{folder / 'load.db'}"
    people = await tokens(db, 2 * args.tables)
    server, load = Paddock(db, 1, folder / "log"), Load()
    try:
        await server.ready()
        async with playing(tables(server.port, people, load)):
            return await measure(server, load, args.seconds)
    finally:
        server.stop()


async def at_boardgame_io(args: argparse.Namespace, folder: Path, packages: Path) -> dict[str, Any]:
    server, load = BoardgameIo(packages, folder / "log"), Load()
    try:
        await server.ready()
        async with playing(match_tables(server, args.tables, load)):
            return await measure(server, load, args.seconds)
    finally:
        server.stop()
        shutil.rmtree(packages / "matches", ignore_errors=True)


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    packages = folder / "packages"
    packages.mkdir()
    install(packages)
    rounds: dict[str, list[dict[str, Any]]] = {"paddock": [], "boardgame.io": []}
    for number in range(args.rounds):
        part = folder / str(number)
        part.mkdir()
        rounds["paddock"].append(await at_paddock(args, part))
        rounds["boardgame.io"].append(await at_boardgame_io(args, part, packages))
    return {name: middle(all_rounds) for name, all_rounds in rounds.items()}


def middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure."""
    medians = {name: statistics.median(each[name] for each in rounds) for name in rounds[0] if name != "problems"}
    return medians | {"problems": [each["problems"] for each in rounds if each["problems"]]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="paddock-side-by-side-") as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        figures = runner.run(run(args, Path(folder)))
    if args.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
