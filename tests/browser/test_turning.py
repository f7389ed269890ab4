"""Tiles are picked, turned, hovered and placed: Checkpoint Rally in a real browser."""

from playwright.sync_api import expect

from paddock.core.race import Race
from paddock.core.replay import Replay
from paddock.games.checkpoint_rally.rules.box import CELL_IDS, TILE_IDS
from paddock.games.checkpoint_rally.rules.placing import matches
from tests.browser.conftest import Visits
from tests.browser.people import table_of, wait_beyond, wait_for_turn
from tests.browser.people import version as version_of
from tests.browser.serving import Server, race_until


def holds_tiles(race: Race) -> bool:
    view = race.view(0)
    return race.turn == 0 and view["phase"] == "acting" and len(view["hand"]) == 3 and len(view["board"]) < 25


def matches_of(race: Race, tile: str, turn: int, cell: str) -> int:
    """How many minutes the neighbours and the replaced tile would save."""
    return matches(race.state, TILE_IDS.index(tile), turn, CELL_IDS.index(cell)).bit_count()


def test_a_tile_is_turned_by_key_wheel_and_sign_and_its_ghost_shows_the_cost(visitor: Visits, server: Server) -> None:
    race = race_until(holds_tiles, box="checkpoint-rally")
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    tile = race.view(0)["hand"][0]
    cell = next(name for name in ("C3", "B2", "D4") if name not in [p["cell"] for p in race.view()["players"]])
    page.locator(f"[data-part='tile:{tile}']").click()
    turn = page.locator("#hand-place")
    expect(turn).to_have_attribute("data-turn", "0")
    page.keyboard.press("r")
    expect(turn).to_have_attribute("data-turn", "90")
    page.locator(f"[data-part='cell:{cell}']").hover()
    page.mouse.wheel(0, 100)
    expect(turn).to_have_attribute("data-turn", "180")
    page.locator("[data-part='turn:270']").click()
    expect(turn).to_have_attribute("data-turn", "270")
    page.locator(f"[data-part='cell:{cell}']").hover()
    told = page.locator("#board-place .ghost.tells").filter(has_text="min")
    expect(told.get_by_text("−1", exact=True)).to_have_count(matches_of(race, tile, 3, cell))
    expect(page.locator("#board-place .ghost.tells use[href*='art-']").first).to_be_attached()
    before = version_of(page)
    page.locator(f"[data-part='cell:{cell}']").click()
    expect(page.locator("#decision b")).to_contain_text(f"{tile} on {cell}, turned 270°")
    page.locator("#confirm").click()
    wait_beyond(page, before)
    after_it = Replay(server.race(table_of(page))).after(race.step + 1)  # a bot may have replaced the tile since
    assert after_it.view()["board"][cell] == {"tile": tile, "turned": 3}
