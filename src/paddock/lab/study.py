"""The standard report: races are run, looked at from every side, and what is striking is flagged."""

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from paddock.core.statistics import Estimate, Z
from paddock.core.words import Say, system_language
from paddock.lab import openness as open_outcome
from paddock.lab import usage
from paddock.lab.compare import Change, change_named, differences
from paddock.lab.estimates import Figure, judged, mean, quantile, ratio
from paddock.lab.matrix import Matrix, alone, matrix, without
from paddock.lab.measures import MEASURES, Measure, measures_of
from paddock.lab.openness import Openness
from paddock.lab.page import framed, page
from paddock.lab.racing import SIDES, Races
from paddock.lab.table import Column
from paddock.lab.worth import explained, worth

if TYPE_CHECKING:
    from paddock.lab.lab import Lab

LADDER = ("policy", "driver", "learner", "random")
DEALS = 1_000  # for each rung of the ladder, at most
SEEDS = 3  # told for a flag
CHANGED = "lab-changed"  # the title of sections about what a change changes
WORTH = "worth-"  # begins the id of a section about things of one kind

# What is flagged.
UNFAIR = 1.0  # points of a hundred, if they are sure
UNCHANGED = 40.0  # of a hundred races, in which the lead never changes
EARLY = 50.0  # of a hundred moves, after which the winner leads for good
CLOSED = 50.0  # of a hundred parts of a race, in which the outcome is open
OUTSTANDING = 3  # times as much as what comes next
APART = 5.0  # points of a hundred between the best and the worst of a kind

Advance = Callable[[float], None]  # is told which part of the work is done


@dataclass(frozen=True)
class Section:
    """Figures on one subject."""

    id: str
    title: Say
    note: Say
    figures: Sequence[Figure]

    @property
    def is_change(self) -> bool:
        """Whether it tells what a change changes."""
        return self.title.id == CHANGED


@dataclass(frozen=True)
class Flag:
    """Something striking, with the seeds of races that show it."""

    id: str
    say: Say
    seeds: Sequence[int] = ()


@dataclass
class Study:
    """What was found out."""

    lab: "Lab"
    races: Races
    sections: list[Section] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    open_by_tenth: Sequence[float] = ()
    matrices: Mapping[str, Matrix] = field(default_factory=dict)
    distance: float | None = None  # of the ladder to a target
    seconds: float = 0.0

    @property
    def title(self) -> Say:
        """What was studied; the words are those of the game too."""
        facts = about(self.lab)
        return Say("lab-title", game=Say("game"), variant=facts["variant"], seats=facts["seats"], races=len(self.races))

    @property
    def footer(self) -> Say:
        """What else it depends on."""
        facts = about(self.lab)
        options = ", ".join(f"{name}={choice}" for name, choice in facts["options"].items())
        return Say("lab-about", seed=str(self.lab.seed), bots=self.lab.bots, options=options)

    def as_json(self) -> dict[str, Any]:
        """Everything, as one object."""
        return {
            **about(self.lab),
            "races": len(self.races),
            "seconds": round(self.seconds, 2),
            "sections": {
                section.id: [figure_as_json(figure) for figure in section.figures] for section in self.sections
            },
            "open_by_tenth": list(self.open_by_tenth),
            "matrices": {
                name: [
                    {"alone": one, "among": other, **estimate_as_json(found)}
                    for (one, other), found in found_matrix.shares.items()
                ]
                for name, found_matrix in self.matrices.items()
            },
            "distance": self.distance,
            "flags": [{"id": flag.id, **told_facts(flag.say), "seeds": list(flag.seeds)} for flag in self.flags],
        }

    def _repr_html_(self) -> str:
        return framed(page(self, system_language()))


def about(lab: "Lab") -> dict[str, Any]:
    """What was studied."""
    race = lab.setting.opening
    return {
        "game": lab.game.name,
        "variant": race.record.variant,
        "seats": race.record.seats,
        "options": dict(race.record.options),
        "changes": dict(lab.game.changes),
        "bots": lab.bots,
        "seed": lab.seed,
    }


def figure_as_json(figure: Figure) -> dict[str, Any]:
    """A figure with what is known of it."""
    return {
        "id": figure.id,
        **estimate_as_json(figure.found),
        "unit": figure.unit,
        "usual": figure.usual,
        "sure": figure.is_sure,
    }


