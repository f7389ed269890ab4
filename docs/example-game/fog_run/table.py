"""The race for people."""

from typing import Any

from fog_run.rules import FASTEST, SET, State
from paddock.core.game import Chapter, Choice, Event, Thing
from paddock.core.words import Say, Seat, Words

EVENTS = ("set", "saw", "drove", "strayed", "met")


def view(s: State, seat: int | None) -> dict[str, Any]:
    """All see who has set a speed; which one is for its driver."""
    cars = [{"last": s.last[car], "ready": bool(s.speed[car])} for car in range(s.seats)]
    return {"round": s.round, "die": s.die, "cars": cars, "speed": 0 if seat is None else s.speed[seat]}


def choice(s: State, move: int) -> Choice:
    """A speed, with its chance."""
    chance = FASTEST if move <= s.die else FASTEST + 1 - move
    return Choice(move, (f"speed:{move}",), Say("move-set", speed=move), Say("note-set", chance=chance))


def thinkable(s: State) -> list[int]:
    """The last speed, too, so that it can explain itself."""
    return list(range(1, FASTEST + 1))


def why_not(s: State, move: int, reason: int) -> Say:
    """The only reason, with the speed."""
    return Say("why-same-speed", speed=move)


def tell(event: Event, s: State, seat: int | None) -> Say:
    """A line of the log; a speed that was set is told to its driver alone."""
    id = "log-ready" if event.kind == SET and seat != event.a else f"log-{EVENTS[event.kind]}"
    return Say(id, seat=Seat(event.a), speed=event.b, miles=event.c)


def reference(s: State) -> list[Chapter]:
    """All that can be touched."""
    return [Chapter(Say("chapter-speeds"), tuple(Thing(f"speed:{k}", Say("speed", speed=k)) for k in thinkable(s)))]


def text(view: Any, words: Words, players: list[str]) -> str:
    """The die, every car on its road, and the own speed."""
    lines = [words(Say("text-round", round=view["round"], die=view["die"], speed=view["speed"]))]
    for name, car, miles in zip(players, view["cars"], view["scores"], strict=True):
        lines.append(f"{'●' if car['ready'] else '○'} {'━' * miles}[bold]▸[/] {name}: {miles} ({car['last']})")
    return "\n".join(lines)
