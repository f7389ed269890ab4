"""Single things of the box and the table, each as a picture of its own."""

from paddock.core.game import Thing
from paddock.core.words import Words
from paddock.drawing import cards
from paddock.drawing.palette import GREEN
from paddock.drawing.plates import button_alone, panel
from paddock.drawing.svg import group, pictured

SIGN_OF_PLACE = {
    "drive-pile": "art-go",
    "speed-pile": "art-end-of-limit",
    "distances": "art-stone-100",
    "safety-area": "art-right-of-way",
    "discard": "",
}


def part(thing: Thing, speak: Words) -> str:
    """One card or place alone."""
    name, title = thing.part, speak(thing.name)
    if name.startswith("card:"):
        drawn = cards.titled(name.removeprefix("card:"), title, 0, 0, cards.WIDTH, 18)
    elif name == "draw-pile":
        drawn = cards.card("back", 0, 0, cards.WIDTH)
    elif name == "coup-fourre":
        drawn = sideways_card()
    elif name == "zone":
        drawn = zone_alone()
    elif name in SIGN_OF_PLACE:
        drawn = cards.slot(0, 0, cards.WIDTH, SIGN_OF_PLACE[name])
    elif name.startswith("line:"):
        return button_alone(title, GREEN)
    else:
        return button_alone(title)
    return pictured(title, cards.WIDTH, cards.HEIGHT, drawn)


def sideways_card() -> str:
    """A safety as it lies after a Coup Fourré."""
    size = cards.WIDTH * cards.WIDTH / cards.HEIGHT
    return group(cards.card("right-of-way", 0, 0, size), y=(cards.HEIGHT + size) / 2, turn=-90)


def zone_alone() -> str:
    """The four places of a driving zone beside each other."""
    size, across, down = 68, 72, 104
    places = ("drive-pile", "speed-pile", "distances", "safety-area")
    return panel(0, 0, cards.WIDTH, cards.HEIGHT) + "".join(
        cards.slot(5 + across * (place % 2), 6 + down * (place // 2), size, SIGN_OF_PLACE[name])
        for place, name in enumerate(places)
    )
