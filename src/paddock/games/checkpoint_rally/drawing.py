"""The table of Checkpoint Rally as SVG: the board, the watch, players, stack and row, the hand."""

from functools import lru_cache
from typing import Any

from paddock.core.words import Seat, Words
from paddock.drawing import cars as car_art
from paddock.drawing.cars import CARS, car
from paddock.drawing.joining import joined
from paddock.drawing.lettering import shorten, width, wrap
from paddock.drawing.palette import AMBER, BLUE, EDGE, ENAMEL, GREEN, GREY, INK, RED
from paddock.drawing.plates import badge, enamel, outline, panel, plate, wrapped
from paddock.drawing.signs import star
from paddock.drawing.svg import circle, group, library, named, path, picture, rect, tag, text
from paddock.games.checkpoint_rally import country, pieces
from paddock.games.checkpoint_rally.components import CAR_IDS, CELL_IDS, GPS, HAND, MINUTES, ROADS, SIDE
from paddock.games.checkpoint_rally.country import tile
from paddock.games.checkpoint_rally.pieces import flag, gps_sign, road_sign, tile_back
from paddock.games.checkpoint_rally.poster import poster
from paddock.games.checkpoint_rally.reference import reference
from paddock.games.checkpoint_rally.roadmap import Roadmap, pennant, roadmap
from paddock.games.checkpoint_rally.scene import Scene
from paddock.games.checkpoint_rally.watch_face import dial, finished_car

__all__ = ["alone", "art", "board", "hand", "part", "poster"]

WIDE, TALL = 1200, 390  # pixels across
GAP = 12
QUARTER = 90  # degrees


def art() -> str:
    """Everything that is used more than once."""
    return library(*country.symbols(), *pieces.symbols(), *car_art.symbols())


