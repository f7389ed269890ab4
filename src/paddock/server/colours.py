"""Colours of cars: who chose which, and what is left for the others."""

from collections.abc import Sequence
from typing import Literal, get_args

Colour = Literal["red", "blue", "amber", "green", "violet", "slate"]  # of the six cars, in their order
COLOURS: tuple[Colour, ...] = get_args(Colour)


def coats(wishes: Sequence[str]) -> list[Colour]:
    """The colour of each car: a colour goes to who first wishes it, the second gets the next that is free.

    Who wishes none keeps the car's own colour, or takes the next that is free.
    """
    given: dict[int, Colour] = {}
    for wished in (wishes, ["" if wish else COLOURS[car] for car, wish in enumerate(wishes)]):
        for car, colour in enumerate(wished):
            if colour in COLOURS and colour not in given.values():
                given[car] = COLOURS[COLOURS.index(colour)]
    for car, wish in enumerate(wishes):
        if car not in given:
            first = COLOURS.index(wish) if wish in COLOURS else car
            given[car] = next(each for each in COLOURS[first:] + COLOURS[:first] if each not in given.values())
    return [given[car] for car in range(len(wishes))]
