"""The page of a finished race: the graph with the board, turning points, players, and a picture to share."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from paddock.core.race import Race
from paddock.core.texts import glossary
from paddock.core.words import Say, Side, Words, words
from paddock.review import Review
from paddock.review.findings import TurningPoint
from paddock.review.graph import CHART, WIDE, chart, poster, strip
from paddock.review.telling import COLUMNS, adjusted, figures, sentences, summary
from paddock.server.api.answers import PageReview, ReviewStrip
from paddock.server.api.dependencies import MaybeSomebody, TheHouse, answer, asked_language
from paddock.server.api.reviews import reviewed
from paddock.server.api.tables import Id
from paddock.server.house import House
from paddock.server.pages.drawings import drawn_by
from paddock.server.pages.fragments import cars_by_side
from paddock.server.pages.rendering import fragment, held_together, page, shape_of
from paddock.server.table import Table

router = APIRouter(include_in_schema=False)


@router.get("/table/{id}/review")
async def review_page(id: Id, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The page, with as much of the review as there is; its script asks for the rest."""
    found = await reviewed(house, id)
    async with house.at(id) as table:
        shown = pieces(table, found, person.id if person else None, asked_language(request, person), shape_of(request))
        steps, cars, names = table.running.step, cars_by_side(table), table.names(asked_language(request, person))
        sides = table.running.called(names).side_names()
    return page(
        "review.html",
        request,
        person,
        game=table.game,
        art=drawn_by(table.game, lambda drawing: drawing.art()),
        id=id,
        steps=steps,
        cars=cars,
        names=names,
        sides=sides,
        shape=shape_of(request),
        **shown,
    )


@router.get("/table/{id}/review/grown")
async def review_grown(id: Id, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The same pieces, as far as they are now."""
    found = await reviewed(house, id)
    async with house.at(id) as table:
        return answer(
            pieces(table, found, person.id if person else None, asked_language(request, person), shape_of(request))
        )


def pieces(table: Table, review: Review, player: str | None, language: str, shape: str) -> PageReview:
    """The pieces of the page, and the chances after each move in words."""
    race = table.in_language(language)
    speak = words(language, "paddock.review", table.game.package)
    if not review.graph:
        return {
            "done": 0.0,
            "html": {"review-head": fragment("_review_waiting.html", language), "review-rest": ""},
            "told": [],
        }
    side, cars = own_side(race, table.seats_of(player)), cars_by_side(table)
    facts: dict[str, Any] = {
        "review": review,
        "graph": chart(
            review, side, held_together(speak(Say("graph-name"))), speak, WIDE if shape == "wide" else CHART
        ),
        "sentence": held_together(speak(summary(race, review), race.players)),
        "adjusted": held_together(speak(adjusted(race, review, side), race.players)),
        "legend": held_together(speak(Say("graph-legend", side=Side(race.view()["sides"][side])), race.players)),
        "sides": list(zip(cars, race.side_names(), strict=True)),
        "columns": [speak(Say(f"head-{column}")) for column in COLUMNS],
        "rows": [(race.players[each.seat], cars[each.side], figures(review, each, speak)) for each in review.players],
        "turning_points": [card(table, race, point, speak) for point in review.turning_points],
        "table": table.id,
    }
    head, rest = (fragment(f"_review_{name}.html", language, **facts) for name in ("head", "rest"))
    return {
        "done": review.done,
        "html": {"review-head": head, "review-rest": rest},
        "told": steps_told(race, review, speak),
    }


@router.get("/table/{id}/review/strip")
async def review_strip(id: Id, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The graph alone, for under the slider of a replay; nothing until there is one."""
    found = await reviewed(house, id)
    language = asked_language(request, person)
    speak = words(language, "paddock.review")
    async with house.at(id) as table:
        side = own_side(table.running, table.seats_of(person.id if person else None))
    shown: ReviewStrip = {
        "done": found.done,
        "html": strip(found, side, held_together(speak(Say("graph-name")))) if found.graph else "",
    }
    return answer(shown)


def own_side(race: Race, seats: list[int]) -> int:
    """The side whose line stands out: one's own, else the winner's."""
    return race.game.side_of(race.state, seats[0]) if seats else race.places().index(1)


def steps_told(race: Race, review: Review, speak: Words) -> list[str]:
    """For each step the chance of every side once it was made."""
    names = race.side_names()
    found = [""] * (race.step + 1)
    for point in review.graph:
        shares = tuple(
            speak(Say("graph-share", name=name, share=round(100 * chance)))
            for name, chance in zip(names, point.chances, strict=True)
        )
        found[point.step] = held_together(speak(Say("graph-step", step=point.step, shares=shares)))
    return found


def card(table: Table, race: Race, point: TurningPoint, speak: Words) -> dict[str, Any]:
    """A turning point: its picture, and what is told of it."""
    before = table.race_after(point.step - 1).called(race.players)
    things = glossary(race.game, table.prepared())
    played = before.choice(point.move)
    pictured = next((things[part] for part in played.parts if part in things), None)
    picture = drawn_by(race.game, lambda drawing: drawing.part(pictured, speak)) if pictured else ""
    return {
        "step": point.step,
        "picture": picture,
        "lines": [held_together(line) for line in sentences(before, point, speak)],
    }


@router.get("/table/{id}/review.{form}")
async def review_picture(id: Id, form: str, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """A picture of it to share."""
    drawing = await picture_of(house, id, asked_language(request, person))
    if form == "png":
        from paddock.drawing.png import png

        return Response(await asyncio.to_thread(png, drawing), media_type="image/png")
    return Response(drawing, media_type="image/svg+xml")


async def picture_of(house: House, id: str, language: str) -> str:
    """The graph with the sentence, as one SVG that needs nothing else."""
    found = await reviewed(house, id)
    async with house.at(id) as table:
        race = table.in_language(language)
        return poster(race, found, words(language, "paddock.review", table.game.package))
