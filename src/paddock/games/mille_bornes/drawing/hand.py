"""The hand of a player: cards, equal ones stacked, and buttons for what needs no card."""

from paddock.core.words import Words
from paddock.drawing import cards
from paddock.drawing.boards import WIDE
from paddock.drawing.hands import (
    ROW_CARD,
    Held,
    Rack,
    buttons_in_row,
    cards_in_row,
    hand_frame,
    hand_title,
    row,
    title_line,
    wide_buttons,
)
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import View

TOP = 34  # pixels to what is under the title
RACK = Rack(7, 118, 132)
LETTERS = {"wide": 15.5, "tall": 11.5}


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """The cards of the seat that looks, and its buttons; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title, shown = hand_title(scene, own), buttons(scene)
    size = RACK.card if shape == "wide" else ROW_CARD
    held = [held_cards(scene, name, count, size, LETTERS[shape]) for name, count in view["hand"].items()]
    if shape == "tall":
        return row(scene, title, [*buttons_in_row(shown), *cards_in_row(scene, held)], titled=not own or view["over"])
    drawn = title_line(title, WIDE - 30), *wide_buttons(shown), *RACK.laid(scene, held, TOP)
    return hand_frame(scene, title, WIDE, TOP + RACK.height(len(held)), *drawn)


def held_cards(scene: Scene, name: str, count: int, size: float, letters: float) -> Held:
    """Equal cards."""
    title = scene.card(name)
    front = cards.titled(name, title, 0, 0, size, letters, scene.hint(name))
    return Held(f"card:{name}", title, count, f"{name}-titled", front)


def buttons(scene: Scene) -> dict[str, str]:
    """Their parts and words."""
    view = scene.view
    if scene.acting and view["attack"]:
        return {"let-it-stand": scene.say("move-let-it-stand", hazard=scene.card(view["attack"]["card"]))}
    if scene.acting and view["phase"] == "at-the-goal":
        return {"extend": scene.say("move-extend"), "finish": scene.say("move-finish", goal=view["goal"])}
    return {}
