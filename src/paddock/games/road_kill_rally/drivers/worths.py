"""What cards, accessories, skills, rows and dice are worth to the policy, in tenths of points."""

from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, odds
from paddock.games.road_kill_rally.rules.damage import hits_to_lose
from paddock.games.road_kill_rally.rules.state import State

WIPE_OUT = 800  # what it costs
REST_OF_THE_WAY = 150  # what it costs besides, when it stops a car on its way
ROW_WORTH = 60  # of progress, while places are open
LATE_ROW_WORTH = 25  # afterwards
UNSEEN = 30  # for each box above 80 mph on each row that nobody has seen
CALM = 4  # the box up to which unseen road is no danger
COLLISION = 120  # besides cards and way lost
CARD = 35  # in hand, whichever
NEVER = 10**9  # a cost above all others

_KEEP = {  # tenths of points, of a card in hand
    "evade": 48,
    "smoke": 46,
    "skid": 50,
    "orbital": 60,
    "sponsor": 75,
    "missile": 52,
    "nitro": 44,
    "crowd": 46,
    "pass": 36,
    "bump": 38,
    "grenade": 44,
    "scattergun": 42,
    "petrol": 40,
    "tailgun": 40,
    "lucky": 40,
    "pirate": 44,
    "oil": 28,
    "spikes": 27,
    "slipstream": 26,
    "brace": 18,
    "handbrake": 16,
    "pitstop": 20,
}
KEEP = tuple(_KEEP.get(card, CARD) for card in box.CARD_IDS)
PASS_KEPT = KEEP[box.CARD_PASS.index(1)]
_ACCESSORY = {
    "grille": 90,
    "veteran": 70,
    "tires": 62,
    "turbo": 60,
    "four-wheel-drive": 55,
    "turret": 52,
    "scope": 45,
    "feed": 48,
    "jump-jets": 50,
    "ap-rounds": 30,
    "rollcage": 60,
    "composite": 55,
    "ballistic-armor": 50,
    "ram-plates": 48,
    "blast": 42,
    "asbestos": 36,
    "mirror": 30,
    "machine-gun": 60,
    "rocket": 58,
    "vulcan": 55,
    "flame": 54,
    "laser": 52,
    "scatter": 56,
    "mortar": 50,
}
_SKILL = {  # percent of the races won with it: benchmarks/road_kill_fairness.py
    "vulture": 30,
    "bloodhound": 30,
    "tough": 29,
    "nerves": 28,
    "pistol": 27,
    "grease": 25,
    "dancer": 25,
    "roadhog": 25,
    "sniper": 23,
    "brakes": 21,
    "leadfoot": 20,
    "gunner": 18,
}
ACCESSORY_WORTH = tuple(_ACCESSORY.get(each, 40) for each in box.ACCESSORY_IDS)
SKILL_WORTH = tuple(_SKILL[each] for each in box.SKILL_IDS)


def worth_of_figure(points: int, dice: int) -> int:
    """What a figure brings, with as many dice bought as pay, four at most."""
    return max(
        round(10 * points * odds.at_least(min(odds.MOST_DICE, dice + bought), box.HITS_TO_RUN_OVER) - CARD * bought)
        for bought in range(5)
    )


MOST_BASE = 6  # dice to run over with, before any are bought
FIGURE_WORTH = tuple(
    worth_of_figure(points, dice) for points in box.TARGET_POINTS for dice in range(MOST_BASE + 1)
)  # [(MOST_BASE + 1) * figure + dice]


@rule
def chance(dice: int, hits: int) -> int:
    """Thousandths: that so many dice bring at least so many hits."""
    return odds.CHANCE[odds.ROW * min(dice, odds.MOST_DICE) + min(max(hits, 0), odds.MOST_HITS)]


@rule
def hits_beyond(dice: int, hits: int) -> int:
    """Hundredths: the hits that so many dice bring on average besides the first."""
    return odds.BEYOND[odds.ROW * min(dice, odds.MOST_DICE) + min(hits, odds.MOST_HITS)]


@rule
def mean_loss(dice: int, off: int, soft: int) -> int:
    """Hundredths: the cards that dice cost on average behind some armour."""
    if soft == 0:
        return hits_beyond(dice, off)
    return hits_beyond(dice, off) - hits_beyond(dice, off + 1) + hits_beyond(dice, off + 1 + soft)


@rule
def cost_of_rolling(held: int, dice: int, off: int, soft: int) -> int:
    """Cards that a crash check takes from a hand behind some armour, and the wipe-out it may bring."""
    wipe_out = chance(dice, hits_to_lose(held + 1, off, soft))
    return mean_loss(dice, off, soft) * card_worth(held) // 100 + wipe_out * (WIPE_OUT + REST_OF_THE_WAY) // 1000


@rule
def card_worth(held: int) -> int:
    """A card more or less: with five or more in hand nothing is drawn, with few a wipe-out is near."""
    if held >= 8:
        return 22
    if held >= 5:
        return 30
    return 40 if held >= 3 else 55


@rule
def price(held: int, cards: int) -> int:
    """What so many cards out of a hand are worth; each is dearer than the one before."""
    worth = 0
    for gone in range(cards):
        worth += card_worth(held - gone)
    return worth


@rule
def row_worth(s: State) -> int:
    """A row of the road."""
    open_places = s.finishers < (1 if s.seats == 2 else 3)
    return ROW_WORTH if open_places else LATE_ROW_WORTH
