"""Whole races against the referee: after every move both must say the same."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from paddock.bots import Bot, bot, bot_move
from paddock.core.chance import below
from paddock.core.game import Choice, Event, Game
from paddock.core.race import Race
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.rules import events
from paddock.games.road_kill_rally.rules.box import ACCESSORY_IDS, CARD_IDS, DROPPABLE, HAZARD_IDS, TILE_IDS
from tests.road_kill_rally.referee import Driver, Move, Referee

OIL = 1 << DROPPABLE.index(HAZARD_IDS.index("oil"))
FIGURES = {"target-20": "adult", "target-30": "child", "target-50": "senior"}
STANDARD: dict[str, str] = {}
LETTER = {"skills": "with", "letter": "by-the-letter", "veteran": "one-more", "finish-group": "last-eight"}
WRECKS = {"skills": "with", "destruction": "third-wipe-out", "final-tie": "coin", "length": "short"}
TEAMS = {"skills": "with", "teams": "pairs", "wipe-out-points": "minus-30", "finish-group": "last-four"}

# Seats, options and seed: races in which cars are passed and jumped, wrecks are hit, slots are repaired, tiles do not
# fit, a coin is tossed, and each skill is driven with.
RACES = [
    (2, STANDARD, 2),
    (2, WRECKS, 8),
    (2, LETTER, 10),
    (3, STANDARD, 4),
    (3, LETTER, 4),
    (3, WRECKS, 9),
    (3, TEAMS, 5),
    (4, STANDARD, 1),
    (4, LETTER, 12),
    (4, WRECKS, 1),
    (4, TEAMS, 9),
    (5, LETTER, 2),
    (5, WRECKS, 7),
    (6, STANDARD, 17),
    (6, WRECKS, 2),
]


class Curious:
    """Makes every kind of move as often as another, so that rare ones are not rare."""

    def move(self, game: Game, world: Any) -> int:
        moves = [0] * game.moves
        kinds: dict[Any, list[int]] = {}
        for move in moves[: game.legal(world, moves)]:
            parts = game.table.choice(world, move).parts
            kind = tuple(part for part in parts if not part.startswith(("space:", "car:")))
            kinds.setdefault(kind, []).append(move)
        alike = list(kinds.values())[below(world, len(kinds))]
        return alike[below(world, len(alike))]


PLAYERS: list[Callable[[], Bot]] = [Curious, lambda: bot("policy"), lambda: bot("learner")]  # in turn


def named(value: Any) -> str:
    """A part of a race's name."""
    return (" ".join(value.values()) or "standard") if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("seats", "options", "seed"), RACES, ids=named)
def test_the_referee_agrees_after_every_move(seats: int, options: dict[str, str], seed: int) -> None:
    race = Race.start(GAME, seats, seed, options=options)
    judge(race, referee_of(race))


def test_the_referee_agrees_where_figures_and_cards_run_out() -> None:
    race = Race.start(GAME, 5, 1, options=WRECKS)
    s, referee = race.state, referee_of(race)
    for kind, (name, gone) in enumerate({"adult": 17, "child": 6, "senior": 7}.items()):
        s.supply[kind] -= gone
        referee.road.supply[name] -= gone
    s.deck, s.deck_left = [0] * len(CARD_IDS), 0
    s.store, s.store_left = [0] * len(ACCESSORY_IDS), 0
    referee.deck, referee.store = [], []
    judge(race, referee)


def test_the_referee_agrees_where_all_have_armour_and_luck() -> None:
    race = Race.start(GAME, 6, 1, options={"length": "short"})
    referee = referee_of(race)
    for driver in referee.drivers:
        garage = ["machine-gun", "ballistic-armor", "ap-rounds"]
        hand_out(race, driver, garage, [*3 * ["lucky"], *2 * ["scattergun"], "tailgun"])
    judge(race, referee)


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_referee_agrees_where_cars_slip_and_are_jumped(seed: int) -> None:
    race = Race.start(GAME, 6, seed, options={"length": "short", "destruction": "third-wipe-out"})
    s, referee = race.state, referee_of(race)
    for driver in referee.drivers:
        hand_out(race, driver, ["flame", "ram-plates", "jump-jets"], ["nitro", "nitro", "pass", "pass", "handbrake"])
        s.wipe_outs[driver.seat] = driver.wipe_outs = 2 * (driver.seat % 2)  # every other car is soon a wreck
    for row in range(3, referee.road.end):
        for lane in (0, 1):
            s.dropped[row][lane] = OIL
            referee.road.at((row, lane)).dropped = {"oil"}
    judge(race, referee)


