"""The numbers of moves and what they mean belong together."""

from importlib import import_module
from importlib.util import find_spec

from paddock.core.game import Game
from paddock.core.moves import Family
from paddock.promises.cases import Case, require_same


def families_number_all_moves(case: Case) -> None:
    """Without gap or overlap, and decoding and encoding is the identity."""
    first = 0
    for family in families_of(case.game):
        require_same(family.first, first)
        first += family.count
        for move in range(family.first, first):
            require_same(family.encode(*family.decode(move)), move)
    require_same(first, case.game.moves)


def families_of(game: Game) -> tuple[Family, ...]:
    """`FAMILIES` of its module `rules.moves`, if it has one."""
    name = f"{game.package}.rules.moves"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:  # its rules are one file
        found = False
    families: tuple[Family, ...] = getattr(import_module(name), "FAMILIES", ()) if found else ()
    return families


OF_FAMILIES = (families_number_all_moves,)
