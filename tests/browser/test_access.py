import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, Person, papers, ready, wait_for_turn
from tests.browser.serving import GAME, Server, race_until, sensible

LOOKS: dict[str, dict[str, Any]] = {
    "wide-light": {"color_scheme": "light"},
    "wide-dark": {"color_scheme": "dark"},
    "phone-light": {**PHONE, "color_scheme": "light", "language": "fr"},
    "phone-dark": {**PHONE, "color_scheme": "dark", "language": "fr"},
}
CLOSER = ("wide-light", "phone-dark")  # with every tab and dialog; the others show the same things in other colours
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}
SECRET = b"a race for everybody's eyes  ..."


def plays_on(race: Race) -> bool:
    if race.turn != 0 or race.view(0)["phase"] != "playing" or len(race.record.moves) <= 24:
        return False
    return not all(race.choice(move).lays_off for move in race.moves())


def finished() -> Race:
    race = Race.start(REGISTRY.find(GAME), 2, players=["Ada", "Bob"], secret=SECRET)
    while not race.over:
        race.play(sensible(race))
    return race


def violations(page: Page, options: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds, and where."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{page.url} {each['id']}: {node['target']} {node['html'][:90]}" for each in found for node in each["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_page(look: str, visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", bypass_csp=True, **LOOKS[look])
    racing = server.lay_out(ada.token, race_until(plays_on), {1: "learner"})
    over = server.lay_out(ada.token, finished(), {1: "learner"})
    found: list[str] = []
    asked = EVERYTHING if look in CLOSER else COLOURS
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", "/me", f"/ratings/{GAME}"):
        ada.go(path)
        found += violations(ada.page, asked)
    for table, looks in ((racing, RACING), (over, OVER), (gathering(ada), [nothing])):
        page = ada.sit_at(table)
        for prepare in looks if look in CLOSER else looks[:2]:
            prepare(page)
            found += violations(page, asked)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("look", CLOSER)
def test_axe_finds_nothing_in_any_dialog(look: str, visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", bypass_csp=True, **LOOKS[look])
    table = server.lay_out(ada.token, race_until(plays_on), {1: "learner"})
    found: list[str] = []
    page = ada.sit_at(table)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    found += violations(page)
    closed(page)
    dialog("settings")(page)
    found += violations(page)
    closed(page)
    explained(page)
    found += violations(page)
    page = ada.sit_at(server.lay_out(ada.token, race_until(lambda race: race.turn == 1), {}))
    expect(page.locator("#handover")).to_be_visible()
    found += violations(page)
    page = ada.go("/table/there-is-no-such-table")
    found += violations(page)
    ada.wrong = [fault for fault in ada.wrong if "404" not in fault]
    assert not found, "\n".join(found)


def gathering(ada: Person) -> str:
    chairs = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "racer"}]
    answer = ada.context.request.post(f"{ada.server.url}/api/tables", data={"game": GAME, "chairs": chairs})
    return str(answer.json()["id"])


def nothing(page: Page) -> None:
    """The table as it is."""


def chosen(page: Page) -> None:
    wait_for_turn(page)
    page.locator("#hand-place [data-part].lit").first.click()
    page.locator("#board-place [data-part].lit").first.click()
    papers(page)
    page.locator(".all-moves summary").click()


