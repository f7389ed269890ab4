"""How smoothly what happens is shown on a slow phone: the times between frames while the others move, and what its
main thread has to do at once. The latter is CPU time, which other work on the machine hardly changes.

python -m benchmarks.show_speed [GAME ...] [--slower 4] [--moves 12]

A race of four comes to its middle, then goes on by sensible moves while a phone watches, whose processor is slowed
down. Chromium draws without a GPU here: a phone that has one does better.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, Page

from paddock.core.game import REGISTRY
from tests.browser.chromium import launched
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server, race_until, sensible

FRAME = 1000 / 60  # milliseconds
LATE = 1.5 * FRAME  # a frame was left out
BETWEEN = 1.4  # seconds from one move to the next
BEGIN = """() => {
  window.gaps = [];
  let before = 0;
  const skip = document.getElementById("skip-show"); // it is there while something is shown
  const frame = now => {
    const isMoving = !skip.hidden;
    if (before && isMoving) gaps.push(now - before);
    before = isMoving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(REGISTRY.games))
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--moves", type=int, default=12)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/paddock.db", pace=0.02)
        for browser in launched():
            for game in asked.games:
                gaps, tasks = watched(browser, server, game, asked.moves, asked.slower)
                print(f"{game}: {told(gaps)}; {told_of_tasks(tasks)}", flush=True)
        server.stop()


def watched(browser: Browser, server: Server, game: str, moves: int, slower: float) -> tuple[list[float], list[float]]:
    """The times between frames while something was shown, and what each task of the main thread took of the CPU."""
    ada = Person(browser.new_context(), server).come_in("Ada")
    race = race_until(lambda race: race.step >= 60, names=("Ada", "Bob", "Cleo", "Dan"), box=game)
    table = server.lay_out(ada.token, race)
    bob = Person(browser.new_context(**PHONE), server).come_in("Bob")
    page = bob.sit_at(table)
    slow_down(page, slower)
    page.evaluate(BEGIN)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    for _ in range(moves):
        version, now = server.now(table)
        facts = {"command": uuid4().hex, "version": version, "move": sensible(now), "seat": now.turn}
        assert ada.context.request.post(f"{server.url}/api/tables/{table}/moves", data=facts).ok
        time.sleep(BETWEEN)
    gaps: list[float] = page.evaluate("gaps")
    tasks = tasks_of(json.loads(browser.stop_tracing())["traceEvents"])
    bob.context.close()
    ada.context.close()
    return gaps, tasks


def tasks_of(trace: Sequence[dict[str, Any]]) -> list[float]:
    """Milliseconds of CPU time of each task of the page's main thread."""
    threads = [each for each in trace if each["name"] == "thread_name"]
    main = {(each["pid"], each["tid"]) for each in threads if each["args"]["name"] == "CrRendererMain"}
    tasks = [each for each in trace if each["name"] == "RunTask" and (each["pid"], each["tid"]) in main]
    return [each["tdur"] / 1000 for each in tasks if "tdur" in each]


def slow_down(page: Page, times: float) -> None:
    """The processor of the page's own tab."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def told(gaps: Sequence[float]) -> str:
    """How many frames came in time."""
    in_time = sum(gap <= LATE for gap in gaps) / len(gaps)
    hundredths = statistics.quantiles(gaps, n=100)
    return (
        f"{len(gaps)} frames, {in_time:.1%} in time, "
        f"median {hundredths[49]:.1f} ms, 95 % within {hundredths[94]:.1f} ms, the longest {max(gaps):.0f} ms"
    )


def told_of_tasks(tasks: Sequence[float]) -> str:
    """The longest of them, and how many take more than three frames."""
    first, second, third, *_ = sorted(tasks, reverse=True)
    long = sum(task > 3 * FRAME for task in tasks)
    return f"longest tasks {first:.0f}, {second:.0f}, {third:.0f} ms of CPU, {long} of more than 50 ms"


if __name__ == "__main__":
    main()
