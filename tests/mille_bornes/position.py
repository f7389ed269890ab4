"""Positions set up by hand: who holds what and what lies where. All other cards are in the draw pile."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypedDict, Unpack

from paddock.core.chance import seed_chance
from paddock.core.game import message_ids
from paddock.games.mille_bornes import GAME
from paddock.games.mille_bornes.rules import events, moves, play, scoring, setup, verdicts
from paddock.games.mille_bornes.rules.box import (
    CARDS,
    COUNT,
    GO,
    HAZARDS,
    IDS,
    LEFT_OUT,
    LINES,
    MILES,
    MILES_25,
    MILES_100,
    MILES_200,
    NOTHING,
    SAFETIES,
    TRIP,
)
from paddock.games.mille_bornes.rules.state import State
from tests import position as base
from tests.mille_bornes.census import census

OPTIONS = {option.name: option.choices for option in GAME.options}
EVENTS = message_ids(events)


class Zone(TypedDict, total=False):
    """A side's driving zone."""

    drive: str  # the card on top of the drive pile
    under: str | None  # the card that a hazard there lies on: a Go card, unless told otherwise
    limited: bool
    miles: int
    twohundreds: int  # among these miles
    safeties: Sequence[str]
    coups: Sequence[str]  # safeties lying sideways


class Position(base.Position, game=GAME, verdicts=verdicts):
    """A table in the middle of a hand. It checks itself at every move."""

    # ---- What may be done

    def why_not(self, card: str) -> str | None:
        return self.reason(moves.play(number(card)))

    def why_not_attack(self, hazard: str, side: int = 1) -> str | None:
        return self.reason(attack_move(hazard, side))

    def why_not_discard(self, card: str) -> str | None:
        return self.reason(moves.discard(number(card)))

    # ---- Doing it

    def play(self, card: str) -> Self:
        return self.make(moves.play(number(card)))

    def attack(self, hazard: str, side: int = 1) -> Self:
        return self.make(attack_move(hazard, side))

    def discard(self, card: str) -> Self:
        return self.make(moves.discard(number(card)))

    def coup_fourre(self) -> Self:
        return self.make(moves.COUP_FOURRE)

    def let_it_stand(self) -> Self:
        return self.make(moves.LET_IT_STAND)

    def extend(self) -> Self:
        return self.make(moves.EXTEND)

    def finish(self) -> Self:
        return self.make(moves.FINISH)

    def make(self, move: int) -> Self:
        self.require_legal(move)
        play.play(self.state, move)
        self.state.check()
        assert census(self.state) == deck(self.state.seats), "cards were lost or won"
        return self

    # ---- What lies on the table

    @property
    def goal(self) -> int:
        return int(self.state.goal)

    @property
    def dealer(self) -> int:
        return int(self.state.dealer)

    @property
    def deal(self) -> int:
        return int(self.state.deal)

    @property
    def left(self) -> int:
        return int(self.state.left)

    @property
    def pile(self) -> list[str]:
        return listed(self.state.pile)

    @property
    def discard_pile(self) -> list[str]:
        return listed(self.state.discarded)

    @property
    def last_discard(self) -> str | None:
        return card_name(self.state.last_discard)

    def hand(self, seat: int = 0) -> list[str]:
        return listed(self.state.hand[seat])

    def zone(self, side: int = 0) -> list[str]:
        return listed(self.state.zone[side])

    def drive(self, side: int = 0) -> str | None:
        return card_name(self.state.drive[side])

    def limited(self, side: int = 0) -> bool:
        return bool(self.state.limited[side])

    def miles(self, side: int = 0) -> int:
        return int(self.state.miles[side])

    def coups(self, side: int = 0) -> list[str]:
        return [IDS[SAFETIES + kind] for kind, sideways in enumerate(self.state.coup[side]) if sideways]

    # ---- What has been told and scored

    @property
    def log(self) -> list[str]:
        return [EVENTS[event] for event, *_ in self.state.log]

    def sheet(self, side: int = 0) -> dict[str, int]:
        """The lines of the score sheet on which something stands."""
        points = {line: scoring.sheet(self.state, side, i) for i, line in enumerate(LINES)}
        return {line: value for line, value in points.items() if value}


def dealt(
    seats: int = 2, variant: str = "standard", seed: int = 1, options: Mapping[str, str] | None = None
) -> Position:
    """A table at the first turn of a race."""
    s = GAME.prepare(seats, variant, options)
    assert isinstance(s, State)
    seed_chance(s, seed)
    setup.setup(s)
    return Position(s)


