"""What a player could work out at the table: dice along a way, expected losses, expected damage. For notes."""

from dataclasses import dataclass

from paddock.games.road_kill_rally.cars import car_at, fitted, trait
from paddock.games.road_kill_rally.checks import dice_on
from paddock.games.road_kill_rally.combat import attack_dice, fact, hits_to_shoot
from paddock.games.road_kill_rally.components import (
    DICE,
    EVERYBODY,
    KIND,
    LANES,
    LESS_BY_ATTACK,
    NOBODY,
    PIERCES,
    REACH,
    SEATS,
    SHOOT_MORE,
    SOURCES,
    WEAPON,
)
from paddock.games.road_kill_rally.damage import softened
from paddock.games.road_kill_rally.legality import legal
from paddock.games.road_kill_rally.moves import AIMS, ATTACK, MOVES
from paddock.games.road_kill_rally.odds import MEAN_HITS, MOST_HITS, at_least, chances
from paddock.games.road_kill_rally.state import State


@dataclass(frozen=True)
class Way:
    """A way over the road that lies there: its dice, the cards they cost on average, and whether a car is on it."""

    name: str  # of its words
    dice: int
    loss: float
    blocked: bool


def ways_foreseen(s: State, seat: int, box: int) -> list[Way]:
    """Keeping to each lane from the next space on; and weaving between them, where that takes fewer dice."""
    kept = [way_in_lane(s, seat, box, lane) for lane in range(LANES)]
    best = calmest(s, seat, box)
    if best is not None and all(way.blocked or way.dice > best for way in kept):
        kept.append(Way("weaving", best, expected(best), False))
    return kept


def rows_ahead(s: State, seat: int, spaces: int) -> range:
    """The next rows of the road, as far as they lie there and before the finish line."""
    row = s.row[seat] + 1
    return range(row, min(row + spaces, s.end_row))


def rows_unseen(s: State, seat: int, spaces: int) -> int:
    """How many rows of a move nobody has seen."""
    return 0 if s.finish_row else max(0, s.row[seat] + spaces + 1 - s.end_row)


def way_in_lane(s: State, seat: int, box: int, lane: int) -> Way:
    """The dice of a lane, with those for changing to it on the first space."""
    dice, at = 0, s.lane[seat]
    rows = rows_ahead(s, seat, box)
    for step, row in enumerate(rows):
        dice += dice_on(s, seat, row, lane, int(lane != at), box, step)
        at = lane
    return Way(f"in-lane-{lane}", dice, expected(dice), any(car_at(s, row, lane) != NOBODY for row in rows))


def calmest(s: State, seat: int, box: int) -> int | None:
    """The fewest dice of all ways that meet no car; None where each of them does."""
    fewest = {s.lane[seat]: 0}
    for step, row in enumerate(rows_ahead(s, seat, box)):
        fewest = {
            to: min(dice + dice_on(s, seat, row, to, int(to != at), box, step) for at, dice in fewest.items())
            for to in range(LANES)
            if fewest and car_at(s, row, to) == NOBODY
        }
    return min(fewest.values(), default=None)


def dice_ahead(s: State, seat: int, box: int, spaces: int, checks: int) -> list[tuple[int, int, int, int]]:
    """Row, lane, and the dice on entering that space straight on and from the other lane, wherever there are any."""
    found = []
    for step, row in enumerate(rows_ahead(s, seat, spaces)):
        for lane in range(LANES):
            straight, changing = (dice_on(s, seat, row, lane, diagonal, box, checks + step) for diagonal in (0, 1))
            found.append((row, lane, straight, changing))
    return [each for each in found if each[2] or each[3]]


def expected(dice: int) -> float:
    """Cards that so many dice cost on average."""
    return round(dice * MEAN_HITS / 100, 1)


def loss_of_check(s: State, seat: int, spaces: int, lane: int) -> int:
    """Dice on a way of so many spaces straight on, the last in a lane."""
    row, at = s.row[seat], s.lane[seat]
    dice, checks = 0, s.checks
    for step in range(1, spaces + 1):
        to = lane if step == spaces else at
        if row + step < s.end_row:
            found = dice_on(s, seat, row + step, to, int(to != at), s.box[seat], checks)
            checks += found > 0
            dice += found
    return dice


def damage_foreseen(s: State, seat: int, source: int, target: int) -> float:
    """Hits on average, after armour and skill."""
    kind = fact(s, seat, source, KIND)
    pierced = fitted(s, seat, PIERCES + kind) if source == WEAPON else 0
    dice = attack_dice(s, seat, source)
    odds = chances(min(dice, MOST_HITS))
    return round(sum(p * softened(s, target, hits, LESS_BY_ATTACK + kind, pierced) for hits, p in enumerate(odds)), 1)


def targets_foreseen(s: State) -> tuple[dict[int, float], dict[tuple[int, int], int]]:
    """What the seat to act can aim at: cars with the hits, figures with the chance, each by the best of its means."""
    seat, out = s.turn, [0] * MOVES
    cars: dict[int, float] = {}
    figures: dict[tuple[int, int], int] = {}
    for move in out[: legal(s, out)]:
        if not ATTACK <= move < ATTACK + SOURCES * AIMS:  # with luck it is the same again
            continue
        source, at = (move - ATTACK) // AIMS, (move - ATTACK) % AIMS
        if fact(s, seat, source, EVERYBODY) or not fact(s, seat, source, DICE):
            continue
        if at < SEATS:
            cars[at] = max(cars.get(at, 0), damage_foreseen(s, seat, source, at))
        else:
            space = s.row[seat] + (at - SEATS) // LANES - REACH, (at - SEATS) % LANES
            figures[space] = max(figures.get(space, 0), chance_to_shoot(s, seat, source))
    return cars, figures


def chance_to_shoot(s: State, seat: int, source: int) -> int:
    """Of shooting a figure, in percent."""
    dice = attack_dice(s, seat, source) + trait(s, seat, SHOOT_MORE)
    return round(100 * at_least(dice, hits_to_shoot(s, seat)))
