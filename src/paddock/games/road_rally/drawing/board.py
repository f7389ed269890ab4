"""The table of Road Rally USA as SVG: the map with the cars, the drivers, the hand and the questions of the moment."""

from dataclasses import dataclass
from typing import Any

from paddock.core.game import Thing
from paddock.core.words import Say, Words
from paddock.drawing import cards
from paddock.drawing.cars import car
from paddock.drawing.joining import joined
from paddock.drawing.lettering import shorten, width, wrap
from paddock.drawing.palette import AMBER, BLUE, ENAMEL, GREEN, INK, RED, STONE
from paddock.drawing.plates import badge, button_alone, outline, plate, wrapped
from paddock.drawing.signs import star
from paddock.drawing.svg import group, named, picture, rect, tag, text, use
from paddock.games.road_rally.drawing.art import SIDE, art
from paddock.games.road_rally.drawing.drivers import (
    large_driver,
    latest_stages,
    order_tile,
    own_deck,
    own_height,
    small_driver,
    turn_order,
)
from paddock.games.road_rally.drawing.land import ground, road, small_tile
from paddock.games.road_rally.drawing.lineup import finish, grid
from paddock.games.road_rally.drawing.map import cell_size, the_map
from paddock.games.road_rally.drawing.measure import CELL, corner
from paddock.games.road_rally.drawing.poster import poster
from paddock.games.road_rally.drawing.roadside import PLATE, print_on, stage_plate
from paddock.games.road_rally.drawing.scene import Scene
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.geometry import course_of, tile_alone
from paddock.games.road_rally.table.reference import ANSWERS

__all__ = ["alone", "art", "board", "hand", "part", "poster"]

WIDE, TALL = 1200, 390  # pixels across
GAP = 12
HAND_TOP = 42  # below the title of a hand, with room for a lifted card
COLUMN = 304  # the drivers at a desk


