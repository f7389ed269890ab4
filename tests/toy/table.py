"""The race along a line, for people."""

from typing import Any

from paddock.core.game import Chapter, Choice, Event, Thing
from paddock.core.words import Say, Seat, Words
from tests.toy.pace import pace
from tests.toy.rules import GOAL, Line


def phase(s: Line) -> str:
    return "driving"


def view(s: Line, seat: int | None) -> dict[str, Any]:
    return {"way": s.way}


def choice(s: Line, move: int) -> Choice:
    return Choice(move, ("pedal", f"gear:{move + 1}"), Say("move-drive", steps=pace(move)))


def why_not(s: Line, move: int, reason: int) -> Say:
    raise AssertionError("every move is legal")


def reaction(s: Line) -> int | None:
    return None


def thinkable(s: Line) -> list[int]:
    return [0, 1, 2]


def tell(event: Event, s: Line, seat: int | None) -> Say:
    return Say("log-drove", seat=Seat(event.a), way=event.c)


def reference(s: Line) -> list[Chapter]:
    return [Chapter(Say("chapter-car"), (Thing("pedal", Say("pedal")), Thing("gear", Say("gear"))))]


def text(view: Any, words: Words, players: list[str]) -> str:
    way = min(view["way"], GOAL)
    road = f"[green]{'━' * way}[/][bold]▸[/][dim]{'┄' * (GOAL - way)}[/]"
    return "\n".join([road, *(f"[red]■[/] {name}" for name in players)])
