"""A driving zone, drawn: who drives, the two piles, the distances and the safeties."""

from paddock.core.words import Say
from paddock.drawing import cards
from paddock.drawing.boards import prize, turn_mark
from paddock.drawing.cars import car
from paddock.drawing.lettering import fitting, short_name, shorten, width
from paddock.drawing.plates import badge, outline, panel
from paddock.drawing.svg import anchor, figure, group, named, safe, tag, text, use
from paddock.games.mille_bornes.drawing.art import CAPS
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.table.names import card_name
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import View, Zone

SAFETIES = [name for name, kind in box.KIND_OF.items() if kind == "safety"]
STONE_SHAPE = 110 / 90


# ---- The two sizes -----------------------------------------------------------------------------


def is_large(view: View, shape: str, side: int) -> bool:
    """Whether a zone has a table's width: on a desk that of the seat that looks, and that of a single opponent."""
    return shape == "wide" and (side == own_side(view) or len(view["sides"]) == 2)


def own_side(view: View) -> int:
    """The side of the seat that looks; the first for a spectator."""
    return 0 if view["seat"] is None else side_of(view, view["seat"])


def side_of(view: View, seat: int) -> int:
    """The side that a player is of."""
    return next(side for side, seats in enumerate(view["sides"]) if seat in seats)


def large_zone(scene: Scene, side: int, x: float, y: float, w: float, h: float) -> str:
    """A zone over the whole width of a table."""
    pile = (h - 48) / cards.HEIGHT * cards.WIDTH
    top, second = 15, 240 + pile
    return framed(
        scene,
        side,
        (x, y, w, h),
        identity(scene, side, 16, 190),
        drive_pile(scene, side, 226, top, pile),
        speed_pile(scene, side, second, top, pile),
        caption(scene, "drive-pile", 226 + pile / 2, h - 14, pile + 12),
        caption(scene, "speed-pile", second + pile / 2, h - 14, pile + 12),
        distance_headline(scene, side, 502, 40),
        stones(scene, side, 494, h - 32, 280, h - 84, 50),
        safeties(scene, side, 794, 11, w - 806, h - 22, 2),
    )


def small_zone(scene: Scene, side: int, x: float, y: float, w: float, h: float) -> str:
    """A zone that fits a phone, or half a table."""
    top = 50
    pile = (h - top - 12) / cards.HEIGHT * cards.WIDTH
    right = 12 + 2 * pile + 8 + 18
    room = w - right - 12
    row = (h - top - 10) / 2
    stone = min(room / 5 - 4, (row - 16) / STONE_SHAPE)
    return framed(
        scene,
        side,
        (x, y, w, h),
        small_identity(scene, side, w),
        drive_pile(scene, side, 12, top, pile),
        speed_pile(scene, side, 20 + pile, top, pile),
        stones(scene, side, right, top + row - 16, room, stone * STONE_SHAPE, stone),
        safeties(scene, side, right, top + row, room, row, 4),
    )


def low_zone(scene: Scene, side: int, x: float, y: float, w: float, h: float) -> str:
    """A zone of an opponent on a phone: as low as it goes."""
    pile = (h - 14) / cards.HEIGHT * cards.WIDTH
    right = 178 + 2 * pile + 20
    return framed(
        scene,
        side,
        (x, y, w, h),
        low_identity(scene, side, h),
        drive_pile(scene, side, 178, 7, pile),
        speed_pile(scene, side, 184 + pile, 7, pile),
        safeties(scene, side, right, 4, w - right - 6, h - 8, 2),
    )


def framed(scene: Scene, side: int, frame: tuple[float, float, float, float], *inside: str) -> str:
    """The zone as one thing to touch, told in one sentence to those who do not see it."""
    x, y, w, h = frame
    acting = scene.view["turn"] in scene.view["sides"][side]
    return group(
        group(panel(0, 0, w, h, acting), *inside, outline(0, 0, w, h, 14), id=f"zone-{side}-laid", class_="lift"),
        x=x,
        y=y,
        id=f"zone-{side}",
        class_="own" if side == scene.own_side else None,
        data_part=f"zone:{side}",
        data_driver=str(side),
        role="img",
        aria_label=label_of(scene, side),
    )


