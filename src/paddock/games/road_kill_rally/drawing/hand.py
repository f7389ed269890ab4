"""The hand of a driver: the speedometer, cards, the garage where it matters, and buttons for what needs no card."""

from functools import partial

from paddock.core.words import Say, Words
from paddock.drawing import cards
from paddock.drawing.boards import GAP, WIDE
from paddock.drawing.hands import (
    ROW_CARD,
    Held,
    Item,
    Rack,
    button,
    buttons_in_row,
    cards_in_row,
    hand_frame,
    hand_title,
    row,
    title_line,
)
from paddock.games.road_kill_rally.drawing.dashboards import speedometer
from paddock.games.road_kill_rally.drawing.parts import FACE, ammo_tag
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.scene import Scene
from paddock.games.road_kill_rally.table.views import View

CARDS = 150  # pixels from the top to what is under the speedometer
RACK = Rack(11, 92, 104)
METER, METER_ASIDE = (
    410,
    280,
)  # the width of the speedometer in a row: a thumb needs 40 for a speed; where none is asked
LETTERS = 12.5
WORDS = {"card": "card", "garage": "accessory", "skill": "skill"}  # before the id of a name


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """Speedometer, cards, garage and buttons of the seat that looks; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title = hand_title(scene, own)
    if shape == "tall":
        return row(scene, title, tall_row(scene), titled=not own or view["over"])
    held = things_held(scene, RACK.card)
    height = CARDS + max(RACK.down, RACK.height(len(held)))
    drawn = title_line(title, WIDE - 30), *wide_top(scene), *RACK.laid(scene, held, CARDS)
    return hand_frame(scene, title, WIDE, height, *drawn)


def wide_top(scene: Scene) -> list[str]:
    """At a desk: the speedometer, and the buttons beside it."""
    pressed = [
        button(part, words, 590 + 204 * n, 34, 192, 64, 14) for n, (part, words) in enumerate(buttons(scene).items())
    ]
    return [speedometer(scene, GAP, 30, 560), *pressed]


def tall_row(scene: Scene) -> list[Item]:
    """On a phone: the speedometer first where a speed is chosen, else last."""
    asked = scene.acting and scene.view["phase"] == "set-speed"
    wide = METER if asked else METER_ASIDE
    meter = [Item(wide, partial(speedometer, scene, w=wide))]
    held = cards_in_row(scene, things_held(scene, ROW_CARD))
    return [*(meter if asked else []), *buttons_in_row(buttons(scene)), *held, *([] if asked else meter)]


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
