"""What a quick move and a search must see in Road Rally USA."""

from paddock.bots.thinking import think
from paddock.games.road_rally import GAME
from paddock.games.road_rally.driving import spaces_of
from paddock.games.road_rally.moves import MOVES
from tests.road_rally.rally import MOVES as NAMED
from tests.road_rally.rally import Rally, play_of, rally


def chosen(table: Rally) -> int:
    """The policy's move."""
    moves = [0] * MOVES
    return GAME.policy(table.state, moves, GAME.legal(table.state, moves))


def looked_at(table: Rally) -> list[int]:
    """The moves that a search looks at."""
    moves = [0] * MOVES
    return moves[: GAME.sensible(table.state, moves, GAME.legal(table.state, moves))]


def asked(at: tuple[int, ...], stages: dict[int, list[int]]) -> Rally:
    """The driver of seat 0, whose stage 7 was just reached, is asked first or later."""
    table = rally(at=at, stages=stages, road={space: "plain" for space in range(1, 45)})
    while table.phase == "driving":
        table.drive("g1")
    while table.turn != 0:
        table.do("stay-silent")
    return table


def test_an_own_stage_is_scored_in_first_place() -> None:
    assert chosen(asked((29, 20, 15, 10), {0: [7, 12, 15, 18]})) == NAMED["score-stage"]


def test_in_third_place_a_driver_with_other_cards_waits() -> None:
    assert chosen(asked((24, 28, 29, 10), {0: [7, 12, 15, 18]})) == NAMED["stay-silent"]


def test_a_last_chance_is_taken_in_any_place() -> None:
    assert chosen(asked((24, 28, 29, 10), {0: [7, 18]})) == NAMED["score-stage"]


def test_a_low_place_takes_cards_rather_than_few_points() -> None:
    table = asked((29, 20, 15, 10), {0: [7, 12, 15, 18]}).do("score-stage")
    assert chosen(table) == NAMED["take-cards"]


def test_it_leaps_to_be_first_at_its_own_stage() -> None:
    hand = ["g1", "g2", "r3", "r3", "r4", "r4"]
    leap = rally(at=(24, 25, 20, 15), turn=0, hands={0: hand, 1: ["g1"]}, stages={0: [7, 15]}).state
    assert spaces_of(chosen(Rally(leap))) >= 6


def test_search_sees_one_play_a_colour_and_length() -> None:
    table = rally(at=(39, 9, 5, 2), hands={0: ["g1", "g1", "g2", "y2", "y3", "r3", "r4"]})
    plays = looked_at(table)
    assert len(plays) < 40 < len(table.legal)
    assert play_of(["g2"]) in plays or play_of(["g1", "g1"]) in plays
    assert not {play_of(["g2"]), play_of(["g1", "g1"])} <= set(plays)


def test_search_finishes_when_that_wins() -> None:
    """In front and at the line: the finish is worth more than a card."""
    table = rally(at=(86, 84, 60, 50), hands={0: ["g1", "r3"], 1: ["r4", "r4"]})
    table.state.won[1][0] = 3
    assert think(GAME, table.state.copy(), simulations=800).move == play_of(["r3"])
