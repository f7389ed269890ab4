"""What people read about the rules: everything of the box is listed, and every figure comes from the box."""

import re

import pytest

from paddock.core.texts import glossary, howto, settings, text
from paddock.core.words import LANGUAGES, Say, Words, source
from paddock.games import road_rally
from paddock.games.road_rally import FACTS, GAME
from paddock.games.road_rally.rules.box import COLOURS, TILES

TILE_SETS = pytest.mark.parametrize(("short", "shortcuts"), [("no", 5), ("yes", 4)], ids=["eight", "short"])
in_both = pytest.mark.parametrize("language", LANGUAGES)


def words_with(language: str, monkeypatch: pytest.MonkeyPatch, **changed: int) -> Words:
    """The words of a box in which some numbers are others."""
    monkeypatch.setattr(road_rally, "FACTS", FACTS | changed)
    return Words(language, (GAME.package,))


# ---- The reference


@TILE_SETS
def test_everything_of_the_box_is_listed_with_its_count(short: str, shortcuts: int) -> None:
    things = glossary(GAME, GAME.prepare(options={"short-tiles": short}))
    counts = {part: thing.count for part, thing in things.items() if thing.count}
    assert counts == {
        **{"card:g1": 5, "card:g2": 4, "card:y2": 4, "card:y3": 3, "card:r3": 3, "card:r4": 2},
        **{"stage": 21, "diner": 21, "stage-tile": 21},
        **{"checkpoint": 6, "gas": 6, "store": 4, "mechanic": 4, "shortcut": shortcuts, "finish": 1},
        **{"car": 5, "turn-order": 6, "victory-points": 78},
    }
    assert [part for part in things if part.startswith("tile:")] == [
        f"tile:{name}" for name in ("start", *TILES, "finish")
    ]


def test_a_tile_is_listed_with_its_squares_and_its_shortcut() -> None:
    speak = GAME.words("en")
    eight, short = (glossary(GAME, GAME.prepare(options={"short-tiles": choice})) for choice in ("no", "yes"))
    assert speak(eight["tile:BC"].help) == (
        "8 squares from edge B to edge C: plain, diner, plain, plain, gas station, plain, diner, plain. "
        "A shortcut leads from square 3 to square 6."
    )
    assert speak(short["tile:AB"].help) == (
        "6 squares from edge A to edge B: plain, diner, general store, plain, diner, checkpoint."
    )
    assert speak(eight["tile:finish"].help) == (
        "4 squares from edge K: plain, plain, diner, plain; then the final space."
    )


# ---- French


def test_french_cards_are_named_by_their_colour_first() -> None:
    things = glossary(GAME, GAME.prepare())
    names = [GAME.words("fr")(things[part].name) for part in things if part.startswith("card:")]
    assert names == ["vert 1", "vert 2", "jaune 2", "jaune 3", "rouge 3", "rouge 4"]


def test_french_has_one_word_for_one_thing() -> None:
    told = source(GAME.package, "fr") + text(GAME, "howto", "fr") + text(GAME, "rulings", "fr")
    assert not re.search(r"garagiste", told), "the mechanic is the mécanicien"
    assert not re.search(r"[Tt]uiles? du parcours|[Uu]ne tuile se parcourt", told), "a tile of the course is a plateau"
    assert not re.search(r"\d par tour|\bce tour|fin du tour", told), "a round is a manche, a turn is a tour"


# ---- Figures


@in_both
def test_messages_tell_the_figures_of_the_box(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {"checkpoint_points": 31, "last_place_draw": 32, "empty_hand_draw": 33, "store_cards": 34, "look": 35}
    changed |= {"green_draw": 36, "cards_instead": 37, "stage_tile_points": 38, "short_squares": 39, "deck_a": 40}
    speak = words_with(language, monkeypatch, **changed)
    ids = {
        "log-took-checkpoint": 31,
        "note-stop-checkpoint": 31,
        "thing-checkpoint.help": 32,
        "move-reshuffle": 33,
        "drawing-own-driving-store": 34,
        "thing-mechanic.help": 35,
        "card-green.help": 36,
        "thing-cards.help": 37,
        "log-took-stage-tile": 38,
        "option-short-tiles": 39,
        "thing-stage.help": 40,
    }
    for id, figure in ids.items():
        assert str(figure) in speak(Say(id, seat="A", space=7, stage=7, value=7)), id


@in_both
def test_no_figure_is_typed_into_a_message(language: str) -> None:
    """But for examples in legends, the number of a ruling, the first of the stage cards, and French ordinals."""
    allowed = {"text-legend", "text-legend-tiles", "why-dead-end", "thing-stage"}
    lines = re.sub(r"\{ [$]\w+ ->\n|\[[^\]]*\]|\{[^{}]*\}|1re", "", source(GAME.package, language))
    entries = re.split(r"\n(?=[a-z#])", lines)
    typed = {entry.split(" ")[0] for entry in entries if re.search(r"\d", entry.partition("=")[2])}
    assert typed == allowed


@in_both
def test_no_figure_is_typed_into_the_rules_but_places_and_drivers(language: str) -> None:
    plain = re.sub(r"\{ \$\w+ \}", "", text(GAME, "howto", language))
    assert set(re.findall(r"\d+", plain)) == {"1", "2", "3", "4", "5"}


@in_both
def test_the_rules_tell_the_figures_of_the_box(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict(zip(FACTS, range(100, 100 + len(FACTS)), strict=True))
    speak = words_with(language, monkeypatch, **figures)
    filled = speak.fill(text(GAME, "howto", language), settings(GAME, GAME.prepare()))
    told = {name for name, figure in figures.items() if str(figure) in re.findall(r"\d+", filled)}
    assert told >= {
        "hand",
        "deck",
        "deck_a",
        "stages",
        "trigger_factor",
        "course_tiles",
        "sprint_tiles",
        "eight_squares",
    }
    assert told >= {
        f"{colour}_{what}" for colour in COLOURS for what in ("cards", "lows", "low", "highs", "high", "draw")
    }
    assert told >= {f"standard_{what}_{drivers}" for what in ("from_a", "from_b", "score") for drivers in (3, 4, 5)}
    assert told >= {f"pay_{table}_{place}" for table in ("base", "four", "three") for place in (1, 2, 3, "cards_from")}
    assert told >= {"checkpoint_points", "stage_tile_points", "last_place_draw", "empty_hand_draw", "cards_instead"}
    assert told >= {"look", "store_cards", "store_draw", "short_spaces", "eight_spaces", "standard_a_round"}


@in_both
def test_how_to_play_tells_the_whole_set_up(language: str) -> None:
    told = howto(GAME, language, GAME.prepare())
    for figure in ("21", "9", "7", "5", "10", "11", "69", "89"):
        assert re.search(rf"\b{figure}\b", told)
    assert "sprint" in next(line for line in told.split("\n") if line.startswith("| place"))
