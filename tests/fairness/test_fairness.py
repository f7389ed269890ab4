"""A verifier that needs no line of Paddock finds everything again that chance decided, in races of every game."""

import ast
import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import paddock
from paddock.core.fair import commitment, drawn
from paddock.core.race import Race
from paddock.core.views import view
from tests.contract.cases import CASES, Case, any_options, every_case
from tests.fairness import verifier as written
from tests.fairness.verifier import Told, Unfair, Verifier, verifier

GAMES = Path(paddock.__file__).parent / "games"
SECRET = bytes(range(32))


class Played:
    """A race played by policy, with all that anybody could see of it after the end."""

    def __init__(self, case: Case, salts: list[bytes]) -> None:
        game, options = case.game, any_options(case.game, case.seats, case.variant, Random(case.seats))
        self.race = Race.start(game, case.seats, None, case.variant, options=options, secret=SECRET, salts=salts)
        self.states = [self.race.state.copy()]
        while not self.race.over:
            self.race.play(game.policy_move(self.race.world(self.race.turn, self.race.step)))
            self.states.append(self.race.state.copy())

    def log(self) -> list[Told]:
        events = import_module(f"{self.race.game.package}.rules.events")
        names = {number: name.lower().replace("_", "-") for name, number in vars(events).items() if name.isupper()}
        return [Told(each.step, names[each.kind], each.a, each.b, each.c) for each in self.race.events]

    def look(self, step: int, seat: int) -> Any:
        return json.loads(json.dumps(view(self.race.game, self.states[step], seat)))

    def verifier(self, record: str | None = None, log: list[Told] | None = None) -> Verifier:
        facts = json.loads(record or self.race.record.to_json())
        return verifier(facts, self.log() if log is None else log, self.look, GAMES)


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
    ("game", "name", "number"),
    [
        ("mille-bornes", "drew", "b"),
        ("checkpoint-rally", "row-tile", "a"),
        ("road-rally-usa", "drew", "b"),
        ("road-kill-rally", "drew-card", "b"),
        ("road-kill-rally", "check-rolled", "c"),
    ],
)
def test_a_result_that_chance_did_not_give_is_found_out(game: str, name: str, number: str) -> None:
    played = Played(first_case(game), [])
    log = played.log()
    place = max(place for place, told in enumerate(log) if told.name == name)
    log[place] = log[place]._replace(**{number: getattr(log[place], number) + 1})
    with pytest.raises(Unfair):
        played.verifier(log=log).verify()


def test_the_verifier_knows_nothing_of_paddock() -> None:
    tree = ast.parse(Path(written.__file__).read_text("utf-8"))
    imports = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imports |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any(name.startswith(("paddock", "tests")) for name in imports)
