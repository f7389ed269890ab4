"""Single things of the box and the table, each as a picture of its own."""

from paddock.core.game import Thing
from paddock.core.words import Say, Words
from paddock.drawing import cards
from paddock.drawing.cars import car
from paddock.drawing.palette import AMBER, ENAMEL
from paddock.drawing.plates import button_alone
from paddock.drawing.signs import star
from paddock.drawing.svg import group, pictured, rect, use
from paddock.games.road_rally.drawing.art import SIDE
from paddock.games.road_rally.drawing.drivers import order_tile
from paddock.games.road_rally.drawing.land import ground, road
from paddock.games.road_rally.drawing.lineup import finish, grid
from paddock.games.road_rally.drawing.measure import CELL, corner
from paddock.games.road_rally.drawing.roadside import PLATE, plate_of, print_on
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.geometry import tile_alone
from paddock.games.road_rally.table.reference import ANSWERS


def part(thing: Thing, speak: Words) -> str:
    """One thing of the reference alone."""
    name, title = thing.part, speak(thing.name)
    if name.startswith("card:"):
        card = cards.card(name.removeprefix("card:"), 0, 0, cards.WIDTH)
        return pictured(title, cards.WIDTH, cards.HEIGHT, card)
    if name in ANSWERS:
        return button_alone(title)
    if name.startswith("tile:"):
        return tile_part(name.removeprefix("tile:"), thing.name.args["set"], title, speak)
    side = SIDE * 2.5
    plain = rect(1, 1, 148, 148, rx=14, fill=ENAMEL, stroke=AMBER, stroke_width=3)
    return pictured(title, side, side, plain, drawn_alone(name, speak))


def drawn_alone(name: str, speak: Words) -> str:
    """Something in the middle of a square of 150."""
    if name == "car":
        return car(0, 20, 47, 110)
    if name == "stage-tile":
        w, h = PLATE
        return group(plate_of(7), x=75 - 1.9 * w, y=75 - 1.9 * h, scale=3.8)
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
        large = grid(speak(Say("drawing-start")), box.SEATS, *corner(tile.large), 1.0)
    if name == "finish":
        large = finish(speak(Say("thing-finish")), *corner(tile.large))
    drawn = group(ground(tile), road(tile), print_on(tile), large, x=-left, y=-top)
    return pictured(title, CELL * columns, CELL * rows, drawn)
