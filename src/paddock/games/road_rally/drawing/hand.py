"""The hand of a driver: movement cards, stage cards, and the questions of the moment."""

from functools import partial

from paddock.core.words import Words
from paddock.drawing import cards
from paddock.drawing.boards import GAP, WIDE
from paddock.drawing.hands import (
    ROW_CARD,
    ROW_GAP,
    Held,
    Item,
    Rack,
    buttons_in_row,
    cards_in_row,
    hand_frame,
    hand_title,
    row,
    stack,
    title_line,
    wide_buttons,
)
from paddock.drawing.lettering import shorten, width
from paddock.drawing.palette import ENAMEL, INK, RED, STONE
from paddock.drawing.plates import badge, outline
from paddock.drawing.svg import group, named, rect, text
from paddock.games.road_rally.drawing.land import small_tile
from paddock.games.road_rally.drawing.own_deck import own_deck, own_height
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import View

TOP = 42  # below the title, with room for a lifted card
RACK = Rack(box.KINDS, 104, 116)
BESIDE = GAP + RACK.columns * RACK.across + 6  # what stands at the right of the cards of a desk
SMALL, SHOWN = 50, 60  # the width of a card at the mechanic, and from one to the next on a phone
DECK, TILE, NOTHING = 300, 112, 220  # pixels across in a phone's row


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """Movement cards, stage cards, and the buttons of the moment; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title = scene.say("drawing-tiles-left") if view["phase"] == "building" else hand_title(scene, own)
    if shape == "tall":
        return row(scene, title, tall_row(scene), titled=not own or view["over"])
    return hand_frame(scene, title, WIDE, TOP + cards.height(RACK.card) + 14, *wide_hand(scene, title))


def wide_hand(scene: Scene, title: str) -> list[str]:
    """At a desk: all in one row."""
    drawn = movement_cards(scene, title) + wide_questions(scene)
    return drawn if scene.view["phase"] == "building" else drawn + wide_stage_cards(scene, BESIDE, 8, 218)


def tall_row(scene: Scene) -> list[Item]:
    """On a phone: what is asked, movement cards, stage cards, the own deck."""
    asked = buttons_in_row(buttons(scene))
    if scene.view["phase"] == "building":
        tiles = [Item(TILE, partial(tile_in_row, scene, name)) for name in tiles_left(scene)]
        return [*tiles, *asked, Item(0, partial(places_in_row, scene))]
    tuning = [Item(SHOWN * box.LOOK, partial(mechanic_in_row, scene))] if at_mechanic(scene) else []
    stages = Item(stages_width(scene), partial(stages_in_row, scene))
    deck = [Item(DECK, partial(own_deck, scene, w=DECK))] if own_height(scene.view) else []
    return [*tuning, *asked, *cards_of_row(scene), stages, *deck]


def mechanic_in_row(scene: Scene, x: float, y: float) -> str:
    """What the mechanic shows."""
    return "".join(mechanic(scene, x, y + 10, SHOWN))


def stages_width(scene: Scene) -> float:
    """Of the own stage cards, and of the words over them."""
    return max(50 * len(scene.own_stages), width(may_score(scene), 12.5) + 2)


def stages_in_row(scene: Scene, x: float, y: float) -> str:
    """The own stage cards."""
    return "".join(wide_stage_cards(scene, x, y + 8, stages_width(scene)))


def tile_in_row(scene: Scene, name: str, x: float, y: float) -> str:
    """A tile to be laid, with its name."""
    return tile_button(scene, name, x, y + 8)


# ---- Cards -------------------------------------------------------------------------------------------


def movement_cards(scene: Scene, title: str) -> list[str]:
    """The cards of a desk by kind, under a title; a line of words if there are none."""
    head, held = [title_line(title, 400), *hand_places(scene, GAP, TOP, RACK.card, RACK.across)], scene.view["hand"]
    if not held and scene.view["phase"] != "building":
        return [*head, no_cards(scene, GAP + 2, TOP + 24)]
    return [*head, *RACK.laid(scene, stacks(scene, RACK.card), TOP)]


def cards_of_row(scene: Scene) -> list[Item]:
    """The same on a phone; one item more has the places of the cards that are to come."""
    held = stacks(scene, ROW_CARD)
    first, *others = cards_in_row(scene, held) or [Item(NOTHING, lambda x, y: no_cards(scene, x, y + 54))]
    return [Item(first.wide, lambda x, y: places_in_row(scene, x, y) + first.drawn(x, y)), *others]


def places_in_row(scene: Scene, x: float, y: float) -> str:
    """Where cards come to lie on a phone: in hand, and at the mechanic, who shows them first in the row."""
    shown = [] if at_mechanic(scene) else mechanic(scene, GAP, y + 10, SHOWN)
    return "".join([*hand_places(scene, x, y, ROW_CARD, ROW_CARD + ROW_GAP), *shown])


def stacks(scene: Scene, size: float) -> list[Held]:
    """The cards in hand by kind."""
    return [equal_cards(scene, name, count, size) for name, count in scene.view["hand"].items()]


def no_cards(scene: Scene, x: float, y: float) -> str:
    """That none are held."""
    return text(x, y, scene.say("drawing-no-cards"), 14, "on-panel", "start")


def hand_places(scene: Scene, x: float, y: float, size: float, across: float) -> list[str]:
    """Where the cards of each kind can come to lie."""
    return [cards.anchor(f"hand-{scene.seat}-place-{k}", x + across * k, y, size) for k in range(box.KINDS)]


def equal_cards(scene: Scene, name: str, count: int, size: float, part: str = "card") -> Held:
    """Cards of one kind, to drive with or to put in order."""
    front = cards.card(name, 0, 0, size)
    return Held(f"{part}:{name}", scene.card(name), count, name, front, f"card:{name}", numbered=True)


def wide_stage_cards(scene: Scene, x: float, y: float, w: float) -> list[str]:
    """The own stage cards, and over them how many may be scored."""
    scale = min(1, w / max(1, 50 * len(scene.own_stages)))
    words = text(x, y + 11, shorten(may_score(scene), 12.5, w), 12.5, "on-panel-soft", "start")
    return [words] + [
        stage_card(scene, number, x + 50 * scale * k, y + 26, scale) for k, number in enumerate(scene.own_stages)
    ]


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
        text(22, 45, far, 12, "heavy on-card"),
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


def at_mechanic(scene: Scene) -> bool:
    """Whether the cards of the own draw deck are to be put in order."""
    return scene.acting and scene.view["phase"] == "at-mechanic"


def mechanic(scene: Scene, x: float, y: float, across: float) -> list[str]:
    """What the mechanic shows: first the cards that have their place, with its number, then the others by kind."""
    view = scene.view
    places = [cards.anchor(f"hand-{scene.seat}-shown-{k}", x + across * k + 6, y + 14, SMALL) for k in range(box.LOOK)]
    if not at_mechanic(scene):
        return places
    placed, rest = view["top"][: view["placed"]], view["top"][view["placed"] :]
    words = scene.say("drawing-mechanic", number=len(placed) + 1, count=view["due"])
    found = [*places, text(x, y, words, 12.5, "on-panel-soft", "start")]
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


def tile_button(scene: Scene, name: str, x: float, y: float) -> str:
    """A tile to be laid."""
    words = scene.say("drawing-tile", tile=name)
    tile, wide = small_tile(scene.view["course"]["set"], name, 28)
    label = text(wide / 2, 74, name, 14, "heavy on-panel")
    lifted = group(tile, label, outline(-3, -3, wide + 6, 62, 8), class_="lift")
    return named(words, lifted, x=x, y=y, id=f"choose-{name}", data_part=f"tile:{name}")
