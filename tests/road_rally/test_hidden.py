"""`redeal` deals exactly what a seat cannot know, every possible deal as likely, and keeps what is certain."""

from collections import Counter
from typing import Any

import pytest

from paddock.core.chance import seed_chance
from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules.box import COUNT, DECK_A, FROM_A, FROM_B, FROM_BOTH, NOBODY, STAGES
from paddock.games.road_rally.rules.dealing import dealing_row
from paddock.games.road_rally.rules.hidden import redeal
from paddock.games.road_rally.rules.state import SCORED
from tests.contract.cases import CASES, Case
from tests.road_rally.rally import begun, rally

OWN = [case for case in CASES if case.game.name == "road-rally-usa"]
FAR = 5  # standard deviations


def redealt(s: Any, seat: int, seed: int) -> Any:
    world = s.copy()
    seed_chance(world, seed)
    redeal(world, seat, GAME.scratch())
    return world


@pytest.mark.parametrize("case", OWN, ids=str)
def test_whatever_was_seen_stays_where_it_is(case: Case) -> None:
    hidden = {"hand", "deck", "top", "holder", "chance"}
    for race in case.reached(seed=11):
        s = race.state
        for seat in range(case.seats):
            world = race.world(seat, seed=seat)
            assert (world.hand[seat], world.deck[seat], world.top[seat]) == (s.hand[seat], s.deck[seat], s.top[seat])
            assert [sum(hand) for hand in world.hand] == [sum(hand) for hand in s.hand]
            assert [world.holder.count(other) for other in range(case.seats)] == [
                s.holder.count(other) for other in range(case.seats)
            ]
            for stage in range(STAGES):
                if s.holder[stage] == seat or s.fate[stage] == SCORED:
                    assert world.holder[stage] == s.holder[stage]
                else:
                    assert world.holder[stage] != seat
            for field in world.FIELDS:
                if field.name not in hidden:
                    assert getattr(world, field.name) == getattr(s, field.name)


def test_another_hand_is_any_of_the_cards_that_are_not_discarded() -> None:
    s = rally(hands={1: ["g1", "g2", "y2", "r4"]}, decks={1: ["g1", "y3", "r3", "r3"]}).state
    unseen = [s.hand[1][kind] + s.deck[1][kind] for kind in range(6)]
    deals = 4000
    found: Counter[int] = Counter()
    for seed in range(deals):
        world = redealt(s, 0, seed)
        for kind in range(6):
            found[kind] += world.hand[1][kind]
    for kind in range(6):
        share = unseen[kind] / 8
        expected = deals * 4 * share
        assert abs(found[kind] - expected) <= FAR * (expected * (1 - share)) ** 0.5


def test_what_the_mechanic_showed_is_known_to_its_driver_alone() -> None:  # ruling 60
    s = rally(top={1: ["r4", "g1", "y3"]}).state
    assert redealt(s, 1, 5).top[1] == s.top[1]
    tops = {tuple(redealt(s, 0, seed).top[1]) for seed in range(50)}
    assert len(tops) > 20
    assert all(redealt(s, 0, seed).tops[1] == 3 for seed in range(5))


def test_own_stage_cards_are_known_also_after_they_were_put_away() -> None:  # ruling 42
    s = rally(stages={0: [7, 15, 20, 21], 1: [8, 9, 10, 11]}, scored={0: 2}).state
    for seed in range(20):
        world = redealt(s, 0, seed)
        assert [stage + 1 for stage in range(STAGES) if world.holder[stage] == 0] == [7, 15, 20, 21]
        assert not {7, 15, 20, 21} & {stage + 1 for stage in range(STAGES) if world.holder[stage] == 1}


@pytest.mark.parametrize("case", OWN, ids=str)
def test_every_redealt_stage_card_was_dealt_in_this_race_and_from_its_deck(case: Case) -> None:  # ruling 3
    for race in case.reached(seed=5, stops=8):
        row = dealing_row(race.state)
        for seat in range(case.seats):
            world = race.world(seat, seed=race.state.round)
            for other in range(case.seats):
                of_a = world.holder[:DECK_A].count(other)
                of_b = world.holder[DECK_A:].count(other)
                assert FROM_A[row] <= of_a <= FROM_A[row] + FROM_BOTH[row]
                assert FROM_B[row] <= of_b <= FROM_B[row] + FROM_BOTH[row]
                assert of_a + of_b == FROM_A[row] + FROM_B[row] + FROM_BOTH[row]


