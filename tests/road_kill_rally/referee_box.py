"""What lies in the box of Road Kill Rally, typed in once more for the referee: see referee.py."""

from typing import NamedTuple

# ---- Dashboard ---------------------------------------------------------------------------------

DICE = {  # of a crash check, by the colour of the space, at 20, 40 ... 200 mph
    "G": [0, 0, 0, 0, 0, 0, 0, 0, 1, 2],
    "Y": [0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
    "O": [0, 0, 0, 0, 1, 2, 3, 4, 5, 6],
    "R": [0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
}
HAZARD_DICE = {"debris": 3, "oil": 3, "rock": 2, "cow": 2, "spikes": 2}
IGNORES = {"four-wheel-drive": ["debris", "oil"], "ram-plates": ["rock", "cow"]}
BARRICADE_DICE = [3, 2, 1]  # for the first, the second and every later car through it (16)
SLOTS = ["red", "green", "yellow"]

# ---- Points ------------------------------------------------------------------------------------

FIGURES = {"adult": 20, "child": 30, "senior": 50}  # points
SUPPLY = {"adult": 18, "child": 12, "senior": 10}
PLACE_POINTS = [100, 50, 30]
SHOOT_TOKEN = 10
WIPE_OUT = {"minus-20": -20, "minus-30": -30}

# ---- Rally cards -------------------------------------------------------------------------------


class Attack(NamedTuple):
    """How an attack is made."""

    dice: int
    range: int
    arc: str  # "front", "rear" or "all"
    needs_sight: bool
    kind: str


RALLY = {  # how many, ammo
    "bump": (5, 1),
    "orbital": (2, 3),
    "missile": (4, 2),
    "grenade": (4, 2),
    "scattergun": (4, 2),
    "petrol": (4, 1),
    "tailgun": (3, 2),
    "oil": (4, 1),
    "spikes": (3, 1),
    "evade": (6, 1),
    "smoke": (4, 1),
    "brace": (3, 1),
    "skid": (5, 1),
    "pass": (6, 1),
    "nitro": (5, 2),
    "handbrake": (3, 2),
    "slipstream": (4, 2),
    "crowd": (5, 1),
    "pitstop": (8, 2),
    "sponsor": (4, 3),
    "pirate": (3, 2),
    "lucky": (3, 2),
}
ATTACK_CARDS = {
    "bump": Attack(3, 1, "all", False, "impact"),
    "orbital": Attack(1, 99, "all", False, "energy"),  # at every opponent
    "missile": Attack(4, 10, "front", False, "explosive"),
    "grenade": Attack(3, 3, "all", True, "explosive"),
    "scattergun": Attack(3, 4, "front", True, "ballistic"),
    "petrol": Attack(3, 2, "all", True, "fire"),
    "tailgun": Attack(3, 4, "rear", True, "ballistic"),
}
PISTOL = Attack(1, 1, "all", True, "ballistic")  # the skill
PIRATE = Attack(0, 3, "all", False, "theft")

# ---- Accessories -------------------------------------------------------------------------------

ACCESSORIES = {  # how many, slot
    "machine-gun": (5, "red"),
    "vulcan": (3, "red"),
    "rocket": (4, "red"),
    "flame": (4, "red"),
    "scatter": (4, "red"),
    "laser": (3, "red"),
    "mortar": (3, "red"),
    "ballistic-armor": (4, "green"),
    "asbestos": (3, "green"),
    "blast": (3, "green"),
    "mirror": (2, "green"),
    "composite": (3, "green"),
    "ram-plates": (3, "green"),
    "rollcage": (2, "green"),
    "veteran": (2, "yellow"),
    "jump-jets": (2, "yellow"),
    "four-wheel-drive": (2, "yellow"),
    "turret": (3, "yellow"),
    "ap-rounds": (2, "yellow"),
    "scope": (2, "yellow"),
    "feed": (2, "yellow"),
    "grille": (3, "yellow"),
    "turbo": (2, "yellow"),
    "tires": (2, "yellow"),
}
WEAPONS = {  # and the ammo they need
    "machine-gun": (Attack(4, 4, "front", True, "ballistic"), 2),
    "vulcan": (Attack(4, 7, "front", True, "ballistic"), 3),
    "rocket": (Attack(6, 6, "front", True, "explosive"), 4),
    "flame": (Attack(5, 2, "front", True, "fire"), 2),
    "scatter": (Attack(3, 3, "front", True, "ballistic"), 1),
    "laser": (Attack(3, 8, "front", True, "energy"), 2),
    "mortar": (Attack(3, 5, "front", False, "explosive"), 2),
}
ARMOUR = {  # which kind of attack it takes hits off, and how many; a Composite Shell is told in referee.py
    "ballistic-armor": ("ballistic", 2),
    "asbestos": ("fire", 3),
    "blast": ("explosive", 2),
    "mirror": ("energy", 2),
    "ram-plates": ("impact", 2),
}

# ---- What accessories and skills add -----------------------------------------------------------

WEAPON_DICE = {"turret": 1, "gunner": 3}
WEAPON_RANGE = {"scope": 2, "gunner": 1}
WEAPON_AMMO_LESS = {"feed": 2, "gunner": 2}
RUN_OVER_DICE = {"grille": 2, "bloodhound": 2, "sniper": 1, "roadhog": 1}
TURN_DICE_LESS = {"tires": 1, "grease": 1}  # where the table asks for any
STEPS_UP = {"turbo": 1, "leadfoot": 2}  # of speed, for nothing

# ---- Road tiles --------------------------------------------------------------------------------

HAZARDS = {"d": "debris", "o": "oil", "r": "rock", "k": "cow", "b": "barricade"}
SPLATTERS = {"a": "adult", "c": "child", "s": "senior"}
PIT, SMOKE = "p", "f"


class Tile(NamedTuple):
    """A road tile: whether it turns, how many degrees the road bends on each row, and the spaces of each row."""

    turns: bool
    bends: list[float]
    rows: str  # left and right lane; a space is its colour, then what is on it


def straight(rows: str) -> Tile:
    return Tile(False, [0.0] * len(rows.split()), rows)


def turn(rows: str) -> Tile:
    return Tile(True, [22.5] * 4, rows)


TILES = {
    "start": straight("G,G G,G G,G G,G"),
    "finish": straight("G,G Ga,Gc G,G G,G"),
    "st-a": straight("G,G Ga,Gc G,G G,G Ga,Gs"),
    "st-b": straight("G,G Gc,G G,G Gc,Ga G,G"),
    "st-c": straight("G,G Gs,Ga G,G G,Gs G,G"),
    "ge-a": turn("Y,Y Ya,Yc Y,Y Y,Y"),
    "ge-b": turn("G,Y Y,Y Ys,Ya Y,G"),
    "ha-a": turn("Y,Y Oc,Oa O,O Y,Y"),
    "ha-b": turn("Y,Y O,Y O,Oa Y,Y"),
    "ha-c": turn("G,G O,O Os,Oa O,O"),
    "de-a": turn("O,O R,Rs Rc,R O,O"),
    "de-b": turn("Y,Y R,O Rs,Oa Y,Y"),
    "sb-a": Tile(False, [22.5, 22.5, 0, -22.5, -22.5], "Y,Y Y,Y Ya,Yc Y,Y Y,Y"),
    "sb-b": Tile(False, [30, 30, 0, -30, -30], "G,G O,O O,Oa O,O G,G"),
    "accident": straight("G,G Gd,G Gd,Go Ga,Go G,Gc"),
    "rockslide": turn("Y,Yr Yr,Y Y,Yr Ys,Ya"),
    "cows": straight("G,G Gk,Ga G,Gk Gk,G G,Gks"),
    "pits": straight("G,Gp G,Gp Ga,Gp G,Gp G,G"),
    "barricade": straight("G,G Ga,Gc Gb,Gb Ga,Ga G,G"),
    "fire": straight("Gf,Gf Gf,Gf Gfc,Gfa Gf,Gf Gf,Gf"),
}
TILES_USED = {"standard": 18, "short": 11}  # besides start and finish (9)
WITH_THE_FINISH = {"last-six": 6, "last-four": 4, "last-eight": 8}
WITH_THE_FINISH_SHORT = 4
