"""Touching as people do: changing one's mind, dragging, what lies under another thing, taps that come too often."""

from playwright.sync_api import Locator, Page, expect

from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, ready, wait_for_turn
from tests.browser.serving import Server, race_until

OWN = "#board-place [data-part='zone:0']"
DISCARD = "#board-place [data-part='discard']"


def card(page: Page, part: str) -> Locator:
    return page.locator(f"#hand-place [data-part='{part}']")


def goes_to(race: Race, *places: str) -> set[str]:
    """The cards that go to each of these places."""
    ways = [race.choice(move).parts for move in race.moves()] if race.turn == 0 else []
    found = [{card for card, *rest in ways if rest == [place]} for place in places]
    return set.intersection(*found) if found else set()


def has_two_ways(race: Race) -> bool:
    """A card can be played or discarded, and another only discarded."""
    played = goes_to(race, "zone:0", "discard")
    return bool(played) and bool(goes_to(race, "discard") - played)


def sit_down(visitor: Visits, server: Server, **options: object) -> tuple[Page, str, str]:
    """At a table of two ways: the page, a card that can be played, one that cannot."""
    race = race_until(has_two_ways)
    ada = visitor("Ada", **options)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    played = goes_to(race, "zone:0", "discard")
    return page, min(played), min(goes_to(race, "discard") - played)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, target: Locator) -> None:
    """Once a thing is taken, what it can go to comes into sight."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30)
    page.mouse.move(*middle(target), steps=6)


def test_another_target_takes_the_place_of_the_first(visitor: Visits, server: Server) -> None:
    page, played, other = sit_down(visitor, server)
    card(page, played).click()
    page.locator(OWN).click()
    expect(page.locator("#decision b")).not_to_contain_text("Discard")
    page.locator(DISCARD).click()
    expect(page.locator("#decision b")).to_contain_text("Discard")
    card(page, other).click()
    expect(page.locator("#decision")).to_be_hidden()
    expect(page.locator("#hand-place .chosen")).to_have_attribute("data-part", other)


def test_the_next_step_is_said_and_a_refusal_stands_beside_what_was_touched(visitor: Visits, server: Server) -> None:
    page, played, _ = sit_down(visitor, server)
    card(page, played).click()
    expect(page.locator("#why:not(.refused)")).to_contain_text("Touch where")
    foe = page.locator("#board-place [data-part='zone:1']")
    foe.click()
    why = page.locator("#why")
    if why.inner_text() and "refused" in (why.get_attribute("class") or ""):
        assert abs(middle(why)[0] - middle(foe)[0]) < 400


def test_a_waiting_move_is_confirmed_by_its_card(visitor: Visits, server: Server) -> None:
    page, played, _ = sit_down(visitor, server)
    before = page.locator(".table").get_attribute("data-version") or ""
    card(page, played).click()
    page.locator(OWN).click()
    expect(page.locator("#decision")).to_be_visible()
    card(page, played).click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def drives(race: Race) -> bool:
    """A distance can be played, so that the car would stand elsewhere."""
    return any(part in goes_to(race, "zone:0") for part in ("card:25", "card:50", "card:75", "card:100"))


def test_a_waiting_move_is_confirmed_by_its_ghost(visitor: Visits, server: Server) -> None:
    race = race_until(drives)
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    before = page.locator(".table").get_attribute("data-version") or ""
    card(page, next(part for part in goes_to(race, "zone:0") if part[5:].isdigit())).click()
    page.locator(OWN).click()
    page.mouse.click(*middle(page.locator("#board-place .ghost:visible").first))
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def test_what_can_only_be_discarded_looks_so(visitor: Visits, server: Server) -> None:
    page, played, other = sit_down(visitor, server)
    expect(card(page, other)).to_have_class("moves lit spare drags")
    expect(card(page, played)).to_have_class("moves lit drags")


def test_a_card_is_dragged_to_where_it_goes(visitor: Visits, server: Server) -> None:
    page, played, _ = sit_down(visitor, server)
    drag(page, card(page, played), page.locator(OWN))
    expect(page.locator(".dragged svg")).to_be_visible()
    expect(page.locator(f"{OWN}.aimed")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator("#decision b")).not_to_be_empty()
    assert page.evaluate("String(getSelection())") == ""


def test_a_card_that_is_dropped_elsewhere_lies_as_before(visitor: Visits, server: Server) -> None:
    page, played, _ = sit_down(visitor, server)
    drag(page, card(page, played), page.locator("#status"))
    expect(page.locator(".dragging")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(":is(.dragged, .chosen)")).to_have_count(0)
    expect(page.locator("#explain")).to_be_hidden()


def test_a_finger_drags_a_card(visitor: Visits, server: Server) -> None:
    page, played, _ = sit_down(visitor, server, **PHONE)
    card(page, played).scroll_into_view_if_needed()
    x, y = middle(card(page, played))
    finger = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": across, "y": down} for across, down in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", (x, y))
    send("touchMove", (x, y - 40))  # across the hand, which scrolls sideways
    send("touchMove", middle(page.locator(DISCARD)))
    expect(page.locator(".dragged")).to_have_count(1)
    send("touchEnd")
    expect(page.locator("#decision b")).to_contain_text("Discard")


def sets_a_speed(race: Race) -> bool:
    return race.turn == 0 and race.view(0)["phase"] == "set-speed" and len(race.moves()) > 3


def test_the_middle_of_a_speed_can_be_touched(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(sets_a_speed, box="road-kill-rally"), {1: "learner"}))
    wait_for_turn(page)
    lit = page.locator("#hand-place [data-part^='speed:'].lit")
    for part in [each.get_attribute("data-part") or "" for each in lit.all()]:
        column = card(page, part)
        box = column.bounding_box()
        assert box
        for share in (0.3, 0.5, 0.62, 0.74, 0.9):
            column.click(position={"x": box["width"] / 2, "y": box["height"] * share})
            expect(page.locator("#hand-place .chosen[data-part^='speed']")).to_have_attribute("data-part", part)
            page.keyboard.press("Escape")


def meets_a_car(race: Race) -> bool:
    """A car stands on a space that can be driven to."""
    spots = {f"space:{car['row']},{car['lane']}" for car in race.view(0).get("cars", ()) if car["row"] is not None}
    return race.turn == 0 and any(race.choice(move).parts[-1] in spots for move in race.moves())


def test_a_space_is_touched_where_a_car_stands_on_it(visitor: Visits, server: Server) -> None:
    race = race_until(meets_a_car, box="road-kill-rally")
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    spots = [f"space:{car['row']},{car['lane']}" for car in race.view(0)["cars"]]
    part = next(part for move in race.moves() if (part := race.choice(move).parts[-1]) in spots)
    page.mouse.click(*middle(page.locator(f"#board-place [data-part='car:{spots.index(part)}']")))
    expect(page.locator("#board-place .chosen").first).to_have_attribute("data-part", part)


def test_a_double_click_on_a_level_opens_one_table(visitor: Visits) -> None:
    page = visitor("Ada").go("/")
    page.locator("[data-game=mille-bornes] [data-level=learner]").dblclick()
    ready(page)
    page.goto(page.url.split("/table/")[0])
    expect(page.locator(".tables a.waiting, .tables a[href^='/table/']")).to_have_count(1)
