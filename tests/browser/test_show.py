"""What happens is seen in the order in which it happened, and leads to the picture as it is."""

import gzip
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

import paddock.server
from paddock.core.race import Race
from paddock.server.api.answers import Moment
from paddock.server.pages.moments import moments
from tests.browser.conftest import Visits
from tests.browser.people import Person, ready, wait_for_turn
from tests.browser.serving import Server, race_until, sensible
from tests.browser.test_touching import OWN, card, drives, goes_to

GAMES = ("mille-bornes", "road-rally-usa", "checkpoint-rally", "road-kill-rally")
SHOWN = 4  # moves
LONG = 40  # moves: more than one likes to watch
BRISK = "localStorage['paddock-settings'] ??= JSON.stringify({ pace: 'brisk' })"
MOVED = "() => document.getAnimations().filter(each => each.effect.getKeyframes().some(it => it.transform)).length"
DRAWN = """() => ["board-place", "hand-place"].map(id => {
  const copy = document.getElementById(id).cloneNode(true);
  for (const each of copy.querySelectorAll("*")) {
    const classes = [...each.classList].sort().join(" ");
    const sorted = [...each.attributes].map(({ name, value }) => [name, name === "class" ? classes : value]).sort();
    for (const [name] of sorted) each.removeAttribute(name);
    for (const [name, value] of sorted) if (name !== "class" || value) each.setAttribute(name, value);
  }
  return copy.innerHTML;
})"""
TURN_AWAY = """is => {
  Object.defineProperty(document, "hidden", { get: () => is, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SKIP = """() => {
  const skip = document.getElementById("skip-show");
  const watch = new MutationObserver(() => {
    if (skip.hidden) return;
    watch.disconnect();
    skip.click();
    window.skipped = true;
  });
  watch.observe(skip, { attributes: true });
}"""
NOTE = """() => {
  window.told = [];
  const caption = document.getElementById("caption");
  const isTelling = () => !caption.hidden && !caption.classList.contains("thinking");
  const note = () => isTelling() && told.push(caption.lastChild.textContent);
  new MutationObserver(note).observe(caption, { childList: true });
  window.flown = [];
  const layer = document.querySelector(".layer");
  const look = () => flown.push(...[...layer.querySelectorAll("use")].map(use => use.getAttribute("href").slice(1)));
  new MutationObserver(look).observe(layer, { childList: true, subtree: true });
}"""


REFUSING = """() => WebSocket.prototype.send = function (text) {
  const { command } = JSON.parse(text);
  const refused = { type: "refused", command, status: 422, text: "No." };
  window.refuse = () => this.onmessage({ data: JSON.stringify(refused) });
}"""
COUNTED = """() => {
  window.counted = [];
  const isNamed = () => document.querySelector("#podium h2").checkVisibility({ visibilityProperty: true });
  const note = ({ target }) => target.className === "counting" && counted.push([target.textContent, isNamed()]);
  const podium = document.getElementById("podium");
  new MutationObserver(all => all.forEach(note)).observe(podium, { childList: true, subtree: true });
}"""


def under_way(game: str) -> Race:
    """A race of three in its middle."""
    return race_until(lambda race: race.step >= 40, names=("Ada", "Bob", "Cleo"), box=game)


def watching(visitor: Visits, table: str) -> Page:
    """Bob sees what happens, briskly."""
    bob = visitor("Bob", show=True, reduced_motion="no-preference")
    bob.context.add_init_script(BRISK)
    return bob.sit_at(table)


def ends_with_a_move(race: Race) -> bool:
    """No card is left but one."""
    return bool(sum(race.view(0)["hands"]) == 1)


def play_on(person: Person, server: Server, table: str, count: int) -> None:
    """Sensible moves for all seats, one after the other."""
    path = f"{server.url}/api/tables/{table}"
    for _ in range(count):
        version, race = server.now(table)
        facts = {"command": uuid4().hex, "version": version, "move": sensible(race), "seat": race.turn}
        answer = person.context.request.post(f"{path}/moves", data=facts)
        assert answer.ok, answer.text()


def rested(page: Page, server: Server, table: str) -> None:
    """Wait until nothing is going on any more."""
    seen = "step => JSON.parse(localStorage['paddock-seen'] ?? '[]').some(([, seen]) => seen === step)"
    page.wait_for_function(seen, arg=server.race(table).step)
    expect(page.locator("#skip-show")).to_be_hidden()


def pictures(page: Page) -> Any:
    """What is drawn, whatever the order of attributes and classes is."""
    return page.evaluate(DRAWN)


def shown(server: Server, table: str, told: int) -> list[Moment]:
    """What a spectator is shown of what happened after so many events."""
    race = server.race(table)
    return list(moments(race, race.state, race.events[told:], None, "wide", "en"))


def captions(server: Server, table: str, told: int) -> list[str]:
    return [moment["caption"] for moment in shown(server, table, told) if moment["caption"]]


def named(server: Server, table: str, told: int) -> set[str]:
    """All that stands in what is shown, the art of what flies among it."""
    beats = [beat for moment in shown(server, table, told) for beat in moment["beats"]]
    gestures: list[dict[str, Any]] = [dict(gesture) for beat in beats for gesture in beat]
    alone = {str(value) for gesture in gestures for value in gesture.values()}
    return alone | {face for gesture in gestures for face in gesture.get("faces", ())}


def test_script_and_style_are_light() -> None:
    static = Path(paddock.server.__file__).parent / "static"
    sizes = [len(gzip.compress((static / name).read_bytes())) for name in ("paddock.js", "paddock.css")]
    assert sum(sizes) < 60_000


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_told_in_its_order_and_leads_to_the_picture_as_it_is(
    visitor: Visits, server: Server, game: str
) -> None:
    ada, race = visitor("Ada"), under_way(game)
    table = server.lay_out(ada.token, race)
    page = watching(visitor, table)
    page.evaluate(NOTE)
    told = len(server.race(table).events)
    play_on(ada, server, table, SHOWN)
    rested(page, server, table)
    assert page.evaluate("told") == captions(server, table, told)
    assert set(page.evaluate("flown")) <= named(server, table, told), "only what a spectator is told is seen"
    seen = pictures(page)
    page.reload()
    ready(page)
    assert pictures(page) == seen


@pytest.mark.parametrize("game", GAMES)
def test_skipped_shown_again_or_without_movement_it_leads_to_the_same_picture(
    visitor: Visits, server: Server, game: str
) -> None:
    ada, race = visitor("Ada"), under_way(game)
    table = server.lay_out(ada.token, race)
    page = watching(visitor, table)
    page.evaluate(SKIP)  # as soon as it can be
    play_on(ada, server, table, SHOWN)
    page.wait_for_function("() => window.skipped")
    rested(page, server, table)
    now = pictures(page)
    page.evaluate(NOTE)
    page.wait_for_function(f"() => !({MOVED})()")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(f"() => {{ window.moved = 0; setInterval(() => window.moved += ({MOVED})(), 40); }}")
    page.locator("#again").click()
    expected = captions(server, table, len(race.events))
    page.wait_for_function("count => told.length >= count", arg=len(expected))
    expect(page.locator("#again")).to_be_visible()
    assert pictures(page) == now
    assert page.evaluate("told") == expected
    assert page.evaluate("window.moved") == 0


def test_who_comes_back_is_told_how_much_happened(visitor: Visits, server: Server) -> None:
    ada, race = visitor("Ada"), under_way("mille-bornes")
    table = server.lay_out(ada.token, race)
    bob = visitor("Bob", show=True)
    bob.sit_at(table)
    bob.go("/")
    play_on(ada, server, table, 3)
    page = bob.sit_at(table)
    expect(page.locator("#latest-told")).to_contain_text("3 moves")
    expect(page.locator("#toast")).to_contain_text("3 moves")  # where tips take the place of the other one


def test_who_was_cut_off_for_long_is_told_how_much_happened_instead_of_being_shown_it(
    visitor: Visits, server: Server
) -> None:
    ada, race = visitor("Ada"), under_way("mille-bornes")
    table = server.lay_out(ada.token, race)
    page = watching(visitor, table)
    page.evaluate(NOTE)
    page.context.set_offline(True)
    expect(page.locator("#offline")).to_be_visible()
    play_on(ada, server, table, LONG)
    page.context.set_offline(False)
    expect(page.locator("#latest-told")).to_contain_text(f"{LONG} moves")
    assert page.evaluate("told") == []


def test_in_the_background_nothing_is_played_and_who_comes_back_is_told_how_much_happened(
    visitor: Visits, server: Server
) -> None:
    ada, race = visitor("Ada"), under_way("mille-bornes")
    table = server.lay_out(ada.token, race)
    page = watching(visitor, table)
    page.evaluate(NOTE)
    page.evaluate(TURN_AWAY, True)
    play_on(ada, server, table, 3)
    rested(page, server, table)
    page.evaluate(TURN_AWAY, False)
    expect(page.locator("#latest-told")).to_contain_text("3 moves")
    assert page.evaluate("told") == []
    page.locator("#again").click()
    page.wait_for_function("() => told.length >= 3")


def test_a_move_begins_before_the_house_has_answered_and_goes_back_if_it_is_refused(
    visitor: Visits, server: Server
) -> None:
    ada = visitor("Ada", show=True, reduced_motion="no-preference")
    race = race_until(lambda race: race.step > 20 and drives(race))
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    page.evaluate(REFUSING)
    assert wait_for_turn(page)
    before = pictures(page)
    card(page, next(part for part in goes_to(race, "zone:0") if part[5:].isdigit())).click()
    page.locator(OWN).click()
    expect(page.locator("#board-place .ghost").first).to_be_attached()  # what was foreseen has come in
    page.locator("#confirm").click()
    page.wait_for_selector(".flown", state="attached")
    page.evaluate("() => window.refuse()")
    expect(page.locator("#toast")).to_contain_text("No.")
    page.keyboard.press("Escape")
    page.wait_for_function(f"before => JSON.stringify(({DRAWN})()) === JSON.stringify(before)", arg=before)


def test_what_is_touched_shows_at_once_that_a_move_is_sent_and_comes_back_if_it_is_refused(
    visitor: Visits, server: Server
) -> None:
    ada = visitor("Ada", show=True)
    race = race_until(lambda race: race.turn == 0 and race.view(0)["phase"] == "playing" and race.step > 20)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    page.evaluate(REFUSING)
    assert wait_for_turn(page)
    page.keyboard.press("1")  # of the list of moves, so that nothing was foreseen
    expect(page.locator("#hand-place .sent")).to_have_count(1)
    page.evaluate("() => window.refuse()")
    expect(page.locator(".sent")).to_have_count(0)


def test_the_points_are_counted_line_by_line_before_the_winner_is_named(visitor: Visits, server: Server) -> None:
    ada, race = visitor("Ada"), race_until(ends_with_a_move)
    table = server.lay_out(ada.token, race)
    page = watching(visitor, table)
    page.evaluate(COUNTED)
    play_on(ada, server, table, 1)
    expect(page.locator(".podium h2")).to_be_visible()
    lines = page.locator("#sheet tbody th").all_text_contents()
    assert page.evaluate("counted") == [[line, False] for line in lines]
    scores = {f"{points:,}" for points in server.race(table).scores()}
    assert set(page.locator(".podium [data-side]").all_text_contents()) == scores
