"""What happened in batches: games whose states count their events."""

from dataclasses import replace
from typing import Any

from paddock.core.events import tally
from paddock.core.game import Game, message_ids
from paddock.core.layout import Array, RaceState, i16
from paddock.core.moves import module_of


def events_of(package: str) -> dict[int, str]:
    """What can happen in a game, by number: the constants of its `rules.events`, if it has such."""
    module = module_of(package, "events")
    return message_ids(module) if module else {}


def counting(game: Game) -> Game:
    """The same game, in whose states `happened` says how often each event did."""
    key = counting_state, game.state
    if key not in game.kept:
        game.kept[key] = counting_state(game)
    return replace(game, state=game.kept[key], told=tally)


def counting_state(game: Game) -> type[RaceState]:
    """The state of a game with room to count."""
    events = max(events_of(game.package), default=0) + 1
    counts: Any = Array[i16, events]  # type: ignore[valid-type]
    own = {"__annotations__": {"happened": counts}, "__doc__": "A state that counts what happens."}
    return type(f"Counting{game.state.__name__}", (game.state,), own)
