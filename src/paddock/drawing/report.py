"""Reports for people: one file with its plots in it, for light and dark, wide and narrow."""

import importlib.resources
import math
from collections.abc import Iterable, Sequence
from html import escape

WIDTH = 460
NAMES = 128  # where a plot begins, right of the names
RIGHT = WIDTH - 24  # where it ends


def page(heading: str, sign: str, panels: Iterable[str], footer: str, language: str) -> str:
    """The whole file."""
    style = importlib.resources.files(__package__).joinpath("report.css").read_text("utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(heading)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1><span>{escape(sign)}</span></h1><p>{escape(heading)}</p></header>\n"
        f"<main>\n{''.join(panels)}</main>\n<footer>{escape(footer)}</footer>\n</body>\n</html>\n"
    )


def panel(heading: str, inside: str, note: str, classes: str = "") -> str:
    """A plate with a heading, and a note on how to read it."""
    return (
        f'<section class="{classes}"><h2>{escape(heading)}</h2>{inside}<p class="note">{escape(note)}</p></section>\n'
    )


def table(heads: Sequence[str], rows: Iterable[str]) -> str:
    """A table that can be moved sideways where it is too wide; rows are marked up already."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    """A drawing as wide as its panel."""
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def text(x: float, y: float, words: str, classes: str = "", anchor: str = "middle") -> str:
    """Words in a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{classes}" text-anchor="{anchor}">{escape(words)}</text>'


def shortened(name: str, letters: int) -> str:
    """A name, cut where there is no more room."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers between two others."""
    step = round_step((high - low) / count)
    return [number * step for number in range(math.ceil(low / step), math.floor(high / step) + 1)]


def round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 … or of 0.5, 0.2, 0.1 …"""
    power = 10 ** math.floor(math.log10(least)) if least > 0 else 1
    return float(next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least))
