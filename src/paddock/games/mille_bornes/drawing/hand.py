"""The hand of a player: cards, equal ones stacked, and buttons for what needs no card."""

from paddock.core.words import Words
from paddock.drawing import cards
from paddock.drawing.boards import TALL, WIDE
from paddock.drawing.hands import (
    Held,
    Rack,
    hand_frame,
    hand_title,
    tall_buttons,
    tall_buttons_height,
    title_line,
    wide_buttons,
)
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import View

BUTTONS, CARDS = 28, 34  # pixels from the top to what is under the title
RACKS = {"wide": Rack(7, 118, 132), "tall": Rack(4, 85, 93.5)}
LETTERS = {"wide": 15.5, "tall": 12.5}


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """The cards of the seat that looks, and its buttons; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    rack, title, shown = RACKS[shape], hand_title(scene, own), buttons(scene)
    width = WIDE if shape == "wide" else TALL
    pressed = wide_buttons(shown) if shape == "wide" else tall_buttons(shown, BUTTONS)
    top = CARDS if shape == "wide" else CARDS + tall_buttons_height(shown)
    held = [held_cards(scene, name, count, rack.card, LETTERS[shape]) for name, count in view["hand"].items()]
    return hand_frame(
        scene,
        title,
        width,
        top + rack.height(len(held)),
        title_line(title, width - 30),
        *pressed,
        *rack.laid(scene, held, top),
    )


def held_cards(scene: Scene, name: str, count: int, size: float, letters: float) -> Held:
    """Equal cards."""
    title = scene.card(name)
    return Held(f"card:{name}", title, count, f"{name}-titled", cards.titled(name, title, 0, 0, size, letters))


def buttons(scene: Scene) -> dict[str, str]:
    """Their parts and words."""
    view = scene.view
    if scene.acting and view["attack"]:
        return {"let-it-stand": scene.say("move-let-it-stand", hazard=scene.card(view["attack"]["card"]))}
    if scene.acting and view["phase"] == "at-the-goal":
        return {"extend": scene.say("move-extend"), "finish": scene.say("move-finish", goal=view["goal"])}
    return {}
