"""The board, drawn: borders, tiles, checkpoints, tokens, cars, and the cells to touch.

Everything stands at its place on the whole picture, without a group around it: what a move would bring can then be laid
on top as a ghost.
"""

from dataclasses import dataclass
from functools import lru_cache

from paddock.core.words import Seat
from paddock.drawing.cars import car
from paddock.drawing.palette import AMBER, EDGE, ENAMEL, GREEN, INK, RED
from paddock.drawing.plates import badge, outline
from paddock.drawing.svg import anchor, circle, group, named, path, rect, tag, text, use
from paddock.games.checkpoint_rally.drawing.country import (
    MIDDLE,
    SIZE,
    Point,
    border,
    ground_of,
    half_way,
    road_of,
)
from paddock.games.checkpoint_rally.drawing.pieces import token
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import QUARTER, matches_named
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import Placement, View

OVER, ROAD_OVER = 0.4, 1.0  # pixels that ground and road reach over the edge, or a hair would shine through the joints


@dataclass(frozen=True)
class Roadmap:
    """Where the board lies: its north-west cell, the size of a cell, and how deep the borders are."""

    x: float
    y: float
    cell: float
    deep: float

    @property
    def token(self) -> float:
        """The radius of a token."""
        return max(8.6, self.cell * 0.083)

    def corner(self, cell: str) -> Point:
        """The upper left corner of a cell."""
        number = box.CELL_IDS.index(cell)
        return self.x + self.cell * (number % box.SIDE), self.y + self.cell * (number // box.SIDE)

    def middle(self, cell: str) -> Point:
        """The middle of a cell."""
        return self.at(cell, (MIDDLE, MIDDLE))

    def at(self, cell: str, point: Point) -> Point:
        """Where a point of a tile lies."""
        x, y = self.corner(cell)
        return x + self.cell * point[0] / SIZE, y + self.cell * point[1] / SIZE


def roadmap(scene: Scene, place: Roadmap) -> str:
    """From the ground up; in layers, so that what changes in one leaves the others as they are."""
    tiles = (ground(place, cell, laid["tile"], laid["turned"]) for cell, laid in scene.view["board"].items())
    return "".join(
        (
            group(frame(place, tuple(map(tuple, scene.view["borders"])), scene.view["border_terrain"]), id="paper"),
            group(*tiles, id="tiles"),
            *(flag(scene, place, cell) for cell in scene.wanted),
            *tokens(scene, place),
            *cars(scene, place),
            last_placement(scene, place),
            *(cell_to_touch(scene, place, cell) for cell in box.CELL_IDS),
            *minutes(scene, place),
        )
    )


# ---- Ground ------------------------------------------------------------------------------------


@lru_cache(256)
def frame(place: Roadmap, borders: tuple[tuple[str, ...], ...], counts: bool) -> str:
    """The borders with their terrain, faded where it does not count, the names of columns and rows, and bare paper."""
    x, y, cell, deep = place.x, place.y, place.cell, place.deep
    side = box.SIDE * cell
    below = rect(x - deep, y - deep, side + 2 * deep, side + 2 * deep, rx=10, fill=EDGE, stroke=INK, stroke_width=1.5)
    drawn = (border(kinds, number, x, y, cell, deep) for number, kinds in enumerate(borders))
    size = max(12, deep * 0.5)
    names = [badge(x + cell * (k + 0.5), y - deep / 2, box.COLUMNS[k], size) for k in range(box.SIDE)]
    names += [badge(x - deep / 2, y + cell * (k + 0.5), str(k + 1), size) for k in range(box.SIDE)]
    papers = (paper(place, each) for each in box.CELL_IDS)
    return below + group(*drawn, opacity=None if counts else "0.4") + "".join((*names, *papers))


def paper(place: Roadmap, cell: str) -> str:
    """Where no tile lies: a map with the cell's name."""
    x, y = place.corner(cell)
    size = place.cell
    name = text(x + size / 2, y + size * 0.56, cell, size * 0.18, "heavy on-panel-soft")
    return use("art-paper", x, y, size, size) + name


@lru_cache(1024)
def ground(place: Roadmap, cell: str, name: str, turned: int) -> str:
    """A tile, which lands when it is new."""
    x, y = place.corner(cell)
    size = place.cell
    terrain = ground_of(name, turned, -OVER, -OVER, size + 2 * OVER) + edge_of(size)
    road = road_of(name, turned, -ROAD_OVER, -ROAD_OVER, size + 2 * ROAD_OVER)
    return group(group(terrain, road), x=x, y=y, id=f"tile-{cell}-{name}-{turned}", class_="lands tells")


def edge_of(size: float) -> str:
    """A thin line around a tile; roads run over it."""
    return rect(0, 0, size, size, fill="none", stroke=INK, stroke_width=0.8, stroke_opacity=0.16)


# ---- Checkpoints -------------------------------------------------------------------------------


def flag(scene: Scene, place: Roadmap, cell: str) -> str:
    """A checkpoint of the seat that looks: a flag at its corner, a tick when it is visited."""
    x, y = place.corner(cell)
    label = scene.say("drawing-flag-marked" if cell in scene.visited else "drawing-flag")
    return group(tag("title", f"{cell}: {label}"), flag_sign(scene, cell, place.cell), x=x, y=y, id=f"flag-{cell}")


def flag_sign(scene: Scene, cell: str, size: float) -> str:
    """The flag on its disc, as it stands in a cell of that size."""
    done = cell in scene.visited
    scale = size / 118
    disc = circle(0, 0, 21, fill=ENAMEL, stroke=GREEN if done else RED, stroke_width=3)
    return group(disc, pennant(done), x=24 * scale, y=24 * scale, scale=scale)


def pennant(done: bool) -> str:
    """A red flag, or a green tick."""
    if done:
        return path("M-9 0 L-2 8 L10 -8", fill="none", stroke=GREEN, stroke_width=5, stroke_linecap="round")
    pole = path("M-7 13 V-13", stroke=INK, stroke_width=2.6, stroke_linecap="round")
    return pole + path("M-6 -13 L12 -6.5 L-6 1 Z", fill=RED, stroke=INK, stroke_width=1.2, stroke_linejoin="round")


def tokens(scene: Scene, place: Roadmap) -> list[str]:
    """The checkpoint tokens of all players, along the foot of their cells."""
    found = [token_places(place, len(scene.players))]
    for seat, player in enumerate(scene.view["players"]):
        for cell in player["tokens"]:
            x, y = token_place(place, seat, cell)
            label = scene.say("drawing-token", seat=Seat(seat), cell=cell)
            drawn = token(seat, place.token)
            found.append(named(label, drawn, x=x, y=y, id=f"token-{seat}-{cell}", class_="lands"))
    return found


def token_place(place: Roadmap, seat: int, cell: str) -> Point:
    """Where the token of a player lies on a cell."""
    x, y = place.corner(cell)
    return x + place.token * (1.3 + 2 * seat), y + place.cell - place.token * 1.5


@lru_cache(16)
def token_places(place: Roadmap, seats: int) -> str:
    """Where tokens may come to lie: whose card has a cell is a secret, so everybody's on every cell."""
    r, found = place.token * 1.14, []
    for cell in box.CELL_IDS:
        for seat in range(seats):
            x, y = token_place(place, seat, cell)
            found.append(anchor(f"mark-{seat}-{cell}", x - r, y - r, 2 * r, 2 * r))
    return "".join(found)


# ---- Cars --------------------------------------------------------------------------------------


def cars(scene: Scene, place: Roadmap) -> list[str]:
    """Cars on their cells, side by side where they share one; before the start beside their corners."""
    return [car_on_board(scene, place, seat) for seat in range(len(scene.players)) if not done(scene, seat)]


def done(scene: Scene, seat: int) -> bool:
    """Whether a player has finished: then the car stands on the watch."""
    return bool(scene.view["players"][seat]["finished"])


def car_on_board(scene: Scene, place: Roadmap, seat: int) -> str:
    """A car with a small shadow."""
    player = scene.view["players"][seat]
    size = place.cell * (0.46 if player["cell"] else 0.37)
    cell = player["cell"] or player["corner"]
    x, y = car_place(scene.view, place, seat)
    say = "drawing-car" if player["cell"] else "drawing-car-beside"
    label = scene.say(say, seat=Seat(seat), car=scene.car(seat), cell=cell, time=player["time"])
    shade = path(f"M{-size * 0.42:.1f} {size * 0.25:.1f} H{size * 0.42:.1f}", stroke=INK, stroke_width=size * 0.1,
                 stroke_linecap="round", stroke_opacity=0.35)  # fmt: skip
    halo = circle(0, 0, size * 0.62, fill=AMBER, fill_opacity=0.35) if scene.view["turn"] == seat else ""
    drawn = car(seat, -size / 2, -size * 0.28, size)
    return named(
        label,
        halo,
        shade,
        drawn,
        x=x,
        y=y,
        id=f"car-{seat}",
        class_="moves own" if seat == scene.view["seat"] else "moves",
    )


def car_place(view: View, place: Roadmap, seat: int) -> Point:
    """Where a car stands that is in the race."""
    cell = view["players"][seat]["cell"]
    if cell is None:
        return beside(place, view["players"][seat]["corner"])
    x, y = place.at(cell, stop_of(view, cell))
    sharing = [other for other, each in enumerate(view["players"]) if each["cell"] == cell]
    step = sharing.index(seat) - (len(sharing) - 1) / 2
    return x + step * place.cell * 0.1, y + step * place.cell * 0.3


def beside(place: Roadmap, corner: str) -> Point:
    """Where a car waits for its start."""
    x, y = place.middle(corner)
    away = place.cell * 0.3 + place.deep  # on the border, and never beyond the picture
    return x + away * (1 if corner[0] == "E" else -1), y + away * (1 if corner[1] == "5" else -1)


def stop_of(view: View, cell: str) -> Point:
    """Where on its tile a car stands alone: half way along a road, in the middle of a crossing."""
    laid = view["board"][cell]
    return half_way(box.EXITS[box.TILE_IDS.index(laid["tile"])][laid["turned"]])


# ---- Time --------------------------------------------------------------------------------------


def minutes(scene: Scene, place: Roadmap) -> list[str]:
    """Along every road that one could drive now, where it enters a cell, the minutes up to there."""
    size = 13.5
    found = []
    for leg in scene.legs():
        (a, b), (c, d) = place.middle(leg.start), place.middle(leg.end)
        label = scene.say("drawing-minutes-help", cell=leg.end, minutes=leg.minutes)
        drawn = badge(0, 0, scene.say("drawing-minutes", minutes=leg.minutes), size, stroke_width=1.2)
        where = {"x": a * 0.42 + c * 0.58, "y": b * 0.42 + d * 0.58}
        id = f"minutes-{leg.start}-{leg.end}"
        found.append(named(label, drawn, **where, id=id, pointer_events="none"))  # to touch are the cells below
    return found


def last_placement(scene: Scene, place: Roadmap) -> str:
    """The placement just made: its minutes, and a mark wherever a match came from."""
    last = scene.view["last"]
    if last is None:
        return ""
    x, y = place.corner(last["cell"])
    size = place.cell
    ways = sides_driven(scene, last["cell"])  # there stand minutes
    across = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}
    marks = []
    for side in box.COMPASS:
        u, v = across[side]
        shift, r = size * 0.34, max(10.5, size * 0.105)
        dx, dy = (shift, 0) if side in "NS" else (0, -shift)  # tokens lie along the foot
        if side in last["matches"]["roads"] and side not in ways:
            marks.append(match_mark(size * u, size * v, r, AMBER))
        if side in last["matches"]["terrain"]:
            marks.append(match_mark(size * u + dx, size * v + dy, r, GREEN))
    replaced = last["matches"]["replaced"]
    for number, what in enumerate(replaced):
        left = size * (0.5 + 0.3 * (number - (len(replaced) - 1) / 2))
        marks.append(match_mark(left, size * 0.8, r, AMBER if what == "road" else GREEN))
    frame = rect(1.5, 1.5, size - 3, size - 3, rx=4, fill="none", stroke=ENAMEL, stroke_width=3, stroke_dasharray="8 5")
    cost = badge(
        size / 2,
        size * 0.36,
        scene.say("drawing-minutes", minutes=last["minutes"]),
        max(13, size * 0.13),
        stroke_width=1.4,
    )
    flag = flag_sign(scene, last["cell"], size) if last["cell"] in scene.wanted else ""
    label = told_placement(scene, last)
    return named(label, flag, frame, *marks, cost, x=x, y=y, id=f"told-{last['cell']}", class_="lands tells")


