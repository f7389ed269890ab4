"""A run: generations until the time is over, with looks at the strength on the way, and a folder that keeps it all."""

import json
import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numba
import numpy as np

import paddock
from paddock.core.errors import BadOption, NoDevice
from paddock.core.extras import needing
from paddock.core.game import Game
from paddock.learning.env import Env
from paddock.learning.settings import Setting, mixed_settings, plain_settings
from paddock.learning.training import ppo
from paddock.learning.training.export import exported, likeness_of
from paddock.learning.training.judge import strength
from paddock.learning.training.network import Network
from paddock.learning.training.tensors import DEVICES

with needing("learn"):
    import torch

PACKAGE = "paddock.learning"
RACES = {"cpu": 512, "gpu": 32_768}
STEPS = 64  # of each race in a generation
JUDGED = {"cpu": 400, "gpu": 8_192}  # races to judge by
LOOKS = 10  # at the strength on the way
SHOWN = 0.1  # of the time, at first, the network imitates the policy


@dataclass(frozen=True)
class Plan:
    """What was asked for."""

    game: str
    minutes: float
    device: str
    seed: int
    races: int


@dataclass
class Progress:
    """How far a run has come, and what was seen on the way."""

    seconds: float = 0.0  # of learning alone
    decisions: int = 0
    generations: int = 0
    looks: list[dict[str, Any]] = field(default_factory=list)


class Run:
    """Trains one network for a game; goes on from what its folder keeps."""

    def __init__(self, game: Game, plan: Plan, folder: Path) -> None:
        self.game, self.plan, self.folder = game, plan, folder
        self.device = DEVICES[plan.device]
        if self.device == "cuda" and not torch.cuda.is_available():
            raise NoDevice("no-gpu")
        self.progress = Progress()
        torch.manual_seed(plan.seed)
        self.network = Network(game).to(self.device)
        self.optimiser = ppo.optimiser_of(self.network)
        self.past = deepcopy(self.network)
        if self.checkpoint.exists():
            self._resume()
        mixed = list(mixed_settings(game, plan.races, Random(plan.seed)))
        seed = plan.seed + self.progress.generations
        self.env = Env(game, mixed=mixed, device=plan.device, seed=seed, skip_forced=True)

    @property
    def checkpoint(self) -> Path:
        """Where the run can be taken up again."""
        return self.folder / "checkpoint.pt"

    @property
    def left(self) -> float:
        """How much of the time is left, from 1 to 0."""
        return max(0.0, 1 - self.progress.seconds / (60 * self.plan.minutes))

    def learn(self) -> Iterator[dict[str, Any]]:
        """Generation after generation until the time is over; yields what was seen at each look."""
        while self.left:
            started, before = time.perf_counter(), self.left
            is_shown = self.left > 1 - SHOWN
            decisions = ppo.play(self.env, self.network, STEPS, is_shown)
            told = ppo.improve(self.network, self.optimiser, decisions, self.left, is_shown)
            self.progress.seconds += time.perf_counter() - started
            self.progress.generations += 1
            self.progress.decisions += STEPS * self.env.races
            if int(before * LOOKS) > int(self.left * LOOKS) or not self.left:
                yield self._look(told)
                self.save()

    def _look(self, told: dict[str, float]) -> dict[str, Any]:
        usual = plain_settings(self.game)[0]
        against = {"policy": "policy", "past": self.past}
        judged = {name: asdict(self._strength(usual, opponent)) for name, opponent in against.items()}
        self.past = deepcopy(self.network)
        facts = {name: getattr(self.progress, name) for name in ("seconds", "decisions", "generations")}
        self.progress.looks.append({**facts, **told, **judged})
        return self.progress.looks[-1]

    def _strength(self, setting: Setting, against: str | Network) -> Any:
        return strength(self.network, self.game, setting, JUDGED[self.plan.device], self.plan.device, against)

    def judged(self) -> Iterator[dict[str, Any]]:
        """At last: how strong it is in every variant and number of seats, and against random moves in the usual one."""
        plain = plain_settings(self.game)
        for setting, against in [(plain[0], "random"), *((setting, "policy") for setting in plain)]:
            found = self._strength(setting, against)
            yield {"seats": setting.seats, "variant": setting.variant, "against": against, **asdict(found)}

    # ---- What the folder keeps ---------------------------------------------------------------------

    def save(self) -> None:
        """Keep everything that is needed to go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": self.past.state_dict(),
            "progress": asdict(self.progress),
            "of": self._of,
        }
        fresh = self.checkpoint.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(self.checkpoint)

    def _resume(self) -> None:
        kept = torch.load(self.checkpoint, map_location=self.device)
        if kept["of"] != self._of:
            raise BadOption("not-that-network", PACKAGE, path=str(self.folder))
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.past.load_state_dict(kept["past"])
        self.progress = Progress(**kept["progress"])

    @property
    def _of(self) -> list[Any]:
        """What a network must have been made for, to go on with it."""
        return [self.game.name, self.game.version, list(self.network.steps.shape)]

    def facts(self) -> dict[str, Any]:
        """With what it was trained."""
        machine = torch.cuda.get_device_name() if self.device == "cuda" else "cpu"
        versions = {"paddock": paddock.__version__, "rules": self.game.version, "torch": torch.__version__}
        versions |= {"numba": numba.__version__, "numpy": np.__version__}
        weights = sum(part.numel() for part in self.network.parameters())
        return {"plan": asdict(self.plan), "machine": machine, "versions": versions, "weights": weights}

    def report(self) -> dict[str, Any]:
        """All that was found, written as JSON, and the net in whole numbers, with how like the network it is."""
        judged = list(self.judged())
        weights = exported(self.network, self.game)
        weights.save(self.folder / "net.npz")
        likeness = asdict(likeness_of(self.network, weights, self.game))
        whole = {**self.facts(), **asdict(self.progress), "judged": judged, "likeness": likeness}
        (self.folder / "report.json").write_text(json.dumps(whole, indent=1) + "\n")
        return whole
