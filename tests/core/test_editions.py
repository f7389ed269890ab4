"""A game with some numbers of its box changed: the rest of it, and the game itself, stay as they are."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import paddock
from paddock.core.batch import Batch, machine
from paddock.core.box import box_of
from paddock.core.chance import race_seed
from paddock.core.cpu import Cpu
from paddock.core.editions import differences, edition, forget, is_within, numbers, read_edition
from paddock.core.errors import BadEdition, PaddockError
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.core.words import Say
from paddock.school import lessons
from paddock.school.puzzles import puzzles
from tests.contract.cases import GAMES
from tests.toy import LINE

MILLE = paddock.games()["mille-bornes"]
SHORTER = {"far": 20}
CARDS = [f"colours.{id}.counts.1" for id in ("green", "yellow", "red")]
WEAPONS = [f"accessories.{id}.count" for id in ("rocket", "flame", "scatter", "vulcan")]


def why(game: str | Game, changes: dict[str, Any], language: str = "en") -> str:
    with pytest.raises(BadEdition) as refused:
        edition(game, changes)
    return refused.value.in_words(language)


def far(game: Game) -> int:
    """How far the first gear of the toy goes in overdrive."""
    s: Any = game.prepare(options={"overdrive": "on"})
    game.setup(s)
    game.play(s, 0)
    return int(s.way)


def digest(game: Game) -> str:
    """What compiled code is found by."""
    cpu = Cpu(game)
    cpu._binding(game.play)
    return cpu._binding.digest(game.play)


# ---- What an edition is ------------------------------------------------------------------------


def test_an_edition_plays_with_its_own_numbers_and_the_game_with_the_printed_ones() -> None:
    assert far(edition(LINE, SHORTER)) == 20
    assert far(LINE) == 200


def test_equal_changes_give_the_same_game() -> None:
    own = edition("mille-bornes", {"points.shut_out": 300, "hand": 5})
    assert own is edition("mille-bornes", {"hand": 5, "points.shut_out": 300, "trip": 1000})
    assert own is edition(MILLE, {"hand": 5, "points.shut_out": 300})
    assert own is edition(edition("mille-bornes", {"hand": 5}), {"points.shut_out": 300})
    assert own.name == "mille-bornes"
    assert own.changes == {"hand": 5, "points.shut_out": 300}


def test_nothing_changed_is_the_game_itself() -> None:
    assert edition("mille-bornes", {}) is MILLE
    assert edition("mille-bornes", {"points.shut_out": 500}) is MILLE
    assert edition(edition("mille-bornes", {"hand": 5}), {"hand": 6}) is MILLE
    assert not MILLE.is_edition and MILLE.changes == {}


def test_an_edition_is_not_among_the_games_of_the_house() -> None:
    edition("mille-bornes", {"hand": 5})
    assert paddock.games()["mille-bornes"] is MILLE


def test_what_follows_from_a_number_follows_from_the_changed_one() -> None:
    own = edition("checkpoint-rally", {"hand": 4, "opening_hand": 5})
    standard = paddock.games()["checkpoint-rally"]
    assert own.moves > standard.moves
    assert len(own.features) > len(standard.features)
    assert own.state.packing().size > standard.state.packing().size


def test_messages_name_the_changed_numbers() -> None:
    own = edition("mille-bornes", {"cards.accident.count": 5})
    assert own.words("en").fill("{ $count_accident }, { $deck }", {}) == "5, 108"
    assert MILLE.words("en").fill("{ $count_accident }, { $deck }", {}) == "3, 106"


def test_nothing_in_an_edition_is_of_the_game_as_it_was_printed() -> None:
    for game in GAMES:
        path, value = next((p, v) for p, v in numbers(game).items() if not is_refused(game, {p: v + 1}))
        own = edition(game, {path: value + 1})
        assert own.drawing
        mine = {name: module for name, module in sys.modules.items() if is_within(name, own.package)}
        assert len(mine) > 30
        for name, module in mine.items():
            for thing, found in vars(module).items():
                origin = found.__name__ if isinstance(found, ModuleType) else getattr(found, "__module__", None)
                assert not (isinstance(origin, str) and is_within(origin, game.package)), (name, thing)


def is_refused(game: Game, changes: dict[str, int]) -> bool:
    try:
        edition(game, changes)
    except BadEdition:
        return True
    return False


def test_lessons_and_puzzles_are_of_the_printed_game_alone() -> None:
    own = edition("mille-bornes", {"hand": 5})
    assert lessons(MILLE) and puzzles(MILLE)
    assert not lessons(own) and not puzzles(own)


def test_an_edition_that_is_forgotten_is_gone_and_can_be_made_again() -> None:
    own = edition(LINE, {"far": 77})
    package = own.package
    forget(own)
    forget(own)
    assert not own.is_edition
    assert not [name for name in sys.modules if is_within(name, package)]
    assert far(edition(LINE, {"far": 77})) == 77


# ---- Compiled ----------------------------------------------------------------------------------


def test_interpreted_and_compiled_editions_agree() -> None:
    own = edition(LINE, SHORTER)
    batch = Batch(own, games=3, seed=4, overdrive="on")
    batch.playout("policy")
    for i in range(3):
        race = Race.start(own, seed=race_seed(4, i), options={"overdrive": "on"})
        while not race.over:
            race.play(own.policy_move(race.state))
        assert batch.states[i].tobytes() == race.state.to_bytes()
    assert batch.scores()[:, 0].tolist() == [60, 60, 60]


def test_an_edition_leaves_the_compiled_code_of_the_game_as_it_is() -> None:
    before, used = digest(LINE), machine("cpu", LINE)
    own = edition(LINE, SHORTER)
    assert machine("cpu", own) is not used
    assert digest(own) != before
    assert digest(LINE) == before
    assert machine("cpu", LINE) is used


def test_another_process_finds_the_compiled_code_of_an_edition() -> None:
    code = "from tests.core.test_editions import LINE, digest, edition; print(digest(edition(LINE, {'far': 20})))"
    root = Path(__file__).parents[2]
    other = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == digest(edition(LINE, SHORTER))


# ---- Records -----------------------------------------------------------------------------------


def test_a_record_says_what_was_changed_and_leads_into_that_edition(tmp_path: Path) -> None:
    own = edition("mille-bornes", {"cards.accident.count": 5, "hand": 5})
    race = paddock.start(own, seats=2, seed=7)
    while not race.over:
        race.play(own.policy_move(race.state))
    race.record.save(tmp_path / "own.race.json")
    again = paddock.load(tmp_path / "own.race.json")
    assert again.game is own
    assert again.record == race.record
    assert json.loads((tmp_path / "own.race.json").read_text())["changes"] == {"cards.accident.count": 5, "hand": 5}


def test_the_record_of_a_printed_game_says_nothing_of_editions() -> None:
    assert "changes" not in json.loads(paddock.start("mille-bornes", seed=1).record.to_json())


def test_the_seal_covers_the_changes(tmp_path: Path) -> None:
    race = paddock.start(edition("mille-bornes", {"points.shut_out": 300}), seed=1)
    facts = json.loads(race.record.to_json())
    (tmp_path / "other.json").write_text(json.dumps({**facts, "changes": {"points.shut_out": 400}}))
    with pytest.raises(PaddockError, match="seal"):
        paddock.load(tmp_path / "other.json")


@pytest.mark.parametrize("changes", [{"hand": "6"}, {"hand": True}, ["hand"], {"hand": 1.5}])
def test_a_record_whose_changes_make_no_sense_is_refused(changes: Any) -> None:
    facts = json.loads(paddock.start("mille-bornes", seed=1).record.to_json())
    with pytest.raises(PaddockError, match="changes"):
        Record.from_json(json.dumps({**facts, "changes": changes}))


# ---- What cannot be changed --------------------------------------------------------------------


def test_a_number_that_is_not_there_is_told_with_the_nearest() -> None:
    assert "points.shut_out" in why("mille-bornes", {"points.shutout": 300})


def test_a_fixed_number_says_why() -> None:
    assert "begins at its beginning" in why(LINE, {"places.start": 1})
    assert "commence à son début" in why(LINE, {"places.start": 1}, "fr")
    assert "The miles of a distance card" in why("mille-bornes", {"cards.25.miles": 30})


def test_what_the_box_says_nothing_of_is_fixed() -> None:
    assert "The rules are built on it." in why(LINE, {"places.sight": 6})


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"hand": 0}, "1 to 12"),
        ({"points.shut_out": -1}, "0 to 2,000"),
        ({"hand": 5.5}, "whole number"),
        ({"hand": True}, "whole number"),
    ],
)
def test_a_number_that_makes_no_sense_is_refused(changes: dict[str, Any], told: str) -> None:
    assert told in why("mille-bornes", changes)


@pytest.mark.parametrize(
    ("game", "changes", "told"),
    [
        ("mille-bornes", {"hand": 12, "cards.go.count": 0, "cards.50.count": 0, "cards.100.count": 0}, "too few"),
        ("mille-bornes", {"cards.25.count": 40}, "too many"),
        ("mille-bornes", {"trip": 600}, "shorter"),
        ("mille-bornes", {"cards.stop.left_out": 6}, "left out"),
        ("checkpoint-rally", {"hand": 4}, "one tile more"),
        ("checkpoint-rally", {"line": 20}, "20 minutes"),
        ("checkpoint-rally", {"cars.buggy.gravel": 3}, "same three"),
        (
            "road-rally-usa",
            {"hand": 12, **{f"colours.green.counts.{n}": 1 for n in (1, 2)}, "colours.red.counts.1": 1},
            "small",
        ),
        ("road-rally-usa", {"dealing.base.from_both.3": 5}, "5 drivers"),
        ("road-rally-usa", {"colours.red.values.1": 4}, "higher"),
        (
            "road-kill-rally",
            {"setup.accessories": 10, **dict.fromkeys(WEAPONS, 0)},
            "the most hands",
        ),
        ("road-kill-rally", {"die.faces.1": 2, "die.faces.2": 2, "die.faces.3": 2}, "3 faces"),
        ("road-kill-rally", {"setup.start_speed": 30}, "20 mph"),
        ("road-kill-rally", {"setup.tiles.short": 6, "setup.finish_group.short": 6}, "finish"),
    ],
)
def test_numbers_that_do_not_fit_each_other_are_refused(game: str, changes: dict[str, int], told: str) -> None:
    assert told in why(game, changes)


def test_a_box_that_is_refused_leaves_nothing_behind() -> None:
    assert "13 brings no luck" in why(LINE, {"far": 13})
    assert not [name for name in sys.modules if name.startswith("tests.toy__edition") and "13" in name]
    assert far(LINE) == 200


def test_a_game_without_a_box_has_no_editions() -> None:
    assert "no box" in why(replace(LINE, package="tests.store"), {"far": 1})


def test_every_number_of_every_box_can_be_changed_or_says_why_not_in_both_languages() -> None:
    for game in GAMES:
        box = box_of(game.package)
        for number in box.numbers.values():
            assert number.fixed or number.least <= number.standard <= number.most, number
            assert number.fixed is None or number.fixed != Say("fixed-by-rules"), number
            for language in ("en", "fr"):
                assert number.fixed is None or game.words(language)(number.fixed)
        assert numbers(game)


# ---- A file ------------------------------------------------------------------------------------

OWN_BOX = """
hand = 5

