"""What seats have that may be worth something: a game declares it in its room `table` as `ASSETS`.

`PERSONAS`, beside it, are ways to drive: by name how much one leans to some families of moves, from 100 (whenever it
can be) to -100 (never, if there is anything else).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from paddock.core.words import Say


@dataclass(frozen=True)
class Asset:
    """Things of one kind, named by the message `asset-…`; `had` counts them in many states, by race, seat and thing."""

    name: str
    things: tuple[Say, ...]
    had: Callable[[Any], Any]
    at_the_end: bool = False  # whether it shows when a race is over; else as it begins


def one_of(numbers: Any, count: int) -> Any:
    """Who has one thing of so many, by its number: 1 for that, 0 for all others."""
    import numpy as np

    return numbers[..., None] == np.arange(count)


def starting_places(most: int) -> Asset:
    """The places of a starting order, of a game in whose states it stands as `order`."""
    names = tuple(Say("start-place", place=place + 1) for place in range(most))
    return Asset("start", names, lambda states: places_in(states["order"], states["seats"]))


def places_in(order: Any, seats: Any) -> Any:
    """Who has which place in an order of so many seats: as `one_of` has it, by seat and place."""
    import numpy as np

    taken = np.arange(order.shape[-1]) < seats[:, None]
    return np.swapaxes(one_of(order, order.shape[-1]) & taken[..., None], -1, -2)
