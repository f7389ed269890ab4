"""The hand of a driver: the speedometer, cards, the garage where it matters, and buttons for what needs no card."""

from paddock.core.words import Say, Words
from paddock.drawing import cards
from paddock.drawing.boards import GAP, TALL, WIDE
from paddock.drawing.hands import (
    Held,
    Rack,
    button,
    hand_frame,
    hand_title,
    tall_buttons,
    tall_buttons_height,
    title_line,
)
from paddock.games.road_kill_rally.drawing.dashboards import dice_thrown, speedometer
from paddock.games.road_kill_rally.drawing.parts import FACE, ammo_tag
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.scene import Scene
from paddock.games.road_kill_rally.table.views import View

CARDS = 150  # pixels from the top to what is under the speedometer
RACKS = {"wide": Rack(11, 92, 104), "tall": Rack(4, 80, 92)}
LETTERS = 12.5
WORDS = {"card": "card", "garage": "accessory", "skill": "skill"}  # before the id of a name


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """Speedometer, cards, garage and buttons of the seat that looks; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    rack, title, held = RACKS[shape], hand_title(scene, own), things_held(scene, RACKS[shape].card)
    w, top, above = wide_top(scene) if shape == "wide" else tall_top(scene)
    height = top + max(rack.down, rack.height(len(held)))
    return hand_frame(scene, title, w, height, title_line(title, w - 30), above, *rack.laid(scene, held, top))


def wide_top(scene: Scene) -> tuple[float, float, str]:
    """At a desk: the speedometer, and the buttons beside it."""
    pressed = (
        button(part, words, 590 + 204 * n, 34, 192, 64, 14) for n, (part, words) in enumerate(buttons(scene).items())
    )
    return WIDE, CARDS, "".join((speedometer(scene, GAP, 30, 560), *pressed))


def tall_top(scene: Scene) -> tuple[float, float, str]:
    """On a phone: the speedometer, the dice over it, and the buttons below."""
    shown = buttons(scene)
    meter = speedometer(scene, GAP, 30, TALL - 2 * GAP) + dice_thrown(scene, GAP + 170, 2, 20, 8)
    return TALL, CARDS + tall_buttons_height(shown), "".join((meter, *tall_buttons(shown, CARDS - 4)))


def things_held(scene: Scene, size: float) -> list[Held]:
    """Cards, and where it matters the garage and the skills offered."""
    view = scene.view
    found = [held(scene, "card", name, count, size) for name, count in view["hand"].items()]
    if view["phase"] == "equip" or view["over"]:
        found = [held(scene, "garage", name, count, size) for name, count in view["own_garage"].items()] + found
    if view["phase"] == "choose-skill":
        found = [held(scene, "skill", name, 1, size) for name in view["offer"]] + found
    return found


def held(scene: Scene, kind: str, id: str, count: int, size: float) -> Held:
    """Equal cards; a Rally card shows its ammo."""
    face, words = FACE[kind] + id, scene.say(f"{WORDS[kind]}-{id}")
    ammo = ammo_tag(id) if kind == "card" else ""
    front = cards.titled(face, words, 0, 0, size, LETTERS) + ammo
    return Held(f"{kind}:{id}", words, count, f"{face}-titled", front)


def buttons(scene: Scene) -> dict[str, str]:
    """What can be done without a card, by the question of the moment."""
    view, pending = scene.view, scene.view["pending"]
    if not scene.acting:
        return {}
    question = view["phase"]
    if question == "crash-check":
        dice = pending["dice"]
        return {"roll": scene.say("move-roll", dice=dice), "safe": scene.say("move-play-safe", cards=dice)}
    if question == "run-over":
        figure = Say(f"figure-{pending['figure']}", theme=view["theme"])
        run = scene.say("move-run-over", figure=figure, theme=view["theme"])
        return {
            "roll": f"{run} ({scene.say('note-dice', dice=pending['dice'])})",
            "leave": scene.say("move-leave", figure=figure),
        }
    if question == "declared":
        return {"let-it-stand": scene.say("move-take-shot")}
    if question == "defend":
        return {"let-it-stand": scene.say("move-take-hits", hits=pending["hits"])}
    if question == "equip":
        return {"done": scene.say("move-equipped")}
    if question == "combat":
        return {"done": scene.say("move-no-action")}
    if question == "choose-figure":
        return {f"figure:{kind}": scene.themed(f"figure-{kind}") for kind in box.TARGET_IDS}
    return {}
