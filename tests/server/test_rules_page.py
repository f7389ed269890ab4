"""The rules as a table plays them."""

import re

import pytest

from tests.server.room import OPEN, YOU, Room

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("chairs", "stops"), [(2, 4), (4, 5)])
async def test_the_rules_of_a_table_count_the_cards_for_its_players(room: Room, chairs: int, stops: int) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, *[OPEN] * (chairs - 1))
    page = (await ada.fetch("GET", f"/table/{table['id']}")).text
    [link] = re.findall(r'href="(/rules/[^"]+)"', page)
    rules = (await ada.fetch("GET", link.replace("&amp;", "&"))).text
    assert re.search(rf'<b>Stop</b> <span class="count">×&nbsp;{stops}<', rules)
