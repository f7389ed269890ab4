"""The box as constants and tables, from data.toml. Cards, accessories, skills and tiles are numbers of kinds."""

from collections.abc import Iterator
from typing import Any

from paddock.core.box import read_box, require
from paddock.core.words import numbers

BOX = read_box(__package__)
Data = dict[str, Any]

NOTHING = -1  # no card, no accessory
NOBODY = -1  # no seat
SEATS: int = BOX["pieces"]["cars"]
LANES = 2


def ids(part: str) -> tuple[str, ...]:
    """The ids of a part of the box, in the order of their numbers."""
    return tuple(each["id"] for each in BOX[part])


# ---- Dice, speed, points -----------------------------------------------------------------------

FACES: tuple[int, ...] = tuple(BOX["die"]["faces"])
SIDES_OF_DIE = len(FACES)
SIDES_TOLD = 1000  # more than there are dice in a throw: events tell doubles times this, and single hits
AGAIN_ON: int = BOX["die"]["again_on"]

STEP_MPH: int = BOX["speed"]["step"]
BOXES = BOX["speed"]["most"] // STEP_MPH  # of the dashboard; box 1 is 20 mph
FREE_UP = BOX["speed"]["free_up"] // STEP_MPH
FREE_DOWN = BOX["speed"]["free_down"] // STEP_MPH
START_BOX = BOX["setup"]["start_speed"] // STEP_MPH

COLOURS = tuple(BOX["crash_table"])
GREEN = COLOURS.index("green")
CRASH_DICE = tuple(dice for colour in COLOURS for dice in BOX["crash_table"][colour])  # [BOXES * colour + box - 1]

TARGET_IDS = ids("targets")
TARGETS = len(TARGET_IDS)
TARGET_POINTS = tuple(each["points"] for each in BOX["targets"])
TARGET_COUNT = tuple(each["count"] for each in BOX["targets"])

PLACE_POINTS: tuple[int, ...] = tuple(BOX["points"]["places"])
SHOOT_POINTS: int = BOX["points"]["shoot_token"]
WIPE_OUT_POINTS: int = BOX["points"]["wipe_out"]
EXAMPLE_WIPE_OUT_POINTS: int = BOX["points"]["wipe_out_of_the_example"]
HITS_TO_RUN_OVER: int = BOX["hits"]["run_over"]
HITS_TO_SHOOT: int = BOX["hits"]["shoot"]
ORDER_DICE: int = BOX["hits"]["order_dice"]

RALLY_HAND: int = BOX["setup"]["rally_cards"]
ACCESSORY_HAND: int = BOX["setup"]["accessories"]
SKILL_HAND: int = BOX["setup"]["skills"]
GRID_ROW = tuple(row for row, _ in BOX["setup"]["grid"])
GRID_LANE = tuple(lane for _, lane in BOX["setup"]["grid"])
USED_TILES: int = BOX["setup"]["tiles"]["standard"]
SHORT_TILES: int = BOX["setup"]["tiles"]["short"]
SHORT_GROUP: int = BOX["setup"]["finish_group"]["short"]
FINISH_GROUPS = ("last-six", "last-four", "last-eight")  # the choices of an option
FINISH_GROUP = tuple(BOX["setup"]["finish_group"][each] for each in FINISH_GROUPS)

DRAW_BELOW: int = BOX["draw"]["below"]
DRAW_CARDS: int = BOX["draw"]["cards"]
END_PLACES: int = BOX["end"]["places"]
TURNS_AFTER_FIRST: int = BOX["end"]["turns_after_first"]
MOST_TURNS: int = BOX["end"]["turns"]

# ---- Hazards and tiles -------------------------------------------------------------------------

HAZARD_IDS = ids("hazards")
HAZARDS = len(HAZARD_IDS)
BARRICADE = HAZARD_IDS.index("barricade")
HAZARD_DICE = tuple(each["dice"][0] for each in BOX["hazards"])
BARRICADE_DICE = tuple(BOX["hazards"][BARRICADE]["dice"])
DROPPABLE = tuple(number for number, each in enumerate(BOX["hazards"]) if each.get("dropped"))
DROPS = len(DROPPABLE)

