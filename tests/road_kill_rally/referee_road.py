"""The road of the referee: how tiles are laid, what stands on them, and what can be seen. See referee.py."""

from dataclasses import dataclass, field
from typing import Any

from tests.road_kill_rally.referee_box import (
    HAZARDS,
    PIT,
    SMOKE,
    SPLATTERS,
    SUPPLY,
    TILES,
    TILES_USED,
    WITH_THE_FINISH,
    WITH_THE_FINISH_SHORT,
)

Spot = tuple[int, int]  # row and lane; rows are counted along the whole race, lanes from the left
AHEAD = [(0, 1), (1, 0), (0, -1), (-1, 0)]  # on the map, by heading: north, east, south, west
MOST_BEND = 45  # degrees (38)


class Facts:
    """What chance decided, as the test tells it: each fact is taken once, by what it is about."""

    def __init__(self) -> None:
        self.left: list[tuple[Any, ...]] = []

    def take(self, *about: Any) -> Any:
        """The first fact about this; it is its last word."""
        for fact in self.left:
            if fact[:-1] == about:
                self.left.remove(fact)
                return fact[-1]
        raise AssertionError(f"the referee waits for {about}, but the game tells {self.left}")

    def expect(self, *fact: Any) -> None:
        """A fact that follows from the rules, too."""
        assert fact in self.left, f"the referee expects {fact}, but the game tells {self.left}"
        self.left.remove(fact)

    def next_of(self, *kinds: str) -> str | None:
        """Which of some kinds of facts comes first."""
        return next((fact[0] for fact in self.left if fact[0] in kinds), None)


@dataclass
class Space:
    """A space of the road."""

    colour: str
    hazard: str | None = None
    pit: bool = False
    smoke: bool = False
    splatter: str | None = None  # the colour of a figure that is placed here
    figure: str | None = None
    tried: set[int] = field(default_factory=set)  # by these seats, to score the figure
    dropped: set[str] = field(default_factory=set)


@dataclass
class Laid:
    """A tile on the table."""

    name: str
    mirrored: bool
    first: int  # its first row
    square: Spot  # of the map


def space(text: str) -> Space:
    """A space as the box describes it: its colour, then what is on it."""
    made = Space(text[0], pit=PIT in text, smoke=SMOKE in text)
    for letter in text[1:]:
        made.hazard = HAZARDS.get(letter, made.hazard)
        made.splatter = SPLATTERS.get(letter, made.splatter)
    return made


