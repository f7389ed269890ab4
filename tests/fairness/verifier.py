"""A verifier of fair chance for all four games, which knows nothing of Paddock but docs/fairness.md.

It was first written from that page alone; what the page then lacked was added to both. It reads a record, the log, and
what each seat saw after so many moves. From the secret and the salts it draws again everything that chance decided, and
stops where something else was told.
"""

import hashlib
import hmac
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

Look = Callable[[int, int], dict[str, Any]]  # what a seat saw after so many moves
Cell = tuple[int, int]  # row and column of a map

WORDS = 8  # of a block
PLACES = 4 * 25  # how a tile can be turned, on each cell
CORNERS = ("A1", "E1", "E5", "A5")
SIDES = "NESW"
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # by side: rows down, columns to the right


class Told(NamedTuple):
    """A line of the log: after how many moves, its name and its numbers."""

    step: int
    name: str
    a: int
    b: int
    c: int


class Unfair(Exception):
    """Something was told that chance did not give."""


def commitment(record: dict[str, Any]) -> str:
    """What must have been shown before the deal."""
    return hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest()


def _key(record: dict[str, Any]) -> bytes:
    secret = bytes.fromhex(record["secret"])
    if "salts" not in record:
        return secret
    salts = [
        bytes.fromhex(salt) or hmac.digest(secret, b"paddock salt %d" % seat, "sha256")
        for seat, salt in enumerate(record["salts"])
    ]
    return hmac.digest(secret, b"paddock chance" + b"".join(salts), "sha256")


