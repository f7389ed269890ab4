"""The rules of Mille Bornes a second time, as plainly as can be, to hold the game against.

Nothing here comes from the game: the rules and their order are the rulebook's, the points those of the score sheet of
1988, and a number in a comment names the ruling where the rulebook is silent. A card is its name.
The referee shuffles nothing: whoever runs it tells which cards came out.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

Move = tuple[Any, ...]  # ("play", "go"), ("attack", "stop", 1), ("discard", "25"), ("coup-fourre", "extra-tank") ...

DISTANCES = {"25": 10, "50": 10, "75": 10, "100": 12, "200": 4}
HAZARDS = {"accident": 3, "out-of-gas": 3, "flat-tire": 3, "stop": 5, "speed-limit": 4}
REMEDIES = {"repairs": 6, "gasoline": 6, "spare-tire": 6, "go": 14, "end-of-limit": 6}
SAFETIES = {"driving-ace": 1, "extra-tank": 1, "puncture-proof": 1, "right-of-way": 1}

REPAIRED_BY = {"accident": "repairs", "out-of-gas": "gasoline", "flat-tire": "spare-tire", "stop": "go"}
PREVENTED_BY = {
    "accident": "driving-ace",
    "out-of-gas": "extra-tank",
    "flat-tire": "puncture-proof",
    "stop": "right-of-way",
    "speed-limit": "right-of-way",
}


class Chance(Protocol):
    """Whoever shuffles."""

    def deal(self) -> list[list[str]]:
        """Six cards for every player."""

    def draw(self, seat: int) -> str:
        """The card that a player draws."""


@dataclass
class Zone:
    """A driving zone. The last card of a pile lies on top."""

    drive: list[str] = field(default_factory=list)
    speed: list[str] = field(default_factory=list)
    safeties: list[str] = field(default_factory=list)
    coups_fourres: list[str] = field(default_factory=list)  # those of the safeties that lie sideways
    distances: list[str] = field(default_factory=list)

    @property
    def miles(self) -> int:
        return sum(int(card) for card in self.distances)

    @property
    def top(self) -> str | None:
        return self.drive[-1] if self.drive else None

    @property
    def limited(self) -> bool:
        return self.speed[-1:] == ["speed-limit"]

    @property
    def right_of_way(self) -> bool:
        return "right-of-way" in self.safeties


class Referee:
    """One race: what lies where, whose turn it is, what may be played, and what it scores."""

    def __init__(self, seats: int, variant: str, options: Mapping[str, str], chance: Chance) -> None:
        self.seats = seats
        self.variant = variant
        self.options = options
        self.chance = chance
        self.sides = {2: 2, 3: 3, 4: 2, 6: 3}[seats]
        self.written = [Counter[str]() for _ in range(self.sides)]  # the score sheet: points by line
        self.number = 0  # of the hand
        self.over = False
        self.get_ready(dealer=seats - 1)  # 35

    def side_of(self, seat: int) -> int:
        """Partners sit so that turns alternate between teams."""
        return seat % self.sides

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    # ---- Get ready

    def get_ready(self, dealer: int) -> None:
        self.number += 1
        self.dealer = dealer
        self.pile = Counter(DISTANCES | HAZARDS | REMEDIES | SAFETIES)
        if self.seats in (2, 3):
            self.pile -= Counter(["stop", "accident", "out-of-gas", "flat-tire", "speed-limit"])
        self.hands = self.chance.deal()
        for hand in self.hands:
            assert len(hand) == 6 and Counter(hand) <= self.pile, f"{hand} was dealt from {self.pile}"
            self.pile -= Counter(hand)
        self.discards: list[str] = []
        self.zones = [Zone() for _ in range(self.sides)]
        self.goal = 1000 if self.seats == 4 or self.variant == "simple" else 700
        self.caller: int | None = None  # the side that extended the trip
        self.attack: tuple[str, int, int] | None = None  # the hazard just played, on which side, by which player
        self.start_turn(self.left_of(dealer))

    # ---- On your turn

    def draw(self, seat: int) -> None:
        card = self.chance.draw(seat)
        assert self.pile[card], f"no {card} is left in the pile"
        self.pile -= Counter([card])
        self.hands[seat].append(card)

    def start_turn(self, seat: int) -> None:
        """A player draws and is to play; one without cards is skipped, and when nobody has any the hand is over (1)."""
        for _ in range(self.seats):
            self.pile_was_empty = not self.pile
            if self.pile:
                self.draw(seat)
            if self.hands[seat]:
                self.turn, self.phase = seat, "playing"
                return
            seat = self.left_of(seat)
        self.end_hand(None)

    def legal(self) -> set[Move]:
        if self.over:
            return set()
        if self.phase == "under-attack":
            assert self.attack is not None
            safety = PREVENTED_BY[self.attack[0]]
            return {("let-it-stand",)} | ({("coup-fourre", safety)} if safety in self.hands[self.turn] else set())
        if self.phase == "at-the-goal":
            return {("finish",), ("extend",)}
        hand, own = set(self.hands[self.turn]), self.side_of(self.turn)
        moves: set[Move] = {("play", card) for card in hand if self.may_play(card, self.zones[own])}
        moves |= {
            ("attack", card, side)
            for card in hand & HAZARDS.keys()
            for side in range(self.sides)
            if side != own and self.may_attack(card, self.zones[side])
        }
        if self.options["discards"] == "free" or not moves:  # 19
            moves |= {("discard", card) for card in hand}
        return moves

    # ---- The cards: what may be played where

    def may_play(self, card: str, zone: Zone) -> bool:
        """Into one's own driving zone."""
        if card in DISTANCES:
            return self.may_drive(card, zone)
        if card == "go":  # 27
            return zone.top is None or zone.top == "stop" or (zone.top in REMEDIES and zone.top != "go")
        if card == "end-of-limit":
            return zone.limited
        if card in REMEDIES:
            return zone.top in HAZARDS and REPAIRED_BY[zone.top] == card
        return card in SAFETIES

    def may_drive(self, card: str, zone: Zone) -> bool:
        rolls = zone.top == "go" or (zone.right_of_way and zone.top not in HAZARDS)
        slow_enough = int(card) <= 50 or not zone.limited
        third_200 = card == "200" and zone.distances.count("200") == 2
        return rolls and slow_enough and not third_200 and zone.miles + int(card) <= self.goal

    def may_attack(self, hazard: str, zone: Zone) -> bool:
        if PREVENTED_BY[hazard] in zone.safeties:
            return False
        if hazard == "speed-limit":
            return not zone.limited  # 8
        if zone.right_of_way and zone.top is None:
            return self.options["bare-pile"] == "open"  # 10
        return zone.top == "go" or (zone.right_of_way and zone.top in REMEDIES)

    # ---- Playing a card

    def play(self, move: Move) -> None:
        plays: dict[str, Callable[..., None]] = {
            "discard": self.discard,
            "play": self.play_card,
            "attack": self.play_hazard,
            "coup-fourre": self.coup_fourre,
            "let-it-stand": self.let_it_stand,
            "extend": self.extend,
            "finish": self.finish,
        }
        plays[move[0]](*move[1:])

    def discard(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.discards.append(card)
        self.start_turn(self.left_of(self.turn))

    def play_card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        zone = self.zones[self.side_of(self.turn)]
        if card in SAFETIES:
            self.lay_safety(card, zone)
            last_phase = not self.pile and self.options["last-safeties"] == "no-turn"  # 3
            self.start_turn(self.left_of(self.turn) if last_phase else self.turn)
            return
        if card in DISTANCES:
            zone.distances.append(card)
        elif card == "end-of-limit":
            zone.speed.append(card)
        else:
            zone.drive.append(card)
        if zone.miles < self.goal:
            self.start_turn(self.left_of(self.turn))
        elif self.goal == 700:
            self.phase = "at-the-goal"
        else:
            self.end_hand(self.side_of(self.turn))

    def play_hazard(self, card: str, side: int) -> None:
        """All players of the side attacked are asked for a Coup Fourré, clockwise from the attacker (37)."""
        self.hands[self.turn].remove(card)
        zone = self.zones[side]
        (zone.speed if card == "speed-limit" else zone.drive).append(card)
        self.attack = (card, side, self.turn)
        clockwise = [(self.turn + step) % self.seats for step in range(1, self.seats)]
        self.to_answer = [seat for seat in clockwise if self.side_of(seat) == side]
        self.turn, self.phase = self.to_answer.pop(0), "under-attack"

    # ---- Winning: at 700 miles

    def extend(self) -> None:
        self.goal = 1000
        self.caller = self.side_of(self.turn)
        self.start_turn(self.left_of(self.turn))

    def finish(self) -> None:
        self.end_hand(self.side_of(self.turn))

    # ---- Safety cards

    def lay_safety(self, safety: str, zone: Zone) -> None:
        """Its hazards are discarded right away; Right of Way has two of them (11)."""
        zone.safeties.append(safety)
        if zone.limited and safety == PREVENTED_BY["speed-limit"]:
            self.discards.append(zone.speed.pop())
        if zone.top in HAZARDS and safety == PREVENTED_BY[zone.top]:
            self.discards.append(zone.drive.pop())
            if self.options["late-safety"] == "new-go" and not zone.right_of_way:  # 12
                self.discards.append(zone.drive.pop())
                zone.drive.clear()  # of no use any more

    # ---- Coup Fourré

    def coup_fourre(self, safety: str) -> None:
        assert self.attack is not None
        hazard, side, _ = self.attack
        zone = self.zones[side]
        self.hands[self.turn].remove(safety)
        self.discards.append((zone.speed if hazard == "speed-limit" else zone.drive).pop())
        self.lay_safety(safety, zone)
        zone.coups_fourres.append(safety)
        self.attack = None
        while len(self.hands[self.turn]) < 6 and self.pile:  # 16
            self.draw(self.turn)
        self.start_turn(self.turn)

    def let_it_stand(self) -> None:
        if self.to_answer:
            self.turn = self.to_answer.pop(0)
            return
        assert self.attack is not None
        attacker = self.attack[2]
        self.attack = None
        self.start_turn(self.left_of(attacker))

    # ---- The end of a hand, and the score sheet

    def end_hand(self, finisher: int | None) -> None:
        for side in range(self.sides):
            self.written[side] += self.on_the_table(side)
            if self.variant != "simple":
                self.written[side] += self.for_the_trip(side, finisher)
        totals = self.totals(self.written)
        won = max(totals) >= 5000 and totals.count(max(totals)) == 1  # 34
        if self.variant == "match" and not won:
            self.get_ready(dealer=self.left_of(self.dealer))  # 29
        else:
            self.over = True

    def on_the_table(self, side: int) -> Counter[str]:
        """What a side scores whether or not it arrives (2)."""
        zone = self.zones[side]
        if self.variant == "simple":
            return Counter({"miles": zone.miles})
        return Counter(
            {
                "miles": zone.miles,
                "safeties": 100 * len(zone.safeties),
                "all-four-safeties": 300 if len(zone.safeties) == 4 else 0,
                "coups-fourres": 300 * len(zone.coups_fourres),
            }
        )

    def for_the_trip(self, side: int, finisher: int | None) -> Counter[str]:
        points = Counter({"extension": self.extension_bonus(side, finisher), "shut-out": self.shut_out(side, finisher)})
        if side == finisher:
            points["trip-completed"] = 400
            if self.pile_was_empty or (not self.pile and self.options["delayed-action"] == "empty-pile"):  # 4
                points["delayed-action"] = 300
            if "200" not in self.zones[side].distances:
                points["safe-trip"] = 300
        return points

    def extension_bonus(self, side: int, finisher: int | None) -> int:
        if self.caller is None:
            return 0
        if self.options["extension-bonus"] == "finisher":  # 32
            return 200 if side == finisher else 0
        if finisher is None:
            return 200 if side != self.caller and self.options["extension-bonus"] == "against-caller-always" else 0
        if finisher == self.caller:
            return 200 if side == self.caller else 0
        return 200 if side != self.caller else 0

    def shut_out(self, side: int, finisher: int | None) -> int:
        others = [zone for other, zone in enumerate(self.zones) if other != side]
        not_driven = sum(zone.miles == 0 for zone in others)
        if self.options["shut-out"] == "french":  # 33
            return 500 * not_driven if self.zones[side].miles else 0
        if side != finisher:
            return 0
        if self.options["shut-out"] == "each":
            return 500 * not_driven
        return 500 if not_driven == len(others) else 0

    def sheet(self) -> list[Counter[str]]:
        """The points of each side by line, with what the hand in progress has brought so far."""
        if self.over:
            return self.written
        return [self.written[side] + self.on_the_table(side) for side in range(self.sides)]

    @staticmethod
    def totals(sheet: list[Counter[str]]) -> list[int]:
        return [lines.total() for lines in sheet]

    def scores(self) -> list[int]:
        return self.totals(self.sheet())

    def places(self) -> list[int]:
        """Equal sides share a place (34)."""
        return [1 + sum(other > points for other in self.scores()) for points in self.scores()]
