"""What a move number means is said once: families of moves that encode and decode it."""

from importlib import import_module

from paddock.core.game import Game
from paddock.core.moves import Family
from tests.contract.cases import every_game


def families(game: Game) -> tuple[Family, ...]:
    found: tuple[Family, ...] = import_module(f"{game.package}.rules.moves").FAMILIES
    return found


@every_game
def test_every_move_belongs_to_one_family(game: Game) -> None:
    numbers = [family.first + place for family in families(game) for place in range(family.count)]
    assert sorted(numbers) == list(range(game.moves))
    assert len({family.name for family in families(game)}) == len(families(game))


@every_game
def test_decoding_and_encoding_a_move_gives_the_same_move(game: Game) -> None:
    for family in families(game):
        for move in range(family.first, family.first + family.count):
            assert family.encode(*family.decode(move)) == move


@every_game
def test_no_two_moves_of_a_family_mean_the_same(game: Game) -> None:
    for family in families(game):
        facts = {family.decode(move) for move in range(family.first, family.first + family.count)}
        assert len(facts) == family.count
