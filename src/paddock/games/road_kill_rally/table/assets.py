"""What one is dealt, and ways to drive, for studies of balance."""

from paddock.core.assets import Asset, one_of, starting_places
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.names import accessory_named, named, skill_named

ASSETS = (
    Asset(
        "skill", tuple(map(skill_named, range(box.SKILLS))), lambda states: one_of(states["skill"], box.SKILLS), True
    ),
    Asset("card", tuple(map(named, range(box.CARDS))), lambda states: states["hand"]),
    Asset(
        "accessory",
        tuple(map(accessory_named, range(box.ACCESSORIES))),
        lambda states: states["garage"] + one_of(states["slot"], box.ACCESSORIES).sum(axis=2),
    ),
    starting_places(box.SEATS),
)

PERSONAS = {
    "attacker": {"attack": 90},
    "peaceful": {"attack": -100},
    "careful": {"play-safe": 80},
}
