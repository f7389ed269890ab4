"""The end of a race: who stands where, with the cars, and the move with which the winner took the lead for good."""

from collections.abc import Sequence
from dataclasses import dataclass

from paddock.core.race import Race
from paddock.server.api.answers import CarShown, TableShown
from paddock.server.pages.rendering import fragment, held_together
from paddock.server.shown import Viewer
from paddock.server.table import OVER, Table

STEPS = 3  # of a podium: who came later stands in a list below


@dataclass(frozen=True)
class Placed:
    """A side at the end."""

    place: int
    side: int
    name: str
    points: int
    letter: str  # of its car
    colour: str


@dataclass(frozen=True)
class Turning:
    """The move after which the winner led for good."""

    step: int
    words: str


def podium(table: Table, viewer: Viewer, shown: TableShown, cars: Sequence[CarShown]) -> str:
    """The podium of a race that came to its end; nothing for one that was left unfinished."""
    if table.state != OVER or table.race is None or not table.race.over:
        return ""
    race = table.in_language(viewer.language)
    placed = standings(race, cars)
    winners = [side for side, place in enumerate(race.places()) if place == 1]
    own = {race.game.side_of(race.state, seat) for seat in table.seats_of(viewer.player)}
    return fragment(
        "_podium.html",
        viewer.language,
        steps=placed[:STEPS],
        others=placed[STEPS:],
        won=[" & ".join(names) for names in race.winners()],
        people=sum(map(len, race.winners())),
        is_own=bool(own & set(winners)),
        plays=bool(own),
        table=shown,
        turning=turning(table, race, viewer) if len(winners) == 1 else None,
    )


def standings(race: Race, cars: Sequence[CarShown]) -> list[Placed]:
    """The sides, the first one first."""
    sides = enumerate(zip(race.places(), race.side_names(), race.scores(), cars, strict=True))
    return sorted(
        (Placed(place, side, name, points, car["letter"], car["colour"]) for side, (place, name, points, car) in sides),
        key=lambda each: each.place,
    )


def turning(table: Table, race: Race, viewer: Viewer) -> Turning | None:
    """When the winner took the lead for good, as the log tells it; nothing if that was from the start."""
    step = led_for_good(table.progress, race.places().index(1))
    events = [event for event in race.events if event.step == step]
    told = [held_together(line) for line in race.lines_of(events, viewer.seat, viewer.language)]
    return Turning(step, told[0]) if step and told else None


def led_for_good(progress: Sequence[Sequence[int]], winner: int) -> int:
    """The first step from which a side had more points than each other one until the end."""
    others = [
        max(line[step] for side, line in enumerate(progress) if side != winner) for step in range(len(progress[0]))
    ]
    behind = [step for step, most in enumerate(others) if progress[winner][step] <= most]
    return min(behind[-1] + 1, len(others) - 1) if behind else 0
