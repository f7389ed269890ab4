"""Races made up by hand: rows with what the tests are about, and nothing else."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from paddock.lab.racing import SIDES, Races
from paddock.lab.table import Table


def made_up(won: Any, assets: Mapping[str, Any] | None = None, **columns: Any) -> Races:
    """Races by who won, with other columns as they are given."""
    shares = np.array(won, float)
    table: dict[str, Any] = {"race": np.arange(len(shares)), "seed": 1000 + np.arange(len(shares))}
    table |= {f"won_{SIDES[side]}": shares[:, side] for side in range(shares.shape[1])}
    table |= {name: np.array(values) for name, values in columns.items()}
    return Races(Table(table), {name: np.array(had) for name, had in (assets or {}).items()})
