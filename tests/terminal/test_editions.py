"""A game with other numbers on the command line: `--set`, `--box`, and which numbers there are."""

import json

from tests.terminal.command import Home

OWN = ("--set", "points.shut_out=300", "--set", "short_trip=200")
TOLD = "Own edition: points.shut_out = 300 instead of 500, short_trip = 200 instead of 700"


def test_numbers_are_listed_with_what_they_can_be_or_why_they_cannot(home: Home) -> None:
    said = home.run("numbers", "mille-bornes").stdout
    assert "points.shut_out" in said and "0 – 2000" in said and "points, H09's longer game" in said
    assert "The miles of a distance card are its name." in said
    assert "nombres de Mille Bornes" in home.run("numbers", "mille-bornes", "--language", "fr").stdout
    listed = json.loads(home.run("numbers", "mille-bornes", "--json").stdout)
    assert listed["points.shut_out"] == {"standard": 500, "least": 0, "most": 2000}
    assert "cards.25.miles" not in listed


def test_a_race_of_an_edition_is_kept_replayed_and_verified_as_one(home: Home) -> None:
    played = home.run("play", "mille-bornes", *OWN, "--people", "0", "--seed", "3")
    assert TOLD in played.stdout
    (path,) = home.races
    assert json.loads(path.read_text())["changes"] == {"points.shut_out": 300, "short_trip": 200}
    assert TOLD in home.run("replay", str(path)).stdout
    assert json.loads(home.run("verify", str(path), "--json").stdout)["changes"]["short_trip"] == 200


def test_an_arena_is_played_with_an_edition(home: Home) -> None:
    bots = ("--bots", "driver,random", "--games", "2", "--workers", "1")
    found = home.run("arena", "mille-bornes", *bots, *OWN, "--out", "own.json")
    assert TOLD in found.stdout
    assert TOLD in (home.folder / "own.html").read_text()
    again = home.run("arena", "mille-bornes", *bots, *OWN, "--out", "own.json", "--json")
    assert json.loads(again.stdout)["changes"] == {"points.shut_out": 300, "short_trip": 200}
    assert "another tournament" in home.refused("arena", "mille-bornes", *bots, "--out", "own.json")


def test_rules_name_the_numbers_and_words_of_a_file(home: Home) -> None:
    (home.folder / "own.toml").write_text("short_trip = 450\n[words.en]\ngame = 'Wet Bornes'\n")
    said = home.run("rules", "mille-bornes", "450", "--box", "own.toml").stdout
    assert "450" in said
    played = home.run("play", "mille-bornes", "--box", "own.toml", "--set", "short_trip=200", "--people", "0")
    assert "Wet Bornes" in played.stdout and "short_trip = 200 instead of 700" in played.stdout


def test_what_cannot_be_is_said_in_a_sentence(home: Home) -> None:
    play = ("play", "mille-bornes")
    assert "of the form NUMBER=VALUE" in home.refused(*play, "--set", "hand=many")
    assert "set twice" in home.refused(*play, "--set", "hand=5", "--set", "hand=4")
    assert "The nearest is “points.shut_out”" in home.refused(*play, "--set", "points.shutout=300")
    assert "cannot be read" in home.refused(*play, "--box", "none.toml")