class Road:
    """The tiles on the table, and the deck from which they come."""

    def __init__(self, options: dict[str, str], facts: Facts) -> None:
        self.facts = facts
        self.spaces: list[list[Space]] = []
        self.bends: list[float] = []  # degrees, on entering each row
        self.tiles: list[Laid] = []
        self.square, self.heading = (0, 0), 0  # where the next tile goes
        self.supply = dict(SUPPLY)
        group = WITH_THE_FINISH_SHORT if options["length"] == "short" else WITH_THE_FINISH[options["finish-group"]]
        self.top = TILES_USED[options["length"]] - group  # tiles above those that lie with the finish
        self.group = group + 1
        self.unseen = set(TILES) - {"start"}
        self.returned: list[str] = []  # under the deck
        self.finish_row: int | None = None  # the first row beyond the finish
        self.lay(*facts.take("tile"))

    def at(self, spot: Spot) -> Space:
        return self.spaces[spot[0]][spot[1]]

    @property
    def end(self) -> int:
        """The first row beyond the last tile."""
        return len(self.spaces)

    @property
    def first(self) -> int:
        """The first row on the table."""
        return self.tiles[0].first

    @property
    def tiles_left(self) -> int:
        return self.top + self.group + len(self.returned)

    # ---- Laying tiles --------------------------------------------------------------------------

    def reveal(self) -> None:
        """The top tile of the deck is added; one that does not fit goes under the deck (8)."""
        tried = 0
        while self.facts.next_of("returned", "tile") == "returned":
            name = self.facts.take("returned")
            assert not self.fits(name, False) and not self.fits(name, True), f"{name} would have fitted"
            self.off_the_deck(name)
            self.returned.append(name)
            tried += 1
        name, mirrored = self.facts.take("tile")
        nothing_fits = tried >= self.tiles_left
        self.off_the_deck(name)
        assert self.fits(name, mirrored) or nothing_fits, f"{name} does not fit"
        self.lay(name, mirrored)

    def off_the_deck(self, name: str) -> None:
        """From above, from those with the finish, or from those that were put under the deck."""
        if self.top:
            assert name in self.unseen - {"finish"}
            self.top -= 1
        elif self.group:
            assert name in self.unseen and (name == "finish" or "finish" not in self.unseen or self.group > 1)
            self.group -= 1
        else:
            assert name == self.returned.pop(0)
            return
        self.unseen.remove(name)

    def fits(self, name: str, mirrored: bool) -> bool:
        """Its square is free and, but for the finish, the square that it leads to."""
        taken = [tile.square for tile in self.tiles]
        return self.square not in taken and (name == "finish" or self.beyond(name, mirrored)[0] not in taken)

    def beyond(self, name: str, mirrored: bool) -> tuple[Spot, int]:
        """The square that a tile leads to, and the heading there."""
        heading = self.heading + ((-1 if mirrored else 1) if TILES[name].turns else 0)
        east, north = AHEAD[heading % 4]
        return (self.square[0] + east, self.square[1] + north), heading % 4

    def lay(self, name: str, mirrored: bool) -> None:
        """Mirroring swaps the lanes and the sign of bends."""
        tile = TILES[name]
        self.tiles.append(Laid(name, mirrored, self.end, self.square))
        self.square, self.heading = self.beyond(name, mirrored)
        for row, bend in zip(tile.rows.split(), tile.bends, strict=True):
            lanes = [space(text) for text in row.split(",")]
            self.spaces.append(lanes[::-1] if mirrored else lanes)
            self.bends.append(-bend if mirrored else bend)
        if name == "finish":
            self.finish_row = self.end

    def clear_the_rear(self, last_car: int) -> None:
        """Tiles that all cars have left behind go; their figures return to the supply (40)."""
        while len(self.tiles) > 1 and self.tiles[1].first <= last_car:
            for row in range(self.tiles[0].first, self.tiles[1].first):
                for each in self.spaces[row]:
                    if each.figure:
                        self.supply[each.figure] += 1
                        each.figure = None
                    each.dropped = set()
            self.tiles.pop(0)

    # ---- Range, firing arc and line of sight (38) ----------------------------------------------

    def hidden_by_bend(self, one: Spot, other: Spot) -> bool:
        """The heading of the road between two rows changes by more than 45 degrees."""
        near, far = sorted((one[0], other[0]))
        headings = [0.0]
        for row in range(near + 1, far + 1):
            headings.append(headings[-1] + self.bends[row])
        return max(headings) - min(headings) > MOST_BEND


def spots_between(one: Spot, other: Spot) -> list[Spot]:
    """The spaces that a straight line between two centres crosses, the ends excluded; a corner is not crossed."""
    (near, near_lane), (far, far_lane) = sorted((one, other))
    rows = range(near + 1, far)
    if near_lane == far_lane:
        return [(row, near_lane) for row in rows]
    # The line changes lanes halfway: before that it is in the near lane, after it in the far one.
    before = [(row, near_lane) for row in rows if 2 * (row - near) <= far - near]
    after = [(row, far_lane) for row in rows if 2 * (row - near) >= far - near]
    return before + after


def distance(one: Spot, other: Spot) -> int:
    """Spaces may be counted diagonally."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def in_arc(arc: str, shooter: Spot, target: Spot) -> bool:
    if arc == "front":
        return target[0] > shooter[0]
    return arc == "all" or target[0] < shooter[0]
