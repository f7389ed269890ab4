"""What players read: numbers come from the box, and everything in the box can be looked up."""

import re

import pytest

from paddock.core.game import Thing
from paddock.core.texts import glossary, howto, text
from paddock.core.words import CORE, LANGUAGES, Say, Words
from paddock.games import checkpoint_rally
from paddock.games.checkpoint_rally import GAME, table
from paddock.games.checkpoint_rally.rules.box import BOX, CAR_IDS, FACTS, TILE_IDS
from tests.checkpoint_rally.position import dealt

SPEAK = GAME.words("en")


def things(kind: str) -> list[Thing]:
    """What the reference has of one kind."""
    return [thing for part, thing in glossary(GAME, GAME.prepare()).items() if part.startswith(f"{kind}:")]


# ---- Numbers -----------------------------------------------------------------------------------


def test_messages_follow_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    other = {"draws": 1, "minutes_draw": 9, "minutes_place": 8, "minutes_refresh": 7, "hand": 6, "row": 5, "gps": 3}
    monkeypatch.setattr(checkpoint_rally, "FACTS", FACTS | other)
    speak = Words("en", (CORE, GAME.package))
    assert speak(Say("move-draw")) == "Draw 1 tile"
    assert speak(Say("drawing-stack-count", count=20)) == "Draw 1 tile, 9 min. 20 tiles in the stack"
    assert speak(Say("thing-gps.help")).startswith("Everybody has 3 ")
    assert "8 minutes, less one" in speak(Say("tile-minutes"))
    assert "5 new tiles: 7 min" in speak(Say("thing-refresh.help"))
    assert "a hand has 6 at most" in speak(Say("why-discard-first", count=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_the_box_is_typed_into_the_how_to(language: str) -> None:
    taught = text(GAME, "howto", language)
    harmless = (
        r"\{ [^}]* \}",  # places for facts
        r"^\d\. |\b[AE]\d\b",  # steps and cells
        r"^\| bonus .*$|^\| \d (players|joueurs)",  # heads of the table of bonuses
        r"2 (players|to)|de 2 à",
    )
    typed = re.sub("|".join(harmless), "", taught, flags=re.MULTILINE)
    assert set(re.findall(r"\d+", typed)) == {"0", "1"}  # GPS updates take no minute, and a match saves one


@pytest.mark.parametrize(
    ("option", "choice", "told"),
    [
        ("checkpoint-map", "four", "Everybody races the map with 4 checkpoints."),
        ("cars", "chosen", "everybody chooses one of the 6 car sheets"),
        ("layout", "plus", "a block in the middle"),
        ("borders", "bare", "terrain on the borders does not count"),
        ("end-game", "literal", "the last of them may go on"),
    ],
)
def test_the_how_to_tells_the_options_that_are_played(option: str, choice: str, told: str) -> None:
    assert told not in howto(GAME, "en", GAME.prepare())
    assert told in howto(GAME, "en", GAME.prepare(options={option: choice}))


def test_reaching_a_draw_line_exactly_counts() -> None:
    # ruling 13
    assert "reach or pass 15, 30, 45" in howto(GAME, "en", GAME.prepare())


# ---- The reference -----------------------------------------------------------------------------


def test_the_reference_lists_the_box_of_the_rulebook() -> None:
    box = table.reference(dealt().state)[0]
    assert {thing.part: thing.count for thing in box.things} == {
        "watch": 1,
        "marker": 4,
        "tile": 42,
        "border": 4,
        "card": 20,
        "token": 16,
        "sheet": 6,
        "car": 4,
        "gps": 8,
        "actions": 4,
    }


def test_every_tile_sheet_border_and_card_can_be_looked_up() -> None:
    assert [thing.part for thing in things("tile")] == [f"tile:{tile}" for tile in TILE_IDS]
    assert [thing.part for thing in things("sheet")] == [f"sheet:{car}" for car in CAR_IDS]
    assert (len(things("border")), len(things("card"))) == (4, 20)


def test_tiles_are_grouped_by_road_with_their_number() -> None:
    titles = [SPEAK(chapter.title) for chapter in table.reference(dealt().state)]
    assert titles[5:8] == ["Highway: 14 tiles", "Gravel road: 14 tiles", "Urban road: 14 tiles"]


def test_a_tile_tells_the_terrain_of_its_sides() -> None:
    helps = {SPEAK(thing.name): SPEAK(thing.help) for thing in things("tile")}
    assert helps["H05 (Highway, curve)"].startswith("Terrain: mountains (1 side), grassland (3 sides).")
    assert helps["U04 (Urban road, junction)"].startswith("Terrain: city (all sides).")


def test_a_car_sheet_tells_its_minutes() -> None:
    for thing, car in zip(things("sheet"), BOX["cars"], strict=True):
        told = f"Minutes a tile: highway {car['highway']}, gravel road {car['gravel']}, urban road {car['urban']}."
        assert SPEAK(thing.help) == told


def test_a_card_and_a_border_tell_both_their_faces() -> None:
    card, border = things("card")[0], things("border")[0]
    assert SPEAK(card.help) == "The map with 4: B1, C2, E3, B4. The map with 3: C1, B2, C5."
    assert "grassland, grassland, desert, mountains, mountains. On the other face: desert, desert" in SPEAK(border.help)


def test_the_border_says_whether_it_matches() -> None:
    # ruling 8
    for choice, told in (("count", "It matches like the terrain of a tile."), ("bare", "it matches nothing.")):
        thing = glossary(GAME, GAME.prepare(options={"borders": choice}))["border"]
        assert SPEAK(thing.help).endswith(told)