TILE_IDS = ids("tiles")
TILES = len(TILE_IDS)
START, FINISH = TILE_IDS.index("start"), TILE_IDS.index("finish")
TILE_ROWS = tuple(len(tile["rows"]) for tile in BOX["tiles"])
TILE_TURNS = tuple(int(tile["exit"] == "turn") for tile in BOX["tiles"])
FIRST_ROW = tuple(sum(TILE_ROWS[:tile]) for tile in range(TILES))  # in the tables below
ROWS = sum(TILE_ROWS)
DEEPEST = max(TILE_ROWS)

_CELLS: list[str] = [cell for tile in BOX["tiles"] for row in tile["rows"] for cell in row]


def what_lies(cell: str, part: str) -> int:
    """The number of a target or hazard printed on a space, NOTHING without."""
    found = [n for n, each in enumerate(BOX[part]) if each["letter"] and each["letter"] in cell[1:]]
    return found[0] if found else NOTHING


# By LANES * row of the tables + lane, unmirrored.
CELL_COLOUR = tuple(COLOURS.index({"G": "green", "Y": "yellow", "O": "orange", "R": "red"}[c[0]]) for c in _CELLS)
CELL_TARGET = tuple(what_lies(cell, "targets") for cell in _CELLS)
CELL_HAZARD = tuple(what_lies(cell, "hazards") for cell in _CELLS)
CELL_PIT = tuple(int("p" in cell) for cell in _CELLS)
CELL_SMOKE = tuple(int("f" in cell) for cell in _CELLS)
ROW_BEND = tuple(round(10 * bend) for tile in BOX["tiles"] for bend in tile["bends"])  # tenths of a degree
SEEN_BEND = 450  # tenths of a degree: what bends more hides what is behind it (ruling 38)

# ---- Rally cards -------------------------------------------------------------------------------

CARD_IDS = ids("rally")
CARDS = len(CARD_IDS)
CARD_COUNT = tuple(card["count"] for card in BOX["rally"])
CARD_AMMO = tuple(card["ammo"] for card in BOX["rally"])
CARD_TYPE = tuple(card["type"] for card in BOX["rally"])
MOST_AMMO = max(CARD_AMMO)

KINDS = ("ballistic", "explosive", "fire", "energy", "impact")  # of damage
IMPACT = KINDS.index("impact")
FRONT, REAR, ALL_ROUND = range(3)
ARCS = ("front", "rear", "all")


def of_card(op: str, key: str = "n", without: int = 0) -> tuple[int, ...]:
    """A number of an effect, for each card."""
    return tuple(int(card["fx"].get(key, 1)) if card["fx"]["op"] == op else without for card in BOX["rally"])


