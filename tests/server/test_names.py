"""Names can be seen, and nobody at a table passes for another."""

import pytest

from paddock.server.names import unique_name
from tests.server.room import OPEN, YOU, Room

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "name",
    [
        *("\u200b", "\u2800", "\ufeff", "\u00ad", "\u3164", "\u115f\u1160", "\u0301", "\ue000", "\u0378", "\ufe0f"),
        *("Ada\u200b", "\u202eAda", "Ada\u2066", "A\u200dda", "Ada\u200d", "A\ufe0fda", "A\u034fda", "Ada\U000e0041"),
    ],
    ids=ascii,
)
async def test_a_name_that_is_not_seen_is_refused_in_words(room: Room, name: str) -> None:
    stranger = room.stranger()
    refused = await stranger.post("/guests", 422, name=name)
    assert "could not see all of it" in refused["text"]
    ada = await room.guest("Ada")
    assert (await ada.ask("PATCH", "/me", json={"name": name})).status_code == 422
    table = await ada.post("/tables", 422, game="mille-bornes", chairs=[{**YOU, "name": name}, OPEN])
    assert table["error"] == "bad-input"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Ὀδυσσεύς",
        "Аделаида",
        "می\u200cخواهم",
        "क्\u200dष",
        "שרה",
        "李雷",
        "🏎️",
        "👩\u200d🚀",
        "👍🏽",
        "1️⃣",
        "R2-D2",
    ],
    ids=ascii,
)
async def test_names_of_all_scripts_and_emoji_are_welcome(room: Room, name: str) -> None:
    assert (await room.stranger().post("/guests", 201, name=name))["person"]["name"] == name


async def test_a_name_is_kept_composed_and_with_single_spaces(room: Room) -> None:
    new = await room.stranger().post("/guests", 201, name=" Zoe\u0308 \u00a0 L. ")
    assert new["person"]["name"] == "Zo\u00eb L."


@pytest.mark.parametrize(
    "name", ["Ada", "ADA", "\u0410da", "Ad\u0430", "\uff21da", "\U0001d400da", "\u0391da"], ids=ascii
)
def test_the_second_of_two_names_that_look_alike_is_numbered(name: str) -> None:
    assert unique_name(name, ["Ada"]) == f"{name} 2"
    assert unique_name(name, ["Bob", "Ada", f"{name} 2"]) == f"{name} 3"


def test_strokes_that_look_alike_are_told_apart() -> None:
    assert unique_name("BiIl", ["Bill"]) == "BiIl 2"
    assert unique_name("B0b", ["BOb"]) == "B0b 2"
    for other in ("Adá", "Adam", "Bob"):
        assert unique_name(other, ["Ada"]) == other


async def test_who_sits_down_with_a_name_that_looks_alike_is_numbered(room: Room) -> None:
    ada, other = await room.guest("Ada"), await room.guest("\u0410da")
    table = await ada.open(YOU, OPEN, public=True)
    await other.sit(table["id"], 1)
    assert [chair["name"] for chair in (await ada.look(table["id"]))["chairs"]] == ["Ada", "\u0410da 2"]
