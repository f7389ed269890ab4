"""What the table shows: who comes next, the minutes along the road, and where the minutes of a placement come from."""

import re
from itertools import pairwise
from typing import cast

import pytest

from paddock.core.editions import edition
from paddock.core.race import Race
from paddock.games.checkpoint_rally import GAME, drawing, table
from paddock.games.checkpoint_rally.rules import moves
from paddock.games.checkpoint_rally.table.scene import Leg, Scene
from paddock.games.checkpoint_rally.table.views import View
from tests.checkpoint_rally.position import Position, position

SPEAK = GAME.words("en")
NAMES = ["Ada", "Bob", "Eve", "Dan"]
ROAD = {"A1": ("U09", 0), "B1": ("G09", 0), "C1": ("U04", 0)}


def scene_of(there: Position, seat: int | None) -> Scene:
    return Scene(there.view(seat), SPEAK, NAMES[: there.state.seats])


def sign(there: Position, seat: int | None = 0) -> str:
    """What the sign above the board says."""
    shown = there.view(seat)
    board = drawing.board(shown, SPEAK, NAMES[: there.state.seats], "wide")
    found = re.search(r'aria-label="([^"]*)" id="status"', board)
    assert found
    return found[1]


# ---- Who comes next ----------------------------------------------------------------------------


def test_the_sign_says_for_how_many_minutes_one_stays_first() -> None:
    there = position(times=(4, 7))
    assert sign(there) == "Drive or lay a tile, Ada – you stay first for 3 min, then Bob"
    assert sign(there, 1) == "It is Ada’s turn – Ada stays first for 3 min, then Bob"


def test_the_sign_says_when_any_minute_gives_the_turn_away() -> None:
    there = position(times=(7, 7))
    assert sign(there) == "Drive or lay a tile, Ada – Bob is next as soon as you spend a minute"


def test_while_tiles_are_discarded_the_sign_says_who_acts_next() -> None:
    there = position(times=(4, 5), hand=["H12", "H13", "H14"]).draw()
    assert sign(there) == "Discard 2 tiles, Ada – Bob acts next"
    there = position(times=(4, 9), hand=["H12", "H13", "H14"]).draw()
    assert sign(there) == "Discard 2 tiles, Ada – Ada acts next"


def test_the_sign_says_when_the_one_chance_ends() -> None:
    # ruling 42
    there = position(turn=1, times=(47, 44), at=(None, "E5"), finished={0: 47})
    assert sign(there, 1) == "Your one chance, Bob – the chance ends beyond 3 min"
    there = position(turn=1, times=(47, 48), at=(None, "E5"), finished={0: 47})
    assert sign(there, 1) == "Your one chance, Bob – one action is left"


def test_the_literal_end_game_has_no_end_to_tell() -> None:
    there = position(turn=1, times=(47, 48), at=(None, "E5"), finished={0: 47}, options={"end-game": "literal"})
    assert sign(there, 1) == "Your one chance, Bob – nobody else is left to act"


def test_the_picture_in_a_terminal_says_it_too() -> None:
    there = position(times=(4, 7))
    shown = table.text(there.view(0), SPEAK, NAMES[:2])
    assert "you stay first for 3 min, then Bob" in shown.splitlines()[0]


# ---- Minutes -----------------------------------------------------------------------------------


def test_minutes_stand_along_the_road() -> None:
    there = position(board=ROAD)  # a rally car: gravel 4, urban road 2
    assert scene_of(there, 0).legs() == [Leg("A1", "B1", 4), Leg("B1", "C1", 6)]
    assert scene_of(there, 1).legs() == []


def test_no_minutes_beyond_the_last_checkpoint() -> None:
    # ruling 38: of K01, B1 is left
    there = position(board=ROAD, tokens={0: ["C2", "E3", "B4"]}, options={"checkpoint-map": "four"})
    assert scene_of(there, 0).legs() == [Leg("A1", "B1", 4)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_legal_drives_are_drawn_and_no_others(seats: int) -> None:
    race = Race.start(GAME, seats, seed=seats)
    drives = 0
    while not race.over:
        view = cast(View, race.view(race.turn))
        legal = [race.choice(move) for move in race.moves() if moves.is_drive(move)]
        told = [([part.removeprefix("cell:") for part in each.parts], each.note) for each in legal]
        assert view["drives"] == [{"way": way, "minutes": note.args["minutes"]} for way, note in told if note]
        here = view["players"][race.turn]["cell"]
        pieces = {piece for way, _ in told for piece in pairwise([here, *way]) if piece[1] != here}
        board = drawing.board(view, SPEAK, NAMES[:seats], "wide")
        assert set(re.findall(r'id="minutes-(\w+)-(\w+)"', board)) == pieces
        drives += len(legal)
        race.play(GAME.policy_move(race.state))
    assert drives > 100


def test_nobody_else_is_told_what_one_may_drive() -> None:
    # it would tell when a card has one checkpoint left (ruling 38)
    there = position(board=ROAD)
    assert there.view(0)["drives"] and not there.view(1)["drives"]
    assert "drives" not in there.view(None)


def test_each_match_of_a_placement_is_marked_where_it_comes_from() -> None:
    # the first example of the rulebook: highway and mountains on the left, grassland above
    there = position(board={"B3": ("H02", 0), "C2": ("G01", 0)}, hand=["H11"]).place("H11", "C3", turn=1)
    shown = there.view(0)
    assert shown["last"] and shown["last"]["matches"] == {"roads": ["W"], "terrain": ["N", "W"], "replaced": []}
    told = drawing.board(shown, SPEAK, NAMES[:2], "wide").partition('id="told-C3"')[2].partition('id="minutes')[0]
    assert told.partition('id="cell-')[0].count("−1") == 3


# ---- The hand ----------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_signs_of_updates_lie_before_their_words(count: int) -> None:
    own = edition(GAME, {"gps": count})
    race = Race.start(own, 2, seed=1)
    while race.view(0)["phase"] != "acting":
        race.play(own.policy_move(race.state))
    drawn = own.drawing.hand(cast(View, race.view(0)), own.words("en"), NAMES[:2])
    button = drawn.partition('id="gps-0"')[2]
    signs = [float(x) + float(w) for x, w in re.findall(r'"#art-gps" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', button)]
    (words,) = re.findall(r'<text x="([\d.]+)"[^>]*>GPS', button)
    assert len(signs) == count and max(signs) <= float(words)
