"""What a search must see in Mille Bornes."""

from paddock.bots.thinking import think
from paddock.games.mille_bornes import GAME
from paddock.games.mille_bornes.rules.moves import discard, play
from tests.mille_bornes.position import Position, Zone, number, position


def thought(table: Position, simulations: int = 1500) -> int:
    return think(GAME, table.state.copy(), simulations=simulations).move


def test_it_drives_home_when_it_can() -> None:
    table = position(hand=["100", "25", "stop", "go", "go", "repairs", "gasoline"], drive="go", miles=600)
    assert thought(table) == play(number("100"))


def test_it_lays_a_safety_before_it_ends_the_race() -> None:
    """The finishing card stays in hand, and without the 100 points the race would be lost."""
    ahead: Zone = {"miles": 575, "safeties": ["puncture-proof"], "coups": ["driving-ace", "right-of-way"]}
    hand = ["100", "extra-tank", "stop", "go", "go", "repairs", "gasoline"]
    table = position(hand=hand, drive="go", miles=600, zones={1: ahead})
    assert thought(table) == play(number("extra-tank"))


def test_it_starts_the_car_first() -> None:
    table = position(hand=["go", "100", "75", "50", "200", "repairs", "gasoline"])
    assert thought(table) == play(number("go"))


def test_it_never_looks_at_throwing_a_safety_away() -> None:
    table = position(hand=["right-of-way", "driving-ace", "75", "100", "200", "repairs", "gasoline"])
    candidates = think(GAME, table.state.copy(), simulations=500).candidates
    assert not {discard(number("right-of-way")), discard(number("driving-ace"))} & {c.move for c in candidates}


def test_in_a_match_it_looks_to_the_end_of_the_hand() -> None:
    table = position(variant="match", hand=["100", "25"], drive="go", miles=500)
    before = table.state.copy()
    assert not GAME.far_enough(table.play("100").state, before)
    table = position(variant="match", hand=["100"], drive="go", miles=600)
    before = table.state.copy()
    table.play("100").finish()
    assert (table.deal, table.over) == (2, False)
    assert GAME.far_enough(table.state, before)