def estimate_as_json(found: Estimate) -> dict[str, float]:
    """A value with its interval."""
    return {"value": float(found.value), "low": float(found.low), "high": float(found.high)}


def told_facts(say: Say) -> dict[str, Any]:
    """The numbers that a flag tells."""
    return {name: value for name, value in say.args.items() if isinstance(value, int | float | str)}


# ---- The standard report -----------------------------------------------------------------------


def study(lab: "Lab", pieces: Iterable[Races], advance: Advance = lambda part: None) -> Study:
    """Look at races as they come, then at some of them closely."""
    begun = time.perf_counter()
    found = Study(lab, Races.joined(list(pieces)))
    looked_at = min(open_outcome.RACES, len(found.races))
    opened = lab.openness(looked_at)
    column = np.full(len(found.races), np.nan)
    column[:looked_at] = opened.share
    found.races.table.columns["open"] = column
    found.open_by_tenth = (100 * opened.is_open.mean(axis=0)).tolist()
    advance(0.4)
    closely = lab.run(min(usage.RACES, len(found.races)), with_usage=True)
    advance(0.2)
    rungs = ladder(lab, min(DEALS, max(1, len(found.races) // 10)), lambda part: advance(0.4 * part))
    found.sections = [
        fairness(lab, found.races),
        length(found.races),
        drama(found.races, opened),
        skill(lab, found.races, rungs),
        *(section for asset in lab.game.assets for section in things(found.races, asset)),
        section("use", usage.by_family(lab.game, closely)),
        events(lab, found.races),
    ]
    found.sections = [each for each in found.sections if each.figures]
    found.flags = list(flags(found, closely, opened))
    found.seconds = time.perf_counter() - begun
    return found


def section(id: str, figures: Sequence[Figure]) -> Section:
    """A section with its words."""
    return Section(id, Say(f"lab-{id}"), Say(f"lab-{id}.note"), figures)


def measured(races: Races, name: str, usual: float | None = None) -> Figure:
    """The mean of a measure."""
    found: Measure = MEASURES[name]
    return Figure(name, found.say, mean_of(found.take(races)), found.unit, usual)


def mean_of(values: Column) -> Estimate:
    """The mean; of hundredths that are all 0 or 100 as a share."""
    return mean(values / 100, 100) if ((values == 0) | (values == 100)).all() else mean(values)


def fairness(lab: "Lab", races: Races) -> Section:
    """Who wins by seat, and who wins who begins."""
    fair = 100 / races.sides
    sides = [
        Figure(f"side-{SIDES[side]}", Say("lab-side", letter=SIDES[side]), mean(100 * races.won[:, side]), "%", fair)
        for side in range(races.sides)
    ]
    alike = [measured(races, "first", fair)] if np.ptp(races.table["begins"]) else []
    return section("fairness", judged([*sides, *alike]))


def length(races: Races) -> Section:
    """How long races are."""
    moves = races.table["moves"]
    shares = [
        Figure(f"length-{share}", Say("lab-length-of", share=share), quantile(moves, share / 100))
        for share in (10, 50, 90)
    ]
    return section("length", [measured(races, "length"), *shares, measured(races, "decisions")])


def drama(races: Races, opened: Openness) -> Section:
    """Whether it is exciting."""
    figures = [measured(races, name) for name in ("lead_changes", "unchanged", "ahead_from", "winner_led")]
    is_open = Figure("open", Say("lab-measure-open"), mean(opened.share), "%")
    scores = [measured(races, name) for name in ("margin", "best_score", "shared")]
    return section("drama", [*figures, is_open, *scores])


def ladder(lab: "Lab", deals: int, advance: Advance = lambda part: None) -> list[Figure]:
    """How often each level wins that is alone among the next lower one."""
    habits, fair, found = lab.habits(LADDER), 100 / lab.setting.sides, []
    for better, worse in pairwise(LADDER):
        share = mean(alone(lab.setting, habits[better], habits[worse], lab.seed, deals))
        found.append(Figure(f"{better}-{worse}", Say("lab-rung", better=better, worse=worse), share, "%", fair))
        advance(1 / (len(LADDER) - 1))
    return found


def skill(lab: "Lab", races: Races, rungs: Sequence[Figure]) -> Section:
    """Luck and skill."""
    share = explained(races, lab.game.assets)
    dealt = [] if share is None else [Figure("explained", Say("lab-explained"), share, "%")]
    return section("skill", [*judged(rungs), *dealt])


def things(races: Races, asset: Any) -> list[Section]:
    """The worth of things of a kind."""
    figures = worth(races, asset)
    note = "lab-worth.share" if figures and figures[0].usual else "lab-worth.more"
    return [Section(f"{WORTH}{asset.name}", Say(f"asset-{asset.name}"), Say(note), figures)]


def events(lab: "Lab", races: Races) -> Section:
    """What happens in a race, where the game has words for it."""
    told = [measure for measure in measures_of(lab.game, races) if measure.is_event and measure.is_told]
    figures = [Figure(measure.name, measure.say, mean(measure.take(races))) for measure in told]
    return section("events", [figure for figure in figures if figure.found.high > 0])


# ---- What is striking --------------------------------------------------------------------------


def flags(found: Study, closely: Races, opened: Openness) -> Iterable[Flag]:
    """Everything that a designer should look at, with races that show it."""
    races, table = found.races, found.races.table
    known = {each.id: {figure.id: figure for figure in each.figures} for each in found.sections}
    for figure in known["fairness"].values():
        if figure.is_sure and figure.usual is not None and abs(figure.found.value - figure.usual) >= UNFAIR:
            yield Flag("unfair", Say("lab-flag-unfair", who=figure.name, share=rounded(figure.found.value)))
    drama = known["drama"]
    if drama["unchanged"].found.low > UNCHANGED:
        share = rounded(drama["unchanged"].found.value)
        yield Flag("unchanged", Say("lab-flag-unchanged", share=share), first_seeds(races, table["lead_changes"] == 0))
    if drama["ahead_from"].found.high < EARLY:
        share = rounded(drama["ahead_from"].found.value)
        yield Flag("early", Say("lab-flag-early", share=share), seeds_by(races, table["ahead_from"]))
    if drama["open"].found.high < CLOSED:
        share = rounded(drama["open"].found.value)
        yield Flag(
            "closed", Say("lab-flag-closed", share=share), seeds_by(races, np.nan_to_num(table["open"], nan=200))
        )
    yield from outstanding(found)
    yield from extremes(found, closely)
    if not table["finished"].all():
        count = int((~table["finished"]).sum())
        yield Flag("unfinished", Say("lab-flag-unfinished", count=count), first_seeds(races, ~table["finished"]))
    longest = int(table["moves"].max())
    yield Flag("longest", Say("lab-flag-longest", moves=longest), seeds_by(races, -table["moves"]))
    yield Flag(
        "lively",
        Say("lab-flag-lively", changes=int(table["lead_changes"].max())),
        seeds_by(races, -table["lead_changes"]),
    )
    yield from comebacks(races, opened)


def outstanding(found: Study) -> Iterable[Flag]:
    """Kinds whose things are far apart, and a thing that is worth several times as much as the next one."""
    for asset in found.lab.game.assets:
        figures = next((each.figures for each in found.sections if each.id == f"{WORTH}{asset.name}"), ())
        sure = [figure for figure in figures if figure.is_sure]
        if sure and (apart := sure[0].found.value - sure[-1].found.value) >= APART:
            names = {"best": sure[0].name, "worst": sure[-1].name}
            yield Flag("apart", Say("lab-flag-apart", kind=Say(f"asset-{asset.name}"), points=rounded(apart), **names))
        excess = sorted((figure.found.value - (figure.usual or 0) for figure in figures), key=abs, reverse=True)
        for figure in figures:
            over = figure.found.value - (figure.usual or 0)
            if len(excess) > 2 and figure.is_sure and over == excess[0] and abs(over) >= OUTSTANDING * abs(excess[1]):
                yield Flag("outstanding", Say("lab-flag-outstanding", thing=figure.name, worth=rounded(over)))


def extremes(found: Study, closely: Races) -> Iterable[Flag]:
    """Moves that are never or always made."""
    setting, seed = found.lab.setting, found.lab.seed
    for id, moves in (("never", usage.never_made(closely)), ("always", usage.always_made(closely))):
        for extreme in moves[:SEEDS]:
            say = Say(f"lab-flag-{id}", move=usage.named(setting, seed, extreme), times=extreme.times)
            yield Flag(id, say, [int(closely.table["seed"][extreme.race])])
        if len(moves) > SEEDS:
            yield Flag(f"{id}-more", Say(f"lab-flag-{id}-more", count=len(moves) - SEEDS))


def comebacks(races: Races, opened: Openness) -> Iterable[Flag]:
    """Races whose winner had hardly a chance."""
    won = races.won[: len(opened.chances)]
    winner = won.argmax(axis=1)
    lowest = np.take_along_axis(opened.chances, winner[:, None, None], axis=2)[:, :, 0].min(axis=1)
    lowest[won.max(axis=1) < 1] = 1
    chance = rounded(100 * max(float(lowest.min()), 1 / open_outcome.PLAYOUTS))
    yield Flag("comeback", Say("lab-flag-comeback", chance=chance), seeds_by(races, lowest))


def first_seeds(races: Races, chosen: Column) -> list[int]:
    """The seeds of the first of such races."""
    return [int(seed) for seed in races.table["seed"][chosen][:SEEDS]]


def seeds_by(races: Races, order: Column) -> list[int]:
    """The seeds of the races that come first in an order of numbers."""
    return [int(seed) for seed in races.table["seed"][: len(order)][np.argsort(order, kind="stable")[:SEEDS]]]


def rounded(value: float) -> float:
    """As it stands in a sentence."""
    return round(value, 1)


# ---- What is asked besides ---------------------------------------------------------------------


def add_minutes(found: Study, tables: Sequence[tuple[int, float]]) -> None:
    """How long a race takes at the pace of real tables, of each the moves that people made and their seconds."""
    made, seconds = (np.array(column, float) for column in zip(*tables, strict=True))
    pace, moves = ratio(seconds, made), mean(found.races.table["moves"])
    minutes = pace.value * moves.value / 60
    half = Z * minutes * math.hypot(pace.error / pace.value, moves.error / moves.value)
    say = Say("lab-minutes", tables=len(tables), seconds=rounded(pace.value))
    figure = Figure("minutes", say, Estimate(minutes, minutes - half, minutes + half))
    for place, each in enumerate(found.sections):
        if each.id == "length":
            found.sections[place] = replace(each, figures=[*each.figures, figure])


def add_changes(found: Study, changes: Sequence[Change], advance: Advance = lambda part: None) -> None:
    """What other rules or numbers change, on the same deals: all differences of all changes judged together."""
    before, lab = found.races, found.lab
    parts: list[tuple[Change, list[Figure]]] = []
    for change in changes:
        after = lab.changed(change).run(len(before))
        measures = measures_of(lab.game, before)
        parts.append((change, differences(before, after, measures)))
        advance(1 / len(changes))
    figures = iter(judged([figure for _, part in parts for figure in part]))
    for change, part in parts:
        id = "change-" + ",".join(f"{name}={value}" for name, value in change.items())
        judged_part = [next(figures) for _ in part]
        title = Say(CHANGED, change=change_named(change))
        found.sections.append(Section(id, title, Say(f"{CHANGED}.note"), judged_part))


def add_without(found: Study, families: Sequence[str], advance: Advance = lambda part: None) -> None:
    """What one loses who never does a thing."""
    lab, figures = found.lab, []
    for family in families:
        gained = without(lab.setting, family, lab.seed, min(DEALS, len(found.races)))
        figures.append(Figure(family, usage.family_named(lab.game, family), gained, "%", 0.0))
        advance(1 / len(families))
    found.sections.append(section("without", judged(figures)))


def add_matrix(found: Study, id: str, names: Sequence[str], advance: Advance = lambda part: None) -> Matrix:
    """Levels or personas, each alone among each other kind."""
    lab, pairs = found.lab, len(names) * (len(names) - 1) // 2
    grid = matrix(
        lab.setting,
        lab.habits(names),
        lab.seed,
        min(DEALS, len(found.races)),
        lambda steps: advance(steps / max(1, pairs)),
    )
    found.matrices = {**found.matrices, id: grid}
    return grid
