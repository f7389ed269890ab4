"""A rally in a real browser: where cards lead, and a course built tile by tile."""

from playwright.sync_api import expect

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import table_of, version, wait_beyond, wait_for_turn
from tests.browser.serving import Server, race_until

NAMES = ("Ada", "Bob", "Eve")
BOTS = {1: "learner", 2: "learner"}


def holds_two_colours(race: Race) -> bool:
    reach = race.view(0).get("reach", {})
    return race.turn == 0 and {"green", "yellow"} <= reach.keys() and "store" not in reach


def test_a_card_shows_where_its_colour_leads_and_where_the_car_would_stop(visitor: Visits, server: Server) -> None:
    race = race_until(holds_two_colours, names=NAMES, box="road-rally-usa")
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, BOTS))
    wait_for_turn(page)
    green = next(name for name in race.view(0)["hand"] if name[0] == "g")
    page.locator(f"#hand-place [data-part='card:{green}']").hover()
    expect(page.locator("#why")).to_contain_text("draws 2")
    expect(page.locator("#course > .ghost")).to_have_count(1)
    expect(page.locator("#board-place [data-for~='card:y2'].faint").first).to_be_attached()
    expect(page.locator(f"#board-place [data-for~='card:{green}'].faint")).to_have_count(0)
    page.mouse.move(2, 2)
    page.locator(".prompt").hover()
    expect(page.locator("#board-place .faint")).to_have_count(0)


def test_a_course_is_built_tile_by_tile_where_its_ghost_lay(visitor: Visits, server: Server) -> None:
    options = {"course": "built", "first-driver": "first-seat"}
    game = REGISTRY.find("road-rally-usa")
    race = Race.start(game, 3, variant="standard", players=NAMES, options=options, secret=bytes(32))
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, BOTS))
    wait_for_turn(page)
    page.locator("#hand-place [data-part='tile:DE']").click()
    page.locator("#hand-place [data-part='way:backwards']").hover()
    expect(page.locator("#course > .ghost")).to_have_count(2)  # the tile, and what is printed on it
    before = version(page)
    page.locator("#hand-place [data-part='way:backwards']").click()
    expect(page.locator("#decision b")).to_have_text("Lay tile DE, driven backwards")
    page.locator("#confirm").click()
    wait_beyond(page, before)
    assert server.race(table_of(page)).view()["course"]["tiles"][0] == ("DE", True)
    expect(page.locator("#tile-DE")).to_be_attached()
