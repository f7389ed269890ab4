"""The table as lines of text, for a terminal. Marks such as [red] are colours; letters tell it without them."""

from typing import Any

from paddock.core.words import Say, Seat, Words

LETTERS = "ABCDE"
MARK = {"plain": "·", "checkpoint": "⚑", "gas": "G", "store": "S", "mechanic": "M", "flag-taken": "·", "diner": "·"}
LOOK = {"checkpoint": "bold yellow", "gas": "green", "store": "bright_blue", "mechanic": "magenta"}
CARD = {"g": "green", "y": "yellow", "r": "red"}
ACROSS = 18  # spaces in a line
WIDE = 4  # letters a space


def picture(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """The road with its cars, the drivers in their order, and the cards of the seat that looks."""
    lines = [headline(view, words, players), ""]
    if view["course"]["complete"]:
        lines += road(view)
        lines += [f"[dim]{words(Say('picture-legend'))}[/]", ""]
    else:
        tiles = " ".join(f"{name}{'↺' if backwards else ''}" for name, backwards in view["course"]["tiles"])
        lines += [words(Say("picture-tiles", tiles=tiles or "–")), ""]
    lines += [driver(view, place, seat, words, players) for place, seat in enumerate(view["order"], start=1)]
    if "hand" in view:
        lines += ["", *own_cards(view, words)]
    return "\n".join(lines)


def headline(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """Round, turn order and what is asked."""
    if view["over"]:
        return f"[bold]{words(Say('picture-over'))}[/]"
    order = " ".join(
        f"[dim]{LETTERS[seat]}[/]" if n < view["moved"] else LETTERS[seat] for n, seat in enumerate(view["line"])
    )
    said = f"[bold]{words(Say('picture-round', round=view['round']))}[/] · {words(Say('picture-order'))} {order}"
    if view["stage"]:
        id = "picture-asked" if view["phase"] == "asked" else "picture-paying"
        said += f" · [bold]{words(Say(id, stage=view['stage'], seat=Seat(view['turn'])), players)}[/]"
    return said


def road(view: dict[str, Any]) -> list[str]:
    """The spaces in lines, stages by their numbers, with the cars below them in their order."""
    lines = []
    stages = {stage["at"]: stage for stage in view["stages"]}
    jumps = dict(view["shortcuts"])
    for first in range(0, view["finish"] + 1, ACROSS):
        spaces = range(first, min(first + ACROSS, view["finish"] + 1))
        lines.append(f"[dim]{first:>3}[/] " + "".join(space_mark(view, space, stages, jumps) for space in spaces))
        cars = ["".join(LETTERS[s] for s in view["order"] if view["drivers"][s]["at"] == space) for space in spaces]
        if any(cars):
            lines.append("    " + "".join(f"[bold]{here:>{WIDE}}[/]" if here else " " * WIDE for here in cars))
    return lines


def space_mark(view: dict[str, Any], space: int, stages: dict[int, Any], jumps: dict[int, int]) -> str:
    """One space of the road."""
    if space in (0, view["finish"]):
        return f"[bold]{'▕' if space == 0 else '🏁':>{WIDE if space == 0 else WIDE - 1}}[/]"
    stage = stages.get(space)
    if stage and stage["fate"] == "unreached":
        own = stage["number"] in view.get("stage_cards", ())
        number = f"*{stage['number']}" if own else str(stage["number"])
        return f"[{'bold reverse' if own else 'bold red'}]{number:>{WIDE}}[/]"
    if space in jumps:
        return f"[cyan]{'»' + str(jumps[space]):>{WIDE}}[/]"
    square = view["squares"][space]
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
    return f"{mark} {place}. [bold]{LETTERS[seat]}  {players[seat]}[/]   {words(facts)} {scored}".rstrip()


def own_cards(view: dict[str, Any], words: Words) -> list[str]:
    """Hand, stage cards, those bypassed in brackets, the draw deck, and what a mechanic showed of it."""
    lines = [f"{words(Say('picture-hand'))}  {cards(view['hand'], words) or words(Say('picture-nothing'))}"]
    waiting = {stage["number"] for stage in view["stages"] if stage["fate"] == "unreached"}
    held = ", ".join(str(number) if number in waiting else f"({number})" for number in view["stage_cards"])
    may = view["drivers"][view["seat"]]["may_score"]
    lines.append(words(Say("picture-stage-cards", stages=held or "–", count=may)))
    lines.append(f"{words(Say('picture-deck'))}  {cards(view['deck'], words) or words(Say('picture-nothing'))}")
    if view["top"]:
        shown = ", ".join(words(Say(f"card-{id}")) for id in view["top"])
        lines.append(words(Say("picture-top", cards=shown)))
    return lines


def cards(counts: dict[str, int], words: Words) -> str:
    """Cards with how many there are of each."""
    return "  ".join(
        f"[{CARD[id[0]]}]▮ {words(Say(f'card-{id}'))}[/]" + (f" ×{count}" if count > 1 else "")
        for id, count in counts.items()
    )
