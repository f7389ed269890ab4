"""The state as it was when the first records were fingerprinted: it held scratch paper, too."""

from collections.abc import Iterator
from typing import Any

from paddock.core.layout import Array, RaceState, i8
from paddock.core.race import Race
from paddock.games.road_kill_rally.rules.box import SEATS
from paddock.games.road_kill_rally.rules.state import State


def former_fields() -> Iterator[tuple[str, Any]]:
    """Those of today, and before the slots the accessories on their way while they were dealt again."""
    for name, field in State.__annotations__.items():
        if name == "slot":
            yield "tally", Array[i8, SEATS]
        yield name, field


FormerState: type[RaceState] = type("FormerState", (RaceState,), {"__annotations__": dict(former_fields())})


def former_bytes(race: Race) -> bytes:
    """The bytes of a race's state with that tally, which was blank whenever somebody looked."""
    return FormerState.from_dict({**race.state.to_dict(), "tally": [0] * SEATS}).to_bytes()
