"""Paddock: a home for road-race tabletop games.

`start` begins a race, `load` continues a saved one, `Batch` plays millions, `Lab` studies a game, `games` lists what
is in the house, and `edition` is one of them with some numbers of its own. `race_seed` says which race of a batch is
which.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock.games  # noqa: F401  # fills the registry
from paddock.core import record as _records
from paddock.core.chance import race_seed
from paddock.core.editions import edition, game_of
from paddock.core.errors import PaddockError
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.record import Record

if TYPE_CHECKING:
    from paddock.core.batch import Batch
    from paddock.lab import Lab

__all__ = [
    "Batch",
    "Game",
    "Lab",
    "PaddockError",
    "Race",
    "Record",
    "edition",
    "games",
    "load",
    "race_seed",
    "start",
]
__version__ = "0.1.0"


def games() -> dict[str, Game]:
    """The games in the house, by name."""
    return dict(REGISTRY.games)


def start(
    game: str | Game,
    seats: int | None = None,
    seed: int | None = None,
    variant: str | None = None,
    players: Sequence[str] | None = None,
    check: bool = False,
    secret: bytes | None = None,
    salts: Sequence[bytes] = (),
    **options: str,
) -> Race:
    """A new race. Without a seed its chance is its own, with a secret it is fair; `check` verifies each new state."""
    return Race.start(REGISTRY.find(game), seats, seed, variant, players, check, options, secret, salts)


def load(path: str | Path, check: bool = False) -> Race:
    """Replay the record in a file; refuse it, with the reason, if it is not what it claims to be."""
    record, seal = Record.from_json(_records.read(path))
    return Race.load(game_of(record), record, seal, check)


def __getattr__(name: str) -> Any:
    if name == "Batch":  # NumPy and Numba are imported when they are used
        from paddock.core.batch import Batch

        return Batch
    if name == "Lab":
        from paddock.lab import Lab

        return Lab
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
