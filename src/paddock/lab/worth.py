"""What things are worth: how much more one wins who has them, and how much the opening deal explains of who wins."""

from collections.abc import Iterator

import numpy as np

from paddock.core.assets import Asset
from paddock.core.statistics import Estimate, Z
from paddock.lab.estimates import BLOCKS, Figure, jackknife, judged, ratio
from paddock.lab.racing import Races
from paddock.lab.table import Column

LEAST = 30  # times that a thing must have been had, to be spoken of
AT_A_TIME = 20_000  # races, so that millions need no more room


def worth(races: Races, asset: Asset) -> list[Figure]:
    """What each thing of a kind is worth, the best first: none, where nobody had any.

    Where each side has exactly one, its share of wins; else how many wins in a hundred one more of it brings against
    an average thing of its kind, from a regression of the wins on what a side has more of than the others.
    """
    had = races.assets[asset.name]
    times = had.sum(axis=(0, 1))
    known = np.flatnonzero(times >= LEAST)
    if len(known) < 2:
        return []
    had = had[:, :, known]
    if (had.sum(axis=2) == 1).all():
        usual, found = 100 / races.sides, shares_of(had, races.won)
    else:
        usual, found = 0.0, coefficients(had, races.won)
    figures = [
        Figure(f"{asset.name}-{thing + 1}", asset.things[thing], estimate, "%", usual)
        for thing, estimate in zip(known.tolist(), found, strict=True)
    ]
    return sorted(judged(figures), key=lambda figure: -figure.found.value)


def shares_of(had: Column, won: Column) -> list[Estimate]:
    """How often a side wins that has each thing, in a hundred."""
    return [
        ratio((had[:, :, thing] * won).sum(axis=1), had[:, :, thing].sum(axis=1).astype(float), 100)
        for thing in range(had.shape[2])
    ]


def advantage(had: Column) -> Column:
    """How many more of each thing a side has than the others have on average."""
    sides = had.shape[1]
    return (had - had.mean(axis=1, keepdims=True)) * (sides / (sides - 1))


def coefficients(had: Column, won: Column) -> list[Estimate]:
    """What one more of each thing brings against an average one; sides of one race are taken together."""
    races, sides, things = had.shape
    product, pull, _ = moments(had, won)
    inverse = np.linalg.pinv(product)
    slopes = inverse @ pull
    spread = np.zeros((things, things))
    for x, y in some_at_a_time(had, won):
        scores = (x * (y - x @ slopes)[:, None]).reshape(-1, sides, things).sum(axis=1)  # how a race pulls at slopes
        spread += scores.T @ scores
    covariance = inverse @ spread @ inverse * races / (races - 1)
    average = had.sum(axis=(0, 1)) / had.sum()
    against = np.eye(things) - average  # each thing less the average one
    values = against @ slopes
    errors = np.sqrt(np.einsum("ij,jk,ik->i", against, covariance, against))
    return [
        Estimate(100 * value, 100 * (value - Z * error), 100 * (value + Z * error))
        for value, error in zip(values.tolist(), errors.tolist(), strict=True)
    ]


def moments(had: Column, won: Column) -> tuple[Column, Column, float]:
    """What a regression is made of: how advantages go with each other and with wins, and how wins vary."""
    things = had.shape[2]
    product, pull, square = np.zeros((things, things)), np.zeros(things), 0.0
    for x, y in some_at_a_time(had, won):
        product += x.T @ x
        pull += x.T @ y
        square += float(y @ y)
    return product, pull, square


def some_at_a_time(had: Column, won: Column) -> Iterator[tuple[Column, Column]]:
    """The advantages of all sides and what they won more than their share, a row for each side of some races."""
    for first in range(0, len(had), AT_A_TIME):
        some = slice(first, first + AT_A_TIME)
        yield advantage(had[some]).reshape(-1, had.shape[2]), (won[some] - 1 / won.shape[1]).reshape(-1)


def explained(races: Races, assets: tuple[Asset, ...]) -> Estimate | None:
    """How much of who wins the opening deal explains, in a hundred: R², adjusted for how many things there are."""
    dealt = [races.assets[asset.name] for asset in assets if not asset.at_the_end]
    had = np.concatenate([each for each in dealt if each.any()], axis=2) if any(each.any() for each in dealt) else None
    if had is None or len(races) < 2 * had.shape[2] * BLOCKS:
        return None
    won = races.won
    by_block = [moments(had[k::BLOCKS], won[k::BLOCKS]) for k in range(BLOCKS)]
    counts = [len(had[k::BLOCKS]) * (races.sides - 1) for k in range(BLOCKS)]

    def adjusted(left_out: int | None = None) -> float:
        kept = [k for k in range(BLOCKS) if k != left_out]
        product, pull, square = (sum(parts) for parts in zip(*(by_block[k] for k in kept), strict=True))
        share = float(pull @ np.linalg.pinv(product) @ pull / square)
        count = sum(counts[k] for k in kept)
        return 100 * (1 - (1 - share) * count / (count - int(np.linalg.matrix_rank(product))))

    return jackknife(adjusted(), [adjusted(k) for k in range(BLOCKS)])
