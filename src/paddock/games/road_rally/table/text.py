"""The table as lines of text, for a terminal. Marks such as [red] are colours; letters tell it without them."""

from paddock.core.words import Words
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.sketch import LOOK, MARK, road_so_far, tiles_left
from paddock.games.road_rally.table.views import Cards, View

LETTERS = "ABCDE"
CARD = {"g": "green", "y": "yellow", "r": "red"}
ACROSS = 18  # spaces in a line
WIDE = 4  # letters a space


def text(view: View, words: Words, players: list[str]) -> str:
    """The road with its cars, the drivers in their order, and the cards of the seat that looks."""
    scene = Scene(view, words, players)
    lines = [headline(scene), ""]
    if view["course"]["complete"]:
        lines += [*road(scene), legend(scene, "text-legend")]
    else:
        lines += [*road_so_far(view["course"]), "", *tiles_left(view["course"]), legend(scene, "text-legend-tiles")]
    lines += ["", *(driver(scene, place, seat) for place, seat in enumerate(view["order"], start=1))]
    if "hand" in view and view["course"]["complete"]:
        lines += ["", *own_cards(scene)]
    return "\n".join(line.rstrip() for line in lines)


def legend(scene: Scene, id: str) -> str:
    """What the marks mean."""
    return f"[dim]{scene.say(id)}[/]"


def headline(scene: Scene) -> str:
    """Round, turn order and what is asked; while the course is built, which tile comes next."""
    view, course = scene.view, scene.view["course"]
    if view["over"]:
        return f"[bold]{scene.say('text-over')}[/]"
    if not course["complete"]:
        return f"[bold]{scene.say('text-building', number=len(course['tiles']) + 1, count=course['count'])}[/]"
    order = " ".join(
        f"[dim]{LETTERS[seat]}[/]" if n < view["moved"] else LETTERS[seat] for n, seat in enumerate(view["line"])
    )
    said = f"[bold]{scene.say('text-round', round=view['round'])}[/] · {scene.say('text-order')} {order}"
    if view["stage"]:
        id = "text-asked" if view["phase"] == "asked" else "text-paying"
        said += f" · [bold]{scene.say(id, stage=view['stage'], seat=scene.turn)}[/]"
    return said


def road(scene: Scene) -> list[str]:
    """The spaces in lines, stages by their numbers; below them shortcuts, then the cars in their order."""
    view, lines = scene.view, []
    stages = {space: number for number, space in scene.waiting.items()}
    jumps = dict(view["shortcuts"])
    for first in range(0, view["finish"] + 1, ACROSS):
        spaces = range(first, min(first + ACROSS, view["finish"] + 1))
        lines.append(f"[dim]{first:>3}[/] " + "".join(space_mark(scene, space, stages.get(space)) for space in spaces))
        cars = ["".join(LETTERS[s] for s in view["order"] if view["drivers"][s]["at"] == space) for space in spaces]
        lines += below([f"»{jumps[space]}" if space in jumps else "" for space in spaces], "cyan")
        lines += below(cars, "bold")
    return lines


def below(marks: list[str], look: str) -> list[str]:
    """A line below the spaces that it speaks of, if there is anything to say."""
    if not any(marks):
        return []
    return ["    " + "".join(f"[{look}]{mark:>{WIDE}}[/]" if mark else " " * WIDE for mark in marks)]


def space_mark(scene: Scene, space: int, stage: int | None) -> str:
    """One space of the road."""
    if space in (0, scene.view["finish"]):
        return f"[bold]{'▕' if space == 0 else '🏁':>{WIDE if space == 0 else WIDE - 1}}[/]"
    if stage:
        own = stage in scene.own_stages
        number = f"*{stage}" if own else str(stage)
        return f"[{'bold reverse' if own else 'bold red'}]{number:>{WIDE}}[/]"
    square = scene.view["squares"][space]
    square = "plain" if square in ("diner", "flag-taken") else square  # nothing stands there any more
    return f"[{LOOK.get(square, 'dim')}]{MARK[square]:>{WIDE}}[/]"


def driver(scene: Scene, place: int, seat: int) -> str:
    """A car in its place, and what everybody knows of its driver."""
    it = scene.view["drivers"][seat]
    mark = "[bold yellow]▶[/]" if scene.view["turn"] == seat else " "
    facts = scene.say(
        "text-driver",
        at=it["at"],
        hand=it["hand"],
        deck=it["deck"],
        points=scene.view["scores"][seat],
        may=it["may_score"],
    )
    scored = scene.say("text-scored", stages=tuple(it["scored"])) if it["scored"] else ""
    return f"{mark} {place}. [bold]{LETTERS[seat]}  {scene.name(seat)}[/]   {facts} {scored}"


def own_cards(scene: Scene) -> list[str]:
    """Hand, stage cards, those bypassed in brackets, the draw deck, and what a mechanic showed of it."""
    view = scene.view
    held = ", ".join(str(number) if number in scene.waiting else f"({number})" for number in view["stage_cards"])
    lines = [
        f"{scene.say('text-hand')}  {cards(scene, view['hand'])}",
        scene.say("text-stage-cards", stages=held or "–", count=scene.own["may_score"]),
        f"{scene.say('text-deck')}  {cards(scene, view['deck'])}",
    ]
    if view["top"]:
        lines.append(scene.say("text-top", cards=", ".join(scene.card(id) for id in view["top"])))
    return lines


def cards(scene: Scene, counts: Cards) -> str:
    """Cards with how many there are of each."""
    if not counts:
        return scene.say("text-nothing")
    return "  ".join(
        f"[{CARD[id[0]]}]▮ {scene.card(id)}[/]" + (f" ×{count}" if count > 1 else "") for id, count in counts.items()
    )