@pytest.mark.parametrize("case", OWN, ids=str)
def test_every_hidden_stage_card_is_with_another_driver_as_often_as_the_deal_says(case: Case) -> None:  # ruling 3
    s = begun(case.variant, case.seats).state
    deals, other = 1200, case.seats - 1
    worlds = [redealt(s, 0, seed) for seed in range(deals)]
    for deck, dealt, both in expected_cards(s):
        hidden = [stage for stage in deck if s.holder[stage] != 0]
        share = (dealt + both) / len(hidden)
        for stage in hidden:
            found = sum(world.holder[stage] == other for world in worlds)
            assert abs(found - deals * share) <= FAR * (deals * share * (1 - share)) ** 0.5


def expected_cards(s: Any) -> list[tuple[range, int, float]]:
    """Of deck A and deck B: how many cards every driver has from it, and how many more from the rest, on average.

    The rest is what the first deal leaves of both decks, without the cards that the own seat has drawn from it.
    """
    row = dealing_row(s)
    decks = [(range(DECK_A), FROM_A[row]), (range(DECK_A, STAGES), FROM_B[row])]
    rest = []
    for deck, dealt in decks:
        own = sum(s.holder[stage] == 0 for stage in deck)
        rest.append(len(deck) - s.seats * dealt - (own - dealt))
    return [(deck, dealt, FROM_BOTH[row] * left / sum(rest)) for (deck, dealt), left in zip(decks, rest, strict=True)]


def test_the_fifth_card_of_the_standard_game_with_four_may_be_of_either_deck() -> None:
    """All deals in which everybody has two or three of deck A are equally likely: counted here against the odds."""
    s = begun("standard", 4).state
    splits: Counter[tuple[int, ...]] = Counter()
    deals = 2500
    for seed in range(deals):
        world = redealt(s, 0, seed)
        splits[tuple(sum(world.holder[k] == seat for k in range(DECK_A)) for seat in range(4))] += 1
        assert world.holder.count(NOBODY) == 1
    assert all(set(split) <= {2, 3} for split in splits)
    own = sum(s.holder[k] == 0 for k in range(DECK_A))
    assert {sum(split) for split in splits} == {9, 10}
    assert all(split[0] == own for split in splits)
    alike: dict[tuple[int, ...], list[int]] = {}
    for split, count in splits.items():
        alike.setdefault(tuple(sorted(split[1:])), []).append(count)
    for counts in alike.values():
        assert max(counts) - min(counts) <= 2 * FAR * max(counts) ** 0.5


def test_points_hand_sizes_decks_and_discards_are_public() -> None:  # ruling 55
    table = rally(hands={1: ["g1", "r4"]}, decks={1: ["g2", "g2", "y3"]})
    view = table.view(None)
    driver = view["drivers"][1]
    assert (driver["hand"], driver["deck"], view["scores"][1]) == (2, 3, 0)
    assert sum(driver["discarded"].values()) == sum(COUNT) - 5
    assert not {"hand", "top", "stage_cards", "deck"} & view.keys()


def test_others_are_told_how_many_cards_were_drawn_not_which() -> None:  # ruling 55
    table = rally(hands={0: ["g2"]}, top={0: ["r4", "y3"]}).drive("g2")
    assert "player 1: draws red 4, yellow 3." in table.lines(0)
    assert "player 1: draws 2 cards." in table.lines(1)
    assert "player 1: draws 2 cards." in table.lines(None)


def test_others_are_told_that_a_driver_looks_not_what_he_sees() -> None:  # ruling 22
    table = rally(at=(22, 9, 5, 2), hands={0: ["g2"]}, top={0: ["g1", "y3", "r3", "r4", "g1"]}).drive("g2")
    assert any(line.endswith("green 1, yellow 3, red 3, red 4, green 1.") for line in table.lines(0))
    assert not any("red" in line for line in table.lines(1))
    assert table.view(1).keys() == table.view(2).keys()
