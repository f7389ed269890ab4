"""What the pages cost: bytes, first paint, how soon a move shows in the other browser, CPU for a table, memory.

python -m benchmarks.pages_speed [--moves 40] [--races 20]

Starts a server in this process and Debian's Chromium; two people play each other by the list of all moves. Memory is
that of a server in a process of its own. Prints figures beside their goals; nothing is asserted.
"""

import argparse
import contextlib
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from paddock.core.race import Race
from paddock.server.app import COLLECTING, STATIC
from paddock.server.pages.fragments import Look, drawn
from paddock.server.shown import Viewer
from tests.browser.chromium import ARGUMENTS, program
from tests.browser.people import Person, Place, ready, version, wait_beyond, wait_for_turn
from tests.browser.serving import GAME, Server, race_until

FRAMES = 400  # tables drawn
MARKS = (1, 5, 10, 20, 40, 80)  # races after which memory is told
FOLLOW = """() => { window.seen = new Map(); new MutationObserver(() => {
  const version = Number(document.querySelector(".table").dataset.version);
  if (!window.seen.has(version)) window.seen.set(version, Date.now() + performance.now() % 1);
}).observe(document.querySelector(".table"), { attributes: true, attributeFilter: ["data-version"] }); }"""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--moves", type=int, default=40)
    arguments.add_argument("--races", type=int, default=20)
    arguments.add_argument("--serve", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.serve:
        serve(given.serve)
    else:
        measure(given.moves, given.races)


def measure(moves: int, races: int) -> None:
    """All figures, one after the other."""
    weigh()
    draw()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/paddock.db", pace=0.0, window=0.05)
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        paint(browser, server)
        show(browser, server, moves)
        server.stop()
        with apart(f"sqlite:///{folder}/apart.db") as alone:
            grow(browser, alone, races)
        browser.close()


def report(what: str, value: str, goal: str) -> None:
    print(f"{what:52} {value:>12}   goal {goal}", flush=True)


def weigh() -> None:
    """What a browser loads for a table besides the table."""
    sizes = {path.name: path.stat().st_size for path in sorted(Path(STATIC).iterdir()) if path.is_file()}
    print(", ".join(f"{name} {size / 1000:.1f} KB" for name, size in sizes.items()))
    report("script, style and font", f"{sum(sizes.values()) / 1000:.1f} KB", "< 150 KB")
    sounds = sum(path.stat().st_size for path in (STATIC / "sounds").iterdir())
    report("all sounds, each fetched when it is first heard", f"{sounds / 1000:.1f} KB", "< 250 KB")


def middle(race: Race) -> bool:
    return race.turn == 0 and len(race.record.moves) > 30 and race.view(0)["phase"] == "playing"


def draw() -> None:
    """CPU for board and hand, of a race in its middle."""
    for seats, shape in ((2, "wide"), (2, "tall"), (6, "wide")):
        race, look = race_until(middle, names=tuple("ABCDEF"[:seats])), Look(Viewer(None, 0, "en"), shape)
        drawn(race, look, [0], [0])
        start = time.process_time()
        for _ in range(FRAMES):
            drawn(race, look, [0], [0])
        spent = (time.process_time() - start) / FRAMES * 1000
        report(f"drawing a table, {seats} seats, {shape}", f"{spent:.2f} ms", "< 3 ms of CPU")


def visitor(browser: Browser, server: Place, name: str) -> Person:
    return Person(browser.new_context(reduced_motion="reduce"), server).come_in(name)


def paint(browser: Browser, server: Server) -> None:
    """First contentful paint of a table, with nothing in the cache."""
    found = []
    for _ in range(5):
        person = visitor(browser, server, "Ada")
        page = person.sit_at(server.lay_out(person.token, race_until(middle), {1: "learner"}))
        entry = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
        while (value := page.evaluate(entry)) is None:
            pass
        found.append(value)
        person.context.close()
    report("first contentful paint of a table, median of 5", f"{statistics.median(found):.0f} ms", "< 1,000 ms")


def seated(browser: Browser, server: Server) -> list[Page]:
    """Two people at a table of their own."""
    ada, bob = visitor(browser, server, "Ada"), visitor(browser, server, "Bob")
    page = ada.go(f"/new/{GAME}")
    page.locator("select[name=chair-1]").select_option("open")
    page.locator("button.go").click()
    ready(page)
    bob.page.goto(page.locator("#invite").input_value())
    bob.page.locator("[data-do=sit]").click()
    page.locator("[data-do=start]:enabled").click()
    for each in (page, bob.page):
        each.wait_for_selector(".table[data-state=racing]")
        each.evaluate(FOLLOW)
    return [page, bob.page]


def show(browser: Browser, server: Server, moves: int) -> None:
    """From a press of a key in one browser until the table has changed in the other."""
    pages = seated(browser, server)
    found: list[float] = []
    while len(found) < moves:
        mover = next((page for page in pages if page.locator("#moves [data-move]").count()), None)
        if mover is None:
            if pages[0].locator(".table[data-state=over]").count():
                pages = seated(browser, server)
            continue
        other = pages[1 - pages.index(mover)]
        next_version = version(mover) + 1
        pressed = mover.evaluate(
            """() => { const now = Date.now(); document.querySelector("#moves [data-move]").click(); return now; }"""
        )
        while (seen := other.evaluate("version => window.seen.get(version) ?? null", next_version)) is None:
            if other.evaluate("version => Math.max(...window.seen.keys()) > version", next_version):
                break  # two came at once
        if seen is not None:
            found.append(seen - pressed)
    fifth = sorted(found)[int(len(found) * 0.95)]
    report(f"a move shows in the other browser, median of {moves}", f"{statistics.median(found):.0f} ms", "< 100 ms")
    report("the same, 95 of 100", f"{fifth:.0f} ms", "–")
    for page in pages:
        page.context.close()


class Apart:
    """A server in a process of its own, so that its memory is its own, too."""

    def __init__(self, url: str, process: subprocess.Popen[str]) -> None:
        self.url = url
        self._process = process

    def memory(self) -> float:
        """Megabytes."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextlib.contextmanager
def apart(db: str) -> Iterator[Apart]:
    """Serve until the races are over; the bots are ready at once, because they do not search."""
    command = [sys.executable, "-m", "benchmarks.pages_speed", "--serve", db]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield Apart(process.stdout.readline().strip(), process)


def serve(db: str) -> None:
    """Until nobody listens any more."""
    gc.set_threshold(*COLLECTING)
    server = Server(db, pace=0.0, window=0.05)
    print(server.url, flush=True)
    sys.stdin.read()
    server.stop()


def grow(browser: Browser, server: Apart, races: int) -> None:
    """Memory of a tab and of the server while races are played in the same two tabs, each against a bot."""
    pages = [visitor(browser, server, name).go("/") for name in ("Ada", "Bob")]
    session = pages[0].context.new_cdp_session(pages[0])
    heap, held = [], []
    for number in range(races):
        page = pages[number % len(pages)]
        page.locator(f"[data-game={GAME}] [data-level=learner]").click()
        ready(page)
        while wait_for_turn(page):
            before = version(page)
            page.keyboard.press("1")
            wait_beyond(page, before)
        held.append(server.memory())
        if page is pages[0]:
            heap.append(tab_memory(session))
        page.goto(f"{server.url}/")
    report(f"a tab's heap after 1 and {len(heap)} races", f"{heap[0]:.1f}, {heap[-1]:.1f} MB", "no growth")
    marks = [count for count in MARKS if count <= races]
    figures = ", ".join(f"{held[count - 1]:.0f}" for count in marks)
    report(f"the server after {', '.join(map(str, marks))} races", f"{figures} MB", "no growth")


def tab_memory(session: CDPSession) -> float:
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 1e6


if __name__ == "__main__":
    main()
