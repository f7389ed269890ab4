"""The box as constants and tables, from data.toml. A card is the number of its kind, 0 to 18."""

from operator import le
from typing import Any

from paddock.core.box import read_box, require
from paddock.core.words import numbers

BOX = read_box(__package__)
_CARDS: list[dict[str, Any]] = BOX["cards"]

IDS: tuple[str, ...] = tuple(card["id"] for card in _CARDS)
KIND_OF: dict[str, str] = {card["id"]: card["kind"] for card in _CARDS}
CARDS = len(IDS)
NOTHING = -1  # no card
NOBODY = -1  # no side

DISTANCES = IDS.index("25")
REMEDIES = IDS.index("repairs")
SAFETIES = IDS.index("driving-ace")
HAZARDS = IDS.index("accident")
SAFETY_KINDS = HAZARDS - SAFETIES
HAZARD_KINDS = CARDS - HAZARDS

MILES_25 = IDS.index("25")
MILES_100 = IDS.index("100")
MILES_200 = IDS.index("200")
GO = IDS.index("go")
END_OF_LIMIT = IDS.index("end-of-limit")
RIGHT_OF_WAY = IDS.index("right-of-way")
STOP = IDS.index("stop")
SPEED_LIMIT = IDS.index("speed-limit")

COUNT = tuple(card["count"] for card in _CARDS)
LEFT_OUT = tuple(card.get("left_out", 0) for card in _CARDS)  # of these, with 2 or 3 players
MILES = tuple(card.get("miles", 0) for card in _CARDS)
HAZARD_OF = tuple(IDS.index(card["hazard"]) if "hazard" in card else NOTHING for card in _CARDS)  # of a remedy
SAFETY_FROM = tuple(IDS.index(card["safety"]) if "safety" in card else NOTHING for card in _CARDS)  # of a hazard
REMEDY_FOR = tuple(HAZARD_OF.index(card) if card in HAZARD_OF else NOTHING for card in range(CARDS))  # of a hazard

HAND = BOX["hand"]
TRIP = BOX["trip"]
SHORT_TRIP = BOX["short_trip"]
LIMIT = BOX["speed_limit"]
TWO_HUNDREDS = BOX["two_hundreds"]
MATCH = BOX["match"]

SEATS = 6
SIDES = 3

MOST_CARDS = 127  # that the state can count
require(SHORT_TRIP < TRIP, "box-short-trip", short=SHORT_TRIP, trip=TRIP)
for _seats, _cards in ((SEATS, sum(COUNT)), (SIDES, sum(COUNT) - sum(LEFT_OUT))):
    require(_seats * HAND < _cards, "box-deck-too-small", cards=_cards, seats=_seats, needed=_seats * HAND + 1)
require(sum(COUNT) <= MOST_CARDS, "box-deck-too-large", cards=sum(COUNT), most=MOST_CARDS)
require(all(map(le, LEFT_OUT, COUNT)), "box-left-out")

# The lines of the score sheet, in its order.
LINES = (
    "miles",
    "safeties",
    "all-four-safeties",
    "coups-fourres",
    "trip-completed",
    "delayed-action",
    "safe-trip",
    "shut-out",
    "extension",
)
POINTS: dict[str, int] = BOX["points"]

# What messages and the how-to say by name: the numbers of the box, and what follows from them.
FACTS: dict[str, int | str] = {
    **numbers(BOX),
    **{f"count_{IDS[card].replace('-', '_')}": COUNT[card] for card in range(REMEDIES, CARDS)},
    **{f"few_{IDS[card].replace('-', '_')}": COUNT[card] - LEFT_OUT[card] for card in range(HAZARDS, CARDS)},
    "deck": sum(COUNT),
    "small_deck": sum(COUNT) - sum(LEFT_OUT),  # with 2 or 3 players
    "distances": ", ".join(f"{MILES[card]} (×{COUNT[card]})" for card in range(DISTANCES, REMEDIES)),
    "slow_distances": ", ".join(str(miles) for miles in MILES[DISTANCES:REMEDIES] if miles <= LIMIT),
    "miles_200": MILES[MILES_200],
    "safety_kinds": SAFETY_KINDS,
    "points_coup_and_safety": POINTS["coup_fourre"] + POINTS["safety"],
}
