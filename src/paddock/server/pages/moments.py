"""Moments: what happened, as a page shows it: who acted, a caption, gestures. Each seat is shown what it has heard."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from paddock.core.game import Drawing, Event
from paddock.core.race import Race
from paddock.core.views import view
from paddock.drawing.gestures import Act, act_of, going_on
from paddock.server.api.answers import Moment
from paddock.server.pages.drawings import asked
from paddock.server.pages.rendering import held_together
from paddock.server.shown import Viewer
from paddock.server.table import Table

MOST = 60  # events: who has missed more looks at the picture as it is now


def moments_since(table: Table, viewer: Viewer, shape: str, since: int) -> list[Moment]:
    """What happened after a version; nothing where that is too much to be watched."""
    events = [event for _, events in table.happened[since:] for event in events]
    if not events or len(events) > MOST:
        return []
    race = table.in_language(viewer.language)
    return list(moments(race, race.state, events, viewer.seat, shape, viewer.language))


def moments(
    race: Race, s: Any, events: Iterable[Event], seat: int | None, shape: str, language: str
) -> Iterator[Moment]:
    """Events that led to a state of a race, as a seat is shown them; what is not told and not seen is left out."""
    seen = view(race.game, s, seat)
    speak = race.game.words(language)

    def shown(event: Event, _: Drawing) -> Act | None:
        return act_of(race.game, event, seen, shape)

    last: tuple[int, Act] | None = None  # a drive that may go on
    for event in events:
        act = asked(race.game, partial(shown, event), None)
        told = (act and act.caption) or race.game.table.tell(event, s, seat)
        if not act or not (told or act.beats):
            continue
        goes_on = last and not told and going_on(last[1], act)
        if last and not goes_on:
            yield moment(*last)
        if not told:
            last = event.step, goes_on or act
            continue
        last = None
        yield moment(event.step, act, held_together(speak(told, race.players)))
    if last:
        yield moment(*last)


def moment(step: int, act: Act, caption: str | None = None) -> Moment:
    """An act as a page is told it."""
    return {
        "step": step,
        "seat": act.seat,
        "caption": caption,
        "big": act.is_big,
        "beats": [list(beat) for beat in act.beats],
    }


def alike(one: Sequence[Moment], other: Sequence[Moment]) -> list[Moment]:
    """What two stories begin with in common."""
    found = []
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        found.append(here)
    return found
