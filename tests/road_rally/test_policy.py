"""What a quick move must see in Road Rally USA, and what a search looks at."""

from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules.box import GREEN, IDS
from paddock.games.road_rally.rules.moves import play_of, put_next
from paddock.games.road_rally.rules.plays import colour_of, spaces_of
from tests.road_rally.rally import MOVES as NAMED
from tests.road_rally.rally import Rally, drive_move, rally


def chosen(table: Rally) -> int:
    """The policy's move."""
    return GAME.policy_move(table.state)


def looked_at(table: Rally) -> list[int]:
    """The moves that a search looks at."""
    return GAME.sensible_moves(table.state)


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


def before_stage_7(line: tuple[int, ...]) -> Rally:
    """Seat 0 at space 24 holds stage 7, whose diner is at 30, and cards to get there; the other car stands at 25."""
    hand = ["g1", "g2", "r3", "r3", "r4", "r4"]
    return rally(at=(24, 25, 20, 15), line=line, turn=0, hands={0: hand}, stages={0: [7, 15]})


def test_it_leaps_to_be_first_at_its_own_stage_while_another_may_get_there() -> None:
    assert spaces_of(chosen(before_stage_7(line=(0, 1, 2, 3)))) >= 6


def test_it_keeps_its_red_cards_when_the_other_has_stopped_before_the_stage() -> None:
    assert colour_of(play_of(chosen(before_stage_7(line=(1, 0, 2, 3))))) == GREEN


def test_with_nothing_left_to_draw_it_stops_for_gas() -> None:
    road = {space: "plain" for space in range(1, 89)} | {21: "gas"}
    dry = rally(at=(20, 18, 10, 5), hands={0: ["g1", "g2"]}, decks={0: []}, road=road, stages={})
    full = rally(at=(20, 18, 10, 5), hands={0: ["g1", "g2"]}, road=road, stages={})
    assert (chosen(dry), chosen(full)) == (drive_move(["g1"]), drive_move(["g2"]))


def test_the_mechanic_puts_greens_first_and_near_the_finish_reds() -> None:
    """A green card draws two more; in the last round nothing but speed counts."""
    cards = ["y2", "r4", "g2", "r3", "g1"]
    for mechanic, first in ((24, "g2"), (87, "r4")):
        table = rally(at=(mechanic - 1, 9, 5, 2), top={0: cards}, decks={0: []}, road={mechanic: "mechanic"})
        assert chosen(table.drive("g1")) == put_next(IDS.index(first))


def test_search_sees_one_play_a_colour_and_length() -> None:
    table = rally(at=(25, 29, 28, 27), turn=0, hands={0: ["g1", "g1", "g2", "y2", "y2", "y3", "r3", "r4"]})
    seen = [(colour_of(play_of(move)), spaces_of(play_of(move))) for move in looked_at(table)]
    assert 1 < len(seen) == len(set(seen)) < len(table.legal)


def test_search_throws_no_cards_away() -> None:
    """Nothing is to be had ahead: three red cards for some spaces are no thought."""
    quiet = {space: "plain" for space in range(1, 89)}
    table = rally(at=(40, 9, 5, 2), hands={0: ["g1", "g2", "y2", "r3", "r3", "r4"]}, road=quiet, stages={})
    assert {drive_move(["g1"]), drive_move(["r3", "r3", "r4"])} <= set(table.legal)
    assert drive_move(["g1"]) in looked_at(table)
    assert drive_move(["r3", "r3", "r4"]) not in looked_at(table)


def test_search_does_not_wonder_whether_to_score_in_first_place() -> None:
    assert looked_at(asked((29, 20, 15, 10), {0: [7, 12, 15, 18]})) == [NAMED["score-stage"]]


def test_search_lets_no_last_chance_pass() -> None:
    assert looked_at(asked((24, 28, 29, 10), {0: [7, 18]})) == [NAMED["score-stage"]]


def test_search_keeps_a_stage_card_for_better_than_third_place() -> None:
    assert looked_at(asked((24, 28, 29, 10), {0: [7, 12, 15, 18]})) == [NAMED["stay-silent"]]


def test_search_asks_itself_what_second_place_is_worth() -> None:
    assert len(looked_at(asked((25, 29, 15, 10), {0: [7, 12, 15, 18]}))) == 2


def test_search_takes_two_cards_rather_than_two_points() -> None:
    table = asked((29, 20, 15, 10), {0: [7, 12, 15, 18]}).do("score-stage")
    assert looked_at(table) == [NAMED["take-cards"]]


def test_near_the_finish_search_takes_the_points() -> None:
    table = rally(at=(86, 60, 55, 50), stages={0: [21]}, hands={0: ["g1"]}).drive("g1")
    while table.phase == "driving":
        table.drive("g1")
    table.score(0)
    assert table.phase == "points-or-cards"
    assert looked_at(table) == [NAMED["take-points"]]
