"""Whole races, held against the referee's plain rules after every move."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import paddock
from paddock.bots import bot_move
from paddock.core.race import Race
from paddock.core.words import Say
from tests.contract.cases import any_options
from tests.contract.referees import POLICY, objections, play_beside
from tests.road_rally.referee import Move, Referee

GAME = paddock.games()["road-rally-usa"]
RACES = {"base": 6, "standard": 8, "sprint": 12, "demo": 8}
RASH = (0.0, 0.1, 0.3, 0.6)  # how many of a race's moves are not the policy's but just any
SQUARES = {".": "plain", "D": "diner", "C": "checkpoint", "G": "gas", "S": "store", "M": "mechanic"}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", GAME.variants)
def test_the_referee_agrees(variant: str, seats: int) -> None:
    for seed in range(RACES[variant]):
        pick = Random(f"{variant} {seats} {seed}")
        options = any_options(GAME, seats, variant, pick)
        if seed:
            options["course"] = "drawn"  # building takes its time
        race = Race.start(GAME, seats, seed, variant, options=options)
        race_beside_a_referee(race, options, pick, RASH[seed % len(RASH)])


def race_beside_a_referee(race: Race, options: Mapping[str, str], pick: Random, rash: float) -> None:
    """Play a race to its end; from the first drive on game and referee must show the same at every step."""
    record = race.record
    name = f"{record.variant}, {record.seats} seats, seed {record.seed}, {rash:.0%} rash, {dict(options)}"
    while race.view()["phase"] == "building":
        builder = race.view()["order"][len(record.moves) % record.seats]
        assert race.turn == builder, f"{name}, step {len(record.moves)}: {race.turn} builds, not {builder}"
        race.play(bot_move(race, POLICY))
    chance = Told(race)
    course = [(tile, backwards) for tile, backwards in race.view()["course"]["tiles"]]
    with objections(name):
        referee = Referee(record.seats, record.variant, options, course, chance)
    play_beside(race, name, referee, chance, translated, seen, pick, rash)


def seen(race: Race, referee: Referee) -> Iterator[tuple[str, Any, Any]]:
    """All that is compared."""
    by_game = seen_by_game(race)
    for what, expected in seen_by_referee(referee).items():
        yield what, by_game[what], expected


def in_short(card: Say) -> str:
    """A card as the referee writes it: `g2` for the 2 on green."""
    return f"{card.id.removeprefix('card-')[0]}{card.args['value']}"


def translated(race: Race, move: int) -> Move:
    """A move in the referee's words. Cards of several colours are played from the store without a word."""
    parts = race.choice(move).parts
    cards = tuple(sorted(part.removeprefix("card:") for part in parts if part.startswith("card:")))
    if cards:
        from_store = "store" in parts or len({card[0] for card in cards}) > 1
        return "store" if from_store else "drive", cards
    word, _, what = parts[0].partition(":")
    if word == "stage":
        return "score", int(what)
    return (word, what) if what else (word,)


class Told:
    """The chance of a referee: what came out in a race."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.heard = len(race.events)
        self.drawn: deque[tuple[int, str]] = deque()

    def listen(self) -> None:
        """Note the cards drawn in the latest move."""
        for event in self.race.events[self.heard :]:
            line = GAME.table.tell(event, self.race.state, event.a)
            if line is not None and line.id == "log-drew-cards":
                self.drawn.extend((event.a, in_short(card)) for card in line.args["cards"])
        self.heard = len(self.race.events)

    def line_up(self) -> list[int]:
        return list(self.race.view()["order"])

    def deal_hand(self, seat: int) -> list[str]:
        return list(Counter(self.race.view(seat)["hand"]).elements())

    def deal_stages(self, seat: int) -> list[int]:
        return list(self.race.view(seat)["stage_cards"])

    def draw(self, seat: int) -> str:
        assert self.drawn, f"seat {seat} should have drawn a card"
        drawer, card = self.drawn.popleft()
        assert drawer == seat, f"seat {drawer} drew, but it was for seat {seat}"
        return card

    def look(self, seat: int) -> list[str]:
        return list(self.race.view(seat)["top"])


def seen_by_game(race: Race) -> dict[str, Any]:
    views = [race.view(seat) for seat in range(race.state.seats)]
    public = views[0]
    stages, drivers = public["stages"], public["drivers"]
    return {
        "legal moves": sorted(translated(race, move) for move in race.moves()),
        "turn": (public["turn"], public["phase"]),
        "round": (public["round"], public["line"]),
        "road": (public["squares"], public["finish"], public["shortcuts"]),
        "cars": (public["order"], [driver["at"] for driver in drivers]),
        "diners": {stage["number"]: stage["at"] for stage in stages},
        "resolved": {stage["number"] for stage in stages if stage["fate"] != "unreached"},
        "scorers": {stage["number"]: stage["scorer"] for stage in stages if stage["fate"] == "scored"},
        "tiles": {stage: seat for seat, driver in enumerate(drivers) for stage in driver["tiles"]},
        "may score": [driver["may_score"] for driver in drivers],
        "discards": [driver["discarded"] for driver in drivers],
        "hands": [view["hand"] for view in views],
        "decks": [view["deck"] for view in views],
        "on top": [view["top"] for view in views],
        "stage cards": [view["stage_cards"] for view in views],
        "scores": race.scores(),
        "sheet": [dict(zip(GAME.lines, lines, strict=True)) for lines in race.sheet()],
        "places": race.places() if race.over else None,
    }


def seen_by_referee(referee: Referee) -> dict[str, Any]:
    return {
        "legal moves": sorted(referee.legal()),
        "turn": (None, None) if referee.over else (referee.turn, referee.phase),
        "round": (referee.round, referee.line),
        "road": (squares(referee), referee.finish, list(referee.shortcuts.items())),
        "cars": (referee.order, referee.at),
        "diners": referee.diners,
        "resolved": referee.gone,
        "scorers": referee.scorers,
        "tiles": referee.tiles,
        "may score": [referee.may_score(seat) for seat in range(referee.seats)],
        "discards": [Counter(cards) for cards in referee.discards],
        "hands": [Counter(cards) for cards in referee.hands],
        "decks": [deck + Counter(top) for deck, top in zip(referee.decks, referee.tops, strict=True)],
        "on top": referee.tops,
        "stage cards": [sorted(cards) for cards in referee.stage_cards],
        "scores": referee.scores(),
        "sheet": [{line: lines[line] for line in GAME.lines} for lines in referee.sheet],
        "places": referee.places() if referee.over else None,
    }


def squares(referee: Referee) -> list[str]:
    """What stands at each space; where a checkpoint was taken a flag is left."""
    shown = [SQUARES[square] for square in referee.road]
    return [
        "flag-taken" if square == "checkpoint" and space not in referee.checkpoints else square
        for space, square in enumerate(shown)
    ]
