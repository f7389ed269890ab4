"""Film what happens at a table of each game for the README: `python -m docs.animations [GAME ...]`."""

import base64
import io
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from PIL import Image
from playwright.sync_api import Browser, CDPSession, FloatRect, Page

from tests.browser.chromium import launched
from tests.browser.people import Person
from tests.browser.serving import Server, race_until, sensible

FOLDER = Path(__file__).parent / "pictures"
NAMES = ("Ada", "Bob", "Cleo")
BEGINS = {"mille-bornes": 48, "road-rally-usa": 70, "checkpoint-rally": 60, "road-kill-rally": 90}  # moves
SECONDS, FRAMES_A_SECOND = 9.0, 10
WIDE = 640  # pixels
QUALITY = 55

Frames = list[tuple[float, Image.Image]]


def main(games: Sequence[str]) -> None:
    """A film for each game."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/paddock.db")
        for browser in launched():
            for game in games or BEGINS:
                path = FOLDER / f"{game}-show.webp"
                save(filmed(browser, server, game), path)
                print(f"{path.name}: {path.stat().st_size / 1000:.0f} KB")
        server.stop()


def filmed(browser: Browser, server: Server, game: str) -> Frames:
    """Some moves in the middle of a race, as a spectator sees them."""
    race = race_until(lambda race: race.step >= BEGINS[game], names=NAMES, box=game)
    ada = Person(browser.new_context(), server).come_in("Ada")
    table = server.lay_out(ada.token, race)
    bob = Person(browser.new_context(viewport={"width": 1280, "height": 800}), server).come_in("Bob")
    page = bob.sit_at(table)
    with screencast(page) as frames:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and not server.race(table).over:
            move_on(ada, server, table)
            page.wait_for_timeout(300)
            page.wait_for_function("() => document.getElementById('skip-show').hidden")
    box = page.locator("#board-place").bounding_box()
    assert box
    return [(at, cut(frame, box)) for at, frame in frames]


def move_on(person: Person, server: Server, table: str) -> None:
    """The next sensible move."""
    race = server.race(table)
    path = f"{person.server.url}/api/tables/{table}"
    version = person.context.request.get(path).json()["version"]
    facts = {"command": uuid4().hex, "version": version, "move": sensible(race), "seat": race.turn}
    assert person.context.request.post(f"{path}/moves", data=facts).ok


@contextmanager
def screencast(page: Page) -> Iterator[Frames]:
    """What the page shows meanwhile, with the times."""
    frames: Frames = []
    session: CDPSession = page.context.new_cdp_session(page)

    def keep(frame: dict[str, object]) -> None:
        picture = Image.open(io.BytesIO(base64.b64decode(str(frame["data"])))).convert("RGB")
        frames.append((time.monotonic(), picture))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 2})
    yield frames
    session.send("Page.stopScreencast")


def cut(frame: Image.Image, box: FloatRect) -> Image.Image:
    """The board alone."""
    x, y = box["x"], max(0, box["y"])
    part = frame.crop((int(x), int(y), int(x + box["width"]), min(frame.height, int(y + box["height"]))))
    return part.resize((WIDE, round(part.height * WIDE / part.width)), Image.Resampling.LANCZOS)


def save(frames: Frames, path: Path) -> None:
    """At an even pace, as small as it goes."""
    start, end = frames[0][0], frames[-1][0]
    times = [start + n / FRAMES_A_SECOND for n in range(int((end - start) * FRAMES_A_SECOND))]
    shown = [max((frame for frame in frames if frame[0] <= at), key=lambda frame: frame[0])[1] for at in times]
    length = 1000 // FRAMES_A_SECOND
    shown[0].save(path, save_all=True, append_images=shown[1:], duration=length, loop=0, quality=QUALITY, method=6)


if __name__ == "__main__":
    main(sys.argv[1:])
