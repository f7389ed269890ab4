"""What one is dealt, and ways to drive, for studies of balance."""

from paddock.core.assets import Asset, one_of, starting_places
from paddock.core.words import Say
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.table.names import named

ASSETS = (
    Asset("card", tuple(map(named, range(box.KINDS))), lambda states: states["hand"]),
    Asset(
        "stage",
        tuple(Say("stage-card", stage=stage + 1) for stage in range(box.STAGES)),
        lambda states: one_of(states["holder"], box.SEATS).swapaxes(1, 2),
    ),
    starting_places(box.SEATS),
)

PERSONAS = {
    "collector": {"take-cards": 100},
    "scorer": {"score-stage": 100, "take-points": 100},
    "silent": {"stay-silent": 50},
}
