"""The table as lines of text, for a terminal: the road from the leader down to the last car, then the dashboards."""

from paddock.core.words import Words
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.box import safe_box
from paddock.games.road_kill_rally.table.scene import Scene
from paddock.games.road_kill_rally.table.views import Car, Counts, Space, View

COLOUR = {"green": "green", "yellow": "yellow", "orange": "dark_orange", "red": "red"}
FIGURES = {"target-20": "a", "target-30": "b", "target-50": "c"}
HAZARDS = {"debris": "▒", "oil": "≈", "rock": "▲", "cow": "∩", "barricade": "╬", "spikes": "⁂"}
SIGNS = {"pit": "P", "smoke": "%"}
LETTERS = "ABCDEF"


def text(view: View, words: Words, players: list[str]) -> str:
    """Everything that a seat sees."""
    scene = Scene(view, words, players)
    lines = [headline(scene), "", *road(scene), "", f"[dim]{legend(scene)}[/]", ""]
    for seat in range(len(view["cars"])):
        lines += dashboard(scene, seat)
    lines.append("")
    if not view["over"]:
        lines += [f"[bold]{scene.question}[/]", ""]
    if "hand" in view:
        lines.append(f"{scene.say('text-hand')}  {held(scene, view['hand'], 'card')}")
        if view["own_garage"]:
            lines.append(f"{scene.say('text-garage')}  {held(scene, view['own_garage'], 'accessory')}")
    return "\n".join(lines)


def headline(scene: Scene) -> str:
    """The turn, the phase, and how much road is left to come."""
    view = scene.view
    facts = {"tiles": view["road"]["tiles_left"], "deck": view["deck"]}
    finish = "yes" if view["road"]["finish"] else "no"
    return f"[bold]{scene.say('text-headline', turn=scene.game_turn, finish=finish, **facts)}[/]"


# ---- The road ----------------------------------------------------------------------------------


def road(scene: Scene) -> list[str]:
    """Row by row from the far end to the rear, with the names of the tiles at the side."""
    view = scene.view
    names = {tile["first"]: tile["id"] for tile in view["road"]["tiles"]}
    lines = []
    if view["road"]["finish"]:
        lines.append(f"      [bold]▚▚▚▚▚▚▚▚▚▚▚▚▚[/] {scene.say('text-finish')}")
    for row in reversed(view["road"]["rows"]):
        spaces = "│".join(space(scene, row["row"], lane, each) for lane, each in enumerate(row["spaces"]))
        bend = "╱" if row["bend"] > 0 else "╲" if row["bend"] < 0 else "│"
        name = names.get(row["row"])
        label = f"  [dim]{scene.themed(f'tile-{name}')}[/]" if name else ""
        lines.append(f" {row['row']:3} {bend}{spaces}{bend}{label}")
    return lines


def legend(scene: Scene) -> str:
    """The letters of the road: how fast one may go on each colour, and what the signs of things mean."""
    speeds = ", ".join(
        f"{colour[0].upper()} {box.STEP_MPH * safe_box(place)}" for place, colour in enumerate(box.COLOURS)
    )
    spaces = [space for row in scene.view["road"]["rows"] for space in row["spaces"]]
    kinds = {space["figure"] for space in spaces if "figure" in space}
    dangers = {hazard for space in spaces for hazard in (space.get("hazard"), *space.get("dropped", ())) if hazard}
    things = [(sign, scene.themed(f"figure-{each}")) for each, sign in FIGURES.items() if each in kinds]
    things += [(sign, scene.themed(f"hazard-{each}")) for each, sign in HAZARDS.items() if each in dangers]
    things += [
        (sign, scene.say(f"space-{each}")) for each, sign in SIGNS.items() if any(each in space for space in spaces)
    ]
    return " · ".join([scene.say("text-legend", speeds=speeds), *(f"{sign} {name}" for sign, name in things)])


def space(scene: Scene, row: int, lane: int, facts: Space) -> str:
    """Colour as a letter and a colour; what is on the space; the car on it."""
    drivers = scene.view["cars"]
    letter = facts["colour"][0].upper()
    things = FIGURES.get(facts.get("figure", ""), " ")
    things += HAZARDS.get(facts.get("hazard", ""), next((sign for each, sign in SIGNS.items() if each in facts), " "))
    things += "".join(HAZARDS[each] for each in facts.get("dropped", ()))[:1] or " "
    here = [seat for seat, car in enumerate(drivers) if (car["row"], car["lane"]) == (row, lane)]
    cars = "".join(
        LETTERS[seat] if drivers[seat]["status"] == "racing" else LETTERS[seat].lower()
        for seat in here
        if drivers[seat]["status"] != "finished"
    )
    return f"[{COLOUR[facts['colour']]}]{letter}[/]{things}[bold reverse]{cars}[/]{' ' * (2 - len(cars))}"


# ---- Dashboards --------------------------------------------------------------------------------


def dashboard(scene: Scene, seat: int) -> list[str]:
    """Two lines for each driver."""
    car = scene.view["cars"][seat]
    arrow = "[bold yellow]▶[/]" if scene.view["turn"] == seat else " "
    facts = {"mph": car["speed"], "cards": car["held"], "points": car["points"], "wipe_outs": car["wipe_outs"]}
    state = scene.say(f"status-{'wiped' if car['wiped'] else car['status']}", place=car["place"] or 0)
    slots = "  ".join(slot(scene, car, colour) for colour in car["slots"])
    skill = f"  ◆ {scene.say('skill-' + car['skill'])}" if car["skill"] else ""
    kills = ", ".join(f"{count} × {scene.themed(f'figure-{kind}')}" for kind, count in car["kills"].items() if count)
    trophies = f"  [dim]{kills}[/]" if kills else ""
    return [
        f"{arrow} [bold]{LETTERS[seat]}  {scene.name(seat)}[/]  {scene.say('text-car', **facts)}  {state}",
        f"     {slots}{skill}  {scene.say('text-shots', shots=car['shots'])}{trophies}",
    ]


def slot(scene: Scene, car: Car, colour: str) -> str:
    """A slot: what is in it, empty, or damaged."""
    mark = {"red": "red", "green": "green", "yellow": "yellow"}[colour]
    if colour in car["damaged"]:
        return f"[{mark}]✗[/] [dim]{scene.say('text-damaged')}[/]"
    item = car["slots"][colour]
    return f"[{mark}]■[/] {scene.say(f'accessory-{item}') if item else scene.say('text-empty')}"


def held(scene: Scene, counts: Counts, kind: str) -> str:
    """Cards with how many there are of each."""
    return "  ".join(
        scene.say(f"{kind}-{name}") + (f" ×{count}" if count > 1 else "") for name, count in counts.items()
    )
