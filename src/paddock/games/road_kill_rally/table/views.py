"""What a seat may see: an allow-list, built from nothing."""

from typing import Any, NotRequired, TypedDict

from paddock.core.views import Head
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cards import known_cards
from paddock.games.road_kill_rally.rules.cars import driver
from paddock.games.road_kill_rally.rules.combat import attack_dice, fact, weapon
from paddock.games.road_kill_rally.rules.figures import dice_to_run_over
from paddock.games.road_kill_rally.rules.road import bend, cell
from paddock.games.road_kill_rally.rules.scoring import seat_total
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.foresight import dice_ahead, targets_foreseen

THEMES = ("robots", "cones", "classic")
VETERANS = ("up-to-six", "one-more")
QUESTIONS = (
    None,
    "choose-skill",
    "equip",
    "set-speed",
    "pay",
    "step",
    "crash-check",
    "run-over",
    "choose-figure",
    "combat",
    "declared",
    "defend",
    "lose-cards",
    "lose-accessory",
)
PURPOSES = ("speed", "ammo", "safety")
STATUS = ("racing", "finished", "wrecked")

Counts = dict[str, int]  # how many there are of each, by id


class Car(TypedDict):
    """A car and its dashboard."""

    status: str
    row: int
    lane: int
    speed: int  # mph
    held: int  # Rally cards
    place: int | None  # across the line
    points: int  # of this driver alone
    wipe_outs: int
    wiped: bool  # in this turn
    shots: int  # Shoot tokens
    kills: Counts
    slots: dict[str, str | None]  # accessories by the slot's colour
    damaged: list[str]  # slots
    skill: str | None  # when all have chosen
    thrown: int  # dice of the whole race
    landed: int  # their hits
    garage: int  # accessories that are not equipped
    garage_seen: list[str]  # those of them that all have seen


class Space(TypedDict):
    """A space of the road: its colour and whatever is on it."""

    colour: str
    hazard: NotRequired[str]
    dropped: NotRequired[list[str]]
    figure: NotRequired[str]
    pit: NotRequired[bool]
    smoke: NotRequired[bool]


class Row(TypedDict):
    """A row of the road."""

    row: int  # counted along the whole race
    bend: float  # degrees to the right, on entering it
    spaces: list[Space]


class Tile(TypedDict):
    """A tile on the table."""

    id: str
    first: int  # row


class Road(TypedDict):
    """The tiles on the table with all that lies on them."""

    behind: list[float]  # the bends of the rows that are gone
    first: int  # row on the table
    end: int  # the first row beyond the last tile
    finish: int | None  # the first row beyond the line, once it is laid
    tiles_left: int
    tiles: list[Tile]
    rows: list[Row]


class Ahead(TypedDict):
    """Dice that wait on a space, entered straight on or from the other lane."""

    row: int
    lane: int
    straight: int
    changing: int


class Attack(TypedDict):
    """An attack that waits for an answer."""

    attacker: int
    source: str  # the id of its words
    target: int
    dice: int


class Pending(TypedDict):
    """What the question of the moment is about."""

    left: int  # spaces to go
    dice: NotRequired[int]
    figure: NotRequired[str]
    ahead: NotRequired[list[Ahead]]
    owed: NotRequired[int]  # cards, steps of speed or ammo
    purpose: NotRequired[str]
    hits: NotRequired[int]
    attack: NotRequired[Attack]


class Roll(TypedDict):
    """The dice as they lie."""

    seat: int
    faces: list[int]  # how many show nothing, one hit, two


class CarInReach(TypedDict):
    """A car that can be aimed at, with the hits to be expected."""

    seat: int
    hits: float


class FigureInReach(TypedDict):
    """A figure that can be aimed at, with the chance in percent."""

    row: int
    lane: int
    chance: int


class Targets(TypedDict):
    """What a driver can aim at, each by the best of all means."""

    cars: list[CarInReach]
    figures: list[FigureInReach]


class Own(TypedDict, total=False):
    """What only the player sees."""

    hand: Counts
    own_garage: Counts
    offer: list[str]  # skills
    chosen_skill: str | None
    known: dict[str, Counts]  # cards in other hands, by seat
    targets: Targets  # while the combat action is chosen


class Seen(Own):
    """What the game shows."""

    theme: str
    stage: str  # of the game turn
    round: int
    last_round: int | None  # once it is known
    order: list[int]  # of the cars in this stage
    driver: int | None  # whose place in the order it is
    cars: list[Car]
    road: Road
    deck: int
    discarded: Counts
    pending: Pending
    roll: Roll | None