class Chance:
    """The words of a secret and its salts, one after the other."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.drawn = 0
        self._key = _key(record)
        self._block = b""

    def word(self) -> int:
        """The next word."""
        block, place = divmod(self.drawn, WORDS)
        if place == 0:
            self._block = hmac.digest(self._key, block.to_bytes(8, "big"), "sha256")
        self.drawn += 1
        return int.from_bytes(self._block[place * 4 : place * 4 + 4], "big")

    def below(self, n: int) -> int:
        """A number below n."""
        return self.word() * n >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Brings a list into another order, from its last place on."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]

    def free(self, n: int, taken: Iterable[int]) -> int:
        """A number below n that nobody has."""
        while (number := self.below(n)) in taken:
            pass
        return number

    def one_of(self, items: list[int]) -> int:
        """One of a list, which stays as it is."""
        if not items:
            raise Unfair("something was drawn where nothing was left")
        return items[self.below(len(items))]

    def from_pile(self, pile: Counter[int]) -> int:
        """A card that leaves a pile laid out kind by kind."""
        card = self.one_of(sorted(pile.elements()))
        pile[card] -= 1
        return card

    def lots(self, seats: int) -> list[int]:
        """The seats in the order of their lots."""
        order = list(range(seats))
        for place in range(seats):
            other = place + self.below(seats - place)
            order[place], order[other] = order[other], order[place]
        return order


class Verifier:
    """Follows the log of one race with its chance."""

    folder: ClassVar[str]

    def __init__(self, record: dict[str, Any], log: Iterable[Told], look: Look, games: Path) -> None:
        self.record = record
        self.log = list(log)
        self.look = look
        self.box = tomllib.loads((games / self.folder / "rules" / "data.toml").read_text())
        self.seats: int = record["seats"]
        self.options: dict[str, str] = record["options"]
        self.chance = Chance(record)
        self.facts = 0
        self.at = 0

    def verify(self) -> int:
        """Draws everything again and says how many facts were compared."""
        self.begin()
        for at, told in enumerate(self.log):
            self.at = at
            handler: Callable[[Told], None] | None = getattr(self, "on_" + told.name.replace("-", "_"), None)
            if handler:
                handler(told)
            if told.step != self.step_after():
                self.step_done(told.step)
        return self.facts

    def begin(self) -> None:
        """What is asked before the first line."""

    def step_done(self, step: int) -> None:
        """What is compared after the last line of a step."""

    def step_after(self) -> int | None:
        """The step of the next line, if there is one."""
        return self.log[self.at + 1].step if self.at + 1 < len(self.log) else None

    def same(self, what: str, told: object, given: object) -> None:
        """Compares one fact."""
        self.facts += 1
        if told != given:
            raise Unfair(f"{what}: told {told}, chance gave {given}")

    def held(self, told: Told, card: str) -> None:
        """Compares who has a card after a step with who was told to have drawn it."""
        if card not in self.look(told.step, told.a)["hand"]:
            raise Unfair(f"seat {told.a} does not hold {card} after step {told.step}")

    def rest(self, name: str, seat: int) -> Iterator[Told]:
        """Later lines of this name and seat in the same step."""
        for told in self.log[self.at + 1 :]:
            if told.step != self.log[self.at].step:
                return
            if told.name == name and told.a == seat:
                yield told


class MilleBornes(Verifier):
    """Hands dealt and cards drawn."""

    folder = "mille_bornes"

    def begin(self) -> None:
        """Nothing is asked before the first deal is told."""
        self.ids = [card["id"] for card in self.box["cards"]]
        self.pile: Counter[int] = Counter()

    def on_dealt(self, told: Told) -> None:
        """Six cards to each seat from the complete pile."""
        few = self.seats in (2, 3)
        cards = enumerate(self.box["cards"])
        self.pile = Counter({kind: card["count"] - few * card.get("left_out", 0) for kind, card in cards})
        for seat in range(self.seats):
            hand = Counter(self.chance.from_pile(self.pile) for _ in range(self.box["hand"]))
            hand.update(drew.b for drew in self.rest("drew", seat))
            seen = {self.ids[card]: count for card, count in hand.items()}
            self.same(f"hand of seat {seat} at step {told.step}", self.look(told.step, seat)["hand"], seen)
        self.same("cards left", told.c, self.pile.total())

    def on_drew(self, told: Told) -> None:
        """One card from the pile."""
        self.same(f"card at step {told.step}", told.b, self.chance.from_pile(self.pile))
        self.held(told, self.ids[told.b])
        self.same("cards left", told.c, self.pile.total())


class CheckpointRally(Verifier):
    """The table laid out and tiles drawn."""

    folder = "checkpoint_rally"
    terrain: ClassVar[dict[str, str]] = {"g": "grassland", "m": "mountains", "d": "desert", "c": "city"}

    def begin(self) -> None:
        """Everything before the first decision."""
        self.stack = list(range(len(self.box["tiles"])))
        self.discards: list[int] = []
        self.seen = self.look(0, 0)
        self._sheets()
        self._corners()
        order = list(range(self.seats))
        self.chance.shuffle(order)
        self.same("player order", self.seen["watch"]["order"], order)
        self._borders()
        board = self._opening()
        self.row = {place: self._take() for place in range(self.box["row"])}
        self.same("row", self.seen["row"], self._named(self.row.values()))
        board.update({corner: self._turned() for corner in CORNERS if corner not in self.corners})
        self.same("board", self.seen["board"], board)

    def _sheets(self) -> None:
        cars: list[int] = []
        cards: list[int] = []
        for seat in range(self.seats):
            if self.options["cars"] != "chosen":
                cars.append(self.chance.free(len(self.box["cars"]), cars))
                self.same("car", self.seen["players"][seat]["car"], self.box["cars"][cars[-1]]["id"])
            cards.append(self.chance.free(len(self.box["cards"]), cards))
            self.same("checkpoint card", self.look(0, seat)["card"]["id"], self.box["cards"][cards[-1]]["id"])

    def _corners(self) -> None:
        first, apart = self.chance.below(len(CORNERS)), 2 if self.seats == 2 else 1
        self.corners = [CORNERS[(first + seat * apart) % len(CORNERS)] for seat in range(self.seats)]
        self.same("corners", [player["corner"] for player in self.seen["players"]], self.corners)

    def _borders(self) -> None:
        faces = [border["faces"][self.chance.below(2)] for border in self.box["borders"]]
        self.chance.shuffle(faces)
        self.same("borders", self.seen["borders"], [[self.terrain[letter] for letter in face] for face in faces])

    def _opening(self) -> dict[str, dict[str, Any]]:
        return {cell: self._turned() for cell in self.box["opening"][self.options["layout"]]}

    def _turned(self) -> dict[str, Any]:
        return {"tile": self.box["tiles"][self._take()]["id"], "turned": self.chance.below(4)}

    def _named(self, tiles: Iterable[int]) -> list[str]:
        return [self.box["tiles"][tile]["id"] for tile in tiles]

    def _take(self) -> int:
        tile = self.chance.one_of(self.stack)
        self.stack[self.stack.index(tile)] = self.stack[-1]
        self.stack.pop()
        return tile

    def on_drew(self, told: Told) -> None:
        """A tile into a hand."""
        self.same(f"tile at step {told.step}", told.b, self._take())
        self.held(told, self.box["tiles"][told.b]["id"])
        self.same("tiles left", told.c, len(self.stack))

    def on_drew_nothing(self, told: Told) -> None:
        """Neither the stack nor the discard pile has a tile."""
        self.same(f"tiles at step {told.step}", [], self.stack + self.discards)

    def on_row_tile(self, told: Told) -> None:
        """A tile into the row."""
        self.row[told.b] = self._take()
        self.same(f"tile of the row at step {told.step}", told.a, self.row[told.b])
        self.same("tiles left", told.c, len(self.stack))

    def on_took(self, told: Told) -> None:
        """A tile leaves the row for a hand."""
        self.row = {place: tile for place, tile in self.row.items() if tile != told.b}

    def on_discarded(self, told: Told) -> None:
        """A tile from a hand onto the discard pile."""
        self.discards.append(told.b)

    def on_replaced(self, told: Told) -> None:
        """A tile leaves the country for the discard pile; the number tells its turn and its cell, too."""
        self.discards.append(told.b // PLACES)

    def on_refreshed(self, _: Told) -> None:
        """The row onto the discard pile."""
        self.discards += [tile for _, tile in sorted(self.row.items())]
        self.row = {}

    def on_reshuffled(self, told: Told) -> None:
        """The discard pile becomes the stack, which is empty."""
        self.same("tiles left before the discards come back", len(self.stack), 0)
        self.stack, self.discards = self.discards, []
        self.same("tiles that come back", told.a, len(self.stack))

    def step_done(self, step: int) -> None:
        """The row and the discard pile are as they were told."""
        seen = self.look(step, 0)
        row = {place: tile for place, tile in enumerate(seen["row"]) if tile}
        self.same(f"row after step {step}", row, dict(zip(self.row, self._named(self.row.values()), strict=True)))
        self.same(f"discard pile after step {step}", seen["discards"], self._named(self.discards))


def _next_to(cell: Cell, side: int) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Shape(NamedTuple):
    """The squares of a course tile in driving order, others that it covers, and its two open sides."""

    path: list[Cell]
    extra: list[Cell]
    entry: int
    exit: int

    def backwards(self) -> "Shape":
        """The same tile driven from its other end."""
        return Shape(self.path[::-1], self.extra, self.exit, self.entry)

    def rotated(self) -> "Shape":
        """The same tile a quarter further, clockwise."""
        path, extra = ([(column, -row) for row, column in cells] for cells in (self.path, self.extra))
        return Shape(path, extra, (self.entry + 1) % 4, (self.exit + 1) % 4)

    def joined(self, cell: Cell, side: int) -> "Shape":
        """The same tile turned and moved so that it is entered at a cell through a side."""
        shape = self
        while shape.entry != side:
            shape = shape.rotated()
        down, right = cell[0] - shape.path[0][0], cell[1] - shape.path[0][1]
        path, extra = ([(row + down, column + right) for row, column in cells] for cells in (shape.path, shape.extra))
        return Shape(path, extra, shape.entry, shape.exit)

    def beyond(self) -> tuple[Cell, int]:
        """The cell behind the exit, and the side through which it is entered."""
        return _next_to(self.path[-1], self.exit), (self.exit + 2) % 4


def _shape(tile: dict[str, Any]) -> Shape:
    cells = {(row, column): mark for row, line in enumerate(tile["rows"]) for column, mark in enumerate(line)}
    path = sorted((cell for cell, mark in cells.items() if mark.isdigit()), key=lambda cell: cells[cell])
    extra = [cell for cell, mark in cells.items() if mark == "#"]
    return Shape(path, extra, SIDES.index(tile.get("entry", "W")), SIDES.index(tile.get("exit", "E")))


class RoadRally(Verifier):
    """The course, hands and stages dealt, and cards drawn from everybody's own deck."""

    folder = "road_rally"

    def begin(self) -> None:
        """The course and the order of the drivers."""
        colours = self.box["colours"]
        self.kinds = [f"{colour['id'][0]}{value}" for colour in colours for value in colour["values"]]
        self.full = Counter(dict(enumerate(count for colour in colours for count in colour["counts"])))
        self.decks = [Counter(self.full) for _ in range(self.seats)]
        self.tops: list[list[int]] = [[] for _ in range(self.seats)]
        if self.record["variant"] != "base" and self.options["course"] == "drawn":
            self._course()
        self._order()

    def _course(self) -> None:
        wanted = "short" if self.options["short-tiles"] == "yes" else "eight"
        chosen = next(tiles for tiles in self.box["sets"] if tiles["id"] == wanted)
        tiles = list(chosen["tiles"])
        count = chosen["sprint_tiles"] if self.record["variant"] == "sprint" else len(tiles)
        laid: list[int] | None = None
        while laid is None:
            self.chance.shuffle(tiles)
            first = [self.chance.below(2) for _ in tiles]
            start = _shape(self.box["start"])
            laid = self._lay(start, [_shape(tile) for tile in tiles[:count]], first, {*start.path, *start.extra})
        course = [[tile["id"], bool(back)] for tile, back in zip(tiles, laid, strict=False)]
        self.same("course", self.look(0, 0)["course"]["tiles"], course)

    def _lay(self, last: Shape, shapes: list[Shape], first: list[int], covered: set[Cell]) -> list[int] | None:
        if not shapes:
            finish = _shape(self.box["finish"]).joined(*last.beyond())
            return None if covered & {*finish.path, *finish.extra} else []
        for back in (first[0], 1 - first[0]):
            shape = (shapes[0].backwards() if back else shapes[0]).joined(*last.beyond())
            if covered.isdisjoint(shape.path):
                others = self._lay(shape, shapes[1:], first[1:], covered | set(shape.path))
                if others is not None:
                    return [back, *others]
        return None

    def _order(self) -> None:
        first = 0 if self.options["first-driver"] == "first-seat" else self.chance.below(self.seats)
        order = [(first + place) % self.seats for place in range(self.seats)]
        if self.record["variant"] == "demo":
            self.chance.shuffle(order)
        self.same("order of the drivers", self.look(0, 0)["order"], order)

    def on_dealt(self, told: Told) -> None:
        """Five cards and some stages to each seat."""
        for seat in range(self.seats):
            hand = Counter(self.kinds[self._draw(seat)] for _ in range(self.box["hand"]))
            self.same(f"hand of seat {seat}", self.look(told.step, seat)["hand"], hand)
        for seat, stages in enumerate(self._stages()):
            self.same(f"stages of seat {seat}", self.look(told.step, seat)["stage_cards"], sorted(stages))

    def _stages(self) -> list[list[int]]:
        table = next(row for row in self.box["dealing"] if row["id"] == self.record["variant"])
        a, b, both = (table[deck][self.seats - 3] for deck in ("from_a", "from_b", "from_both"))
        low, high = range(1, self.box["deck_a"] + 1), range(self.box["deck_a"] + 1, self.box["stages"] + 1)
        left = set(range(1, self.box["stages"] + 1))
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        for plan in (((a, low), (b, high)), ((both, left.copy()),)):
            for hand in hands:
                for count, stages in plan:
                    hand += [self._stage(left, stages) for _ in range(count)]
        return hands

    def _stage(self, left: set[int], stages: Iterable[int]) -> int:
        stage = self.chance.one_of(sorted(left.intersection(stages)))
        left.remove(stage)
        return stage

    def _draw(self, seat: int) -> int:
        return self.chance.from_pile(self.decks[seat])

    def _cards(self, number: int, count: int) -> list[int]:
        return [(number >> 3 * place & 7) - 1 for place in range(count - 1, -1, -1)]

    def on_drew(self, told: Told) -> None:
        """Cards from the top, then from the deck."""
        top = self.tops[told.a]
        cards = [top.pop(0) if top else self._draw(told.a) for _ in range(told.c)]
        self.same(f"cards drawn at step {told.step}", self._cards(told.b, told.c), cards)
        for card in cards:
            self.held(told, self.kinds[card])

    def on_looked(self, told: Told) -> None:
        """Cards from the deck, below those on top."""
        top = self.tops[told.a]
        top += [self._draw(told.a) for _ in range(told.c - len(top))]
        self.same(f"cards looked at at step {told.step}", self._cards(told.b, told.c), top)

    def on_tuned(self, told: Told) -> None:
        """The cards on top in another order."""
        cards = self._cards(told.b, told.c)
        self.same(f"cards on top at step {told.step}", Counter(cards), Counter(self.tops[told.a]))
        self.tops[told.a] = cards

    def on_refuelled(self, told: Told) -> None:
        """All cards that are not in the hand are in the deck again."""
        hand = self.look(told.step, told.a)["hand"]
        held = Counter({self.kinds.index(kind): count for kind, count in hand.items()})
        for drew in self.rest("drew", told.a):
            held.subtract(self._cards(drew.b, drew.c))
        self.tops[told.a] = []
        self.decks[told.a] = self.full - held
        self.same(f"size of the deck at step {told.step}", told.b, self.decks[told.a].total())


