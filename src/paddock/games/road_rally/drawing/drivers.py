"""The drivers, drawn: in the order of their cars, with what everybody knows of each."""

from paddock.drawing.boards import Standing, prize
from paddock.drawing.cars import car
from paddock.drawing.lettering import short_name, shorten, width
from paddock.drawing.palette import AMBER, EDGE, ENAMEL, INK, RED, STONE
from paddock.drawing.plates import panel
from paddock.drawing.signs import star
from paddock.drawing.svg import anchor, group, named, rect, text, use
from paddock.games.road_rally.table.scene import Scene


def turn_order(scene: Scene, x: float, y: float, w: float) -> str:
    """The round's turn order tiles, once there are rounds: who has driven is dim."""
    if not scene.view["round"]:
        return ""
    line, moved = scene.view["line"], scene.view["moved"]
    step = min(52, w / len(line))
    tiles = []
    for place, seat in enumerate(line):
        dim = 0.4 if place < moved and scene.view["turn"] != seat else None
        mark = scene.say("drawing-last") if place == len(line) - 1 else str(place + 1)
        tile = order_tile(mark, seat, x + place * step, y, step - 6, dim)
        tiles.append(group(tile, id=f"order-{seat}"))
    names = tuple(scene.name(seat) for seat in line)
    return named(scene.say("drawing-order", names=names), *tiles, id="turn-order", data_explains="turn-order")


def order_tile(mark: str, seat: int, x: float, y: float, w: float, opacity: float | None = None) -> str:
    """A turn order tile and the car whose driver has it."""
    tile = rect(0, 0, w, 40, rx=7, fill=ENAMEL, stroke=INK, stroke_width=1.2)
    return group(
        tile, text(w / 2, 16, mark, 13, "heavy on-card"), car(seat, w / 2 - 15, 20, 30), x=x, y=y, opacity=opacity
    )


def latest_stages(scene: Scene, x: float, y: float) -> str:
    """What became of the stages that were resolved last: whose car scored each, or nobody's."""
    fates = {stage["number"]: stage for stage in scene.view["stages"]}
    latest = [fates[number] for number in scene.view["resolved"]][-5:]
    if not latest:
        return ""
    drawn, told = [text(0, 10, scene.say("drawing-latest"), 13, "on-panel-soft", "start")], []
    for k, stage in enumerate(latest):
        scorer, left = stage["scorer"], 60 * k
        plate = rect(left, 17, 26, 20, rx=4, fill=STONE if scorer is None else RED, stroke=INK, stroke_width=1.2)
        number = text(left + 13, 32, str(stage["number"]), 14, "heavy on-card" if scorer is None else "heavy on-sign")
        mark = text(left + 40, 32, "–", 14, "heavy on-panel") if scorer is None else car(scorer, left + 28, 21, 26)
        drawn.append(plate + number + mark)
        told.append(scene.say(f"drawing-stage-{stage['fate']}", stage=stage["number"]))
    return named(scene.say("drawing-pile", pile=scene.say("drawing-latest"), cards=tuple(told)), *drawn, x=x, y=y)


def gained(scene: Scene, seat: int) -> str:
    """Points since the latest resolution began, such as +10."""
    points = scene.view["drivers"][seat]["gained"]
    return f"+{points}" if points else ""


