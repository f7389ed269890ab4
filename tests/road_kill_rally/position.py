"""Tables set up by hand: a road of certain tiles, cars, hands and accessories, and dice that fall as the test says."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from paddock.core.chance import below, seed_chance
from paddock.core.game import message_ids
from paddock.core.rule import rule
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.rules import combat, events, moves, play, road, verdicts
from paddock.games.road_kill_rally.rules.box import (
    ACCESSORY_IDS,
    CARD_IDS,
    DROPPABLE,
    FIRST_CARD,
    FITS,
    HAZARD_IDS,
    LANES,
    NOTHING,
    PISTOL,
    ROWS,
    SKILL_IDS,
    SLOT_IDS,
    SLOTS,
    SOURCE_OF_CARD,
    TARGET_IDS,
    TILE_IDS,
    TILES,
    WEAPON,
)
from paddock.games.road_kill_rally.rules.state import (
    COMBAT,
    DRIVE_ON,
    FIGHTING,
    MOVING,
    SET_SPEED,
    STEP,
)
from paddock.games.road_kill_rally.table.views import QUESTIONS, View
from tests import position as base
from tests.road_kill_rally.census import census

OPTIONS = {option.name: option.choices for option in GAME.options}
EVENTS = message_ids(events)
FACE = {0: 0, 1: 3, 2: 5}  # the die's place of each face
FALLING: list[int] = []  # faces still to fall; then blanks


@rule
def as_told(s: Any, n: int) -> int:
    """Chance for tests: the faces told, and the first of everything else."""
    if n == 6 and len(FALLING) > 0:
        return FACE[FALLING.pop(0)]
    return 0


BOUND = GAME.bind(replace={below: as_told})
PLAY = BOUND(play.play)


class Position(base.Position, game=GAME, verdicts=verdicts):
    """A race in the middle. It checks itself at every move."""

    # ---- What may be done

    # ---- Doing it

    def make(self, move: int, *faces: int) -> Self:
        """A legal move; the dice fall as told, all of them."""
        self.require_legal(move)
        FALLING[:] = faces
        before = census(self.state)
        PLAY(self.state, move)
        assert not FALLING, f"dice that nobody rolled: {FALLING}"
        self.state.check()
        if not self.state.over:
            assert self.legal
        assert census(self.state) == before, "something was lost or won"
        return self

    def roll(self, *faces: int) -> Self:
        return self.make(moves.ROLL, *faces)

    def safe(self) -> Self:
        return self.make(moves.PLAY_SAFE)

    def done(self, *faces: int) -> Self:
        return self.make(moves.DONE, *faces)

    def speed(self, mph: int) -> Self:
        return self.make(moves.set_speed(mph // 20))

    def drive(self, lane: int, spaces: int = 1, *faces: int) -> Self:
        return self.make(moves.drive(spaces, lane), *faces)

    def discard(self, card: str, *faces: int) -> Self:
        return self.make(moves.discard(CARD_IDS.index(card)), *faces)

    def play(self, card: str, *faces: int) -> Self:
        return self.make(play_move(card), *faces)

    def attack(self, source: str, target: int, *faces: int) -> Self:
        return self.make(attack_move(source, target), *faces)

    def shoot(self, source: str, row: int, lane: int, *faces: int) -> Self:
        return self.make(self.shoot_move(source, row, lane), *faces)

    def shoot_move(self, source: str, row: int, lane: int) -> int:
        rows = row - int(self.state.row[self.state.turn])
        return attack_move(source, moves.at_figure(rows, lane))

    # ---- What is going on

    def view(self, seat: int | None) -> View:
        return cast(View, self.seen(seat))

    @property
    def question(self) -> str | None:
        return QUESTIONS[self.state.question]

    def where(self, seat: int = 0) -> tuple[int, int]:
        return int(self.state.row[seat]), int(self.state.lane[seat])

    def mph(self, seat: int = 0) -> int:
        return int(20 * self.state.box[seat])

    def hand(self, seat: int = 0) -> list[str]:
        return [card for n, card in enumerate(CARD_IDS) for _ in range(self.state.hand[seat][n])]

    def slots(self, seat: int = 0) -> list[str | None]:
        return [None if item == NOTHING else ACCESSORY_IDS[item] for item in self.state.slot[seat]]

    def kills(self, seat: int = 0) -> list[int]:
        return list(self.state.kills[seat])

    @property
    def log(self) -> list[tuple[Any, ...]]:
        return [(EVENTS[event], *numbers) for event, *numbers in self.state.log]

    def told(self, name: str) -> list[tuple[Any, ...]]:
        return [entry[1:] for entry in self.log if entry[0] == name]


def drive_move(lane: int, spaces: int = 1) -> int:
    return moves.drive(spaces, lane)


def swerve_move(lane: int, how: int, drops: int = 0) -> int:
    return moves.swerve(how, lane, drops)


def play_move(card: str) -> int:
    return moves.play(CARD_IDS.index(card))


def fit_move(accessory: str, slot: int = 0) -> int:
    return moves.fit(ACCESSORY_IDS.index(accessory), slot)


def attack_move(source: str, aim: int, lucky: bool = False) -> int:
    number = {"weapon": WEAPON, "pistol": PISTOL}.get(source)
    if number is None:
        number = SOURCE_OF_CARD[CARD_IDS.index(source)]
        assert number >= FIRST_CARD
    return moves.attack(number, aim, lucky)


def position(
    seats: int = 3,
    *,
    tiles: Sequence[str] = ("start", "st-a", "st-b"),
    cars: Mapping[int, tuple[int, int, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    gear: Mapping[int, Sequence[str]] | None = None,
    skills: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    figures: bool = False,
    mirrored: bool = False,
) -> Position:
    """A road of these tiles; `cars` are row, lane and mph by seat, the others stand at the start. No figures, unless
    wanted. Seat 0 is asked for its speed, as the first of the order."""
    s: Any = GAME.prepare(seats, None, options)
    seed_chance(s, 1)
    GAME.setup(s)
    empty_hands(s)
    lay_road(s, tiles, figures, mirrored)
    for seat in range(seats):
        s.row[seat], s.lane[seat], s.box[seat] = seat // LANES, seat % LANES, 1
    for seat, (row, lane, mph) in (cars or {}).items():
        s.row[seat], s.lane[seat], s.box[seat] = row, lane, mph // 20
    for seat, cards in (hands or {}).items():
        for card in cards:
            give(s, seat, card)
    for seat, items in (gear or {}).items():
        for item in items:
            equip(s, seat, item)
    for seat, skill in (skills or {}).items():
        s.skill[seat] = SKILL_IDS.index(skill)
    s.round, s.racers, s.at = 1, seats, 0
    s.order[:seats] = list(range(seats))
    s.stage, s.question, s.turn = MOVING, SET_SPEED, 0
    s.log.clear()
    return Position(s)


def moving(left: int, **facts: Any) -> Position:
    """Seat 0 has so many spaces to go and is asked where to."""
    table = position(**facts)
    s = table.state
    s.left, s.question, s.todo = left, STEP, DRIVE_ON
    return table


def fighting(**facts: Any) -> Position:
    """Seat 0 is asked for its combat action."""
    table = position(**facts)
    table.state.stage, table.state.question = FIGHTING, COMBAT
    return table


def empty_hands(s: Any) -> None:
    """All cards back into their decks, all slots empty."""
    for seat in range(s.seats):
        for card in range(len(CARD_IDS)):
            s.deck[card] += s.hand[seat][card]
            s.deck_left += s.hand[seat][card]
            s.hand[seat][card] = 0
        s.held[seat] = 0
        for item in range(len(ACCESSORY_IDS)):
            s.store[item] += s.garage[seat][item]
            s.store_left += s.garage[seat][item]
            s.garage[seat][item] = 0
    s.fitted = 0


def lay_road(s: Any, tiles: Sequence[str], figures: bool, mirrored: bool) -> None:
    """Instead of what was revealed, these tiles."""
    for row in range(ROWS):
        s.ground[row] = NOTHING
        for lane in range(LANES):
            if s.figure[row][lane] != NOTHING:
                s.supply[s.figure[row][lane]] += 1
                s.figure[row][lane] = NOTHING
    for place in range(TILES):
        s.tile[place] = NOTHING
        s.east[place] = s.north[place] = 0
    s.laid = s.gone = s.end_row = s.heading = s.finish_row = 0
    s.unseen = (1 << TILES) - 1 & ~0b11
    for tile in tiles:
        number = TILE_IDS.index(tile)
        s.unseen &= ~(1 << number)
        if tile == "finish":
            s.finish_hidden = 0
        road.lay(s, number, int(mirrored and tile != "start"))
        if figures:
            road.place_figures(s)
        else:
            s.new_tile_row = s.end_row


def give(s: Any, seat: int, card: str) -> None:
    """A certain card out of the deck."""
    kind = CARD_IDS.index(card)
    assert s.deck[kind], f"no {card} is left for this position"
    s.deck[kind] -= 1
    s.deck_left -= 1
    s.hand[seat][kind] += 1
    s.held[seat] += 1


def equip(s: Any, seat: int, item: str) -> None:
    """A certain accessory into its slot."""
    kind = ACCESSORY_IDS.index(item)
    slot = next(n for n in range(SLOTS) if FITS[SLOTS * kind + n])
    s.store[kind] -= 1
    s.store_left -= 1
    s.slot[seat][slot] = kind


def stock(s: Any, seat: int, item: str) -> None:
    """A certain accessory into a garage."""
    kind = ACCESSORY_IDS.index(item)
    s.store[kind] -= 1
    s.store_left -= 1
    s.garage[seat][kind] += 1


def stand(s: Any, row: int, lane: int, kind: str) -> None:
    """A figure onto a space."""
    number = TARGET_IDS.index(kind)
    s.supply[number] -= 1
    s.figure[row][lane] = number


def drop(s: Any, row: int, lane: int, hazard: str) -> None:
    """A marker, as if a card had dropped it."""
    s.dropped[row][lane] |= 1 << DROPPABLE.index(HAZARD_IDS.index(hazard))


def slot_number(colour: str) -> int:
    return SLOT_IDS.index(colour)


def dice_of(table: Position, source: str) -> int:
    number = WEAPON if source == "weapon" else SOURCE_OF_CARD[CARD_IDS.index(source)]
    return combat.attack_dice(table.state, table.state.turn, number)
