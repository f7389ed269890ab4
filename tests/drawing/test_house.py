"""What all drawings share: letters that fit, colours that can be read, pictures that stand alone."""

import subprocess
import sys
from itertools import product
from xml.etree import ElementTree

import pytest

from paddock.drawing.cars import CARS
from paddock.drawing.lettering import shorten, width, wrap
from paddock.drawing.palette import DARK, LIGHT, STYLE, painted
from paddock.drawing.png import png
from paddock.drawing.svg import tag, text
from tests.drawing import replayed

READ = (  # letters, ground
    *product(("text", "muted"), ("panel", "ground")),
    *product(("crimson", "moss", "ochre", "navy", "violet", "teal"), ("panel",)),
    *product(("enamel",), ("blue", "green", "red")),
    ("ink", "enamel"),
)
SEEN = (("focus", "panel"), ("focus", "ground"), ("amber", "asphalt"), ("enamel", "asphalt"))
themes = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])


def luminance(colour: str) -> float:
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@themes
def test_letters_can_be_read(colours: dict[str, str]) -> None:
    for letters, ground in READ:
        assert contrast(colours[letters], colours[ground]) >= 4.5, (letters, ground)


@themes
def test_lines_that_matter_can_be_seen(colours: dict[str, str]) -> None:
    for line, ground in SEEN:
        assert contrast(colours[line], colours[ground]) >= 3, (line, ground)


def test_cars_differ_in_colour_letter_and_silhouette() -> None:
    for what in ("letter", "colour", "body"):
        assert len({getattr(car, what) for car in CARS}) == 6


def test_words_are_made_to_fit() -> None:
    assert shorten("Ann", 16, 100) == "Ann"
    assert shorten("Maximilienne-Joséphine", 16, 100).endswith("…")
    assert width(shorten("Maximilienne-Joséphine", 16, 100), 16) <= 100
    assert wrap("Véhicule prioritaire", 16, 100, 2) == ("Véhicule", "prioritaire")
    assert wrap("Allonger à 1000 bornes", 16, 160, 2) == ("Allonger à", "1000 bornes")
    assert wrap("de la part de Bob\u00a0!", 16, 60, 3)[-1] == "Bob\u00a0!"
    assert all(width(line, 14) <= 80 for line in wrap("a sentence that is much too long for its plate", 14, 80, 2))


def test_text_is_escaped() -> None:
    assert "<script>" not in text(0, 0, "<script>", 10) + tag("g", aria_label='"><script>')
    assert ElementTree.fromstring(tag("g", aria_label="a\x00b & \"c\" 'd'")).attrib["aria-label"] == "ab & \"c\" 'd'"


def test_one_theme_can_be_painted_in() -> None:
    drawing = replayed(2, 20).draw()
    assert STYLE in drawing
    assert "var(" not in painted(drawing, "dark")
    assert painted(drawing, "dark") != painted(drawing, "light")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_drawing_becomes_a_png(theme: str) -> None:
    picture = png(replayed(2, 20).draw(shape="tall"), theme)
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 780


def test_importing_paddock_does_not_import_the_drawing() -> None:
    code = "import sys, paddock; sys.exit(any(name.startswith('paddock.drawing') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
