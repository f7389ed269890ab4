"""Cards and spaces by their names, for whoever speaks of them."""

from typing import Any

from paddock.core.words import Say
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.state import State

FORWARDS, BACKWARDS = DIRECTIONS = ("forwards", "backwards")  # in which a tile is driven


def named(kind: int) -> Say:
    """The name of a card."""
    return Say(f"card-{box.COLOURS[kind // 2]}", value=box.VALUE[kind])


def card(id: str) -> Say:
    """The name of a card by its id."""
    return named(box.IDS.index(id))


def listed(counts: Any) -> tuple[Say, ...]:
    """Cards by name, equal ones together."""
    return tuple(
        named(kind) if counts[kind] == 1 else Say("cards-of", count=counts[kind], card=named(kind))
        for kind in range(box.KINDS)
        if counts[kind]
    )


def where(s: State, space: int) -> Say:
    """A space by what stands there."""
    if space == s.finish:
        return Say("where-finish")
    square = box.CHECKPOINT if s.square[space] == box.FLAG_TAKEN else s.square[space]
    if square == box.PLAIN:
        return Say("where-plain", space=space)
    stage = stage_at(s, space) if square == box.DINER else 0
    return Say(f"where-{box.SQUARES[square]}", space=space, stage=stage)


def stage_at(s: State, space: int) -> int:
    """The number of the stage at a space; 0 where there is none."""
    return next((k + 1 for k in range(box.STAGES) if space and s.diner[k] == space), 0)
