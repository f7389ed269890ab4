"""What a player could work out at the table: dice along a way, expected losses, expected damage. For notes."""

from collections.abc import Iterable
from dataclasses import dataclass

from paddock.games.road_kill_rally.rules import box, odds
from paddock.games.road_kill_rally.rules.cars import car_at, fitted, trait
from paddock.games.road_kill_rally.rules.checks import dice_due, dice_on
from paddock.games.road_kill_rally.rules.combat import attack_dice, fact, hits_to_shoot
from paddock.games.road_kill_rally.rules.damage import armour, hits_left, hits_to_lose
from paddock.games.road_kill_rally.rules.driving import steps_to_pay
from paddock.games.road_kill_rally.rules.legality import legal
from paddock.games.road_kill_rally.rules.moves import MOVES, is_attack, is_lucky, lane_to, rows_to, source_of, target_of
from paddock.games.road_kill_rally.rules.odds import at_least, chances
from paddock.games.road_kill_rally.rules.state import State

WRECKED = 90  # percent, from which on a driver is as good as out


@dataclass(frozen=True)
class Way:
    """A way over the road that lies there: its dice, the cards they cost on average, whether a car is on it, and
    whether rolling all of them almost surely takes more cards than the driver will hold."""

    name: str  # of its words
    dice: int
    loss: float
    blocked: bool
    wrecks: bool


def ways_foreseen(s: State, seat: int, speed_box: int) -> list[Way]:
    """Keeping to each lane from the next space on; and weaving between them, where that takes fewer dice."""
    kept = [way_in_lane(s, seat, speed_box, lane) for lane in range(box.LANES)]
    best = calmest(s, seat, speed_box)
    if best is not None and all(way.blocked or way.dice > best.dice for way in kept):
        kept.append(best)
    return kept


def rows_ahead(s: State, seat: int, spaces: int) -> range:
    """The next rows of the road, as far as they lie there and before the finish line."""
    row = s.row[seat] + 1
    return range(row, min(row + spaces, s.end_row))


def rows_unseen(s: State, seat: int, spaces: int) -> int:
    """How many rows of a move nobody has seen."""
    return 0 if s.finish_row else max(0, s.row[seat] + spaces + 1 - s.end_row)


def cards_for_speed(s: State, seat: int, speed_box: int) -> int:
    """Cards that a speed takes, those that are worth most steps first."""
    worths = sorted(
        (box.CARD_SPEED[card] for card in range(box.CARDS) for _ in range(s.hand[seat][card])), reverse=True
    )
    steps, cards = steps_to_pay(s, seat, speed_box), 0
    while steps > 0:
        steps -= worths[cards] if cards < len(worths) else 1
        cards += 1
    return cards


def way_in_lane(s: State, seat: int, speed_box: int, lane: int) -> Way:
    """The dice of a lane, with those for changing to it on the first space."""
    rows = rows_ahead(s, seat, speed_box)
    dice = dice_along(s, seat, speed_box, [(row, lane) for row in rows], 0)
    blocked = any(car_at(s, row, lane) != box.NOBODY for row in rows)
    loss = round(sum(loss_of_check(s, seat, each) for each in dice), 1)
    return Way(f"in-lane-{lane}", sum(dice), loss, blocked, wrecks(s, seat, speed_box, dice))


def calmest(s: State, seat: int, speed_box: int) -> Way | None:
    """The way with the fewest dice of all that meet no car; None where each of them does."""
    fewest: dict[tuple[int, int], tuple[int, float, tuple[int, ...]]]
    fewest = {(s.lane[seat], 0): (0, 0.0, ())}  # dice, cards and checks, by the lane and whether one has been due
    for row in rows_ahead(s, seat, speed_box):
        reached: dict[tuple[int, int], tuple[int, float, tuple[int, ...]]] = {}
        for (at, checked), (dice, loss, checks) in fewest.items():
            for to in range(box.LANES):
                if car_at(s, row, to) == box.NOBODY:
                    more = dice_on(s, seat, row, to, int(to != at), speed_box, checked)
                    end = to, int(checked or dice_due(s, seat, row, to, speed_box) > 0)
                    way = dice + more, loss + loss_of_check(s, seat, more), (*checks, more)
                    reached[end] = min(way, reached.get(end, way))
        fewest = reached
    if not fewest:
        return None
    dice, loss, checks = min(fewest.values())
    return Way("weaving", dice, round(loss, 1), False, wrecks(s, seat, speed_box, checks))


def dice_along(s: State, seat: int, speed_box: int, way: Iterable[tuple[int, int]], checks: int) -> list[int]:
    """The dice on each space of a way, after so many checks in this turn."""
    at, found = s.lane[seat], []
    for row, lane in way:
        diagonal = int(lane != at)
        found.append(dice_on(s, seat, row, lane, diagonal, speed_box, checks))
        checks += dice_due(s, seat, row, lane, speed_box) > 0
        at = lane
    return found


