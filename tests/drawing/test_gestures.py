"""What happens is seen: every kind of event has gestures or is declared quiet, and they play on what is drawn."""

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from typing import Any

from paddock.core.game import Game, message_ids
from paddock.core.race import Race
from paddock.drawing.gestures import Act, Gesture, act_of
from paddock.drawing.sounds import SOUNDS
from tests.contract.cases import Case, every_extreme, every_game
from tests.drawing.test_boards import SHAPES, drawn, ids

PLACES = ("place", "start", "end", "thing", "takes", "heads")
BEGIN, END = 60, 20  # moves of a race that are looked at


def gestures_of(game: Game) -> Any:
    return import_module(f"{game.package}.drawing.gestures")


def symbols(game: Game) -> set[str]:
    return set(re.findall(r'<symbol[^>]* id="([^"]+)"', game.drawing.art()))


def gestures(act: Act) -> Iterator[dict[str, Any]]:
    gesture: Gesture
    for gesture in chain.from_iterable(act.beats):
        yield dict(gesture)


def seen_ids(race: Race, seat: int | None, shape: str) -> set[str]:
    return set(ids(drawn(race, seat, shape)))


@every_game
def test_every_kind_of_event_has_gestures_or_is_declared_quiet(game: Game) -> None:
    room = gestures_of(game)
    kinds = set(message_ids(import_module(f"{game.package}.rules.events")))
    assert set(room.SHOWN) | room.QUIET == kinds
    assert not set(room.SHOWN) & room.QUIET


@every_extreme
def test_gestures_play_on_what_stands_in_the_picture_before_or_after(case: Case) -> None:
    art = symbols(case.game)
    race, moves = case.start(seed=31), case.finished(seed=31).record.moves
    for move in moves:
        if BEGIN <= race.step < len(moves) - END:
            race.play(move)
            continue
        seat, shape = (*range(case.seats), None)[race.step % (case.seats + 1)], SHAPES[race.step % 2]
        before, told = seen_ids(race, seat, shape), len(race.events)
        race.play(move)
        view, there = race.view(seat), before | seen_ids(race, seat, shape)
        for event in race.events[told:]:
            act = act_of(case.game, event, view, shape)
            for gesture in gestures(act) if act else ():
                named = {gesture[key] for key in PLACES if gesture.get(key)}
                assert named <= there, f"{gesture} names {named - there}"
                drawings = {gesture.get("art"), gesture.get("turned"), gesture.get("unit"), *gesture.get("faces", ())}
                assert drawings - {None, ""} <= art, gesture
                assert gesture["sound"] is None or gesture["sound"] in SOUNDS
