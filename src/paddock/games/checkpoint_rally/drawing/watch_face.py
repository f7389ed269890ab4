"""The stopwatch, drawn: a dial of thirty minutes with the markers stacked on it."""

from functools import lru_cache
from math import cos, pi, sin

from paddock.core.words import Say, Seat
from paddock.drawing.cars import CARS, car
from paddock.drawing.palette import AMBER, ENAMEL, INK, RED, STONE
from paddock.drawing.svg import circle, group, named, path, rect, text
from paddock.games.checkpoint_rally.drawing.layout import Dial
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View

RIM = 0.87  # of the radius: where markers lie


def marker_size(r: float) -> float:
    """The radius of a marker."""
    return max(10.5, r * 0.12)


def dial(scene: Scene, place: Dial) -> str:
    """The face, its draw lines, and a marker for each player."""
    told = tuple(
        Say("drawing-on-watch", seat=Seat(seat), time=player["time"])
        for seat, player in enumerate(scene.view["players"])
    )
    face = group(empty_face(place.r), hand(scene, place.r), middle(scene, place.r), x=place.x, y=place.y)
    return named(scene.say("drawing-watch", players=told), face, id="watch", data_explains="watch") + markers(
        scene, place
    )


@lru_cache(8)
def empty_face(r: float) -> str:
    """Case, minutes and draw lines: what never changes."""
    return case(r) + ticks(r) + lines(r)


def case(r: float) -> str:
    """The body of a stopwatch with its two buttons."""
    crown = rect(-r * 0.09, -r * 1.13, r * 0.18, r * 0.16, rx=2, fill=INK)
    button = group(rect(-r * 0.06, -r * 1.09, r * 0.12, r * 0.12, rx=2, fill=INK), turn=38)
    rim = circle(0, 0, r, fill=INK) + circle(0, 0, r * 0.955, fill=STONE) + circle(0, 0, r * 0.93, fill=ENAMEL)
    return crown + button + rim


def at(minute: float, radius: float) -> tuple[float, float]:
    """A point of the dial; 30 is on top."""
    angle = 2 * pi * minute / box.DIAL
    return round(radius * sin(angle), 1), round(-radius * cos(angle), 1)


def ticks(r: float) -> str:
    """A stroke for every minute, a number for every fifth."""
    strokes, numbers = [], []
    for minute in range(1, box.DIAL + 1):
        (a, b), (c, d) = at(minute, r * 0.92), at(minute, r * (0.84 if minute % 5 == 0 else 0.88))
        strokes.append(f"M{a} {b} L{c} {d}")
        if minute % 5 == 0:
            e, f = at(minute, r * 0.74)
            numbers.append(text(e, round(f + r * 0.05, 1), str(minute), max(12, round(r * 0.135, 1)), "heavy on-card"))
    return path(" ".join(strokes), stroke=INK, stroke_width=max(1.0, r / 80)) + "".join(numbers)


def lines(r: float) -> str:
    """The two draw lines, each with a small tile."""
    drawn = []
    for minute in range(box.LINE, box.DIAL + 1, box.LINE):
        (a, b), (c, d) = at(minute - 0.5, r * 0.93), at(minute - 0.5, r * 0.82)
        e, f = at(minute - 0.5, r * 0.53)
        size = r * 0.12
        drawn.append(path(f"M{a} {b} L{c} {d}", stroke=AMBER, stroke_width=r / 22))
        drawn.append(rect(e - size / 2, f - size / 2, size, size, rx=2, fill=AMBER, stroke=INK, stroke_width=1.2))
        arm = size * 0.3
        drawn.append(
            path(
                f"M{e - arm:.1f} {f:.1f} h{2 * arm:.1f} M{e:.1f} {f - arm:.1f} v{2 * arm:.1f}",
                stroke=INK,
                stroke_width=1.6,
            )
        )
    return "".join(drawn)


def hand(scene: Scene, r: float) -> str:
    """It points to the minute of the player to act, so it goes on as time does."""
    needle = path(f"M{-r * 0.034:.1f} {-r * 0.26:.1f} L0 {-r * 0.7:.1f} L{r * 0.034:.1f} {-r * 0.26:.1f} Z", fill=INK)
    return group(needle, turn=hand_angle(scene.view), id="watch-hand", class_="moves")


