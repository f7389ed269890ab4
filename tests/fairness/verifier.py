"""A verifier of fair chance for all four games: docs/fairness.md in plain Python. It knows nothing else of Paddock.

It reads a record, the log as those who may know it are told, and what each seat saw after so many moves. From the
secret and the salts it draws everything again that chance decided, and stops where something is not what was told.
"""

import hashlib
import hmac
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

Facts = dict[str, Any]
Look = Callable[[int, int], Facts]  # what a seat saw after so many moves


class Told(NamedTuple):
    """A line of the log: after which move, its name, and its numbers."""

    step: int
    name: str
    a: int
    b: int
    c: int


class Unfair(Exception):
    """Something was told that chance did not give."""


def commitment(record: Facts) -> str:
    """What must have been shown before the deal."""
    return hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest()


def key_of(record: Facts) -> bytes:
    """The secret, mixed with the salts where there are any."""
    secret = bytes.fromhex(record["secret"])
    salts = record.get("salts", [])
    if not salts:
        return secret
    message = b"paddock chance"
    for seat, salt in enumerate(salts):
        message += bytes.fromhex(salt) or hmac.digest(secret, b"paddock salt %d" % seat, "sha256")
    return hmac.digest(secret, message, "sha256")


class Chance:
    """The words of a key, one after the other."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn = 0

    def below(self, n: int) -> int:
        block, place = divmod(self.drawn, 8)
        self.drawn += 1
        digest = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[4 * place : 4 * place + 4], "big") * n >> 32

    def draw(self, pile: list[int]) -> int:
        """A kind out of a pile that is counted by kind."""
        k = self.below(sum(pile))
        kind = 0
        while k >= pile[kind]:
            k -= pile[kind]
            kind += 1
        pile[kind] -= 1
        return kind

    def shuffle(self, items: list[Any]) -> None:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


class Verifier:
    """What all games share: walking through the log."""

    def __init__(self, record: Facts, log: Iterable[Told], look: Look, box: Facts) -> None:
        self.record, self.log, self.look, self.box = record, list(log), look, box
        self.seats: int = record["seats"]
        self.options: dict[str, str] = record["options"]
        self.chance = Chance(key_of(record))
        self.checked = 0

    def verify(self) -> int:
        """How many facts were checked."""
        self.set_up()
        for at, told in enumerate(self.log):
            self.at = at
            getattr(self, "on_" + told.name.replace("-", "_"), self.ignore)(told)
        self.finish()
        return self.checked

    def set_up(self) -> None: ...

    def finish(self) -> None: ...

    def ignore(self, told: Told) -> None: ...

    def same(self, told: Any, found: Any, what: str) -> None:
        self.checked += 1
        if told != found:
            raise Unfair(f"{what}: told {told}, chance gives {found}")


def by_id(ids: list[str], counts: list[int]) -> dict[str, int]:
    return {id: count for id, count in zip(ids, counts, strict=True) if count}


# ---- Mille Bornes --------------------------------------------------------------------------------


class MilleBornes(Verifier):
    def set_up(self) -> None:
        self.ids = [card["id"] for card in self.box["cards"]]

    def on_dealt(self, told: Told) -> None:
        few = self.seats <= 3
        self.pile = [card["count"] - (card.get("left_out", 0) if few else 0) for card in self.box["cards"]]
        hands = [[0] * len(self.ids) for _ in range(self.seats)]
        for hand in hands:
            for _ in range(6):
                hand[self.chance.draw(self.pile)] += 1
        for line in self.log[self.at + 1 :]:  # the first player draws before anybody looks
            if line.step == told.step and line.name == "drew":
                hands[line.a][line.b] += 1
        for seat, hand in enumerate(hands):
            self.same(self.look(told.step, seat)["hand"], by_id(self.ids, hand), f"hand of seat {seat}")

    def on_drew(self, told: Told) -> None:
        self.same(told.b, self.chance.draw(self.pile), "card drawn")
        self.same(told.c, sum(self.pile), "cards left")


# ---- Checkpoint Rally ----------------------------------------------------------------------------

CORNERS = ["A1", "E1", "E5", "A5"]
TERRAINS = {"g": "grassland", "m": "mountains", "d": "desert", "c": "city"}


class CheckpointRally(Verifier):
    def set_up(self) -> None:
        chance, views = self.chance, [self.look(0, seat) for seat in range(self.seats)]
        self.ids = [tile["id"] for tile in self.box["tiles"]]
        self.stack = list(range(len(self.ids)))
        self.discards: list[int] = []
        self.cars_and_cards(views)
        first, step = chance.below(4), 2 if self.seats == 2 else 1
        corners = [CORNERS[(first + step * seat) % 4] for seat in range(self.seats)]
        order = list(range(self.seats))
        chance.shuffle(order)
        rim = [(side, chance.below(2)) for side in range(4)]
        chance.shuffle(rim)
        board = {cell: self.laid() for cell in self.box["opening"][self.options["layout"]]}
        self.row = [self.from_stack() for _ in range(3)]
        board |= {cell: self.laid() for cell in CORNERS if cell not in corners}
        seen = views[0]
        self.same([player["corner"] for player in seen["players"]], corners, "corners")
        self.same(seen["watch"]["order"], order, "order")
        faces = [self.box["borders"][border]["faces"][face] for border, face in rim]
        self.same(seen["borders"], [[TERRAINS[letter] for letter in face] for face in faces], "borders")
        self.same(seen["board"], board, "board")
        self.same(seen["row"], [self.ids[tile] for tile in self.row], "row")

    def cars_and_cards(self, views: list[Facts]) -> None:
        cars: list[int] = []
        cards: list[int] = []
        for seat in range(self.seats):
            if self.options["cars"] == "random":
                cars.append(self.one_of(len(self.box["cars"]), cars))
                self.same(views[seat]["players"][seat]["car"], self.box["cars"][cars[-1]]["id"], "car")
            cards.append(self.one_of(len(self.box["cards"]), cards))
            self.same(views[seat]["card"]["id"], self.box["cards"][cards[-1]]["id"], "checkpoint card")

    def one_of(self, n: int, taken: list[int]) -> int:
        while (number := self.chance.below(n)) in taken:
            pass
        return number

    def laid(self) -> Facts:
        return {"tile": self.ids[self.from_stack()], "turned": self.chance.below(4)}

    def from_stack(self) -> int:
        if not self.stack:
            self.stack, self.discards = self.discards, []
        k = self.chance.below(len(self.stack))
        tile = self.stack[k]
        last = self.stack.pop()
        if k < len(self.stack):
            self.stack[k] = last
        return tile

    def on_drew(self, told: Told) -> None:
        self.same(told.b, self.from_stack(), "tile drawn")
        self.same(told.c, len(self.stack), "tiles left")

    def on_row_tile(self, told: Told) -> None:
        self.row[told.b] = self.from_stack()
        self.same(told.a, self.row[told.b], "tile of the row")

    def on_took(self, told: Told) -> None:
        self.row[self.row.index(told.b)] = -1

    def on_refreshed(self, told: Told) -> None:
        self.discards += [tile for tile in self.row if tile >= 0]
        self.row = [-1, -1, -1]

    def on_discarded(self, told: Told) -> None:
        self.discards.append(told.b)

    on_replaced = on_discarded


# ---- Road Rally USA ------------------------------------------------------------------------------

SURVEYS = 1000  # after so many orders of the tiles something is wrong


class RoadRally(Verifier):
    def set_up(self) -> None:
        self.ids = [f"{each['id'][0]}{value}" for each in self.box["colours"] for value in each["values"]]
        self.counts = [count for each in self.box["colours"] for count in each["counts"]]
        self.deck = [list(self.counts) for _ in range(self.seats)]
        self.top: list[list[int]] = [[] for _ in range(self.seats)]
        self.hand = [[0] * len(self.ids) for _ in range(self.seats)]
        if self.record["variant"] != "base" and self.options["course"] == "drawn":
            self.survey()
        first = 0 if self.options["first-driver"] == "first-seat" else self.chance.below(self.seats)
        order = [(first + place) % self.seats for place in range(self.seats)]
        if self.record["variant"] == "demo":
            self.chance.shuffle(order)
        self.same(self.look(0, 0)["order"], order, "order")

    def survey(self) -> None:
        """Orders are drawn until one can be laid: the one that lies on the table."""
        order = [tile["id"] for tile in self.box["sets"][0]["tiles"]]
        laid = [name for name, _ in self.look(0, 0)["course"]["tiles"]]
        for _ in range(SURVEYS):
            self.chance.shuffle(order)
            for _ in order:
                self.chance.below(2)
            if order[: len(laid)] == laid:
                break
        self.same(laid, order[: len(laid)], "course")

    def take(self, seat: int) -> int:
        return self.top[seat].pop(0) if self.top[seat] else self.chance.draw(self.deck[seat])

    def on_dealt(self, told: Told) -> None:
        for seat in range(self.seats):
            for _ in range(5):
                self.hand[seat][self.take(seat)] += 1
        dealing = next(each for each in self.box["dealing"] if each["variant"] == self.record["variant"])
        held: list[list[int]] = [[] for _ in range(self.seats)]
        stages = list(range(1, 22))
        for seat in range(self.seats):
            self.stage_cards(held[seat], dealing["from_a"][self.seats - 3], stages, range(1, 11))
            self.stage_cards(held[seat], dealing["from_b"][self.seats - 3], stages, range(11, 22))
        for seat in range(self.seats):
            self.stage_cards(held[seat], dealing["from_both"][self.seats - 3], stages, range(1, 22))
        for seat in range(self.seats):
            seen = self.look(told.step, seat)
            self.same(seen["hand"], by_id(self.ids, self.hand[seat]), f"hand of seat {seat}")
            self.same(seen["stage_cards"], sorted(held[seat]), f"stage cards of seat {seat}")

    def stage_cards(self, held: list[int], count: int, stages: list[int], among: range) -> None:
        for _ in range(count):
            left = [stage for stage in stages if stage in among]
            held.append(left[self.chance.below(len(left))])
            stages.remove(held[-1])

    def on_drove(self, told: Told) -> None:
        """What has left the hand in this move was played."""
        before: Counter[str] = Counter(self.look(told.step - 1, told.a)["hand"])
        after: Counter[str] = Counter(self.look(told.step, told.a)["hand"])
        for line in self.log:
            if line.step == told.step and line.name == "drew" and line.a == told.a:
                before.update(self.ids[kind] for kind in digits(line.b))
        for id, count in (before - after).items():
            self.hand[told.a][self.ids.index(id)] -= count

    def on_drew(self, told: Told) -> None:
        for kind in digits(told.b):
            self.same(kind, self.take(told.a), "card drawn")
            self.hand[told.a][kind] += 1

    def on_looked(self, told: Told) -> None:
        while len(self.top[told.a]) < told.c:
            self.top[told.a].append(self.chance.draw(self.deck[told.a]))
        self.same(digits(told.b), self.top[told.a], "cards looked at")

    def on_tuned(self, told: Told) -> None:
        self.same(sorted(digits(told.b)), sorted(self.top[told.a]), "cards put in order")
        self.top[told.a] = digits(told.b)

    def on_refuelled(self, told: Told) -> None:
        """Everything that is not in the hand is in the deck again."""
        seat = told.a
        self.deck[seat] = [count - held for count, held in zip(self.counts, self.hand[seat], strict=True)]
        self.top[seat] = []
        self.same(told.b, sum(self.deck[seat]), "cards in the deck")


def digits(code: int) -> list[int]:
    """The cards of a number of the log."""
    found: list[int] = []
    while code:
        code, digit = divmod(code, 8)
        found.insert(0, digit - 1)
    return found


# ---- Road Kill Rally -----------------------------------------------------------------------------


class RoadKillRally(Verifier):
    def set_up(self) -> None:
        chance, box = self.chance, self.box
        self.cards = [card["id"] for card in box["rally"]]
        self.tiles = [tile["id"] for tile in box["tiles"]]
        self.deck = [card["count"] for card in box["rally"]]
        self.store = [each["count"] for each in box["accessories"]]
        self.scrapped = [0] * len(self.store)
        self.hand = [[0] * len(self.cards) for _ in range(self.seats)]
        self.order = self.lots()
        for seat in range(self.seats):
            for _ in range(7):
                self.hand[seat][chance.draw(self.deck)] += 1
            garage = [0] * len(self.store)
            for _ in range(7):
                garage[chance.draw(self.store)] += 1
            seen = self.look(0, seat)
            ids = [each["id"] for each in box["accessories"]]
            self.same(seen["hand"], by_id(self.cards, self.hand[seat]), f"hand of seat {seat}")
            self.same(seen["own_garage"], by_id(ids, garage), f"garage of seat {seat}")
        is_short = self.options["length"] == "short"
        group = box["setup"]["finish_group"]["short" if is_short else self.options["finish-group"]]
        self.top = box["setup"]["tiles"]["short" if is_short else "standard"] - group
        self.group, self.is_finish_hidden = group + 1, True
        self.unseen = [n for n, id in enumerate(self.tiles) if id not in ("start", "finish")]
        self.returned: list[int] = []

    def lots(self) -> list[int]:
        order = list(range(self.seats))
        for place in range(self.seats):
            other = place + self.chance.below(self.seats - place)
            order[place], order[other] = order[other], order[place]
        return order

    def on_grid(self, told: Told) -> None:
        self.same(told.a, self.order[told.b - 1], "place on the grid")

    # Tiles. With the first of them, before the race, the skills are dealt.

    def on_tile_laid(self, told: Told) -> None:
        if self.tiles[told.a] == "start":
            return
        self.next_tile(told)
        if told.step == 0 and self.options["skills"] == "with":
            self.skills()

    def on_tile_returned(self, told: Told) -> None:
        self.next_tile(told)
        self.returned.append(told.a)

    def next_tile(self, told: Told) -> None:
        self.same(told.a, self.take_tile(), "tile")
        self.chance.below(2)  # the way round that is tried first

    def take_tile(self) -> int:
        if self.top:
            self.top -= 1
            return self.unseen_tile()
        if self.group:
            self.group -= 1
            if self.is_finish_hidden and self.chance.below(self.group + 1) == 0:
                self.is_finish_hidden = False
                return self.tiles.index("finish")
            return self.unseen_tile()
        return self.returned.pop(0)

    def unseen_tile(self) -> int:
        return self.unseen.pop(self.chance.below(len(self.unseen)))

    def skills(self) -> None:
        ids = [skill["id"] for skill in self.box["skills"]]
        dealt: list[str] = []
        for seat in range(self.seats):
            offer: list[str] = []
            while len(offer) < 2:
                skill = ids[self.chance.below(len(ids))]
                if skill not in dealt:
                    offer.append(skill)
                    dealt.append(skill)
            self.same(self.look(0, seat)["offer"], offer, "skills offered")

    # Cards

    def on_drew_card(self, told: Told) -> None:
        self.same(told.b, self.chance.draw(self.deck), "card drawn")
        self.hand[told.a][told.b] += 1

    def on_shuffled(self, told: Told) -> None:
        """The deck is empty: what nobody holds was discarded."""
        held = [sum(kind) for kind in zip(*self.hand, strict=True)]
        self.deck = [card["count"] - n for card, n in zip(self.box["rally"], held, strict=True)]
        self.same(told.a, sum(self.deck), "cards shuffled")

    def on_discarded(self, told: Told) -> None:
        self.hand[told.a][told.b] -= 1

    on_played = on_cancelled = on_rolled_again = on_discarded

    def on_attacked(self, told: Told) -> None:
        if told.b < len(self.cards):
            self.on_discarded(told)

    on_aimed_at_figure = on_attacked

    def on_dropped_hazard(self, told: Told) -> None:
        self.put_away_first(told.a, {"op": "hazard", "hazard": self.box["hazards"][told.b]["id"]})

    def on_passed(self, told: Told) -> None:
        self.put_away_first(told.a, {"op": "pass"})

    def put_away_first(self, seat: int, effect: Facts) -> None:
        """The first card in hand that does this."""
        for number, card in enumerate(self.box["rally"]):
            if effect.items() <= card["fx"].items() and self.hand[seat][number]:
                self.hand[seat][number] -= 1
                return
        raise Unfair(f"seat {seat} holds no card for {effect}")

    def on_lost_card(self, told: Told) -> None:
        if self.stolen:
            self.stolen -= 1
            self.same(told.b, self.chance.draw(self.hand[told.a]), "card stolen")
        else:
            self.hand[told.a][told.b] -= 1
        self.hand[told.c][told.b] += 1

    stolen = 0

    def on_stole(self, told: Told) -> None:
        self.stolen = told.c

    def on_drew_accessory(self, told: Told) -> None:
        if not any(self.store):
            self.store, self.scrapped = self.scrapped, [0] * len(self.store)
        self.same(told.b, self.chance.draw(self.store), "accessory drawn")

    def on_accessory_lost(self, told: Told) -> None:
        self.scrapped[told.b] += 1

    # Dice

    def roll(self, dice: int) -> int:
        hits = 0
        while dice:
            face = self.box["die"]["faces"][self.chance.below(6)]
            hits += face
            if face != 2:
                dice -= 1
        return hits

    def on_check_rolled(self, told: Told) -> None:
        self.same(told.c, self.roll(told.b), "dice")

    on_attack_rolled = on_collision_rolled = on_check_rolled

    def on_ran_over(self, told: Told) -> None:
        self.same(told.c, self.roll(self.look(told.step - 1, told.a)["pending"]["dice"]), "dice")

    def on_missed(self, told: Told) -> None:
        if self.log[self.at - 1].name != "attack-rolled":  # that was a shot, whose dice were told
            self.on_ran_over(told)

    def on_faster_first(self, told: Told) -> None:
        mine = yours = 0
        while mine == yours:
            mine, yours = self.roll(3), self.roll(3)
        if self.log[self.at - 1].name != "faster-first":  # of three cars side by side it is not told who threw first
            self.same(told.a < told.b, mine > yours, "who is first")

    def on_race_ended(self, told: Told) -> None:
        if self.options["final-tie"] == "coin":
            self.lots()

    def finish(self) -> None:
        for seat in range(self.seats):
            last = len(self.record["moves"])
            self.same(self.look(last, seat)["hand"], by_id(self.cards, self.hand[seat]), f"last hand of seat {seat}")


GAMES: dict[str, tuple[type[Verifier], str]] = {
    "mille-bornes": (MilleBornes, "mille_bornes"),
    "checkpoint-rally": (CheckpointRally, "checkpoint_rally"),
    "road-rally-usa": (RoadRally, "road_rally"),
    "road-kill-rally": (RoadKillRally, "road_kill_rally"),
}


def verifier(record: Facts, log: Iterable[Told], look: Look, games: Path) -> Verifier:
    """For a record of any game; `games` is the folder in which the boxes are described."""
    kind, folder = GAMES[record["game"]]
    return kind(record, log, look, tomllib.loads((games / folder / "rules/data.toml").read_text("utf-8")))
