"""`paddock bench`: how fast the rules run here, by every way of running them."""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from rich.table import Table

from paddock.core.batch import Batch
from paddock.core.cpu import cores
from paddock.core.errors import NoDevice
from paddock.core.game import Game
from paddock.core.playout import random_playout
from paddock.core.race import Race
from paddock.core.weights import Weights
from paddock.core.words import Say
from paddock.terminal.editions import asked_game
from paddock.terminal.screen import console, heading, progress_console, speaker

FEW_RACES = {"cpu": 2_000, "gpu": 200_000}  # to see how long they take
MANY_RACES = {"cpu": 200_000, "gpu": 4_000_000}  # as many keep the machine busy
NET_RACES = {"cpu": 5_000, "gpu": 100_000}
BATCH_SECONDS = 1.0  # of one batch, at most
INTERPRETED_SECONDS = 1.0
REPEATS = 3  # the best counts: the others were disturbed

FIRST_PLAYOUT = """
import json, sys, time
import paddock
from paddock import Batch
import numba
game = paddock.edition(sys.argv[1], json.loads(sys.argv[2]))
start = time.perf_counter()
Batch(game, games=1).playout()
print(time.perf_counter() - start)
"""
IMPORT = "import time; start = time.perf_counter(); import paddock; print(time.perf_counter() - start)"


def bench(name: str, numbers: dict[str, int], box: str | None, as_json: bool, language: str) -> None:
    """Measure, then print a table or one object."""
    game = asked_game(name, numbers, box)
    speak = speaker(language, game.package)
    with progress_console().status("") as status:
        report = measure(game, lambda what: status.update(speak(Say("measuring", what=heading(speak, what)))))
    if as_json:
        print(json.dumps(report))
        return
    table = Table(title=speak(Say("benchmarked", game=game.title(language), machine=report["machine"])))
    table.add_column(heading(speak, "what"))
    table.add_column(heading(speak, "figure"), justify="right")
    for id, value in report["figures"].items():
        shown = "–" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
        table.add_row(heading(speak, id.replace("_", "-")), shown)
    console().print(table)


def measure(game: Game, doing: Callable[[str], None]) -> dict[str, Any]:
    """All figures; None where there is no such machine."""
    doing("compile")
    first, cached = compile_seconds(game)
    doing("interpreted")
    interpreted, replayed = interpreted_speed(game), replay_speed(game)
    doing("one-core")
    one = batch_speed(game, "cpu", 1)
    doing("all-cores")
    every = batch_speed(game, "cpu", cores())
    doing("net")
    net = net_speed(game, "cpu")
    doing("gpu")
    gpu: float | None = None
    net_gpu: float | None = None
    with suppress(NoDevice):
        gpu, net_gpu = batch_speed(game, "gpu", 1), net_speed(game, "gpu")
    figures = {
        "interpreted": interpreted,
        "one-core": one,
        "all-cores": every,
        "scaling": every / one,
        "gpu": gpu,
        "net": net,
        "net-gpu": net_gpu,
        "replay": replayed,
        "compile": first,
        "from-cache": cached,
        "import": best_of(lambda: in_new_process(IMPORT, {})),
        "state": game.state.packing().size,
    }
    machine = f"{platform.machine()}, {cores()} cores, Python {platform.python_version()}"
    return {
        "game": game.name,
        "changes": dict(game.changes),
        "seats": game.seats[0],
        "machine": machine,
        "figures": figures,
    }


def interpreted_speed(game: Game) -> float:
    """Random moves a second in plain Python."""
    playout = game.bind()(random_playout)
    moves, made, seed = [0] * game.moves, 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < INTERPRETED_SECONDS:
        race = Race.start(game, seed=seed)
        made += playout(race.state, moves, 10**6)
        seed += 1
    return made / (time.perf_counter() - start)


def replay_speed(game: Game) -> float:
    """Moves a second when records are loaded, each move checked."""
    race = Race.start(game, seed=1)
    pick = 0
    while not race.over:
        moves = race.moves()
        race.play(moves[pick % len(moves)])
        pick += 7
    start, made = time.perf_counter(), 0
    while time.perf_counter() - start < INTERPRETED_SECONDS:
        made += len(Race.load(game, race.record).record.moves)
    return made / (time.perf_counter() - start)


def batch_speed(game: Game, device: str, use: int) -> float:
    """Random moves a second, whole races from the deal to the end; as many races as there is time for."""

    def played(races: int) -> tuple[float, int]:
        """Seconds and moves."""
        batch = Batch(game, games=races, device=device, cores=use)
        start = time.perf_counter()
        made = batch.playout()
        return time.perf_counter() - start, int(made.sum())

    def once() -> float:
        seconds, made = played(races)
        return seconds / made

    played(1)  # compiles
    few = FEW_RACES[device]
    races = int(min(MANY_RACES[device], max(few, few * BATCH_SECONDS / played(few)[0])))
    return 1 / best_of(once)


def net_speed(game: Game, device: str) -> float:
    """Positions a second that a net looks at, on one core or a GPU; a drawn net, where the game has none."""
    weights = game.weights or Weights.drawn(game.features, game.moves, max(game.seats))
    batch = Batch(replace(game, trained=weights), games=NET_RACES[device], device=device, cores=1)
    batch.playout(limit=10)
    batch.net()  # compiles

    def once() -> float:
        start = time.perf_counter()
        batch.net()
        return time.perf_counter() - start

    return len(batch) / best_of(once)


def compile_seconds(game: Game) -> tuple[float, float]:
    """The first playout on a machine that has none compiled, and the next start's."""
    with tempfile.TemporaryDirectory() as folder:
        facts = {"PADDOCK_CACHE": folder}, game.name, json.dumps(dict(game.changes))
        first = in_new_process(FIRST_PLAYOUT, *facts)
        return first, best_of(lambda: in_new_process(FIRST_PLAYOUT, *facts))


def in_new_process(code: str, environment: dict[str, str], *arguments: str) -> float:
    """The seconds that a piece of Python prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def best_of(once: Callable[[], float]) -> float:
    """The least of some measurements."""
    return min(once() for _ in range(REPEATS))