[points]
shut_out = 300

[[cards]]
id = "accident"
kind = "hazard"
count = 5

[words.en]
game = "Wet Bornes"
card-accident = "Crash"

[words.fr]
game = "Bornes mouillées"
"""


def test_a_file_says_what_differs_and_calls_it_by_its_own_words(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN_BOX, "utf-8")
    changes, wording = read_edition("mille-bornes", path)
    own = edition("mille-bornes", changes, wording)
    assert own.changes == {"cards.accident.count": 5, "hand": 5, "points.shut_out": 300}
    assert (own.title(), own.title("fr")) == ("Wet Bornes", "Bornes mouillées")
    assert own.words("en")(Say("card-accident")) == "Crash"
    assert own.words("fr")(Say("card-accident")) == MILLE.words("fr")(Say("card-accident"))
    assert MILLE.title() == "Mille Bornes"


def test_words_alone_make_an_edition_too() -> None:
    own = edition("mille-bornes", {}, {"en": {"game": "Wet Bornes"}})
    assert own.title() == "Wet Bornes"
    assert own.is_edition and own.changes == {}
    assert differences(own) is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand = ", "written as TOML"),
        ("hands = 5", "The nearest is “hand”"),
        ("[[cards]]\nid = 'accident'\nkind = 'safety'", "changes only numbers"),
        ("[words]\nen = 'Wet Bornes'", "tables by language"),
        ("[words.de]\ngame = 'Nasse Meilen'", "tables by language"),
        ("[words.en]\ncard-acident = 'Crash'", "The nearest is “card-accident”"),
        ("[words.en]\ngame = '{ $weather } Bornes'", "cannot be said"),
        ("[words.en]\ngame = '{ '", "cannot be said"),
    ],
)
def test_a_file_that_makes_no_edition_is_refused(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadEdition, match=told):
        edition("mille-bornes", *read_edition("mille-bornes", path))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        read_edition("mille-bornes", tmp_path / "none.toml")


def test_what_differs_is_told_in_a_line() -> None:
    own = edition("mille-bornes", {"points.shut_out": 300})
    said = differences(own)
    assert said and own.words("en")(said) == "Own edition: points.shut_out = 300 instead of 500"
    assert differences(MILLE) is None
