"""The stopwatch, drawn: a dial of thirty minutes with the markers stacked on it."""

from functools import lru_cache
from math import cos, pi, sin

from paddock.core.words import Say, Seat
from paddock.drawing.cars import CARS, car
from paddock.drawing.palette import AMBER, ENAMEL, INK, RED, STONE
from paddock.drawing.svg import circle, group, named, path, rect, text
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View


def dial(scene: Scene, x: float, y: float, r: float) -> str:
    """The face around a point, its draw lines, and a marker for each player."""
    told = tuple(
        Say("drawing-on-watch", seat=Seat(seat), time=player["time"])
        for seat, player in enumerate(scene.view["players"])
    )
    face = group(empty_face(r), middle(scene, r), x=x, y=y)
    return named(scene.say("drawing-watch", players=told), face, id="watch", data_explains="watch") + markers(
        scene, x, y, r
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
            numbers.append(text(e, round(f + r * 0.05, 1), str(minute), round(r * 0.135, 1), "heavy on-card"))
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
        drawn.append(text(e, round(f + size * 0.36, 1), "+", round(size * 1.05, 1), "heavy on-card"))
    return "".join(drawn)


def middle(scene: Scene, r: float) -> str:
    """How many minutes the player to act has used, or the winner at the end."""
    view = scene.view
    seat = scene.turn if view["places"] is None else view["places"].index(1)
    time = scene.number(view["players"][seat]["time"])
    ring = circle(0, 0, r * 0.3, fill="none", stroke=CARS[seat].colour, stroke_width=r / 24)
    return ring + text(0, r * 0.06, time, r * 0.26, "heavy on-card") + text(0, r * 0.19, "min", r * 0.1, "on-card")


def markers(scene: Scene, x: float, y: float, r: float) -> str:
    """Markers on their minutes, the later on top and nearer to the middle; a car for those who have finished."""
    size = r * 0.12
    drawn = []
    for seat in sorted(range(len(scene.view["players"])), key=lambda seat: scene.view["players"][seat]["arrival"]):
        player = scene.view["players"][seat]
        a, b = at(player["time"] % box.DIAL, r * 0.87 - len(below_of(scene.view, seat)) * size * 1.05)
        label = scene.say("drawing-on-watch", seat=Seat(seat), time=player["time"])
        if player["finished"]:
            continue
        where = {"x": x + a, "y": y + b}
        drawn.append(named(label, marker(seat, size), **where, id=f"marker-{seat}", class_="moves"))
    return "".join(drawn)


def marker(seat: int, size: float) -> str:
    """The stopwatch marker of a player, around a point."""
    disc = circle(0, 0, size, fill=CARS[seat].colour, stroke=ENAMEL, stroke_width=size / 5)
    rim = circle(0, 0, size * 1.12, fill="none", stroke=INK, stroke_width=1.2)
    return disc + rim + text(0, size * 0.4, CARS[seat].letter, size * 1.15, "heavy on-sign")


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


def finished_car(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The car of who has finished, on the watch at its minute."""
    player = scene.view["players"][seat]
    same = [
        other
        for other, each in enumerate(scene.view["players"])
        if each["finished"]
        and each["time"] % box.DIAL == player["time"] % box.DIAL
        and each["finished"] < player["finished"]
    ]
    a, b = at(player["time"] % box.DIAL, r * (0.98 - 0.22 * len(same)))
    size = r * 0.4
    pole = path(f"M0 {-size * 0.2:.1f} V{-size * 0.75:.1f}", stroke=INK, stroke_width=1.6)
    flag = path(f"M0 {-size * 0.75:.1f} h{size * 0.36:.1f} l-4 4 4 4 h{-size * 0.36:.1f} Z", fill=RED)
    label = scene.say("drawing-car-finished", seat=Seat(seat), time=player["time"])
    shape = car(seat, -size / 2, -size * 0.26, size)
    return named(label, pole, flag, shape, x=x + a, y=y + b, id=f"car-{seat}", class_="moves")
