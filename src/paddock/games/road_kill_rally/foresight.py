"""What a player could work out at the table: dice along a way, expected losses, expected damage. For notes."""

from dataclasses import dataclass

from paddock.games.road_kill_rally.cars import fitted
from paddock.games.road_kill_rally.checks import dice_on
from paddock.games.road_kill_rally.combat import attack_dice, fact
from paddock.games.road_kill_rally.components import KIND, LANES, LESS_BY_ATTACK, PIERCES, WEAPON
from paddock.games.road_kill_rally.damage import softened
from paddock.games.road_kill_rally.odds import MEAN_HITS, MOST_HITS, chances
from paddock.games.road_kill_rally.state import State


@dataclass(frozen=True)
class Way:
    """The calmest way at a speed: its dice, the cards they cost on average, and rows that nobody has seen."""

    dice: int
    loss: float
    unseen: int


def way_foreseen(s: State, seat: int, box: int) -> Way:
    """The way with the fewest dice over the road that lies there."""
    row, lane = s.row[seat], s.lane[seat]
    fewest = {lane: 0}
    seen = 0
    for step in range(1, box + 1):
        if row + step >= s.end_row:
            break
        seen += 1
        fewest = {
            to: min(
                dice + dice_on(s, seat, row + step, to, int(to != at), box, step - 1) for at, dice in fewest.items()
            )
            for to in range(LANES)
        }
    dice = min(fewest.values())
    behind_finish = bool(s.finish_row) and row + box >= s.finish_row
    return Way(dice, expected(dice), 0 if behind_finish else box - seen)


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
