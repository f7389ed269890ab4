"""Road Kill Rally for people. Plain Python, never compiled."""

from paddock.core.game import Chapter, Thing
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

__all__ = ["choice", "picture", "reaction", "reference", "tell", "thinkable", "view", "why_not"]

THINGS = ("speed", "space", "car", "slot", "roll", "safe", "leave", "done", "let-it-stand")


def reaction(s: State) -> int | None:
    """An attack asks the driver under fire, before the dice and after them."""
    return DONE if s.question in (DECLARED, DEFEND) else None


def reference(s: State) -> list[Chapter]:
    """Cards, accessories, skills, figures and whatever else is touched."""
    cards = tuple(Thing(f"card:{CARD_IDS[card]}", named(card)) for card in range(CARDS))
    gear = tuple(Thing(f"garage:{ACCESSORY_IDS[each]}", accessory_named(each)) for each in range(ACCESSORIES))
    skills = tuple(Thing(f"skill:{SKILL_IDS[each]}", skill_named(each)) for each in range(len(SKILL_IDS)))
    figures = tuple(Thing(f"figure:{each}", Say(f"any-{each}")) for each in TARGET_IDS)
    things = tuple(Thing(thing, Say(f"thing-{thing}")) for thing in THINGS)
    return [
        Chapter(Say("chapter-cards"), cards),
        Chapter(Say("chapter-accessories"), gear),
        Chapter(Say("chapter-skills"), skills),
        Chapter(Say("chapter-figures"), figures),
        Chapter(Say("chapter-things"), things),
    ]
