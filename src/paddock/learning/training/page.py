"""The report of a run as a page: curves over the minutes, in one file, for light and dark."""

from collections.abc import Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import Any

from paddock.core.game import REGISTRY
from paddock.core.words import Say, Words, words

PACKAGE = "paddock.learning"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 460, 240, 44, 14, 8, 26
STYLE = """
:root { color-scheme: light dark;
  --paper: #efe7d6; --panel: #f7f2e6; --ink: #23252b; --soft: #6b6a64; --line: #c4342b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1f24; --panel: #2a2d34; --ink: #f3ecdc; --soft: #b9b2a3; --line: #e9604f; }
}
body { margin: 0 auto; padding: 1.25rem; max-width: 68rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 "Overpass Variable", Overpass, "DejaVu Sans", system-ui, sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.25rem; }
section { padding: 1rem 1.25rem; border-radius: .9rem; background: var(--panel); overflow-x: auto; }
h1 { font-size: 1.4rem; } h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
svg { width: 100%; height: auto; } text { fill: var(--soft); font-size: 12px; }
path { fill: none; stroke: var(--line); stroke-width: 2.5; }
.band { fill: var(--line); fill-opacity: .18; stroke: none; }
.axis { stroke: var(--soft); stroke-width: 1; } .even { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 6 5; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
footer { margin-top: 1rem; color: var(--soft); font-size: .85rem; }
"""


def write_page(report: dict[str, Any], path: Path, language: str) -> None:
    """The page of a report, beside it."""
    path.write_text(page(report, language), "utf-8")


def page(report: dict[str, Any], language: str) -> str:
    """Everything that a report holds, to be looked at."""
    game = REGISTRY.find(report["plan"]["game"])
    speak = words(language, PACKAGE, game.package)
    heading = escape(speak(Say("training-title", game=game.title(language), minutes=f"{report['seconds'] / 60:.0f}")))
    looks = report["looks"]
    panels = [
        *(panel(speak, of, wins_curve([(look["seconds"], look[of]) for look in looks])) for of in ("policy", "past")),
        *(panel(speak, of, curve([(look["seconds"], look[of]) for look in looks])) for of in ("entropy", "error")),
        panel(speak, "judged", table(report["judged"], speak)),
    ]
    facts = {**report["plan"], "machine": report["machine"], "weights": report["weights"], **report["versions"]}
    about = escape(" · ".join(f"{name} {value}" for name, value in facts.items()))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{heading}</h1>\n"
        f"<main>\n{''.join(panels)}</main>\n<footer>{about}</footer>\n</body>\n</html>\n"
    )


def panel(speak: Words, id: str, inside: str) -> str:
    """A curve with what it shows."""
    return f"<section><h2>{escape(speak(Say(f'training-{id}')))}</h2>{inside}</section>\n"


def wins_curve(looks: Sequence[tuple[float, dict[str, Any]]]) -> str:
    """Shares of wins over the minutes, in the band of their intervals; a dashed line where equals would be."""
    last, even = looks[-1][0], looks[-1][1]["even"]
    edges = [(seconds, judged["share"] + judged["interval"]) for seconds, judged in looks]
    edges += [(seconds, judged["share"] - judged["interval"]) for seconds, judged in reversed(looks)]
    band = f'<path class="band" d="{path(edges, last, 1)}Z"/>'
    band += f'<path class="even" d="{path([(0, even), (last, even)], last, 1)}"/>'
    line = [(seconds, judged["share"]) for seconds, judged in looks]
    return plot(band, line, 1, "{:.0%}")


def curve(line: Sequence[tuple[float, float]]) -> str:
    """A number over the minutes."""
    return plot("", line, ceil(2 * max(value for _, value in line)) / 2, "{:.2g}")


def plot(behind: str, line: Sequence[tuple[float, float]], top: float, form: str) -> str:
    """A line with its axes."""
    last, parts = line[-1][0], []
    for share in (0, 0.5, 1):
        x, y = place(share * last, share * top, last, top)
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{form.format(share * top)}</text>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 4}" text-anchor="middle">{share * last / 60:.2g}</text>')
    parts.append(f'<path class="axis" d="{path([(0, 0), (last, 0)], last, top)}"/>{behind}')
    parts.append(f'<path d="{path(line, last, top)}"/>')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(parts)}</svg>'


def path(points: Sequence[tuple[float, float]], last: float, top: float) -> str:
    """Through some points."""
    return "M" + " L".join("{:.1f} {:.1f}".format(*place(*point, last, top)) for point in points)


def place(seconds: float, value: float, last: float, top: float) -> tuple[float, float]:
    """Where a point lies."""
    x = LEFT + seconds / last * (WIDTH - LEFT - RIGHT)
    return x, TOP + (1 - min(max(value / top, 0), 1)) * (HEIGHT - TOP - BOTTOM)


def table(judged: Sequence[dict[str, Any]], speak: Words) -> str:
    """How strong it is in the end, in every variant and number of seats."""
    rows = "".join(
        f"<tr><td>{escape(speak(Say('training-judged-row', **one, wins=wins(one))))}</td></tr>" for one in judged
    )
    return f"<table>{rows}</table>"


def wins(judged: dict[str, Any]) -> str:
    """A share with its interval, and what equals would have."""
    return f"{judged['share']:.1%} ± {judged['interval']:.1%} ({judged['even']:.0%})"