class View(Head, Seen):
    """The same behind the head of every view."""


def view(s: State, seat: int | None) -> Seen:
    """The road and all dashboards are open; hands, garages and offered skills are for their players."""
    seen: Seen = {
        "theme": THEMES[s.theme],
        "stage": "combat" if s.stage == state.FIGHTING else "movement",
        "round": s.round,
        "last_round": s.last_round or None,
        "order": [s.order[at] for at in range(s.racers)] if s.round else [],
        "driver": driver(s) if s.round and not s.over else None,
        "cars": [car_in_view(s, each) for each in range(s.seats)],
        "road": road_in_view(s),
        "deck": s.deck_left,
        "discarded": counted(s.discarded),
        "pending": pending_in_view(s),
        "roll": roll_in_view(s),
    }
    return seen if seat is None else {**seen, **own_view(s, seat)}


def phase(s: State) -> str | None:
    """What is being decided."""
    return QUESTIONS[s.question]


def car_in_view(s: State, seat: int) -> Car:
    """A car and its dashboard. A skill shows when all have chosen."""
    return {
        "status": STATUS[s.status[seat]],
        "row": s.row[seat],
        "lane": s.lane[seat],
        "speed": box.STEP_MPH * s.box[seat],
        "held": s.held[seat],
        "place": s.place[seat] or None,
        "points": seat_total(s, seat),
        "wipe_outs": s.wipe_outs[seat],
        "wiped": bool(s.wiped[seat]),
        "shots": s.shots[seat],
        "kills": {box.TARGET_IDS[kind]: s.kills[seat][kind] for kind in range(box.TARGETS)},
        "slots": {box.SLOT_IDS[slot]: accessory_id(s.slot[seat][slot]) for slot in range(box.SLOTS)},
        "damaged": [box.SLOT_IDS[slot] for slot in range(box.SLOTS) if (s.damaged[seat] >> slot) & 1],
        "skill": None
        if s.question == state.CHOOSE_SKILL or s.skill[seat] == box.NOTHING
        else box.SKILL_IDS[s.skill[seat]],
        "thrown": s.thrown[seat],
        "landed": s.landed[seat],
        "garage": sum(s.garage[seat]),
        "garage_seen": [box.ACCESSORY_IDS[each] for each in range(box.ACCESSORIES) if (s.shown[seat] >> each) & 1],
    }


def road_in_view(s: State) -> Road:
    """The tiles on the table with all that lies on them."""
    return {
        "behind": [bend(s, row) / 10 for row in range(s.starts[s.gone])],
        "first": s.starts[s.gone],
        "end": s.end_row,
        "finish": s.finish_row or None,
        "tiles_left": s.top_left + s.group_left + s.returned_count,
        "tiles": [{"id": box.TILE_IDS[s.tile[n]], "first": s.starts[n]} for n in range(s.gone, s.laid)],
        "rows": [row_in_view(s, row) for row in range(s.starts[s.gone], s.end_row)],
    }


def row_in_view(s: State, row: int) -> Row:
    """A row: how the road bends on entering it, and its spaces."""
    return {"row": row, "bend": bend(s, row) / 10, "spaces": [space_in_view(s, row, lane) for lane in range(box.LANES)]}


def space_in_view(s: State, row: int, lane: int) -> Space:
    """A space with what has come onto it."""
    found = space_printed(cell(s, row, lane))
    dropped = [box.HAZARD_IDS[box.DROPPABLE[drop]] for drop in range(box.DROPS) if (s.dropped[row][lane] >> drop) & 1]
    if dropped:
        found["dropped"] = dropped
    if s.figure[row][lane] != box.NOTHING:
        found["figure"] = box.TARGET_IDS[s.figure[row][lane]]
    return found


def space_printed(of_box: int) -> Space:
    """A space of the box, without figures."""
    found: Space = {"colour": box.COLOURS[box.CELL_COLOUR[of_box]]}
    if box.CELL_HAZARD[of_box] != box.NOTHING:
        found["hazard"] = box.HAZARD_IDS[box.CELL_HAZARD[of_box]]
    if box.CELL_PIT[of_box]:
        found["pit"] = True
    if box.CELL_SMOKE[of_box]:
        found["smoke"] = True
    return found


