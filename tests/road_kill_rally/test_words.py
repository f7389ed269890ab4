"""How to play, the reference and the helps: everything in the box, its own numbers, the words of one theme."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.core.game import Thing
from paddock.core.race import Race
from paddock.core.texts import glossary, howto, reference, rulings, settings, text
from paddock.core.words import LANGUAGES, Say, Words, source
from paddock.games.road_kill_rally import FACTS, GAME
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.box import HAZARD_IDS, TARGET_IDS, TILE_IDS
from paddock.games.road_kill_rally.table.views import THEMES
from tests.terminal.command import Home

languages = pytest.mark.parametrize("language", LANGUAGES)
themes = pytest.mark.parametrize("theme", THEMES)


def prepared(**options: str) -> Any:
    return GAME.prepare(options=options)


def things(**options: str) -> dict[str, Thing]:
    return glossary(GAME, prepared(**options))


def help_of(part: str, language: str = "en", **options: str) -> str:
    return GAME.words(language)(things(**options)[part].help)


def explained(language: str, **options: str) -> str:
    """Every name and help of the reference."""
    speak = GAME.words(language)
    return "\n".join(f"{speak(thing.name)}: {speak(thing.help)}" for thing in things(**options).values())


def lesson(language: str, **options: str) -> str:
    """How to play up to the list of options, without line breaks within sentences."""
    return re.sub(r"\s+", " ", howto(GAME, language, prepared(**options)).partition("\n## Options")[0])


def themed(language: str, theme: str) -> set[str]:
    """What figures, hazards and tiles are called."""
    ids = [f"figure-{id}" for id in TARGET_IDS]
    ids += [f"hazard-{id}" for id in HAZARD_IDS] + [f"tile-{id}" for id in TILE_IDS]
    return {GAME.words(language)(Say(id, theme=theme)) for id in ids}


# ---- How to play -------------------------------------------------------------------------------


def test_changing_lanes_adds_a_die_only_where_the_table_asks_for_any() -> None:
    """Ruling 12."""
    assert "adds one die, but only where the table asks for any" in lesson("en")
    assert "ajoute un dé, mais seulement là où la table en demande" in lesson("fr")
    assert "only where the table asks for any" in help_of("space")
    assert "seulement là où la table en demande" in help_of("space", "fr")


@pytest.mark.parametrize(
    ("language", "choice", "words"),
    [
        ("en", "shared", "If none of those who are level has crossed it, they share the place."),
        ("en", "coin", "If none of those who are level has crossed it, a coin decides."),
        ("fr", "shared", "ils partagent la place."),
        ("fr", "coin", "on tire à pile ou face."),
    ],
)
def test_ties_are_told_by_the_option(language: str, choice: str, words: str) -> None:
    """Rulings 10 and 35."""
    assert words in lesson(language, **{"final-tie": choice})
    assert ("crossed the line earlier" if language == "en" else "franchi la ligne plus tôt") in lesson(language)


def test_the_end_is_told_for_two_drivers_for_more_and_for_nobody() -> None:
    """Ruling 41."""
    english, french = lesson("en"), lesson("fr")
    assert "With two drivers, at most 5 more turns are played after the first car has arrived." in english
    assert "one more turn is played after the turn in which 3 cars have arrived." in english
    assert "As soon as nobody is racing any more, the race is over at once" in english
    assert "À deux pilotes, on joue encore 5 tours au plus après la première arrivée." in french
    assert "encore un tour après celui où 3 voitures sont arrivées." in french
    assert "Dès que plus personne ne court, la course est finie aussitôt" in french


@languages
def test_the_whole_crash_table_is_in_it(language: str) -> None:
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", howto(GAME, language, prepared()), re.MULTILINE)
    told = {int(mph): [0 if cell == "–" else int(cell) for cell in cells.split(" | ")] for mph, cells in rows}
    assert told == {
        20 * speed: [box.BOX["crash_table"][colour][speed - 1] for colour in ("green", "yellow", "orange", "red")]
        for speed in range(1, 11)
    }


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", r"\bpointer|\bmouse|\btouch\b"), ("fr", r"\bpointeur|\bsouris|\btouchez\b")]
)
def test_it_says_nothing_of_the_mouse(language: str, wrong: str) -> None:
    assert not re.search(wrong, lesson(language), re.IGNORECASE)
    assert re.search(wrong, GAME.words(language)(Say("howto-touch")))


@languages
def test_every_option_is_told_with_its_choices(language: str) -> None:
    told, speak = howto(GAME, language, prepared()), GAME.words(language)
    for option in GAME.options:
        for word in (f"option-{option.name}", *(f"option-{option.name}.{choice}" for choice in option.choices)):
            assert speak(Say(word)) in told


@languages
def test_it_follows_the_options(language: str) -> None:
    for option in ("skills", "teams", "destruction", "length", "finish-group", "wipe-out-points", "final-tie"):
        [choices] = [each.choices for each in GAME.options if each.name == option]
        assert len({lesson(language, **{option: choice}) for choice in choices}) == len(choices), option


# ---- Themes ------------------------------------------------------------------------------------


@languages
@themes
def test_rules_and_reference_speak_of_the_things_of_one_theme(language: str, theme: str) -> None:
    """Ruling 48."""
    told = (lesson(language, theme=theme) + explained(language, theme=theme)).lower()
    own = themed(language, theme)
    others = {word for other in THEMES for word in themed(language, other)} - own
    assert not [word for word in own if word.lower() not in told]
    mine = "|".join(re.escape(word.lower()) for word in sorted(own, key=len, reverse=True))
    rest = re.sub(mine, "", told)
    assert not [word for word in others if re.search(rf"\b{re.escape(word.lower())}\b", rest)]


def test_ram_plates_name_what_lies_on_the_road() -> None:
    assert "rock and stray mower" in help_of("garage:ram-plates", theme="robots")
    assert "foam rock and inflatable cow" in help_of("garage:ram-plates", theme="cones")
    assert "rock and cow;" in help_of("garage:ram-plates", theme="classic")
    assert "tondeuse égarée" in help_of("garage:ram-plates", "fr", theme="robots")
    assert "vache." in help_of("garage:ram-plates", "fr", theme="classic")


def test_a_person_at_a_terminal_can_ask_for_what_the_board_shows(tmp_path: Any) -> None:
    play = ("play", "road-kill-rally", "--seed", "5", "--option")
    done = Home(tmp_path).run(*play, "theme=robots", typed="? mower\nquit\n")
    assert "Space with stray mower: 2 dice more" in done.stdout
    done = Home(tmp_path).run(*play, "theme=classic", typed="? cow\nquit\n")
    assert "Space with cow: 2 dice more" in done.stdout
    assert "mower" not in done.stdout


@languages
@themes
def test_whatever_lies_on_a_drawn_road_is_explained(language: str, theme: str) -> None:
    known = things(theme=theme)
    drawing, speak = GAME.drawing, GAME.words(language)
    for seed in range(4):
        race = Race.start(GAME, 3, seed=seed, options={"theme": theme})
        board = ElementTree.fromstring(drawing.board(race.view(0), speak, race.players, "wide"))
        named = [each.attrib["data-explains"] for each in board.iter() if "data-explains" in each.attrib]
        assert any(part.startswith("tile:") for part in named)
        assert any(part.startswith("figure:") for part in named)
        assert all({part, part.split(":")[0]} & known.keys() for part in named)


@themes
def test_single_things_are_drawn_with_the_art_of_the_theme(theme: str) -> None:
    drawing, speak = GAME.drawing, GAME.words("en")
    art = {each.attrib.get("id") for each in ElementTree.fromstring(drawing.art()).iter()}
    pictures = {part: drawing.part(thing, speak) for part, thing in things(theme=theme, skills="with").items()}
    assert f"#art-{theme}-target-50" in pictures["figure:target-50"]
    assert f"#art-{theme}-target-30" in pictures["tile:st-b"]
    mower = "#art-hazard-robots-cow" if theme == "robots" else '#art-hazard-cow"'
    assert mower in pictures["hazard:cow"] and mower in pictures["tile:cows"]
    for drawn in pictures.values():
        assert {name.removeprefix("#") for name in re.findall(r'href="([^"]+)"', drawn)} <= art


# ---- The reference -----------------------------------------------------------------------------


def test_everything_in_the_box_is_in_the_reference_with_its_count() -> None:
    counts: dict[str, list[int]] = {}
    for part, thing in things().items():
        counts.setdefault(part.partition(":")[0], []).append(thing.count or 0)
    assert (len(counts["card"]), sum(counts["card"])) == (22, 92)
    assert (len(counts["garage"]), sum(counts["garage"])) == (24, 68)
    assert (len(counts["skill"]), sum(counts["skill"])) == (12, 12)
    assert (len(counts["tile"]), sum(counts["tile"])) == (20, 20)
    assert (len(counts["figure"]), sum(counts["figure"])) == (3, 40)
    assert counts["hazard"] == [2, 2, 3, 4, 2, 0]  # printed on tiles; spikes come from a card alone
    assert (counts["pit"], counts["smoke"]) == ([4], [10])
    assert {part: counts[part] for part in ("car", "dashboard", "die", "place-token")} == {
        "car": [6],
        "dashboard": [6],
        "die": [6],
        "place-token": [3],
    }


def test_a_tile_tells_how_it_runs_and_what_is_on_it() -> None:
    plain = help_of("tile:accident").replace("\u00a0", " ")
    assert plain == (
        "Straight on; 5 rows. Spaces: 10 × green. On them: 1 × delivery robot, 1 × racing drone, 2 × debris, 2 × oil."
    )
    assert "swings aside by 60 degrees" in help_of("tile:sb-b")
    assert "90 degrees" in help_of("tile:de-a")


# ---- Options -----------------------------------------------------------------------------------


def test_a_veteran_driver_draws_as_the_option_says() -> None:
    """Ruling 3."""
    assert "with fewer, fill the hand up to 6 and draw at least 3." in help_of("garage:veteran")
    assert "with fewer, draw 4." in help_of("garage:veteran", veteran="one-more")
    assert "avec moins, piochez-en 4." in help_of("garage:veteran", "fr", veteran="one-more")


def test_a_wipe_out_token_costs_what_the_option_says() -> None:
    """Rulings 1 and 36."""
    assert "Costs 20 points" in help_of("wipe-out-token")
    assert "Costs 30 points" in help_of("wipe-out-token", **{"wipe-out-points": "minus-30"})
    assert "the car is destroyed" in help_of("wipe-out-token", destruction="third-wipe-out")
    assert "destroyed" not in help_of("wipe-out-token")


def test_the_finish_lies_where_the_options_say() -> None:
    """Ruling 9."""
    assert "in with the last 6 tiles" in help_of("tile:finish")
    assert "in with the last 8 tiles" in help_of("tile:finish", **{"finish-group": "last-eight"})
    assert "in with the last 4 tiles" in help_of("tile:finish", length="short", **{"finish-group": "last-eight"})


def test_a_damaged_slot_can_be_repaired_only_where_there_are_skills() -> None:
    assert "for good" in help_of("slot")
    assert "unless a Grease Monkey repairs it" in help_of("slot", skills="with")


# ---- Numbers of the box ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "change", "en", "fr"),
    [
        ("card:bump", lambda box: box["rally"][0]["fx"].update(dice=7), "7 dice", "7 dés"),
        ("card:bump", lambda box: box["rally"][0].update(ammo=6), "Worth 6 ammo", "Vaut 6 munitions."),
        ("card:bump", lambda box: box["rally"][0]["fx"].update(arc="rear"), "behind you", "derrière"),
        ("card:bump", lambda box: box["rally"][0]["fx"].update(kind="fire"), "Attack: fire", "Attaque de feu"),
        ("garage:machine-gun", lambda box: box["accessories"][0]["fx"][0].update(range=9), "9 spaces", "9 cases"),
        ("garage:machine-gun", lambda box: box["accessories"][0]["fx"][0].update(ammo=8), "Costs 8", "Coûte 8"),
        ("skill:nerves", lambda box: box["skills"][0]["fx"][0].update(n=-4), "4 dice less", "4 dés de moins"),
    ],
)
def test_a_help_says_what_the_box_says(
    part: str, change: Callable[[dict[str, Any]], None], en: str, fr: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = deepcopy(box.BOX)
    change(other)
    monkeypatch.setattr(box, "BOX", other)
    assert en in help_of(part)
    assert fr in help_of(part, "fr")


@languages
def test_rules_and_helps_say_what_the_box_says(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every number of the box that people need stands in the how-to, in a help, a title or a reason."""
    s = prepared()
    chapters = reference(GAME, s)
    says = [chapter.title for chapter in chapters] + [thing.help for chapter in chapters for thing in chapter.things]
    says += [Say("why-no-slipstream"), Say("why-no-pit-stop"), *(Say(f"line-{id}") for id in TARGET_IDS)]

    speak = Words(language, (GAME.package,))

    def told() -> str:
        speak._remembered.cache_clear()
        return speak.fill(text(GAME, "howto", language), settings(GAME, s)) + "".join(map(speak, says))

    assert "777" not in told()
    for fact in FACTS.keys() - {"die_again_on"}:  # a die with two stars, on any die
        with monkeypatch.context() as patch:
            patch.setitem(speak._facts, fact, 777)
            assert "777" in told(), fact


