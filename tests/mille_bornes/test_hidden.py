"""`redeal` deals exactly what a seat cannot know, every possible deal as likely, and moves no card that was seen."""

from collections import Counter
from math import comb

import pytest

from paddock.core.chance import seed_chance
from paddock.games.mille_bornes import GAME
from paddock.games.mille_bornes.rules.box import CARDS, COUNT, IDS
from paddock.games.mille_bornes.rules.hidden import redeal
from paddock.games.mille_bornes.rules.setup import setup
from paddock.games.mille_bornes.rules.state import State
from tests.contract.cases import CASES, Case
from tests.mille_bornes.census import census

FAR = 5  # standard deviations
OWN = [case for case in CASES if case.game.name == "mille-bornes"]


def dealt(seats: int = 2) -> State:
    s = State()
    s.seats = seats
    seed_chance(s, 1)
    setup(s)
    return s


def redealt(s: State, seat: int, seed: int) -> State:
    world = s.copy()
    seed_chance(world, seed)
    redeal(world, seat, GAME.scratch())
    return world


@pytest.mark.parametrize("case", OWN, ids=str)
def test_whatever_was_seen_stays_where_it_is(case: Case) -> None:
    hidden = {"hand", "pile", "chance"}
    for race in case.reached(seed=11):
        for seat in range(case.seats):
            world = race.world(seat, seed=seat)
            assert world.hand[seat] == race.state.hand[seat]
            assert [sum(hand) for hand in world.hand] == [sum(hand) for hand in race.state.hand]
            assert world.left == race.state.left
            for field in world.FIELDS:
                if field.name not in hidden:
                    assert getattr(world, field.name) == getattr(race.state, field.name)


def test_every_unseen_card_is_as_likely_to_be_in_another_hand() -> None:
    """Expected copies in an opponent's hand: those unseen, times six of the cards unseen."""
    s = dealt(seats=3)
    deals = 4000
    unseen = [s.pile[card] + s.hand[1][card] + s.hand[2][card] for card in range(CARDS)]
    total = sum(unseen)
    for opponent in (1, 2):
        found: Counter[int] = Counter()
        for seed in range(deals):
            world = redealt(s, 0, seed)
            for card in range(CARDS):
                found[card] += world.hand[opponent][card]
        for card in range(CARDS):
            share = unseen[card] / total
            expected = deals * 6 * share
            spread = (deals * 6 * share * (1 - share) * (total - 6) / (total - 1)) ** 0.5
            assert abs(found[card] - expected) <= FAR * spread, IDS[card]


def test_pairs_of_cards_come_as_often_as_without_replacement() -> None:
    s = dealt()
    go = IDS.index("go")
    unseen = s.pile[go] + s.hand[1][go]
    total = s.left + 6
    deals = 4000
    counts = Counter(redealt(s, 0, seed).hand[1][go] for seed in range(deals))
    for held in range(4):
        chance = comb(unseen, held) * comb(total - unseen, 6 - held) / comb(total, 6)
        assert abs(counts[held] - deals * chance) <= FAR * (deals * chance) ** 0.5


def test_with_an_empty_pile_two_players_know_each_others_hand() -> None:
    s = dealt()
    s.discarded = [s.discarded[card] + s.pile[card] for card in range(CARDS)]  # type: ignore[assignment]
    s.pile = [0] * CARDS  # type: ignore[assignment]
    s.left = 0
    assert redealt(s, 0, seed=3).hand == s.hand


def test_partners_do_not_know_each_others_hand() -> None:
    s = dealt(seats=4)
    assert any(redealt(s, 0, seed).hand[2] != s.hand[2] for seed in range(5))


def test_the_box_holds_106_cards_of_which_2_and_3_players_use_101() -> None:
    assert sum(COUNT) == 106
    assert {case.seats: sum(census(case.start(1).state)) for case in OWN} == {2: 101, 3: 101, 4: 106, 6: 106}
