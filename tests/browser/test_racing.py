import re

from playwright.sync_api import Locator, Page, expect

from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import (
    PHONE,
    play_a_move,
    ready,
    table_of,
    touch_a_move,
    version,
    wait_beyond,
    wait_for_turn,
)
from tests.browser.serving import Server, race_until, sensible

OWN_ZONE, HAND = "#board-place [data-part='zone:0']", "#hand-place [data-part]"
LET_IT_STAND = "[data-part='let-it-stand']"


def parts(race: Race) -> set[str]:
    """Cards that can be played, not only discarded."""
    choices = [race.choice(move).parts for move in race.moves()]
    return {each[0] for each in choices if each[-1] != "discard"}


def held(race: Race) -> set[str]:
    return {f"card:{card}" for card in race.view(race.turn)["hand"]}


def is_new(race: Race) -> bool:
    """Ada's turn, with a card that can be played and one that cannot."""
    return race.turn == 0 and race.view(0)["phase"] == "playing" and bool(parts(race)) and parts(race) != held(race)


def learner(page: Page) -> Locator:
    """The sign on Mille Bornes' poster that leads to a race against a learner."""
    return page.locator("[data-game=mille-bornes]").get_by_role("button", name="Learner")


def test_two_clicks_lead_to_a_race_and_the_mouse_through_it(visitor: Visits) -> None:
    page = visitor().go("/")
    learner(page).click()
    ready(page)
    while wait_for_turn(page):
        play_a_move(page)
    expect(page.locator(".winner")).to_be_visible()
    expect(page.locator(".graph svg")).to_be_visible()


def test_a_whole_race_by_keyboard_alone(visitor: Visits) -> None:
    page = visitor().go("/")
    button = learner(page)
    for _ in range(80):
        page.keyboard.press("Tab")
        if button.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.press("Enter")
    ready(page)
    turns = 0
    while wait_for_turn(page):
        before = version(page)
        if turns < 3 and page.locator(f"{HAND}.lit").count() and not page.locator(LET_IT_STAND).count():
            walk_and_touch(page)
        else:
            page.keyboard.press("1")
        wait_beyond(page, before)
        turns += 1
    expect(page.locator(".winner")).to_be_visible()


def walk_and_touch(page: Page) -> None:
    """To a lit card by arrows, to where it goes, unless it can only be thrown away, and Enter again."""
    page.locator("#main").evaluate("it => document.activeElement.blur()")
    for place in ("#hand-place", "#board-place"):
        if not page.locator("#decision").is_visible():
            walk_to(page, f"{place} [data-part].lit:focus")
            page.keyboard.press("Enter")
    expect(page.locator("#decision")).to_be_visible()
    page.keyboard.press("Enter")


def walk_to(page: Page, part: str) -> None:
    """By arrows, once around at most."""
    for _ in range(60):
        if page.locator(part).count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"arrows do not lead to {part}")