def label_of(scene: Scene, side: int) -> str:
    """All that lies in a zone, in words."""
    zone = scene.view["zones"][side]
    laid = tuple(
        Say("drawing-coup", card=card_name(name)) if name in zone["coups_fourres"] else card_name(name)
        for name in zone["safeties"]
    )
    driven = Say("drawing-driven", miles=zone["miles"], goal=scene.view["goal"])
    points = Say("text-points", points=scene.view["scores"][side])
    return scene.say(
        "drawing-zone",
        side=scene.sides[side],
        standing=(driven, points) if scene.view["has_points"] else (driven,),
        drive=card_name(zone["drive"]) if zone["drive"] else Say("text-nothing"),
        speed=card_name("speed-limit") if zone["limited"] else Say("text-no-limit"),
        safeties=laid or Say("text-nothing"),
    )


# ---- Who drives --------------------------------------------------------------------------------


def identity(scene: Scene, side: int, x: float, w: float) -> str:
    """The car, the points, and a line for each player."""
    points, unit = points_of(scene, side)
    lines = [player(scene, seat, x, 104 + 26 * row, w, 16) for row, seat in enumerate(scene.view["sides"][side])]
    return "".join(
        (
            car(side, x, 16, 88),
            text(x + w, 42, points, 28, "heavy on-panel", "end"),
            over(f"points-{side}", x + w, 42, points, 28, "end"),
            text(x + w, 60, unit, 13, "on-panel-soft", "end"),
            *lines,
            prize(scene, side, x + w - width(unit, 13) - 18, 56, 11),
        )
    )


def small_identity(scene: Scene, side: int, w: float) -> str:
    """The same in two lines at the top of a small zone."""
    seats, miles = scene.view["sides"][side], scene.view["zones"][side]["miles"]
    points, unit = points_of(scene, side)
    right = max(width(points, 20), width(unit, 13)) + 20
    room = (w - 74 - right) / len(seats)
    names = (player(scene, seat, 74 + room * place, 22, room - 6, 14) for place, seat in enumerate(seats))
    driven = scene.say("text-miles", miles=miles, goal=scene.view["goal"])
    return "".join(
        (
            car(side, 12, 10, 54),
            *names,
            text(74, 40, driven, 13, "on-panel-soft", "start"),
            over(f"driven-{side}", 74, 40, driven, 13),
            text(w - 12, 25, points, 20, "heavy on-panel", "end"),
            over(f"points-{side}", w - 12, 25, points, 20, "end"),
            text(w - 12, 40, unit, 13, "on-panel-soft", "end"),
            prize(scene, side, w - 28 - width(unit, 13), 37, 11),
        )
    )


def low_identity(scene: Scene, side: int, h: float) -> str:
    """The same at the left of a low zone: car and points, beside them names and miles; all distances go there."""
    seats, zone = scene.view["sides"][side], scene.view["zones"][side]
    points, unit = points_of(scene, side)
    driven = scene.say("text-miles", miles=zone["miles"], goal=scene.view["goal"])
    first = h / 2 - 2 - 9 * (len(seats) - 1)
    is_end = len(scene.sides) == 2  # else they fly to where all stand beside each other
    names = (player(scene, seat, 80, first + 18 * row, 97, 13.5, is_end) for row, seat in enumerate(seats))
    below = first + 18 * len(seats)
    return "".join(
        (
            car(side, 10, 12, 48),
            *names,
            text(80, below, driven, 12.5, "on-panel-soft", "start"),
            over(f"driven-{side}", 80, below, driven, 12.5),
            *(anchor(f"miles-{side}-{miles}", 80, below - 14, 16, 18) for miles in CAPS),
            text(40, h - 14, f"{points} {unit}", 12, "heavy on-panel"),
            over(f"points-{side}", 20, h - 14, points, 12),
            prize(scene, side, 18, 14, 10),
        )
    )


