"""Editions at tables: whether this house plays with own numbers, and has room for more of them."""

from collections.abc import Mapping

from paddock.core.editions import edition, editions, parsed_edition
from paddock.core.game import REGISTRY, Game
from paddock.server.errors import Busy, Forbidden
from paddock.server.house import KEPT_EDITIONS, House


def asked_game(house: House, name: str, box: str, is_public: bool) -> Game:
    """The game that a new table asks for, as it was printed or with numbers of its own."""
    changes, wording = parsed_edition(name, box)
    if wording:
        raise Forbidden("edition-words")
    if changes and is_public:
        raise Forbidden("edition-public")
    return own_edition(house, name, changes)


def own_edition(house: House, name: str, changes: Mapping[str, int]) -> Game:
    """An edition, if this house has room for one more."""
    if not changes:
        return REGISTRY.find(name)
    if not house.settings.editions:
        raise Forbidden("no-editions")
    house.let_editions_go(KEPT_EDITIONS - 1)
    if len(editions()) >= KEPT_EDITIONS:
        raise Busy("too-many-editions")
    return edition(name, changes)
