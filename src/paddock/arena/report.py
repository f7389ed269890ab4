"""The result of a tournament, as one object."""

from typing import Any

from paddock.arena.contest import Contest
from paddock.arena.match import Played
from paddock.arena.rating import ratings
from paddock.arena.statistics import Estimate, estimate

OPPOSITE = {"stronger": "weaker", "weaker": "stronger", "even": "even", None: None}


def report(contest: Contest) -> dict[str, Any]:
    """Everything that was found; bots are told strongest first."""
    tournament = contest.tournament
    games = [game for played in contest.counted().values() for game in played]
    pairs = [pair for pairing in range(len(tournament.pairings)) for pair in about_pairing(contest, pairing)]
    rated = ratings(tournament.bots, games)
    bots = [about_bot(contest, name, games, rated[name]) for name in tournament.bots]
    return {
        "game": tournament.game,
        "variant": tournament.variant,
        "seats": tournament.seats,
        "sides": tournament.sides,
        "options": dict(tournament.options),
        "changes": dict(tournament.changes),
        "seed": tournament.seed,
        "games": len(games),
        "bots": sorted(bots, key=lambda bot: -(bot["win_share"] or 0)),
        "pairings": pairs,
    }


def about_bot(contest: Contest, name: str, games: list[Played], rating: tuple[float, float]) -> dict[str, Any]:
    """One bot against all others."""
    own = [game for game in games if name in game.bots]
    points = of_bot(name, own, "scores")
    clocked = sum(of_bot(name, own, "clocked"))
    return {
        "name": name,
        "games": len(own),
        **as_facts(estimate(found) if (found := against_all(contest, name)) else None),
        "mean_score": sum(points) / len(points) if points else None,
        "ms_per_move": 1000 * sum(of_bot(name, own, "seconds")) / clocked if clocked else None,
        "rating": rating[0],
        "rating_sigma": rating[1],
    }


def of_bot(name: str, games: list[Played], figure: str) -> list[float]:
    """A figure of every side that the bot played for."""
    return [
        found for game in games for owner, found in zip(game.bots, getattr(game, figure), strict=True) if owner == name
    ]


def against_all(contest: Contest, name: str) -> list[dict[int, float]]:
    """The shares of a bot by set, for each opponent that it has met."""
    found = []
    for pairing, (first, second) in enumerate(contest.tournament.pairings):
        shares = contest.shares(pairing)
        if shares and name == first:
            found.append(shares)
        elif shares and name == second:
            found.append({number: 1 - share for number, share in shares.items()})
    return found


def about_pairing(contest: Contest, pairing: int) -> list[dict[str, Any]]:
    """A pairing, told from both sides."""
    first, second = contest.tournament.pairings[pairing]
    shares = contest.shares(pairing)
    found = estimate([shares]) if shares else None
    decided = contest.decisions[pairing]
    games = {"games": len(shares) * contest.tournament.set_size}
    return [
        {"bot": first, "against": second, **games, **as_facts(found), "decision": decided},
        {
            "bot": second,
            "against": first,
            **games,
            **as_facts(found and found.reversed()),
            "decision": OPPOSITE[decided],
        },
    ]


def as_facts(found: Estimate | None) -> dict[str, float | None]:
    """A share under the names that it has in the result; None where nothing was played."""
    share, low, high = found or (None, None, None)
    return {"win_share": share, "low": low, "high": high}
