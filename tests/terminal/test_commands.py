"""What each command prints, and the one sentence that each mistake gets."""

import argparse
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock
from paddock.cli import COMMANDS, argparse_speaking, function, main, parser
from paddock.core.words import words
from tests.terminal.command import Home


def saved(home: Home, moves: int = 8) -> Path:
    race = paddock.start("mille-bornes", seed=4)
    for _ in range(moves):
        race.play(race.moves()[0])
    path = home.folder / "evening.race.json"
    race.record.save(path)
    return path


def commands(of: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Every command, down to those within others."""
    inner = [action for action in of._actions if isinstance(action, argparse._SubParsersAction)]
    for action in inner:
        for sub in action.choices.values():
            yield from commands(sub)
    if not inner:
        yield of


def test_every_command_gives_what_runs_it_all_that_it_takes() -> None:
    found = list(commands(parser(words("en", "paddock.terminal"))))
    assert {command.get_default("run") for command in found} == set(COMMANDS.values())
    for command in found:
        given = {action.dest for action in command._actions} - {"help"}
        assert given == set(inspect.signature(function(command.get_default("run"))).parameters), command.prog


def test_games_lists_players_variants_and_options(home: Home) -> None:
    said = home.run("games").stdout
    for word in ("mille-bornes", "2, 3, 4, 6", "--variant match", "--option shut-out=each"):
        assert word in said


def test_no_name_of_an_option_is_cut_off_in_a_narrow_terminal(home: Home) -> None:
    said = home.run("games", COLUMNS="80").stdout
    for game in paddock.games().values():
        for option in game.options:
            for choice in option.choices:
                assert f"--option {option.name}={choice} " in said


def test_rules_shows_only_the_paragraphs_with_the_words_that_are_sought(home: Home) -> None:
    found, whole = home.run("rules", "mille-bornes", "draw", "FOURRÉ").stdout, home.run("rules", "mille-bornes").stdout
    assert "Coup Fourré" in found and len(found) < len(whole) / 5
    assert "A race in pictures" in whole and "Variants and options" in whole
    assert "Nothing here" in home.run("rules", "mille-bornes", "xyzzy").stdout


def test_puzzles_are_asked_one_after_another_and_judged(home: Home) -> None:
    done = home.run("puzzles", "mille-bornes", typed="9\n1\n2\nquit\n")
    assert done.returncode == 0
    assert "Puzzle 3 of" in done.stdout
    assert done.stdout.count("Missed by the quick bot") == 2
    assert "numbered from 1 to" in home.refused("puzzles", "mille-bornes", "9999")


def test_the_race_of_the_day_is_one_for_all_day_and_a_champion_drives_it_after(home: Home) -> None:
    begun = home.run("daily", "mille-bornes", typed="quit\n")
    assert begun.returncode == 0
    [kept] = home.races
    deal = json.loads(kept.read_text())["secret"]
    done = home.run("daily", "mille-bornes", typed="1\n" * 400)
    assert "Winner" in done.stdout and "The Champion: " in done.stdout
    mine, champions = (json.loads(path.read_text()) for path in sorted(home.races, key=lambda path: path != kept))
    assert mine["secret"] == champions["secret"] == deal
    assert (
        home.run("daily", "mille-bornes").stdout.splitlines()[-1]
        == done.stdout.splitlines()[-1].partition("leave. ")[2]
    )


@pytest.mark.parametrize(("language", "words"), [("en", "how to play"), ("fr", "comment jouer")])
def test_rules_tells_how_to_play_and_the_rulings(home: Home, language: str, words: str) -> None:
    said = home.run("rules", "mille-bornes", "--language", language).stdout
    assert words in said
    assert "Coup Fourré" in said


def test_the_language_of_the_environment_is_spoken(home: Home) -> None:
    assert "joueurs" in home.run("games", LC_ALL="fr_FR.UTF-8").stdout
    assert "players" in home.run("games", LC_ALL="de_DE.UTF-8").stdout
    assert "jouer" in home.run("--help", LC_ALL="fr_FR.UTF-8").stdout


@pytest.mark.parametrize("command", ["play", "arena"])
def test_help_names_every_bot(home: Home, command: str) -> None:
    said = home.run(command, "--help").stdout
    for level in ("random", "learner", "driver", "policy", "racer", "champion"):
        assert level in said


def test_simulate_prints_one_json_object(home: Home) -> None:
    done = home.run("simulate", "mille-bornes", "--seats", "3", "--games", "500", "--seed", "7", "--json")
    report = json.loads(done.stdout)
    assert report["game"] == "mille-bornes"
    assert (report["seats"], report["games"]) == (3, 500)
    assert report["moves"] == round(report["mean_moves"] * 500)
    assert report["moves_per_second"] == pytest.approx(report["moves"] / report["seconds"])
    assert sum(report["wins"]) == pytest.approx(1)
    assert all(low < share < high for share, (low, high) in zip(report["wins"], report["wins_95"], strict=True))
    assert len(report["mean_scores"]) == 3
    assert sum(report["mean_scores"]) / 3 == pytest.approx(
        sum(line["mean_points"] for line in report["lines"].values())
    )


def test_simulate_says_the_same_for_the_same_seed(home: Home) -> None:
    command = ("simulate", "mille-bornes", "--games", "300", "--policy", "policy", "--json", "--seed")
    one, again, other = (json.loads(home.run(*command, seed).stdout) for seed in ("5", "5", "6"))
    assert one["mean_scores"] == again["mean_scores"] != other["mean_scores"]


def test_simulate_shows_tables(home: Home) -> None:
    said = home.run("simulate", "mille-bornes", "--games", "200", "--variant", "simple").stdout
    for word in ("races", "moves a second", "wins", "95 %", "mean score", "Coups Fourrés", "how often"):
        assert word in said


def test_replay_tells_the_moves_and_shows_the_table(home: Home) -> None:
    path = str(saved(home))
    said = home.run("replay", path).stdout
    assert "8. " in said and "draw pile" in said and "the record has 8 moves" in said
    part = home.run("replay", path, "--to", "3").stdout
    assert "3. " in part and "4. " not in part
    assert "Your hand" not in part
    assert "Your hand" in home.run("replay", path, "--to", "3", "--seat", "2").stdout


def test_bad_input_gets_one_sentence_and_status_2(home: Home) -> None:
    assert "There is no game “chess”. There is: checkpoint-rally, mille-bornes, road-kill-rally" in home.refused(
        "play", "chess"
    )
    assert "There is no game “chess”" in home.refused("rules", "chess")
    assert "There is no game “chess”" in home.refused("bench", "chess")
    assert "five cannot be shared out into pairs" in home.refused("play", "mille-bornes", "--seats", "5")
    assert "2, 3, 4, 6 players" in home.refused("simulate", "mille-bornes", "--seats", "7")
    assert "standard, match, simple" in home.refused("simulate", "mille-bornes", "--variant", "upside-down")
    assert "NAME=CHOICE" in home.refused("simulate", "mille-bornes", "--option", "discards")
    assert "free, forced" in home.refused("simulate", "mille-bornes", "--option", "discards=never")
    assert "There is no option “flying”" in home.refused("simulate", "mille-bornes", "--option", "flying=yes")
    assert "at least 1" in home.refused("simulate", "mille-bornes", "--games", "0")
    assert "cpu, gpu" in home.refused("simulate", "mille-bornes", "--device", "tpu")
    assert "random, policy" in home.refused("simulate", "mille-bornes", "--policy", "wild")
    assert "seed -1 " in home.refused("simulate", "mille-bornes", "--seed", "-1")
    assert "driver, policy" in home.refused("play", "mille-bornes", "--bots", "hal")
    assert "“two” is not a valid number" in home.refused("play", "mille-bornes", "--seats", "two")
    assert "--fly" in home.refused("simulate", "mille-bornes", "--fly")
    assert "9 people" in home.refused("play", "mille-bornes", "--people", "9")


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_an_option_given_twice_is_refused(command: str, home: Home) -> None:
    twice = ("--option", "shut-out=each", "--option", "shut_out=all")
    bots = ("--bots", "driver,random") if command == "arena" else ()
    assert "The option “shut-out” is given twice." in home.refused(command, "mille-bornes", *bots, *twice)


WRONG_ARGUMENTS = (
    (("play", "mille-bornes", "--seats", "two"), "« two » n’est pas un nombre valable"),
    (("tables", "clean", "--older-than", "x"), "« x » n’est pas un nombre valable"),
    (("fly",), "COMMANDE : il n’y a pas de « fly » ; il y a : "),
    (("games", "--language", "de"), "--language : il n’y a pas de « de » ; il y a : "),
    (("play",), "il manque : JEU|FICHIER (paddock play --help)"),
    (("tables",), "il manque : COMMANDE (paddock tables --help)"),
    (("games", "--fly"), "argument inconnu : --fly"),
    (("play", "mille-bornes", "--se", "2"), "--se peut vouloir dire --set, --seats, --seed"),
    (("play", "mille-bornes", "--seats"), "--seats : demande une valeur"),
    (("games", "--language"), "--language : demande une valeur"),
    (("verify", "x", "--json=4"), "--json : ne prend pas de valeur (« 4 »)"),
)


@pytest.mark.parametrize(("arguments", "sentence"), WRONG_ARGUMENTS, ids=" ".join)
def test_wrong_arguments_are_told_in_the_chosen_language(
    arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert sentence in capsys.readouterr().err.replace("\u00a0", " ")


def test_a_language_that_is_asked_for_counts_for_mistakes_too(home: Home) -> None:
    assert "nombre valable" in home.refused("play", "mille-bornes", "--seats", "two", "--language", "fr")


@pytest.mark.parametrize("command", ["", "tables", *(name.replace("tables-", "tables ") for name in COMMANDS)])
def test_help_in_french_has_no_english_in_it(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--help"])
    said = re.sub(r"--[\w-]+|`.*?`", "", capsys.readouterr().out)  # without what one types, whatever the language
    assert "utilisation" in said and "montrer cette aide" in said
    assert not re.findall(r"\b(usage|positional|the|and|of|COMMAND|GAME|FILE|NAME|CHOICE|ADDRESS|DAYS)\b", said)


def test_what_argparse_says_in_words_that_we_do_not_know_stays_as_it_is() -> None:
    its_own = argparse._  # type: ignore[attr-defined]
    with argparse_speaking(words("fr", "paddock.terminal")):
        assert argparse._("options") == "options\u00a0"  # type: ignore[attr-defined]
        assert argparse._("something new: %s") == "something new: %s"  # type: ignore[attr-defined]
    assert argparse._ is its_own  # type: ignore[attr-defined]


def test_a_gpu_that_is_not_there_is_said_to_be_missing(home: Home) -> None:
    done = home.run("simulate", "mille-bornes", "--device", "gpu", "--games", "10", CUDA_VISIBLE_DEVICES="-1")
    assert done.returncode == 2
    assert "--device cpu" in done.stderr


def test_bad_records_get_one_sentence_and_status_2(home: Home) -> None:
    path = saved(home)
    text = path.read_text()
    path.write_text(text[:100])
    assert "cut off" in home.refused("replay", str(path))
    assert "cut off" in home.refused("play", str(path))
    path.write_text(text.replace('"seed": 4', '"seed": 5'))
    assert "Move number 2 of this record (42) is not legal: You do not hold that card." in home.refused(
        "replay", str(path)
    )
    path.write_text(text.replace('"players": ["A"', '"players": ["Z"'))
    assert "its seal does not fit" in home.refused("replay", str(path))
    facts = json.loads(text)
    path.write_text(json.dumps({**facts, "rules": 99}))
    assert "version 99 of the rules" in home.refused("replay", str(path))
    path.write_text(json.dumps({**facts, "moves": [*facts["moves"], 51]}))
    assert "Move number 9 of this record (51) is not legal: Only the side" in home.refused("replay", str(path))
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a whole record" in home.refused("replay", str(path))
    assert "No such file" in home.refused("replay", "nowhere.json")
    assert "cannot be read" in home.refused("replay", str(home.folder))
    path.write_text(text)
    assert "There is no move 99" in home.refused("replay", str(path), "--to", "99")
    assert "There is no seat 3" in home.refused("replay", str(path), "--seat", "3")


def test_importing_paddock_leaves_the_heavy_libraries_alone() -> None:
    code = "import sys, paddock; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "numba", "rich", "fluent", "babel", "platformdirs"} & set(loaded)