def points_of(scene: Scene, side: int) -> tuple[str, str]:
    """The points of a side and their unit; nothing in the simpler game."""
    if not scene.view["has_points"]:
        return "", ""
    points = scene.view["scores"][side]
    return scene.number(points), scene.say("drawing-points", points=points)


def player(scene: Scene, seat: int, x: float, y: float, w: float, size: float, is_end: bool = True) -> str:
    """A name, an arrow before it if it is that player's turn, and how many cards the player holds, where cards fly."""
    count = scene.number(scene.view["hands"][seat])
    turn = seat == scene.view["turn"]
    start = x + (size * 0.85 if turn else 0)
    held = size * 1.7
    room = x + w - start - held
    size = max(12, fitting(scene.name(seat), size, room))
    name = short_name(scene.players, seat, size, room)
    after = start + width(name, size) + size * 0.45
    return "".join(
        (
            turn_mark(x, y, size) if turn else "",
            text(start, y, name, size, "heavy on-panel", "start"),
            cards.card("back", after, y - size * 0.88, size * 0.72),
            cards.anchor(f"seat-{seat}", after, y - size * 0.88, size * 0.72) if is_end else "",
            text(after + size * 0.95, y, count, max(13, size * 0.85), "on-panel-soft", "start"),
        )
    )


def over(id: str, x: float, y: float, words: str, size: float, end: str = "start") -> str:
    """The place of a line of text, if there is one."""
    across = width(words, size)
    return words and anchor(id, x - across if end == "end" else x, y - size * 0.8, across, size)


# ---- The piles ---------------------------------------------------------------------------------


def drive_pile(scene: Scene, side: int, x: float, y: float, w: float) -> str:
    """The card on top; a hazard shows the edge of the card that it lies on."""
    zone = scene.view["zones"][side]
    top, under = zone["drive"], zone["under"]
    place = pile_place(f"drive-{side}", x, y, w)
    if top is None:
        return empty("drive-pile", cards.slot(x, y, w, "art-go")) + place
    beneath = laid(scene, f"drive-{side}", under, x - 5, y - 5, w) if box.KIND_OF[top] == "hazard" and under else ""
    return beneath + laid(scene, f"drive-{side}", top, x, y, w) + place + question(scene, side, top, x, y, w)


def speed_pile(scene: Scene, side: int, x: float, y: float, w: float) -> str:
    """A speed limit, or nothing."""
    place = pile_place(f"speed-{side}", x, y, w)
    if not scene.view["zones"][side]["limited"]:
        return empty("speed-pile", cards.slot(x, y, w, "art-end-of-limit")) + place
    limit = "speed-limit"
    return laid(scene, f"speed-{side}", limit, x, y, w) + place + question(scene, side, limit, x, y, w)


def pile_place(id: str, x: float, y: float, w: float) -> str:
    """Where its cards lie; in a Coup Fourré, a safety across them."""
    return cards.anchor(id, x, y, w) + cards.anchor_across(f"{id}-across", x, y, w)


def empty(place: str, slot: str) -> str:
    """A place without a card, which can be asked what it is for."""
    return group(slot, data_explains=place)


def laid(scene: Scene, pile: str, name: str, x: float, y: float, w: float) -> str:
    """A card on a pile; it keeps its id as long as it lies there."""
    drawn = cards.titled(name, scene.card(name), 0, 0, w, 14) if w > 90 else cards.card(name, 0, 0, w)
    title, explains = tag("title", safe(scene.card(name))), f"card:{name}"
    return group(title, drawn, x=x, y=y, id=f"{pile}-{name}", class_="lands", data_explains=explains)


