"""Whether all that matters is on one screen: rectangles over positions from whole races, at nine sizes of window.

python -m benchmarks.layout [GAME ...] [--positions 4] [--seed N] [--size 360x640] [--language fr] [--theme dark]
                            [--pictures FOLDER]

At each position of each game, for every number of seats: the page stands still; letters are large enough and not cut,
nothing lies on anything else, what can be touched is large enough for a thumb and answers in its middle; and the
sentence of the moment, what is one's own, the hand, what was touched, where it can go, its ghost and the button to
confirm are in sight together, with how the others stand. Prints what is not, and ends with 1 if there is any.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random, randrange
from re import sub
from time import process_time
from typing import Literal

from playwright.sync_api import Browser, Page

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.browser.chromium import launched
from tests.browser.people import Person, wait_for_turn
from tests.browser.serving import Server, sensible
from tests.browser.sight import SIZES, faults, prepare

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
LANGUAGES = ("en", "fr")
Theme = Literal["light", "dark"]


def main() -> int:
    """A line for each position at which something is wrong, and how often each fault was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(REGISTRY.games))
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--seed", type=int, default=randrange(10**6))
    parser.add_argument("--size", action="append")
    parser.add_argument("--language", action="append")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    print(f"--seed {asked.seed}", flush=True)
    found = count = 0
    kinds: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/paddock.db", pace=1000)
        for browser in launched():
            for name, race in positions(asked.games, asked.positions, asked.seed, asked.seats):
                for language in asked.language or LANGUAGES:
                    with_pictures = asked.pictures and asked.pictures / f"{name}-{language}"
                    sizes = asked.size or SIZES
                    for size, wrong in looked_at(browser, server, race, sizes, language, asked.theme, with_pictures):
                        count += 1
                        found += bool(wrong)
                        if wrong:
                            print(f"{name} {language} {size}: {'; '.join(wrong)}", flush=True)
                        kinds.update({sub(r"[\d.]+", "#", fault.partition(": ")[0]) for fault in wrong})
        server.stop()
    for kind, times in kinds.most_common():
        print(f"{times:6}  {kind}")
    print(f"{found} of {count}, {process_time():.0f} s of this process")
    return int(found > 0)


def positions(games: list[str], count: int, seed: int, seats: list[int] | None) -> Iterator[tuple[str, Race]]:
    """Moments at which the first player is to decide something, spread over a race by sensible moves."""
    for game in games:
        for players in seats or REGISTRY.find(game).seats:
            yield from ((f"{game}-{players}-{race.step}", race) for race in moments(game, players, count, seed))


def moments(game: str, players: int, count: int, seed: int) -> list[Race]:
    """Some of one race, the first always."""
    race, steps = begun(game, players, seed), []
    while not race.over:
        if race.turn == 0 and len(race.moves()) > 1:
            steps.append(len(race.record.moves))
        race.play(sensible(race))
    later = Random(seed).sample(range(1, len(steps)), min(count, len(steps)) - 1)
    return [begun(game, players, seed, race.record.moves[: steps[place]]) for place in [0, *sorted(later)]]


def begun(game: str, players: int, seed: int, moves: Iterable[int] = ()) -> Race:
    """A race with its first moves."""
    names = NAMES[:players]
    race = Race.start(REGISTRY.find(game), players, players=names, secret=sha256(b"%d" % seed).digest())
    for move in moves:
        race.play(move)
    return race


def looked_at(
    browser: Browser,
    server: Server,
    race: Race,
    sizes: Iterable[str],
    language: str,
    theme: Theme,
    pictures: Path | None,
) -> Iterator[tuple[str, list[str]]]:
    """What is wrong at a position, size by size."""
    ada = Person(
        browser.new_context(has_touch=True, reduced_motion="reduce", color_scheme=theme, bypass_csp=True), server
    )
    ada.come_in("Ada", language)
    prepare(ada.context)
    page = ada.sit_at(server.lay_out(ada.token, race, dict.fromkeys(range(1, race.state.seats), "learner")))
    wait_for_turn(page)
    for size in sizes:
        yield size, list(dict.fromkeys(faults(page, size, partial(pictured, page, pictures, size))))
    ada.context.close()


def pictured(page: Page, start: Path | None, size: str, step: int) -> None:
    """Keep what is seen."""
    if start:
        page.screenshot(path=f"{start}-{size}-{step}.png")


if __name__ == "__main__":
    sys.exit(main())