def test_keys_are_shown_and_put_a_card_back(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(f"{HAND}.lit").first.click()
    expect(page.locator(".chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator("#moves [data-move]").first).to_be_focused()


def test_a_phone_in_french(visitor: Visits) -> None:
    page = visitor(language="fr", **PHONE).go("/")
    page.locator("[data-game=mille-bornes]").get_by_role("button", name="Débutant").tap()
    ready(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    for _ in range(4):
        if wait_for_turn(page):
            play_a_move(page, Locator.tap)
    width = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the phone"
    page.locator("[data-paper=log]").tap()
    texts = page.locator("body").inner_text()
    assert "Journal" in texts and "Your turn" not in texts


def test_a_card_that_cannot_be_played_says_why(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    race = race_until(is_new)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    stuck = sorted(held(race) - parts(race))[0]
    page.locator(f"#hand-place [data-part='{stuck}']").first.click()
    expect(page.locator("#why")).not_to_be_empty()


def test_a_move_waits_as_a_ghost_until_it_is_confirmed(visitor: Visits, server: Server) -> None:
    def can_drive(race: Race) -> bool:
        return race.turn == 0 and any("100" in part for part in parts(race))

    ada = visitor("Ada")
    race = race_until(can_drive)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    page.locator("#hand-place [data-part='card:100']").first.click()
    page.locator(OWN_ZONE).first.click()
    expect(page.locator("#decision b")).not_to_be_empty()
    expect(page.locator("#board-place .ghost").first).to_be_attached()
    page.locator("#release").click()
    expect(page.locator("#decision")).to_be_hidden()
    expect(page.locator(".ghost")).to_have_count(0)
    assert len(server.race(table_of(page)).record.moves) == len(race.record.moves)


def test_without_confirmation_the_last_touch_moves(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    page.locator("#open-settings").click()
    page.get_by_label(re.compile("Ask before a move")).uncheck()
    page.locator("#settings").get_by_role("button", name="Close").click()
    wait_for_turn(page)
    before = version(page)
    page.locator(f"{HAND}.lit").first.click()
    page.locator("#board-place [data-part].lit").first.click()
    wait_beyond(page, before)
    page.reload()
    ready(page)
    page.locator("#open-settings").click()
    expect(page.get_by_label(re.compile("Ask before a move"))).not_to_be_checked()


def test_a_card_explains_itself(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    wait_for_turn(page)
    page.locator(HAND).first.click(button="right")
    expect(page.locator("#explain h2")).not_to_be_empty()
    expect(page.locator("#explain p")).not_to_be_empty()
    expect(page.locator("#explain svg")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(HAND).first.focus()
    page.keyboard.press("i")
    expect(page.locator("#explain")).to_be_visible()


def test_the_champion_gives_a_hint_with_reasons_and_values(visitor: Visits, server: Server) -> None:
    server.prepare_bots()
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.locator("#hint p")).to_contain_text(re.compile("I would choose|Hard to tell"))
    expect(page.locator("#hint meter").first).to_be_visible()
    before = version(page)
    page.locator("#hint button").first.click()
    wait_beyond(page, before)
    expect(page.locator("#hint button")).to_have_count(0)


def test_a_move_that_told_nothing_can_be_taken_back(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    race = race_until(last_safety, keep_safeties)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    safety = sorted(part for part in parts(race) if safeties(race, part))[0]
    card = page.locator(f"#hand-place [data-part='{safety}']")
    card.first.click()
    page.locator(OWN_ZONE).first.click()
    page.locator("#confirm").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(card).to_have_count(1)
    assert len(server.race(table_of(page)).record.moves) == len(race.record.moves)


def safeties(race: Race, part: str) -> bool:
    return part.removeprefix("card:") in ("driving-ace", "extra-tank", "puncture-proof", "right-of-way")


def last_safety(race: Race) -> bool:
    """Ada holds a safety, and there is nothing left to draw."""
    return race.turn == 0 and race.view(0)["pile"] == 0 and any(safeties(race, part) for part in parts(race))


def keep_safeties(race: Race) -> int:
    """Neither play nor throw away a safety, and drive nowhere, until the pile is empty."""
    for move in race.moves():
        choice = race.choice(move).parts
        if choice[-1] in ("discard", "let-it-stand") and not safeties(race, choice[0]):
            return move
    return sensible(race)


def test_what_cannot_be_taken_back_offers_no_button(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    wait_for_turn(page)
    play_a_move(page)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_line_of_the_log_shows_the_table_as_it_was_then(visitor: Visits, server: Server) -> None:
    def later(race: Race) -> bool:
        return is_new(race) and len(race.record.moves) > 20

    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(later), {1: "learner"}))
    wait_for_turn(page)
    now = page.locator("#board").inner_html()
    page.locator("#log button[data-at='5']").first.click()
    expect(page.locator("#replay output")).to_contain_text("Move 5 of")
    page.wait_for_function("now => document.querySelector('#board').innerHTML !== now", arg=now)
    expect(page.locator("#replay-seat")).to_be_hidden()
    page.locator("#replay-close").click()
    touch_a_move(page)


def test_an_attack_shows_what_is_asked(visitor: Visits, server: Server) -> None:
    def attacked(race: Race) -> bool:
        return race.turn == 0 and race.view(0)["phase"] == "under-attack"

    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(attacked), {1: "learner"}))
    expect(page.locator(LET_IT_STAND)).to_be_visible()
