"""The stopwatch: whose turn it is, draw lines, the hand limit; drawing, refreshing, GPS."""

import pytest

from paddock.games.checkpoint_rally.rules import legality, moves, play, verdicts
from paddock.games.checkpoint_rally.rules.box import CELL_IDS, CELLS, DRAWS, HAND, NOTHING, ROW, SEATS, TILE_IDS, TILES
from tests.checkpoint_rally.position import Position, position

# ---- Player order ------------------------------------------------------------------------------


def test_the_least_time_acts() -> None:
    # ruling 10
    there = position(3, times=(4, 9, 5)).draw()
    assert there.turn == 2
    there = position(3, times=(29, 31, 40)).draw()
    assert there.time() == 31  # the dial shows 1 for both, and 10 for seat 2
    assert there.turn == 0
    assert there.refresh().turn == 1


def test_a_marker_that_arrives_later_lies_on_top_and_goes_first() -> None:
    # ruling 11
    there = position(3, times=(3, 5, 9)).draw()
    assert there.time() == there.time(1) == 5
    assert there.turn == 0
    assert there.refresh().turn == 1


def test_an_action_of_no_minutes_leaves_the_turn() -> None:
    # ruling 12
    there = position(times=(5, 5), row=["H12", "H13", "H14"]).take(1)
    assert there.turn == 0
    assert there.time() == 5


def test_zero_minute_actions_come_to_an_end() -> None:
    # ruling 12: two updates and a hand
    there = position(times=(5, 6), hand=["H12"], row=["H11", "H13", "H14"])
    there.take().take()
    assert there.reason(moves.take(0)) == "no-gps"
    assert len(there.hand()) == 3


# ---- Draw lines --------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "drawn"), [(12, 2), (13, 3), (14, 3), (15, 2), (27, 2), (28, 3), (43, 3)])
def test_a_line_is_crossed_between_14_and_15_and_between_29_and_30(before: int, drawn: int) -> None:
    # ruling 13
    there = position(times=(before, 99)).draw()
    assert there.state.held[0] == drawn
    assert there.log.count("line-crossed") == drawn - 2


def test_no_action_is_long_enough_for_two_lines() -> None:
    # ruling 14: the longest is two tiles of five minutes
    board = {"A1": ("H10", 0), "B1": ("H09", 0), "C1": ("H01", 0)}
    there = position(board=board, times=(10, 99)).drive("EE")
    assert there.time() == 20
    assert there.log.count("line-crossed") == 1


def test_the_rulebooks_example_of_the_hand_limit() -> None:
    # rulings 15 and 28: three in hand, two drawn, a third for the line; three must go before anybody acts
    there = position(hand=["H12", "H13", "H14"], times=(13, 14)).draw()
    assert there.state.held[0] == 6
    assert there.turn == 0
    assert all(moves.is_discard(move) for move in there.legal)
    assert there.reason(moves.DRAW) == "discard-first"
    there.discard(5).discard(0)
    assert there.turn == 0
    there.discard(1)
    assert there.hand()[0] == "H13"
    assert len(there.hand()) == 3
    assert there.turn == 1


def test_nothing_is_discarded_below_the_limit() -> None:
    there = position(hand=["H12", "H13", "H14"])
    assert there.reason(moves.discard(0)) == "hand-limit-kept"


def test_discards_lie_open() -> None:
    # ruling 27
    there = position(hand=["H12", "H13", "H14"], times=(0, 30)).draw().discard(1).discard(0)
    assert there.discards == ["H13", "H12"]
    assert there.view(1)["discards"] == ["H13", "H12"]


# ---- Drawing -----------------------------------------------------------------------------------


def test_draw_two_takes_two_minutes() -> None:
    there = position(times=(0, 30)).draw()
    assert there.time() == 2
    assert len(there.hand()) == 2


def test_an_empty_stack_is_filled_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    # ruling 25
    there = position(stack=["H12"], times=(0, 30))
    piled = len(there.discards)
    there.draw()
    assert len(there.hand()) == 2
    assert "H12" in there.hand()
    assert there.discards == []
    assert there.state.left == piled - 1


def test_a_draw_that_finds_nothing_draws_less() -> None:
    # ruling 25: two tiles are left, and a line is crossed
    there = all_but_two()
    assert there.state.left == 2
    assert there.draw().state.held[0] == 5
    assert there.log.count("drew-nothing") == 1
    assert there.time() == 15


def test_with_neither_stack_nor_discards_a_draw_is_a_wait() -> None:
    # rulings 17 and 25: no race comes to this, but a bot must not hang
    s = all_but_two().state
    s.left = 0
    play.play(s, moves.DRAW)
    assert s.time[0] == 15
    assert s.held[0] == 3


