"""The names of all sounds: each is a file in the server's package and is made in the workshop, `sounds/`."""

from typing import Literal, get_args

Sound = Literal[
    # things on the table
    "card",
    "flip",
    "tile",
    "shuffle",
    "dice",
    "token",
    "count",
    "tick",
    "refused",
    "curtain",
    # the road
    "engine-slow",
    "engine",
    "engine-fast",
    "tyres",
    "horn",
    "spin",
    "shot",
    "missile",
    "hit",
    "crash",
    "wipe-out",
    # what is told to a person
    "turn",
    "chat",
    "hurry",
    # big moments
    "flag",
    "checkpoint",
    "coup",
    "crowd",
    "win",
    "lose",
]

SOUNDS: tuple[Sound, ...] = get_args(Sound)
