"""The page of a review: the graph leads to the board, the board to a race that goes on, mistakes to puzzles."""

from typing import Any

import orjson
import pytest
from playwright.sync_api import expect

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.review import growing
from paddock.review.findings import Decision, TurningPoint
from paddock.server import queries
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, ready
from tests.browser.serving import GAME, Server

SECRET = b"a race for the page of a review "
STEP = 12  # moves before the mistake


@pytest.fixture(scope="module")
def race() -> Race:
    """A race that is over."""
    race = Race.start(REGISTRY.find(GAME), 2, players=["Ada", "Bob"], secret=SECRET)
    while not race.over:
        race.play(race.game.policy_move(race.state))
    return race


@pytest.fixture(scope="module")
def review(race: Race) -> dict[str, Any]:
    """Its review, with a turning point."""
    before = Race.load(race.game, race.record.cut(STEP))
    played = race.record.moves[STEP]
    better = next(move for move in before.moves() if move != played)
    *_, found = growing(race, seconds=0.05, cores=1)
    mistake = Decision(STEP + 1, before.turn, played, better, 0.31, 0.01, 400, 0.2, 0.02)
    point = TurningPoint(STEP + 1, before.turn, played, better, 0.31, 0.01, 0.2, 0.02, 0.2, 0.02, [])
    return {**found.as_json(), "done": 1.0, "decisions": [mistake], "turning_points": [point]}


@pytest.mark.parametrize("shape", [{}, PHONE], ids=["desk", "phone"])
def test_a_review_leads_to_the_board_and_on_from_there(
    visitor: Visits, server: Server, race: Race, review: dict[str, Any], shape: dict[str, Any]
) -> None:
    ada = visitor("Ada", **shape)
    table = server.lay_out(ada.token, race, {1: "learner"})
    server.call(server.house.store.write(lambda tx: queries.keep_review(tx, table, orjson.dumps(review))))
    page = ada.go(f"/table/{table}/review")
    graph = page.locator(".chances svg")
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.locator("#board-place svg").first).to_be_visible()
    middle = int(page.locator("#review-step").input_value())
    assert abs(middle - race.step / 2) < race.step / 8
    expect(page.locator("#review-told")).to_contain_text(f"Move {middle}: Ada")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.locator("#review-step").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#review-told")).to_contain_text(f"Move {middle + 1}: Ada")
    page.locator("#go-on-here").click()
    page.wait_for_url(lambda url: table not in url)
    ready(page)
    expect(page.locator("#notice")).to_contain_text(f"goes on from move {middle + 1}")
    page.go_back()
    page.locator("[data-try]").click()
    expect(page.locator("#notice")).to_contain_text("gave 31\N{NO-BREAK SPACE}% away")
    page.goto(f"{server.url}/table/{table}")
    ready(page)
    page.locator("[data-do=replay]").click()
    expect(page.locator("#replay-graph svg")).to_be_visible()
