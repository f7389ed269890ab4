"""On your turn: pick up a card, play one or discard one."""

import pytest

from paddock.games.mille_bornes import GAME
from paddock.games.mille_bornes.rules.hidden import redeal
from paddock.games.mille_bornes.rules.moves import MOVES
from tests.mille_bornes.position import Zone, position

FORCED = {"discards": "forced"}


def test_a_player_draws_one_card_and_plays_one() -> None:
    table = position(hand=["go", *6 * ["25"]], hands={1: 6 * ["50"]}, pile=["200", "200"]).play("go")
    assert table.hand(0) == 6 * ["25"]
    assert table.hand(1) == [*6 * ["50"], "200"]
    assert table.log == ["remedied", "drew"]


def test_only_cards_in_hand_can_be_played_or_discarded() -> None:
    table = position(hand=["25"], zones={1: Zone(drive="go")})
    assert table.why_not("go") == "not-in-hand"
    assert table.why_not_attack("stop") == "not-in-hand"
    assert table.why_not_discard("50") == "not-in-hand"


@pytest.mark.parametrize("move", [-1, MOVES])
def test_a_move_is_one_of_the_numbers_of_moves(move: int) -> None:
    assert position(hand=["25"]).reason(move) == "no-such-move"


def test_nothing_can_be_played_after_the_race() -> None:
    table = position(hand=["25", "100"], drive="go", miles=600).play("100").finish()
    assert table.over
    assert all(table.reason(move) == "race-over" for move in range(MOVES))


def test_a_discard_is_always_allowed() -> None:
    # ruling 19
    table = position(hand=["go", "25"])
    assert table.why_not("go") is None
    assert table.why_not_discard("25") is None


@pytest.mark.parametrize("playable", ["go", "driving-ace", "100"])
def test_with_forced_discards_a_playable_card_must_be_played(playable: str) -> None:
    # ruling 19
    drive = {"go": "stop", "driving-ace": "stop", "100": "go"}[playable]
    table = position(hand=[playable, "repairs"], drive=drive, options=FORCED)
    assert table.why_not_discard("repairs") == "must-play"
    assert table.play(playable).hand().count("repairs") == 1


@pytest.mark.parametrize("hazard", ["accident", "speed-limit"])
def test_with_forced_discards_a_playable_hazard_must_be_played(hazard: str) -> None:
    # ruling 19
    table = position(3, hand=[hazard, "repairs"], zones={2: Zone(drive="go")}, options=FORCED)
    assert table.why_not_attack(hazard, side=2) is None
    assert table.why_not_discard("repairs") == "must-play"


def test_with_forced_discards_one_discards_when_nothing_can_be_played() -> None:
    # ruling 19
    table = position(hand=["200", "stop", "repairs"], options=FORCED)
    assert table.discard("200").last_discard == "200"


def test_a_safety_may_be_discarded() -> None:
    # ruling 20
    table = position(hand=["right-of-way"]).discard("right-of-way")
    assert (table.last_discard, table.turn) == ("right-of-way", 1)


def test_a_discard_lies_face_up_for_everybody() -> None:
    # ruling 21
    table = position(hand=["stop", "25"], hands={1: ["go", "go"]}).discard("stop")
    redeal(table.state, 0, GAME.scratch())  # all that seat 0 cannot know is dealt again
    assert table.discard_pile == ["stop"]
    assert table.hand(0) == ["25"]
    assert len(table.hand(1)) == 3


def test_a_discard_is_out_of_the_hand_for_good() -> None:
    # ruling 21
    table = position(hand=["extra-tank", "25"], hands={1: ["25"]}, pile=["50"])
    table.discard("extra-tank").discard("25").discard("25").discard("50")
    assert table.over
    assert "extra-tank" in table.discard_pile
