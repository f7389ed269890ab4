"""The hand of a driver: movement cards, stage cards, and the questions of the moment."""

from paddock.core.words import Words
from paddock.drawing import cards
from paddock.drawing.boards import GAP, TALL, WIDE
from paddock.drawing.hands import (
    Held,
    Rack,
    hand_frame,
    hand_title,
    stack,
    tall_buttons,
    tall_buttons_height,
    title_line,
    wide_buttons,
)
from paddock.drawing.lettering import shorten, wrap
from paddock.drawing.palette import ENAMEL, INK, RED, STONE
from paddock.drawing.plates import badge, outline
from paddock.drawing.svg import group, named, rect, text
from paddock.games.road_rally.drawing.land import small_tile
from paddock.games.road_rally.drawing.own_deck import own_deck, own_height
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import View

TOP = 42  # below the title, with room for a lifted card
WIDE_RACK, TALL_RACK = Rack(box.KINDS, 104, 116), Rack(box.KINDS, 56, 61.5)
BESIDE = GAP + WIDE_RACK.columns * WIDE_RACK.across + 6  # what stands at the right of the cards of a desk
SMALL = 50  # the width of a card at the mechanic


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """Movement cards, stage cards, and the buttons of the moment; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    building = view["phase"] == "building"
    title = scene.say("drawing-tiles-left") if building else hand_title(scene, own)
    if shape == "wide":
        return hand_frame(scene, title, WIDE, TOP + cards.height(WIDE_RACK.card) + 14, *wide_hand(scene, title))
    drawn, high = tall_building(scene, title) if building else tall_hand(scene, title)
    return hand_frame(scene, title, TALL, high, *drawn)


def wide_hand(scene: Scene, title: str) -> list[str]:
    """At a desk: all in one row."""
    drawn = movement_cards(scene, title, 0, WIDE_RACK) + wide_questions(scene)
    return drawn if scene.view["phase"] == "building" else drawn + wide_stage_cards(scene, BESIDE, 8, 218)


def tall_building(scene: Scene, title: str) -> tuple[list[str], float]:
    """On a phone, while the course is built: the tiles that are left; and how high it all is."""
    questions, high = tall_questions(scene, TOP)
    return [title_line(title, 400), *questions], high


def tall_hand(scene: Scene, title: str) -> tuple[list[str], float]:
    """On a phone: stage cards, movement cards, questions and the own deck below each other; and how high it all is."""
    w = TALL - 2 * GAP
    top = 44 if scene.own_stages else 20
    bottom = top + TOP + (cards.height(TALL_RACK.card) + 10 if scene.view["hand"] else 44)
    questions, high = tall_questions(scene, bottom)
    drawn = tall_stage_cards(scene, GAP, 2, w) + movement_cards(scene, title, top, TALL_RACK) + questions
    return [*drawn, own_deck(scene, GAP, high, w)], high + own_height(scene) + 2


# ---- Cards -------------------------------------------------------------------------------------------


def movement_cards(scene: Scene, title: str, y: float, rack: Rack) -> list[str]:
    """The cards in hand by kind, under a title; a line of words if there are none."""
    head, held = title_line(title, 400, y + 18), scene.view["hand"]
    if not held and scene.view["phase"] != "building":
        return [head, text(GAP + 2, y + TOP + 24, scene.say("drawing-no-cards"), 14, "on-panel", "start")]
    stacks = [equal_cards(scene, name, count, rack.card) for name, count in held.items()]
    return [head, *rack.laid(scene, stacks, y + TOP)]


def equal_cards(scene: Scene, name: str, count: int, size: float, part: str = "card") -> Held:
    """Cards of one kind, to drive with or to put in order."""
    return Held(f"{part}:{name}", scene.card(name), count, name, cards.card(name, 0, 0, size), f"card:{name}")


def wide_stage_cards(scene: Scene, x: float, y: float, w: float) -> list[str]:
    """The own stage cards, and over them how many may be scored."""
    scale = min(1, w / max(1, 50 * len(scene.own_stages)))
    words = text(x, y + 11, shorten(may_score(scene), 12.5, w), 12.5, "on-panel-soft", "start")
    return [words] + [
        stage_card(scene, number, x + 50 * scale * k, y + 26, scale) for k, number in enumerate(scene.own_stages)
    ]


def tall_stage_cards(scene: Scene, x: float, y: float, w: float) -> list[str]:
    """The same smaller, with the words beside them."""
    found = [stage_card(scene, number, x + 40 * k, y, 0.8) for k, number in enumerate(scene.own_stages)]
    left = 40 * len(found) + (6 if found else 0)
    lines = wrap(may_score(scene), 12, w - left, 2)
    top = y + (24 if found else 14) - 8 * (len(lines) - 1)
    return found + [text(x + left, top + 16 * k, line, 12, "on-panel-soft", "start") for k, line in enumerate(lines)]


def may_score(scene: Scene) -> str:
    """How many stage cards may still be scored."""
    return scene.say("drawing-stage-cards", count=scene.own["may_score"])


def stage_card(scene: Scene, number: int, x: float, y: float, scale: float) -> str:
    """A stage card: red while its stage is ahead, with how far it is."""
    ahead = number in scene.waiting
    far = scene.say("drawing-away", count=max(0, scene.waiting[number] - scene.own["at"])) if ahead else "–"
    lifted = group(
        rect(0, 0, 44, 50, rx=6, fill=ENAMEL, stroke=INK, stroke_width=1.4),
        rect(4, 7, 36, 24, rx=5, fill=RED if ahead else STONE, stroke=INK, stroke_width=1.2),
        text(22, 25, str(number), 17, "heavy on-sign" if ahead else "heavy on-card"),
        text(22, 45, far, 11, "heavy on-card"),
        outline(-1, -1, 46, 52, 7),
        class_="lift",
    )
    label = scene.say("drawing-stage-own" if ahead else "drawing-stage-bypassed", stage=number)
    return named(label, group(lifted, scale=scale), x=x, y=y, id=f"stage-card-{number}", data_explains="stage")


# ---- Questions ---------------------------------------------------------------------------------------


def buttons(scene: Scene) -> dict[str, str]:
    """What can be touched beside cards: their parts and words."""
    view = scene.view
    if not scene.acting:
        return {}
    if view["phase"] == "driving":
        return {"store": scene.say("drawing-store-play")} if "store" in view["reach"] else {}
    if view["phase"] == "at-shortcut":
        end = dict(view["shortcuts"])[scene.own["at"]]
        return {
            "shortcut": scene.say("move-shortcut", space=end),
            "stay-on-road": scene.say("move-stay-on-road", space=scene.own["at"]),
        }
    if view["paying"]:
        points, count = view["paying"]["points"], view["paying"]["cards"]
        return {"points": scene.say("move-points", points=points), "cards": scene.say("move-cards", count=count)}
    if view["phase"] == "asked":
        stage = view["stage"]
        score = {f"stage:{stage}": scene.say("move-stage", stage=stage)} if stage in scene.own_stages else {}
        return score | {"stay-silent": scene.say("move-stay-silent", stage=stage)}
    names = {
        "at-gas": ("shuffle-first", "draw-first"),
        "empty-handed": ("reshuffle", "keep-deck"),
        "at-mechanic": ("leave-order",),
        "building": ("way:forwards", "way:backwards"),
    }
    return {
        part: scene.say(f"{'drawing' if ':' in part else 'move'}-{part.replace(':', '-')}")
        for part in names[view["phase"] or ""]
    }


def mechanic(scene: Scene, x: float, y: float, across: float) -> list[str]:
    """What the mechanic shows: first the cards that have their place, with its number, then the others by kind."""
    view = scene.view
    if not scene.acting or view["phase"] != "at-mechanic":
        return []
    placed, rest = view["top"][: view["placed"]], view["top"][view["placed"] :]
    words = scene.say("drawing-mechanic", number=len(placed) + 1, count=view["due"])
    found = [text(x, y, words, 12.5, "on-panel-soft", "start")]
    for k, name in enumerate(placed):
        card = cards.card(name, 0, 0, SMALL)
        found.append(group(card, badge(SMALL / 2, 62, str(k + 1), 13), x=x + across * k, y=y + 14, opacity=0.6))
    for k, name in enumerate(dict.fromkeys(rest), start=len(placed)):
        held = equal_cards(scene, name, rest.count(name), SMALL, "next")
        found.append(stack(scene, held, x + across * k + 6, y + 14, SMALL))
    return found


def tiles_left(scene: Scene) -> list[str]:
    """Tiles that may still be laid, for who is to lay one."""
    return scene.view["course"]["left"] if scene.acting and scene.view["phase"] == "building" else []


def wide_questions(scene: Scene) -> list[str]:
    """At the right of a desk, and tiles or the mechanic's cards where there is room."""
    tiles = [
        tile_button(scene, name, GAP + 132 * (k % 7), TOP + 88 * (k // 7)) for k, name in enumerate(tiles_left(scene))
    ]
    return [*wide_buttons(buttons(scene)), *mechanic(scene, BESIDE, 112, 58), *tiles]


def tall_questions(scene: Scene, y: float) -> tuple[list[str], float]:
    """Below the cards of a phone; and how high it all is."""
    found = []
    for k, name in enumerate(tiles_left(scene)):
        found.append(tile_button(scene, name, GAP + 122 * (k % 3), TOP + 88 * (k // 3)))
        y = max(y, 50 + 88 * (k // 3 + 1))
    tuning = mechanic(scene, GAP, y + 12, 60)
    y += 108 if tuning else 0
    shown = buttons(scene)
    return [*found, *tuning, *tall_buttons(shown, y)], y + tall_buttons_height(shown)


def tile_button(scene: Scene, name: str, x: float, y: float) -> str:
    """A tile to be laid."""
    words = scene.say("drawing-tile", tile=name)
    tile, wide = small_tile(scene.view["course"]["set"], name, 28)
    label = text(wide / 2, 74, name, 14, "heavy on-panel")
    lifted = group(tile, label, outline(-3, -3, wide + 6, 62, 8), class_="lift")
    return named(words, lifted, x=x, y=y, id=f"choose-{name}", data_part=f"tile:{name}")
