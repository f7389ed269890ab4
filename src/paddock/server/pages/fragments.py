"""The table as pieces of a page: drawn, written and listed for one viewer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from weakref import ref

import orjson

from paddock.core.game import Drawing
from paddock.core.race import Race
from paddock.core.views import seats_by_side
from paddock.core.words import Say
from paddock.drawing.cars import CARS
from paddock.school import Step, lessons
from paddock.school.lessons import PUPIL
from paddock.server.api.answers import (
    AnswersAhead,
    CarShown,
    LessonAnswer,
    LessonShown,
    LessonStep,
    PageLine,
    PageNews,
    Pieces,
    RefusalShown,
    StepShown,
    TableShown,
)
from paddock.server.colours import coats
from paddock.server.house_time import HouseTime
from paddock.server.pages.drawings import drawn_by
from paddock.server.pages.graph import graph
from paddock.server.pages.moments import moments_since
from paddock.server.pages.podium import podium
from paddock.server.pages.rendering import fragment, held_together, speaker
from paddock.server.settings import Settings
from paddock.server.shown import Common, Viewer, lines_shown, remarks_shown, steps_shown, table_shown
from paddock.server.table import GATHERING, OVER, RACING, Table
from paddock.server.thinkers import quick_answer

KEPT = 16  # pages of ended races, up to half a megabyte each


@dataclass(frozen=True)
class Look:
    """Who looks, and at which shape of a board."""

    viewer: Viewer
    shape: str


def page_news(
    table: Table, look: Look, settings: Settings, time: HouseTime, since: int, common: Common | None = None
) -> bytes:
    """For a page's socket: what its script needs, and the pieces to put in."""
    shown = table_shown(table, look.viewer, settings, time, common)
    news: PageNews = {
        "type": "table",
        "version": shown["version"],
        "state": shown["state"],
        "host": shown["host"],
        "seat": shown["seat"],
        "seats": shown["seats"],
        "turn": shown["turn"],
        "until": shown["until"],
        "pledges": shown["pledges"],
        "patience": shown["patience"],
        "lesson": lesson_shown(table, look.viewer),
        "moves": shown["moves"],
        "cars": cars_of(table),
        "remarks": remarks_shown(table, look.viewer, since),
        "step": table.steps[-1],
        "moments": moments_since(table, look.viewer, look.shape, since),
        "lines": lines(table, look.viewer, since),
        "refusals": refusals(table, look.viewer),
        "question": shown["race"]["phase"] if shown["race"] else None,
        "laid_out": laid_out(table, shown),
        "answers": answers_ahead(table, look.viewer),
        "names": table.names(look.viewer.language),
        "html": pieces(table, look, shown),
    }
    return orjson.dumps(news)


def table_facts(table: Table, version: int, look: Look, settings: Settings, time: HouseTime) -> dict[str, Any]:
    """What the page of a table at that version is filled with."""
    shown = table_shown(table, look.viewer, settings, time)
    return {
        "table": shown,
        "pieces": pieces(table, look, shown),
        "lines": lines(table, look.viewer, 0),
        "cars": cars_of(table),
        "remarks": remarks_shown(table, look.viewer, 0),
        "names": table.names(look.viewer.language),
    }


def kept_facts(table: Table, version: int, look: Look, settings: Settings, time: HouseTime) -> dict[str, Any]:
    """The same of a race that has ended: only a deed changes what is to be seen there."""
    return kept_facts_of(ref(table), version, look, settings, time)


@lru_cache(KEPT)
def kept_facts_of(table: ref[Table], version: int, look: Look, settings: Settings, time: HouseTime) -> dict[str, Any]:
    """Without the table, which may be forgotten meanwhile."""
    found = table()
    assert found is not None
    return table_facts(found, version, look, settings, time)


def lines(table: Table, viewer: Viewer, since: int) -> list[PageLine]:
    """The log after a version, set as a page sets it."""
    return [{"step": line["step"], "text": held_together(line["text"])} for line in lines_shown(table, viewer, since)]


def pieces(table: Table, look: Look, shown: TableShown) -> Pieces:
    """Pieces of the page by the id of the element that they fill."""
    found: Pieces = {
        "notice": fragment("_notice.html", look.viewer.language, table=shown),
        "players": players(table, look, shown),
        "asked": fragment("_asked.html", look.viewer.language, table=shown),
        "taking-back": fragment("_taking_back.html", look.viewer.language, table=shown),
        "actions": fragment("_actions.html", look.viewer.language, table=shown),
        "moves": fragment("_moves.html", look.viewer.language, table=shown),
        "fair": fragment("_fair.html", look.viewer.language, table=shown),
        "aim": aim(table, look.viewer),
        "gathering": "",
        "podium": podium(table, look.viewer, shown, cars_by_side(table) if table.race else []),
        "board-place": "",
        "hand-place": "",
        "sheet": "",
    }
    if table.state == GATHERING:
        names = table.names(look.viewer.language)
        adding = [name for name, pledge in zip(names, shown["pledges"], strict=True) if pledge]
        found["gathering"] = fragment("_gathering.html", look.viewer.language, table=shown, adding=adding)
    if table.race is not None:
        own = table.seats_of(look.viewer.player)
        found |= drawn(table.in_language(look.viewer.language), look, [look.viewer.seat], own)
        found["sheet"] = sheet(table, look.viewer, shown)
    return found


