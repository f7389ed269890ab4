"""The score sheet beside a table."""

from paddock.server import deeds
from paddock.server.deeds import Deed
from paddock.server.pages.fragments import sheet
from paddock.server.shown import Viewer, table_shown
from paddock.server.table import RACING, Table
from tests.contract.cases import GAMES, Case, Picker
from tests.server.test_leaks import SETTINGS, TIME, seated


def raced(variant: str) -> Table:
    """A table whose race is over."""
    table, pick = seated(Case(GAMES[0], variant, 2)), Picker(5)
    while table.state == RACING:
        step = len(table.running.record.moves)
        move = table.checked_move(table.running.turn, pick(table.running.moves()))
        table.apply(Deed(deeds.MOVED, 10.0 + step, move, f"move-{step}"))
    return table


def shown(variant: str) -> str:
    table, viewer = raced(variant), Viewer(None, None, "en")
    return sheet(table, viewer, table_shown(table, viewer, SETTINGS, TIME))


def test_a_sheet_of_several_lines_has_a_total() -> None:
    assert "Total" in shown("match")


def test_a_sheet_of_one_line_has_no_total_that_repeats_it() -> None:
    simple = shown("simple")
    assert "Miles" in simple
    assert "Total" not in simple
