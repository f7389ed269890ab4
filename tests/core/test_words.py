"""A package that does not speak a language is understood in English, message by message."""

import re
from pathlib import Path

import pytest

import paddock
from paddock.core.words import Say, Seat, source, words

PACKAGES = {
    ".".join(file.relative_to(Path(paddock.__file__).parents[1]).parent.parts).removesuffix(".words")
    for file in Path(paddock.__file__).parent.rglob("messages.en.ftl")
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A new package that speaks English."""
    name = "speaks_" + "".join(filter(str.isalpha, request.node.name))
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "messages.en.ftl").write_text("car = a car\n    .help = It drives.\nwho = { $seat } has { $what }\n")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_a_package_without_french_speaks_english(package: str) -> None:
    speak = words("fr", package)
    assert speak(Say("car")) == "a car" and speak(Say("car.help")) == "It drives."
    assert speak(Say("who", seat=Seat(0), what=Say("car")), ["Ada"]) == "Ada has a car"
    assert speak(Say("why-race-over")) == "La course est finie."


def test_only_what_is_missing_in_french_is_english(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "messages.fr.ftl").write_text("car = une voiture\n")
    speak = words("fr", package)
    assert speak(Say("car")) == "une voiture" and speak(Say("car.help")) == "It drives."


def test_what_is_missing_in_english_too_is_an_error(package: str) -> None:
    for language in ("en", "fr"):
        speak = words(language, package)
        assert "car" in speak and "car.help" in speak and "bus" not in speak and "car.colour" not in speak
        with pytest.raises(LookupError, match="bus"):
            speak(Say("bus"))


def test_a_sentence_names_who_plays_now(package: str) -> None:
    speak = words("en", package)
    say = Say("who", seat=Seat(0), what=Say("car"))
    assert [speak(say, [name, "Cleo"]) for name in ("Ada", "Bob")] == ["Ada has a car", "Bob has a car"]


def test_a_sentence_is_remembered_once_whatever_it_says(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "messages.fr.ftl").write_text(
        "left = { $who } : il en reste { $left }\n"
        "miles = { $miles ->\n    [one] un kilomètre\n   *[other] { $miles } km\n}\n"
    )
    speak = words("fr", package)
    told = [speak(Say("left", who=Seat(0), left=left), ["Ada"]) for left in range(1_500)]
    assert told[7] == "Ada\N{NO-BREAK SPACE}: il en reste 7"
    assert told[1_234] == "Ada\N{NO-BREAK SPACE}: il en reste 1\N{NARROW NO-BREAK SPACE}234"
    assert speak._remembered.cache_info().currsize == 1
    assert [speak(Say("miles", miles=miles)) for miles in (1, 2)] == ["un kilomètre", "2 km"]


def test_what_a_function_makes_of_an_argument_is_told(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "messages.en.ftl").write_text(
        "worth = { $seat } has { NUMBER($share, minimumFractionDigits: 1) }\n"
        "laps = { NUMBER($laps) ->\n    [one] { $laps } lap\n   *[other] { $laps } laps\n}\n"
    )
    speak = words("en", package)
    told = [speak(Say("worth", seat=Seat(0), share=share), ["Ada"]) for share in (2, 3)]
    assert told == ["Ada has 2.0", "Ada has 3.0"]
    assert [speak(Say("laps", laps=laps)) for laps in (1, 2)] == ["1 lap", "2 laps"]


def test_who_plays_chooses_no_words(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "messages.en.ftl").write_text("who = { $seat ->\n    [Ada] her\n   *[other] { $seat }\n}\n")
    speak = words("en", package)
    assert [speak(Say("who", seat=Seat(seat)), ["Ada", "Bob"]) for seat in (0, 1)] == ["Ada", "Bob"]


@pytest.mark.parametrize("other", sorted(PACKAGES - {"paddock.core"}))
def test_nobody_gives_the_core_s_messages_another_meaning(other: str) -> None:
    core, others = (
        set(re.findall(r"^([\w-]+) =", source(each, "en"), re.MULTILINE)) for each in ("paddock.core", other)
    )
    assert others and not core & others
