"""The moving pictures of the README: some moves of a race of each game, as a spectator sees them.

python -m tests.browser.filming [GAME ...] [--to docs/pictures]

Movements are slowed down while they are filmed and told at their own pace afterwards, so that a slow machine films as
smoothly as a quick one. Pictures of all games together are under 3 MB.
"""

import argparse
import io
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.chromium import launched
from tests.browser.people import Person
from tests.browser.serving import Server, race_until
from tests.browser.test_show import play_on, rested


class Scene(NamedTuple):
    """Which moves of a race of three are filmed."""

    start: int
    moves: int


SCENES = {
    "mille-bornes": Scene(86, 6),
    "road-rally-usa": Scene(45, 7),
    "checkpoint-rally": Scene(32, 4),
    "road-kill-rally": Scene(76, 4),
}
WINDOW: ViewportSize = {"width": 1440, "height": 900}
WIDE = 640  # pixels of the film
SLOWER = 3
FRAME = 100  # milliseconds, at least
QUALITY = 55
SETTLED = 500  # milliseconds before the first move, and after the last one
STAGE = """() => {
  const { left, top, right } = document.querySelector(".stage").getBoundingClientRect();
  const { bottom } = document.getElementById("board").getBoundingClientRect();
  return [left, top, right, Math.min(bottom, document.getElementById("board-place").getBoundingClientRect().bottom)];
}"""
BARE = "#notice { display: none }"

Frame = tuple[float, bytes]  # when it was seen, in seconds of the slowed show; a JPEG


def main() -> None:
    """A film of each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SCENES))
    parser.add_argument("--to", type=Path, default=Path("docs/pictures"))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/paddock.db", pace=60.0)
        for browser in launched():
            for game in asked.games:
                path = asked.to / f"{game}-show.webp"
                save(path, *filmed(browser, server, game, SCENES[game]))
                print(f"{path}: {path.stat().st_size // 1000} KB", flush=True)
        server.stop()


def filmed(browser: Browser, server: Server, game: str, scene: Scene) -> tuple[list[Frame], tuple[int, ...]]:
    """What is seen of some moves, and where in the window."""
    ada = Person(browser.new_context(), server).come_in("Ada")
    race = race_until(lambda race: race.step >= scene.start, names=("Ada", "Bob", "Cleo"), box=game)
    table = server.lay_out(ada.token, race)
    zoe = Person(browser.new_context(viewport=WINDOW, bypass_csp=True), server).come_in("Zoe")
    page = zoe.sit_at(table)
    page.add_style_tag(content=BARE)
    page.wait_for_timeout(SETTLED)
    frames = list(recorded(page, ada, server, table, scene.moves))
    box = tuple(round(each) for each in page.evaluate(STAGE))
    for person in (ada, zoe):
        person.context.close()
    return frames, box


def recorded(page: Page, ada: Person, server: Server, table: str, moves: int) -> Iterator[Frame]:
    """Frames while moves are made, each when the one before it has been seen."""
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    frames: list[Frame] = []

    def seen(frame: dict[str, Any]) -> None:
        line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        frames.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))

    line.on("Page.screencastFrame", seen)
    line.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    for _ in range(moves):
        play_on(ada, server, table, 1)
        rested(page, server, table)
        page.wait_for_timeout(SETTLED)
    line.send("Page.stopScreencast")
    return iter(frames)


def save(path: Path, frames: list[Frame], box: tuple[int, ...]) -> None:
    """An animated WebP that begins anew."""
    chosen = [frames[0]]
    for frame in frames:
        if (frame[0] - chosen[-1][0]) * 1000 / SLOWER >= FRAME:
            chosen.append(frame)
    lengths = [round((later - now) * 1000 / SLOWER) for (now, _), (later, _) in pairwise(chosen)]
    pictures = [Image.open(io.BytesIO(jpeg)).crop((box[0], box[1], box[2], box[3])) for _, jpeg in chosen]
    high = round(WIDE * pictures[0].height / pictures[0].width)
    small = [picture.resize((WIDE, high), Image.Resampling.LANCZOS) for picture in pictures]
    first, *others = small
    timing: Any = [*lengths, 3 * SETTLED]
    first.save(path, save_all=True, append_images=others, duration=timing, loop=0, quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
