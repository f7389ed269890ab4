"""What each move number means. Nobody else reckons with them."""

from paddock.core.moves import Family, single
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box

DRIVING, PASSING, JUMPING = range(3)  # how a space is entered
WAYS = 3
DROPPINGS = 2**box.DROPS  # sets of hazards dropped, as bits
AIMS = box.SEATS + box.LANES * (2 * box.REACH + 1)  # every car, then every space within reach

ROLL = 0
PLAY_SAFE = 1
DONE = 2  # no more: leave it, let it stand, end of action
SPEED = 3
DRIVE = SPEED + box.BOXES
SWERVE = DRIVE + box.BOXES * box.LANES
DISCARD = SWERVE + WAYS * box.LANES * DROPPINGS
PLAY = DISCARD + box.CARDS
SKILL = PLAY + box.CARDS
FIT = SKILL + box.SKILL_HAND
GIVE_UP = FIT + box.ACCESSORIES * box.SLOTS
FIGURE = GIVE_UP + box.SLOTS
ATTACK = FIGURE + box.TARGETS
LUCKY = ATTACK + box.SOURCES * AIMS
MOVES = LUCKY + box.SOURCES * AIMS


@rule
def is_answer(move: int) -> bool:
    """Whether it rolls, plays it safe or lets things be."""
    return move < SPEED


# ---- Speed and the way -------------------------------------------------------------------------


@rule
def set_speed(speed_box: int) -> int:
    """A speed to be reached."""
    return SPEED + speed_box - 1


@rule
def is_speed(move: int) -> bool:
    """Whether it sets the speed."""
    return SPEED <= move < DRIVE


@rule
def speed_of(move: int) -> int:
    """The box to be reached."""
    return move - SPEED + 1


@rule
def drive(spaces: int, lane: int) -> int:
    """So many spaces straight on, the last of them in a lane."""
    return DRIVE + box.LANES * (spaces - 1) + lane


@rule
def is_drive(move: int) -> bool:
    """Whether it drives and nothing else."""
    return DRIVE <= move < SWERVE


@rule
def swerve(how: int, lane: int, drops: int) -> int:
    """One space with all that can belong to it: over another car, and with hazards dropped, as bits."""
    return SWERVE + (box.LANES * how + lane) * DROPPINGS + drops


@rule
def is_swerve(move: int) -> bool:
    """Whether it drives with more than that."""
    return SWERVE <= move < DISCARD


@rule
def spaces_of(move: int) -> int:
    """How many spaces a drive or a swerve goes on."""
    return (move - DRIVE) // box.LANES + 1 if is_drive(move) else 1


@rule
def lane_of(move: int) -> int:
    """The lane in which a drive or a swerve ends."""
    return (move - DRIVE) % box.LANES if is_drive(move) else (move - SWERVE) // DROPPINGS % box.LANES


@rule
def how_of(move: int) -> int:
    """How a swerve enters its space."""
    return (move - SWERVE) // (DROPPINGS * box.LANES)


@rule
def drops_of(move: int) -> int:
    """Bits of the hazards that a swerve drops."""
    return (move - SWERVE) % DROPPINGS


# ---- Cards -------------------------------------------------------------------------------------


@rule
def discard(card: int) -> int:
    """A card to pay, to lose, or to buy a die."""
    return DISCARD + card


@rule
def is_discard(move: int) -> bool:
    """Whether it gives a card away."""
    return DISCARD <= move < PLAY


@rule
def play(card: int) -> int:
    """A card for what is written on it."""
    return PLAY + card


@rule
def is_play(move: int) -> bool:
    """Whether it plays a card."""
    return PLAY <= move < SKILL


@rule
def card_of(move: int) -> int:
    """The card that is discarded or played."""
    return move - DISCARD if is_discard(move) else move - PLAY


# ---- Skills, accessories, figures --------------------------------------------------------------


@rule
def choose_skill(place: int) -> int:
    """The skill at a place of the offer."""
    return SKILL + place


@rule
def is_skill(move: int) -> bool:
    """Whether it chooses a skill."""
    return SKILL <= move < FIT


@rule
def place_of(move: int) -> int:
    """The place in the offer."""
    return move - SKILL


