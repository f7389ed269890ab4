"""Who plays whom, from which side, on which deal."""

from collections import Counter

import pytest

from paddock.arena import GameSet, Tournament
from paddock.arena.match import Failed, Venue
from paddock.arena.tournament import line_ups
from paddock.core.chance import race_seed
from paddock.core.errors import BadOption
from tests.arena.results import game, tournament


def test_two_sides_are_swapped() -> None:
    assert line_ups("a", "b", 2) == [("a", "b"), ("b", "a")]


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_in_a_set_both_bots_play_every_side_as_often(sides: int) -> None:
    found = line_ups("a", "b", sides)
    assert len(set(found)) == len(found)
    for side in range(sides):
        count = Counter(line_up[side] for line_up in found)
        assert count["a"] == count["b"]


def test_three_sides_see_each_bot_alone() -> None:
    assert line_ups("a", "b", 3)[:3] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert line_ups("a", "b", 3)[3:] == [("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")]


def test_every_bot_meets_every_other_once() -> None:
    assert tournament("driver", "random", "learner").pairings == [
        ("driver", "random"),
        ("driver", "learner"),
        ("random", "learner"),
    ]


def test_all_games_of_a_set_and_all_pairings_share_the_deal() -> None:
    one = tournament("driver", "random", "learner", seed=40)
    assert [one.seed_of(number) for number in (0, 1, 2)] == [race_seed(40, number) for number in (0, 1, 2)]
    assert one.race(2).state.to_bytes() == one.race(2).state.to_bytes() != one.race(3).state.to_bytes()


def test_a_bot_against_itself_wins_half_of_every_set() -> None:
    venue = Venue(tournament("policy", "paddock.bots.levels:Policy", seats=3))  # two names of the same bot
    for number in range(4):
        played = venue.play(GameSet(number, 0))
        assert not isinstance(played, Failed)
        assert len({game.scores for game in played}) == 1, "the same deal, the same moves"
        assert sum(game.share("policy") for game in played) == pytest.approx(len(played) / 2)


@pytest.mark.parametrize(("seats", "sides", "games"), [(2, 2, 2), (3, 3, 6), (4, 2, 2), (6, 3, 6)])
def test_partners_are_the_same_bot_and_score_together(seats: int, sides: int, games: int) -> None:
    venue = Venue(tournament(seats=seats))
    played = venue.play(GameSet(0, 0))
    assert not isinstance(played, Failed)
    assert len(played) == venue.tournament.set_size == games
    for one in played:
        assert len(one.bots) == len(one.scores) == len(one.clocked) == sides


def test_a_win_is_shared_on_a_tie() -> None:
    assert game(("a", "b"), (1, 2)).shares == (1, 0)
    assert game(("a", "b"), (1, 1)).shares == (0.5, 0.5)
    assert game(("a", "b", "b"), (1, 1, 3), (1, 1, 0)).share("b") == 0.5
    assert game(("a", "b", "b"), (1, 1, 1), (1, 1, 1)).share("b") == pytest.approx(2 / 3)


def test_what_cannot_be_played_is_refused() -> None:
    for bots in (["driver"], ["driver", "driver"], []):
        with pytest.raises(BadOption, match="two bots or more"):
            Tournament.of("mille-bornes", bots)
    with pytest.raises(BadOption, match="There is no bot “hal”"):
        Tournament.of("mille-bornes", ["driver", "hal"])
    with pytest.raises(BadOption, match="no engine"):
        Tournament.of("mille-bornes", ["driver", "tests.arena.bots:Unmade"])
