import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddock.core.race import Race
from paddock.drawing.sounds import SOUNDS
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, papers, play_a_move, wait_beyond, wait_for_turn
from tests.browser.serving import Server, race_until

COUNT = """{
  const start = AudioBufferSourceNode.prototype.start;
  window.started = 0;
  AudioBufferSourceNode.prototype.start = function (...when) { window.started += 1; return start.apply(this, when); };
  AudioContext = class extends AudioContext { constructor() { super(); window.context = this; } };
}"""
DECODE = """name => fetch(`/static/sounds/${name}.mp3`).then(answer => answer.arrayBuffer())
  .then(bytes => new OfflineAudioContext(1, 1, 44100).decodeAudioData(bytes)).then(sound => sound.duration)"""


def mine(race: Race) -> bool:
    return race.turn == 0 and race.view(0)["phase"] == "playing"


def at_a_table(visitor: Visits, server: Server, **options: Any) -> tuple[Page, list[str]]:
    """Ada's page, and what it fetches of sounds."""
    ada = visitor("Ada", **options)
    ada.context.add_init_script(COUNT)
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.extend(re.findall(r"/sounds/(.*)\.mp3", request.url)))
    page = ada.sit_at(server.lay_out(ada.token, race_until(mine), {1: "learner"}))
    wait_for_turn(page)
    return page, fetched


def test_nothing_is_fetched_before_the_first_touch_and_moves_are_heard_after_it(
    visitor: Visits, server: Server
) -> None:
    page, fetched = at_a_table(visitor, server)
    assert page.evaluate("[window.started, typeof window.context]") == [0, "undefined"] and not fetched
    with page.expect_response(re.compile("/sounds/card.mp3")) as card:
        page.mouse.click(2, 2)
    card.value.finished()
    play_a_move(page)
    page.wait_for_function("() => window.started > 0")
    assert page.evaluate("window.context.state") == "running"
    assert len(set(fetched)) == len(fetched) and set(fetched) <= set(SOUNDS)


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_a_button_in_sight_silences_the_table_for_good(
    visitor: Visits, server: Server, options: dict[str, Any]
) -> None:
    page, _ = at_a_table(visitor, server, **options)
    silence = page.get_by_role("button", name="Sounds off")
    expect(silence).to_be_in_viewport()
    silence.click()
    expect(silence).to_have_attribute("aria-pressed", "true")
    page.reload()
    wait_for_turn(page)
    expect(silence).to_have_attribute("aria-pressed", "true")
    before = int(page.locator(".table").get_attribute("data-version") or 0)
    page.locator("#hand-place [data-part].lit").first.click()
    page.keyboard.press("1")
    wait_beyond(page, before)
    assert page.evaluate("[window.started, typeof window.context]") == [0, "undefined"]
    papers(page)
    page.locator("#open-settings").click()
    expect(page.locator("#settings [name=sound]")).not_to_be_checked()
    page.get_by_text("Sounds", exact=True).click()
    expect(silence).to_have_attribute("aria-pressed", "false")
    with page.expect_request(re.compile("/sounds/token.mp3")):
        page.locator("#settings [name=volume]").fill("0.3")


def test_a_browser_decodes_every_sound(visitor: Visits) -> None:
    page = visitor().go("/")
    assert {name for name in SOUNDS if not 0.04 < page.evaluate(DECODE, name) < 2.6} == set()