@rule
def fit(accessory: int, slot: int) -> int:
    """An accessory into a slot."""
    return FIT + box.SLOTS * accessory + slot


@rule
def is_fit(move: int) -> bool:
    """Whether it equips the car."""
    return FIT <= move < GIVE_UP


@rule
def accessory_of(move: int) -> int:
    """The accessory to be fitted."""
    return (move - FIT) // box.SLOTS


@rule
def give_up(slot: int) -> int:
    """A slot, with what is in it."""
    return GIVE_UP + slot


@rule
def is_give_up(move: int) -> bool:
    """Whether it gives a slot up."""
    return GIVE_UP <= move < FIGURE


@rule
def slot_of(move: int) -> int:
    """The slot to be filled or given up."""
    return (move - FIT) % box.SLOTS if is_fit(move) else move - GIVE_UP


@rule
def choose_figure(kind: int) -> int:
    """A figure of another kind for a splatter."""
    return FIGURE + kind


@rule
def is_figure(move: int) -> bool:
    """Whether it chooses a figure."""
    return FIGURE <= move < ATTACK


@rule
def kind_of(move: int) -> int:
    """The kind of the figure."""
    return move - FIGURE


# ---- Attacks -----------------------------------------------------------------------------------


@rule
def attack(source: int, aim: int, lucky: int) -> int:
    """By a weapon, a skill or a card, at a car or a figure; a card that rolls again may stand by."""
    return (LUCKY if lucky else ATTACK) + source * AIMS + aim


@rule
def at_car(target: int) -> int:
    """The aim at another driver."""
    return target


@rule
def at_figure(rows: int, lane: int) -> int:
    """The aim at a figure so many rows ahead."""
    return box.SEATS + box.LANES * (rows + box.REACH) + lane


@rule
def is_attack(move: int) -> bool:
    """Whether it attacks."""
    return ATTACK <= move < MOVES


@rule
def is_lucky(move: int) -> bool:
    """Whether a card stands by to roll again."""
    return move >= LUCKY


@rule
def source_of(move: int) -> int:
    """What is attacked with."""
    return (move - ATTACK) // AIMS % box.SOURCES


@rule
def aim_of(move: int) -> int:
    """What is aimed at."""
    return (move - ATTACK) % AIMS


@rule
def aims_at_car(move: int) -> bool:
    """Whether it is a car."""
    return aim_of(move) < box.SEATS


@rule
def target_of(move: int) -> int:
    """The driver who is aimed at; NOBODY for a figure."""
    return aim_of(move) if aims_at_car(move) else box.NOBODY


@rule
def rows_to(move: int) -> int:
    """How many rows ahead the figure stands."""
    return (aim_of(move) - box.SEATS) // box.LANES - box.REACH


@rule
def lane_to(move: int) -> int:
    """The lane in which the figure stands."""
    return (aim_of(move) - box.SEATS) % box.LANES


FAMILIES = (
    single("roll", ROLL),
    single("play-safe", PLAY_SAFE),
    single("done", DONE),
    Family("speed", SPEED, box.BOXES, set_speed, lambda move: (speed_of(move),)),
    Family("drive", DRIVE, SWERVE - DRIVE, drive, lambda move: (spaces_of(move), lane_of(move))),
    Family("swerve", SWERVE, DISCARD - SWERVE, swerve, lambda move: (how_of(move), lane_of(move), drops_of(move))),
    Family("discard", DISCARD, box.CARDS, discard, lambda move: (card_of(move),)),
    Family("play", PLAY, box.CARDS, play, lambda move: (card_of(move),)),
    Family("skill", SKILL, box.SKILL_HAND, choose_skill, lambda move: (place_of(move),)),
    Family("fit", FIT, GIVE_UP - FIT, fit, lambda move: (accessory_of(move), slot_of(move))),
    Family("give-up", GIVE_UP, box.SLOTS, give_up, lambda move: (slot_of(move),)),
    Family("figure", FIGURE, box.TARGETS, choose_figure, lambda move: (kind_of(move),)),
    Family("attack", ATTACK, MOVES - ATTACK, attack, lambda move: (source_of(move), aim_of(move), int(is_lucky(move)))),
)
