"""The table as lines of text, for a terminal. Marks such as [red] are colours; shapes say the kind without them."""

from typing import Any

from paddock.core.words import Say, Seat, Side, Words
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.table.names import card_name

LOOK = {
    "distance": ("▮", "bold"),
    "remedy": ("●", "green"),
    "safety": ("◆", "bright_blue"),
    "hazard": ("▲", "red"),
}
KIND = {card["id"]: card["kind"] for card in box.BOX["cards"]}
ROAD = 40  # characters from start to goal


def text(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """Every driving zone, the piles, and the hand of the seat that looks."""
    lines = [headline(view, words), ""]
    for number, side in enumerate(view["sides"]):
        lines += [*zone(view, number, side, words, players), ""]
    if view["attack"]:
        lines += [f"[red]{under_attack(view, words, players)}[/]", ""]
    if "hand" in view:
        lines.append(f"{words(Say('picture-hand'))}  {cards(view['hand'], words)}")
    return "\n".join(lines)


def headline(view: dict[str, Any], words: Words) -> str:
    """How far it goes and what the piles hold."""
    last = view["last_discard"]
    top = card(last, words) if last else words(Say("picture-nothing"))
    facts = words(Say("picture-headline", deal=view["deal"], goal=view["goal"], pile=view["pile"]))
    return f"[bold]{facts}[/] · {words(Say('picture-discards'))} {top}"


def zone(view: dict[str, Any], number: int, side: dict[str, Any], words: Words, players: list[str]) -> list[str]:
    """One driving zone: the road, the two piles, what lies beside them."""
    acting = view["turn"] in side["seats"]
    who = " & ".join(
        f"{players[seat]} ({words(Say('picture-cards', count=view['hands'][seat]))})" for seat in side["seats"]
    )
    driven = ROAD * side["miles"] // view["goal"]
    letter = "ABC"[number]
    road = f"[green]{'━' * driven}[/][bold]{letter}▸[/][dim]{'┄' * (ROAD - driven)}[/]"
    limit = f"[red]▲ {box.LIMIT}[/]" if side["limited"] else words(Say("picture-no-limit"))
    drive = card(side["drive"], words) if side["drive"] else words(Say("picture-nothing"))
    points = "" if side["points"] is None else "   " + words(Say("picture-points", points=side["points"]))
    lines = [
        f"{'[bold yellow]▶[/]' if acting else ' '} [bold]{letter}  {who}[/]{points}",
        f"    {road} {words(Say('picture-miles', miles=side['miles'], goal=view['goal']))}",
        f"    {words(Say('place-drive-pile'))} {drive}   {words(Say('place-speed-pile'))} {limit}",
    ]
    if side["distances"] or side["safeties"]:
        lines.append(f"    {cards(side['distances'], words)}   {safeties(side, words)}".rstrip())
    return lines


def safeties(side: dict[str, Any], words: Words) -> str:
    """Safeties, those of a Coup Fourré marked."""
    coup = words(Say("answer-coup-fourre"))
    return "  ".join(
        card(name, words) + (f" [bold]{coup}[/]" if name in side["coups_fourres"] else "") for name in side["safeties"]
    )


def cards(counts: dict[str, int], words: Words) -> str:
    """Cards with how many there are of each."""
    return "  ".join(card(name, words) + (f" ×{count}" if count > 1 else "") for name, count in counts.items())


def card(name: str, words: Words) -> str:
    """A card by its shape and name."""
    shape, colour = LOOK[KIND[name]]
    return f"[{colour}]{shape} {words(card_name(name))}[/]"


def under_attack(view: dict[str, Any], words: Words, players: list[str]) -> str:
    """Who is asked for a Coup Fourré."""
    attack = view["attack"]
    target = Side(view["sides"][attack["target"]]["seats"])
    say = Say(
        "picture-attack",
        attacker=Seat(attack["attacker"]),
        card=card_name(attack["card"]),
        side=target,
        asked=Seat(view["turn"]),
    )
    return words(say, players)
