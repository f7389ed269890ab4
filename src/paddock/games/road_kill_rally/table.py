"""Road Kill Rally for people. Plain Python, never compiled."""

from paddock.core.words import Say
from paddock.games.road_kill_rally.choices import choice
from paddock.games.road_kill_rally.components import ACCESSORIES, ACCESSORY_IDS, CARD_IDS, CARDS, SKILL_IDS, TARGET_IDS
from paddock.games.road_kill_rally.moves import DONE
from paddock.games.road_kill_rally.names import accessory_named, named, skill_named
from paddock.games.road_kill_rally.picture import picture
from paddock.games.road_kill_rally.reasons import thinkable, why_not
from paddock.games.road_kill_rally.state import DECLARED, DEFEND, State
from paddock.games.road_kill_rally.telling import tell
from paddock.games.road_kill_rally.views import view

__all__ = ["choice", "glossary", "picture", "reaction", "tell", "thinkable", "view", "why_not"]

THINGS = ("speed", "space", "car", "slot", "roll", "safe", "leave", "done", "let-it-stand")


def reaction(s: State) -> int | None:
    """An attack asks the driver under fire, before the dice and after them."""
    return DONE if s.question in (DECLARED, DEFEND) else None


def glossary() -> dict[str, Say]:
    """Cards, accessories, skills, figures and whatever else is touched, by the names of their parts."""
    found = {f"card:{CARD_IDS[card]}": named(card) for card in range(CARDS)}
    found |= {f"garage:{ACCESSORY_IDS[each]}": accessory_named(each) for each in range(ACCESSORIES)}
    found |= {f"skill:{SKILL_IDS[each]}": skill_named(each) for each in range(len(SKILL_IDS))}
    found |= {f"figure:{each}": Say(f"any-{each}") for each in TARGET_IDS}
    return found | {thing: Say(f"thing-{thing}") for thing in THINGS}