def board(view: dict[str, Any], speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk: the board on the left, all else beside it."""
    place = Roadmap(GAP + 30, 58 + 30, 118, 30)
    left = place.x + SIDE * place.cell + place.deep + GAP
    room = WIDE - left - GAP
    count = len(scene.players)
    return table(
        scene,
        WIDE,
        720,
        status(scene, GAP, 8, WIDE - 2 * GAP, 42, 18),
        watch_and_card(scene, left, 58, room, 248),
        *player_panels(scene, left, 313, room, 57, 4),
        reference(scene, left, 313 + 61 * count, room, 61 * (4 - count) - 4),
        supplies(scene, left, 562, room, 146, 82),
        roadmap(scene, place),
        *finished(scene, *dial_at(scene, left, 58, room, 248)),
    )


def tall_board(scene: Scene) -> str:
    """For a phone: everything below each other."""
    place = Roadmap(19, 62 + 17, 70.4, 17)
    y = place.y + SIDE * place.cell + place.deep + 8
    count = len(scene.players)
    return table(
        scene,
        TALL,
        y + 150 + 48 * count + 118,
        status(scene, 4, 4, TALL - 8, 52, 14),
        watch_and_card(scene, 4, y, TALL - 8, 142),
        *player_panels(scene, 4, y + 150, TALL - 8, 44, 4),
        supplies(scene, 4, y + 150 + 48 * count, TALL - 8, 112, 58),
        roadmap(scene, place),
        *finished(scene, *dial_at(scene, 4, y, TALL - 8, 142)),
    )


def table(scene: Scene, w: float, h: float, *inside: str) -> str:
    """The board as a picture with a name."""
    return picture(w, h, *inside, id="board", role="group", aria_label=scene.say("drawing-board"))


def finished(scene: Scene, x: float, y: float, r: float) -> list[str]:
    """The cars on the watch."""
    seats = [seat for seat, player in enumerate(scene.view["players"]) if player["finished"]]
    return [finished_car(scene, seat, x, y, r) for seat in seats]


# ---- What is going on --------------------------------------------------------------------------


def status(scene: Scene, x: float, y: float, w: float, h: float, size: float) -> str:
    """Who is to do what, and after how many minutes that changes."""
    words, colour = happening(scene)
    after = scene.next_on_watch()
    if h < 50:
        whole = f"{words} – {after}" if after else words
        across = min(w, max(360, width(whole, size) + 76))
        left = x + (w - across) / 2
        return named(whole, plate(left, y, across, h, wrapped(whole, across, h, size), size, colour), id="status")
    lines = [shorten(line, size, w - 24) for line in (words, after) if line]
    return named(" – ".join(lines), plate(x, y, w, h, lines, size, colour), id="status")


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    view = scene.view
    if view["over"]:
        winner = view["places"].index(1)
        player = view["players"][winner]
        id = "drawing-winner" if player["finished"] else "drawing-nobody"
        return scene.say(id, seat=Seat(winner), minutes=player["time"]), GREEN
    seat, mine = Seat(view["turn"]), scene.acting
    player = view["players"][view["turn"]]
    if view["phase"] == "choosing":
        return scene.say("drawing-choose" if mine else "drawing-choosing", seat=seat), BLUE
    if view["phase"] == "starting":
        return scene.say("drawing-start" if mine else "drawing-starting", seat=seat, corner=player["corner"]), BLUE
    if view["phase"] == "discarding":
        count = player["hand"] - HAND
        return scene.say("drawing-discard" if mine else "drawing-discarding", seat=seat, count=count), RED
    if mine and any(each["finished"] for each in view["players"]):
        return scene.say("drawing-last-chance", seat=seat), RED
    return scene.say("drawing-your-turn" if mine else "drawing-turn", seat=seat), BLUE


# ---- The watch and the card --------------------------------------------------------------------


def watch_and_card(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """The stopwatch, and beside it the checkpoints of the seat that looks."""
    drawn = panel(x, y, w, h) + dial(scene, *dial_at(scene, x, y, w, h))
    if "card" not in scene.view:
        return drawn
    side = h - 46 if h > 200 else h - 34
    across = h * 1.02  # of the watch
    return drawn + checkpoint_card(scene, x + across + (w - across - side) / 2, y + (h - side) - 10, side)


def dial_at(scene: Scene, x: float, y: float, w: float, h: float) -> tuple[float, float, float]:
    """The middle of the dial and its radius; nobody's card leaves the whole panel to it."""
    r = h * 0.45
    middle = r + h * 0.06 if "card" in scene.view else w / 2
    return x + middle, y + h / 2 + h * 0.03, r


def checkpoint_card(scene: Scene, x: float, y: float, side: float) -> str:
    """The own checkpoint map: small cells, flags where one has to go."""
    cell = side / SIDE
    title = text(
        x + side / 2, y - side * 0.04, scene.say("drawing-card-title"), max(12, side * 0.075), "heavy on-panel"
    )
    marks = []
    for name in scene.wanted:
        number = CELL_IDS.index(name)
        a, b = x + cell * (number % SIDE + 0.5), y + cell * (number // SIDE + 0.5)
        marks.append(group(circle(0, 0, 21, fill=ENAMEL), pennant(name in scene.visited), x=a, y=b, scale=cell / 48))
    own = scene.view["players"][scene.seat]
    if own["cell"]:
        number = CELL_IDS.index(own["cell"])
        a, b = x + cell * (number % SIDE + 0.5), y + cell * (number // SIDE + 0.5)
        dot = circle(a, b, cell * 0.26, fill=CARS[scene.seat or 0].colour, stroke=ENAMEL, stroke_width=2)
        marks.append(dot)
    label = scene.say("drawing-card", cells=tuple(scene.wanted))
    return named(label, title, empty_card(x, y, side), *marks, id="card")


@lru_cache(8)
def empty_card(x: float, y: float, side: float) -> str:
    """A card with its cells."""
    cell = side / SIDE
    ground = rect(x - 3, y - 3 + 2, side + 6, side + 4, rx=6, fill=ENAMEL, stroke=INK, stroke_width=1.5)
    return ground + "".join(
        rect(x + cell * (k % SIDE) + 1, y + cell * (k // SIDE) + 1, cell - 2, cell - 2, rx=3, fill="var(--stone)")
        for k in range(len(CELL_IDS))
    )


# ---- Players -----------------------------------------------------------------------------------


def player_panels(scene: Scene, x: float, y: float, w: float, h: float, gap: float) -> list[str]:
    """A line for each, in the order of the watch; those who are out come last."""
    order = scene.view["watch"]["order"]
    rest = sorted(
        (seat for seat in range(len(scene.players)) if seat not in order),
        key=lambda seat: (scene.view["players"][seat]["finished"] == 0, scene.view["players"][seat]["time"]),
    )
    return [player_panel(scene, seat, x, y + (h + gap) * row, w, h) for row, seat in enumerate([*order, *rest])]


def player_panel(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """Car and name, the minutes for each road, time, tokens, tiles and updates."""
    player = scene.view["players"][seat]
    large = h > 50
    size = 16 if large else 13
    facts = {
        "car": scene.car(seat),
        "time": player["time"],
        "visited": len(player["tokens"]),
        "checkpoints": scene.view["checkpoints"],
        "hand": player["hand"],
        "gps": player["gps"],
    }
    label = scene.say("drawing-player", seat=Seat(seat), **facts)
    first, roads = h * 1.35, h * 0.34
    room = (w * 0.47 - 2.5 * roads if player["car"] else w * 0.6) - first - 6
    name = shorten(scene.players[seat], size, room)
    driven = scene.speak(scene.car(seat))
    small = size * 0.78 * max(0.82, min(1, room / width(driven, size * 0.78)))
    inside = (
        panel(0, 0, w, h, scene.view["turn"] == seat),
        car(seat, 8, h * 0.5 - (h * 1.1) * 0.255, h * 1.1),
        text(first, h * 0.44, name, size, "heavy on-panel", "start"),
        text(first, h * 0.8, shorten(driven, small, room), small, "on-panel-soft", "start"),
        roads_of(player["car"], w * 0.47, h / 2, roads),
        progress(scene, seat, w * 0.61, h * 0.29, h * 0.2),
        supplies_of(player, w * 0.61, h * 0.74, h * 0.28),
        standing(scene, seat, w - 10, h),
    )
    return named(label, *inside, x=x, y=y, id=f"player-{seat}")


def roads_of(name: str | None, x: float, y: float, size: float) -> str:
    """The three roads with the minutes that a car takes over each."""
    if name is None:
        return ""
    minutes = MINUTES[CAR_IDS.index(name)]
    return "".join(
        road_sign(road, minutes[number], x + (number - 1) * size * 1.75, y, size * 1.6)
        for number, road in enumerate(ROADS)
    )


def progress(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """A flag for each checkpoint, filled as far as they are visited."""
    visited = len(scene.view["players"][seat]["tokens"])
    places = range(scene.view["checkpoints"])
    return "".join(flag(seat, place < visited, x + place * r * 1.9, y, r * 2.4) for place in places)


def supplies_of(player: dict[str, Any], x: float, y: float, h: float) -> str:
    """Tiles in hand, those known to all lying open, and the updates that are left."""
    shown = [tile(name, 0, x + k * h * 1.15 - 6, y - h / 2, h) for k, name in enumerate(player["known"])]
    backs = [tile_back(x + k * h * 1.15 - 6, y - h / 2, h) for k in range(len(shown), player["hand"])]
    left = x + max(HAND, player["hand"]) * h * 1.15 - 2
    updates = (gps_sign(left + k * h * 1.1 + h * 0.4, y, h * 0.45, k < player["gps"]) for k in range(GPS))
    return "".join((*shown, *backs, *updates))


def standing(scene: Scene, seat: int, x: float, h: float) -> str:
    """The minutes used; a star for the winner, a word for who is out."""
    player = scene.view["players"][seat]
    time = text(x, h * 0.52, scene.number(player["time"]), h * 0.42, "heavy on-panel", "end")
    note = "min"
    if player["spent"]:
        note = scene.say("drawing-out")
    elif player["finished"]:
        note = f"min (−{player['bonus']})" if player["bonus"] else "min"
    won = scene.view["over"] and scene.view["places"][seat] == 1
    prize = star(x - h * 0.98, h * 0.4, h * 0.2, AMBER) if won else ""
    return time + text(x, h * 0.82, note, h * 0.22, "on-panel-soft", "end") + prize


# ---- Stack, row, discard pile ------------------------------------------------------------------


def supplies(scene: Scene, x: float, y: float, w: float, h: float, size: float) -> str:
    """The stack, the open row with its sign, and the discard pile."""
    across = w / 5
    top = (h - size) / 2 + (10 if h > 130 else 6)
    middle = (across - size) / 2
    rows = [row_place(scene, k, x + across * (k + 1) + middle, y + top, size) for k in range(len(scene.view["row"]))]
    return "".join(
        (
            panel(x, y, w, h),
            stack(scene, x + middle, y + top, size, h),
            *rows,
            refresh_sign(scene, x + across + 4, y + 6, across * 3 - 8, top - 9),
            discard_pile(scene, x + across * 4 + middle, y + top, size),
        )
    )


def caption(words: str, x: float, y: float, room: float, size: float) -> str:
    """A name under a pile."""
    return text(x, y, shorten(words, size, room), size, "on-panel-soft")


def stack(scene: Scene, x: float, y: float, size: float, h: float) -> str:
    """Tiles face down: touch them to draw two."""
    count = scene.view["stack"]
    backs = "".join(tile_back(x - k, y - k, size) for k in range(min(4, max(1, count // 5)) * 2, -1, -2))
    number = badge(x + size / 2, y + size / 2, scene.number(count), size * 0.17)
    name = caption(scene.say("drawing-stack-do"), x + size / 2, y + size + 15, size + 20, 12.5)
    lifted = group(backs, number, outline(x - 4, y - 4, size + 8, size + 8, 8), class_="lift")
    label = scene.say("drawing-stack-count", count=count)
    return named(label, lifted, name, id="stack", data_part="stack")


def row_place(scene: Scene, place: int, x: float, y: float, size: float) -> str:
    """A tile of the row, to be taken by GPS."""
    name = scene.view["row"][place]
    if name is None:
        return slot(x, y, size)
    lifted = group(framed_tile(name, 0, size), outline(-3, -3, size + 6, size + 6, 7), class_="lift")
    label = scene.say("drawing-row-tile", tile=scene.tile(name))
    below = caption(name, size / 2, size + 15, size, 12.5)
    return named(label, group(lifted, class_="lands"), below, x=x, y=y, id=f"row-{name}", data_part=f"tile:{name}")


def refresh_sign(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """Touch it for a new row."""
    words = f"{scene.say('drawing-refresh')} · {scene.say('drawing-minutes', minutes=1)}"
    size = min(13.5, h * 0.55)
    left = (w - width(words, size)) / 2 - size
    arrow = group(
        path("M7 -4 A8 8 0 1 0 8 2", fill="none", stroke=ENAMEL, stroke_width=3, stroke_linecap="round"),
        path("M9.5 -10 V-1 H1 Z", fill=ENAMEL),
        x=left, y=h / 2, scale=size / 19,
    )  # fmt: skip
    drawn = rect(0, 0, w, h, rx=h / 2, fill=BLUE, stroke=INK, stroke_width=1) + text(
        w / 2, h * 0.5 + size * 0.35, shorten(words, size, w - 10), size, "heavy on-sign"
    )
    lifted = group(drawn, arrow, outline(-2, -2, w + 4, h + 4, h / 2 + 2), class_="lift")
    return named(scene.say("drawing-refresh-help"), lifted, x=x, y=y, id="refresh", data_part="refresh")


def discard_pile(scene: Scene, x: float, y: float, size: float) -> str:
    """The tile on top, and how many lie there."""
    pile = scene.view["discards"]
    top = pile[-1] if pile else None
    drawn = framed_tile(top, 0, size) if top else slot(0, 0, size)
    count = badge(size - 6, 6, scene.number(len(pile)), size * 0.14) if pile else ""
    facts = {"count": len(pile), "tile": scene.tile(top) if top else ""}
    below = caption(scene.say("drawing-discard-pile"), size / 2, size + 15, size + 24, 12.5)
    lifted = group(drawn, count, outline(-3, -3, size + 6, size + 6, 7), class_="lift")
    return named(scene.say("drawing-discards", **facts), lifted, below, x=x, y=y, id="discard", data_part="discard")


def framed_tile(name: str, turn: int, size: float) -> str:
    """A tile lying alone, with an edge around it."""
    edge = rect(0, 0, size, size, rx=size * 0.04, fill="none", stroke=INK, stroke_width=1.6)
    return tile(name, turn, 0, 0, size) + edge


def slot(x: float, y: float, size: float) -> str:
    """A place where no tile lies."""
    return rect(x, y, size, size, rx=6, fill="none", stroke=EDGE, stroke_width=2, stroke_dasharray="7 5")


# ---- The hand ----------------------------------------------------------------------------------


def hand(view: dict[str, Any], speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """The tiles of the seat that looks, how to turn them, and its updates; car sheets while they are chosen."""
    if "hand" not in view:
        return ""
    scene = Scene(view, speak, players)
    title = scene.say("own-hand") if own else scene.say("drawing-hand", seat=Seat(view["seat"]))
    w = WIDE if shape == "wide" else TALL
    inside, h = (sheets if view["phase"] == "choosing" else wide_hand if shape == "wide" else tall_hand)(scene, w)
    head = text(GAP + 2, 18, shorten(title, 14, w - 30), 14, "on-panel-soft", "start")
    return picture(w, h, head, *inside, id=f"hand-{view['seat']}", role="group", aria_label=title)


def wide_hand(scene: Scene, w: float) -> tuple[list[str], float]:
    """Tiles on the left, turns and updates on the right."""
    held = [held_tile(scene, name, GAP + 4 + 128 * place, 40, 116) for place, name in enumerate(scene.view["hand"])]
    return [
        *(held or [no_tiles(scene, 800, 102)]),
        *turn_signs(scene, 834, 68, 27, 2),
        gps_button(scene, 946, 40, 242, 112),
    ], 182


def tall_hand(scene: Scene, w: float) -> tuple[list[str], float]:
    """Tiles in rows of three, turns and updates below."""
    held = [
        held_tile(scene, name, 10 + 124 * (place % 3), 30 + 142 * (place // 3), 116)
        for place, name in enumerate(scene.view["hand"])
    ]
    y = 30 + 142 * max(1, -(-len(held) // 3))
    return [
        *(held or [no_tiles(scene, w, 96)]),
        *turn_signs(scene, 28, y + 31, 20, 4),
        gps_button(scene, 204, y + 1, 178, 60),
    ], y + 70


def no_tiles(scene: Scene, w: float, y: float) -> str:
    """How to come by some."""
    if scene.view["phase"] != "acting":
        return ""
    words = scene.say("drawing-hand-empty", gps=scene.view["players"][scene.seat]["gps"])
    lines = wrap(words, 15, w - 40, 2)
    return "".join(text(w / 2, y + 20 * k, line, 15, "on-panel-soft") for k, line in enumerate(lines))


def held_tile(scene: Scene, name: str, x: float, y: float, size: float) -> str:
    """A tile in hand; the page turns it as it will lie."""
    turning = group(framed_tile(name, 0, size), class_="turns")
    lifted = group(turning, outline(-3, -3, size + 6, size + 6, 8), class_="lift")
    label = scene.say("drawing-held", tile=scene.tile(name))
    below = caption(f"{name} · {scene.road(name)}", size / 2, size + 16, size + 8, 11.5)
    id = f"hand-{scene.seat}-{name}"
    return named(label, lifted, below, x=x, y=y, id=id, class_="moves", data_part=f"tile:{name}")


def turn_signs(scene: Scene, x: float, y: float, r: float, columns: int) -> list[str]:
    """Four signs: which way the tile's upper side will look."""
    if scene.view["phase"] not in ("acting", "starting"):
        return []
    found = []
    for turn in range(4):
        arrow = group(path("M0 -15 L10 0 H4 V14 H-4 V0 H-10 Z", fill=ENAMEL), turn=QUARTER * turn, scale=r / 24)
        disc = circle(0, 0, r, fill=BLUE, stroke=INK, stroke_width=1.4)
        rim = circle(0, 0, r * 0.86, fill="none", stroke=ENAMEL, stroke_width=1.8)
        ring = rect(-r - 2, -r - 2, 2 * r + 4, 2 * r + 4, rx=r + 2, class_="outline")
        label = scene.say("drawing-turn-button", turn=QUARTER * turn)
        part = f"turn:{QUARTER * turn}"
        left, top = x + turn % columns * (2 * r + 6), y + turn // columns * (2 * r + 6)
        lifted = group(disc, rim, arrow, ring, class_="lift")
        found.append(named(label, lifted, x=left, y=top, id=f"turn-{scene.seat}-{QUARTER * turn}", data_part=part))
    return found


def gps_button(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """The own updates; touched before a tile, they keep what it replaces."""
    left = scene.view["players"][scene.seat]["gps"]
    says = scene.say("drawing-gps", count=left)
    keep = scene.say("drawing-gps-keep")
    r = min(h * 0.24, 20)
    signs = "".join(gps_sign(r + 12 + k * r * 2.2, h / 2, r, k < left) for k in range(GPS))
    start = 2 * r * 2.2 + 18
    words = wrap(keep, 11.5, w - start - 8, 2)
    top = h / 2 - 8 * len(words) + 5
    lines = [text(start, top, shorten(says, 13.5, w - start - 8), 13.5, "heavy on-sign", "start")]
    lines += [text(start, top + 15 * (k + 1), line, 11.5, "on-sign", "start") for k, line in enumerate(words)]
    drawn = enamel(0, 0, w, h, BLUE if left else GREY)
    lifted = group(drawn, signs, *lines, outline(-2, -2, w + 4, h + 4, 12), class_="lift")
    return named(f"{says}. {keep}", lifted, x=x, y=y, id=f"gps-{scene.seat}", data_part="gps")


# ---- Car sheets --------------------------------------------------------------------------------


def sheets(scene: Scene, w: float) -> tuple[list[str], float]:
    """The six car sheets, to choose from; those that are taken are pale."""
    columns = 6 if w > TALL else 2
    across = (w - GAP) / columns
    drawn = []
    for number, name in enumerate(CAR_IDS):
        x, y = GAP + across * (number % columns), 30 + 112 * (number // columns)
        pale = None if name in scene.view["cars_left"] else "0.35"
        lifted = group(sheet(scene, name, across - GAP, 100), outline(-2, -2, across - GAP + 4, 104, 12), class_="lift")
        label = sheet_told(scene, name)
        drawn.append(named(label, lifted, x=x, y=y, id=f"sheet-{name}", data_part=f"sheet:{name}", opacity=pale))
    return drawn, 30 + 112 * -(-len(CAR_IDS) // columns)


def sheet(scene: Scene, name: str, w: float, h: float) -> str:
    """A car's name and its minutes on the three roads."""
    title = shorten(scene.say(f"car-{name}"), 15, w - 16)
    size = min(h * 0.26, w / 6.2)
    return (
        enamel(0, 0, w, h, BLUE) + text(w / 2, 28, title, 15, "heavy on-sign") + roads_of(name, w / 2, h * 0.64, size)
    )


def sheet_told(scene: Scene, name: str) -> str:
    """The same in words."""
    minutes = dict(zip(ROADS, MINUTES[CAR_IDS.index(name)], strict=True))
    return scene.say("drawing-sheet", car=scene.say(f"car-{name}"), **minutes)


# ---- Single things -----------------------------------------------------------------------------


def part(name: str, speak: Words) -> str:
    """One thing of the glossary alone."""
    scene = Scene({}, speak, [])
    kind, _, which = name.partition(":")
    size = 120
    if kind == "tile":
        title, drawn = scene.tile(which), framed_tile(which, 0, size)
    elif kind == "sheet":
        return alone_part(scene.say(f"car-{which}"), sheet(scene, which, 190, 100), 190, 100)
    elif kind == "road":
        straight = {"highway": "H11", "gravel": "G11", "urban": "U11"}[which]
        title, drawn = scene.say(f"road-{which}"), framed_tile(straight, 0, size)
    elif kind == "terrain":
        plain = {"grassland": "H01", "mountains": "H02", "desert": "H03", "city": "H04"}[which]
        title, drawn = scene.say(f"terrain-{which}"), framed_tile(plain, 0, size)
    elif kind == "turn":
        title = scene.say("turn", turn=int(which))
        drawn = framed_tile("U05", int(which) // QUARTER, size)
    elif kind == "gps":
        title, drawn = scene.say("thing-gps"), gps_sign(60, 60, 50, True)
    else:
        title, drawn = scene.say(f"thing-{kind}"), tile_back(6, 6, 108)
    return alone_part(title, drawn, size, size)


def alone_part(title: str, drawn: str, w: float, h: float) -> str:
    """A picture with a name."""
    return picture(w, h, tag("title", title), drawn, role="img", aria_label=title)


def alone(*pictures: str) -> str:
    """Pictures below each other as one that needs nothing else."""
    return joined(art(), *(each for each in pictures if each))