class RoadKillRally(Verifier):
    """Lots, hands, accessories, skills, the road, cards and dice."""

    folder = "road_kill_rally"

    def begin(self) -> None:
        """Everything before the first decision but the road."""
        self.cards: Counter[int] = Counter({kind: card["count"] for kind, card in enumerate(self.box["rally"])})
        self.deck = Counter(self.cards)
        self.store = Counter({kind: each["count"] for kind, each in enumerate(self.box["accessories"])})
        self.lost: Counter[int] = Counter()
        self.hands: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        self.stolen = 0  # cards still to be told
        self.changed: set[int] = set()  # seats whose hands this step has changed
        self._grid()
        self._deal()
        self._road()

    def _grid(self) -> None:
        told = [(line.b, line.a) for line in self.log if line.name == "grid"]
        self.same("grid", told, list(enumerate(self.chance.lots(self.seats), 1)))

    def _deal(self) -> None:
        setup = self.box["setup"]
        for seat in range(self.seats):
            self.hands[seat].update(self.chance.from_pile(self.deck) for _ in range(setup["rally_cards"]))
            garage = Counter(self.chance.from_pile(self.store) for _ in range(setup["accessories"]))
            seen = self.look(0, seat)
            self.same(f"hand of seat {seat}", seen["hand"], self._named("rally", self.hands[seat]))
            self.same(f"garage of seat {seat}", seen["own_garage"], self._named("accessories", garage))

    def _named(self, part: str, cards: Counter[int]) -> dict[str, int]:
        return {self.box[part][kind]["id"]: count for kind, count in cards.items() if count}

    def _road(self) -> None:
        self.ids = [tile["id"] for tile in self.box["tiles"]]
        self.start, self.finish = self.ids.index("start"), self.ids.index("finish")
        self.unseen = [tile for tile in range(len(self.ids)) if tile not in (self.start, self.finish)]
        self.squares: dict[int, Cell] = {self.start: (0, 0)}  # of tiles, in the order of the road
        self.heading = 0
        setup = self.box["setup"]
        short = self.options["length"] == "short"
        group: int = setup["finish_group"]["short" if short else self.options["finish-group"]]
        self.top: int = setup["tiles"][self.options["length"]] - group
        self.group = group + 1  # with the finish

    def _tile(self) -> int:
        if self.top:
            self.top -= 1
        elif self.chance.below(self.group) == 0:
            return self.finish
        else:
            self.group -= 1
        tile = self.chance.one_of(self.unseen)
        self.unseen.remove(tile)
        return tile

    def _ways(self, told: Told) -> list[int]:
        """In which ways round the next tile fits, the drawn one first."""
        self.same(f"tile at step {told.step}", told.a, self._tile())
        drawn = self.chance.below(2)
        return [way for way in (drawn, 1 - drawn) if self._fits(told, way)]

    def _fits(self, told: Told, mirrored: int) -> bool:
        """A tile must not lead to another that lies on the table."""
        rear = self.look(max(0, told.step - 1), 0)["road"]["tiles"][0]["id"]
        tiles = list(self.squares)
        on_table = [self.squares[tile] for tile in tiles[tiles.index(self.ids.index(rear)) :]]
        leads_to = _next_to(self._square(), self._leaving(told.a, mirrored))
        return told.a == self.finish or leads_to not in on_table

    def _square(self) -> Cell:
        """Where the next tile lies."""
        return _next_to(list(self.squares.values())[-1], self.heading)

    def _leaving(self, tile: int, mirrored: int) -> int:
        """The heading behind a tile."""
        if self.box["tiles"][tile]["exit"] == "straight":
            return self.heading
        return (self.heading + (-1 if mirrored else 1)) % 4

    def on_tile_laid(self, told: Told) -> None:
        """A tile behind the others; after the first one the skills are dealt."""
        if told.a == self.start:
            return
        self.same(f"mirrored at step {told.step}", [told.b], self._ways(told)[:1])
        self.squares[told.a], self.heading = self._square(), self._leaving(told.a, told.b)
        if told.step == 0 and self.options["skills"] == "with":
            self._skills()

    def on_tile_returned(self, told: Told) -> None:
        """A tile that fits in neither way."""
        self.same(f"ways in which the tile of step {told.step} fits", [], self._ways(told))

    def _skills(self) -> None:
        ids = [skill["id"] for skill in self.box["skills"]]
        dealt: list[int] = []
        for seat in range(self.seats):
            for place in range(self.box["setup"]["skills"]):
                dealt.append(self.chance.free(len(ids), dealt))
                self.same(f"skill of seat {seat}", self.look(0, seat)["offer"][place], ids[dealt[-1]])

    def on_shuffled(self, told: Told) -> None:
        """An empty deck is made of all cards that nobody holds."""
        self.same("cards left before the discards come back", self.deck.total(), 0)
        self.deck = self.cards - sum(self.hands, Counter[int]())
        self.same(f"cards shuffled at step {told.step}", told.a, self.deck.total())

    def on_drew_card(self, told: Told) -> None:
        """One card from the deck."""
        self.same(f"card at step {told.step}", told.b, self.chance.from_pile(self.deck))
        self._comes(told.a, told.b)

    def on_drew_accessory(self, told: Told) -> None:
        """One accessory from the store."""
        if not self.store.total():
            self.store, self.lost = self.lost, Counter()
        self.same(f"accessory at step {told.step}", told.b, self.chance.from_pile(self.store))

    def on_accessory_lost(self, told: Told) -> None:
        """An accessory that may come back into the store."""
        self.lost[told.b] += 1

    def on_stole(self, told: Told) -> None:
        """The next cards lost are drawn from the hand of the victim."""
        self.stolen = told.c

    def on_lost_card(self, told: Told) -> None:
        """A card that another seat gets."""
        if self.stolen:
            self.stolen -= 1
            self.same(f"card stolen at step {told.step}", told.b, self.chance.from_pile(+self.hands[told.a]))
        self._leaves(told.a, told.b)
        self._comes(told.c, told.b)

    def _comes(self, seat: int, card: int) -> None:
        self.changed.add(seat)
        self.hands[seat][card] += 1

    def _leaves(self, seat: int, card: int) -> None:
        self.changed.add(seat)
        self.hands[seat][card] -= 1
        if self.hands[seat][card] < 0:
            raise Unfair(f"seat {seat} does not hold card {card}")

    def on_discarded(self, told: Told) -> None:
        """A card leaves a hand."""
        self._leaves(told.a, told.b)

    on_played = on_cancelled = on_rolled_again = on_discarded

    def on_attacked(self, told: Told) -> None:
        """A card leaves a hand, if the attack is one."""
        if told.b < len(self.box["rally"]):
            self._leaves(told.a, told.b)

    on_aimed_at_figure = on_attacked

    def on_dropped_hazard(self, told: Told) -> None:
        """The first card held that drops this hazard leaves the hand."""
        self._used(told.a, "hazard", self.box["hazards"][told.b]["id"])

    def on_passed(self, told: Told) -> None:
        """The first card held that passes leaves the hand."""
        self._used(told.a, "op", "pass")

    def _used(self, seat: int, effect: str, value: str) -> None:
        for kind, card in enumerate(self.box["rally"]):
            if self.hands[seat][kind] and card["fx"].get(effect) == value:
                self._leaves(seat, kind)
                return
        raise Unfair(f"seat {seat} does not hold a card of {value}")

    def _die(self) -> int:
        face: int = self.box["die"]["faces"][self.chance.below(6)]
        return face + self._die() if face == self.box["die"]["again_on"] else face

    def _dice(self, count: int) -> int:
        return sum(self._die() for _ in range(count))

    def on_check_rolled(self, told: Told) -> None:
        """So many dice."""
        self.same(f"hits at step {told.step}", told.c, self._dice(told.b))

    on_attack_rolled = on_collision_rolled = on_check_rolled

    def on_ran_over(self, told: Told) -> None:
        """The dice of the question before the move."""
        dice = self.look(told.step - 1, told.a)["pending"].get("dice", 0)
        self.same(f"hits at step {told.step}", told.c, self._dice(dice))

    def on_missed(self, told: Told) -> None:
        """The dice of the question before the move, unless it was a shot."""
        if self.log[self.at - 1].name != "attack-rolled":
            self.on_ran_over(told)

    def on_faster_first(self, told: Told) -> None:
        """Two cars throw until one has more hits."""
        dice = self.box["hits"]["order_dice"]
        lower = higher = 0
        while lower == higher:
            lower, higher = self._dice(dice), self._dice(dice)
        self.same(f"lower seat faster at step {told.step}", told.a < told.b, lower > higher)

    def on_race_ended(self, told: Told) -> None:
        """Lots among all seats, which decide between sides that are level and have no car across the line."""
        if self.options["final-tie"] == "coin":
            lots = self.chance.lots(self.seats)
            level = self._level(told.step)
            for sides in level:
                self.same("order of the lots", sides, sorted(sides, key=lots.index))
            self.same("coin tossed", self.log[self.at - 1].name == "tossed", any(len(sides) > 1 for sides in level))

    def _level(self, step: int) -> list[list[int]]:
        """Sides without a car across the line that have the same points, as they were placed."""
        seen = self.look(step, 0)
        arrived = {side for side, seats in enumerate(seen["sides"]) for seat in seats if seen["cars"][seat]["place"]}
        by_points: dict[int, list[int]] = {}
        for _, side, points in sorted(zip(seen["places"], range(len(seen["sides"])), seen["scores"], strict=True)):
            if side not in arrived:
                by_points.setdefault(points, []).append(side)
        return list(by_points.values())

    def step_done(self, step: int) -> None:
        """Nobody holds other cards than he was given."""
        for seat in range(self.seats) if self.at == len(self.log) - 1 else self.changed:
            seen = self.look(step, seat)["hand"]
            self.same(f"hand of seat {seat} after step {step}", seen, self._named("rally", self.hands[seat]))
        self.changed = set()


VERIFIERS: dict[str, type[Verifier]] = {
    "mille-bornes": MilleBornes,
    "checkpoint-rally": CheckpointRally,
    "road-rally-usa": RoadRally,
    "road-kill-rally": RoadKillRally,
}


def verifier(record: dict[str, Any], log: Iterable[Told], look: Look, games: Path) -> Verifier:
    """The verifier of the game that a record is of."""
    return VERIFIERS[record["game"]](record, log, look, games)
