"""Ratings: one number for each bot, from all games in the order in which they were to be played."""

from collections.abc import Iterable, Sequence

from paddock.arena.match import Played


def ratings(bots: Sequence[str], games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Plackett–Luce ratings: for each bot the estimate of its strength and the uncertainty of that."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {name: model.rating() for name in bots}
    for game in games:
        after = model.rate([[found[name]] for name in game.bots], ranks=[float(place) for place in game.places])
        for name in set(game.bots):
            own = [rating for (rating,), owner in zip(after, game.bots, strict=True) if owner == name]
            mu, sigma = (sum(getattr(r, figure) for r in own) / len(own) for figure in ("mu", "sigma"))
            found[name] = model.rating(mu=mu, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}
