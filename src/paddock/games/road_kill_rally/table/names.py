"""What everything in the box is called, and what is printed on it."""

from typing import Any

from paddock.core.words import Say
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.box import Data, attack_facts
from paddock.games.road_kill_rally.rules.combat import weapon
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.views import THEMES

COUNTS = {  # what the number `n` of an effect counts
    "check-dice": "dice",
    "first-check-dice": "dice",
    "turn-dice": "dice",
    "lane-change": "dice",
    "run-over-dice": "dice",
    "reduce": "hits",
    "draw": "cards",
    "draw-at-wipe-out": "cards",
    "steal": "cards",
    "extra-spaces": "spaces",
}


def named(card: int) -> Say:
    """A Rally card as a word."""
    return Say(f"card-{box.CARD_IDS[card]}", **printed(box.BOX["rally"][card]))


def accessory_named(accessory: int) -> Say:
    """An accessory as a word."""
    return Say(f"accessory-{box.ACCESSORY_IDS[accessory]}", **printed(box.BOX["accessories"][accessory]))


def skill_named(skill: int) -> Say:
    """A skill as a word."""
    return Say(f"skill-{box.SKILL_IDS[skill]}", **printed(box.BOX["skills"][skill]))


def printed(thing: Data) -> dict[str, Any]:
    """What a card, an accessory or a skill says of itself, so that its help can tell it."""
    found: dict[str, Any] = {"ammo": thing["ammo"]} if "ammo" in thing else {}
    if "slots" in thing:
        [found["slot"]] = thing["slots"]
    for fx in thing["fx"] if isinstance(thing["fx"], list) else [thing["fx"]]:
        found = effect(fx) | found
    return found


def effect(fx: Data) -> dict[str, Any]:
    """An effect in numbers without their sign, and in words for messages to choose by."""
    found: dict[str, Any] = {
        COUNTS.get(fx["op"], name) if name == "n" else name: abs(number)
        for name, number in fx.items()
        if type(number) is int
    }
    match fx:
        case {"op": "speed-steps", "n": steps} | {"op": "free-steps", "up": steps}:
            found["mph"] = box.STEP_MPH * steps
        case {"op": "free-steps", "down": steps}:
            found["mph"] = box.STEP_MPH * steps
            found["brakes"] = "at-will" if box.FREE_DOWN + steps >= box.BOXES - 1 else "more"
        case {"op": "run-over-dice", "n": dice}:
            found["run_over_dice"] = dice
        case {"op": "hazard", "hazard": hazard}:
            found["dice"] = box.HAZARD_DICE[box.HAZARD_IDS.index(hazard)]
        case {"op": "attack" | "weapon" | "free-attack" | "steal"}:
            facts = attack_facts(fx)
            found |= {"arc": box.ARCS[facts[box.ARC]], "sight": "needed" if facts[box.SIGHT] else "free"}
    match fx:
        case {"kind": kind} | {"kinds": [kind]}:
            found["kind"] = kind
    return found


def figure_named(s: State, kind: int) -> Say:
    """A figure by its theme."""
    return Say(f"figure-{box.TARGET_IDS[kind]}", theme=THEMES[s.theme])


def hazard_named(s: State, hazard: int) -> Say:
    """A hazard by its theme."""
    return Say(f"hazard-{box.HAZARD_IDS[hazard]}", theme=THEMES[s.theme])


def slot_named(slot: int) -> Say:
    """A slot by its colour."""
    return Say(f"slot-{box.SLOT_IDS[slot]}")


def has_source(s: State, seat: int, source: int) -> bool:
    """Whether there is something of that kind to attack with; a card is judged by its hand."""
    if source == box.WEAPON:
        return weapon(s, seat) != box.NOTHING
    return source != box.PISTOL or s.skill[seat] != box.NOTHING


def source_named(s: State, seat: int, source: int) -> Say:
    """What one attacks with."""
    if not has_source(s, seat, source):
        return Say("no-weapon")
    if source == box.WEAPON:
        return accessory_named(weapon(s, seat))
    if source == box.PISTOL:
        return skill_named(s.skill[seat])
    return named(box.CARD_OF_SOURCE[source])


def mph(speed_box: int) -> int:
    """A box of the dashboard as a speed."""
    return box.STEP_MPH * speed_box


def where_named(rows: int) -> Say:
    """So many rows ahead, or behind."""
    return Say(f"where-{'ahead' if rows > 0 else 'behind' if rows < 0 else 'beside'}", rows=abs(rows))