CARD_SPEED = of_card("speed-steps", without=1)  # steps of speed that a discarded card is worth
MOST_SPEED = max(CARD_SPEED)
CARD_CHECK = tuple(-n for n in of_card("check-dice"))  # dice that it takes off a crash check
CARD_PASS = of_card("pass")
CARD_STOP = tuple(n // STEP_MPH for n in of_card("stop", "speed"))  # the fastest box afterwards
CARD_SPACES = of_card("extra-spaces")
CARD_BEHIND = of_card("extra-spaces", "behind")
CARD_RUN_OVER = of_card("run-over-dice", without=1)  # dice that it buys
CARD_PIT = of_card("pit-stop", "draw")
CARD_DRAW = of_card("draw")
CARD_STEAL = of_card("steal")
CARD_REROLL = of_card("reroll")
CARD_CANCEL = of_card("cancel-attack")
CARD_REDUCE = of_card("reduce")
CARD_REDUCES_ONLY_IMPACT = tuple(int(card["fx"].get("kinds") == ["impact"]) for card in BOX["rally"])
CARD_REDUCES_COLLISION = tuple(int("collision" in card["fx"].get("from", ())) for card in BOX["rally"])
CARD_DROPS = tuple(
    DROPPABLE.index(HAZARD_IDS.index(card["fx"]["hazard"])) if card["fx"]["op"] == "hazard" else NOTHING
    for card in BOX["rally"]
)
SLIPSTREAM_REACH = max(CARD_BEHIND)

# ---- Accessories and skills: items with traits -------------------------------------------------

ACCESSORY_IDS, SKILL_IDS = ids("accessories"), ids("skills")
ACCESSORIES, SKILLS = len(ACCESSORY_IDS), len(SKILL_IDS)
SLOT_IDS = ("red", "green", "yellow")
SLOTS = len(SLOT_IDS)
ACCESSORY_COUNT = tuple(each["count"] for each in BOX["accessories"])
FITS = tuple(
    int(slot in each["slots"]) for each in BOX["accessories"] for slot in SLOT_IDS
)  # [SLOTS * accessory + slot]

_ITEMS: list[Data] = [*BOX["accessories"], *BOX["skills"]]  # a skill's item is ACCESSORIES + skill
ITEM_IDS = ACCESSORY_IDS + SKILL_IDS

# What an item changes, each a number that is 0 without it.
(
    CHECK_LESS,  # dice of every crash check
    FIRST_CHECK_LESS,  # dice of the first check of a turn
    TURN_LESS,  # dice where the table asks for some, in turns
    LANE_LESS,  # dice of a lane change; the best counts
    STEPS_UP,
    STEPS_DOWN,
    JUMPS,
    RUN_OVER_MORE,
    SHOOT_MORE,  # dice against targets
    SHOOT_HITS_LESS,
    DRAW_ALWAYS,
    DRAW_UP_TO,
    DRAW_AT_WIPE_OUT,
    PIT_MORE,  # accessories drawn at a pit stop
    PIT_REPAIRS,
    MORE_DICE,  # of the mounted weapon
    MORE_RANGE,
    LESS_AMMO,
    TURRET,
) = range(19)
IGNORES = 19  # + hazard
PIERCES = IGNORES + HAZARDS  # + kind of damage
IMPACT_MORE = PIERCES + len(KINDS)  # + kind of damage: dice of attacks
LESS_BY_ATTACK = IMPACT_MORE + len(KINDS)  # + kind of damage
LESS_BY_COLLISION = LESS_BY_ATTACK + len(KINDS)
LESS_BY_CHECK = LESS_BY_COLLISION + 1
SOFT = LESS_BY_CHECK + 1 - LESS_BY_ATTACK  # added to the last seven: the same, but one hit stays
TRAITS = LESS_BY_ATTACK + 2 * SOFT
MORE_OF_KIND = IMPACT_MORE


def traits(fx: Data) -> Iterator[tuple[int, int]]:
    """What one effect changes, and by how much."""
    kinds = [KINDS.index(kind) for kind in fx.get("kinds", KINDS)]
    match fx["op"]:
        case "check-dice":
            yield CHECK_LESS, -fx["n"]
        case "first-check-dice":
            yield FIRST_CHECK_LESS, -fx["n"]
        case "turn-dice":
            yield TURN_LESS, -fx["n"]
        case "lane-change":
            yield LANE_LESS, 1 - fx["n"]
        case "free-steps":
            yield from ((STEPS_UP, fx.get("up", 0)), (STEPS_DOWN, fx.get("down", 0)))
        case "jump":
            yield JUMPS, 1
        case "run-over-dice":
            yield RUN_OVER_MORE, fx["n"]
        case "shoot-ped":
            yield from ((SHOOT_MORE, fx["dice"]), (SHOOT_HITS_LESS, HITS_TO_SHOOT - fx["hits"]))
        case "draw-floor":
            yield from ((DRAW_ALWAYS, fx["always"]), (DRAW_UP_TO, fx["up_to"]))
        case "draw-at-wipe-out":
            yield DRAW_AT_WIPE_OUT, fx["n"]
        case "pit-crew":
            yield from ((PIT_MORE, fx["draw"]), (PIT_REPAIRS, fx["repair"]))
        case "ignore-hazard":
            yield from ((IGNORES + HAZARD_IDS.index(hazard), 1) for hazard in fx["hazards"])
        case "attack-mod":
            yield from ((MORE_OF_KIND + kind, fx["dice"]) for kind in kinds)
        case "weapon-mod":
            yield from ((MORE_DICE, fx.get("dice", 0)), (MORE_RANGE, fx.get("range", 0)))
            yield from ((LESS_AMMO, -fx.get("ammo", 0)), (TURRET, int(fx.get("arc") == "all")))
            yield from ((PIERCES + kind, fx.get("pierce", 0)) for kind in kinds)
        case "reduce":
            soft = SOFT if fx.get("min_left") else 0
            if "attack" in fx["from"]:
                yield from ((LESS_BY_ATTACK + kind + soft, fx["n"]) for kind in kinds)
            if "collision" in fx["from"]:
                yield LESS_BY_COLLISION + soft, fx["n"]
            if "check" in fx["from"]:
                yield LESS_BY_CHECK + soft, fx["n"]


def trait_table() -> tuple[int, ...]:
    """[TRAITS * item + trait]."""
    table = [0] * (TRAITS * len(_ITEMS))
    for number, item in enumerate(_ITEMS):
        for fx in item["fx"]:
            for trait, change in traits(fx):
                table[TRAITS * number + trait] += change
    return tuple(table)


TRAIT = trait_table()

# ---- What one attacks with ---------------------------------------------------------------------

WEAPON, PISTOL, FIRST_CARD = range(3)  # sources of an attack: the mounted weapon, a skill's, then cards
SOURCE_CARDS = tuple(n for n, card in enumerate(BOX["rally"]) if card["fx"]["op"] in ("attack", "steal"))
SOURCES = FIRST_CARD + len(SOURCE_CARDS)
SOURCE_OF_CARD = tuple(FIRST_CARD + SOURCE_CARDS.index(n) if n in SOURCE_CARDS else NOTHING for n in range(CARDS))
CARD_OF_SOURCE = (NOTHING, NOTHING, *SOURCE_CARDS)

# The facts of an attack: DICE and so on, for each accessory or skill that is a weapon and each card that attacks.
DICE, RANGE, ARC, SIGHT, KIND, EVERYBODY, AMMO = range(7)
ATTACK_FACTS = 7


def attack_facts(fx: Data) -> list[int]:
    """An effect as the facts of an attack."""
    kind = KINDS.index(fx["kind"]) if "kind" in fx else NOTHING
    arc = ARCS.index(fx.get("arc", "all" if fx["op"] == "steal" else "front"))
    everybody = int(fx.get("targets") == "all-opponents")
    return [fx.get("dice", 0), fx["range"], arc, int(fx.get("los", False)), kind, everybody, fx.get("ammo", 0)]


def item_attack(item: Data) -> list[int]:
    """The facts of an accessory or a skill that is a weapon; no dice, if it is none."""
    found = [attack_facts(fx) for fx in item["fx"] if fx["op"] in ("weapon", "free-attack")]
    return found[0] if found else [0] * ATTACK_FACTS


ITEM_ATTACK = tuple(fact for item in _ITEMS for fact in item_attack(item))  # [ATTACK_FACTS * item + fact]
CARD_ATTACK = tuple(
    fact
    for card in BOX["rally"]
    for fact in (attack_facts(card["fx"]) if card["fx"]["op"] in ("attack", "steal") else [0] * ATTACK_FACTS)
)


def best(trait: int) -> int:
    """The most that a car can have of a trait: one item in each slot, and a skill."""
    of_items = [TRAIT[TRAITS * item + trait] for item in range(len(_ITEMS))]
    slots = [[of_items[n] for n in range(ACCESSORIES) if FITS[SLOTS * n + slot]] for slot in range(SLOTS)]
    return sum(max(each) for each in slots) + max(of_items[ACCESSORIES:])


# Targets are aimed at up to so many rows away: the longest weapon with the best help, or the longest card for one car.
_CARDS_FOR_ONE = [card for card in SOURCE_CARDS if not CARD_ATTACK[ATTACK_FACTS * card + EVERYBODY]]
REACH = max(
    max(ITEM_ATTACK[RANGE::ATTACK_FACTS]) + best(MORE_RANGE),
    *(CARD_ATTACK[ATTACK_FACTS * card + RANGE] for card in _CARDS_FOR_ONE),
)

MOST_CARDS = 127  # that the state can count
for _deck, _hand in ((CARD_COUNT, RALLY_HAND), (ACCESSORY_COUNT, ACCESSORY_HAND)):
    require(
        SEATS * _hand < sum(_deck) <= MOST_CARDS, "box-deck", cards=sum(_deck), least=SEATS * _hand, most=MOST_CARDS
    )
require(FACES.count(AGAIN_ON) <= SIDES_OF_DIE // 2, "box-doubles", most=SIDES_OF_DIE // 2)
require(max(FINISH_GROUP) < USED_TILES and SHORT_GROUP < SHORT_TILES, "box-finish-group")
_SPEEDS = (BOX["setup"]["start_speed"], BOX["speed"]["free_up"], BOX["speed"]["free_down"])
require(not any(speed % STEP_MPH for speed in (*_SPEEDS, *of_card("stop", "speed"))), "box-speeds", step=STEP_MPH)

# The lines of the score sheet.
LINES = ("place", *TARGET_IDS, "shoot-tokens", "wipe-outs", "alone")

# ---- The numbers of the box, as messages name them ---------------------------------------------


def crash_table() -> str:
    """The crash table as rows of Markdown: a speed, then the dice of each colour."""
    rows = [[STEP_MPH * box, *CRASH_DICE[box - 1 :: BOXES]] for box in range(1, BOXES + 1)]
    return "\n".join(f"| {' | '.join(str(cell or '–') for cell in row)} |" for row in rows)


def safe_box(colour: int) -> int:
    """The fastest box of the dashboard that takes no dice on a colour."""
    return max((box for box in range(1, BOXES + 1) if CRASH_DICE[BOXES * colour + box - 1] == 0), default=0)


FACTS: dict[str, Any] = {
    **numbers(BOX),
    **{f"place_{place}": points for place, points in enumerate(PLACE_POINTS, start=1)},
    **{f"points_of_{id}": points for id, points in zip(TARGET_IDS, TARGET_POINTS, strict=True)},
    **{f"number_of_{id}": count for id, count in zip(TARGET_IDS, TARGET_COUNT, strict=True)},
    **{f"dice_of_{id}": dice for id, dice in zip(HAZARD_IDS, HAZARD_DICE, strict=True)},
    **{f"dice_of_barricade_{car}": dice for car, dice in enumerate(BARRICADE_DICE[1:], start=2)},
    **{f"safe_{colour}": STEP_MPH * safe_box(place) for place, colour in enumerate(COLOURS)},
    **{f"faces_of_{hits}": FACES.count(hits) for hits in range(AGAIN_ON + 1)},
    "crash_table": crash_table(),
    "paid_places": len(PLACE_POINTS),
    "rally_kinds": CARDS,
    "rally_cards": sum(CARD_COUNT),
    "accessory_kinds": ACCESSORIES,
    "accessory_cards": sum(ACCESSORY_COUNT),
    "skill_cards": SKILLS,
    "road_tiles": TILES,
    "figures": sum(TARGET_COUNT),
    "slots": SLOTS,
    "slipstream_reach": SLIPSTREAM_REACH,
    "sight_degrees": SEEN_BEND // 10,
    "veteran_up_to": max(TRAIT[DRAW_UP_TO::TRAITS]),
    "veteran_one_more": DRAW_CARDS + max(TRAIT[DRAW_ALWAYS::TRAITS]),
}
