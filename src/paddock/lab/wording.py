"""Figures as people read them."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddock.core.editions import differences
from paddock.core.game import Game
from paddock.core.statistics import Estimate
from paddock.core.words import Say, Words, words
from paddock.lab.estimates import Figure
from paddock.lab.table import LAB

if TYPE_CHECKING:
    from paddock.lab.study import Flag, Section, Study

NOTHING = "–"
SURE = "●"  # what is not as usual, beyond doubt
MOST_DIGITS = 4


def speaker(game: Game, language: str) -> Words:
    """The words of the lab and of a game."""
    return words(language, LAB, game.package)


def conditions(study: "Study", speak: Words) -> str:
    """What a study depends on besides: seed, drivers, options, and what an edition changes."""
    own = differences(study.lab.game)
    return " ".join(speak(say) for say in (study.footer, own) if say)


def with_interval(figure: Figure) -> str:
    """A figure with its interval."""
    return f"{estimate(figure.found)}{spaced(figure.unit)}"


def estimate(found: Estimate) -> str:
    """With as many digits as the interval leaves sense to; both ends of an interval that is far from even."""
    half = (found.high - found.low) / 2
    digits = 0 if all(float(number).is_integer() for number in found) else digits_for(half)
    if half == 0:
        return f"{found.value:,.{digits}f}"
    if abs(found.high + found.low - 2 * found.value) > 0.2 * half:
        return f"{found.value:,.{digits}f} ({found.low:,.{digits}f} – {found.high:,.{digits}f})"
    return f"{found.value:,.{digits}f} ± {half:,.{digits}f}"


def usual(figure: Figure) -> str:
    """What it would be if nothing were the matter."""
    return NOTHING if figure.usual is None else f"{figure.usual:,.4g}{spaced(figure.unit)}"


def sure(figure: Figure) -> str:
    """A mark for what is surely otherwise."""
    return SURE if figure.is_sure else ""


def name_of(figure: Figure, speak: Words) -> str:
    """Its name; what the game has no words for goes by its id."""
    return speak(figure.name) if figure.name.id in speak else figure.id


def heads(figures: Sequence[Figure], speak: Words) -> list[str]:
    """Of the columns of a table of figures; what is usual is told where anything is."""
    ids = ("what", "figure", "usual", "sure") if any(each.usual is not None for each in figures) else ("what", "figure")
    return [speak(Say(f"lab-head-{id}")) for id in ids]


def cells(figures: Sequence[Figure], speak: Words) -> list[list[str]]:
    """The rows of such a table."""
    columns = len(heads(figures, speak))
    return [[name_of(each, speak), with_interval(each), usual(each), sure(each)][:columns] for each in figures]


def shown_of(section: "Section", speak: Words) -> list[Figure]:
    """The figures for people: of changes those that are sure and have words."""
    if not section.is_change:
        return list(section.figures)
    return [figure for figure in section.figures if figure.is_sure and figure.name.id in speak]


def without_effect(sections: Sequence["Section"], speak: Words) -> Say | None:
    """The changes that surely change nothing, in a line."""
    titles = tuple(each.title.args["change"] for each in sections if each.is_change and not shown_of(each, speak))
    return Say("lab-nothing-sure", changes=titles) if titles else None


def seeds(flag: "Flag", speak: Words) -> str:
    """The seeds of races that show something, behind the sentence that tells of it."""
    return f" {speak(Say('lab-seeds', seeds=tuple(map(str, flag.seeds))))}" if flag.seeds else ""


def spaced(unit: str) -> str:
    """A unit behind a number."""
    return f"\u00a0{unit}" if unit else ""


def digits_for(half: float) -> int:
    """Digits after the point, so that half an interval has two that count."""
    if not 0 < half < math.inf:
        return 1
    return min(MOST_DIGITS, max(0, 1 - math.floor(math.log10(half))))