def board(view: dict[str, Any], speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the map, and the drivers beside it."""
    w, most = WIDE - COLUMN - 3 * GAP, 640
    below = 116 + 98 * len(scene.players)
    high = max(map_height(scene, w, most, upright=False), below + own_height(scene) - 60)
    x = WIDE - COLUMN - GAP
    rows = [
        large_driver(scene, place + 1, seat, x, 116 + 98 * place, COLUMN, 90)
        for place, seat in enumerate(scene.standings)
    ]
    own = own_deck(scene, x, below, COLUMN)
    inside = (the_map(scene, GAP, 60, w, high, False), the_order(scene, x, 62, COLUMN), *rows, own)
    return table(scene, WIDE, 60 + high + GAP, wide_status(scene), *inside)


def tall_board(scene: Scene) -> str:
    """For a phone: the map above the drivers, no higher than it must be, so that the hand is in sight with it."""
    w, most = TALL - 2 * GAP, 480
    high = map_height(scene, w, most, upright=True)
    latest = latest_stages(scene, GAP, 66 + high)
    y = 62 + high + (52 if latest else 8)
    below = y + 46 + 38 * len(scene.players)
    rows = [
        small_driver(scene, place + 1, seat, GAP, y + 46 + 38 * place, w, 34)
        for place, seat in enumerate(scene.standings)
    ]
    inside = (the_map(scene, GAP, 62, w, high, True), latest, the_order(scene, GAP, y, w), *rows)
    return table(scene, TALL, below, tall_status(scene), *inside)


def map_height(scene: Scene, w: float, most: float, upright: bool) -> float:
    """As high as the course, when it is as large as its room allows; all the room while it is being built."""
    course = course_of(scene.view, upright)
    return cell_size(course, w, most) * course.rows if course.complete else most * 0.8


def the_order(scene: Scene, x: float, y: float, w: float) -> str:
    """The turn order, once there are rounds."""
    return turn_order(scene, x, y, w) if scene.view["round"] else ""


def table(scene: Scene, w: float, h: float, *inside: str) -> str:
    """The board as a picture with a name."""
    return picture(w, h, *inside, id="board", role="group", aria_label=scene.say("drawing-board"))


# ---- What is going on --------------------------------------------------------------------------------


def wide_status(scene: Scene) -> str:
    """Round and finish; in the middle, who is to do what."""
    words, colour = happening(scene)
    lines = wrapped(words, 860, 42, 18)
    across = max(320, width(lines[0], 18) + 76)
    trip = " – ".join(the_race(scene))
    first = plate(GAP, 8, width(trip, 15) + 44, 42, [trip], 15, GREEN)
    left = max(min((WIDE - across) / 2, WIDE - COLUMN - 2 * GAP - across), width(trip, 15) + 44 + 2 * GAP)
    latest = latest_stages(scene, WIDE - COLUMN - GAP, 10)
    return first + named(words, plate(left, 8, across, 42, lines, 18, colour), id="status") + latest


def tall_status(scene: Scene) -> str:
    """The same over the width of a phone."""
    words, colour = happening(scene)
    first, rest = 104, TALL - 2 * GAP - 110
    lines = [shorten(line, 13, first - 16) for told in the_race(scene) for line in wrapped(told, first, 52, 13)]
    race = plate(GAP, 4, first, 52, lines[:2], 13, GREEN)
    return race + named(words, plate(GAP + 110, 4, rest, 52, wrapped(words, rest, 52, 14), 14, colour), id="status")


def the_race(scene: Scene) -> list[str]:
    """The round, and how far the first car has to go."""
    view = scene.view
    if not view["course"]["complete"]:
        return [scene.say("drawing-building")]
    left = view["finish"] - max(driver["at"] for driver in view["drivers"])
    return [scene.say("picture-round", round=view["round"]), scene.say("drawing-to-go", count=left)]


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    view = scene.view
    if view["over"]:
        return scene.say(won_how(scene), name=scene.name(scene.standings[0])), GREEN
    if view["phase"] == "asked":
        if scene.acting:
            held = view["stage"] in scene.own_stages
            return scene.say("drawing-asked-own" if held else "drawing-asked-none", stage=view["stage"]), RED
        return scene.say("picture-asked", stage=view["stage"]), RED
    if view["phase"] == "points-or-cards":
        id = "drawing-paying-own" if scene.acting else "picture-paying"
        return scene.say(id, stage=view["stage"], seat=scene.turn, place=view["paying"]["place"]), RED
    if scene.acting and "store" in view.get("reach", ()):
        return scene.say("drawing-own-driving-store"), BLUE
    who = "own" if scene.acting else "other"
    return scene.say(f"drawing-{who}-{view['phase']}", seat=scene.turn), BLUE


def won_how(scene: Scene) -> str:
    """By points, or by the car that is ahead of another with as many."""
    first, second = (scene.view["drivers"][seat]["points"] for seat in scene.standings[:2])
    return "drawing-winner-ahead" if first == second else "drawing-winner"


# ---- The hand ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rack:
    """How a hand is laid out."""

    width: float
    columns: int
    card: float  # its width
    across: float  # from one card to the next
    buttons: float  # where they stand, from the left


RACKS = {"wide": Rack(WIDE, 6, 104, 116, 940), "tall": Rack(TALL, 6, 56, 61.5, GAP)}


def hand(view: dict[str, Any], speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """Movement cards, stage cards, and the buttons of the moment; nothing for a spectator."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title = hand_title(scene, own)
    drawn, high = (wide_hand if shape == "wide" else tall_hand)(scene, title)
    return picture(RACKS[shape].width, high, *drawn, id=f"hand-{view['seat']}", role="group", aria_label=title)


def hand_title(scene: Scene, own: bool) -> str:
    """Whose cards these are, or what they are."""
    building = scene.view["phase"] == "building"
    id = "drawing-tiles-left" if building else "own-hand" if own else "drawing-hand"
    return scene.say(id, name=scene.name(scene.view["seat"]))


def wide_hand(scene: Scene, title: str) -> tuple[list[str], float]:
    """At a desk: all in one row; and how high it is."""
    rack = RACKS["wide"]
    drawn = movement_cards(scene, title, 0, rack) + wide_questions(scene, rack)
    if scene.view["phase"] != "building":
        drawn += wide_stage_cards(scene, GAP + 6 * rack.across + 6, 8, 218)
    return drawn, HAND_TOP + cards.height(rack.card) + 14


def tall_hand(scene: Scene, title: str) -> tuple[list[str], float]:
    """On a phone: stage cards, movement cards, questions and the own deck below each other; and how high it all is."""
    rack = RACKS["tall"]
    if scene.view["phase"] == "building":
        questions, high = tall_questions(scene, HAND_TOP)
        return movement_cards(scene, title, 0, rack) + questions, high
    top = 44 if scene.own_stages else 20
    bottom = top + HAND_TOP + (cards.height(rack.card) + 10 if scene.view["hand"] else 44)
    questions, high = tall_questions(scene, bottom)
    drawn = tall_stage_cards(scene, GAP, 2, rack.width - 2 * GAP) + movement_cards(scene, title, top, rack) + questions
    return [*drawn, own_deck(scene, GAP, high, rack.width - 2 * GAP)], high + own_height(scene) + 2


def movement_cards(scene: Scene, title: str, y: float, rack: Rack) -> list[str]:
    """The cards in hand by kind, under a title; a line of words if there are none."""
    head = text(GAP + 2, y + 18, shorten(title, 14, 400), 14, "on-panel-soft", "start")
    held = scene.view["hand"]
    if not held and scene.view["phase"] != "building":
        return [head, text(GAP + 2, y + HAND_TOP + 24, scene.say("drawing-no-cards"), 14, "on-panel", "start")]
    return [head] + [
        stack(scene, name, count, GAP + rack.across * k, y + HAND_TOP, rack)
        for k, (name, count) in enumerate(held.items())
    ]


def stack(scene: Scene, name: str, count: int, x: float, y: float, rack: Rack, part: str = "card") -> str:
    """Equal cards on top of each other, as one thing to touch."""
    size = rack.card
    behind = "".join(cards.card(name, 3 * step, -3 * step, size) for step in range(min(count, 5) - 1, 0, -1))
    many = badge(size - 12, 12, f"×{count}", 13, stroke_width=1.5) if count > 1 else ""
    lifted = group(
        behind, cards.card(name, 0, 0, size), many, outline(0, 0, size, cards.height(size), size * 0.09), class_="lift"
    )
    label = scene.say("drawing-held", card=scene.card(name), count=count)
    id = f"{part}-{scene.view['seat']}-{name}"
    return named(
        label, lifted, x=x, y=y, id=id, class_="moves", data_part=f"{part}:{name}", data_explains=f"card:{name}"
    )


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
    return scene.say("drawing-stage-cards", count=scene.view["drivers"][scene.view["seat"]]["may_score"])


def stage_card(scene: Scene, number: int, x: float, y: float, scale: float) -> str:
    """A stage card: red while its stage is ahead, with how far it is."""
    ahead = any(stage["number"] == number and stage["fate"] == "unreached" for stage in scene.view["stages"])
    far = scene.say("drawing-away", count=away(scene, number)) if ahead else "–"
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


def away(scene: Scene, number: int) -> int:
    """How many spaces a stage is ahead of the own car."""
    at = next(stage["at"] for stage in scene.view["stages"] if stage["number"] == number)
    return max(0, at - scene.view["drivers"][scene.view["seat"]]["at"])


# ---- Questions ---------------------------------------------------------------------------------------


def buttons(scene: Scene) -> dict[str, str]:
    """What can be touched beside cards: their parts and words."""
    view = scene.view
    if not scene.acting:
        return {}
    own = view["drivers"][view["seat"]]
    if view["phase"] == "driving":
        return {"store": scene.say("drawing-store-play")} if "store" in view["reach"] else {}
    if view["phase"] == "at-shortcut":
        end = dict(view["shortcuts"])[own["at"]]
        return {
            "shortcut": scene.say("move-shortcut", space=end),
            "stay-on-road": scene.say("move-stay-on-road", space=own["at"]),
        }
    if view["phase"] == "points-or-cards":
        points, count = view["paying"]["points"], min(view["paying"]["cards"], own["deck"])
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
        for part in names[view["phase"]]
    }


