"""My driving: errors and luck over all one's reviewed races, and one's own mistakes to try again as puzzles."""

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request, Response

from paddock.core.game import REGISTRY, Game
from paddock.core.words import Say, Words, words
from paddock.review.driving import MISTAKES, Driving, Errors, driving
from paddock.review.findings import Decision
from paddock.review.telling import cell_driving, share, thousandths
from paddock.server import queries
from paddock.server.api.dependencies import MaybeSomebody, TheHouse, asked_language
from paddock.server.api.reviews import REVIEWED
from paddock.server.pages.rendering import held_together, page
from paddock.server.store import Transaction

RACES = 100  # the latest that count

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Mistake:
    """A decision of one's own that surely gave something away."""

    table: str
    game: Game
    at: float
    decision: Decision


@router.get("/me/driving")
async def driving_page(request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """By game, by kind of decision, and the worst mistakes of late."""
    language = asked_language(request, person)

    def work(tx: Transaction) -> tuple[list[dict[str, Any]], list[str]]:
        return (
            (queries.reviews_by(tx, person.id, RACES), queries.unreviewed(tx, person.id, RACES)) if person else ([], [])
        )

    rows, waiting = await house.store.read(work)
    speak = words(language, "paddock.review")
    driven = {
        game: found
        for game in REGISTRY.games.values()
        if (found := [row["drove"] for row in rows if row["game"] == game.name])
    }
    return page(
        "driving.html",
        request,
        person,
        driven=[(game, shown(game, driving(found), speak, language)) for game, found in driven.items()],
        mistakes=sorted(mistakes(rows), key=lambda each: -each.decision.loss)[:MISTAKES],
        unreviewed=len(waiting),
        growing=house.reviews.under_way(waiting),
        at_once=REVIEWED,
    )


def mistakes(rows: list[dict[str, Any]]) -> list[Mistake]:
    """All of them."""
    return [
        Mistake(row["table_id"], REGISTRY.games[row["game"]], row["at"], decision)
        for row in rows
        if row["game"] in REGISTRY.games
        for decision in row["drove"].mistakes
    ]


def shown(game: Game, found: Driving, speak: Words, language: str) -> dict[str, Any]:
    """The figures of a game in words."""
    return {
        "races": found.races,
        "error": held_together(speak(cell_driving(game, found.errors.error))),
        "cells": cells(found.errors, speak),
        "luck": speak(share(found.luck, found.luck_error, "+")),
        "result": speak(Say("graph-percent", share=round(100 * found.result))),
        "adjusted": speak(share(found.adjusted, found.adjusted_error, "")),
        "kinds": [
            (kind_of_decision(game, name, language), cells(errors, speak)) for name, errors in found.kinds.items()
        ],
    }


def kind_of_decision(game: Game, family: str, language: str) -> str:
    """What a family of moves is called; a game from elsewhere may bring no words for it."""
    speak, id = game.words(language), f"decision-{family}"
    return held_together(speak(Say(id))) if id in speak else family


def cells(errors: Errors, speak: Words) -> list[str]:
    """Decisions, driving error, errors, blunders."""
    counts = [speak(Say("number", number=count)) for count in (errors.decisions, errors.errors, errors.blunders)]
    return [counts[0], speak(thousandths(errors.error, errors.error_error)), *counts[1:]]
