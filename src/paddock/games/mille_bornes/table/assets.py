"""What one is dealt, and ways to drive, for studies of balance."""

from paddock.core.assets import Asset
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.table.names import named

ASSETS = (Asset("card", tuple(named(card) for card in range(box.CARDS)), lambda states: states["hand"]),)

PERSONAS = {
    "attacker": {"attack": 90},
    "sprinter": {"play": 80, "attack": -60},
    "hoarder": {"discard": 40, "play": -40},
    "peaceful": {"attack": -100},
}
