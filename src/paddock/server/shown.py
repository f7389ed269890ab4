"""What a viewer is shown of a table. It names what to show, from nothing: whatever is not here is not told."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from paddock.core.editions import differences
from paddock.core.game import Step
from paddock.core.race import Race
from paddock.core.words import Say, Words, words
from paddock.school.tips import tips
from paddock.server import deeds
from paddock.server.api.answers import (
    CancelShown,
    ChairShown,
    DetourShown,
    EndingShown,
    LineShown,
    MoveShown,
    PatienceShown,
    RemarkShown,
    ResultShown,
    ShownToAll,
    StepShown,
    TableNews,
    TableShown,
    TipShown,
)
from paddock.server.chairs import Chair, called
from paddock.server.deeds import Deed
from paddock.server.duties import CLOCK_RUNS_OUT, PATIENCE_ENDS, WINDOW_CLOSES, duties_of
from paddock.server.errors import SERVER, Forbidden, Refusal
from paddock.server.house_time import HouseTime
from paddock.server.people import Person
from paddock.server.settings import Settings
from paddock.server.table import GATHERING, OVER, RACING, Table
from paddock.server.talk import in_words
from paddock.server.waiting import ASKED, NUDGE_AFTER, STAYS

LOGGED = {  # deeds that the log tells; a race tells its moves by itself
    deeds.SAT_DOWN,
    deeds.STOOD_UP,
    deeds.SEATED_BOT,
    deeds.STARTED,
    deeds.TOOK_BACK,
    deeds.TAKEN_OVER,
    deeds.CAME_BACK,
    deeds.LEFT,
    deeds.FOR_ENDING,
    deeds.AGAINST_ENDING,
    deeds.NUDGED,
    deeds.STAYED,
    deeds.CANCELLED,
}
ENDS = (WINDOW_CLOSES, CLOCK_RUNS_OUT, PATIENCE_ENDS)  # duties that end a turn whoever is there


@dataclass(frozen=True)
class Viewer:
    """Who looks, from which seat (None: a spectator), in which language."""

    player: str | None
    seat: int | None
    language: str


def viewer_at(table: Table, person: Person | None, seat: int | None, language: str) -> Viewer:
    """A person looks from their own seat, or from one of theirs at a shared screen; everybody else spectates."""
    player = person.id if person else None
    own = table.seats_of(player)
    if seat is None:
        seat = own[0] if own else None
    elif seat not in own:
        table.chair(seat)
        raise Forbidden("not-your-seat", seat=seat + 1)
    return Viewer(player, seat, language)


def where_now(table: Table, viewer: Viewer) -> Viewer:
    """The same viewer, whose chair may be another by now, or another's."""
    own = table.seats_of(viewer.player)
    if viewer.seat in own:
        return viewer
    return replace(viewer, seat=own[0] if own else None)


def shown_to_all(table: Table, settings: Settings, time: HouseTime) -> ShownToAll:
    """What everybody may know of a table now: it need not be found again for each of them."""
    race = table.race
    return {
        "type": "table",
        "id": table.id,
        "version": table.version,
        "game": table.game.name,
        "variant": table.variant,
        "options": table.options,
        "changes": dict(table.game.changes),
        "public": table.public,
        "clock": table.clock,
        "state": table.state,
        "commitment": table.commitment,
        "secret": table.secret,
        "pledges": table.pledges,
        "salts": table.salts,
        "turn": race.turn if race and table.state == RACING else None,
        "since": time.on_the_wall(table.waiting.since) if table.waiting.since else None,
        "until": until(table, settings, time),
        "reaction": table.reaction() is not None,
        "unready": table.unready,
        "ending": ending_shown(table),
        "result": result_shown(race) if race and table.state == OVER else None,
        "rematch": table.rematch,
        "day": table.day,
    }


class Common:
    """What all viewers of a table have in common, as long as nothing happens there: it is found once for all of them.

    Nothing in it is known to some of them alone.
    """

    def __init__(self, table: Table, settings: Settings, time: HouseTime) -> None:
        self.facts = shown_to_all(table, settings, time)
        self.race = table.race.view() if table.race else None
        self.patience = patience_shown(table, settings, time)
        self._table = table
        self._chairs: dict[str, list[ChairShown]] = {}  # by language

    def chairs(self, viewer: Viewer) -> list[ChairShown]:
        """Who sits where, for a viewer who may sit there, too."""
        table, language = self._table, viewer.language
        if language not in self._chairs:
            everybody = Viewer(None, None, language)
            self._chairs[language] = chairs_shown(table.chairs, table.names(language), table.leavers, everybody)
        shown = self._chairs[language]
        if viewer.player is None:
            return shown
        return [
            {**each, "you": True} if chair.player == viewer.player else each
            for chair, each in zip(table.chairs, shown, strict=True)
        ]


