"""A suite to cite: fixed tasks on which bots are scored, against fixed opponents on deals held out for that."""

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path

import paddock
from paddock.arena.contest import Contest
from paddock.arena.match import Player, act
from paddock.arena.processes import Processes
from paddock.arena.report import of_bot
from paddock.arena.statistics import estimate
from paddock.arena.tournament import ARENA, Tournament
from paddock.core.errors import BadOption, BadRecord, PaddockError
from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.core.record import read, write

OPPONENTS = ("random", "driver", "policy")
EVEN = 0.5  # the share of a bot against itself


@dataclass(frozen=True)
class Task:
    """What is played, and what scores 0 and 100."""

    name: str
    game: str
    seats: int
    variant: str
    games: int  # against each opponent
    digest: str  # of how the rules and the opponents play
    random: float  # the share of wins of `random`, which scores 0
    policy: float  # that of `policy`, which scores 100

    @property
    def seed(self) -> int:
        """Of the deals held out: nobody else has a reason to deal from it."""
        return int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:6])

    def tournament(self, bot: str, opponent: str) -> Tournament:
        """A bot against an opponent."""
        return Tournament.of(self.game, (bot, opponent), self.seats, self.variant, seed=self.seed)

    def score(self, share: float) -> float:
        """A share of wins on the scale of the task."""
        return 100 * (share - self.random) / (self.policy - self.random)

    def found_digest(self) -> str:
        """How rules and opponents play today: every legal move, choice and result of a few races among them."""
        seen = hashlib.sha256()
        for first in range(len(OPPONENTS)):
            race = Race.start(REGISTRY.find(self.game), self.seats, self.seed + first, self.variant)
            players = [Player(OPPONENTS[(first + seat) % len(OPPONENTS)]) for seat in range(self.seats)]
            while not race.over:
                seen.update(repr((race.turn, sorted(race.moves()))).encode())
                act(race, players[race.turn])
            seen.update(repr((race.record.moves, race.scores(), race.places())).encode())
        return seen.hexdigest()[:16]

    def require_its_rules(self) -> None:
        """Refuse to score by other rules, or against other opponents, than those of the task."""
        if (found := self.found_digest()) != self.digest:
            raise PaddockError("suite-other-rules", ARENA, task=self.name, wanted=self.digest, found=found)


@dataclass(frozen=True)
class Result:
    """How a bot did on a task."""

    task: str
    bot: str
    score: float
    low: float  # of the 95 % interval
    high: float
    shares: dict[str, float]  # of wins, by opponent
    games: int  # against each of them
    ms_per_move: float | None
    digest: str
    paddock: str


def tasks() -> dict[str, Task]:
    """All tasks by name."""
    facts = tomllib.loads((files("paddock.arena") / "suite.toml").read_text("utf-8"))
    return {name: Task(name, **task) for name, task in facts.items()}


def chosen_tasks(names: Sequence[str]) -> list[Task]:
    """The tasks of some names; all of them for none."""
    known = tasks()
    for name in names:
        if name not in known:
            raise BadOption("suite-bad-task", ARENA, name=name, allowed=tuple(known))
    return [known[name] for name in names or known]


def contests(task: Task, bot: str, games: int | None) -> dict[str, Contest]:
    """The games of a bot against each opponent but itself; as many as the task asks for, or else."""
    asked = task.games if games is None else games
    return {name: Contest(task.tournament(bot, name), asked) for name in OPPONENTS if name != bot}


def scored(task: Task, bot: str, games: int | None, workers: int, heard: Callable[[], object] = lambda: None) -> Result:
    """Play a task; `heard` is called after every set of games."""
    held = contests(task, bot, games)
    for contest in held.values():
        for played, outcome in Processes(contest.tournament, workers).play(contest.ahead()):
            contest.add(played, outcome)
            heard()
        for failed in contest.failed:
            raise failed.error(REGISTRY.find(task.game).package)
    return result(task, bot, held)


def result(task: Task, bot: str, held: Mapping[str, Contest]) -> Result:
    """What the games of a task tell of a bot."""
    shares = {opponent: contest.shares(0) for opponent, contest in held.items()}
    if bot in OPPONENTS:
        shares[bot] = dict.fromkeys(next(iter(shares.values())), EVEN)
    found = estimate([shares[name] for name in OPPONENTS])
    score, low, high = (round(task.score(share), 2) + 0.0 for share in found)  # never -0.0
    games = [game for contest in held.values() for sets in contest.counted().values() for game in sets]
    clocked, seconds = sum(of_bot(bot, games, "clocked")), sum(of_bot(bot, games, "seconds"))
    return Result(
        task.name,
        bot,
        score,
        low,
        high,
        {opponent: round(sum(s.values()) / len(s), 4) for opponent, s in shares.items()},
        len(games) // len(held),
        round(1000 * seconds / clocked, 2) if clocked else None,
        task.digest,
        paddock.__version__,
    )


def known_results(path: str | Path) -> list[Result]:
    """The results in a file; none if there is none such."""
    if not Path(path).exists():
        return []
    try:
        return [Result(**facts) for facts in json.loads(read(path))]
    except (ValueError, TypeError) as error:
        raise BadRecord("suite-not-a-file", ARENA, path=str(path)) from error


def keep(path: str | Path, found: Result) -> None:
    """Write a result into a file beside the others, in place of an older one of the same bot on the same task."""
    others = [one for one in known_results(path) if (one.task, one.bot) != (found.task, found.bot)]
    order = list(tasks())
    ranked = sorted([*others, found], key=lambda one: (order.index(one.task) if one.task in order else -1, one.score))
    write(path, json.dumps([asdict(one) for one in ranked], indent=1) + "\n")
