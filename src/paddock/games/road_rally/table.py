"""Road Rally USA for people. Plain Python, never compiled."""

from paddock.core.words import Say
from paddock.games.road_rally.choices import choice
from paddock.games.road_rally.components import IDS
from paddock.games.road_rally.moves import STAY_SILENT
from paddock.games.road_rally.picture import picture
from paddock.games.road_rally.reasons import thinkable, why_not
from paddock.games.road_rally.state import ASKED, State
from paddock.games.road_rally.telling import tell
from paddock.games.road_rally.views import view

__all__ = ["choice", "glossary", "picture", "reaction", "tell", "thinkable", "view", "why_not"]
THINGS = ("diner", "checkpoint", "gas", "store", "mechanic", "shortcut", "stage", "finish")  # at the road
ANSWERS = (
    "stay-silent",
    "points",
    "cards",
    "stay-on-road",
    "next",
    "leave-order",
    "shuffle-first",
    "draw-first",
    "reshuffle",
    "keep-deck",
    "tile",
    "way",
)


def reaction(s: State) -> int | None:
    """A reached stage asks everybody who may still score."""
    return STAY_SILENT if s.phase == ASKED else None


def glossary() -> dict[str, Say]:
    """Every card, whatever stands at the road, and what can be answered."""
    cards = {f"card:{id}": Say(f"card-{id}") for id in IDS}
    return cards | {thing: Say(f"thing-{thing}") for thing in THINGS + ANSWERS}