def table_shown(
    table: Table, viewer: Viewer, settings: Settings, time: HouseTime, common: Common | None = None
) -> TableShown:
    """Everything that a viewer may know of a table now; `common` if that was found for others."""
    common = common or Common(table, settings, time)
    is_host = viewer.player is not None and viewer.player == table.host
    own = table.seats_of(viewer.player)
    return {
        **common.facts,
        "edition": edition_shown(table, viewer.language),
        "host": is_host,
        "link": table.link if is_host and table.state == GATHERING else None,
        "code": table.code if is_host and table.state == GATHERING else None,
        "seat": viewer.seat,
        "seats": own,
        "chairs": common.chairs(viewer),
        "patience": common.patience and patience(table, viewer, own, time, common.patience),
        "race": table.race.view(viewer.seat, common.race) if table.race else None,
        "moves": moves_shown(table, viewer),
        "undo": can_undo(table, viewer),
        "detour": detour_shown(table, viewer),
        "cancel": how_to_cancel(table, viewer),
    }


def edition_shown(table: Table, language: str) -> str | None:
    """What the numbers of this table change, in a line."""
    own = differences(table.game)
    return table.game.words(language)(own) if own else None


def chairs_shown(
    chairs: Sequence[Chair], names: Sequence[str], leavers: Collection[int], viewer: Viewer
) -> list[ChairShown]:
    """Who sits where, by the names that the viewer calls them."""
    named = zip(chairs, names, strict=True)
    return [chair_shown(chair, name, seat in leavers, viewer) for seat, (chair, name) in enumerate(named)]


def chair_shown(chair: Chair, name: str, left: bool, viewer: Viewer) -> ChairShown:
    """A chair, without who the person is elsewhere."""
    return {
        "kind": chair.kind,
        "name": name,
        "colour": chair.colour,
        "level": chair.level,
        "face": chair.face,
        "page": chair.page,
        "away": chair.away,
        "left": left,
        "you": viewer.player is not None and chair.player == viewer.player,
    }


def how_to_cancel(table: Table, viewer: Viewer) -> CancelShown | None:
    """Whether the viewer may end the table alone, and whether that counts as leaving a race."""
    if viewer.player is None or viewer.player != table.host:
        return None
    try:
        facts = table.cancel(viewer.player)
    except Refusal:
        return None
    return "as-leaving" if facts["given_up"] else "freely"


def ending_shown(table: Table) -> EndingShown | None:
    """A proposal to end the race without a result."""
    if table.state != RACING or not table.for_ending:
        return None
    asked = table.people_here - set(table.for_ending)
    return {
        "by": next(iter(table.seats_of(table.for_ending[0])), None),
        "agreed": [seat for player in table.for_ending for seat in table.seats_of(player)],
        "asked": sorted(seat for player in asked for seat in table.seats_of(player)),
    }


def until(table: Table, settings: Settings, time: HouseTime) -> float | None:
    """When the turn ends by itself: the same for a seat that can react and for one that cannot."""
    ends = [duty.at for duty in duties_of(table, settings, time.opened) if duty.kind in ENDS]
    return time.on_the_wall(min(ends)) if ends else None


def patience_shown(table: Table, settings: Settings, time: HouseTime) -> PatienceShown | None:
    """When the seat to act is asked whether they are there, and how often they can say so."""
    if table.reaction() is not None or not table.is_patient:
        return None
    asked = time.on_the_wall(table.waiting.ends_at(settings.patience, time.opened) - ASKED)
    return {"asked": asked, "stays": STAYS - table.waiting.stays, "nudge": None}


def patience(table: Table, viewer: Viewer, own: Sequence[int], time: HouseTime, to_all: PatienceShown) -> PatienceShown:
    """The same with when the viewer may ask."""
    if not own or table.running.turn in own or not table.waiting.may_be_nudged_by(viewer.player or ""):
        return to_all
    return {**to_all, "nudge": time.on_the_wall(table.waiting.since + NUDGE_AFTER)}


def moves_shown(table: Table, viewer: Viewer) -> list[MoveShown]:
    """The legal moves in parts, for the seat to act alone; none while a bot plays there."""
    race = table.race
    if race is None or table.state != RACING or viewer.seat is None or race.turn != viewer.seat:
        return []
    if table.chairs[viewer.seat].away:
        return []
    race, speak = table.in_language(viewer.language), race.game.words(viewer.language)
    return [move_shown(race, move, speak) for move in race.moves()]


