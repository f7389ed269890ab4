"""What things are worth, where it is known."""

import numpy as np
import pytest

from paddock.core.assets import Asset, one_of, places_in
from paddock.core.words import Say
from paddock.lab.worth import explained, worth
from tests.lab.rows import made_up

RACES = 2_000
CARDS = Asset("card", (Say("ace"), Say("two"), Say("three")), lambda states: states)
CARS = Asset("car", (Say("red"), Say("blue")), lambda states: states)


def test_the_card_that_wins_is_worth_what_it_wins() -> None:
    chance = np.random.default_rng(1)
    had = np.stack([chance.multinomial(4, [0.2, 0.4, 0.4], RACES) for _ in range(2)], axis=1)
    lead = had[:, 0, 0] - had[:, 1, 0]
    first = (chance.random(RACES) < 0.5 + 0.1 * lead).astype(float)  # 10 wins in a hundred for each ace more
    figures = {
        figure.name.id: figure for figure in worth(made_up(np.stack([first, 1 - first], axis=1), {"card": had}), CARDS)
    }
    # Against an average card, of which a fifth are aces: 10 less a fifth of 10.
    assert figures["ace"].found.low < 8 < figures["ace"].found.high
    assert figures["ace"].is_sure
    assert figures["two"].found.low < -2 < figures["two"].found.high


def test_of_what_everybody_has_one_the_share_of_wins_is_told() -> None:
    red_first = one_of(np.tile([[0, 1], [1, 0]], (RACES // 2, 1)), 2)
    won = red_first[:, :, 0].astype(float)  # red always wins
    best, other = worth(made_up(won, {"car": red_first}), CARS)
    assert (best.name.id, best.found.value, best.usual) == ("red", 100, 50)
    assert (other.name.id, other.found.value) == ("blue", 0)


def test_what_nobody_had_is_worth_nothing_to_tell() -> None:
    assert worth(made_up([[1, 0]] * 50, {"car": np.zeros((50, 2, 2), int)}), CARS) == []


def test_a_deal_that_decides_explains_all_and_one_that_does_not_explains_nothing() -> None:
    chance = np.random.default_rng(2)
    ace = chance.integers(0, 2, RACES)
    had = np.zeros((RACES, 2, 3), int)
    had[np.arange(RACES), 1 - ace, 0] = 1  # one ace in the game
    decided, drawn_by_lot = np.stack([ace, 1 - ace], axis=1), chance.integers(0, 2, RACES)
    all_of_it = explained(made_up(decided, {"card": had}), (CARDS,))
    nothing = explained(made_up(np.stack([drawn_by_lot, 1 - drawn_by_lot], axis=1), {"card": had}), (CARDS,))
    assert all_of_it and all_of_it.value == pytest.approx(100)
    assert nothing and nothing.low < 1 and nothing.value < 1


def test_places_are_those_of_the_seats_that_play() -> None:
    order = np.array([[2, 0, 1, 0, 0]])  # three play; the rest of the row is blank
    assert places_in(order, np.array([3])).argmax(axis=2)[0, :3].tolist() == [1, 2, 0]
    assert not places_in(order, np.array([3]))[0, :, 3:].any()