def hand_angle(view: View) -> float:
    """Degrees, clockwise from the top."""
    return 360 / box.DIAL * (view["players"][timed(view)]["time"] % box.DIAL)


def timed(view: View) -> int:
    """Whose minutes the watch shows: the player to act, or the winner at the end."""
    if view["places"] is not None:
        return view["places"].index(1)
    assert view["turn"] is not None
    return view["turn"]


def middle(scene: Scene, r: float) -> str:
    """How many minutes that player has used."""
    seat = timed(scene.view)
    time = scene.number(scene.view["players"][seat]["time"])
    ring = circle(0, 0, r * 0.3, fill="none", stroke=CARS[seat].colour, stroke_width=r / 24)
    used = text(0, r * 0.02, time, r * 0.26, "heavy on-card")
    return ring + used + text(0, r * 0.02 + max(12, r * 0.15), "min", 13, "on-card")


def markers(scene: Scene, place: Dial) -> str:
    """Markers on their minutes, the later on top and nearer to the middle; a car for those who have finished."""
    drawn = []
    for seat in sorted(range(len(scene.view["players"])), key=lambda seat: scene.view["players"][seat]["arrival"]):
        player = scene.view["players"][seat]
        label = scene.say("drawing-on-watch", seat=Seat(seat), time=player["time"])
        if player["finished"]:
            continue
        x, y = marker_place(scene.view, seat, place)
        drawn.append(named(label, marker(seat, marker_size(place.r)), x=x, y=y, id=f"marker-{seat}", class_="moves"))
    return "".join(drawn)


def marker_place(view: View, seat: int, place: Dial) -> tuple[float, float]:
    """Where a marker lies, on those that came before."""
    a, b = at(view["players"][seat]["time"], place.r * RIM - len(below_of(view, seat)) * marker_size(place.r) * 1.05)
    return place.x + a, place.y + b


def marker(seat: int, size: float) -> str:
    """The stopwatch marker of a player, around a point."""
    disc = circle(0, 0, size, fill=CARS[seat].colour, stroke=ENAMEL, stroke_width=size / 5)
    rim = circle(0, 0, size * 1.12, fill="none", stroke=INK, stroke_width=1.2)
    return disc + rim + text(0, size * 0.4, CARS[seat].letter, size * 1.2, "heavy on-sign")


def below_of(view: View, seat: int) -> list[int]:
    """Whose markers a marker lies on: those on the same minute of the dial that came before."""
    here = view["players"][seat]
    return [
        other
        for other, player in enumerate(view["players"])
        if other != seat
        and not player["finished"]
        and player["time"] % box.DIAL == here["time"] % box.DIAL
        and player["arrival"] < here["arrival"]
    ]


def finished_place(view: View, seat: int, place: Dial) -> tuple[float, float]:
    """Where the car of who has finished stands, beside those that came before."""
    player = view["players"][seat]
    same = [
        other
        for other, each in enumerate(view["players"])
        if each["finished"]
        and each["time"] % box.DIAL == player["time"] % box.DIAL
        and each["finished"] < player["finished"]
    ]
    a, b = at(player["time"], place.r * (0.98 - 0.22 * len(same)))
    return place.x + a, place.y + b


def finished_car(scene: Scene, seat: int, place: Dial) -> str:
    """The car of who has finished, on the watch at its minute."""
    player = scene.view["players"][seat]
    x, y = finished_place(scene.view, seat, place)
    size = place.r * 0.4
    pole = path(f"M0 {-size * 0.2:.1f} V{-size * 0.75:.1f}", stroke=INK, stroke_width=1.6)
    flag = path(f"M0 {-size * 0.75:.1f} h{size * 0.36:.1f} l-4 4 4 4 h{-size * 0.36:.1f} Z", fill=RED)
    label = scene.say("drawing-car-finished", seat=Seat(seat), time=player["time"])
    shape = car(seat, -size / 2, -size * 0.26, size)
    return named(label, pole, flag, shape, x=x, y=y, id=f"car-{seat}", class_="moves")