def tab(name: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        papers(page)
        page.locator(f"#tab-{name}").click()

    return opened


def dialog(name: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        papers(page)
        page.locator(f"#open-{name}").click()
        expect(page.locator(f"#{name}")).to_be_visible()

    return opened


def explained(page: Page) -> None:
    page.locator("#hand-place [data-part]").first.click(button="right")
    expect(page.locator("#explain")).to_be_visible()


def replayed(page: Page) -> None:
    page.locator("[data-do=replay]").click()
    expect(page.locator("#replay output")).not_to_be_empty()


def closed(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


RACING = [nothing, chosen, tab("sheet"), tab("chat"), tab("hint")]
OVER = [nothing, replayed]


@pytest.mark.parametrize("sight", ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"])
def test_whoever_sees_colours_otherwise_sees_every_state(sight: str, visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(plays_on), {1: "learner"}))
    ada.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    wait_for_turn(page)
    lit = page.locator("#hand-place [data-part].lit").first
    assert dashes(lit) not in ("", "none"), "what can be touched has a dashed outline"
    lit.click()
    assert dashes(page.locator(".chosen").first) == "none", "what was touched has a whole one"
    assert page.locator(".chosen").first.get_attribute("aria-pressed") == "true"
    for letter in "AB":
        expect(page.locator(f"#art-car-{letter} text")).to_have_text(letter)
        assert page.locator(f"#board use[href='#art-car-{letter}']").count(), "cars have letters"
    assert page.locator(".acting .turn").inner_text() == "to move"
    assert len(page.screenshot()) > 20_000


def dashes(thing: Any) -> str:
    """How the outline of a thing is drawn."""
    found = thing.locator(".outline").first
    assert found.evaluate("it => getComputedStyle(it).stroke") != "none"
    return str(found.evaluate("it => getComputedStyle(it).strokeDasharray"))


def test_language_and_theme_are_chosen_and_kept(visitor: Visits) -> None:
    page = visitor("Ada", color_scheme="light").go("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_role("button", name="Day or night").click()
    assert page.evaluate(ground) != day
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate(ground) != day, "the night is kept"
    page.goto(page.url.rstrip("/") + f"/rules/{GAME}")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_no_script_from_elsewhere_would_run(visitor: Visits) -> None:
    ada = visitor()
    page = ada.page
    answer = page.goto(ada.server.url)
    assert answer is not None and "default-src 'self'" in answer.headers["content-security-policy"]
    page.evaluate(
        """() => { const script = document.createElement("script");
        script.textContent = "document.title = 'taken over'"; document.body.append(script); }"""
    )
    assert page.title() != "taken over"
    assert ada.wrong and "Content Security Policy" in ada.wrong.pop()


def test_moves_are_announced_in_one_live_region(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(plays_on), {1: "learner"}))
    wait_for_turn(page)
    page.keyboard.press("1")
    expect(page.locator("#live")).to_contain_text("Ada")
    assert page.locator("[aria-live=polite]#live").count() == 1


def test_an_address_that_leads_nowhere_is_told_kindly(visitor: Visits) -> None:
    ada = visitor(language="fr")
    page = ada.go("/table/there-is-no-such-table")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("route"))
    expect(page.get_by_role("link", name="PADDOCK")).to_be_visible()
    ada.wrong = [fault for fault in ada.wrong if "404" not in fault]


def test_who_takes_a_wrong_turn_is_still_known(visitor: Visits) -> None:
    ada = visitor("Ada")
    expect(ada.go("/nowhere").locator("nav")).to_contain_text("Ada")
    assert "404" in ada.wrong.pop()


def test_a_guest_makes_an_account_and_comes_back(visitor: Visits) -> None:
    ada, again = visitor("Ada"), visitor()
    for person, button in ((ada, "Make an account"), (again, "Sign in")):
        page = person.go("/me")
        page.locator("[name=login]").fill("ada.l")
        page.locator("[name=password]").fill("analytical engine")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("You are signed in as ada.l")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Profile", exact=True)).to_be_visible()


def test_every_page_fits_a_phone(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", "fr", **PHONE)
    tables = [server.lay_out(ada.token, race_until(plays_on), {1: "learner"}), gathering(ada)]
    rules = (f"/rules/{game}" for game in REGISTRY.games)
    for path in ("/", f"/new/{GAME}", *rules, "/me", f"/ratings/{GAME}", *(f"/table/{id}" for id in tables)):
        page = ada.go(path)
        if "/table/" in path:
            ready(page)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} pixels wider than a phone"


@pytest.mark.parametrize("box", REGISTRY.games)
def test_on_a_phone_board_and_hand_are_in_sight_together(box: str, visitor: Visits) -> None:
    page = visitor("Léa", "fr", **PHONE).go("/")
    page.locator(f"[data-game={box}] [data-level=learner]").click()
    wait_for_turn(page)
    board, hand = (page.locator(place).bounding_box() for place in ("#board-place", "#hand-place"))
    assert board and hand
    assert board["y"] < 844 / 4 and hand["y"] + hand["height"] <= 844 + 1
    assert hand["y"] > 844 / 2, "half of the screen is the board's"
