"""`emit`: something that a person would want to see happen."""

from paddock.core.layout import RaceState
from paddock.core.rule import rule


@rule
def emit(s: RaceState, event: int, a: int, b: int, c: int) -> None:
    """Interpreted play notes it in the state's log."""
    s.log.append((event, a, b, c))


@rule
def silence(s: RaceState, event: int, a: int, b: int, c: int) -> None:
    """What compiled play binds `emit` to: nothing, which the compiler removes."""


@rule
def tally(s: RaceState, event: int, a: int, b: int, c: int) -> None:
    """Instead of it, for a state that counts in `happened` how often each known event did: see `counting.py`."""
    if event < len(s.happened):  # type: ignore[attr-defined]
        s.happened[event] += 1  # type: ignore[attr-defined]
