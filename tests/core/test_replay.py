"""A race is looked at as it was, wherever, and however often."""

import random

import pytest

import paddock
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.replay import EVERY, Replay
from tests.contract.cases import every_game


def played(game: str, moves: int) -> Race:
    race = paddock.start(game, seed=1)
    chooser = random.Random(1)
    while race.step < moves and not race.over:
        race.play(chooser.choice(race.moves()))
    return race


@every_game
def test_after_any_move_it_is_what_its_record_leads_to(game: Game) -> None:
    race = played(game.name, 5 * EVERY + 3)
    steps = [*range(race.step + 1), race.step + 10]
    random.Random(2).shuffle(steps)
    replay = Replay(race)
    for step in steps:
        then, loaded = replay.after(step), Race.load(race.game, race.record.cut(step))
        assert then.state == loaded.state and then.record == loaded.record
        last = [event for event in loaded.events if event.step == loaded.step]
        assert [event for event in then.events if event.step == then.step] == last


def test_a_look_nearby_plays_a_few_moves_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(played("mille-bornes", 5 * EVERY + 3))
    replay.after(5 * EVERY)
    made: list[int] = []
    play = Race.play

    def counted(race: Race, move: int) -> None:
        made.append(move)
        play(race, move)

    monkeypatch.setattr(Race, "play", counted)
    for step in range(4 * EVERY, 5 * EVERY):
        made.clear()
        replay.after(step)
        assert len(made) <= EVERY


@every_game
def test_after_a_move_was_taken_back_a_race_is_as_if_it_had_not_been_made(game: Game) -> None:
    race, taken_back = paddock.start(game, seed=1), 0
    chooser = random.Random(1)
    while race.step < 5 * EVERY and not race.over:
        before, seat, move = race.state.copy(), race.turn, chooser.choice(race.moves())
        race.play(move)
        if not race.over and race.turn == seat:
            race.take_back(before.copy())
            loaded = Race.load(game, race.record)
            assert (race.state, race.events, race.chain) == (loaded.state, loaded.events, loaded.chain)
            taken_back += 1
            race.play(move)
    assert taken_back


def test_a_race_that_goes_on_is_left_alone_and_followed() -> None:
    race = played("mille-bornes", 2 * EVERY)
    replay = Replay(race)
    before = race.state.copy()
    replay.after(EVERY + 2).play(replay.after(EVERY + 2).moves()[0])
    assert race.state == before and race.step == 2 * EVERY
    race.play(race.moves()[0])
    assert replay.after(race.step).state == race.state
