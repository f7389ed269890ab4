"""Road Rally USA for people. Plain Python, never compiled."""

from paddock.core.game import Chapter, Thing
from paddock.core.words import Say
from paddock.games.road_rally.choices import choice
from paddock.games.road_rally.components import IDS
from paddock.games.road_rally.moves import STAY_SILENT
from paddock.games.road_rally.picture import picture
from paddock.games.road_rally.reasons import thinkable, why_not
from paddock.games.road_rally.state import ASKED, State
from paddock.games.road_rally.telling import tell
from paddock.games.road_rally.views import view

__all__ = ["choice", "picture", "reaction", "reference", "tell", "thinkable", "view", "why_not"]
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


def reference(s: State) -> list[Chapter]:
    """Every card, whatever stands at the road, and what can be answered."""
    cards = tuple(Thing(f"card:{id}", Say(f"card-{id}")) for id in IDS)
    things, answers = (tuple(Thing(name, Say(f"thing-{name}")) for name in names) for names in (THINGS, ANSWERS))
    return [
        Chapter(Say("chapter-cards"), cards),
        Chapter(Say("chapter-road"), things),
        Chapter(Say("chapter-answers"), answers),
    ]