def question(scene: Scene, side: int, name: str, x: float, y: float, w: float) -> str:
    """The mark on a hazard that waits for an answer."""
    attack = scene.view["attack"]
    if attack is None or (attack["target"], attack["card"]) != (side, name):
        return ""
    return badge(x + w - 4, y + 6, "?", w * 0.17 + 4, stroke_width=2)


def caption(scene: Scene, place: str, x: float, y: float, room: float) -> str:
    """The name of a pile."""
    name = shorten(scene.say(f"place-{place}"), 13, room)
    return group(text(x, y, name, 13, "on-panel-soft"), data_explains=place)


# ---- Distances and safeties --------------------------------------------------------------------


def distance_headline(scene: Scene, side: int, x: float, y: float) -> str:
    """The miles driven."""
    miles = scene.number(scene.view["zones"][side]["miles"])
    place = over(f"driven-{side}", x, y, miles, 30)
    return figure(x, y, miles, 30, scene.say("drawing-of", goal=scene.view["goal"]), 14) + place


def stones(scene: Scene, side: int, x: float, y: float, w: float, h: float, stone: float) -> str:
    """A column of milestones for each distance, standing on a line, with how many there are."""
    played = scene.view["zones"][side]["distances"]
    column = w / len(CAPS)
    columns = (
        stone_column(side, miles, played.get(miles, 0), x + column * (place + 0.5), y, h, stone)
        for place, miles in enumerate(CAPS)
    )
    return group(*columns, id=f"stones-{side}", data_explains="distances")


def stone_column(side: int, miles: str, count: int, x: float, y: float, h: float, stone: float) -> str:
    """Milestones one behind the other."""
    tall = stone * STONE_SHAPE
    art, id = f"art-stone-{miles}", f"miles-{side}-{miles}"
    place = anchor(id, x - stone / 2, y - tall, stone, tall)
    if not count:
        return use(art, x - stone / 2, y - tall, stone, tall, opacity=0.2) + place
    step = min(stone * 0.3, (h - tall) / max(1, count - 1))
    row = (
        use(f"{art}-behind" if place else art, x - stone / 2, y - tall - step * place, stone, tall)
        for place in range(count - 1, -1, -1)
    )
    standing = (group(drawn, id=f"{id}-{count - 1 - n}", class_="lands") for n, drawn in enumerate(row))
    return "".join(standing) + place + text(x, y + 14, f"×{count}", 13, "heavy on-panel")


def safeties(scene: Scene, side: int, x: float, y: float, w: float, h: float, columns: int) -> str:
    """A place for each safety; one laid as a Coup Fourré lies sideways."""
    zone = scene.view["zones"][side]
    across, down = w / columns, h / (len(SAFETIES) // columns)
    tall = min(across * 1.06, down) - 4
    places = (
        safety(scene, side, zone, name, x + across * (place % columns + 0.5), y + down * (place // columns + 0.5), tall)
        for place, name in enumerate(SAFETIES)
    )
    return group(*places, id=f"safeties-{side}", data_explains="safety-area")


def safety(scene: Scene, side: int, zone: Zone, name: str, x: float, y: float, tall: float) -> str:
    """A safety around a point, or its empty place."""
    w = tall * cards.WIDTH / cards.HEIGHT
    place = pile_place(f"safe-{side}-{name}", x - w / 2, y - tall / 2, w)
    if name not in zone["safeties"]:
        return cards.slot(x - w / 2, y - tall / 2, w, f"art-{name}") + place
    coup = name in zone["coups_fourres"]
    title = scene.say("drawing-coup", card=card_name(name)) if coup else scene.card(name)
    drawn = group(cards.card(name, -w / 2, -tall / 2, w), turn=-90 if coup else 0)
    id, explains = f"safety-{side}-{name}", f"card:{name}"
    return named(title, drawn, x=x, y=y, id=id, class_="lands", data_explains=explains) + place
