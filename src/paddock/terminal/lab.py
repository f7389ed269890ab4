"""`paddock lab`: what a game is like for those who play it, and what other rules would change."""

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paddock.core.errors import BadOption
from paddock.core.extras import needing
from paddock.core.record import write
from paddock.core.words import Say, Words
from paddock.lab.compare import Change, change_named
from paddock.lab.habits import family_of
from paddock.lab.lab import USUAL, Lab
from paddock.lab.markdown import markdown
from paddock.lab.matrix import wanted
from paddock.lab.measures import MEASURES
from paddock.lab.measures import target as targets
from paddock.lab.page import page
from paddock.lab.racing import Races
from paddock.lab.study import (
    CHANGED,
    Section,
    Study,
    add_changes,
    add_matrix,
    add_minutes,
    add_without,
    figure_as_json,
    study,
)
from paddock.lab.table import LAB, check_path
from paddock.lab.tune import Round, cost, tune, values_of
from paddock.lab.wording import cells, conditions, estimate, heads, seeds, shown_of, without_effect
from paddock.terminal.editions import asked_game
from paddock.terminal.screen import console, progress_console, speaker

INTERRUPTED = 130
MANY = 12  # figures, of which the terminal shows the first and the last
ENDS = 5  # so many of each
WIDTHS = (38, 22, 7, 5)  # letters of the columns, so that all tables look alike
FEW_TABLES = 5  # from which no pace is told
WHOLE = 100.0  # of a progress bar


def lab(
    game: list[str],
    numbers: dict[str, list[int]],
    box: str | None,
    seats: int | None,
    variant: str | None,
    options: dict[str, str],
    seed: int | None,
    bots: str,
    races: int | None,
    until: str | None,
    device: str,
    vary: list[str],
    without: list[str],
    persona: str | None,
    ladder: str | None,
    over: list[str],
    target: str | None,
    as_json: bool,
    html: str | None,
    md: str | None,
    rows: str | None,
    tables: str | None,
    language: str,
) -> int:
    """Run the races with a progress bar, then report. Ctrl-C reports what has been run."""
    *tuning, name = game
    if tuning not in ([], ["tune"]):
        raise BadOption("lab-bad-words", LAB, words=" ".join(game))
    found_game = asked_game(name, {}, box)
    asked = Lab(found_game, seats, variant, named(bots), seed or 0, device, None, **options)
    if tuning:
        return tuned(asked, over, target, races, as_json, language)
    changes = [change for option in vary for change in variations(asked, option)]
    changes += [{path: value} for path, values in numbers.items() for value in values]
    goal = wanted(target, named(ladder or "")) if target else None
    check(asked, changes, without, [*named(persona or ""), *named(ladder or "")], rows)
    pace = pace_at(tables, name) if tables else ()
    with bar() as (progress, task):

        def advance(part: float) -> None:
            progress.advance(task, WHOLE * part)

        pieces = asked.until(until) if until else asked.running(races or USUAL)
        stopped = Stopping(pieces, None if until else races or USUAL, progress, task)
        found = study(asked, stopped, advance)
        if pace:
            add_minutes(found, pace)
        for changed in [changes] if changes else []:
            add_changes(found, changed, advance)
        for families in [without] if without else []:
            add_without(found, families, advance)
        for id, names in (("persona", persona), ("ladder", ladder)):
            if names:
                grid = add_matrix(found, id, named(names), advance)
                found.distance = grid.distance(goal) if goal and id == "ladder" else found.distance
    if rows:
        found.races.table.save(rows)
    if html:
        write(Path(html), page(found, language))
    if md:
        write(Path(md), markdown(found, command(sys.argv[1:]), language))
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        show(found, speaker(language, LAB, asked.game.package), stopped)
    return INTERRUPTED if stopped.was_interrupted else 0


def command(arguments: list[str]) -> str:
    """The command that was given, without where its results went."""
    kept = [
        argument
        for before, argument in zip(["", *arguments], arguments, strict=False)
        if not {before, argument} & {"--html", "--markdown", "--rows"} and argument != "--json"
    ]
    return f"paddock {shlex.join(kept)}"


def check(asked: Lab, changes: list[Change], families: list[str], names: list[str], rows: str | None) -> None:
    """Refuse what cannot be, before anybody waits for it."""
    for change in changes:
        _ = asked.changed(change).setting.opening
    for family in families:
        family_of(asked.game, family)
    asked.habits(names)
    if rows:
        check_path(rows)


def pace_at(db: str, game: str) -> Sequence[tuple[int, float]]:
    """How quickly people drive at the tables of a house."""
    from paddock.terminal.tables import on  # needs the server

    with needing("serve"):
        from paddock.server.pace import moves_of_people
    found = on(db, lambda store: store.read(lambda tx: moves_of_people(tx, game)))
    if len(found) < FEW_TABLES:
        raise BadOption("lab-few-tables", LAB, found=len(found), least=FEW_TABLES)
    return found