def hand_out(race: Race, driver: Driver, garage: list[str], hand: list[str]) -> None:
    """Other accessories and cards than were dealt."""
    s = race.state
    driver.garage, driver.hand = list(garage), list(hand)
    s.garage[driver.seat] = [garage.count(name) for name in ACCESSORY_IDS]
    s.hand[driver.seat] = [hand.count(name) for name in CARD_IDS]
    s.held[driver.seat] = len(hand)


def judge(race: Race, referee: Referee) -> None:
    """Follow a race, and tell where something differs."""
    try:
        follow(race, referee)
    except Exception as error:
        record = race.record
        where = f"seed {record.seed}, {record.seats} seats, {record.options}, after step {len(record.moves)}"
        raise AssertionError(f"{where}: {error}") from error


def follow(race: Race, referee: Referee) -> None:
    """Play a race to its end, with the referee beside."""
    players = [PLAYERS[(seat + race.seed) % len(PLAYERS)]() for seat in range(race.state.seats)]
    referee.start()
    while not race.over:
        compare(race, referee)
        told = len(race.events)
        number = bot_move(race, players[race.turn])
        move = translated(race.choice(number))
        race.play(number)
        referee.answer(move, facts(race.events[told:]))
        if any(event.kind == events.FASTER_FIRST for event in race.events[told:]):
            take_over_dice(race, referee)
    compare(race, referee)
    coin = race.record.options["final-tie"] == "coin"
    assert_same("places", *places(race.places(), referee.places(), coin))


def compare(race: Race, referee: Referee) -> None:
    """Who acts, what may be done, what lies where."""
    view = race.view(None)
    told_turn, judged_turn = view["turn"], referee.question[0] if referee.question else None
    assert told_turn == judged_turn, f"{view['phase']} asked of {told_turn}, the referee has {referee.question}"
    if referee.question:
        told, judged = {translated(race.choice(move)) for move in race.moves()}, referee.question[1]
        assert told == judged, f"{view['phase']}\nonly game    {told - judged}\nonly referee {judged - told}"
    assert_same("scores", race.scores(), referee.scores())
    for what, told_so, judged_so in [*dashboards(race, view, referee), *road(view, referee)]:
        assert_same(f"{view['phase']}: {what}", told_so, judged_so)


def assert_same(what: str, told: Any, judged: Any) -> None:
    assert told == judged, f"{what}\ngame    {told}\nreferee {judged}"


def dashboards(race: Race, view: dict[str, Any], referee: Referee) -> list[tuple[str, Any, Any]]:
    """Cars, dashboards and cards: their name, the game's account of them, the referee's."""
    s, cars, drivers = race.state, view["cars"], referee.drivers
    racing = [car for car in cars if car["status"] == "racing"]
    hands = [counted(CARD_IDS, s.hand[seat]) for seat in range(s.seats)]
    garages = [counted(ACCESSORY_IDS, s.garage[seat]) for seat in range(s.seats)]
    kills = [{FIGURES[kind]: count for kind, count in car["kills"].items()} for car in cars]
    return [
        ("turn", view["round"], referee.turn),
        ("status", [car["status"] for car in cars], [driver.status for driver in drivers]),
        ("spaces", [(car["row"], car["lane"]) for car in racing], [driver.spot for driver in referee.racing()]),
        ("speeds", [car["speed"] for car in cars], [20 * driver.speed for driver in drivers]),
        ("hands", hands, [Counter(driver.hand) for driver in drivers]),
        ("garages", garages, [Counter(driver.garage) for driver in drivers]),
        ("slots", [car["slots"] for car in cars], [driver.slots for driver in drivers]),
        ("damaged slots", [set(car["damaged"]) for car in cars], [driver.damaged for driver in drivers]),
        ("wipe-outs", [car["wipe_outs"] for car in cars], [driver.wipe_outs for driver in drivers]),
        ("wiped out now", [car["wiped"] for car in cars], [driver.wiped for driver in drivers]),
        ("kills", kills, [driver.kills for driver in drivers]),
        ("Shoot tokens", [car["shots"] for car in cars], [driver.shots for driver in drivers]),
        ("across the line", [car["place"] for car in cars], [driver.place for driver in drivers]),
        ("dice thrown", [car["thrown"] for car in cars], [driver.thrown for driver in drivers]),
        ("hits thrown", [car["landed"] for car in cars], [driver.landed for driver in drivers]),
        ("deck", counted(CARD_IDS, s.deck), Counter(referee.deck)),
        ("discards", counted(CARD_IDS, s.discarded), Counter(referee.discards)),
        ("accessories to draw", counted(ACCESSORY_IDS, s.store), Counter(referee.store)),
        ("accessories lost", counted(ACCESSORY_IDS, s.scrapped), Counter(referee.scrapped)),
    ]


