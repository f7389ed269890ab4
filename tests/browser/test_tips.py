"""The newcomer's table in the browser: sensible moves are marked, say why, and are made like any other."""

from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.core.race import Race
from paddock.school.tips import tips
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, version, wait_beyond
from tests.browser.serving import Server, driving, race_until


def has_tips(race: Race) -> bool:
    return race.turn == 0 and len(tips(race.game, race.state)) > 1


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_a_newcomer_is_shown_sensible_moves_and_why(window: dict[str, Any], visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", show=True, **window)
    race = race_until(has_tips, names=("Ada", driving("driver").name))
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "driver"}))
    offered, speak = tips(race.game, race.state), race.game.words("en")
    expect(page.locator("#tips button")).to_have_count(len(offered))
    for tip in offered:
        expect(page.locator(f"[data-part='{race.choice(tip.move).parts[0]}'].tip").first).to_be_attached()
    second = offered[1]
    page.locator("#tips button").nth(1).click()
    expect(page.locator("#decision b")).to_have_text(race.describe(second.move))
    expect(page.locator("#decision span")).to_contain_text(speak(second.merit, race.players))
    expect(page.locator(".tip")).to_have_count(0)
    before = version(page)
    page.locator("#confirm").click()
    wait_beyond(page, before)
    assert server.race(ada.table).record.moves[race.step] == second.move


def test_who_wants_no_tips_gets_none_until_they_want_them(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    race = race_until(has_tips)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "driver"}))
    expect(page.locator("#tips")).to_be_hidden()
    page.locator("#open-settings").click()
    page.locator("#settings [name=tips]").select_option("always")
    page.keyboard.press("Escape")
    expect(page.locator("#tips button").first).to_be_visible()