def large_driver(scene: Scene, place: int, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A driver's row at a desk."""
    points = scene.view["scores"][seat]
    inside = (
        panel(0, 0, w, h, marked=is_marked(scene, seat)),
        text(24, 36, str(place), 26, "heavy on-panel"),
        car(seat, 44, 12, 56),
        name_with_prize(scene, seat, 108, 27, 15, w - 108 - 92),
        text(w - 58, 36, gained(scene, seat), 15, "heavy on-panel-soft", "end"),
        group(text(w - 18, 36, str(points), 29, "heavy on-panel", "end"), id=f"points-{seat}"),
        text(w - 18, 52, scene.say("drawing-points", points=points), 13, "on-panel-soft", "end"),
        text(108, 45, shorten(where(scene, seat), 13, w - 108 - 78), 13, "on-panel-soft", "start"),
        group(held(scene, seat, 14, (f"seat-{seat}", f"deck-{seat}")), x=16, y=h - 34),
        group(won(scene, seat, w - 130, 15), x=122, y=h - 34),
    )
    return named(
        label_of(scene, place, seat), *inside, x=x, y=y, id=f"driver-{seat}", class_="scrolls", data_driver=str(seat)
    )


def small_driver(scene: Scene, place: int, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A driver's row on a phone."""
    points = scene.view["scores"][seat]
    inside = (
        panel(0, 0, w, h, marked=is_marked(scene, seat)),
        text(14, h / 2 + 6, str(place), 16, "heavy on-panel"),
        car(seat, 24, h / 2 - 9, 34),
        name_with_prize(scene, seat, 66, 21, 13, w - 260),
        group(held(scene, seat, 13), x=w - 180, y=8),
        group(won(scene, seat, w - 80, 14), x=66, y=31),
        text(w - 48, 21, gained(scene, seat), 13, "heavy on-panel-soft", "end"),
        text(w - 10, 23, str(points), 19, "heavy on-panel", "end"),
    )
    return named(
        label_of(scene, place, seat), *inside, x=x, y=y, id=f"driver-{seat}", class_="scrolls", data_driver=str(seat)
    )


def standing(scene: Scene, seat: int) -> Standing:
    """The same in a word, for the line over the board."""
    it, place = scene.view["drivers"][seat], scene.standings.index(seat) + 1
    points = scene.number(scene.view["scores"][seat])
    label, acts = label_of(scene, place, seat), scene.view["turn"] == seat
    where = "⚑" if it["finished"] else str(it["at"])
    return Standing(
        seat,
        scene.name(seat),
        "art-card-back",
        it["hand"],
        where,
        points,
        acts=acts,
        label=label,
        hands=[f"seat-{seat}"],
        deck=f"deck-{seat}",
        prizes=f"points-{seat}",
    )


def is_marked(scene: Scene, seat: int) -> bool:
    """Whether a driver is to act or has won."""
    return seat == scene.view["turn"] or scene.has_won(seat)


def name_with_prize(scene: Scene, seat: int, x: float, y: float, size: float, room: float) -> str:
    """A name, and the winner's star behind it."""
    star_room = size * 1.4 if scene.has_won(seat) else 0
    name = short_name(scene.players, seat, size, room - star_room)
    star_x = x + width(name, size) + size * 0.85
    return text(x, y, name, size, "heavy on-panel", "start") + prize(scene, seat, star_x, y - size * 0.35, size * 0.55)


def label_of(scene: Scene, place: int, seat: int) -> str:
    """All of a row in words."""
    it = scene.view["drivers"][seat]
    return scene.say(
        "drawing-driver",
        name=scene.name(seat),
        place=place,
        where=where(scene, seat),
        points=scene.view["scores"][seat],
        hand=it["hand"],
        deck=it["deck"],
        scored=tuple(it["scored"]) or "–",
        may=it["may_score"],
    )


def where(scene: Scene, seat: int) -> str:
    """The space of a car."""
    it = scene.view["drivers"][seat]
    if it["finished"]:
        return scene.say("where-finish")
    return scene.say("where-plain", space=it["at"]) if it["at"] else scene.say("drawing-on-the-grid")


def held(scene: Scene, seat: int, size: float, ids: tuple[str | None, str | None] = (None, None)) -> str:
    """Cards in hand and in the draw deck, as small cards with a count; their ids where cards fly to and from."""
    it = scene.view["drivers"][seat]
    hand = rect(0, 2, size * 0.95, size * 1.3, rx=2, fill=ENAMEL, stroke=INK, stroke_width=1.2)
    fan = rect(4, 0, size * 0.95, size * 1.3, rx=2, fill=ENAMEL, stroke=INK, stroke_width=1.2, id=ids[0])
    deck = use("art-card-back", size * 3.4, 0, size * 0.95, size * 1.36, id=ids[1])
    return "".join(
        (
            hand,
            fan,
            text(size * 1.55, size * 1.1, str(it["hand"]), size, "heavy on-panel", "start"),
            deck,
            text(size * 4.6, size * 1.1, str(it["deck"]), size, "heavy on-panel", "start"),
        )
    )


def won(scene: Scene, seat: int, room: float, size: float) -> str:
    """Stages scored, what may still be scored, checkpoints and stage tiles."""
    it = scene.view["drivers"][seat]
    drawn, x = [], 0.0
    for number in it["scored"]:
        plate = rect(x, 0, size * 1.35, size * 1.25, rx=3, fill=RED, stroke=INK, stroke_width=1)
        drawn.append(plate + text(x + size * 0.68, size * 0.92, str(number), max(12, size * 0.87), "heavy on-sign"))
        x += size * 1.5
    for _ in range(it["may_score"]):
        drawn.append(
            rect(
                x, 0, size * 1.35, size * 1.25, rx=3, fill="none", stroke=EDGE, stroke_width=1.5, stroke_dasharray="3 2"
            )
        )
        x += size * 1.5
    drawn.append(anchor(f"flags-{seat}", x, 0, size * 1.3, size * 1.3))
    if it["checkpoints"]:
        drawn.append(use("art-checkpoint", x, 0, size * 1.3, size * 1.3))
        drawn.append(
            text(x + size * 1.3, size, f"×{it['checkpoints']}", max(12, size * 0.87), "heavy on-panel", "start")
        )
        x += size * 2.4
    drawn.append(anchor(f"tiles-{seat}", x, 0, size * 1.35, size * 1.25))
    if it["tiles"]:
        drawn.append(star(x + size * 0.6, size * 0.65, size * 0.62, AMBER))
        drawn.append(
            text(x + size * 1.3, size, f"×{len(it['tiles'])}", max(12, size * 0.87), "heavy on-panel", "start")
        )
        x += size * 2.3
    return group(*drawn, scale=min(1.0, room / max(1.0, x)))
