"""What a review measures: losses that do not flatter, luck that comes to nothing, and a sum that holds."""

from itertools import pairwise
from math import ceil

import numpy as np
import pytest

import paddock
from paddock.bots import bot, bot_move
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.games.mille_bornes import GAME as MILLE_BORNES
from paddock.review import Review
from paddock.review.measure import Judged, fair_loss
from paddock.review.schedule import LARGEST, SHARES, STANDARD_ERROR, Work
from paddock.review.story import CHANCE, DECISION, START, Choice

DECISIONS = 1500


def simulated(chances: list[float], worlds: int, rng: np.random.Generator) -> np.ndarray:
    """Wins after each move in the same worlds: a world that is good for one is good for all."""
    return (rng.random(worlds) < np.array(chances)[:, None]).astype(float)


def losses(chances: list[float], worlds: int, seed: int) -> tuple[float, float]:
    """The mean of many losses, and of the standard errors that were claimed, over how far they really lay apart."""
    rng = np.random.default_rng(seed)
    found = [fair_loss(simulated(chances, worlds, rng)) for _ in range(DECISIONS)]
    means, errors = np.array(found).T
    return float(means.mean()), float(np.sqrt((errors**2).mean()) / max(means.std(), 1e-9))


def test_the_sum_of_losses_does_not_move_with_the_number_of_worlds() -> None:
    for chances in ([0.4, 0.5, 0.3], [0.6, 0.45], [0.5, 0.5, 0.5, 0.5]):
        truth = max(chances) - chances[0]
        few, many = losses(chances, 150, 1)[0], losses(chances, 300, 2)[0]
        assert few == pytest.approx(truth, abs=0.004)
        assert many == pytest.approx(few, abs=0.004)


def test_a_naive_loss_would_flatter_the_best() -> None:
    """The reason for the folds: moves that are alike would seem to give something away."""
    rng = np.random.default_rng(3)
    worlds = [(rng.random((4, 150)) < 0.5).mean(axis=1) for _ in range(DECISIONS)]
    assert np.mean([means.max() - means[0] for means in worlds]) > 0.03


def test_a_loss_is_as_sure_as_it_says() -> None:
    assert losses([0.4, 0.55], 200, 4)[1] == pytest.approx(1, abs=0.15)


class Simulated(Judged):
    """A decision in worlds that are nothing but chance: each move wins in so many of them."""

    def _won(self, game: Game, moves: list[int], first: int, count: int, cores: int | None) -> np.ndarray:
        rng = np.random.default_rng((self.seed, first))
        together = rng.random(count) < 0.5  # worlds that are good for one move and for all
        alone = rng.random((len(moves), count))
        return (np.where(together, rng.random(count), alone) < np.array([[0.3], [0.3 + self.side / 100]])).astype(float)


def planned(advantage: int, seed: int) -> Judged:
    """A decision judged in rounds, as a review does it; the other move wins so many percent more."""
    found = Simulated(Choice(1, None, 0), advantage, seed, [0, 1], np.empty((2, 0)), 300)
    for share in SHARES:
        found.measure(MILLE_BORNES, ceil(share * found.wanted), 1)
        found.plan_again(STANDARD_ERROR)
    return found


@pytest.mark.parametrize("advantage", [-10, 0, 3, 10])
def test_how_many_worlds_are_wanted_does_not_say_how_large_a_loss_is(advantage: int) -> None:
    plain = [Simulated(Choice(1, None, 0), advantage, seed, [0, 1], np.empty((2, 0))) for seed in range(DECISIONS)]
    for each in plain:
        each.measure(MILLE_BORNES, 600, 1)
    judgements = [planned(advantage, DECISIONS + seed) for seed in range(DECISIONS)]
    by_plan, at_once = (np.array([each.loss for each in found]) for found in (judgements, plain))
    assert by_plan[:, 0].mean() == pytest.approx(at_once[:, 0].mean(), abs=0.003)
    assert np.median(by_plan[:, 1]) < 0.02
    assert advantage >= 0 or np.mean([each.worlds for each in judgements]) < 300


