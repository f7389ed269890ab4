"""The table as lines of text, for a terminal. Marks such as [red] are colours; letters tell it without them."""

from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.games.road_rally.table.names import card
from paddock.games.road_rally.table.sketch import LOOK, MARK, road_so_far, tiles_left

LETTERS = "ABCDE"
CARD = {"g": "green", "y": "yellow", "r": "red"}
ACROSS = 18  # spaces in a line
WIDE = 4  # letters a space


def text(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """The road with its cars, the drivers in their order, and the cards of the seat that looks."""
    lines = [headline(view, words, players), ""]
    if view["course"]["complete"]:
        lines += [*road(view), legend("picture-legend", words)]
    else:
        lines += [*road_so_far(view["course"]), "", *tiles_left(view["course"]), legend("picture-legend-tiles", words)]
    lines += ["", *(driver(view, place, seat, words, players) for place, seat in enumerate(view["order"], start=1))]
    if "hand" in view and view["course"]["complete"]:
        lines += ["", *own_cards(view, words)]
    return "\n".join(line.rstrip() for line in lines)


def legend(id: str, words: Words) -> str:
    """What the marks mean."""
    return f"[dim]{words(Say(id))}[/]"


def headline(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """Round, turn order and what is asked; while the course is built, which tile comes next."""
    course = view["course"]
    if view["over"]:
        return f"[bold]{words(Say('picture-over'))}[/]"
    if not course["complete"]:
        return f"[bold]{words(Say('picture-building', number=len(course['tiles']) + 1, count=course['count']))}[/]"
    order = " ".join(
        f"[dim]{LETTERS[seat]}[/]" if n < view["moved"] else LETTERS[seat] for n, seat in enumerate(view["line"])
    )
    said = f"[bold]{words(Say('picture-round', round=view['round']))}[/] · {words(Say('picture-order'))} {order}"
    if view["stage"]:
        id = "picture-asked" if view["phase"] == "asked" else "picture-paying"
        said += f" · [bold]{words(Say(id, stage=view['stage'], seat=Seat(view['turn'])), players)}[/]"
    return said


def road(view: dict[str, Any]) -> list[str]:
    """The spaces in lines, stages by their numbers; below them shortcuts, then the cars in their order."""
    lines = []
    stages = {stage["at"]: stage for stage in view["stages"] if stage["fate"] == "unreached"}
    jumps = dict(view["shortcuts"])
    for first in range(0, view["finish"] + 1, ACROSS):
        spaces = range(first, min(first + ACROSS, view["finish"] + 1))
        lines.append(f"[dim]{first:>3}[/] " + "".join(space_mark(view, space, stages.get(space)) for space in spaces))
        cars = ["".join(LETTERS[s] for s in view["order"] if view["drivers"][s]["at"] == space) for space in spaces]
        lines += below([f"»{jumps[space]}" if space in jumps else "" for space in spaces], "cyan")
        lines += below(cars, "bold")
    return lines


def below(marks: list[str], look: str) -> list[str]:
    """A line below the spaces that it speaks of, if there is anything to say."""
    if not any(marks):
        return []
    return ["    " + "".join(f"[{look}]{mark:>{WIDE}}[/]" if mark else " " * WIDE for mark in marks)]


def space_mark(view: dict[str, Any], space: int, stage: dict[str, Any] | None) -> str:
    """One space of the road."""
    if space in (0, view["finish"]):
        return f"[bold]{'▕' if space == 0 else '🏁':>{WIDE if space == 0 else WIDE - 1}}[/]"
    if stage:
        own = stage["number"] in view.get("stage_cards", ())
        number = f"*{stage['number']}" if own else str(stage["number"])
        return f"[{'bold reverse' if own else 'bold red'}]{number:>{WIDE}}[/]"
    square = view["squares"][space]
    square = "plain" if square in ("diner", "flag-taken") else square  # nothing stands there any more
    return f"[{LOOK.get(square, 'dim')}]{MARK[square]:>{WIDE}}[/]"


def driver(view: dict[str, Any], place: int, seat: int, words: Words, players: list[str]) -> str:
    """A car in its place, and what everybody knows of its driver."""
    it = view["drivers"][seat]
    mark = "[bold yellow]▶[/]" if view["turn"] == seat else " "
    facts = Say(
        "picture-driver",
        at=it["at"],
        hand=it["hand"],
        deck=it["deck"],
        points=it["points"],
        may=it["may_score"],
    )
    scored = words(Say("picture-scored", stages=tuple(it["scored"]))) if it["scored"] else ""
    return f"{mark} {place}. [bold]{LETTERS[seat]}  {players[seat]}[/]   {words(facts)} {scored}"


def own_cards(view: dict[str, Any], words: Words) -> list[str]:
    """Hand, stage cards, those bypassed in brackets, the draw deck, and what a mechanic showed of it."""
    lines = [f"{words(Say('picture-hand'))}  {cards(view['hand'], words) or words(Say('picture-nothing'))}"]
    waiting = {stage["number"] for stage in view["stages"] if stage["fate"] == "unreached"}
    held = ", ".join(str(number) if number in waiting else f"({number})" for number in view["stage_cards"])
    may = view["drivers"][view["seat"]]["may_score"]
    lines.append(words(Say("picture-stage-cards", stages=held or "–", count=may)))
    lines.append(f"{words(Say('picture-deck'))}  {cards(view['deck'], words) or words(Say('picture-nothing'))}")
    if view["top"]:
        shown = ", ".join(words(card(id)) for id in view["top"])
        lines.append(words(Say("picture-top", cards=shown)))
    return lines


def cards(counts: dict[str, int], words: Words) -> str:
    """Cards with how many there are of each."""
    return "  ".join(
        f"[{CARD[id[0]]}]▮ {words(card(id))}[/]" + (f" ×{count}" if count > 1 else "") for id, count in counts.items()
    )
