"""Cards and tiles that chance hands out."""

from typing import Any

from paddock.core.chance import below
from paddock.core.contract import State
from paddock.core.rule import rule

Row = Any  # a row of numbers in a state or on scratch paper


@rule
def draw(s: State, pile: Row, left: int) -> int:
    """One of the `left` cards of a pile that is counted by kind, each as likely; it leaves the pile."""
    k = below(s, left)
    kind = 0
    for count in pile:
        if k < count:
            break
        k -= count
        kind += 1
    pile[kind] -= 1
    return kind


@rule
def shuffle(s: State, items: Row, count: int) -> None:
    """The first `count` of some items in any order, each as likely."""
    for place in range(count - 1, 0, -1):
        other = below(s, place + 1)
        item = items[place]
        items[place] = items[other]
        items[other] = item
