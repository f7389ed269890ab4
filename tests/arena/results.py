"""Results, played or made up."""

from collections.abc import Iterable
from typing import Any

from paddock.arena import Contest, Processes, Tournament, report
from paddock.arena.match import Played, play_set

CLOCK = ("ms_per_move",)  # what differs from run to run


def tournament(*bots: str, **facts: Any) -> Tournament:
    return Tournament.of("mille-bornes", bots or ("driver", "random"), variant="simple", **facts)


def game(bots: tuple[str, ...], places: tuple[int, ...], scores: tuple[int, ...] = (100, 50)) -> Played:
    return Played(bots, scores, places, moves=10, clocked=(5, 5), seconds=(0.01, 0.02))


def drawn_set(share: float) -> list[Played]:
    """A set of two games in which the driver has that share: 0, 0.5 or 1."""
    places = {0.0: [(2, 1), (1, 2)], 0.5: [(1, 2), (1, 2)], 1.0: [(1, 2), (2, 1)]}[share]
    line_ups = (("driver", "random"), ("random", "driver"))
    return [game(bots, place) for bots, place in zip(line_ups, places, strict=True)]


def played_here(contest: Contest) -> Contest:
    """Without any other process."""
    for games in contest.ahead():
        contest.add(games, play_set(contest.tournament, games))
    return contest


def played_by(contest: Contest, workers: int) -> Contest:
    for games, outcome in Processes(contest.tournament, workers).play(contest.ahead()):
        contest.add(games, outcome)
    return contest


def without_clock(found: dict[str, Any]) -> dict[str, Any]:
    bots = [{name: value for name, value in bot.items() if name not in CLOCK} for bot in found["bots"]]
    return {**found, "bots": bots}


def result(contest: Contest) -> dict[str, Any]:
    return without_clock(report(contest))


def moves_and_scores(games: Iterable[Played]) -> list[tuple[Any, ...]]:
    return [(game.bots, game.scores, game.places, game.moves) for game in games]
