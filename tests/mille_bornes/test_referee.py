"""Whole races, held against the referee's plain rules after every move."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import paddock
from paddock.core.race import Race
from tests.contract.cases import any_options
from tests.contract.referees import objections, play_beside
from tests.mille_bornes.referee import HAZARDS, Move, Referee, Zone

GAME = paddock.games()["mille-bornes"]
RACES = {"standard": 24, "match": 6, "simple": 10}
RARE = {
    ("match", 3): [276],  # two sides have 5,200 points: another hand
    ("match", 4): [34],  # the card that completes a trip is the pile's last; in the end a side has just 5,000
}
RASH = (0.0, 0.1, 0.3, 0.6)  # how many of a race's moves are not the policy's but just any


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", GAME.variants)
def test_the_referee_agrees(variant: str, seats: int) -> None:
    for seed in [*range(RACES[variant]), *RARE.get((variant, seats), [])]:
        pick = Random(f"{variant} {seats} {seed}")
        options = any_options(GAME, seats, variant, pick)
        race = Race.start(GAME, seats, seed, variant, options=options)
        race_beside_a_referee(race, options, pick, RASH[seed % len(RASH)])


def race_beside_a_referee(race: Race, options: Mapping[str, str], pick: Random, rash: float) -> None:
    """Play a race to its end; at every step game and referee must show the same."""
    record = race.record
    name = f"{record.variant}, {record.seats} seats, seed {record.seed}, {rash:.0%} rash, {dict(options)}"
    chance = Told(race)
    with objections(name):
        referee = Referee(record.seats, record.variant, options, chance)
    play_beside(race, name, referee, chance, translated, seen, pick, rash)


def seen(race: Race, referee: Referee) -> Iterator[tuple[str, Any, Any]]:
    """All that is compared."""
    by_game = seen_by_game(race)
    for what, expected in seen_by_referee(referee).items():
        yield what, by_game[what], expected


def translated(race: Race, move: int) -> Move:
    """A move in the referee's words."""
    answers = GAME.reaction(race.state) is not None
    match [part.removeprefix("card:") for part in race.choice(move).parts]:
        case [card, "discard"]:
            return "discard", card
        case [card, zone] if card in HAZARDS:
            return "attack", card, int(zone.removeprefix("zone:"))
        case [card, _]:
            return "coup-fourre" if answers else "play", card
        case answer:
            return tuple(answer)


class Told:
    """The chance of a referee: the cards that came out in a race."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.heard = 0
        self.drawn: deque[tuple[int, str]] = deque()
        self.listen()

    def listen(self) -> None:
        """Note the cards drawn in the latest move."""
        for event in self.race.events[self.heard :]:
            line = GAME.table.tell(event, self.race.state, event.a)
            if line is not None and line.id == "log-drew-card":
                card = line.args["card"]
                self.drawn.append((event.a, str(card.args.get("miles", card.id.removeprefix("card-")))))
        self.heard = len(self.race.events)

    def deal(self) -> list[list[str]]:
        """What everybody holds now, without the card that the first player has drawn since."""
        hands = [Counter(self.race.view(seat)["hand"]) for seat in range(self.race.state.seats)]
        seat, card = self.drawn[-1]
        hands[seat] -= Counter([card])
        return [list(hand.elements()) for hand in hands]

    def draw(self, seat: int) -> str:
        assert self.drawn, f"seat {seat} should have drawn a card"
        drawer, card = self.drawn.popleft()
        assert drawer == seat, f"seat {drawer} drew, but it was for seat {seat}"
        return card


def seen_by_game(race: Race) -> dict[str, Any]:
    views = [race.view(seat) for seat in range(race.state.seats)]
    public = views[0]
    zone = ("drive", "under", "limited", "distances", "safeties", "coups_fourres")
    return {
        "legal moves": sorted(translated(race, move) for move in race.moves()),
        "turn": public["turn"],
        "deal": (public["deal"], public["dealer"]),
        "goal": (public["goal"], public["caller"]),
        "attack": public["attack"],
        "pile": public["pile"],
        "discards": public["discarded"],
        "hands": [view["hand"] for view in views],
        "zones": [{name: side[name] for name in zone} for side in public["zones"]],
        "scores": race.scores(),
        "sheet": [dict(zip(GAME.lines, lines, strict=True)) for lines in race.sheet()],
        "places": race.places() if race.over else None,
    }


def seen_by_referee(referee: Referee) -> dict[str, Any]:
    return {
        "legal moves": sorted(referee.legal()),
        "turn": None if referee.over else referee.turn,
        "deal": (referee.number, referee.dealer),
        "goal": (referee.goal, referee.caller),
        "attack": referee.attack and dict(zip(("card", "target", "attacker"), referee.attack, strict=True)),
        "pile": referee.pile.total(),
        "discards": Counter(referee.discards),
        "hands": [Counter(hand) for hand in referee.hands],
        "zones": [seen_of_zone(zone) for zone in referee.zones],
        "scores": referee.scores(),
        "sheet": [{line: lines[line] for line in GAME.lines} for lines in referee.sheet()],
        "places": referee.places() if referee.over else None,
    }


def seen_of_zone(zone: Zone) -> dict[str, Any]:
    return {
        "drive": zone.top,
        "under": zone.drive[-2] if zone.top in HAZARDS and len(zone.drive) > 1 else None,
        "limited": zone.limited,
        "distances": Counter(zone.distances),
        "safeties": sorted(zone.safeties),
        "coups_fourres": sorted(zone.coups_fourres),
    }
