"""What things are worth: how much more one wins who has them, and how much the opening deal explains of who wins."""

import numpy as np

from paddock.core.assets import Asset
from paddock.core.statistics import Estimate, Z
from paddock.lab.estimates import BLOCKS, Figure, jackknife, judged, ratio
from paddock.lab.racing import Races
from paddock.lab.table import Column

LEAST = 30  # times that a thing must have been had, to be spoken of


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
    x, y = advantage(had), won - 1 / won.shape[1]
    races, _, things = x.shape
    inverse = np.linalg.pinv(np.einsum("rsi,rsj->ij", x, x))
    slopes = inverse @ np.einsum("rsi,rs->i", x, y)
    scores = np.einsum("rsi,rs->ri", x, y - x @ slopes)  # how much each race pulls at each slope
    covariance = inverse @ (scores.T @ scores) @ inverse * races / (races - 1)
    average = had.sum(axis=(0, 1)) / had.sum()
    against = np.eye(things) - average  # each thing less the average one
    values = against @ slopes
    errors = np.sqrt(np.einsum("ij,jk,ik->i", against, covariance, against))
    return [
        Estimate(100 * value, 100 * (value - Z * error), 100 * (value + Z * error))
        for value, error in zip(values.tolist(), errors.tolist(), strict=True)
    ]


def explained(races: Races, assets: tuple[Asset, ...]) -> Estimate | None:
    """How much of who wins the opening deal explains, in a hundred: R², adjusted for how many things there are."""
    dealt = [races.assets[asset.name] for asset in assets if not asset.at_the_end]
    had = np.concatenate([each for each in dealt if each.any()], axis=2) if any(each.any() for each in dealt) else None
    if had is None or len(races) < 2 * had.shape[2] * BLOCKS:
        return None
    x, y = advantage(had), races.won - 1 / races.sides
    blocks = np.arange(len(races)) % BLOCKS
    products = np.stack([np.einsum("rsi,rsj->ij", x[blocks == k], x[blocks == k]) for k in range(BLOCKS)])
    pulls = np.stack([np.einsum("rsi,rs->i", x[blocks == k], y[blocks == k]) for k in range(BLOCKS)])
    squares = np.array([(y[blocks == k] ** 2).sum() for k in range(BLOCKS)])
    counts = np.bincount(blocks, minlength=BLOCKS) * (races.sides - 1)

    def adjusted(kept: Column) -> float:
        product, pull, square = products[kept].sum(axis=0), pulls[kept].sum(axis=0), squares[kept].sum()
        share = float(pull @ np.linalg.pinv(product) @ pull / square)
        free = int(counts[kept].sum()) - int(np.linalg.matrix_rank(product))
        return 100 * (1 - (1 - share) * float(counts[kept].sum()) / free)

    every = np.ones(BLOCKS, np.bool_)
    return jackknife(adjusted(every), [adjusted(np.arange(BLOCKS) != k) for k in range(BLOCKS)])
