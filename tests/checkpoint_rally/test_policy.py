"""The quick policy: sensible in plain cases."""

from itertools import permutations

from paddock.games.checkpoint_rally import GAME
from paddock.games.checkpoint_rally.drivers import planning
from paddock.games.checkpoint_rally.drivers.scratch import Scratch
from paddock.games.checkpoint_rally.rules import moves
from paddock.games.checkpoint_rally.rules.box import CELL_IDS, EAST, ORDERS
from tests.checkpoint_rally.position import Position, position

ALMOST = {0: ["C2", "E3", "B4"]}  # of K01: B1 is left


def chosen(there: Position) -> int:
    return GAME.policy_move(there.state)


def test_it_drives_onto_the_last_checkpoint() -> None:
    there = position(board={"B1": ("U04", 2)}, tokens=ALMOST)
    assert chosen(there) == moves.drive(EAST)


def test_it_builds_the_road_that_is_missing() -> None:
    there = position(hand=["U01"], tokens=ALMOST, times=(0, 30))
    move = chosen(there)
    assert moves.is_placement(move) and not moves.is_keep(move)
    assert moves.cell_of(move) == CELL_IDS.index("B1")
    there.make(move).make(chosen(there))
    assert there.state.finished[0]


def test_it_keeps_the_tile_that_it_needs() -> None:
    there = position(hand=["H12", "H13", "U04"], tokens=ALMOST, times=(0, 30)).draw()
    while there.state.held[0] > 3:
        there.make(chosen(there))
    assert "U04" in there.hand()


def test_what_must_be_discarded_is_laid_out_as_the_policy_chooses() -> None:
    there = position(hand=["H12", "H13", "U04"], tokens=ALMOST, times=(0, 30))
    assert GAME.laid_out(there.state) == ()
    there.draw()
    (step,) = GAME.laid_out(there.state)
    assert step.question == GAME.phase(there.state) == "discarding"
    assert step.parts == GAME.table.choice(there.state, chosen(there)).parts and step.parts[-1] == "discard"


def test_two_steps_are_taken_at_once() -> None:
    board = {"B1": ("U01", 0), "C1": ("U02", 2), "C2": ("U03", 0)}
    there = position(board=board, tokens={0: ["B1", "E3", "B4"]})
    assert chosen(there) == moves.drive_two(EAST, EAST)


def test_in_a_race_that_takes_too_long_it_waits_no_more() -> None:
    assert chosen(position(times=(10, 30))) == moves.DRAW
    assert chosen(position(times=(250, 280))) != moves.DRAW


def test_it_leaves_the_race_as_it_is() -> None:
    there = position(hand=["U04"])
    before = there.state.to_bytes()
    chosen(there)
    GAME.sensible_moves(there.state)
    assert there.state.to_bytes() == before


def test_all_orders_of_checkpoints_are_tried() -> None:
    assert set(ORDERS) == set(permutations(range(4)))


def test_the_plan_leads_from_the_car_through_all_checkpoints() -> None:
    there = position(hand=["U04"])
    scratch = Scratch()
    steps = planning.plan(there.state, scratch)
    path = [CELL_IDS[cell] for cell in scratch.path[: steps + 1]]
    assert path[-1] == "A1"
    assert {"B1", "C2", "E3", "B4"} <= set(path)
    assert steps >= 10


def test_sensible_moves_are_few() -> None:
    there = position(hand=["U04", "H12", "G01"], board={"C3": ("U02", 0)})
    assert len(there.legal) > 250
    assert len(GAME.sensible_moves(there.state)) < 40
