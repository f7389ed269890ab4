"""A study as Markdown, for a file beside the game."""

from collections.abc import Iterable, Sequence

from paddock.core.words import Say, Words
from paddock.lab.matrix import Matrix
from paddock.lab.study import Study
from paddock.lab.wording import cells, conditions, estimate, heads, seeds, shown_of, speaker, without_effect


def markdown(study: Study, command: str, language: str) -> str:
    """Everything that was found out, with the command that found it."""
    speak = speaker(study.lab.game, language)
    parts = [f"# {speak(study.title)}", f"`{command}`", conditions(study, speak)]
    noted = None
    for section in study.sections:
        if figures := shown_of(section, speak):
            parts += [f"## {speak(section.title)}", table(heads(figures, speak), cells(figures, speak))]
            parts += [] if section.note == noted else [speak(section.note)]
            noted = section.note
    if nothing := without_effect(study.sections, speak):
        parts.append(speak(nothing))
    for id, grid in study.matrices.items():
        parts += [f"## {speak(Say(f'lab-{id}'))}", matrix(grid), speak(Say("lab-matrix.note"))]
    parts += [f"## {speak(Say('lab-flags'))}", flags(study, speak), speak(Say("lab-flags.note"))]
    return "\n\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; names stand left, figures right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def matrix(grid: Matrix) -> str:
    """Who wins among whom."""
    rows = (
        [one, *("" if one == other else estimate(grid.shares[one, other]) for other in grid.names)]
        for one in grid.names
    )
    return table(["", *grid.names], rows)


def flags(study: Study, speak: Words) -> str:
    """What is striking."""
    return "\n".join(f"- {speak(flag.say)}{seeds(flag, speak)}" for flag in study.flags)
