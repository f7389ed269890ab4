"""Contents, how many players, get ready, going first."""

import random
from collections import Counter

import pytest

from paddock.core.errors import BadOption
from paddock.games.mille_bornes.rules.box import COUNT, HAZARD_OF, IDS, LEFT_OUT, MILES, NOTHING, SAFETY_FROM
from tests.mille_bornes.census import census
from tests.mille_bornes.position import EVENTS, Zone, dealt, deck, position

SEATS = (2, 3, 4, 6)


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("distances", {"25": 10, "50": 10, "75": 10, "100": 12, "200": 4}),
        ("remedies", {"repairs": 6, "gasoline": 6, "spare-tire": 6, "go": 14, "end-of-limit": 6}),
        ("safeties", {"driving-ace": 1, "extra-tank": 1, "puncture-proof": 1, "right-of-way": 1}),
        ("hazards", {"accident": 3, "out-of-gas": 3, "flat-tire": 3, "stop": 5, "speed-limit": 4}),
    ],
)
def test_how_many_there_are_of_each_card(kind: str, counts: dict[str, int]) -> None:
    assert {card: COUNT[IDS.index(card)] for card in counts} == counts


def test_the_box_holds_106_playing_cards_of_19_kinds() -> None:
    assert (sum(COUNT), len(IDS)) == (106, 19)


def test_all_distances_together_are_3500_miles() -> None:
    assert sum(count * miles for count, miles in zip(COUNT, MILES, strict=True)) == 3500


def test_each_remedy_cancels_its_hazard() -> None:
    cancels = {IDS[card]: IDS[hazard] for card, hazard in enumerate(HAZARD_OF) if hazard != NOTHING}
    assert cancels == {
        "repairs": "accident",
        "gasoline": "out-of-gas",
        "spare-tire": "flat-tire",
        "go": "stop",
        "end-of-limit": "speed-limit",
    }


def test_each_safety_protects_from_its_hazards() -> None:
    protects = {IDS[card]: IDS[safety] for card, safety in enumerate(SAFETY_FROM) if safety != NOTHING}
    assert protects == {
        "accident": "driving-ace",
        "out-of-gas": "extra-tank",
        "flat-tire": "puncture-proof",
        "stop": "right-of-way",
        "speed-limit": "right-of-way",
    }


def test_two_or_three_players_leave_out_one_of_each_hazard() -> None:
    left_out = {card: count for card, count in zip(IDS, LEFT_OUT, strict=True) if count}
    assert left_out == {"accident": 1, "out-of-gas": 1, "flat-tire": 1, "stop": 1, "speed-limit": 1}


@pytest.mark.parametrize(("seats", "cards"), [(2, 101), (3, 101), (4, 106), (6, 106)])
def test_how_many_cards_are_in_the_game(seats: int, cards: int) -> None:
    assert sum(census(dealt(seats).state)) == cards


@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_in_the_game_are_the_right_ones(seats: int) -> None:
    assert census(dealt(seats).state) == deck(seats)


@pytest.mark.parametrize(("seats", "left"), [(2, 89), (3, 83), (4, 82), (6, 70)])
def test_the_draw_pile_after_the_deal(seats: int, left: int) -> None:
    table = dealt(seats)
    event, _, _, left_after_the_deal = table.state.log[0]
    assert (EVENTS[event], left_after_the_deal) == ("dealt", left)
    assert table.left == left - 1  # the first player has drawn


@pytest.mark.parametrize("seats", [1, 5, 7])
def test_the_game_is_for_2_3_4_or_6_players(seats: int) -> None:
    with pytest.raises(BadOption):
        dealt(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_six_cards_and_the_first_player_draws(seats: int) -> None:
    table = dealt(seats)
    assert [len(table.hand(seat)) for seat in range(seats)] == [7] + [6] * (seats - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_the_player_to_the_dealers_left_goes_first_and_that_is_seat_1(seats: int) -> None:
    # ruling 35
    table = dealt(seats)
    assert (table.dealer, table.turn) == (seats - 1, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_play_continues_clockwise(seats: int) -> None:
    table = dealt(seats)
    turns = []
    for _ in range(seats + 1):
        turns.append(table.turn)
        table.discard(table.hand(table.turn)[0])
    assert turns == [*range(seats), 0]


@pytest.mark.parametrize("card", ["go", "driving-ace", "extra-tank", "puncture-proof", "right-of-way"])
def test_going_first_one_may_play_a_go_card_or_a_safety(card: str) -> None:
    # ruling 28
    assert position(hand=[card]).why_not(card) is None


def test_going_first_one_may_play_a_speed_limit() -> None:
    # ruling 28
    assert position(hand=["speed-limit"]).why_not_attack("speed-limit") is None


def test_going_first_nothing_else_can_be_played_so_one_discards() -> None:
    # ruling 28
    hand = ["25", "repairs", "gasoline", "spare-tire", "end-of-limit", "stop", "accident"]
    first = position(hand=hand, options={"discards": "forced"})
    assert len(first.legal) == len(hand)
    assert all(first.why_not_discard(card) is None for card in hand)


def test_the_draw_pile_has_no_order() -> None:
    # ruling 36
    one, other = position(pile=["go", "25", "stop"]), position(pile=["stop", "go", "25"])
    assert one.state == other.state


def test_each_card_of_the_draw_pile_is_drawn_as_often_as_any_other() -> None:
    # ruling 36
    drawn: Counter[str] = Counter()
    for seed in range(600):
        table = position(hand=["75"], pile=["go", "go", "stop", "25"], seed=seed).discard("75")
        drawn.update(table.hand(1))
    assert drawn.total() == 600
    assert abs(drawn["go"] - 300) < 50
    assert abs(drawn["stop"] - 150) < 40
    assert abs(drawn["25"] - 150) < 40


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_ever_lost(seats: int) -> None:
    """The table checks itself at every move of a race at random."""
    table = dealt(seats, seed=seats)
    dice = random.Random(seats)
    while not table.over:
        table.make(dice.choice(table.legal))
        assert all(len(table.hand(seat)) <= 7 for seat in range(seats))


def test_a_position_keeps_the_deck_whole() -> None:
    opponent = Zone(drive="stop", limited=True, miles=375, safeties=["extra-tank"])
    table = position(hand=["25"], zones={1: opponent}, drive="go", twohundreds=2, pile=["go"])
    assert census(table.state) == deck(2)