def pending_in_view(s: State) -> Pending:
    """What the question of the moment is about."""
    found: Pending = {"left": s.left}
    if s.question == state.CRASH_CHECK:
        found["dice"] = s.dice
    if s.question == state.RUN_OVER:
        row, lane = s.row[s.turn], s.lane[s.turn]
        found |= {"dice": dice_to_run_over(s, s.turn), "figure": box.TARGET_IDS[s.figure[row][lane]]}
    if s.question == state.STEP:
        found["ahead"] = ahead_in_view(s, s.box[s.turn], s.left, s.checks)
    if s.question == state.PAY and s.purpose == state.FOR_SPEED:
        found |= {"left": s.wish, "ahead": ahead_in_view(s, s.wish, s.wish, 0)}
    if s.question in (state.PAY, state.LOSE_CARDS):
        found |= {"owed": s.owed, "purpose": PURPOSES[s.purpose] if s.question == state.PAY else "damage"}
    if s.question == state.DEFEND:
        found["hits"] = s.hits[s.turn]
    if s.question in (state.DECLARED, state.DEFEND) and s.stage == state.FIGHTING:
        found["attack"] = attack_in_view(s)
    return found


def ahead_in_view(s: State, speed_box: int, spaces: int, checks: int) -> list[Ahead]:
    """Where the dice wait on the way of the driver: entered straight on, or from the other lane."""
    return [
        {"row": row, "lane": lane, "straight": straight, "changing": changing}
        for row, lane, straight, changing in dice_ahead(s, s.turn, speed_box, spaces, checks)
    ]


def targets_in_view(s: State) -> Targets:
    """What one can aim at, with the hits or the chance to be expected; for the driver alone, it tells of the cards."""
    cars, figures = targets_foreseen(s)
    return {
        "cars": [{"seat": seat, "hits": hits} for seat, hits in cars.items()],
        "figures": [{"row": row, "lane": lane, "chance": chance} for (row, lane), chance in figures.items()],
    }


def attack_in_view(s: State) -> Attack:
    """An attack that waits for an answer."""
    attacker = driver(s)
    dice = attack_dice(s, attacker, s.source) if fact(s, attacker, s.source, box.DICE) else 0
    return {"attacker": attacker, "source": source_id(s, attacker), "target": s.target, "dice": dice}


def source_id(s: State, attacker: int) -> str:
    """The id of the words for what the attack is made with."""
    if s.source == box.WEAPON:
        return f"accessory-{box.ACCESSORY_IDS[weapon(s, attacker)]}"
    if s.source == box.PISTOL:
        return f"skill-{box.SKILL_IDS[s.skill[attacker]]}"
    return f"card-{box.CARD_IDS[box.CARD_OF_SOURCE[s.source]]}"


def roll_in_view(s: State) -> Roll | None:
    """The last roll; nothing before the first."""
    if s.roller == box.NOBODY:
        return None
    return {"seat": s.roller, "faces": [s.faces[face] for face in range(box.AGAIN_ON + 1)]}


def own_view(s: State, seat: int) -> Own:
    """What the player holds and remembers."""
    known = {
        other: {box.CARD_IDS[card]: count for card in range(box.CARDS) if (count := known_cards(s, seat, other, card))}
        for other in range(s.seats)
        if other != seat
    }
    own: Own = {
        "hand": counted(s.hand[seat]),
        "own_garage": {box.ACCESSORY_IDS[n]: s.garage[seat][n] for n in range(box.ACCESSORIES) if s.garage[seat][n]},
        "offer": [box.SKILL_IDS[skill] for skill in s.offer[seat] if skill != box.NOTHING],
        "chosen_skill": box.SKILL_IDS[s.skill[seat]] if s.skill[seat] != box.NOTHING else None,
        "known": {str(other): cards for other, cards in known.items() if cards},
    }
    if s.question == state.COMBAT and s.turn == seat and not s.over:
        own["targets"] = targets_in_view(s)
    return own


def counted(cards: Any) -> Counts:
    """Cards by id."""
    return {box.CARD_IDS[card]: cards[card] for card in range(box.CARDS) if cards[card]}


def accessory_id(accessory: int) -> str | None:
    """None in an empty slot."""
    return None if accessory == box.NOTHING else box.ACCESSORY_IDS[accessory]


def holding(s: State, seat: int) -> tuple[str, ...]:
    """What a seat holds in its hand."""
    return tuple(f"card:{id}" for id in counted(s.hand[seat]))
