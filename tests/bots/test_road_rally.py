"""What a search must see in Road Rally USA."""

from paddock.bots.thinking import think
from paddock.games.road_rally import GAME
from tests.road_rally.rally import drive_move, rally


def test_search_finishes_when_that_wins() -> None:
    """In front and at the line: the finish is worth more than a card."""
    table = rally(at=(86, 84, 60, 50), hands={0: ["g1", "r3"], 1: ["r4", "r4"]})
    table.state.won[1][0] = 3
    assert think(GAME, table.state.copy(), simulations=800).move == drive_move(["r3"])