def position(
    seats: int = 2,
    variant: str = "standard",
    *,
    turn: int = 0,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    zones: Mapping[int, Zone] | None = None,
    pile: Sequence[str] | None = None,
    extended_by: int | None = None,
    brought_forward: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    **own: Unpack[Zone],
) -> Position:
    """A table where `turn` has drawn and is to play.

    `hand` and the parts of a zone belong to the seat to act, `hands` to other seats and `zones` to other sides. With a
    `pile` all cards that are mentioned nowhere are on the discard pile.
    """
    table = dealt(seats, variant, seed, options)
    s = table.state
    take_everything_back(s)
    s.turn = turn
    assert turn not in (hands or {}), "the seat to act has its own `hand`"
    assert turn % s.sides not in (zones or {}), "the side to act has its own zone"
    for seat, cards in {turn: hand, **(hands or {})}.items():
        for card in cards:
            s.hand[seat][take(s, card)] += 1
    for side, zone in {turn % s.sides: own, **(zones or {})}.items():
        lay_out(s, side, zone)
    if pile is not None:
        discard_all_but(s, pile)
    if extended_by is not None:
        s.goal, s.caller = TRIP, extended_by
    for side, points in enumerate(brought_forward):
        s.sheet[side][0] = points
    return table


def deck(seats: int) -> list[int]:
    """How many cards of each kind are in the game."""
    return [count - (out if seats <= 3 else 0) for count, out in zip(COUNT, LEFT_OUT, strict=True)]


def number(card: str) -> int:
    return IDS.index(card)


def card_name(card: int) -> str | None:
    return None if card == NOTHING else IDS[card]


def listed(counts: Any) -> list[str]:
    return [card for card, count in zip(IDS, counts, strict=True) for _ in range(count)]


def attack_move(hazard: str, side: int) -> int:
    return moves.attack(number(hazard), side)


def take_everything_back(s: State) -> None:
    setup.clear_the_table(s)
    setup.make_the_draw_pile(s)
    s.log.clear()


def take(s: State, card: str) -> int:
    """A certain card out of the draw pile."""
    kind = number(card)
    assert s.pile[kind], f"no {card} is left for this position"
    s.pile[kind] -= 1
    s.left -= 1
    return kind


def discard_all_but(s: State, pile: Sequence[str]) -> None:
    for card in range(CARDS):
        kept = pile.count(IDS[card])
        assert kept <= s.pile[card], f"no {IDS[card]} is left for this pile"
        s.discarded[card] = s.pile[card] - kept
        s.pile[card] = kept
    s.left = len(pile)


def lay_out(s: State, side: int, zone: Zone) -> None:
    lay_drive_pile(s, side, zone)
    if zone.get("limited"):
        s.limited[side] = 1
        s.zone[side][take(s, "speed-limit")] += 1
    lay_distances(s, side, zone)
    for safety in [*zone.get("safeties", ()), *zone.get("coups", ())]:
        s.zone[side][take(s, safety)] += 1
    for safety in zone.get("coups", ()):
        s.coup[side][number(safety) - SAFETIES] = 1


def lay_drive_pile(s: State, side: int, zone: Zone) -> None:
    if "drive" not in zone:
        return
    s.drive[side] = take(s, zone["drive"])
    s.zone[side][s.drive[side]] += 1
    under = zone.get("under", IDS[GO])
    if s.drive[side] >= HAZARDS and under is not None:
        s.under[side] = take(s, under)
        s.zone[side][s.under[side]] += 1


def lay_distances(s: State, side: int, zone: Zone) -> None:
    """The miles in as few cards as there are, with just as many 200s as are wanted."""
    twohundreds = zone.get("twohundreds", 0)
    s.miles[side] = zone.get("miles", MILES[MILES_200] * twohundreds)
    s.zone[side][MILES_200] = twohundreds
    s.pile[MILES_200] -= twohundreds
    s.left -= twohundreds
    rest = s.miles[side] - MILES[MILES_200] * twohundreds
    for card in range(MILES_100, MILES_25 - 1, -1):
        while rest >= MILES[card] and s.pile[card]:
            s.zone[side][take(s, IDS[card])] += 1
            rest -= MILES[card]
    assert rest == 0, f"{rest} miles cannot be laid out"
