"""What happens with cards, accessories and skills: drawn, paid, played, lost, fitted and repaired."""

from typing import Any

from paddock.core.game import Event
from paddock.core.words import Say, Seat
from paddock.drawing.gestures import Act, fly, harm, mark, shuffle
from paddock.games.road_kill_rally.drawing.stage import Stage, face
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.names import named

# ---- Rally cards -------------------------------------------------------------------------------


def new_round(event: Event, view: Any, shape: str) -> Act:
    """The deck is looked at: all draw."""
    return Act(None, [[mark("deck", length=300, sound="tick")]])


def drew(event: Event, view: Any, shape: str) -> Act:
    """Backs from the deck; one's own cards are seen one by one."""
    if event.a == view["seat"]:
        return Act(event.a)
    return Act(event.a, [[fly("art-card-back", "deck", f"seat-{event.a}", count=event.b, length=320)]])


def drew_card(event: Event, view: Any, shape: str) -> Act:
    """A card that turns over on its way into one's own hand."""
    if event.b == box.NOTHING:
        return Act(event.a)
    end = Stage(event, view, shape).arrives(event.a, event.b)
    return Act(event.a, [[fly("art-card-back", "deck", end, turned=face(event.b), length=380)]])


def shuffled(event: Event, view: Any, shape: str) -> Act:
    """The discards become the deck."""
    return Act(None, [[fly("art-card-back", "discard", "deck", count=3, length=300)], [shuffle("deck")]])


def discarded(event: Event, view: Any, shape: str) -> Act:
    """A card that pays, or is lost."""
    caption = Say("show-discarded", seat=Seat(event.a), card=named(event.b))
    return Act(event.a, [[Stage(event, view, shape).thrown(event.b)]], caption=caption)


def played(event: Event, view: Any, shape: str) -> Act:
    """A card for what it does."""
    stage = Stage(event, view, shape)
    return Act(event.a, [[stage.thrown(event.b, length=550), mark(stage.car, length=550)]])


def lost_card(event: Event, view: Any, shape: str) -> Act:
    """From hand to hand; only those two see which."""
    stage = Stage(event, view, shape)
    start, takes = stage.leaves(event.a, event.b)
    end = stage.arrives(event.c, event.b)
    return Act(event.c, [[fly(face(event.b), start, end, takes=takes, length=420)]])


# ---- Accessories and skills --------------------------------------------------------------------


def fitted(event: Event, view: Any, shape: str) -> Act:
    """From the garage into a slot."""
    id, slot = box.ACCESSORY_IDS[event.b], box.SLOT_IDS[event.c]
    start = f"hand-{event.a}-garage-{id}" if event.a == view["seat"] else f"seat-{event.a}"
    return Act(event.a, [[fly(f"art-gear-{id}", start, f"gear-{event.a}-{slot}", length=500, sound="token")]])


def drew_accessory(event: Event, view: Any, shape: str) -> Act:
    """From the pit into the garage, which only its driver sees."""
    art = "art-card-back" if event.b == box.NOTHING else f"art-card-gear-{box.ACCESSORY_IDS[event.b]}"
    return Act(event.a, [[fly("art-card-back", f"car-{event.a}", f"seat-{event.a}", turned=art, length=450)]])


def accessory_lost(event: Event, view: Any, shape: str) -> Act:
    """It breaks off, and its slot is damaged."""
    gear = f"gear-{event.a}-{box.SLOT_IDS[event.c]}"
    gone = fly(f"art-gear-{box.ACCESSORY_IDS[event.b]}", gear, "discard", turn=180, takes=gear, length=600, sound=None)
    return Act(event.a, [[harm(f"slot-{event.a}-{box.SLOT_IDS[event.c]}", "hit", length=400), gone]])


def slot_lost(event: Event, view: Any, shape: str) -> Act:
    """An empty slot is damaged."""
    return Act(event.a, [[harm(f"slot-{event.a}-{box.SLOT_IDS[event.b]}", "hit", length=500)]])


def repaired(event: Event, view: Any, shape: str) -> Act:
    """It can be used again."""
    return Act(event.a, [[mark(f"slot-{event.a}-{box.SLOT_IDS[event.b]}", length=500, sound="token")]])


def skill_revealed(event: Event, view: Any, shape: str) -> Act:
    """A card is turned over on a dashboard."""
    art = f"art-card-skill-{box.SKILL_IDS[event.b]}"
    up = fly("art-card-back", f"seat-{event.a}", f"skill-of-{event.a}", turned=art, length=600, sound="flip")
    return Act(event.a, [[up]])
