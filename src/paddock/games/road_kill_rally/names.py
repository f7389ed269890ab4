"""What everything in the box is called."""

from paddock.core.words import Say
from paddock.games.road_kill_rally.combat import (
    weapon,
)
from paddock.games.road_kill_rally.components import (
    ACCESSORY_IDS,
    CARD_IDS,
    CARD_OF_SOURCE,
    HAZARD_IDS,
    NOTHING,
    PISTOL,
    SKILL_IDS,
    SLOT_IDS,
    STEP_MPH,
    TARGET_IDS,
    WEAPON,
)
from paddock.games.road_kill_rally.state import (
    State,
)
from paddock.games.road_kill_rally.views import THEMES


def named(card: int) -> Say:
    """A Rally card as a word."""
    return Say(f"card-{CARD_IDS[card]}")


def accessory_named(accessory: int) -> Say:
    """An accessory as a word."""
    return Say(f"accessory-{ACCESSORY_IDS[accessory]}")


def skill_named(skill: int) -> Say:
    """A skill as a word."""
    return Say(f"skill-{SKILL_IDS[skill]}")


def figure_named(s: State, kind: int) -> Say:
    """A figure by its theme."""
    return Say(f"figure-{TARGET_IDS[kind]}", theme=THEMES[s.theme])


def hazard_named(s: State, hazard: int) -> Say:
    """A hazard by its theme."""
    return Say(f"hazard-{HAZARD_IDS[hazard]}", theme=THEMES[s.theme])


def slot_named(slot: int) -> Say:
    """A slot by its colour."""
    return Say(f"slot-{SLOT_IDS[slot]}")


def source_named(s: State, seat: int, source: int) -> Say:
    """What one attacks with."""
    if source == WEAPON:
        item = weapon(s, seat)
        return Say("no-weapon") if item == NOTHING else accessory_named(item)
    if source == PISTOL:
        return skill_named(s.skill[seat]) if s.skill[seat] != NOTHING else Say("no-weapon")
    return named(CARD_OF_SOURCE[source])


def mph(box: int) -> int:
    """A box of the dashboard as a speed."""
    return STEP_MPH * box


def where_named(rows: int) -> Say:
    """So many rows ahead, or behind."""
    return Say(f"where-{'ahead' if rows > 0 else 'behind' if rows < 0 else 'beside'}", rows=abs(rows))
