"""Races by the hundred thousand, and a row for each: who won, how long it took, who led, what happened."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.core.batch import Batch
from paddock.core.chance import race_seed
from paddock.core.counting import counting, events_of
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.moves import families_of
from paddock.core.race import Race
from paddock.core.watching import (
    CHOICES,
    DECISIONS,
    FIRST_LEADER,
    KEY,
    LEAD_CHANGES,
    LEADER,
    LED,
    MOVE,
    MOVES,
    PAPER,
    SINCE,
    STOP,
)
from paddock.core.winning import wins
from paddock.lab.habits import INSTINCT, Habit, habits
from paddock.lab.table import LAB, Column, Table

PIECE = {"cpu": 10_000, "gpu": 1_000_000}  # races at a time
SIDES = "ABCDEF"
KEYS = 2**31 - 1  # bits of a seed that make a key


@dataclass(frozen=True)
class Setting:
    """All that races depend on but their seeds. There is one habit for all, or one for each side."""

    game: Game
    seats: int | None = None
    variant: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    habits: tuple[Habit, ...] = (Habit(),)
    device: str = "cpu"
    cores: int | None = None

    def __post_init__(self) -> None:
        if self.sides < 2:
            raise BadOption("lab-one-side", LAB, seats=self.opening.state.seats)
        if len(self.habits) not in (1, self.sides):
            raise BadOption("lab-bots", LAB, found=len(self.habits), sides=self.sides)
        for each in self.habits:
            each.of(self.game)

    @cached_property
    def opening(self) -> Race:
        """A race with these options, before its first move."""
        return Race.start(self.game, self.seats, 0, self.variant, options=self.options)

    @property
    def sides(self) -> int:
        """How many play against each other."""
        return int(self.opening.state.sides)

    @property
    def side_of(self) -> list[int]:
        """The side of each seat."""
        state = self.opening.state
        return [int(self.game.side_of(state, seat)) for seat in range(state.seats)]

    @cached_property
    def counting(self) -> Game:
        """The game, counting what happens; with its net where somebody drives by it."""
        return counting(self.game if self.paper else replace(self.game, trained=False))

    @property
    def paper(self) -> int:
        """How much of it the net needs, if somebody drives by it."""
        is_asked = any(habit.level == INSTINCT for habit in self.habits)
        return self.game.weights.paper_size if is_asked and self.game.weights else 0

    def batch(self, races: int) -> Batch:
        """Room for so many races."""
        facts: dict[str, Any] = {"variant": self.variant, "device": self.device, "cores": self.cores, **self.options}
        return Batch(self.counting, self.seats, races, **facts)

    def habits_by_seat(self) -> npt.NDArray[np.int32]:
        """As kernels read them."""
        by_side = self.habits * self.sides if len(self.habits) == 1 else self.habits
        return habits(self.game, [by_side[side] for side in self.side_of])

    def with_habits(self, *by_side: Habit) -> "Setting":
        """The same with others at the wheel."""
        return replace(self, habits=by_side)


@dataclass(frozen=True)
class Races:
    """Races that have been run: their rows, what each side had, and, if it was looked at, which moves were made."""

    table: Table
    assets: Mapping[str, Column]  # by name: how many of each thing a side had, by race, side and thing
    usage: Column | None = None  # by race and move: how often it was legal where there was a choice, how often made

    def __len__(self) -> int:
        return len(self.table)

    @classmethod
    def joined(cls, parts: Sequence["Races"]) -> "Races":
        """Some races after the others."""
        first = parts[0]
        assets = {name: np.concatenate([part.assets[name] for part in parts]) for name in first.assets}
        usage = (
            None if first.usage is None else np.concatenate([part.usage for part in parts if part.usage is not None])
        )
        return cls(Table.joined([part.table for part in parts]), assets, usage)

    @property
    def sides(self) -> int:
        """How many played against each other."""
        return sum(name.startswith("won_") for name in self.table)

    @property
    def won(self) -> Column:
        """The share of the win, by race and side."""
        return np.stack([self.table[f"won_{SIDES[side]}"] for side in range(self.sides)], axis=1)

    @property
    def scores(self) -> Column:
        """Points by race and side."""
        return np.stack([self.table[f"score_{SIDES[side]}"] for side in range(self.sides)], axis=1)


def races(setting: Setting, seed: int, first: int, count: int, with_usage: bool = False) -> Races:
    """Races `first` to `first + count` of a seed."""
    return Races.joined(list(pieces(setting, seed, first, count, with_usage)))


def pieces(setting: Setting, seed: int, first: int, count: int, with_usage: bool = False) -> Iterator[Races]:
    """The same, some at a time."""
    batch, by_seat = setting.batch(min(count, PIECE[setting.device])), setting.habits_by_seat()
    for start in range(first, first + count, len(batch)):
        size = min(len(batch), first + count - start)
        batch = batch if size == len(batch) else setting.batch(size)
        yield run(setting, batch, by_seat, seed, start, with_usage)


def run(setting: Setting, batch: Batch, by_seat: Any, seed: int, first: int, with_usage: bool = False) -> Races:
    """As many races as the batch has room for, from their deal to their end."""
    batch.restart(seed, first)
    numbers = np.arange(first, first + len(batch), dtype=np.int64)
    columns = {"race": numbers, "seed": seeds_of(seed, numbers)}
    dealt = batch.states
    columns["begins"] = np.array(setting.side_of, np.int8)[dealt["turn"]]
    assets = assets_in(setting, dealt, at_the_end=False)
    rows = blank_rows(setting, columns["seed"], with_usage)
    rows = batch.watch(rows, by_seat)
    ended = batch.states
    assets |= assets_in(setting, ended, at_the_end=True)
    first = LED + setting.sides
    usage = rows[:, first : first + 2 * setting.game.moves].reshape(len(rows), -1, 2) if with_usage else None
    columns |= outcome(batch, ended) | course(rows, wins(batch.places())) | happened(setting.game, ended)
    return Races(Table(columns), assets, usage)


def assets_in(setting: Setting, states: Column, at_the_end: bool) -> dict[str, Column]:
    """What sides have of everything that is counted then."""
    counted = (asset for asset in setting.game.assets if asset.at_the_end == at_the_end)
    return {asset.name: by_side(setting, asset.had(states)) for asset in counted}


def seeds_of(seed: int, numbers: Column) -> Column:
    """The seeds of races by their numbers."""
    found: Column = np.asarray(race_seed(seed, numbers.astype(np.uint64))).astype(np.int64)
    return found


def blank_rows(setting: Setting, seeds: Column, with_usage: bool = False) -> Column:
    """Rows for races in which nothing has been seen yet."""
    usage = 2 * setting.game.moves if with_usage else 0
    rows = np.zeros((len(seeds), LED + setting.sides + usage + setting.paper), np.int32)
    rows[:, KEY] = seeds & KEYS
    rows[:, PAPER] = setting.paper
    rows[:, STOP] = setting.game.longest
    return rows


def by_side(setting: Setting, had: Any) -> Column:
    """What seats have, added up for each side."""
    found = np.zeros((len(had), setting.sides, had.shape[2]), np.int16)
    for seat, side in enumerate(setting.side_of):
        found[:, side] += had[:, seat]
    return found


def outcome(batch: Batch, ended: Column) -> dict[str, Column]:
    """Who won, and with what."""
    places, scores, sheet = batch.places(), batch.scores(), batch.sheet()
    won = wins(places)
    found = {
        "finished": ended["over"].astype(np.bool_),
        "winner": np.where(won.max(axis=1) == 1, won.argmax(axis=1), -1).astype(np.int8),
    }
    for side, letter in enumerate(SIDES[: batch.sides]):
        found |= {
            f"won_{letter}": won[:, side],
            f"place_{letter}": places[:, side].astype(np.int8),
            f"score_{letter}": scores[:, side],
        }
        found |= {f"{line}_{letter}": sheet[:, side, k] for k, line in enumerate(batch.game.lines)}
    return found


def course(rows: Column, won: Column) -> dict[str, Column]:
    """How it went."""
    moves = np.maximum(rows[:, MOVES], 1)
    winner = won.argmax(axis=1)
    is_ahead = rows[:, LEADER] == winner + 1
    led = np.take_along_axis(rows[:, LED:], winner[:, None], axis=1)[:, 0]
    return {
        "moves": rows[:, MOVES],
        "decisions": rows[:, DECISIONS],
        "lead_changes": rows[:, LEAD_CHANGES],
        "first_leader": (rows[:, FIRST_LEADER] - 1).astype(np.int8),
        "ahead_from": np.where(is_ahead, 100 * rows[:, SINCE] / moves, 100.0),
        "winner_led": 100 * led / moves,
    }


def happened(game: Game, ended: Column) -> dict[str, Column]:
    """How often each event did."""
    return {
        f"event_{name}": ended["happened"][:, number].astype(np.int16)
        for number, name in events_of(game.package).items()
    }


# ---- Move by move ------------------------------------------------------------------------------


@dataclass
class Step:
    """One more move in every race that is not over: before it, and what it was."""

    at: Column  # the races
    states: Column  # before it
    rows: Column  # after it


def steps(setting: Setting, seeds: Sequence[int], seed: int, first: int) -> Iterator[Step]:
    """Races move by move."""
    batch, by_seat = setting.batch(len(seeds)), setting.habits_by_seat()
    batch.restart(seed, first)
    rows = blank_rows(setting, np.asarray(seeds))
    rows[:, STOP] = 0
    while not (over := batch.over).all():
        states = batch.states.copy()
        rows[:, STOP] += 1
        if rows[0, STOP] > setting.game.longest:
            return
        rows = batch.watch(rows, by_seat)
        at = np.flatnonzero(~over)
        yield Step(at, states[at], rows[at])


def decisions(setting: Setting, seed: int, first: int, count: int) -> Table:
    """A row for each decision of some races."""
    numbers = np.arange(first, first + count, dtype=np.int64)
    seeds = seeds_of(seed, numbers)
    parts = [
        {
            "race": numbers[step.at],
            "seed": seeds[step.at],
            "step": step.rows[:, MOVES] - 1,
            "seat": step.states["turn"].astype(np.int8),
            "choices": step.rows[:, CHOICES],
            "move": step.rows[:, MOVE].copy(),
            "leader": (step.rows[:, LEADER] - 1).astype(np.int8),
        }
        for step in steps(setting, seeds.tolist(), seed, first)
    ]
    whole = Table({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})
    whole.columns["kind"] = kinds_of(setting.game)[whole["move"]]
    order = np.lexsort((whole["step"], whole["race"]))
    return whole.where(order[whole["choices"][order] > 1])


def kinds_of(game: Game) -> Column:
    """The family of every move, by number; nothing where it has none."""
    found = np.full(game.moves, "", object)
    for family in families_of(game.package):
        found[family.first : family.first + family.count] = family.name
    return found


def shown(setting: Setting, seed: int, number: int) -> Race:
    """One of the races as a race that can be looked at, saved and replayed."""
    seeds = seeds_of(seed, np.array([number])).tolist()
    names = [
        f"{setting.habits[side % len(setting.habits)].level} {seat + 1}" for seat, side in enumerate(setting.side_of)
    ]
    race = Race.start(setting.game, setting.seats, seeds[0], setting.variant, names, options=setting.options)
    for step in steps(setting, seeds, seed, number):
        race.play(int(step.rows[0, MOVE]))
    return race