def dice_ahead(s: State, seat: int, speed_box: int, spaces: int, checks: int) -> list[tuple[int, int, int, int]]:
    """Row, lane, and the dice on entering that space straight on and from the other lane, wherever there are any.

    Where the first check of the turn asks for fewer, a space counts as on the calmest way to it.
    """
    found = []
    unchecked = {s.lane[seat]} if checks == 0 else set()  # lanes that can be reached without a check
    for row in rows_ahead(s, seat, spaces):
        reached = set()
        for lane in range(box.LANES):
            dice = [0, 0]  # straight on, from the other lane
            for at in range(box.LANES):
                diagonal = int(at != lane)
                dice[diagonal] = dice_on(s, seat, row, lane, diagonal, speed_box, int(at not in unchecked))
                if at in unchecked and dice_due(s, seat, row, lane, speed_box) == 0:
                    reached.add(lane)
            found.append((row, lane, dice[0], dice[1]))
        unchecked = reached
    return [each for each in found if each[2] or each[3]]


def loss_of_check(s: State, seat: int, dice: int) -> float:
    """Cards that a check of so many dice costs on average, after armour and skill."""
    off, soft = armour(s, seat, box.LESS_BY_CHECK, 0)
    return sum(p * hits_left(hits, off, soft) for hits, p in enumerate(chances(dice)))


def risk_of_check(s: State, seat: int, dice: int) -> int:
    """The chance that it takes more cards than the driver holds, in percent."""
    off, soft = armour(s, seat, box.LESS_BY_CHECK, 0)
    return round(100 * at_least(dice, hits_to_lose(s.held[seat] + 1, off, soft)))


def wrecks(s: State, seat: int, speed_box: int, checks: Iterable[int]) -> bool:
    """Whether rolling these checks almost surely takes more cards than are held after paying for a speed."""
    off, soft = armour(s, seat, box.LESS_BY_CHECK, 0)
    held = {max(0, s.held[seat] - cards_for_speed(s, seat, speed_box)): 1.0}
    for dice in checks:
        left: dict[int, float] = {}
        for cards, likely in held.items():
            for hits, p in enumerate(chances(dice)):
                rest = cards - hits_left(hits, off, soft)
                if rest >= 0:
                    left[rest] = left.get(rest, 0) + likely * p
        held = left
    return sum(held.values()) <= 1 - WRECKED / 100


def dice_on_drive(s: State, seat: int, spaces: int, lane: int) -> int:
    """Dice on a way of so many spaces straight on, the last in a lane."""
    first, last = s.row[seat] + 1, s.row[seat] + spaces
    way = [(row, lane if row == last else s.lane[seat]) for row in range(first, min(last + 1, s.end_row))]
    return sum(dice_along(s, seat, s.box[seat], way, s.checks))


def damage_foreseen(s: State, seat: int, source: int, target: int) -> float:
    """Hits on average, after armour and skill."""
    kind = fact(s, seat, source, box.KIND)
    pierced = fitted(s, seat, box.PIERCES + kind) if source == box.WEAPON else 0
    off, soft = armour(s, target, box.LESS_BY_ATTACK + kind, pierced)
    likely = chances(min(attack_dice(s, seat, source), odds.MOST_HITS))
    return round(sum(p * hits_left(hits, off, soft) for hits, p in enumerate(likely)), 1)


def targets_foreseen(s: State) -> tuple[dict[int, float], dict[tuple[int, int], int]]:
    """What the seat to act can aim at: cars with the hits, figures with the chance, each by the best of its means."""
    seat, out = s.turn, [0] * MOVES
    cars: dict[int, float] = {}
    figures: dict[tuple[int, int], int] = {}
    for move in out[: legal(s, out)]:
        if not is_attack(move) or is_lucky(move):  # with luck it is the same again
            continue
        source, target = source_of(move), target_of(move)
        if fact(s, seat, source, box.EVERYBODY) or not fact(s, seat, source, box.DICE):
            continue
        if target != box.NOBODY:
            cars[target] = max(cars.get(target, 0), damage_foreseen(s, seat, source, target))
        else:
            space = s.row[seat] + rows_to(move), lane_to(move)
            figures[space] = max(figures.get(space, 0), chance_to_shoot(s, seat, source))
    return cars, figures


def chance_to_shoot(s: State, seat: int, source: int) -> int:
    """Of shooting a figure, in percent."""
    dice = attack_dice(s, seat, source) + trait(s, seat, box.SHOOT_MORE)
    return round(100 * at_least(dice, hits_to_shoot(s, seat)))