class Typed(Visitor):  # type: ignore[misc]
    """The words of a message without its places."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the library's name
        self.found.append(node.value)


@languages
def test_no_message_repeats_a_number_of_the_box(language: str) -> None:
    fixed = (
        r"4-wheel|quatre roues|at least 1|1 au moins|from three|partir de trois|^1 |(ruling|décision)s? [\d, andet]+"
    )
    numbers = r"\d+|three|four|five|six|seven|eight|trois|quatre|cinq|sept|huit|onze"
    told_by_hand = ("seats-why", "log-last-turn", "howto-touch", "howto-teams")
    for entry in FluentParser().parse(source(GAME.package, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name not in told_by_hand:
            finder = Typed()
            finder.visit(entry)
            for words in finder.found:
                assert not re.search(rf"\b({numbers})\b", re.sub(fixed, "", words.lower())), (entry.id.name, words)


# ---- French ------------------------------------------------------------------------------------


def test_french_rulings_name_no_tests() -> None:
    assert "*Tests" not in text(GAME, "rulings", "fr")
    assert rulings(GAME, "fr").count("*Pourquoi") == 50


def test_a_trick_card_is_no_turn() -> None:
    assert "jouer un tour" not in lesson("fr")
    assert "une carte Ruse" in lesson("fr")
