"""A referee: Road Kill Rally once more, as a player would write it down, in the order of the rulebook.

It shares nothing with the game, so that a slip on either side shows when both follow the same race. It neither
shuffles nor rolls: it is told what was dealt, drawn and thrown, see `Facts`. Whatever asks a driver is a generator: it
yields who must decide and all that may be decided, and goes on with the answer. A move is what a driver touches:
cards, slots, cars by their seats, spaces by row and lane. Numbers in brackets are rulings.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.road_kill_rally.referee_box import (
    ACCESSORIES,
    ARMOUR,
    ATTACK_CARDS,
    BARRICADE_DICE,
    DICE,
    FIGURES,
    HAZARD_DICE,
    IGNORES,
    PIRATE,
    PISTOL,
    PLACE_POINTS,
    RALLY,
    RUN_OVER_DICE,
    SHOOT_TOKEN,
    SLOTS,
    STEPS_UP,
    TURN_DICE_LESS,
    WEAPON_AMMO_LESS,
    WEAPON_DICE,
    WEAPON_RANGE,
    WEAPONS,
    WIPE_OUT,
    Attack,
)
from tests.road_kill_rally.referee_road import Facts, Road, Space, Spot, distance, in_arc, spots_between

Move = tuple[Any, ...]
Asking = Generator[tuple[int, set[Move]], Move, Any]

GRID = [(2, 0), (2, 1), (1, 0), (1, 1), (0, 0), (0, 1)]
LAST_TURN = 80  # (41)
TURNS_FOR_TWO = 5


class RaceOver(Exception):
    """Nobody is racing any more."""


@dataclass
class Driver:
    """A driver with car and dashboard."""

    seat: int
    hand: list[str]
    garage: list[str]
    offer: list[str]  # of skills
    spot: Spot
    speed: int = 1  # in steps of 20 mph
    skill: str | None = None
    slots: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(SLOTS))
    damaged: set[str] = field(default_factory=set)
    status: str = "racing"  # "finished" or "wrecked" later
    place: int | None = None
    wipe_outs: int = 0
    wiped: bool = False  # in this turn
    kills: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FIGURES, 0))
    shots: int = 0  # Shoot tokens
    pitted: bool = False  # has been in The Pits
    thrown: int = 0  # dice, without those added by doubles
    landed: int = 0  # their hits

    def has(self, name: str) -> bool:
        """An accessory that is equipped, or a skill."""
        return name in self.slots.values() or name == self.skill

    def bonus(self, table: dict[str, int]) -> int:
        """What accessories and skill add together."""
        return sum(number for name, number in table.items() if self.has(name))


class Referee:
    """A race. `question` is who must decide and all that may be decided; None when the race is over."""

    def __init__(
        self,
        options: dict[str, str],
        hands: list[list[str]],
        garages: list[list[str]],
        offers: list[list[str]],
        facts: list[tuple[Any, ...]],
    ) -> None:
        """What was dealt is given, by seat."""
        self.options = options
        self.by_the_letter = options["letter"] == "by-the-letter"  # (23, 25, 28)
        self.facts = Facts()
        self.facts.left = list(facts)
        assert all(len(hand) == 7 for hand in hands + garages)  # (5)
        offered = [skill for offer in offers for skill in offer]
        assert len(set(offered)) == len(offered) == (2 * len(hands) if options["skills"] == "with" else 0)
        places = [self.facts.take("grid", seat) for seat in range(len(hands))]
        self.drivers = [
            Driver(seat, list(hands[seat]), list(garages[seat]), list(offers[seat]), GRID[places[seat] - 1])
            for seat in range(len(hands))
        ]
        self.grid = sorted(self.drivers, key=lambda driver: places[driver.seat])
        self.deck = [card for card, (count, _) in RALLY.items() for _ in range(count)]
        for card in (card for hand in hands for card in hand):
            self.deck.remove(card)
        self.discards: list[str] = []
        self.store = [name for name, (count, _) in ACCESSORIES.items() for _ in range(count)]
        for name in (name for garage in garages for name in garage):
            self.store.remove(name)
        self.scrapped: list[str] = []
        self.road = Road(options, self.facts)
        self.barricaded = 0  # cars that have gone through the barricade
        self.turn = 0
        self.last_turn = LAST_TURN
        self.finishers: list[Driver] = []
        self.left = 0  # spaces to go in this move
        self.first_check = True  # whether no crash check was due yet in it
        self.back: Spot | None = None  # the last empty space, while above other cars
        self.lucky = False  # whether a Lucky Break stands by
        assert not list(self.reveal_tile(self.grid[0])), "while there are all figures, nobody is asked for one"
        assert not self.facts.left, f"not to be explained: {self.facts.left}"
        self._race = self.race()
        self.question: tuple[int, set[Move]] | None = None

    def start(self) -> None:
        """On to the first question."""
        self.question = next(self._race)

    def answer(self, move: Move, facts: list[tuple[Any, ...]]) -> None:
        """A driver decides; the race goes on to the next question."""
        self.facts.left = list(facts)
        try:
            self.question = self._race.send(move)
        except (StopIteration, RaceOver):
            self.question = None
        assert not self.facts.left, f"not to be explained: {self.facts.left}"

    # ---- The race ------------------------------------------------------------------------------

    def race(self) -> Asking:
        """Skills and accessories, then turns of three phases until the race is over."""
        if self.options["skills"] == "with":
            chosen = []
            for driver in self.drivers:
                (skill,) = yield driver.seat, {(skill,) for skill in driver.offer}
                chosen.append(skill)
            for driver, skill in zip(self.drivers, chosen, strict=True):
                driver.skill = skill  # revealed together (18)
        for driver in self.grid:  # (45)
            yield from self.reconfigure(driver)
        while self.turn < self.last_turn:
            self.turn += 1
            for driver in self.drivers:
                driver.wiped = False
            self.draw_phase()
            for driver in self.line_up():
                if driver.status == "racing" and not driver.wiped:
                    yield from self.set_speed_and_move(driver)
            self.end_of_phase()
            for driver in self.line_up():
                if driver.status == "racing" and not driver.wiped:
                    yield from self.combat(driver)
            self.end_of_phase()

    def racing(self) -> list[Driver]:
        return [driver for driver in self.drivers if driver.status == "racing"]

    def line_up(self, by_dice: bool = True) -> list[Driver]:
        """From the front to the back; side by side the faster; equally fast by dice (2)."""
        order = sorted(self.racing(), key=lambda driver: (-driver.spot[0], -driver.speed))
        for at, (one, other) in enumerate(pairwise(order)):
            if by_dice and (one.spot[0], one.speed) == (other.spot[0], other.speed):
                first, second = self.facts.take("order")
                assert {first, second} == {one.seat, other.seat}
                order[at : at + 2] = [self.drivers[first], self.drivers[second]]
        return order

    def end_of_phase(self) -> None:
        self.road.clear_the_rear(min(driver.spot[0] for driver in self.racing()))

    # ---- Draw Rally cards ----------------------------------------------------------------------

    def draw_phase(self) -> None:
        """Three cards with less than five in hand; dice decide the order only if the cards may run out (2)."""
        wanted = sum(self.cards_to_draw(driver) for driver in self.racing())
        for driver in self.line_up(by_dice=wanted > len(self.deck) + len(self.discards)):
            self.draw(driver, self.cards_to_draw(driver))

    def cards_to_draw(self, driver: Driver) -> int:
        held = len(driver.hand)
        if not driver.has("veteran"):
            return 3 if held < 5 else 0
        if held >= 5:
            return 1
        return max(3, 6 - held) if self.options["veteran"] == "up-to-six" else 4  # (3)

    def draw(self, driver: Driver, count: int) -> None:
        """From the deck, which the discards renew when it is used up (4)."""
        for _ in range(count):
            if not self.deck:
                self.deck, self.discards = self.discards, []
            if self.deck:
                card = self.facts.take("card", driver.seat)
                self.deck.remove(card)
                driver.hand.append(card)

    def discard(self, driver: Driver, card: str) -> None:
        driver.hand.remove(card)
        self.discards.append(card)

    # ---- Set speed and move --------------------------------------------------------------------

    def set_speed_and_move(self, driver: Driver) -> Asking:
        """A step up or two down for nothing, a card for every further one; then a space for every step."""
        steps = {speed: self.steps_to_pay(driver, speed) for speed in range(1, 11)}
        affordable = sum(self.steps_worth(card) for card in driver.hand)
        (mph,) = yield driver.seat, {(20 * speed,) for speed in steps if steps[speed] <= affordable}
        yield from self.pay(driver, steps[mph // 20], self.steps_worth)
        driver.speed = mph // 20
        yield from self.move(driver)

    def steps_to_pay(self, driver: Driver, speed: int) -> int:
        up = 1 + driver.bonus(STEPS_UP)
        down = 10 if driver.has("brakes") else 2
        return max(0, speed - driver.speed - up, driver.speed - speed - down)

    def steps_worth(self, card: str) -> int:
        return 3 if card == "nitro" else 1

    def pay(self, driver: Driver, owed: int, worth: Callable[[str], int]) -> Asking:
        """Cards are discarded one by one; if it surely takes all of them, nobody is asked (50)."""
        while owed > 0:
            if owed > max(worth(card) for card in RALLY) * (len(driver.hand) - 1):
                for card in list(driver.hand):
                    self.discard(driver, card)
                return
            (card,) = yield driver.seat, {(card,) for card in driver.hand}
            self.discard(driver, card)
            owed -= worth(card)

    def move(self, driver: Driver) -> Asking:
        """All spaces, forwards or forward-diagonally, one after the other or several at once (7)."""
        row, lane = driver.spot
        slipstream = any(self.car_at((row + ahead, lane)) for ahead in (1, 2, 3))
        self.left, self.first_check, self.back = driver.speed, True, None
        while self.left and driver.status == "racing" and not driver.wiped:
            move = yield driver.seat, self.ways(driver, slipstream)
            if move == ("handbrake",):
                self.discard(driver, "handbrake")
                driver.speed = min(driver.speed, 3)
                return
            if move == ("slipstream",):
                self.discard(driver, "slipstream")
                self.left += 2
                continue
            *touched, (last_row, last_lane) = move
            for row in range(driver.spot[0] + 1, last_row + 1):
                lane = last_lane if row == last_row else driver.spot[1]
                yield from self.step(driver, (row, lane), touched)
                if driver.wiped or driver.status != "racing":
                    break

    def ways(self, driver: Driver, slipstream: bool) -> set[Move]:
        """Where a driver may go, with which cards."""
        row, lane = driver.spot
        last_row = self.road.finish_row or self.road.end - 1  # beyond the finish the car has arrived
        moves: set[Move] = set()
        for spaces in range(1, min(self.left, last_row - row) + 1):
            way = [(row + space, lane) for space in range(1, spaces)]
            for last in (0, 1):
                if spaces == 1 or not any(self.car_at(spot) for spot in [*way, (row + spaces, last)]):
                    moves.add(((row + spaces, last),))
        dropping: list[Move] = [(), ("oil",), ("spikes",), ("oil", "spikes")]
        for ahead in [(row + 1, 0), (row + 1, 1)]:
            ways_through: list[Move] = [()]
            if self.car_at(ahead):
                ways_through = []
                if self.left > 1:  # nobody stops above a car (27)
                    ways_through += [("pass",)] if "pass" in driver.hand else []
                    ways_through += [("yellow",)] if driver.has("jump-jets") else []
            for drops in dropping:
                if set(drops) <= set(driver.hand):
                    moves |= {(*drops, *way_through, ahead) for way_through in ways_through}
        if "handbrake" in driver.hand and not self.back:
            moves.add(("handbrake",))
        if "slipstream" in driver.hand and slipstream:  # before the last space is entered, so at any space (42)
            moves.add(("slipstream",))
        return moves

    def car_at(self, spot: Spot) -> Driver | None:
        return next((driver for driver in self.racing() if driver.spot == spot), None)

    def wrecked_at(self, spot: Spot) -> bool:
        return any(driver.status == "wrecked" and driver.spot == spot for driver in self.drivers)

    def step(self, driver: Driver, to: Spot, touched: list[str]) -> Asking:
        """Into the next space, with all that happens there, in this order (6)."""
        other = self.car_at(to)
        if other and not {"pass", "yellow"} & set(touched):
            driver.spot = self.back or driver.spot
            yield from self.collide(driver, other)
            self.left = 0
            return
        for card in touched:
            if card in ("oil", "spikes"):
                self.discard(driver, card)
                self.road.at(driver.spot).dropped.add(card)  # a second of the same kind adds nothing (15)
            if card == "pass":
                self.discard(driver, card)
        self.back = (self.back or driver.spot) if other else None
        changed_lane = to[1] != driver.spot[1]
        driver.spot = to
        self.left -= 1
        if to[0] == self.road.finish_row:
            self.cross_the_line(driver)
            return
        if self.wrecked_at(to):
            yield from self.hit_wreck(driver)
        if to[0] == self.road.tiles[-1].first and not self.road.finish_row:
            yield from self.reveal_tile(driver)
        if not driver.wiped:
            yield from self.crash_check(driver, changed_lane)
        if driver.wiped:
            driver.spot = self.back or driver.spot
            self.left = 0
        elif not self.back:
            if self.may_try(driver, to):
                yield from self.run_over(driver, self.road.at(to))
            if self.road.at(to).pit and not driver.pitted:
                driver.pitted = True
                yield from self.pit_stop(driver)

    def reveal_tile(self, driver: Driver) -> Asking:
        """The next road tile, with its figures; of a kind that has run out the foremost driver chooses another (19)."""
        self.road.reveal()
        for row in range(self.road.tiles[-1].first, self.road.end):
            for space in self.road.spaces[row]:
                kind = space.splatter
                left = [each for each in FIGURES if self.road.supply[each]]
                if kind and kind not in left:
                    kind = None
                    if len(left) == 1:
                        kind = left[0]
                    elif left:
                        (kind,) = yield driver.seat, {(each,) for each in left}
                if kind:
                    self.road.supply[kind] -= 1
                    space.figure = kind

    # ---- Crash checks --------------------------------------------------------------------------

    def crash_check(self, driver: Driver, changed_lane: bool) -> Asking:
        """As many dice as the table and hazards say; a card is lost for every hit."""
        due, dice = self.check_dice(driver, changed_lane)
        if driver.has("brakes") and self.first_check:
            dice -= 2
        self.first_check = self.first_check and not due
        space = self.road.at(driver.spot)
        space.dropped = set()  # (15)
        self.barricaded += space.hazard == "barricade"
        while dice > 0:
            moves: set[Move] = {("roll",)}
            if driver.hand:
                if len(driver.hand) >= dice:
                    moves.add(("safe",))
                moves |= {("skid",)} if "skid" in driver.hand else set()
                moves |= {("lucky", "roll")} if "lucky" in driver.hand else set()
                move = yield driver.seat, moves
            else:
                move = ("roll",)  # (50)
            if move == ("safe",):
                yield from self.pay(driver, dice, lambda card: 1)
                return
            if move == ("skid",):
                self.discard(driver, "skid")
                dice -= 3
                continue
            hits = self.lost_in_check(driver, self.roll(driver, "check", dice))
            if "lucky" in move and (hits >= dice or hits >= len(driver.hand)):  # (43)
                self.discard(driver, "lucky")
                hits = self.lost_in_check(driver, self.roll(driver, "check", dice))
            yield from self.suffer(driver, hits, None)
            return

    def check_dice(self, driver: Driver, changed_lane: bool) -> tuple[bool, int]:
        """Whether a check is due, and with how many dice (12, 13)."""
        space = self.road.at(driver.spot)
        by_table = DICE[space.colour][driver.speed - 1]
        by_hazards = self.hazard_dice(driver, space)
        dice = by_table + by_hazards - driver.has("nerves")
        if by_table and space.colour != "G":
            dice -= driver.bonus(TURN_DICE_LESS)
            if changed_lane:
                dice += -1 if driver.has("dancer") else 0 if driver.has("four-wheel-drive") else 1
        return by_table + by_hazards > 0, dice

    def hazard_dice(self, driver: Driver, space: Space) -> int:
        dice = 0
        for hazard in [space.hazard, *space.dropped]:
            if hazard == "barricade":
                dice += BARRICADE_DICE[min(self.barricaded, 2)]  # (16)
            elif hazard and not any(driver.has(name) for name, hazards in IGNORES.items() if hazard in hazards):
                dice += HAZARD_DICE[hazard]
        return dice

    def lost_in_check(self, driver: Driver, hits: int) -> int:
        """Hits that are left by a Roll Cage and by Hard as Nails."""
        if driver.has("rollcage"):
            hits = max(0, hits - 2)
        return self.hard_as_nails(driver, hits)

    def hard_as_nails(self, driver: Driver, hits: int) -> int:
        """One hit less, but never the last one."""
        return hits - 1 if driver.has("tough") and hits > 1 else hits

    def roll(self, driver: Driver, why: str, dice: int) -> int:
        """Dice of a driver; the facts know their hits."""
        hits: int = self.facts.take(why, driver.seat, dice)
        driver.thrown += dice
        driver.landed += hits
        return hits

    # ---- Damage and wipe-outs ------------------------------------------------------------------

    def suffer(self, driver: Driver, hits: int, attacker: Driver | None) -> Asking:
        """A card is lost for every hit, the driver chooses which (17); who has too few wipes out (20)."""
        held = len(driver.hand)
        wipes_out = hits > held and not driver.wiped  # once a turn (22)
        if attacker and hits and (held or (wipes_out and not self.by_the_letter)):  # (23)
            attacker.shots += 1
        for owed in range(min(hits, held), 0, -1):
            card = driver.hand[0]  # of all that go, any one first
            if owed < len(driver.hand):
                (card,) = yield driver.seat, {(card,) for card in driver.hand}
            self.lose(driver, card, attacker)
        if wipes_out:
            yield from self.wipe_out(driver)

    def lose(self, driver: Driver, card: str, attacker: Driver | None) -> None:
        """Cards lost to an attack go to the attacker."""
        if attacker:
            self.facts.expect("looted", driver.seat, attacker.seat, card)
            driver.hand.remove(card)
            attacker.hand.append(card)
        else:
            self.discard(driver, card)

    def wipe_out(self, driver: Driver) -> Asking:
        """20 mph, a token, an accessory and its slot; the driver's turn is over."""
        driver.speed = 1
        driver.wiped = True
        driver.wipe_outs += 1
        for other in self.racing():
            if other.has("vulture") and other is not driver:
                self.draw(other, 2)
        if self.options["destruction"] == "third-wipe-out" and driver.wipe_outs == 3:
            driver.status = "wrecked"
            self.end_if_nobody_races()
            return
        slots = [slot for slot in SLOTS if driver.slots[slot]]
        slots = slots or [slot for slot in SLOTS if slot not in driver.damaged]
        if len(slots) > 1:
            slots = list((yield driver.seat, {(slot,) for slot in slots}))
        for slot in slots:
            driver.damaged.add(slot)
            accessory, driver.slots[slot] = driver.slots[slot], None
            if accessory:
                self.scrapped.append(accessory)

    # ---- Vehicle collisions --------------------------------------------------------------------

    def collide(self, driver: Driver, other: Driver) -> Asking:
        """Both roll a die for every step of difference, at least one; then both drive at the mean (25)."""
        dice = max(1, abs(driver.speed - other.speed))
        mean = (driver.speed + other.speed) // 2
        both = sorted((driver, other), key=lambda one: one.seat)  # it happens at the same time
        hits = [self.roll_collision(one, by, dice) for one, by in zip(both, reversed(both), strict=True)]
        wiped_before = [one for one in both if one.wiped]
        for one, suffered in zip(both, hits, strict=True):
            left = yield from self.defend(one, suffered, "collision", "impact")
            yield from self.suffer(one, left, None)
        drive_on = [one for one in both if not one.wiped or one in wiped_before]
        if self.by_the_letter:
            mean = (driver.speed + other.speed) // 2
            drive_on = [one for one in both if one.status == "racing"]
        for one in drive_on:
            one.speed = mean

    def roll_collision(self, driver: Driver, by: Driver, dice: int) -> int:
        """What a driver suffers after armour."""
        hits: int = self.facts.take("collision", driver.seat, dice)
        by.thrown += dice
        by.landed += hits
        return self.after_armour(driver, hits, "collision", "impact")

    def hit_wreck(self, driver: Driver) -> Asking:
        """A die for every step of speed, and the car drives on (26)."""
        hits = self.roll_collision(driver, driver, driver.speed)
        hits = yield from self.defend(driver, hits, "collision", "impact")
        yield from self.suffer(driver, hits, None)

    def after_armour(self, driver: Driver, hits: int, by: str, kind: str, pierce: int = 0) -> int:
        """What armour and skills leave of the hits of an attack or a collision."""
        armour = driver.slots["green"]
        if armour in ARMOUR and ARMOUR[armour][0] == kind:
            hits = max(0, hits - max(0, ARMOUR[armour][1] - pierce))
        if driver.has("roadhog") and kind == "impact":
            hits = max(0, hits - 2)
        if by == "attack":
            if driver.has("composite") and not pierce and hits > 1:
                hits -= 1
            hits = self.hard_as_nails(driver, hits)
        return hits

    def defend(self, driver: Driver, hits: int, by: str, kind: str) -> Asking:
        """Whoever holds cards is asked, able or not (31); the hits that are left."""
        while hits > 0 and driver.hand:
            helps = {"evade": 2 if by == "attack" else 0, "brace": 3 if kind == "impact" else 0}
            (card,) = yield driver.seat, {("let-it-stand",)} | {(c,) for c in helps if helps[c] and c in driver.hand}
            if card == "let-it-stand":
                break
            self.discard(driver, card)
            hits = max(0, hits - helps[card])
        return hits

    # ---- Pedestrians ---------------------------------------------------------------------------

    def may_try(self, driver: Driver, spot: Spot) -> bool:
        """Whether a figure is there; by the letter each driver tries it once, by driving or shooting (28)."""
        space = self.road.at(spot)
        return bool(space.figure) and not (self.by_the_letter and driver.seat in space.tried)

    def run_over(self, driver: Driver, space: Space) -> Asking:
        """One die, and one for every card; two hits score. Nobody drives here twice, so nobody tries twice."""
        dice = 1 + driver.bonus(RUN_OVER_DICE)
        while True:
            moves: set[Move] = {("roll",), ("leave",)} | {(card,) for card in driver.hand}
            if "lucky" in driver.hand:
                moves.add(("lucky", "roll"))
            move = yield driver.seat, moves
            if move == ("leave",):
                return
            if "roll" in move:
                break
            self.discard(driver, move[0])
            dice += 3 if move == ("crowd",) else 1
        space.tried.add(driver.seat)
        hits = self.roll_at_figure(driver, dice)
        if "lucky" in move and hits < 2:  # (43)
            self.discard(driver, "lucky")
            hits = self.roll_at_figure(driver, dice)
        if hits >= 2:
            self.score(driver, space)

    def roll_at_figure(self, driver: Driver, dice: int) -> int:
        hits: int = self.facts.take("figure", driver.seat)
        driver.thrown += dice
        driver.landed += hits
        return hits

    def score(self, driver: Driver, space: Space) -> None:
        """The figure goes into the kill box."""
        assert space.figure
        driver.kills[space.figure] += 1
        space.figure = None

    # ---- Combat --------------------------------------------------------------------------------

    def combat(self, driver: Driver) -> Asking:
        """One combat action, and the free shot of a Driver's Pistol."""
        acted = shot = False
        while True:
            free_shots = self.attacks(driver, "own-skill", PISTOL) if driver.has("pistol") and not shot else set()
            actions = set() if acted else self.actions(driver)
            if not free_shots and (acted or not driver.hand):  # (50)
                return
            move = yield driver.seat, {("done",)} | actions | free_shots
            if move == ("done",):
                return
            if "own-skill" in move:
                shot = True
            elif move != ("pitstop",) or not driver.has("grease"):  # (44)
                acted = True
            yield from self.act(driver, move)

    def actions(self, driver: Driver) -> set[Move]:
        """Weapon, attack cards, pit stop and tricks."""
        moves: set[Move] = set()
        weapon = driver.slots["red"]
        if weapon and sum(RALLY[card][1] for card in driver.hand) >= self.ammo_needed(driver, weapon):
            moves |= self.attacks(driver, "red", self.weapon(driver, weapon))
        for card in set(driver.hand) & set(ATTACK_CARDS):
            moves |= self.attacks(driver, card, ATTACK_CARDS[card])
        if "pirate" in driver.hand:
            robbed = self.targets(driver, PIRATE)
            moves |= {("pirate", seat) for seat in robbed if self.drivers[seat].hand}
        if "sponsor" in driver.hand:
            moves.add(("sponsor",))
        if "pitstop" in driver.hand and driver.wipe_outs < 3:  # (47)
            moves.add(("pitstop",))
        return moves

    def act(self, driver: Driver, move: Move) -> Asking:
        """A combat action."""
        if move in (("pitstop",), ("sponsor",)):
            self.discard(driver, move[0])
            if move == ("sponsor",):
                self.draw(driver, 3)
            else:
                yield from self.pit_stop(driver)
            return
        self.lucky = move[0] == "lucky"
        source, *target = move[1:] if self.lucky else move
        if source == "pirate":
            self.discard(driver, "pirate")
            self.rob(driver, self.drivers[target[0]])
            return
        if source == "red":
            weapon = driver.slots["red"]
            assert weapon
            attack = self.weapon(driver, weapon)
            yield from self.pay(driver, self.ammo_needed(driver, weapon), lambda card: RALLY[card][1])
            self.lucky = self.lucky and "lucky" in driver.hand  # it may have been spent as ammo
        elif source == "own-skill":
            attack = PISTOL
        else:
            attack = ATTACK_CARDS[source]
            self.discard(driver, source)
        if attack.kind == "impact" and driver.has("roadhog"):
            attack = attack._replace(dice=attack.dice + 2)
        if target and isinstance(target[0], tuple):
            self.shoot_figure(driver, attack, target[0])
            return
        pierce = 2 if source == "red" and attack.kind == "ballistic" and driver.has("ap-rounds") else 0  # (49)
        for victim in [self.drivers[target[0]]] if target else self.opponents(driver):
            yield from self.attack_car(driver, victim, attack, pierce)

    def attack_car(self, driver: Driver, victim: Driver, attack: Attack, pierce: int) -> Asking:
        """The driver attacked may cancel what needs sight; then dice, armour, defence, loss of cards (31)."""
        if attack.needs_sight and victim.hand:
            moves = {("let-it-stand",)} | ({("smoke",)} if "smoke" in victim.hand else set())
            if (yield victim.seat, moves) == ("smoke",):
                self.discard(victim, "smoke")
                return
        hits = self.roll(driver, "attack", attack.dice)
        left = self.after_armour(victim, hits, "attack", attack.kind, pierce)
        if self.lucky and (2 * hits < attack.dice or not left):  # (43)
            self.lucky = False
            self.discard(driver, "lucky")
            hits = self.roll(driver, "attack", attack.dice)
            left = self.after_armour(victim, hits, "attack", attack.kind, pierce)
        left = yield from self.defend(victim, left, "attack", attack.kind)
        yield from self.suffer(victim, left, driver)

    def weapon(self, driver: Driver, weapon: str) -> Attack:
        """The mounted weapon with all that changes it."""
        attack = WEAPONS[weapon][0]
        return attack._replace(
            dice=attack.dice + driver.bonus(WEAPON_DICE),
            range=attack.range + driver.bonus(WEAPON_RANGE),
            arc="all" if driver.has("turret") else attack.arc,
        )

    def ammo_needed(self, driver: Driver, weapon: str) -> int:
        return max(1, WEAPONS[weapon][1] - driver.bonus(WEAPON_AMMO_LESS))

    def opponents(self, driver: Driver) -> list[Driver]:
        """Those still racing, without the team mate (37)."""
        return [other for other in self.racing() if self.side_of(other.seat) != self.side_of(driver.seat)]

    def attacks(self, driver: Driver, source: str, attack: Attack) -> set[Move]:
        """Every car and every figure that can be attacked, with a Lucky Break or without (43)."""
        moves: set[Move] = {(source, seat) for seat in self.targets(driver, attack)}
        if source == "orbital":
            moves = {(source,)} if self.opponents(driver) else set()
        elif source != "own-skill":  # (30)
            figures = [(row, lane) for row in range(self.road.first, self.road.end) for lane in (0, 1)]
            figures = [spot for spot in figures if self.may_try(driver, spot) and self.can_aim(driver, spot, attack)]
            moves |= {(source, spot) for spot in figures}
        return moves | ({("lucky", *move) for move in moves} if "lucky" in driver.hand else set())

    def targets(self, driver: Driver, attack: Attack) -> list[int]:
        """The cars that can be aimed at: not those in the smoke of the Forest Fire (39)."""
        return [
            other.seat
            for other in self.racing()
            if other is not driver and not self.road.at(other.spot).smoke and self.can_aim(driver, other.spot, attack)
        ]

    def can_aim(self, driver: Driver, target: Spot, attack: Attack) -> bool:
        """Range, firing arc and line of sight."""
        if distance(driver.spot, target) > attack.range or not in_arc(attack.arc, driver.spot, target):
            return False
        if not attack.needs_sight:
            return True
        blocked = any(self.car_at(spot) or self.wrecked_at(spot) for spot in spots_between(driver.spot, target))
        return not blocked and not self.road.hidden_by_bend(driver.spot, target)

    def shoot_figure(self, driver: Driver, attack: Attack, target: Spot) -> None:
        """Three hits score a figure, without a token (29)."""
        dice = attack.dice + driver.has("sniper")
        needed = 2 if driver.has("sniper") else 3
        self.road.at(target).tried.add(driver.seat)
        hits = self.roll(driver, "attack", dice)
        if self.lucky and hits < needed:
            self.discard(driver, "lucky")
            hits = self.roll(driver, "attack", dice)
        self.facts.expect("figure", driver.seat, hits)
        if hits >= needed:
            self.score(driver, self.road.at(target))

    def rob(self, driver: Driver, victim: Driver) -> None:
        """Two cards by chance."""
        for _ in range(min(2, len(victim.hand))):
            card = self.facts.take("looted", victim.seat, driver.seat)
            victim.hand.remove(card)
            driver.hand.append(card)

    # ---- Pit stops -----------------------------------------------------------------------------

    def pit_stop(self, driver: Driver) -> Asking:
        """Draw an accessory and reconfigure; not with three wipe-outs (33, 47)."""
        if driver.wipe_outs >= 3:
            return
        for _ in range(2 if driver.has("grease") else 1):
            if not self.store:
                self.store, self.scrapped = self.scrapped, []  # as with Rally cards (4)
            if self.store:
                accessory = self.facts.take("accessory", driver.seat)
                self.store.remove(accessory)
                driver.garage.append(accessory)
        if driver.has("grease"):  # (44)
            damaged = [slot for slot in SLOTS if slot in driver.damaged]
            driver.damaged -= set(damaged[:1])
        yield from self.reconfigure(driver)

    def reconfigure(self, driver: Driver) -> Asking:
        """Accessories into slots of their colour, each slot once (34), as long as there are both (50)."""
        slots = set(SLOTS) - driver.damaged
        while driver.garage and slots:
            fits = {(name, ACCESSORIES[name][1]) for name in driver.garage}
            move = yield driver.seat, {("done",)} | {(name, slot) for name, slot in fits if slot in slots}
            if move == ("done",):
                return
            name, slot = move
            driver.garage.remove(name)
            old, driver.slots[slot] = driver.slots[slot], name
            if old:
                driver.garage.append(old)
            slots.remove(slot)

    # ---- The end of the race -------------------------------------------------------------------

    def cross_the_line(self, driver: Driver) -> None:
        """The car leaves play; one more turn follows that in which the third car arrived (41)."""
        self.finishers.append(driver)
        driver.place = len(self.finishers)
        driver.status = "finished"
        self.discards += driver.hand
        driver.hand = []
        if len(self.finishers) == 3:
            self.last_turn = min(self.last_turn, self.turn + 1)
        if len(self.drivers) == 2:
            self.last_turn = min(self.last_turn, self.turn + TURNS_FOR_TWO)
        self.end_if_nobody_races()

    def end_if_nobody_races(self) -> None:
        if not self.racing():
            raise RaceOver

    def points(self, driver: Driver) -> int:
        """Figures, Shoot tokens and place, less the wipe-outs."""
        points = sum(FIGURES[kind] * count for kind, count in driver.kills.items()) + SHOOT_TOKEN * driver.shots
        if driver.place and driver.place <= 3:
            points += PLACE_POINTS[driver.place - 1]
        return points + WIPE_OUT[self.options["wipe-out-points"]] * driver.wipe_outs

    def side_of(self, seat: int) -> int:
        """Team mates sit opposite (37)."""
        seats = len(self.drivers)
        return seat % ((seats + 1) // 2) if self.options["teams"] == "pairs" and seats > 2 else seat

    def sides(self) -> list[list[Driver]]:
        """The drivers of each side."""
        count = 1 + max(self.side_of(driver.seat) for driver in self.drivers)
        return [[driver for driver in self.drivers if self.side_of(driver.seat) == side] for side in range(count)]

    def scores(self) -> list[int]:
        """By side; the score of a driver without a team mate counts double."""
        sides = self.sides()
        teams = len(sides) < len(self.drivers)
        return [sum(map(self.points, side)) * (2 if teams and len(side) == 1 else 1) for side in sides]

    def places(self) -> list[int]:
        """By points, then by who was earlier across the line; else a place is shared (10, 35)."""
        never = len(self.drivers) + 1
        first = [min(driver.place or never for driver in side) for side in self.sides()]
        standings = list(zip((-score for score in self.scores()), first, strict=True))
        return [1 + sum(other < standing for other in standings) for standing in standings]
