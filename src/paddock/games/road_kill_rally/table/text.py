"""The table as lines of text, for a terminal: the road from the leader down to the last car, then the dashboards."""

from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.box import safe_box

COLOUR = {"green": "green", "yellow": "yellow", "orange": "dark_orange", "red": "red"}
FIGURES = {"target-20": "a", "target-30": "b", "target-50": "c"}
HAZARDS = {"debris": "▒", "oil": "≈", "rock": "▲", "cow": "∩", "barricade": "╬", "spikes": "⁂"}
SIGNS = {"pit": "P", "smoke": "%"}
LETTERS = "ABCDEF"


def text(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """Everything that a seat sees."""
    lines = [headline(view, words), "", *road(view, words), "", f"[dim]{legend(view, words)}[/]", ""]
    for seat in range(len(view["cars"])):
        lines += dashboard(view, seat, words, players)
    lines.append("")
    question = asked(view, words, players)
    if question:
        lines += [f"[bold]{question}[/]", ""]
    if "hand" in view:
        lines.append(f"{words(Say('picture-hand'))}  {held(view['hand'], 'card', words)}")
        if view["own_garage"]:
            lines.append(f"{words(Say('picture-garage'))}  {held(view['own_garage'], 'accessory', words)}")
    return "\n".join(lines)


def headline(view: dict[str, Any], words: Words) -> str:
    """The turn, the phase, and how much road is left to come."""
    facts = {"tiles": view["road"]["tiles_left"], "deck": view["deck"]}
    finish = "yes" if view["road"]["finish"] else "no"
    return f"[bold]{words(Say('picture-headline', turn=the_turn(view), finish=finish, **facts))}[/]"


def the_turn(view: dict[str, Any]) -> Say:
    """Which turn it is and which of its phases, and which will be the last once that is known."""
    round, last = view["round"], view["last_round"]
    phase = Say(f"phase-{view['stage']}")
    if view["over"]:
        return Say("drawing-over", round=round)
    if round == 0:
        return Say("drawing-on-the-grid")
    if last is None:
        return Say("drawing-turn", round=round, phase=phase)
    return Say("drawing-turn-of", round=round, last=last, phase=phase)


# ---- The road ----------------------------------------------------------------------------------


def road(view: dict[str, Any], words: Words) -> list[str]:
    """Row by row from the far end to the rear, with the names of the tiles at the side."""
    names = {tile["first"]: tile["id"] for tile in view["road"]["tiles"]}
    lines = []
    if view["road"]["finish"]:
        lines.append(f"      [bold]▚▚▚▚▚▚▚▚▚▚▚▚▚[/] {words(Say('picture-finish'))}")
    for row in reversed(view["road"]["rows"]):
        spaces = "│".join(space(view, row["row"], lane, each) for lane, each in enumerate(row["spaces"]))
        bend = "╱" if row["bend"] > 0 else "╲" if row["bend"] < 0 else "│"
        name = names.get(row["row"])
        label = f"  [dim]{words(Say(f'tile-{name}', theme=view['theme']))}[/]" if name else ""
        lines.append(f" {row['row']:3} {bend}{spaces}{bend}{label}")
    return lines


def legend(view: dict[str, Any], words: Words) -> str:
    """The letters of the road: how fast one may go on each colour, and what the signs of things mean."""
    speeds = ", ".join(
        f"{colour[0].upper()} {box.STEP_MPH * safe_box(place)}" for place, colour in enumerate(box.COLOURS)
    )
    spaces = [space for row in view["road"]["rows"] for space in row["spaces"]]
    kinds = {space["figure"] for space in spaces if "figure" in space}
    dangers = {hazard for space in spaces for hazard in (space.get("hazard"), *space.get("dropped", ())) if hazard}
    signs = [
        f"{sign} {words(Say(f'figure-{each}', theme=view['theme']))}" for each, sign in FIGURES.items() if each in kinds
    ]
    signs += [
        f"{sign} {words(Say(f'hazard-{each}', theme=view['theme']))}"
        for each, sign in HAZARDS.items()
        if each in dangers
    ]
    signs += [
        f"{sign} {words(Say(f'space-{each}'))}"
        for each, sign in SIGNS.items()
        if any(each in space for space in spaces)
    ]
    return " · ".join([words(Say("picture-legend", speeds=speeds)), *signs])


def space(view: dict[str, Any], row: int, lane: int, facts: dict[str, Any]) -> str:
    """Colour as a letter and a colour; what is on the space; the car on it."""
    letter = facts["colour"][0].upper()
    things = FIGURES.get(facts.get("figure", ""), " ")
    things += HAZARDS.get(facts.get("hazard", ""), next((sign for each, sign in SIGNS.items() if each in facts), " "))
    things += "".join(HAZARDS[each] for each in facts.get("dropped", ()))[:1] or " "
    here = [seat for seat, car in enumerate(view["cars"]) if (car["row"], car["lane"]) == (row, lane)]
    cars = "".join(
        LETTERS[seat] if view["cars"][seat]["status"] == "racing" else LETTERS[seat].lower()
        for seat in here
        if view["cars"][seat]["status"] != "finished"
    )
    return f"[{COLOUR[facts['colour']]}]{letter}[/]{things}[bold reverse]{cars}[/]{' ' * (2 - len(cars))}"


# ---- Dashboards --------------------------------------------------------------------------------


def dashboard(view: dict[str, Any], seat: int, words: Words, players: list[str]) -> list[str]:
    """Two lines for each driver."""
    car = view["cars"][seat]
    arrow = "[bold yellow]▶[/]" if view["turn"] == seat else " "
    facts = {"mph": car["speed"], "cards": car["held"], "points": car["points"], "wipe_outs": car["wipe_outs"]}
    state = words(Say(f"status-{'wiped' if car['wiped'] else car['status']}", place=car["place"] or 0))
    slots = "  ".join(slot(car, colour, words) for colour in car["slots"])
    skill = f"  ◆ {words(Say('skill-' + car['skill']))}" if car["skill"] else ""
    kills = ", ".join(
        f"{count} × {words(Say(f'figure-{kind}', theme=view['theme']))}"
        for kind, count in car["kills"].items()
        if count
    )
    trophies = f"  [dim]{kills}[/]" if kills else ""
    return [
        f"{arrow} [bold]{LETTERS[seat]}  {players[seat]}[/]  {words(Say('picture-car', **facts))}  {state}",
        f"     {slots}{skill}  {words(Say('picture-shots', shots=car['shots']))}{trophies}",
    ]


def slot(car: dict[str, Any], colour: str, words: Words) -> str:
    """A slot: what is in it, empty, or damaged."""
    mark = {"red": "red", "green": "green", "yellow": "yellow"}[colour]
    if colour in car["damaged"]:
        return f"[{mark}]✗[/] [dim]{words(Say('picture-damaged'))}[/]"
    item = car["slots"][colour]
    return f"[{mark}]■[/] {words(Say(f'accessory-{item}')) if item else words(Say('picture-empty'))}"


def held(counts: dict[str, int], kind: str, words: Words) -> str:
    """Cards with how many there are of each."""
    return "  ".join(
        words(Say(f"{kind}-{name}")) + (f" ×{count}" if count > 1 else "") for name, count in counts.items()
    )


def asked(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """The question of the moment."""
    if view["over"] or not view["phase"]:
        return ""
    return words(question(view), players)


def question(view: dict[str, Any]) -> Say:
    """What is being asked, and of whom."""
    pending = view["pending"]
    facts: dict[str, Any] = {"seat": Seat(view["turn"]), "theme": view["theme"]}
    facts |= {name: pending[name] for name in ("left", "dice", "owed", "hits") if name in pending}
    name = view["phase"]
    if name == "pay":
        name = f"pay-{pending['purpose']}"
    if "figure" in pending:
        facts["figure"] = Say(f"figure-{pending['figure']}", theme=view["theme"])
    if "attack" in pending:
        attack = pending["attack"]
        facts |= {"attacker": Seat(attack["attacker"]), "source": Say(attack["source"]), "dice": attack["dice"]}
    elif name == "defend":
        name = "defend-collision"
    return Say(f"question-{name}", **facts)