def named(names: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def variations(asked: Lab, name: str) -> list[Change]:
    """Every choice of an option but the usual one; for `all`, of all options that change anything here."""
    options, state = {option.name: option for option in asked.game.options}, asked.setting.opening.state
    useful = [option for option in options.values() if option.matters is None or option.matters(state)]
    chosen = useful if name == "all" else [options[name]] if name in options else []
    if not chosen:
        raise BadOption("lab-no-option", LAB, name=name, allowed=(*options, "all"))
    return [{option.name: choice} for option in chosen for choice in option.choices[1:]]


class Stopping:
    """Pieces of races, until all are there or somebody has had enough."""

    def __init__(self, pieces: Iterator[Races], asked: int | None, progress: Progress, task: Any) -> None:
        self.asked = asked
        self.was_interrupted = False
        self._pieces, self._progress, self._task = pieces, progress, task

    def __iter__(self) -> Iterator[Races]:
        known = 0
        try:
            for piece in self._pieces:
                known += len(piece)
                yield piece
                if self.asked:
                    self._progress.advance(self._task, WHOLE * len(piece) / self.asked)
        except KeyboardInterrupt:
            if not known:
                raise
            self.was_interrupted = True


@contextmanager
def bar() -> Iterator[tuple[Progress, Any]]:
    """How far it is, on the error stream."""
    screen = progress_console()
    columns = (BarColumn(), TextColumn("{task.percentage:.0f} %"), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        yield progress, progress.add_task("", total=2 * WHOLE)


def show(found: Study, speak: Words, stopped: Stopping) -> None:
    """The report for people."""
    out = console()
    out.print(speak(found.title), style="bold", markup=False)
    out.print(conditions(found, speak), style="dim", markup=False)
    if stopped.was_interrupted:
        out.print(speak(Say("lab-stopped", races=len(found.races), asked=stopped.asked or 0)))
    for section in found.sections:
        if shown_of(section, speak):
            out.print(table(section, speak))
    if nothing := without_effect(found.sections, speak):
        out.print(speak(nothing), markup=False)
    for id, grid in found.matrices.items():
        out.print(grid_table(speak(Say(f"lab-{id}")), grid))
    if found.distance is not None:
        out.print(speak(Say("lab-distance", distance=round(found.distance, 1))))
    out.print(speak(Say("lab-flags")), style="bold")
    for flag in found.flags:
        out.print(f"  {escape(speak(flag.say))}[dim]{escape(seeds(flag, speak))}[/]")


def table(section: Section, speak: Words) -> Table:
    """The figures of a section; of very many the first and the last."""
    made = Table(title=escape(speak(section.title)), title_justify="left")
    figures = shown_of(section, speak)
    for place, (head, width) in enumerate(zip(heads(figures, speak), WIDTHS, strict=False)):
        made.add_column(head, justify="right" if place else "left", min_width=width)
    left_out = range(ENDS, len(figures) - ENDS) if len(figures) > MANY else range(0)
    for place, row in enumerate(cells(figures, speak)):
        if place not in left_out:
            made.add_row(*map(escape, row))
        elif place == left_out[0]:
            made.add_row("…")
    return made


def grid_table(title: str, grid: Any) -> Table:
    """Who wins among whom."""
    made = Table(title=title, title_justify="left")
    made.add_column("")
    for name in grid.names:
        made.add_column(name, justify="right")
    for one in grid.names:
        made.add_row(one, *("" if one == other else estimate(grid.shares[one, other]) for other in grid.names))
    return made


# ---- Tuning ------------------------------------------------------------------------------------


def tuned(asked: Lab, over: list[str], wish: str | None, races: int | None, as_json: bool, language: str) -> int:
    """Search the numbers, round after round, then tell the best and what it costs."""
    if not wish:
        raise BadOption("lab-no-target", LAB)
    goal, ranges = targets(wish), dict(values_of(text) for text in over)
    if not ranges:
        raise BadOption("lab-no-over", LAB)
    with bar() as (progress, task):
        progress.update(task, total=WHOLE)
        rounds = list(tune(asked, ranges, goal, advance=lambda part: progress.advance(task, 0.9 * WHOLE * part)))
        best = rounds[-1].trials[0]
        paid = cost(asked, best.change, races or USUAL) if best.change else []
    if as_json:
        facts = [{"races": each.races, "trials": [vars(trial) for trial in each.trials]} for each in rounds]
        print(json.dumps({"rounds": facts, "best": best.change, "cost": [figure_as_json(figure) for figure in paid]}))
        return 0
    speak, out = speaker(language, LAB, asked.game.package), console()
    for number, each in enumerate(rounds, start=1):
        out.print(round_table(number, each, list(goal), speak))
    out.print(speak(Say("lab-tune.note")), style="dim")
    if best.change:
        out.print(speak(Say("lab-tune-best", change=change_named(best.change))), style="bold", markup=False)
        section = Section("best", Say(CHANGED, change=change_named(best.change)), Say("lab-changed.note"), paid)
        out.print(table(section, speak))
    else:
        out.print(speak(Say("lab-tune-none")))
    return 0


def round_table(number: int, found: Round, names: list[str], speak: Words) -> Table:
    """The candidates of a round, the best first."""
    facts = {"number": number, "candidates": len(found.trials) - 1, "races": found.races}
    made = Table(title=speak(Say("lab-tune-round", **facts)), title_justify="left")
    made.add_column("", min_width=WIDTHS[0])
    for name in names:
        made.add_column(speak(MEASURES[name].say), justify="right")
    made.add_column(speak(Say("lab-tune-loss")), justify="right")
    for trial in found.trials:
        change = change_named(trial.change) if trial.change else Say("lab-tune-standard")
        made.add_row(speak(change), *(f"{trial.measured[name]:,.2f}" for name in names), f"{trial.loss:,.1f} %")
    return made
