"""One package a box; nothing outside knows a game's inside. Importing this brings all of them into the registry."""

import pkgutil
from importlib import import_module

WORKSHOP = ("checkpoint_rally", "road_kill_rally", "road_rally")  # being built: not in the house yet

for _module in pkgutil.iter_modules(__path__):
    if _module.name not in WORKSHOP:
        import_module(f"{__name__}.{_module.name}")