def aim(table: Table, viewer: Viewer) -> str:
    """What is to be reached in a race under way, and what the viewer needs next."""
    if table.state != RACING:
        return ""
    game, s = table.game, table.running.state
    lines = [game.aim(s), None if viewer.seat is None else game.now(s, viewer.seat)]
    speak = game.words(viewer.language)
    return fragment("_aim.html", viewer.language, lines=[held_together(speak(line)) for line in lines if line])


def players(table: Table, look: Look, shown: TableShown) -> str:
    """Who plays; only people who are known here can be muted, not those of an imported race."""
    people = [chair.player is not None for chair in table.chairs]
    return fragment("_players.html", look.viewer.language, table=shown, cars=cars_of(table), people=people)


def cars_of(table: Table) -> list[CarShown]:
    """Each seat's car; a team shares one."""
    if table.race is None:
        return []
    cars = cars_by_side(table)
    return [cars[table.race.game.side_of(table.race.state, seat)] for seat in range(len(table.chairs))]


def cars_by_side(table: Table) -> list[CarShown]:
    """Each side's car, in the colour that the first of them who has chosen one has chosen."""
    chosen = [[table.chairs[seat].colour for seat in seats] for seats in seats_by_side(table.game, table.running.state)]
    colours = coats([next(filter(None, wishes), "") for wishes in chosen])
    return [{"letter": car.letter, "colour": colour} for car, colour in zip(CARS[: len(colours)], colours, strict=True)]


def drawn(race: Race, look: Look, hands: Sequence[int | None], own: Sequence[int]) -> Pieces:
    """The board as the viewer sees it, and the hands of some seats; one is "yours" unless several are your own."""
    speak = race.game.words(look.viewer.language)

    def board(drawing: Drawing) -> str:
        return drawing.board(race.view(look.viewer.seat), speak, race.players, look.shape)

    def held(drawing: Drawing) -> str:
        return "".join(drawing.hand(race.view(seat), speak, race.players, "tall", own == [seat]) for seat in hands)

    return {"board-place": drawn_by(race.game, board), "hand-place": drawn_by(race.game, held)}


def sheet(table: Table, viewer: Viewer, shown: TableShown) -> str:
    """The lines of the score sheet on which something stands; after the end with the result and how the race went."""
    race = table.in_language(viewer.language)
    speak = race.game.words(viewer.language)
    names = race.side_names()
    winners = race.winners() if race.over else []
    facts = {
        "won": [" & ".join(side) for side in winners],
        "people": sum(map(len, winners)),
        "names": names,
        "cars": cars_by_side(table),
        "rows": [
            (speak(Say(f"line-{line}")), points)
            for line, points in zip(race.game.lines, zip(*race.sheet(), strict=True), strict=True)
            if any(points)
        ],
        "scores": race.scores(),
        "graph": graph(table.progress, speaker(viewer.language)(Say("how-it-went"))) if table.state == OVER else "",
        "table": shown,
    }
    return fragment("_sheet.html", viewer.language, **facts)


def lesson_shown(table: Table, viewer: Viewer) -> LessonShown | None:
    """What a lesson says to its pupil now; nothing while others drive, and after its end."""
    lesson, race = table.lesson, table.race
    if lesson is None or race is None or viewer.seat != PUPIL or race.step > len(lesson.moves):
        return None
    asked = lesson.asked(race.step)
    speak, names = lesson.words(viewer.language), table.names(viewer.language)

    def said(say: Say) -> str:
        return held_together(speak(say, names))

    taught = [each.name for each in lessons(lesson.game)]
    later = taught[taught.index(lesson.name) + 1 :]
    wanted = next((step for step in asked if step.move is not None), None)
    return {
        "name": lesson.name,
        "title": said(lesson.title),
        "steps": [lesson_step(step, said) for step in asked],
        "move": wanted.move if wanted else None,
        "otherwise": said(wanted.otherwise) if wanted else "",
        "done": said(lesson.done) if race.step == len(lesson.moves) else None,
        "next": next(iter(later), None),
    }


def lesson_step(step: Step, said: Callable[[Say], str]) -> LessonStep:
    """A sentence of a lesson, with the answers that can be given to it."""
    answers: list[LessonAnswer] = [
        {"text": said(each.say), "reply": said(each.reply), "right": each.is_right} for each in step.answers
    ]
    return {"text": said(step.say), "points": step.points, "answers": answers}


def laid_out(table: Table, shown: TableShown) -> list[StepShown]:
    """What the viewer may do at once, where there is a choice; in a lesson only if it asks for that."""
    race = table.race
    laid = steps_shown(race.game.laid_out(race.state)) if race and len(shown["moves"]) > 1 else []
    wanted = table.next_in_lesson
    is_meant = wanted is None or race is None or not laid or tuple(laid[0]["parts"]) == race.choice(wanted).parts
    return laid if is_meant else []


def answers_ahead(table: Table, viewer: Viewer) -> AnswersAhead | None:
    """For who wants no question when asked to react: the best answer, and the one that lets it pass."""
    passing = table.reaction()
    if passing is None or viewer.seat != table.running.turn:
        return None
    return {"best": quick_answer(table.running), "never": passing}


def refusals(table: Table, viewer: Viewer) -> list[RefusalShown]:
    """Moves that the seat to act may think of but not make, with the reason, so that a touched card explains itself."""
    race = table.race
    if race is None or table.state != RACING or viewer.seat != race.turn or table.chairs[race.turn].away:
        return []
    race = table.in_language(viewer.language)
    found: list[RefusalShown] = []
    for move in race.game.thinkable(race.state):
        why = race.why_not(move, viewer.language)
        if why is not None:
            found.append({"parts": race.choice(move).parts, "text": why})
    return found
