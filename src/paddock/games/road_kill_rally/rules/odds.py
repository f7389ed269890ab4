"""What dice do, worked out once: chances and expectations."""

from functools import cache

from paddock.games.road_kill_rally.rules import box

MOST_DICE = 16
MOST_HITS = 16
MEAN_HITS = 80  # hundredths of a hit that a die brings


@cache
def chances(dice: int) -> tuple[float, ...]:
    """The chance of exactly 0, 1, … hits; the last place holds all that are more."""
    if dice == 0:
        return (1.0, *(0.0 for _ in range(MOST_HITS + 1)))
    one = one_die()
    rest = chances(dice - 1)
    out = [0.0] * (MOST_HITS + 2)
    for hits, chance in enumerate(one):
        for more, other in enumerate(rest):
            out[min(hits + more, MOST_HITS + 1)] += chance * other
    return tuple(out)


@cache
def one_die() -> tuple[float, ...]:
    """One die, rolled again on every double."""
    out = [0.0] * (MOST_HITS + 2)
    reached, so_far = 1.0, 0
    while so_far <= MOST_HITS:
        for face in box.FACES:
            if face != box.AGAIN_ON:
                out[min(so_far + face, MOST_HITS + 1)] += reached / box.SIDES_OF_DIE
        reached *= box.FACES.count(box.AGAIN_ON) / box.SIDES_OF_DIE
        so_far += box.AGAIN_ON
    out[MOST_HITS + 1] += reached
    return tuple(out)


def at_least(dice: int, hits: int) -> float:
    """The chance of so many hits or more."""
    return sum(chances(dice)[hits:])


ROW = MOST_HITS + 1
# In thousandths: the chance of at least `hits` with `dice`, at [ROW * dice + hits].
CHANCE = tuple(round(1000 * at_least(dice, hits)) for dice in range(MOST_DICE + 1) for hits in range(ROW))


def beyond(dice: int, hits: int) -> int:
    """Hundredths of a hit that so many dice bring on average besides the first `hits`."""
    return round(MEAN_HITS * dice - 100 * sum(at_least(dice, hit) for hit in range(1, hits + 1)))


BEYOND = tuple(beyond(dice, hits) for dice in range(MOST_DICE + 1) for hits in range(ROW))  # [ROW * dice + hits]
