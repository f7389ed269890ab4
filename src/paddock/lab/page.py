"""A study as a page for people."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from paddock.core.words import Say, Words
from paddock.drawing import report
from paddock.lab import plots
from paddock.lab.estimates import Figure
from paddock.lab.wording import cells, conditions, estimate, heads, name_of, seeds, shown_of, speaker, without_effect

if TYPE_CHECKING:
    from paddock.lab.matrix import Matrix
    from paddock.lab.results import Figures
    from paddock.lab.study import Flag, Section, Study

PLOTTED = 40  # figures at most
FRAME = 640  # pixels in a notebook


def page(study: "Study", language: str) -> str:
    """Everything that was found out, to be looked at."""
    speak = speaker(study.lab.game, language)
    told_sections = [each for each in study.sections if shown_of(each, speak)]
    panels = [section_panel(study, each, speak) for each in told_sections]
    if nothing := without_effect(study.sections, speak):
        panels.append(
            report.panel(speak(Say("lab-changes")), f'<p class="remark">{escape(speak(nothing))}</p>', "", "wide")
        )
    panels += [matrix_panel(study, id, grid, speak) for id, grid in study.matrices.items()]
    panels.append(flags_panel(study.flags, speak))
    return report.page(speak(study.title), speak(Say("lab-sign")), panels, conditions(study, speak), language)


def section_panel(study: "Study", section: "Section", speak: Words) -> str:
    """Figures on one subject, with what can be drawn of them."""
    inside = plot(section.figures, speak, speak(section.title)) + table(section, speak)
    if section.id == "length":
        inside = plots.histogram(study.races.table["moves"], speak(Say("lab-length.plot"))) + inside
    if section.id == "drama":
        inside = (
            plots.tenths(study.open_by_tenth, speak(Say("lab-drama.plot"))) + caption(speak, "lab-drama.plot") + inside
        )
    return report.panel(speak(section.title), inside, speak(section.note))


def caption(speak: Words, id: str) -> str:
    """A line below a plot."""
    return f'<p class="note">{escape(speak(Say(id)))}</p>'


def plot(figures: Sequence[Figure], speak: Words, label: str) -> str:
    """The intervals of figures that are compared with the same usual one."""
    kinds = {(figure.usual, figure.unit) for figure in figures if figure.usual is not None}
    if len(kinds) != 1:
        return ""
    [(middle, unit)] = kinds
    chosen = [figure for figure in figures if figure.usual is not None][:PLOTTED]
    names = [name_of(figure, speak) for figure in chosen]
    return plots.intervals(names, [figure.found for figure in chosen], middle or 0.0, unit, label)


def table(section: "Section", speak: Words) -> str:
    """The figures of a section."""
    figures = shown_of(section, speak)
    rows = (
        f"<tr><th>{escape(name)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in rest)}</tr>"
        for name, *rest in cells(figures, speak)
    )
    return report.table(heads(figures, speak), rows)


def matrix_panel(study: "Study", id: str, grid: "Matrix", speak: Words) -> str:
    """Who wins among whom."""
    rows = (
        f"<tr><th>{escape(one)}</th>"
        + "".join(f"<td>{estimate(grid.shares[one, other]) if one != other else ''}</td>" for other in grid.names)
        + "</tr>"
        for one in grid.names
    )
    inside = report.table(("", *grid.names), rows)
    if study.distance is not None:
        inside += f'<p class="remark">{escape(speak(Say("lab-distance", distance=round(study.distance, 1))))}</p>'
    return report.panel(speak(Say(f"lab-{id}")), inside, speak(Say("lab-matrix.note")), "wide")


def flags_panel(flags: Sequence["Flag"], speak: Words) -> str:
    """What is striking, with seeds to look at."""
    inside = "".join(f'<p class="remark">{escape(speak(flag.say) + seeds(flag, speak))}</p>' for flag in flags)
    return report.panel(speak(Say("lab-flags")), inside, speak(Say("lab-flags.note")), "wide")


def figures_page(figures: "Figures", language: str) -> str:
    """Some figures alone."""
    from paddock.lab.study import Section

    speak = speaker(figures.game, language)
    section = Section("figures", Say("game"), Say("lab-changed.note"), figures.figures)
    inside = plot(figures.figures, speak, speak(section.title)) + table(section, speak)
    return report.page(
        speak(section.title), speak(Say("lab-sign")), [report.panel("", inside, "", "wide")], "", language
    )


def framed(whole: str) -> str:
    """A page within a notebook, which keeps its own style."""
    return f'<iframe srcdoc="{escape(whole)}" style="width: 100%; height: {FRAME}px; border: 0"></iframe>'
