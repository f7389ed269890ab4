"""A review in words: how somebody drove, what a turning point was, and what the race comes to."""

from collections.abc import Iterator
from math import hypot, sqrt

from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.texts import glossary
from paddock.core.words import Say, Seat, Side, Words
from paddock.review.findings import BLUNDER, Difference, Player, Review, Tally, TurningPoint

WORDS = ("superb", "good", "fair", "careless")  # as a champion drives, a racer, a driver, a learner
WILD = 2.0  # times the error of a learner
LUCKY = 0.15  # of a win: luck that is worth a word
TALLIES, REASONS = 1, 2  # of each so many at most


def driving(game: Game, error: float) -> Say:
    """The word for a driving error: that of the level whose own is nearest."""
    bounds = [sqrt(low * high) for low, high in zip(game.driving, game.driving[1:], strict=False)]
    bounds.append(WILD * game.driving[-1])
    word = next((word for word, bound in zip(WORDS, bounds, strict=True) if error < bound), "wild")
    return Say(f"driving-{word}")


def percent(share: float) -> float:
    """A chance as people read it."""
    return round(100 * share, 1)


def summary(race: Race, review: Review) -> Say:
    """The race in a sentence: whether luck or driving won it, if that can be told, and whether one decision lost it."""
    seats = race.view()["sides"]
    winner = max(review.players, key=lambda player: (player.result, -player.error))
    facts = {"winner": Side(seats[winner.side])}
    others = [player for player in review.players if player.side != winner.side]
    best = min(others, key=lambda player: player.error, default=winner)
    worst = [point for point in review.turning_points if winner_is_not(review, point, winner)]
    lost = max(worst, key=lambda point: point.loss, default=None)
    if winner.luck < -LUCKY:
        return Say("summary-against-luck", luck=percent(-winner.luck), **facts)
    alike = abs(winner.error - best.error) < hypot(winner.error_error, best.error_error)
    if alike and best is not winner:
        tells = "luck" if winner.luck > LUCKY else "close"
        return Say(f"summary-alike-{tells}", player=Seat(best.seat), **facts)
    if best.error < winner.error:
        if lost and lost.seat == best.seat and lost.loss > BLUNDER:
            return Say("summary-one-decision", player=Seat(best.seat), step=lost.step, loss=percent(lost.loss), **facts)
        return Say("summary-luck", player=Seat(best.seat), luck=percent(winner.luck), **facts)
    if winner.luck > LUCKY:
        return Say("summary-driving-and-luck", luck=percent(winner.luck), **facts)
    return Say("summary-driving", **facts)


def winner_is_not(review: Review, point: TurningPoint, winner: Player) -> bool:
    """Whether it was the decision of somebody of another side."""
    return review.players[point.seat].side != winner.side


def adjusted(race: Race, review: Review, side: int) -> Say:
    """What a side might have won without luck, within what there is to win."""
    player = next(player for player in review.players if player.side == side)
    share = round(100 * min(1.0, max(0.0, player.adjusted)))
    return Say("summary-adjusted", side=Side(race.view()["sides"][side]), share=share)


def sentences(race: Race, point: TurningPoint, speak: Words) -> Iterator[str]:
    """A turning point, from the race before it: what was played, what was better, why, what could not be known."""
    names = race.players
    played, better = (race.choice(move).label for move in (point.move, point.best))
    margin = {"loss": percent(point.loss), "error": percent(point.error)}
    yield speak(Say("turning-played", player=Seat(point.seat), move=played), names)
    yield speak(Say("turning-better", move=better, **margin), names)
    yield from (speak(on_the_way(race, each), names) for each in point.tallies[:TALLIES])
    yield from (speak(reason(race, point.seat, why), names) for why in point.why[:REASONS])
    unknown = point.truth - point.chance
    if abs(unknown) > 2 * sqrt(point.truth_error**2 + point.chance_error**2) and abs(unknown) > BLUNDER:
        facts = {"chance": percent(point.chance), "truth": percent(point.truth), "player": Seat(point.seat)}
        yield speak(Say("turning-unknown", lower=int(unknown < 0), **facts), names)
    if point.held and point.held.part in (things := glossary(race.game, race.state)):
        chances = {"held": round(100 * point.held.held), "otherwise": round(100 * point.held.otherwise)}
        thing = things[point.held.part].name
        yield speak(Say("turning-held", other=Seat(point.held.seat), thing=thing, **chances), names)


def on_the_way(race: Race, tally: Tally) -> Say:
    """What a side met more or less often, in the game's words."""
    means = {"played": round(tally.played, 1), "better": round(tally.better, 1)}
    return Say(f"tally-{tally.tally}", side=Side(race.view()["sides"][tally.side]), **means)


def reason(race: Race, seat: int, why: Difference) -> Say:
    """What the better move would have brought on a line of the score sheet."""
    own = race.game.side_of(race.state, seat) == why.side
    side = Side(race.view()["sides"][why.side])
    more = "more" if why.points > 0 else "less"
    facts = {"points": abs(round(why.points)), "line": Say(f"line-{why.line}"), "side": side}
    return Say(f"why-{'own' if own else 'other'}-{more}", **facts)


COLUMNS = ("decisions", "driving-error", "errors", "blunders", "luck", "adjusted")  # of the table of players


def figures(review: Review, player: Player, speak: Words) -> list[str]:
    """The row of a player, in the order of the columns."""
    return [
        speak(Say("number", number=player.decisions)),
        speak(cell_driving(REGISTRY.find(review.game), player.error)),
        speak(Say("number", number=player.errors)),
        speak(Say("number", number=player.blunders)),
        speak(share(player.luck, player.luck_error, "+")),
        speak(share(player.adjusted, player.adjusted_error, "")),
    ]


def cell_driving(game: Game, error: float) -> Say:
    """A driving error with the word for it."""
    return Say("cell-driving", error=round(error), word=driving(game, error))


def thousandths(value: float, error: float) -> Say:
    """A driving error with its standard error."""
    shown = round(value)
    return Say("cell-thousandths", value=abs(shown), error=round(error), sign=sign_of(shown, ""))


def share(value: float, error: float | None, above: str) -> Say:
    """A share of a win with its standard error, if that is known, and a sign before it."""
    shown = round(100 * value)
    facts = {"share": abs(shown), "sign": sign_of(shown, above)}
    return Say("cell-share-bare", **facts) if error is None else Say("cell-share", error=round(100 * error), **facts)


def sign_of(number: int, above: str) -> str:
    """What stands before a number."""
    return above if number > 0 else "−" if number < 0 else ""
