"""Ratings of people and bots by openskill, game by game."""

from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from paddock.server.chairs import BOT, called, chair_of, level_name
from paddock.server.store import Transaction
from paddock.server.table import Table

MODEL = PlackettLuce()
Ratings = dict[int, PlackettLuceRating]  # by seat


def rate(tx: Transaction, table: Table) -> None:
    """A race changes the ratings of all who have a result in it: as played, and of who left as if they came last."""
    if not table.seats_with_result or not is_rated(table):
        return
    race = table.running
    side_of = [race.game.side_of(race.state, seat) for seat in range(len(table.chairs))]
    everybody = sorted(
        range(len(table.chairs)), key=lambda seat: table.chairs[seat].who
    )  # two races never wait in a circle
    before = {seat: rating_of(tx, table.chairs[seat].who, race.game.name) for seat in everybody}
    places = race.places() if race.over else [1] * race.state.sides
    as_played = rated(before, side_of, places)
    for seat in sorted(table.seats_with_result):
        if seat in table.leavers:
            keep(tx, table, seat, rated(before, side_of, with_last(places, side_of[seat]))[seat])
        else:
            keep(tx, table, seat, as_played[seat])


def rated(before: Ratings, side_of: list[int], places: list[int]) -> Ratings:
    """The ratings by seat after a race in which the sides came to these places."""
    sides = [[seat for seat, other in enumerate(side_of) if other == side] for side in range(len(places))]
    after = MODEL.rate([[before[seat] for seat in side] for side in sides], ranks=[float(place) for place in places])
    return {
        seat: rating
        for side, ratings in zip(sides, after, strict=True)
        for seat, rating in zip(side, ratings, strict=True)
    }


def with_last(places: list[int], last: int) -> list[int]:
    """The places if a side had come after all others."""
    return [max(places) + 1 if side == last else place for side, place in enumerate(places)]


def is_rated(table: Table) -> bool:
    """People who share a screen have no result of their own; bots alone need none, or such that could not think yet.

    Of a day's race others may know the deal, and an edition is another game.
    """
    if table.game.is_edition:
        return False
    people = [chair.player for chair in table.chairs if chair.player]
    return table.unready is None and table.day is None and bool(people) and len(set(people)) == len(people)


def rating_of(tx: Transaction, who: str, game: str) -> PlackettLuceRating:
    """The rating so far; who has none is given one, so that first races that end at once wait for each other."""
    first = MODEL.rating()
    if not who:
        return first
    tx.run(
        "INSERT INTO ratings (who, game, name, mu, sigma, races) VALUES (:who, :game, '', :mu, :sigma, 0)"
        " ON CONFLICT DO NOTHING",
        who=who,
        game=game,
        mu=first.mu,
        sigma=first.sigma,
    )
    row = tx.one("SELECT mu, sigma FROM ratings WHERE who = :who AND game = :game /*lock*/", who=who, game=game)
    assert row is not None
    return MODEL.rating(mu=row["mu"], sigma=row["sigma"])


def keep(tx: Transaction, table: Table, seat: int, rating: PlackettLuceRating) -> None:
    """The rating from now on; a former player has none."""
    if not table.chairs[seat].who:
        return
    tx.run(
        "INSERT INTO ratings (who, game, name, mu, sigma, races) VALUES (:who, :game, :name, :mu, :sigma, 1)"
        " ON CONFLICT (who, game) DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,"
        " races = ratings.races + 1",
        who=table.chairs[seat].who,
        game=table.game.name,
        name=table.chairs[seat].name,
        mu=rating.mu,
        sigma=rating.sigma,
    )


def best(tx: Transaction, game: str, limit: int, language: str) -> list[dict[str, Any]]:
    """The list of a game: the strength that is as good as certain, the highest first; bots in the reader's language."""
    rows = tx.all(
        "SELECT who, name, mu, sigma, races FROM ratings WHERE game = :game AND races > 0"
        " ORDER BY mu - 3 * sigma DESC LIMIT :limit",
        game=game,
        limit=limit,
    )
    for row in rows:
        chair = chair_of(row.pop("who"), row["name"])
        row["bot"] = chair.kind == BOT
        row["name"] = level_name(chair.level, language) if row["bot"] else called(chair.name, language)
        row["page"] = f"/drivers#{chair.level}" if row["bot"] else chair.page
    return rows


def ratings_of(tx: Transaction, player: str) -> list[dict[str, Any]]:
    """A person's ratings."""
    return tx.all(
        "SELECT game, mu, sigma, races FROM ratings WHERE who = :player AND races > 0 ORDER BY game", player=player
    )