def tips_shown(table: Table, viewer: Viewer) -> list[TipShown]:
    """For a newcomer: sensible moves and what speaks for them; whoever may move may have them."""
    described = {move["move"]: move for move in moves_shown(table, viewer)}
    if not described:
        return []
    race, speak = table.in_language(viewer.language), table.game.words(viewer.language)
    return [
        {
            "move": tip.move,
            "label": described[tip.move]["label"],
            "parts": described[tip.move]["parts"],
            "merit": speak(tip.merit, race.players),
        }
        for tip in tips(race.game, race.state)
    ]


def move_shown(race: Race, move: int, speak: Words) -> MoveShown:
    """A move as people see it."""
    choice = race.choice(move)
    return {
        "move": move,
        "parts": choice.parts,
        "label": speak(choice.label, race.players),
        "note": speak(choice.note, race.players) if choice.note else None,
        "then": steps_shown(choice.then),
        "laid_out": steps_shown(race.game.laid_out(race.state, move)),
        "lays_off": choice.lays_off,
        "warns": choice.warns,
    }


def steps_shown(steps: Sequence[Step]) -> list[StepShown]:
    """What is planned."""
    return [{"question": each.question, "parts": each.parts, "along": each.along} for each in steps]


def can_undo(table: Table, viewer: Viewer) -> bool:
    """Whether the viewer may take the last move back."""
    return table.state == RACING and viewer.seat is not None and table.can_take_back(viewer.seat)


def detour_shown(table: Table, viewer: Viewer) -> DetourShown | None:
    """Which race this one has left; of a puzzle how it was answered, and then what is better."""
    detour = table.detour
    if detour is None:
        return None
    shown: DetourShown = {"table": detour.table, "step": detour.step, "puzzle": None}
    if detour.puzzle and table.race:
        puzzle, answer = detour.puzzle, detour.answer(table.race)
        shown["puzzle"] = {"loss": puzzle.loss, "answer": None, "better": None}
        if answer is not None:
            before = table.race_after(detour.step).called(table.names(viewer.language))
            better = before.describe(puzzle.better, viewer.language)
            shown["puzzle"] = {"loss": puzzle.loss, "answer": puzzle.judge(answer), "better": better}
    return shown


def result_shown(race: Race) -> ResultShown:
    """How a race ended, side by side."""
    seats: list[list[int]] = [[] for _ in range(race.state.sides)]
    for seat in range(race.state.seats):
        seats[race.game.side_of(race.state, seat)].append(seat)
    return {
        "over": race.over,  # an imported race may have been left unfinished
        "seats": seats,
        "places": race.places() if race.over else None,
        "scores": race.scores(),
        "lines": race.game.lines,
        "sheet": race.sheet(),
    }


def lines_shown(table: Table, viewer: Viewer, since: int) -> list[LineShown]:
    """The log after a version, in words; each line with how many moves had been made, so that one can look there."""
    found: list[LineShown] = []
    race = table.in_language(viewer.language) if table.race else None
    for version, (deed, events) in enumerate(table.happened[since:], start=since + 1):
        step, at = table.steps[version - 1], deed.at
        for text in deed_lines(deed, table, viewer):
            found.append({"version": version, "step": step, "at": at, "text": text})
        if race and events:
            for event, text in race.told(events, viewer.seat, viewer.language):
                found.append({"version": version, "step": event.step, "at": at, "text": text})
    return found


def remarks_shown(table: Table, viewer: Viewer, since: int) -> list[RemarkShown]:
    """What bots said after a version."""
    names = table.names(viewer.language)
    return [
        {
            "seat": remark.seat,
            "name": names[remark.seat],
            "face": table.chairs[remark.seat].face or "",
            "text": in_words(remark, table.chairs[remark.seat], viewer.language),
        }
        for remark in table.talk.remarks
        if remark.version > since
    ]


def deed_lines(deed: Deed, table: Table, viewer: Viewer) -> list[str]:
    """What the log says of a deed."""
    if deed.kind not in LOGGED:
        return []
    seat = deed.facts.get("seat")
    named = deed.facts.get("seats", [] if seat is None else [seat])
    name = " & ".join(table.names(viewer.language)[seat] for seat in named)
    if deed.facts.get("name"):
        name = called(deed.facts["name"], viewer.language)
    by = deed.facts.get("by", "")
    if deed.kind == deeds.NUDGED:
        by = table.names(viewer.language)[by]
    why = deed.facts.get("why", "")
    return [words(viewer.language, SERVER)(Say(f"log-{deed.kind}", name=name, seat=(seat or 0) + 1, by=by, why=why))]


def news(
    table: Table, viewer: Viewer, settings: Settings, time: HouseTime, since: int, common: Common | None = None
) -> TableNews:
    """For streams: the table now, and what happened after a version."""
    return {**table_shown(table, viewer, settings, time, common), "lines": lines_shown(table, viewer, since)}
