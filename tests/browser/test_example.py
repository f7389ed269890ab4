"""A game of another package, without a drawing of its own, is played in the browser as every other is."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from paddock.core.game import Game
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, Touch, play_a_move, ready, wait_for_turn


@pytest.mark.parametrize(("shape", "touch"), [({}, Locator.click), (PHONE, Locator.tap)], ids=["desk", "phone"])
def test_it_is_played_from_the_lobby_to_its_end(
    example: Game, visitor: Visits, shape: dict[str, Any], touch: Touch
) -> None:
    page = visitor(**shape).go("/")
    page.locator("[data-game=fog-run]").get_by_role("button", name="Learner").click()
    ready(page)
    while wait_for_turn(page):
        play_a_move(page, touch)
    expect(page.locator(".winner")).to_be_visible()


def test_its_rules_can_be_read_in_french(example: Game, visitor: Visits) -> None:
    page = visitor("Léa", language="fr").go("/rules/fog-run")
    expect(page.get_by_role("heading", name="Fog Run : comment jouer")).to_be_visible()
    expect(page.get_by_text("si le plus haut des deux dés")).to_have_count(6)
