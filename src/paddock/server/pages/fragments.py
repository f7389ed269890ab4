"""The table as pieces of a page: drawn, written and listed for one viewer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import orjson

from paddock.core.game import Drawing
from paddock.core.race import Race
from paddock.core.words import Say
from paddock.drawing.cars import CARS
from paddock.server.api.answers import AnswersAhead, PageLine, PageNews, Pieces, RefusalShown, TableShown
from paddock.server.house_time import HouseTime
from paddock.server.pages.drawings import drawn_by
from paddock.server.pages.graph import graph
from paddock.server.pages.rendering import fragment, held_together, speaker
from paddock.server.people import COLOURS
from paddock.server.settings import Settings
from paddock.server.shown import Viewer, lines_shown, table_shown
from paddock.server.table import GATHERING, OVER, RACING, Table
from paddock.server.thinkers import quick_answer

KEPT = 16  # pages of ended races, up to half a megabyte each


@dataclass(frozen=True)
class Look:
    """Who looks, and at which shape of a board."""

    viewer: Viewer
    shape: str


def page_news(table: Table, look: Look, settings: Settings, time: HouseTime, since: int) -> bytes:
    """For a page's socket: what its script needs, and the pieces to put in."""
    shown = table_shown(table, look.viewer, settings, time)
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
        "moves": shown["moves"],
        "lines": lines(table, look.viewer, since),
        "refusals": refusals(table, look.viewer),
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
        "names": table.names(look.viewer.language),
    }


kept_facts = lru_cache(KEPT)(table_facts)  # of races that have ended: only a deed changes what is to be seen there


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
        "gathering": "",
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


def players(table: Table, look: Look, shown: TableShown) -> str:
    """Who plays; only people who are known here can be muted, not those of an imported race."""
    people = [chair.player is not None for chair in table.chairs]
    return fragment("_players.html", look.viewer.language, table=shown, cars=cars_of(table), people=people)


def cars_of(table: Table) -> list[tuple[str, str]]:
    """Colour and letter of each seat's car; a team shares one."""
    race = table.race
    if race is None:
        return []
    sides = [race.game.side_of(race.state, seat) for seat in range(race.state.seats)]
    return [car_of(side) for side in sides]


def car_of(side: int) -> tuple[str, str]:
    """Colour and letter of a side's car."""
    return COLOURS[side], CARS[side].letter


def drawn(race: Race, look: Look, hands: Sequence[int | None], own: Sequence[int]) -> Pieces:
    """The board as the viewer sees it, and the hands of some seats; one is "yours" unless several are your own."""
    speak = race.game.words(look.viewer.language)

    def board(drawing: Drawing) -> str:
        return drawing.board(race.view(look.viewer.seat), speak, race.players, look.shape)

    def held(drawing: Drawing) -> str:
        return "".join(drawing.hand(race.view(seat), speak, race.players, look.shape, own == [seat]) for seat in hands)

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
        "cars": [car_of(side) for side in range(len(names))],
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
