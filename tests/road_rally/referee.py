"""The rules of Road Rally USA a second time, as plainly as can be, to hold the game against.

Nothing here comes from the game: the rules and their order are the rulebook's, with the French sheet's for the
demonstration; a number in a comment names the ruling where the rulebook is silent. Tiles and the split
of the cards are those of the game's fact sheet, read off once more. A card is its name: g1 is a green 1.
The referee shuffles nothing and takes the course as it was laid: whoever runs it tells what came out.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Protocol

Move = tuple[Any, ...]  # ("drive", ("g1", "g2")), ("store", ("g1", "r3")), ("score", 7), ("points",) ...
Tile = tuple[str, bool]  # its name, and whether it is driven backwards

CARDS = {"g1": 5, "g2": 4, "y2": 4, "y3": 3, "r3": 3, "r4": 2}
DRAWS = {"g": 2, "y": 1, "r": 0}

# The squares of a tile, in the order of the letters: D diner, C checkpoint, G gas, S store, M mechanic; a shortcut
# leads from one of them, counted from 0, to another.
TILES: dict[str, dict[str, tuple[str, tuple[int, int] | None]]] = {
    "eight": {
        "AB": (".D.SC.D.", None),
        "BC": (".D..G.D.", (2, 5)),
        "CD": (".D.M.D.C", None),
        "DE": (".D.G.DM.", None),
        "EF": (".DSC...D", (4, 7)),
        "FG": ("..D.MGD.", None),
        "GH": (".S.D.C.D", (0, 3)),
        "HI": (".D.M..DG", (2, 5)),
        "IJ": ("C.D.GSD.", None),
        "JK": (".DG...DC", (3, 6)),
    },
    "six": {
        "AB": (".DS.DC", None),
        "BC": ("D.G..D", (1, 4)),
        "CD": ("D.MD.C", None),
        "DE": (".DG.DM", None),
        "EF": ("..DSCD", None),
        "FG": (".DMG.D", None),
        "GH": (".S.DCD", (0, 3)),
        "HI": ("D.M.GD", (1, 4)),
        "IJ": ("CD.GSD", None),
        "JK": ("D.G.CD", (1, 4)),
    },
}
START, FINISH = "....", "..D."
LETTERED = ["AB", "BC", "CD", "DE", "EF", "FG", "GH", "HI", "IJ", "JK"]


class Chance(Protocol):
    """Whoever shuffles."""

    def line_up(self) -> list[int]:
        """The drivers in the order of their cars on the grid."""

    def deal_hand(self, seat: int) -> list[str]:
        """A driver's first five cards."""

    def deal_stages(self, seat: int) -> list[int]:
        """A driver's stage cards."""

    def draw(self, seat: int) -> str:
        """The card that a driver draws."""

    def look(self, seat: int) -> list[str]:
        """The cards that a mechanic shows, the next to be drawn first."""


