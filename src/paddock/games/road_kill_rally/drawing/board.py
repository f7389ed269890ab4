"""The table of Road Kill Rally as SVG: the road, the dashboards, the hand."""

from typing import Any

from paddock.core.words import Say, Seat, Words
from paddock.drawing import cards
from paddock.drawing.joining import joined
from paddock.drawing.lettering import shorten, width
from paddock.drawing.palette import BLUE, GREEN, RED
from paddock.drawing.plates import badge, outline, plate, wrapped
from paddock.drawing.svg import group, named, picture, text
from paddock.games.road_kill_rally.drawing.art import art
from paddock.games.road_kill_rally.drawing.dashboards import dashboard, dice_thrown, speedometer
from paddock.games.road_kill_rally.drawing.parts import ammo_tag
from paddock.games.road_kill_rally.drawing.roadside import road
from paddock.games.road_kill_rally.drawing.scene import Scene
from paddock.games.road_kill_rally.rules import box

WIDE, TALL = 1200, 390  # pixels across
GAP = 12
DASHBOARD = 216  # its height


def board(view: dict[str, Any], speak: Words, players: list[str], shape: str) -> str:
    """The road with its cars, and below it a dashboard for each driver."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the road runs from left to right."""
    seats = len(scene.view["cars"])
    across = (WIDE - GAP * (seats + 1)) / seats
    boards = [dashboard(scene, seat, GAP + (across + GAP) * seat, 506, across, DASHBOARD) for seat in range(seats)]
    return table(scene, WIDE, 506 + DASHBOARD + 8, wide_status(scene), road(scene, 0, 58, WIDE, 436, False), *boards)