def played(names: tuple[str, ...], seed: int, seats: int = 2, game: str = "mille-bornes") -> Race:
    race = paddock.start(game, seats=seats, seed=seed)
    bots = [bot(names[seat % len(names)]) for seat in range(seats)]
    while not race.over:
        race.play(bot_move(race, bots[race.turn]))
    return race


@pytest.fixture(scope="module")
def race() -> Race:
    return played(("driver", "learner"), 4242)


@pytest.fixture(scope="module")
def review(race: Race) -> Review:
    return race.review(cores=1)


def test_every_figure_is_sure_to_two_percent(review: Review) -> None:
    assert review.done == 1
    assert max(error for point in review.graph for error in point.errors) <= LARGEST
    assert max(decision.error for decision in review.decisions) <= LARGEST


def test_the_graph_has_every_move_and_ends_with_the_result(race: Race, review: Review) -> None:
    assert sorted({point.step for point in review.graph}) == list(range(race.step + 1))
    assert review.graph[0].cause == START and {point.cause for point in review.graph[1:]} == {CHANCE, DECISION}
    assert [place == 1 for place in race.places()] == [chance == 1 for chance in review.graph[-1].chances]
    assert all(sum(point.chances) == pytest.approx(1) for point in review.graph)


def test_every_jump_is_luck_or_a_decision(review: Review) -> None:
    """What luck leaves of the way from the start to the result, the decisions made."""
    graph = review.graph
    decided = sum(after.chances[0] - before.chances[0] for before, after in pairwise(graph) if after.cause == DECISION)
    assert review.players[0].adjusted == pytest.approx(graph[0].chances[0] + decided)
    assert sum(player.luck for player in review.players) == pytest.approx(0)


def test_the_same_seed_gives_the_same_review(race: Race, review: Review) -> None:
    assert race.review(cores=1) == review
    assert Review.from_json(review.as_json()) == review


def test_the_worse_driver_has_the_greater_error(review: Review) -> None:
    driver, learner = review.players
    assert driver.error < learner.error and driver.blunders < learner.blunders


def test_luck_comes_to_nothing_over_many_races() -> None:
    """And what is left, the result adjusted by luck, says the same as the results, with less noise."""
    luck, results = [], []
    for seed in range(36):
        work = Work(played(("policy",), seed), seed, cores=1)
        for worth in work.worths:
            worth.measure(work.game, 64, cores=1)
        player = work.review().players[0]
        luck.append(player.luck)
        results.append(player.result)
    error = float(np.std(luck)) / len(luck) ** 0.5
    assert abs(np.mean(luck)) < 3.5 * error
    assert np.std(np.subtract(results, luck)) < 0.8 * np.std(luck)
    assert np.corrcoef(luck, results)[0, 1] > 0.5


@pytest.mark.parametrize("seats", [4, 6])
def test_pairs_share_their_luck_and_have_errors_of_their_own(seats: int) -> None:
    race = played(("policy",), 5, seats)
    found = race.review(seconds=0.5, cores=1)
    assert [player.side for player in found.players] == [race.game.side_of(race.state, seat) for seat in range(seats)]
    assert len({player.luck for player in found.players if player.side == 0}) == 1
    lucks = {player.side: player.luck for player in found.players}
    assert sum(lucks.values()) == pytest.approx(0, abs=1e-9)


def test_a_race_under_way_is_not_reviewed() -> None:
    with pytest.raises(paddock.PaddockError, match="reviewed when it is over"):
        paddock.start("mille-bornes", seed=1).review()


@pytest.mark.parametrize("seconds", [0, -1.0, float("nan")])
def test_a_review_needs_time(race: Race, seconds: float) -> None:
    with pytest.raises(paddock.PaddockError, match="needs some time"):
        race.review(seconds=seconds)


def test_a_notebook_shows_the_graph_and_the_players(review: Review) -> None:
    html = review._repr_html_()
    assert html.count("<svg") == 1 and "<td>A</td>" in html