class Referee:
    """One race: where the cars are, whose turn it is, what may be done, and what it scores."""

    def __init__(
        self, seats: int, variant: str, options: Mapping[str, str], course: Sequence[Tile], chance: Chance
    ) -> None:
        self.seats = seats
        self.variant = variant
        self.options = options
        self.chance = chance
        self.over = False
        self.lay_course(course)
        self.line_up()
        self.deal()
        self.sheet = [Counter[str]() for _ in range(seats)]  # points by line
        self.round = 0
        self.begin_round()

    # ---- Set-up

    def lay_course(self, course: Sequence[Tile]) -> None:
        """The road as letters, space 0 being the grid; the stages and the checkpoints along it."""
        names = [name for name, _ in course]
        assert len(set(names)) == len(names) == (5 if self.variant == "sprint" else 10), f"the course is {names}"
        assert self.variant != "base" or list(course) == [(name, False) for name in LETTERED], f"the course is {course}"
        self.road = "." + START
        self.shortcuts: dict[int, int] = {}
        for name, backwards in course:
            squares, shortcut = TILES["six" if self.options["short-tiles"] == "yes" else "eight"][name]
            if backwards:  # 6
                squares = squares[::-1]
                shortcut = shortcut and (len(squares) - 1 - shortcut[1], len(squares) - 1 - shortcut[0])
            if shortcut:
                self.shortcuts[len(self.road) + shortcut[0]] = len(self.road) + shortcut[1]
            self.road += squares
        self.road += FINISH
        self.finish = len(self.road)
        diners = [space for space, square in enumerate(self.road) if square == "D"]
        self.diners = dict(enumerate(diners, start=11 if self.variant == "sprint" else 1))  # 8
        assert max(self.diners) == 21, f"the diners are at {self.diners}"
        self.checkpoints = {space for space, square in enumerate(self.road) if square == "C"}

    def line_up(self) -> None:
        """The first driver is in front and the others follow clockwise; in the demonstration all is chance (1)."""
        self.order = self.chance.line_up()  # always from the first car to the last
        first = 0 if self.options["first-driver"] == "first-seat" else self.order[0]
        clockwise = [(first + step) % self.seats for step in range(self.seats)]
        expected = sorted(clockwise) == sorted(self.order) if self.variant == "demo" else clockwise == self.order
        assert expected, f"the line is {self.order}"
        self.at = [0] * self.seats

    def deal(self) -> None:
        seats = range(self.seats)
        self.decks = [Counter(CARDS) for _ in seats]
        self.tops: list[list[str]] = [[] for _ in seats]  # cards on top of a deck whose order is known
        self.hands = [self.chance.deal_hand(seat) for seat in seats]
        for seat, hand in enumerate(self.hands):
            assert len(hand) == 5 and Counter(hand) <= self.decks[seat], f"{hand} was dealt"
            self.decks[seat] -= Counter(hand)
        self.discards: list[list[str]] = [[] for _ in seats]
        self.stage_cards = [self.chance.deal_stages(seat) for seat in seats]
        for cards in self.stage_cards:
            assert self.may_be_dealt(len([card for card in cards if card <= 10]), len(cards)), f"{cards} were dealt"
        dealt = [card for cards in self.stage_cards for card in cards]
        assert len(set(dealt)) == len(dealt), f"a stage was dealt twice: {self.stage_cards}"
        self.scorers: dict[int, int] = {}  # stages, and who scored them
        self.tiles: dict[int, int] = {}  # stages, and who took their tiles
        self.gone: set[int] = set()  # stages resolved

    def may_be_dealt(self, from_deck_a: int, count: int) -> bool:
        """The number of stage cards (3)."""
        if self.variant == "sprint":
            return (from_deck_a, count) == (0, 2)
        if self.variant == "standard" and self.seats == 3:
            return (from_deck_a, count) == (3, 6)
        if self.variant == "standard" and self.seats == 4:
            return from_deck_a in (2, 3) and count == 5
        if self.variant == "standard":
            return (from_deck_a, count) == (2, 4)
        return count == 4

    # ---- Sequence of play

    def begin_round(self) -> None:
        self.round += 1
        self.line = list(self.order)  # turn order tiles: they do not change during the round (2)
        self.to_move = list(self.order)
        self.next_driver()

    def next_driver(self) -> None:
        if not self.to_move:
            self.resolve_stages()
            return
        seat = self.turn = self.to_move.pop(0)
        if self.road[self.at[seat]] == "G" and self.options["gas-stop"] == "departure-too":  # 19
            self.shuffle(seat)
        if self.hands[seat]:
            self.phase = "driving"
        elif self.variant in ("standard", "sprint") and self.deck_size(seat):  # 24
            self.phase = "empty-handed"
        else:
            self.reshuffle()

    def legal(self) -> set[Move]:
        if self.over:
            return set()
        if self.phase == "driving":
            return self.plays()
        if self.phase == "at-mechanic":
            return {("next", card) for card in self.tops[self.turn][self.put :]} | {("leave-order",)}
        if self.phase == "asked":
            holds = self.stage in self.stage_cards[self.turn]
            return {("stay-silent",)} | ({("score", self.stage)} if holds else set())
        return {
            "empty-handed": {("reshuffle",), ("keep-deck",)},
            "at-shortcut": {("shortcut",), ("stay-on-road",)},
            "at-gas": {("shuffle-first",), ("draw-first",)},
            "points-or-cards": {("points",), ("cards",)},
        }[self.phase]

    def play(self, move: Move) -> None:
        plays: dict[str, Callable[..., None]] = {
            "drive": self.drive,
            "store": self.drive_from_store,
            "shortcut": self.take_shortcut,
            "stay-on-road": self.end_movement,
            "shuffle-first": self.shuffle_and_draw,
            "draw-first": self.draw_and_shuffle,
            "next": self.put_next,
            "leave-order": self.draw_due,
            "reshuffle": self.reshuffle,
            "keep-deck": self.keep_deck,
            "stay-silent": self.stay_silent,
            "score": self.score,
            "points": self.take_points,
            "cards": self.take_cards,
        }
        plays[move[0]](*move[1:])

    # ---- Your turn

    def plays(self) -> set[Move]:
        """One colour, one card at least; from a general store up to five cards of any colours (17)."""
        hand = Counter(self.hands[self.turn])
        kinds = sorted(hand)
        chosen = [
            tuple(card for card, count in zip(kinds, counts, strict=True) for _ in range(count))
            for counts in product(*(range(hand[card] + 1) for card in kinds))
            if sum(counts)
        ]
        plays: set[Move] = {("drive", cards) for cards in chosen if len({card[0] for card in cards}) == 1}
        if self.road[self.at[self.turn]] == "S":
            plays |= {("store", cards) for cards in chosen if len(cards) <= 5}
        return plays

    def drive(self, cards: tuple[str, ...]) -> None:
        self.move_car(cards, DRAWS[cards[0][0]])

    def drive_from_store(self, cards: tuple[str, ...]) -> None:
        self.move_car(cards, 1)

    def move_car(self, cards: tuple[str, ...], due: int) -> None:
        self.due = due
        for card in cards:
            self.hands[self.turn].remove(card)
            self.discards[self.turn].append(card)
        start = self.at[self.turn]
        end = min(start + sum(int(card[1]) for card in cards), self.finish)
        self.driven_over = list(range(start + 1, end + 1))
        self.place_car(end)
        if end in self.shortcuts:
            self.phase = "at-shortcut"
        else:
            self.end_movement()

    def place_car(self, space: int) -> None:
        """Behind the cars already there."""
        self.at[self.turn] = space
        self.order.remove(self.turn)
        ahead = [seat for seat in self.order if self.at[seat] >= space]
        self.order.insert(len(ahead), self.turn)

    def finished(self, seat: int) -> bool:
        return self.at[seat] == self.finish

    # ---- Cards

    def deck_size(self, seat: int) -> int:
        return self.decks[seat].total() + len(self.tops[seat])

    def draw(self, seat: int, count: int) -> None:
        """As many as there are (23)."""
        for _ in range(min(count, self.deck_size(seat))):
            card = self.chance.draw(seat)
            if self.tops[seat]:
                assert card == self.tops[seat].pop(0), f"{card} did not lie on top"
            else:
                assert self.decks[seat][card], f"no {card} is left in the deck"
                self.decks[seat] -= Counter([card])
            self.hands[seat].append(card)

    def draw_for_the_move(self) -> None:
        """Nothing after the finish (51)."""
        if not self.finished(self.turn):
            self.draw(self.turn, self.due)

    def shuffle(self, seat: int) -> None:
        self.decks[seat] += Counter(self.discards[seat] + self.tops[seat])
        self.discards[seat].clear()
        self.tops[seat].clear()

    # ---- Empty hand

    def reshuffle(self) -> None:
        self.shuffle(self.turn)
        self.keep_deck()

    def keep_deck(self) -> None:
        self.draw(self.turn, 2)
        self.next_driver()

    # ---- Special spaces

    def take_shortcut(self) -> None:
        end = self.shortcuts[self.at[self.turn]]
        self.place_car(end)
        self.driven_over.append(end)  # what lies between is skipped (15)
        self.end_movement()

    def end_movement(self) -> None:
        here = self.at[self.turn]
        for space in self.driven_over if self.variant == "demo" else [here]:  # 27
            if space in self.checkpoints:
                self.take_checkpoint(space)
        square = "" if self.finished(self.turn) else self.road[here]
        if square == "G":
            self.arrive_at_gas()
        elif square == "M":
            self.see_mechanic()
        else:
            self.draw_due()

    def take_checkpoint(self, space: int) -> None:
        self.checkpoints.remove(space)
        self.sheet[self.turn]["checkpoints"] += 2
        self.draw((self.line if self.options["last-place"] == "tile" else self.order)[-1], 2)  # 28

    def draw_due(self) -> None:
        self.draw_for_the_move()
        self.next_driver()

    def arrive_at_gas(self) -> None:
        """In the base game the draw comes after the shuffle, in the others it is a choice, if there is a draw (61)."""
        if self.variant == "base" or self.due == 0:
            self.shuffle_and_draw()
        else:
            self.phase = "at-gas"

    def shuffle_and_draw(self) -> None:
        self.shuffle(self.turn)
        self.draw_due()

    def draw_and_shuffle(self) -> None:
        self.draw_for_the_move()
        self.shuffle(self.turn)
        self.next_driver()

    def see_mechanic(self) -> None:
        if self.deck_size(self.turn) >= 2:
            self.look()
            return
        self.tops[self.turn] += self.decks[self.turn].elements()  # seen, but there is nothing to order (22)
        self.decks[self.turn].clear()
        self.draw_due()

    def look(self) -> None:
        shown, known, deck = self.chance.look(self.turn), self.tops[self.turn], self.decks[self.turn]
        new = Counter(shown[len(known) :])
        assert len(shown) == min(5, self.deck_size(self.turn)), f"{shown} were shown"
        assert shown[: len(known)] == known and new <= deck, f"{shown} were shown of {known} and {deck}"
        self.decks[self.turn] -= new
        self.tops[self.turn] = shown
        self.put = 0
        self.phase = "at-mechanic"

    def put_next(self, card: str) -> None:
        """The last card of all needs no word (60)."""
        top = self.tops[self.turn]
        top.pop(top.index(card, self.put))
        top.insert(self.put, card)
        self.put += 1
        if self.put == len(top) - 1:
            self.draw_due()

    # ---- Resolving stages

    def resolve_stages(self) -> None:
        reached = [stage for stage, diner in self.diners.items() if diner <= max(self.at)]
        self.to_resolve = sorted(set(reached) - self.gone)
        self.resolved = 0  # in this round
        self.scored_now = 0
        self.next_stage()

    def next_stage(self) -> None:
        while self.to_resolve and not self.round_limit_reached():
            self.stage = self.to_resolve[0]
            self.to_ask = [seat for seat in self.order if self.may_score(seat)]  # 59
            if self.to_ask:
                self.turn, self.phase = self.to_ask.pop(0), "asked"
                return
            self.resolve()
        self.gone |= set(self.to_resolve)
        self.end_round()

    def round_limit_reached(self) -> bool:
        if self.variant == "base":
            return False
        counts_all = self.variant == "demo" and self.options["demo-limit"] == "resolved"  # 35
        return (self.resolved if counts_all else self.scored_now) >= 2

    def may_score(self, seat: int) -> int:
        """How many more stages (34)."""
        limit = {"base": 2, "standard": 2 if self.seats == 5 else 3, "sprint": 1, "demo": 3}[self.variant]
        return limit - list(self.scorers.values()).count(seat)

    def stay_silent(self) -> None:
        if self.to_ask:
            self.turn = self.to_ask.pop(0)
        else:
            self.resolve()
            self.next_stage()

    def resolve(self) -> None:
        """It is bypassed, or scored: its tile is not resolved again."""
        self.gone.add(self.to_resolve.pop(0))
        self.resolved += 1

    # ---- Scoring a stage

    def pay(self) -> tuple[list[int], int]:
        """Points by place, and the first place, from 0, that may take two cards instead (38)."""
        if self.variant in ("standard", "sprint") and self.seats == 4:
            return [4, 3, 2, 1], 2
        if self.variant in ("standard", "sprint") and self.seats == 3:
            return [5, 3, 1], 2
        return [5, 4, 3, 2, 1], 3

    def score(self, stage: int) -> None:
        self.scorers[stage] = self.turn
        self.stage_cards[self.turn].remove(stage)
        if not self.may_score(self.turn):
            self.stage_cards[self.turn].clear()
        self.scored_now += 1
        self.resolve()
        self.to_pay = list(enumerate(self.order))
        self.pay_places()

    def pay_places(self) -> None:
        _, cards_from = self.pay()
        while self.to_pay:
            place, seat = self.to_pay[0]
            if place >= cards_from and self.deck_size(seat):  # 58
                self.turn, self.phase = seat, "points-or-cards"
                return
            self.pay_points()
        self.take_tile()

    def pay_points(self) -> None:
        place, seat = self.to_pay.pop(0)
        points, _ = self.pay()
        if seat == self.scorers[self.stage]:
            self.sheet[seat]["own-stages"] += 2 * points[place]
        else:
            self.sheet[seat]["other-stages"] += points[place]

    def take_points(self) -> None:
        self.pay_points()
        self.pay_places()

    def take_cards(self) -> None:
        _, seat = self.to_pay.pop(0)
        self.draw(seat, 2)
        self.pay_places()

    def take_tile(self) -> None:
        """The first car on the very space (41)."""
        there = [seat for seat in self.order if self.at[seat] == self.diners[self.stage]]
        if there:
            self.tiles[self.stage] = there[0]
            self.sheet[there[0]]["stage-tiles"] += 2
        self.next_stage()

    # ---- The end

    def end_round(self) -> None:
        arrived = [seat for seat in self.order if self.finished(seat)]
        if not arrived:
            self.begin_round()
            return
        points, _ = self.pay()
        for place, seat in enumerate(arrived):
            self.sheet[seat]["finish"] += points[place]
        self.over = True

    def scores(self) -> list[int]:
        return [lines.total() for lines in self.sheet]

    def places(self) -> list[int]:
        """Of equal drivers the one ahead wins."""
        scores = self.scores()
        ranking = sorted(self.order, key=lambda seat: -scores[seat])
        return [1 + ranking.index(seat) for seat in range(self.seats)]