def test_there_is_always_something_to_do_and_no_passing() -> None:
    # ruling 17
    assert moves.DRAW in all_but_two().legal
    assert moves.DRAW in position().legal


def test_every_action_finds_two_tiles_to_draw() -> None:
    # ruling 17: however full board, row and hands are
    assert TILES - (CELLS + ROW + SEATS * HAND) == DRAWS == 2


# ---- The row -----------------------------------------------------------------------------------


def test_refreshing_discards_the_row_and_draws_three() -> None:
    there = position(row=["H12", "H13", "H14"], times=(0, 30)).refresh()
    assert there.time() == 1
    assert there.discards == ["H12", "H13", "H14"]
    assert len(there.row) == 3
    assert not set(there.row) & {"H12", "H13", "H14"}


def test_a_refresh_may_shuffle_its_own_discards_in() -> None:
    # ruling 26
    there = all_but_two()
    left, row = there.stack, set(there.row)
    there.refresh()
    assert left < set(there.row)
    assert len(set(there.row) & row) == 1
    assert there.time() == 14


def test_a_refresh_needs_any_tile_at_all() -> None:
    # ruling 26
    assert position(row=[]).reason(moves.REFRESH) is None
    s = all_but_two().state
    s.left, s.row = 0, [NOTHING] * 3
    assert legality.refusal(s, moves.REFRESH) == verdicts.NO_TILES_AT_ALL


# ---- GPS ---------------------------------------------------------------------------------------


def test_gps_takes_a_tile_of_the_row_at_no_time_and_the_row_is_filled() -> None:
    # rulings 29 and 31
    there = position(row=["H12", "H13", "H14"]).take(1)
    assert there.hand() == ["H13"]
    assert there.time() == 0
    assert there.row[0] == "H12"
    assert there.row[2] == "H14"
    assert there.row[1] not in ("H12", "H13", "H14")
    assert there.state.gps[0] == 1


def test_gps_with_three_in_hand_needs_a_discard_at_once() -> None:
    # ruling 30
    there = position(hand=["G01", "G02", "G03"], row=["H12", "H13", "H14"]).take()
    assert there.turn == 0
    assert all(moves.is_discard(move) for move in there.legal)
    assert there.discard(0).hand() == ["G02", "G03", "H12"]


def test_gps_keeps_the_replaced_tile() -> None:
    # rulings 29 and 30
    there = position(board={"C3": ("U02", 0)}, hand=["H12", "H13", "H14"], times=(0, 30))
    before = there.discards
    there.place("H12", "C3", keep=True)
    assert there.hand() == ["H13", "H14", "U02"]
    assert there.discards == before
    assert there.state.gps[0] == 1


def test_both_uses_of_gps_may_follow_each_other() -> None:
    # ruling 29
    there = position(board={"C3": ("H11", 0)}, row=["H12", "H13", "H14"], times=(0, 30))
    there.take().place("H12", "C3", keep=True)
    assert there.hand() == ["H11"]
    assert there.state.gps[0] == 0


def test_an_empty_place_of_the_row_cannot_be_taken() -> None:
    # ruling 31
    assert position(row=["H12"]).reason(moves.take(1)) == "no-row-tile"


def test_an_empty_hand_may_take_but_not_keep() -> None:
    # ruling 32
    there = position(row=["H12"], board={"C3": ("U02", 0)})
    assert there.reason(moves.take(0)) is None
    assert there.reason(moves.keep(0, 0, 12)) == "no-tile-there"


def test_nothing_is_kept_from_an_empty_cell() -> None:
    there = position(hand=["H12"])
    assert there.why_not_place("H12", "C3", keep=True) == "nothing-replaced"


def test_spent_updates_never_come_back() -> None:
    # ruling 33
    there = position(hand=["H12"], row=["H13"], board={"C3": ("U02", 0)}, gps=0)
    assert there.reason(moves.take(0)) == "no-gps"
    assert there.why_not_place("H12", "C3", keep=True) == "no-gps"
    assert there.refresh().state.gps[0] == 0


# ---- Helpers -----------------------------------------------------------------------------------


def all_but_two() -> Position:
    """Four players, a full board, a full row, full hands: two tiles are in the stack."""
    free = iter(TILE_IDS)
    board = {cell: (next(free), 0) for cell in CELL_IDS}
    hands = {seat: [next(free) for _ in range(3)] for seat in range(4)}
    row = [next(free) for _ in range(3)]
    others = {seat: hands[seat] for seat in (1, 2, 3)}
    return position(4, board=board, hand=hands[0], hands=others, row=row, times=(13, 20, 20, 20))