def road(view: dict[str, Any], referee: Referee) -> list[tuple[str, Any, Any]]:
    """The road: its spaces, and the tiles to come."""
    told = [
        (
            space["colour"][0].upper(),
            space.get("hazard"),
            space.get("dropped", []),
            FIGURES.get(space.get("figure", "")),
        )
        for row in view["road"]["rows"]
        for space in row["spaces"]
    ]
    judged = [
        (space.colour, space.hazard, sorted(space.dropped), space.figure)
        for row in referee.road.spaces[referee.road.first :]
        for space in row
    ]
    return [
        ("rows", (view["road"]["first"], view["road"]["end"]), (referee.road.first, referee.road.end)),
        ("spaces of the road", told, judged),
        ("tiles to come", view["road"]["tiles_left"], referee.road.tiles_left),
    ]


def places(told: list[int], judged: list[int], coin: bool) -> tuple[Any, Any]:
    """The places of sides that the referee holds level: all the same or, with a coin, one after the other."""
    found = {place: sorted(told[side] for side in range(len(told)) if judged[side] == place) for place in judged}
    return found, {place: [place + coin * at for at in range(judged.count(place))] for place in judged}


def take_over_dice(race: Race, referee: Referee) -> None:
    """Nobody tells how often level cars throw for their order, so the counts of dice start again there."""
    for driver, car in zip(referee.drivers, race.view(None)["cars"], strict=True):
        driver.thrown, driver.landed = car["thrown"], car["landed"]


# ---- The game in the referee's words -----------------------------------------------------------


def referee_of(race: Race) -> Referee:
    """A referee who has seen what was dealt."""
    s = race.state
    hands = [list(counted(CARD_IDS, s.hand[seat]).elements()) for seat in range(s.seats)]
    garages = [list(counted(ACCESSORY_IDS, s.garage[seat]).elements()) for seat in range(s.seats)]
    offers = [race.view(seat)["offer"] for seat in range(s.seats)]
    return Referee(race.record.options, hands, garages, offers, facts(race.events))


def counted(ids: Sequence[str], counts: Sequence[int]) -> Counter[str]:
    """Cards by name; the game counts them by kind."""
    return +Counter(dict(zip(ids, counts, strict=True)))


TOLD: dict[int, Callable[[Event], tuple[Any, ...]]] = {
    events.GRID: lambda event: ("grid", event.a, event.b),
    events.TILE_LAID: lambda event: ("tile", (TILE_IDS[event.a], bool(event.b))),
    events.TILE_RETURNED: lambda event: ("returned", TILE_IDS[event.a]),
    events.DREW_CARD: lambda event: ("card", event.a, CARD_IDS[event.b]),
    events.DREW_ACCESSORY: lambda event: ("accessory", event.a, ACCESSORY_IDS[event.b]),
    events.FASTER_FIRST: lambda event: ("order", (event.a, event.b)),
    events.CHECK_ROLLED: lambda event: ("check", event.a, event.b, event.c),
    events.COLLISION_ROLLED: lambda event: ("collision", event.a, event.b, event.c),
    events.ATTACK_ROLLED: lambda event: ("attack", event.a, event.b, event.c),
    events.RAN_OVER: lambda event: ("figure", event.a, event.c),
    events.SHOT_FIGURE: lambda event: ("figure", event.a, event.c),
    events.MISSED: lambda event: ("figure", event.a, event.c),
    events.LOST_CARD: lambda event: ("looted", event.a, event.c, CARD_IDS[event.b]),
}


def facts(events: list[Event]) -> list[tuple[Any, ...]]:
    """What chance decided, as far as the log tells it."""
    return [TOLD[event.kind](event) for event in events if event.kind in TOLD]


def translated(choice: Choice) -> Move:
    """A move by the parts that one touches."""
    return tuple(map(thing, choice.parts))


def thing(part: str) -> Any:
    """A card, slot, skill or accessory by its name, a space by row and lane, a car by its seat."""
    kind, colon, name = part.partition(":")
    if kind == "space":
        row, lane = name.split(",")
        return int(row), int(lane)
    if kind in ("car", "speed"):
        return int(name)
    if kind == "figure":
        return FIGURES[name]
    return name if colon else kind
