"""The table as lines of text, for a terminal. Marks such as [red] are colours; shapes say the kind without them."""

from paddock.core.words import Say, Seat, Side, Words
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.table.names import card_name
from paddock.games.mille_bornes.table.views import Attack, Cards, View, Zone

LOOK = {
    "distance": ("▮", "bold"),
    "remedy": ("●", "green"),
    "safety": ("◆", "bright_blue"),
    "hazard": ("▲", "red"),
}
ROAD = 40  # characters from start to goal


def text(view: View, words: Words, players: list[str]) -> str:
    """Every driving zone, the piles, and the hand of the seat that looks."""
    lines = [headline(view, words), ""]
    for side in range(len(view["zones"])):
        lines += [*zone(view, side, words, players), ""]
    if view["attack"] and view["turn"] is not None:
        lines += [f"[red]{words(under_attack(view, view['attack'], view['turn']), players)}[/]", ""]
    if "hand" in view:
        lines.append(f"{words(Say('picture-hand'))}  {cards(view['hand'], words)}")
    return "\n".join(lines)


def headline(view: View, words: Words) -> str:
    """How far it goes and what the piles hold."""
    last = view["last_discard"]
    top = card(last, words) if last else words(Say("picture-nothing"))
    facts = words(Say("picture-headline", deal=view["deal"], goal=view["goal"], pile=view["pile"]))
    return f"[bold]{facts}[/] · {words(Say('picture-discards'))} {top}"


def zone(view: View, side: int, words: Words, players: list[str]) -> list[str]:
    """One driving zone: the road, the two piles, what lies beside them."""
    zone, seats, letter = view["zones"][side], view["sides"][side], "ABC"[side]
    who = " & ".join(f"{players[seat]} ({words(Say('picture-cards', count=view['hands'][seat]))})" for seat in seats)
    points = "   " + words(Say("picture-points", points=view["scores"][side])) if view["has_points"] else ""
    driven = ROAD * zone["miles"] // view["goal"]
    road = f"[green]{'━' * driven}[/][bold]{letter}▸[/][dim]{'┄' * (ROAD - driven)}[/]"
    drive = card(zone["drive"], words) if zone["drive"] else words(Say("picture-nothing"))
    limit = f"[red]▲ {box.LIMIT}[/]" if zone["limited"] else words(Say("picture-no-limit"))
    lines = [
        f"{'[bold yellow]▶[/]' if view['turn'] in seats else ' '} [bold]{letter}  {who}[/]{points}",
        f"    {road} {words(Say('picture-miles', miles=zone['miles'], goal=view['goal']))}",
        f"    {words(Say('place-drive-pile'))} {drive}   {words(Say('place-speed-pile'))} {limit}",
    ]
    if zone["distances"] or zone["safeties"]:
        lines.append(f"    {cards(zone['distances'], words)}   {safeties(zone, words)}".rstrip())
    return lines


def safeties(zone: Zone, words: Words) -> str:
    """Safeties, those of a Coup Fourré marked."""
    coup = words(Say("answer-coup-fourre"))
    return "  ".join(
        card(name, words) + (f" [bold]{coup}[/]" if name in zone["coups_fourres"] else "") for name in zone["safeties"]
    )


def cards(counts: Cards, words: Words) -> str:
    """Cards with how many there are of each."""
    return "  ".join(card(name, words) + (f" ×{count}" if count > 1 else "") for name, count in counts.items())


def card(name: str, words: Words) -> str:
    """A card by its shape and name."""
    shape, colour = LOOK[box.KIND_OF[name]]
    return f"[{colour}]{shape} {words(card_name(name))}[/]"


def under_attack(view: View, attack: Attack, asked: int) -> Say:
    """Who is asked for a Coup Fourré."""
    return Say(
        "picture-attack",
        attacker=Seat(attack["attacker"]),
        card=card_name(attack["card"]),
        side=Side(view["sides"][attack["target"]]),
        asked=Seat(asked),
    )
