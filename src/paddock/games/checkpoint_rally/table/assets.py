"""What one is dealt, and ways to drive, for studies of balance."""

from paddock.core.assets import Asset, one_of, starting_places
from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.names import car_named

ASSETS = (
    Asset("car", tuple(map(car_named, range(box.CARS))), lambda states: one_of(states["car"], box.CARS), True),
    Asset("card", tuple(Say("card", name=id) for id in box.CARD_IDS), lambda states: one_of(states["card"], box.CARDS)),
    starting_places(box.SEATS),
)

PERSONAS = {
    "builder": {"place": 60, "keep": 60},
    "sprinter": {"drive": 80, "drive-two": 80},
    "hoarder": {"draw": 40, "take": 40},
}
