"""A verifier that needs no line of Paddock finds everything again that chance decided, in races of every game."""

import ast
import json
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import paddock
from paddock.core.chance import word
from paddock.core.fair import Stream, commitment, drawn, keyed_word
from paddock.core.race import Race
from paddock.core.views import view
from paddock.games.road_kill_rally.rules.road import reveal
from tests.contract.cases import CASES, Case, any_options, every_case
from tests.fairness import verifier as written
from tests.fairness.verifier import Told, Unfair, Verifier, verifier

GAMES = Path(paddock.__file__).parent / "games"
SECRET = bytes(range(32))


Picker = Callable[[Race], int]


def by_policy(race: Race) -> int:
    """The move of a bot."""
    return race.game.policy_move(race.world(race.turn, race.step))


class Played:
    """A race, with all that anybody could see of it after the end."""

    def __init__(self, case: Case, salts: list[bytes], secret: bytes = SECRET, pick: Picker = by_policy) -> None:
        game, options = case.game, any_options(case.game, case.seats, case.variant, Random(case.seats))
        self.race = Race.start(game, case.seats, None, case.variant, options=options, secret=secret, salts=salts)
        self.states = [self.race.state.copy()]
        while not self.race.over:
            self.race.play(pick(self.race))
            self.states.append(self.race.state.copy())

    def log(self) -> list[Told]:
        names = names_of_lines(self.race)
        return [Told(each.step, names[each.kind], each.a, each.b, each.c) for each in self.race.events]

    def look(self, step: int, seat: int) -> Any:
        return json.loads(json.dumps(view(self.race.game, self.states[step], seat)))

    def verifier(self, record: str | None = None, log: list[Told] | None = None) -> Verifier:
        facts = json.loads(record or self.race.record.to_json())
        return verifier(facts, self.log() if log is None else log, self.look, GAMES)


def names_of_lines(race: Race) -> dict[int, str]:
    events = vars(import_module(f"{race.game.package}.rules.events"))
    return {number: name.lower().replace("_", "-") for name, number in events.items() if name.isupper()}


def salts_for(case: Case) -> list[bytes]:
    """Of all but the last seat."""
    return [bytes([seat + 1] * 32) for seat in range(case.seats - 1)] + [b""]


@every_case
def test_everything_that_chance_decided_is_found_again(case: Case) -> None:
    played = Played(case, salts_for(case) if case.seats % 2 else [])
    found = played.verifier()
    assert written.commitment(found.record) == commitment(SECRET)
    assert found.verify() > 10
    assert found.chance.drawn == drawn(played.race.state)


SELDOM = [  # races of three with moves at random, by their seed, and lines that follow each other in them
    (26, {("check-rolled", "rolled-again"), ("attack-rolled", "rolled-again"), ("tossed", "race-ended")}),
    (56, {("missed", "rolled-again"), ("stole", "lost-card")}),
]


@pytest.mark.parametrize(("seed", "lines"), SELDOM)
def test_what_seldom_happens_is_found_again(seed: int, lines: set[tuple[str, str]]) -> None:
    case = next(case for case in CASES if case.game.name == "road-kill-rally" and case.seats == 3)
    chosen = Random(seed)
    secret = seed.to_bytes(32, "big")
    played = Played(case, [], secret, lambda race: chosen.choice(list(case.game.legal_moves(race.state))))
    names = [told.name for told in played.log()]
    assert lines <= set(pairwise(names))
    found = played.verifier()
    found.verify()
    assert found.chance.drawn == drawn(played.race.state)


def test_a_road_that_would_cross_itself_is_found_again() -> None:
    game = paddock.games()["road-kill-rally"]
    secret = (55).to_bytes(32, "big")  # by which eight tiles do not fit
    race = Race.start(game, 2, secret=secret)
    names = names_of_lines(race)
    log = [Told(0, names[each.kind], each.a, each.b, each.c) for each in race.events]
    s = race.state
    s.stream = Stream(secret)
    reveal_fairly = game.bind(replace={word: keyed_word})(reveal)
    while not s.finish_row:  # nobody drives, so every tile stays on the table
        reveal_fairly(s)
    log += [Told(0, names[kind], a, b, c) for kind, a, b, c in s.log]
    assert [told.name for told in log].count("tile-returned") == 8
    found = verifier(json.loads(race.record.to_json()), log, lambda _, seat: view(game, s, seat), GAMES)
    found.verify()
    assert found.chance.drawn == drawn(s)


@cache
def first_played(game: str) -> Played:
    return Played(first_case(game), [])


def first_case(game: str) -> Case:
    return next(case for case in CASES if case.game.name == game)


def test_another_secret_or_salt_is_found_out() -> None:
    case = first_case("mille-bornes")
    played = Played(case, salts_for(case))
    for field, value in (("secret", "00" * 32), ("salts", ["00" * 32] * case.seats), ("salts", [])):
        changed = json.dumps({**json.loads(played.race.record.to_json()), field: value})
        with pytest.raises(Unfair):
            played.verifier(changed).verify()


@pytest.mark.parametrize(
    ("game", "name", "change"),
    [
        ("mille-bornes", "drew", lambda told: told._replace(b=told.b + 1)),
        ("checkpoint-rally", "row-tile", lambda told: told._replace(a=told.a + 1)),
        ("road-rally-usa", "drew", lambda told: told._replace(b=told.b + 1)),
        ("road-kill-rally", "drew-card", lambda told: told._replace(b=told.b + 1)),
        ("road-kill-rally", "check-rolled", lambda told: told._replace(c=told.c + 1)),
        ("road-kill-rally", "tile-laid", lambda told: told._replace(b=1 - told.b)),
        ("road-kill-rally", "faster-first", lambda told: told._replace(a=told.b, b=told.a)),
    ],
)
def test_a_result_that_chance_did_not_give_is_found_out(game: str, name: str, change: Callable[[Told], Told]) -> None:
    played = first_played(game)
    log = played.log()
    place = max(place for place, told in enumerate(log) if told.name == name)
    log[place] = change(log[place])
    with pytest.raises(Unfair):
        played.verifier(log=log).verify()


def test_the_verifier_knows_nothing_of_paddock() -> None:
    tree = ast.parse(Path(written.__file__).read_text("utf-8"))
    imports = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imports |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any(name.startswith(("paddock", "tests")) for name in imports)
