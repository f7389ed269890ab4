"""How many touches a whole race takes a careful player, who chooses as the game's policy does: in a real page.

python -m benchmarks.touches [GAME ...] [--seats 2] [--races 9]

Every touch goes through the script of the page, which shows nothing and waits for nothing. The others are bots that
play by policy. What is laid out is agreed to where the policy would do the same; else all is touched part by part.
"""

import argparse
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

from playwright.sync_api import Browser, Page

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.browser.chromium import launched
from tests.browser.people import AT_ONCE, Person
from tests.browser.serving import Server

PATIENCE = 30.0  # seconds for the others
WINDOW = 1.0  # seconds in which a player may react, who can do nothing
NO_PAUSES = """const later = window.setTimeout;
window.setTimeout = (work, pause, ...rest) => later(work, pause < 2000 ? 0 : pause, ...rest);"""
STATE = """() => ({
  version: Number(document.querySelector('.table').dataset.version),
  lit: document.querySelectorAll('[data-part].lit').length,
  chosen: [...new Set([...document.querySelectorAll('.chosen')].map(each => each.dataset.part))],
  turn: document.getElementById('hand-place').dataset.turn,
  waits: !document.getElementById('decision').hidden,
  shows: !document.getElementById('skip-show').hidden,
})"""
TOUCH = """part => {
  const thing = document.querySelector(`[data-part="${CSS.escape(part)}"]`);
  if (!thing) throw Error(`there is no ${part}`);
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
CONFIRM = "() => document.getElementById('confirm').click()"


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(REGISTRY.games))
    parser.add_argument("--seats", type=int, help="as many as the game wants at least, unless said")
    parser.add_argument("--races", type=int, default=9)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/paddock.db", pace=0.0, window=WINDOW)
        for browser in launched():
            for name in asked.games:
                seats = asked.seats or min(REGISTRY.find(name).seats)
                played = [touches(browser, server, name, seats, number) for number in range(asked.races)]
                print(f"{name}, {seats} players: {told(played)}", flush=True)
        server.stop()


def told(races: list[Counter[str]]) -> str:
    """The median, all of them, and what the touches were for in a race on average."""
    totals = sorted(race.total() for race in races)
    by_question = sum(races, Counter()).most_common()
    means = ", ".join(f"{question} {count / len(races):.1f}" for question, count in by_question)
    return f"median {statistics.median(totals):g} of {totals}; a race: {means}"


def touches(browser: Browser, server: Server, name: str, seats: int, number: int) -> Counter[str]:
    """Of one race, by the question that they answered."""
    ada = Person(browser.new_context(viewport={"width": 1366, "height": 900}, reduced_motion="reduce"), server)
    for script in (AT_ONCE, NO_PAUSES):
        ada.context.add_init_script(script)
    ada.come_in("Ada")
    players = ["Ada", *(f"Bot {seat}" for seat in range(1, seats))]
    race = Race.start(REGISTRY.find(name), seats, players=players, secret=sha256(b"%d" % number).digest())
    table = server.lay_out(ada.token, race, dict.fromkeys(range(1, seats), "policy"))
    page, found = ada.sit_at(table), Counter[str]()
    for live in decisions(server, page, table):
        question = live.game.phase(live.state) or "move"
        found[question] += sum(1 for _ in answered(page, live))
    ada.context.close()
    return found


def decisions(server: Server, page: Page, table: str) -> Iterator[Race]:
    """The race, whenever the player has to choose something and the page is at rest."""
    decided = -1
    until = time.monotonic() + PATIENCE
    while not (race := server.race(table)).over:
        is_asked = race.turn == 0 and len(race.moves()) > 1 and race.step > decided
        if is_asked and is_at_rest(server, page, table):
            decided, until = race.step, time.monotonic() + PATIENCE
            yield race
        elif time.monotonic() > until:
            raise TimeoutError(f"nothing happens at step {race.step}: {page.evaluate(STATE)}")


def is_at_rest(server: Server, page: Page, table: str) -> bool:
    """Whether the page shows the table as it is, and goes on with no plan by itself."""
    before = page.evaluate(STATE)
    page.wait_for_timeout(25)
    step = server.race(table).step
    after = page.evaluate(STATE)
    is_asked = before == after and after["lit"] + after["waits"] and not after["shows"]
    version, race = server.now(table)
    return bool(is_asked and race.step == step and version == after["version"])


def answered(page: Page, race: Race) -> Iterator[str]:
    """Each touch that the answer of the policy takes."""
    parts = race.choice(race.game.policy_move(race.state)).parts
    laid_out = race.game.laid_out(race.state)
    agrees = any(parts in (step.parts, step.along[:1]) for step in laid_out[:1])
    if not agrees:
        yield from touched(page, parts, bool(laid_out))
    if page.evaluate(STATE)["waits"]:
        page.evaluate(CONFIRM)
        yield "confirm"


def touched(page: Page, parts: tuple[str, ...], is_anew: bool) -> Iterator[str]:
    """One part after another, where it has not gone by itself."""
    for part in parts:
        state = page.evaluate(STATE)
        is_there = part == f"turn:{state['turn']}" or part in state["chosen"]
        if is_anew or not is_there:
            page.evaluate(TOUCH, part)
            is_anew = False
            yield part


if __name__ == "__main__":
    main()
