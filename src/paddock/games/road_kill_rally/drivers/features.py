"""What a seat knows, as numbers for learners: the own car first, the others in seating order."""

from paddock.core.contract import Numbers
from paddock.core.features import amount, category, count, counts, flag, of_each
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cards import known_cards
from paddock.games.road_kill_rally.rules.road import colour, printed_hazard
from paddock.games.road_kill_rally.rules.state import State

BEHIND, AHEAD = box.DEEPEST, 3 * box.DEEPEST  # rows of the road around the own car
RACE = (
    category("seats", box.SEATS - 1, low=2),
    category("sides", box.SEATS, low=1),
    amount("round", box.MOST_TURNS + 1),
    amount("last-round", box.MOST_TURNS + box.TURNS_AFTER_FIRST),
    category("stage", 2),
    category("question", 14),
    flag("to-act"),
    count("deck", sum(box.CARD_COUNT)),
    amount("finish-row", box.ROWS),
    amount("end-row", box.ROWS),
    count("tiles-on-top", box.TILES),
    count("tiles-with-finish", box.TILES),
    amount("spaces-left", 20),
    amount("dice", 20),
    amount("owed", 20),
    category("paid-for", 3),
    category("attack-source", box.SOURCES),
    amount("bought-dice", 30),
    amount("own-hits", 50),
    flag("attacked"),
    category("destruction", 3),
    category("skills", 3),
)
CAR = (
    amount("row", box.ROWS),
    category("lane", box.LANES),
    amount("speed", box.BOXES),
    category("status", 3),
    category("place", box.SEATS + 1),
    count("cards", sum(box.CARD_COUNT)),
    count("wipe-outs", 30),
    flag("wiped-out"),
    count("shoot-tokens", 60),
    category("damaged-slots", 1 << box.SLOTS),
    flag("pitted"),
    category("skill", box.SKILLS + 1),
    amount("hits", 50),
    *(category(f"slot.{slot}", box.ACCESSORIES + 1) for slot in box.SLOT_IDS),
    *counts("kills", box.TARGET_IDS, box.TARGET_COUNT),
)
SPACE = (
    category("colour", len(box.COLOURS) + 1),
    category("hazard", box.HAZARDS + 1),
    category("dropped", 1 << box.DROPS),
    category("figure", box.TARGETS + 1),
)
OF_RACE, OF_CAR, OF_SPACE = len(RACE), len(CAR), len(SPACE)
FEATURES = (
    *RACE,
    *counts("hand", box.CARD_IDS, box.CARD_COUNT),
    *counts("discarded", box.CARD_IDS, box.CARD_COUNT),
    *counts("garage", box.ACCESSORY_IDS, box.ACCESSORY_COUNT),
    *(category(f"offer.{place}", box.SKILLS + 1, low=box.NOTHING) for place in range(box.SKILL_HAND)),
    *of_each("car", range(box.SEATS), CAR),
    *of_each("known-of", range(1, box.SEATS), counts("hand", box.CARD_IDS, box.CARD_COUNT)),
    *of_each("road", [f"{r}.{lane}" for r in range(-BEHIND, AHEAD) for lane in range(box.LANES)], SPACE),
)
NUMBERS = len(FEATURES)


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """The race, the own cards, the discards, car after car, known cards, then the road from behind to ahead."""
    for i in range(NUMBERS):
        out[i] = 0
    observe_race(s, seat, out)
    at = OF_RACE
    for card in range(box.CARDS):
        out[at + card] = s.hand[seat][card]
        out[at + box.CARDS + card] = s.discarded[card]
    at += 2 * box.CARDS
    for accessory in range(box.ACCESSORIES):
        out[at + accessory] = s.garage[seat][accessory]
    at += box.ACCESSORIES
    for place in range(box.SKILL_HAND):
        out[at + place] = s.offer[seat][place]
    at += box.SKILL_HAND
    for step in range(s.seats):
        observe_car(s, (seat + step) % s.seats, at + step * OF_CAR, out)
    at += box.SEATS * OF_CAR
    for step in range(1, s.seats):
        for card in range(box.CARDS):
            out[at + (step - 1) * box.CARDS + card] = known_cards(s, seat, (seat + step) % s.seats, card)
    observe_road(s, seat, at + (box.SEATS - 1) * box.CARDS, out)


@rule
def observe_race(s: State, seat: int, out: Numbers) -> None:
    """What is going on."""
    out[0] = s.seats
    out[1] = s.sides
    out[2] = s.round
    out[3] = s.last_round
    out[4] = s.stage
    out[5] = s.question
    out[6] = s.turn == seat
    out[7] = s.deck_left
    out[8] = s.finish_row
    out[9] = s.end_row
    out[10] = s.top_left
    out[11] = s.group_left
    out[12] = s.left
    out[13] = s.dice
    out[14] = s.owed
    out[15] = s.purpose
    out[16] = s.source
    out[17] = s.bought
    out[18] = s.hits[seat]
    out[19] = s.acted
    out[20] = s.destruction
    out[21] = s.skills


@rule
def observe_car(s: State, seat: int, at: int, out: Numbers) -> None:
    """A dashboard; a skill shows when all have chosen."""
    out[at] = s.row[seat]
    out[at + 1] = s.lane[seat]
    out[at + 2] = s.box[seat]
    out[at + 3] = s.status[seat]
    out[at + 4] = s.place[seat]
    out[at + 5] = s.held[seat]
    out[at + 6] = s.wipe_outs[seat]
    out[at + 7] = s.wiped[seat]
    out[at + 8] = s.shots[seat]
    out[at + 9] = s.damaged[seat]
    out[at + 10] = s.pitted[seat]
    out[at + 11] = 0 if s.question == state.CHOOSE_SKILL else s.skill[seat] + 1
    out[at + 12] = s.hits[seat]
    for slot in range(box.SLOTS):
        out[at + 13 + slot] = s.slot[seat][slot] + 1
    for kind in range(box.TARGETS):
        out[at + 13 + box.SLOTS + kind] = s.kills[seat][kind]


@rule
def observe_road(s: State, seat: int, at: int, out: Numbers) -> None:
    """Spaces around the own car: colour, hazard, dropped hazards, figure; zeros where no tile lies."""
    for step in range(BEHIND + AHEAD):
        row = s.row[seat] + step - BEHIND
        if s.starts[s.gone] <= row < s.end_row:
            for lane in range(box.LANES):
                to = at + (step * box.LANES + lane) * OF_SPACE
                out[to] = colour(s, row, lane) + 1
                out[to + 1] = printed_hazard(s, row, lane) + 1
                out[to + 2] = s.dropped[row][lane]
                out[to + 3] = s.figure[row][lane] + 1
