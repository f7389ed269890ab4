"""The numbers of moves and what they mean belong together."""

from paddock.core.moves import families_of
from paddock.promises.cases import Case, require_same


def every_move_belongs_to_one_family(case: Case) -> None:
    """And each family has a name of its own."""
    families = families_of(case.game.package)
    numbers = [family.first + place for family in families for place in range(family.count)]
    require_same(sorted(numbers), list(range(case.game.moves)))
    require_same(len({family.name for family in families}), len(families))


def a_move_means_what_it_is_made_of(case: Case) -> None:
    """Decoding and encoding it gives the same move, and no two moves of a family mean the same."""
    for family in families_of(case.game.package):
        moves = range(family.first, family.first + family.count)
        require_same([family.encode(*family.decode(move)) for move in moves], list(moves))
        require_same(len({family.decode(move) for move in moves}), family.count)


OF_FAMILIES = (every_move_belongs_to_one_family, a_move_means_what_it_is_made_of)