def sides_driven(scene: Scene, cell: str) -> list[str]:
    """The sides of a cell over which one could drive now."""
    here = box.CELL_IDS.index(cell)
    legs = [{box.CELL_IDS.index(leg.start), box.CELL_IDS.index(leg.end)} for leg in scene.legs()]
    return [box.COMPASS[side] for side in range(box.SIDES) if {here, box.NEXT[here][side]} in legs]


def match_mark(x: float, y: float, r: float, colour: str) -> str:
    """A minute saved: a round -1."""
    disc = circle(x, y, r, fill=colour, stroke=ENAMEL, stroke_width=1.4)
    return disc + text(x, y + r * 0.4, "−1", r * 1.2, "heavy on-card" if colour == AMBER else "heavy on-sign")


def told_placement(scene: Scene, last: Placement) -> str:
    """The same in words."""
    why = matches_named(last["matches"])
    facts = {"cell": last["cell"], "minutes": last["minutes"]}
    return scene.say("drawing-last", matches=why, **facts) if why else scene.say("drawing-last-bare", **facts)


# ---- Touching ----------------------------------------------------------------------------------


def cell_to_touch(scene: Scene, place: Roadmap, cell: str) -> str:
    """The place of a cell, on top of all that lies on it."""
    x, y = place.corner(cell)
    laid = scene.view["board"].get(cell)
    if laid:
        inside = scene.say("drawing-turned", tile=scene.tile(laid["tile"]), turn=QUARTER * laid["turned"])
    else:
        inside = scene.say("drawing-empty")
    label = scene.say("drawing-cell", cell=cell, tile=inside)
    if cell in scene.wanted:
        label += f" ({scene.say('drawing-flag-marked' if cell in scene.visited else 'drawing-flag')})"
    area = rect(0, 0, place.cell, place.cell, fill="none", pointer_events="all")
    edge = outline(3, 3, place.cell - 6, place.cell - 6, 8)
    explains = f"tile:{laid['tile']}" if laid else None
    return named(label, area, edge, x=x, y=y, id=f"cell-{cell}", data_part=f"cell:{cell}", data_explains=explains)
