"""One package a box; nothing outside knows a game's inside. Importing this brings all of them into the registry."""

import pkgutil
from importlib import import_module

for _module in pkgutil.iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
