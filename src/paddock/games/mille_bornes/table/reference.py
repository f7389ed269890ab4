"""Everything in the box and on the table that can be looked up."""

from paddock.core.game import Chapter, Thing
from paddock.core.words import Say
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.rules.scoring import has_points
from paddock.games.mille_bornes.rules.setup import cards_in_play, first_goal
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.table.names import named, part

PLACES = ("zone", "drive-pile", "speed-pile", "distances", "safety-area", "draw-pile", "discard")

PICTURED = (
    "move-remedy",
    "move-drive",
    "move-attack",
    "move-safety",
    "move-coup-fourre",
    "move-discard",
)  # moves that the book shows


def reference(s: State) -> list[Chapter]:
    """Every card by kind, the places where cards lie, what can be answered, and what scores."""
    extendable = first_goal(s) < box.TRIP
    cards = [
        Chapter(Say(f"kind-{kind}"), tuple(card_thing(s, card) for card in cards_of_kind(kind)))
        for kind in dict.fromkeys(box.KIND_OF.values())
    ]
    places = tuple(Thing(place, Say(f"place-{place}")) for place in PLACES)
    at_the_goal = ("extend", "finish") if extendable else ()
    answers = tuple(Thing(each, Say(f"answer-{each}")) for each in ("coup-fourre", "let-it-stand", *at_the_goal))
    lines = tuple(Thing(f"line:{line}", Say(f"line-{line}")) for line in box.LINES if extendable or line != "extension")
    return [
        *cards,
        Chapter(Say("chapter-places"), places),
        Chapter(Say("chapter-answers"), answers),
        *([Chapter(Say("chapter-score"), lines)] if has_points(s) else []),
    ]


def cards_of_kind(kind: str) -> list[int]:
    """In the order of the box."""
    return [card for card, id in enumerate(box.IDS) if box.KIND_OF[id] == kind]


def card_thing(s: State, card: int) -> Thing:
    """A card with its number and with what its help depends on."""
    name = named(card)
    slow, rationed = box.MILES[card] <= box.LIMIT, card == box.MILES_200
    facts = {"slow": "yes" if slow else "no", "rationed": "yes" if rationed else "no"}
    facts |= {"box": box.COUNT[card], "left_out": box.LEFT_OUT[card], **name.args}
    return Thing(part(card), Say(name.id, **facts), cards_in_play(s, card))
