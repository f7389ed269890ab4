"""The table as lines of text, for a terminal. Marks such as [red] are colours; shapes say the kind without them."""

from paddock.core.words import Words
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import Cards, View, Zone

LOOK = {
    "distance": ("▮", "bold"),
    "remedy": ("●", "green"),
    "safety": ("◆", "bright_blue"),
    "hazard": ("▲", "red"),
}
ROAD = 40  # characters from start to goal


def text(view: View, words: Words, players: list[str]) -> str:
    """Every driving zone, the piles, and the hand of the seat that looks."""
    scene = Scene(view, words, players)
    lines = [headline(scene), ""]
    for side in range(len(view["zones"])):
        lines += [*driving_zone(scene, side), ""]
    if view["attack"]:
        lines += [f"[red]{scene.under_attack(view['attack'])}[/]", ""]
    if "hand" in view:
        lines.append(f"{scene.say('text-hand')}  {cards(scene, view['hand'])}")
    return "\n".join(lines)


def headline(scene: Scene) -> str:
    """How far it goes and what the piles hold."""
    view = scene.view
    facts = scene.say("text-headline", deal=view["deal"], goal=view["goal"], pile=view["pile"])
    return f"[bold]{facts}[/] · {scene.say('text-discards')} {card(scene, view['last_discard'])}"


def driving_zone(scene: Scene, side: int) -> list[str]:
    """The road, the two piles, what lies beside them."""
    view, zone, seats, letter = scene.view, scene.view["zones"][side], scene.view["sides"][side], "ABC"[side]
    who = " & ".join(f"{scene.name(seat)} ({scene.say('text-cards', count=view['hands'][seat])})" for seat in seats)
    points = "   " + scene.say("text-points", points=view["scores"][side]) if view["has_points"] else ""
    driven = ROAD * zone["miles"] // view["goal"]
    road = f"[green]{'━' * driven}[/][bold]{letter}▸[/][dim]{'┄' * (ROAD - driven)}[/]"
    limit = f"[red]▲ {box.LIMIT}[/]" if zone["limited"] else scene.say("text-no-limit")
    lines = [
        f"{'[bold yellow]▶[/]' if view['turn'] in seats else ' '} [bold]{letter}  {who}[/]{points}",
        f"    {road} {scene.say('text-miles', miles=zone['miles'], goal=view['goal'])}",
        f"    {scene.say('place-drive-pile')} {card(scene, zone['drive'])}   {scene.say('place-speed-pile')} {limit}",
    ]
    if zone["distances"] or zone["safeties"]:
        lines.append(f"    {cards(scene, zone['distances'])}   {safeties(scene, zone)}".rstrip())
    return lines


def safeties(scene: Scene, zone: Zone) -> str:
    """Safeties, those of a Coup Fourré marked."""
    coup = f" [bold]{scene.say('answer-coup-fourre')}[/]"
    return "  ".join(card(scene, name) + (coup if name in zone["coups_fourres"] else "") for name in zone["safeties"])


def cards(scene: Scene, counts: Cards) -> str:
    """Cards with how many there are of each."""
    return "  ".join(card(scene, name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items())


def card(scene: Scene, name: str | None) -> str:
    """A card by its shape and name."""
    if name is None:
        return scene.say("text-nothing")
    shape, colour = LOOK[box.KIND_OF[name]]
    return f"[{colour}]{shape} {scene.card(name)}[/]"
