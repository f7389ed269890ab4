"""Positions set up by hand: where the cars are, who holds what, whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from paddock.core.chance import seed_chance
from paddock.core.game import Event, message_ids
from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules import events, moves, play, scoring, setup, verdicts
from paddock.games.road_rally.rules.box import (
    COUNT,
    IDS,
    KINDS,
    LINES,
    NOBODY,
    PLAY_CARDS,
    SQUARES,
    STAGES,
    STORE,
    TILES,
)
from paddock.games.road_rally.rules.course import way_through
from paddock.games.road_rally.rules.state import BYPASSED, NEXT_DRIVER, State
from paddock.games.road_rally.table.views import PHASES, View
from tests.position import Position

OPTIONS = {option.name: option.choices for option in GAME.options}
EVENTS = message_ids(events)
MOVES = {family.name: family.first for family in moves.FAMILIES}  # the first of each

Cards = Sequence[str]


class Rally(Position, game=GAME, verdicts=verdicts):
    """A table in the middle of a race."""

    # ---- What may be done

    def why_not(self, name: str) -> str | None:
        return self.reason(MOVES[name])

    def why_not_drive(self, *cards: str) -> str | None:
        return self.reason(drive_move(cards))

    def why_not_store(self, *cards: str) -> str | None:
        return self.reason(store_move(cards))

    @property
    def phase(self) -> str | None:
        return None if self.state.over else PHASES[self.state.phase]

    # ---- Doing it

    def make(self, move: int) -> Self:
        self.require_legal(move)
        play.play(self.state, move)
        self.state.check()
        return self

    def do(self, *names: str) -> Self:
        for name in names:
            self.make(MOVES[name])
        return self

    def drive(self, *cards: str) -> Self:
        return self.make(drive_move(cards))

    def store(self, *cards: str) -> Self:
        return self.make(store_move(cards))

    def put_next(self, *cards: str) -> Self:
        for card in cards:
            self.make(moves.put_next(IDS.index(card)))
        return self

    def all_silent(self) -> Self:
        """Everybody lets the stage pass that is asked for."""
        stage = self.stage
        while self.phase == "asked" and self.stage == stage:
            self.do("stay-silent")
        return self

    def score(self, seat: int) -> Self:
        """The others are silent until a seat is asked, which scores."""
        while self.state.turn != seat:
            self.do("stay-silent")
        return self.do("score-stage")

    # ---- What there is

    @property
    def stage(self) -> int:
        """The stage that is being resolved, or will be next."""
        return int(self.state.stage) + 1

    @property
    def at(self) -> list[int]:
        return list(self.state.at[: self.state.seats])

    @property
    def order(self) -> list[int]:
        return list(self.state.order[: self.state.seats])

    @property
    def line(self) -> list[int]:
        return list(self.state.line[: self.state.seats])

    def hand(self, seat: int) -> list[str]:
        return listed(self.state.hand[seat])

    def deck(self, seat: int) -> list[str]:
        known = self.state.top[seat][: self.state.tops[seat]]
        return sorted(listed(self.state.deck[seat]) + [IDS[kind] for kind in known])

    def top(self, seat: int) -> list[str]:
        return [IDS[kind] for kind in self.state.top[seat][: self.state.tops[seat]]]

    def discards(self, seat: int) -> list[str]:
        return listed(self.state.discarded[seat])

    def square(self, space: int) -> str:
        return str(SQUARES[self.state.square[space]])

    # ---- What has been told and scored

    @property
    def log(self) -> list[str]:
        return [EVENTS[event] for event, *_ in self.state.log]

    def told(self, name: str) -> list[tuple[int, int, int]]:
        """The numbers of each event of a kind."""
        return [(a, b, c) for event, a, b, c in self.state.log if EVENTS[event] == name]

    def lines(self, seat: int | None) -> list[str]:
        """The log in words as a seat reads it."""
        speak = GAME.words("en")
        told = [GAME.table.tell(Event(0, *numbers), self.state, seat) for numbers in self.state.log]
        return [speak(line) for line in told if line]

    def sheet(self, seat: int) -> dict[str, int]:
        points = {line: scoring.sheet(self.state, seat, i) for i, line in enumerate(LINES)}
        return {line: value for line, value in points.items() if value}

    def view(self, seat: int | None) -> View:
        return cast(View, self.seen(seat))


def begun(variant: str = "base", seats: int = 4, seed: int = 1, options: Mapping[str, str] | None = None) -> Rally:
    """A table at the first decision of a race."""
    s: Any = GAME.prepare(seats, variant, options)
    assert isinstance(s, State)
    seed_chance(s, seed)
    setup.setup(s)
    return Rally(s)


def rally(
    variant: str = "base",
    at: Sequence[int] = (20, 15, 10, 5),
    *,
    turn: int | None = None,
    order: Sequence[int] | None = None,
    line: Sequence[int] | None = None,
    hands: Mapping[int, Cards] | None = None,
    decks: Mapping[int, Cards] | None = None,
    top: Mapping[int, Cards] | None = None,
    stages: Mapping[int, Sequence[int]] | None = None,
    scored: Mapping[int, int] | None = None,
    options: Mapping[str, str] | None = None,
    road: Mapping[int, str] | None = None,
    seed: int = 1,
) -> Rally:
    """A table where `turn` is to act, by default the first car's driver; those before it in the order have moved.

    Cars stand in the order of `at`, unless `order` says otherwise. Everybody holds `hands`, or one green 1. What is
    not in hand is in the draw deck; with `decks` all else is on the discard pile. `top` lies on the draw deck in order.
    Stages that the first car has passed are gone; `stages` are held, others by nobody. `road` puts squares elsewhere.
    """
    table = begun(variant, len(at), seed, {"first-driver": "first-seat", **(options or {})})
    s = table.state
    for seat, space in enumerate(at):
        s.at[seat] = space
    seats = sorted(order or range(len(at)), key=lambda seat: -at[seat])
    for place, seat in enumerate(seats):
        s.order[place] = seat
        s.line[place] = (line or seats)[place]
    for space, square in (road or {}).items():
        s.square[space] = SQUARES.index(square)
    for seat in range(len(at)):
        deal_cards(s, seat, (hands or {}).get(seat, ["g1"]), (decks or {}).get(seat), (top or {}).get(seat, []))
        s.scored[seat] = (scored or {}).get(seat, 0)
    deal_stages(s, stages or {})
    s.moved = s.line[: s.seats].index(table.order[0] if turn is None else turn)
    s.phase = NEXT_DRIVER
    s.log.clear()
    play.go_on(s)
    return table


def deal_cards(s: Any, seat: int, hand: Cards, deck: Cards | None, top: Cards) -> None:
    rest = list(COUNT)
    s.hand[seat] = [0] * KINDS
    s.deck[seat] = [0] * KINDS
    s.discarded[seat] = [0] * KINDS
    for card in hand:
        s.hand[seat][take(rest, card)] += 1
    for k, card in enumerate(top):
        s.top[seat][k] = take(rest, card)
    s.tops[seat] = len(top)
    if deck is None:
        s.deck[seat] = rest
        return
    for card in deck:
        s.deck[seat][take(rest, card)] += 1
    s.discarded[seat] = rest


def take(rest: list[int], card: str) -> int:
    """A certain card out of the box."""
    kind = IDS.index(card)
    assert rest[kind], f"no {card} is left for this position"
    rest[kind] -= 1
    return kind


def deal_stages(s: Any, stages: Mapping[int, Sequence[int]]) -> None:
    for stage in range(STAGES):
        s.holder[stage] = NOBODY
    for seat, numbers in stages.items():
        for number in numbers:
            s.holder[number - 1] = seat
    while s.stage < STAGES and s.diner[s.stage] <= max(s.at):
        s.fate[s.stage] = BYPASSED
        s.stage += 1


def counts_of(cards: Cards) -> tuple[int, ...]:
    return tuple(list(cards).count(card) for card in IDS)


def drive_move(cards: Cards) -> int:
    """Cards of one colour; of several colours there is a play from the store alone."""
    counts = counts_of(cards)
    return moves.drive(PLAY_CARDS.index(counts)) if counts in PLAY_CARDS[:STORE] else store_move(cards)


def store_move(cards: Cards) -> int:
    return moves.drive(PLAY_CARDS.index(counts_of(cards), STORE))


def build_move(tile: str, backwards: bool = False) -> int:
    return moves.build(way_through(TILES.index(tile), backwards))


def listed(counts: Any) -> list[str]:
    return [card for card, count in zip(IDS, counts, strict=True) for _ in range(count)]


__all__ = ["MOVES", "OPTIONS", "Rally", "begun", "build_move", "rally"]