def tall_board(scene: Scene) -> str:
    """For a phone: the road runs upwards, two dashboards in a row."""
    seats = len(scene.view["cars"])
    across = (TALL - 3 * GAP) / 2
    top = 62 + 520 + 8
    boards = [
        dashboard(
            scene, seat, GAP + (across + GAP) * (seat % 2), top + (DASHBOARD + 8) * (seat // 2), across, DASHBOARD
        )
        for seat in range(seats)
    ]
    deep = top + (DASHBOARD + 8) * -(-seats // 2)
    return table(scene, TALL, deep, tall_status(scene), road(scene, 0, 62, TALL, 520, True), *boards)


def table(scene: Scene, w: float, h: float, *inside: str) -> str:
    """The board as a picture with a name."""
    return picture(w, h, *inside, id="board", role="group", aria_label=scene.say("drawing-board"))


# ---- What is going on --------------------------------------------------------------------------


def wide_status(scene: Scene) -> str:
    """The turn, the sentence of the moment, and the dice as they lie."""
    words, colour = scene.sentence, sign_colour(scene)
    turn = scene.turn
    lines = wrapped(words, 720, 42, 18)
    across = max(320, width(lines[0], 18) + 76)
    left = width(turn, 15) + 44
    return "".join(
        (
            plate(GAP, 8, left, 42, [turn], 15, GREEN),
            named(words, plate(GAP + left + 14, 8, across, 42, lines, 18, colour), id="status"),
            dice_thrown(scene, GAP + left + across + 76, 14, 30, 9),
        )
    )


def tall_status(scene: Scene) -> str:
    """The same over the width of a phone."""
    words = scene.sentence
    first = 96 if scene.view["last_round"] is None else 112  # room to say which turn is the last
    rest = TALL - 2 * GAP - first - 6
    turn = plate(GAP, 4, first, 52, wrapped(scene.turn, first, 52, 12), 12, GREEN)
    sentence = named(
        words, plate(GAP + first + 6, 4, rest, 52, wrapped(words, rest, 52, 13), 13, sign_colour(scene)), id="status"
    )
    return turn + sentence


def sign_colour(scene: Scene) -> str:
    """Red for danger, green for the end, blue for all else."""
    if scene.view["over"]:
        return GREEN
    return RED if scene.view["phase"] in ("crash-check", "declared", "defend", "lose-cards") else BLUE


# ---- The hand ----------------------------------------------------------------------------------


def hand(view: dict[str, Any], speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """Speedometer, cards, garage and buttons of the seat that looks; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    wide = shape == "wide"
    w = WIDE if wide else TALL
    title = scene.say("own-hand") if own else scene.say("drawing-hand", seat=Seat(view["seat"]))
    shown = buttons(scene)
    stacks = things_held(scene)
    meter = 560.0 if wide else TALL - 2 * GAP
    size, across = (92.0, 104.0) if wide else (80.0, 92.0)
    columns = int((w - GAP) // across)
    below = 34 + 116 + (0 if wide else 62 * -(-len(shown) // 2))
    down = cards.height(size) + 16
    rows = -(-len(stacks) // columns)
    placed = [
        stack(scene, part, face, words, count, GAP + across * (n % columns), below + down * (n // columns), size)
        for n, (part, face, words, count) in enumerate(stacks)
    ]
    return picture(
        w,
        below + down * max(1, rows),
        text(GAP + 2, 18, shorten(title, 14, w - 30), 14, "on-panel-soft", "start"),
        speedometer(scene, GAP, 30, meter),
        "" if wide else dice_thrown(scene, GAP + 170, 2, 20, 8),
        *button_row(scene, shown, wide),
        *placed,
        id=f"hand-{view['seat']}",
        role="group",
        aria_label=title,
    )


def things_held(scene: Scene) -> list[tuple[str, str, str, int]]:
    """Cards, and where it matters the garage, offered skills and figures: part, face, name, count."""
    view = scene.view
    found = [(f"card:{name}", name, scene.say(f"card-{name}"), count) for name, count in view["hand"].items()]
    if view["phase"] == "equip" or view["over"]:
        garage = view["own_garage"].items()
        gear = [(f"garage:{name}", f"gear-{name}", scene.say(f"accessory-{name}"), count) for name, count in garage]
        found = gear + found
    if view["phase"] == "choose-skill":
        found = [(f"skill:{name}", f"skill-{name}", scene.say(f"skill-{name}"), 1) for name in view["offer"]] + found
    return found


def stack(scene: Scene, part: str, face: str, words: str, count: int, x: float, y: float, size: float) -> str:
    """Equal cards on top of each other, as one thing to touch."""
    behind = "".join(cards.card(f"{face}-titled", 3 * n, -3 * n, size) for n in range(min(count, 3) - 1, 0, -1))
    front = cards.titled(face, words, 0, 0, size, 12.5)
    many = badge(size - 12, 12, f"×{count}", 12, stroke_width=1.5) if count > 1 else ""
    ammo = ammo_tag(part.removeprefix("card:")) if part.startswith("card:") else ""
    lifted = group(behind, front, ammo, many, outline(0, 0, size, cards.height(size), size * 0.09), class_="lift")
    label = scene.say("drawing-held", card=words, count=count)
    id = f"hand-{scene.view['seat']}-{part.replace(':', '-')}"
    return named(label, lifted, x=x, y=y, id=id, class_="moves", data_part=part)


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


def button_row(scene: Scene, shown: dict[str, str], wide: bool) -> list[str]:
    """At the right of a desk, above the cards of a phone."""
    if wide:
        across = 200.0
        return [
            button(part, words, 590 + (across + 4) * n, 34, across - 8, 64)
            for n, (part, words) in enumerate(shown.items())
        ]
    across = (TALL - GAP) / 2
    return [
        button(part, words, GAP + across * (n % 2), 146 + 62 * (n // 2), across - GAP, 54)
        for n, (part, words) in enumerate(shown.items())
    ]


def button(part: str, words: str, x: float, y: float, w: float, h: float) -> str:
    """A sign to press."""
    lifted = group(plate(0, 0, w, h, wrapped(words, w, h, 14), 14), outline(-1, -1, w + 2, h + 2, 11), class_="lift")
    return named(words, lifted, x=x, y=y, id=part.replace(":", "-"), data_part=part)


def alone(*pictures: str) -> str:
    """Pictures below each other as one that needs nothing else."""
    return joined(art(), *(each for each in pictures if each))