def mechanic(scene: Scene, x: float, y: float, across: float) -> list[str]:
    """What the mechanic shows: first the cards that have their place, with its number, then the others by kind."""
    view = scene.view
    if not scene.acting or view["phase"] != "at-mechanic":
        return []
    small = Rack(0, 6, 50, across, 0)
    placed, rest = view["top"][: view["placed"]], view["top"][view["placed"] :]
    words = scene.say("drawing-mechanic", number=len(placed) + 1, count=view["due"])
    found = [text(x, y, words, 12.5, "on-panel-soft", "start")]
    for k, name in enumerate(placed):
        card = cards.card(name, 0, 0, small.card)
        found.append(group(card, badge(small.card / 2, 62, str(k + 1), 13), x=x + across * k, y=y + 14, opacity=0.6))
    for k, name in enumerate(dict.fromkeys(rest), start=len(placed)):
        found.append(stack(scene, name, rest.count(name), x + across * k + 6, y + 14, small, "next"))
    return found


def tiles_left(scene: Scene) -> list[str]:
    """Tiles that may still be laid."""
    if not scene.acting or scene.view["phase"] != "building":
        return []
    laid = {name for name, _ in scene.view["course"]["tiles"]}
    return [name for name in box.TILES if name not in laid]


def wide_questions(scene: Scene, rack: Rack) -> list[str]:
    """At the right of a desk, and tiles or the mechanic's cards where there is room."""
    shown = list(buttons(scene).items())
    found = [button(part, words, rack.buttons, 40 + 70 * row, 248, 60) for row, (part, words) in enumerate(shown)]
    found += mechanic(scene, GAP + 6 * rack.across + 6, 112, 58)
    return found + [
        tile_button(scene, name, GAP + 132 * (k % 7), HAND_TOP + 88 * (k // 7))
        for k, name in enumerate(tiles_left(scene))
    ]


def tall_questions(scene: Scene, y: float) -> tuple[list[str], float]:
    """Below the cards of a phone; and how high it all is."""
    found = []
    for k, name in enumerate(tiles_left(scene)):
        found.append(tile_button(scene, name, GAP + 122 * (k % 3), HAND_TOP + 88 * (k // 3)))
        y = max(y, 50 + 88 * (k // 3 + 1))
    shown_now = mechanic(scene, GAP, y + 12, 60)
    if shown_now:
        found += shown_now
        y += 108
    shown = list(buttons(scene).items())
    across = (TALL - GAP) / max(1, len(shown))
    for k, (part, words) in enumerate(shown):
        found.append(button(part, words, GAP + across * k, y, across - GAP, 52))
    return found, y + (60 if shown else 0)


def button(part: str, words: str, x: float, y: float, w: float, h: float) -> str:
    """A sign to press."""
    lifted = group(plate(0, 0, w, h, wrapped(words, w, h, 15), 15), outline(-1, -1, w + 2, h + 2, 11), class_="lift")
    return named(words, lifted, x=x, y=y, id=part.replace(":", "-"), data_part=part)


def tile_button(scene: Scene, name: str, x: float, y: float) -> str:
    """A tile to be laid."""
    words = scene.say("drawing-tile", tile=name)
    tile, wide = small_tile(scene.view["course"]["set"], name, 28)
    label = text(wide / 2, 74, name, 14, "heavy on-panel")
    lifted = group(tile, label, outline(-3, -3, wide + 6, 62, 8), class_="lift")
    return named(words, lifted, x=x, y=y, id=f"choose-{name}", data_part=f"tile:{name}")


# ---- Single things -----------------------------------------------------------------------------------


def part(thing: Thing, speak: Words) -> str:
    """One thing of the reference alone."""
    name, title = thing.part, speak(thing.name)
    if name.startswith("card:"):
        card = name.removeprefix("card:")
        drawn = cards.card(card, 0, 0, cards.WIDTH)
        return picture(cards.WIDTH, cards.HEIGHT, tag("title", title), drawn, role="img", aria_label=title)
    if name in ANSWERS:
        return button_alone(title)
    if name.startswith("tile:"):
        return tile_part(name.removeprefix("tile:"), thing.name.args["set"], title, speak)
    side = SIDE * 2.5
    plain = rect(1, 1, 148, 148, rx=14, fill=ENAMEL, stroke=AMBER, stroke_width=3)
    return picture(side, side, tag("title", title), plain, drawn_alone(name, speak), role="img", aria_label=title)


def drawn_alone(name: str, speak: Words) -> str:
    """Something in the middle of a square of 150."""
    if name == "car":
        return car(0, 20, 47, 110)
    if name == "stage-tile":
        w, h = PLATE
        return group(stage_plate(), text(w / 2, h * 0.74, "7", CELL * 0.28, "heavy on-sign"), x=28, y=39, scale=3.8)
    if name == "turn-order":
        marks = ("1", speak(Say("drawing-last")))
        return "".join(order_tile(mark, seat, 22 + 56 * seat, 45, 50) for seat, mark in enumerate(marks))
    if name == "victory-points":
        return star(75, 75, 50, AMBER)
    return use(f"art-{name}", 25, 25, 100, 100)


def tile_part(name: str, set_name: str, title: str, speak: Words) -> str:
    """A tile of the course with its squares; start and finish with their large space."""
    tile = tile_alone(set_name, name)
    (left, top), (columns, rows) = corner(tile.cells), (len(set(axis)) for axis in zip(*tile.cells, strict=True))
    large = ""
    if name == "start":
        large = grid(speak(Say("drawing-start")), box.SEATS, *corner(tile.large))
    if name == "finish":
        large = finish(speak(Say("thing-finish")), box.SEATS, *corner(tile.large))
    drawn = group(ground(tile), road(tile), print_on(tile), large, x=-left, y=-top)
    return picture(CELL * columns, CELL * rows, tag("title", title), drawn, role="img", aria_label=title)


def alone(*pictures: str) -> str:
    """Pictures below each other as one that needs nothing else."""
    return joined(art(), *(each for each in pictures if each))
