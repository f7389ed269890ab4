"""Table: what its deeds make of it, and what may be done next."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, Literal

from paddock.bots import bot_names
from paddock.core.editions import edition, game_of
from paddock.core.errors import PaddockError
from paddock.core.fair import commitment
from paddock.core.game import Event
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.core.replay import Replay
from paddock.core.words import Seat
from paddock.school import Lesson, lesson_called
from paddock.school.lessons import PUPIL
from paddock.server import deeds
from paddock.server.chairs import BOT, OPEN, PERSON, Chair, bot_chair, former_player, names_of, seats_of
from paddock.server.codes import code_of
from paddock.server.deeds import Deed
from paddock.server.detours import Detour
from paddock.server.errors import Forbidden, NotFound, NotNow, Refusal
from paddock.server.names import unique_name
from paddock.server.talk import Standing, Talk
from paddock.server.undo import may_take_back
from paddock.server.waiting import NUDGE_AFTER, Waiting

State = Literal["gathering", "dealing", "racing", "over", "cancelled"]
Unready = Literal["now", "before"]
GATHERING: Final = "gathering"
DEALING: Final = "dealing"  # started, and waiting for the salt that was pledged
RACING: Final = "racing"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
LINK_BYTES = 16
SEED_BYTES = 7


class Table:
    """One table. `apply` makes a stored deed true; the other verbs check a command and give the facts of its deed."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self._secret = secret
        self._deal = secret  # from which chance comes: of a day's race the day's own, else that of the table
        self._is_imported = False
        self.seed: int | None = None  # from which the race is dealt instead of from the secret
        self.lesson: Lesson | None = None  # None, too, for one that is taught no more: it is a race then
        self.detour: Detour | None = None  # from another race
        self.day: str | None = None  # whose race is driven here
        self._pledges: dict[str, str] = {}  # by person
        self._salts: dict[str, str] = {}
        self.state: State = GATHERING
        self.version = 0
        self.commands: dict[str, int] = {}  # the version that each led to, by id
        self.happened: list[tuple[Deed, list[Event]]] = []  # by version, from 1
        self.steps: list[int] = []  # how many moves had been made, by version
        self.chairs: list[Chair] = []
        self._names: dict[str, list[str]] = {}  # by language, as they are since the last deed that was no move
        self._people: set[str] | None = None  # likewise
        self.host: str | None = None
        self.links = 0  # how many join links were made void
        self.race: Race | None = None
        self._before: Any = None  # the state before the last move
        self.unready: Unready | None = None  # whether bots play here that cannot think yet, or could not before
        self._replay: Replay | None = None  # of somebody who has looked back
        self.waiting = Waiting()
        self._waiting_before = Waiting()  # the same before the last move
        self.rematch: str | None = None
        self._moved_once: set[int] = set()  # seats
        self.for_ending: list[str] = []  # people who want to end the race without a result; the first proposed it
        self._declined: dict[str, int] = {}  # at which version somebody's proposal was
        self.talk = Talk()
        self.given_up = False  # by a person alone among bots, after the first round

    # ---- Deeds become true ---------------------------------------------------------------------

    def apply(self, deed: Deed) -> None:
        """Make a deed true that is stored, or about to be."""
        seen = len(self.race.events) if self.race else 0
        APPLY[deed.kind](self, deed.facts)
        if deed.kind != deeds.MOVED:
            self._forget_who_sits()
        events = self.race.events[seen:] if self.race else []
        self.version += 1
        self.commands[deed.command_id] = self.version
        self.happened.append((deed, events))
        self.steps.append(self.race.step if self.race else 0)
        self._keep_time(deed)
        self._talk(deed)
        if self.race and self.race.over and self.state == RACING:
            self.state = OVER
        elif self.for_ending and self.people_here <= set(self.for_ending):
            self.state = CANCELLED

    def _forget_who_sits(self) -> None:
        """Chairs may change by any deed but a move."""
        self._names.clear()
        self._people = None

    def _keep_time(self, deed: Deed) -> None:
        """How long the table waits for the seat to act; who takes a move back gains no time."""
        now = deed.at if deed.house_time is None else deed.house_time
        if deed.kind in (deeds.STARTED, deeds.DEALT, deeds.MOVED):
            self._waiting_before, self.waiting = self.waiting, Waiting(now)
        elif deed.kind == deeds.TOOK_BACK:
            self.waiting = self._waiting_before
        elif deed.kind == deeds.NUDGED:
            self.waiting = self.waiting.nudged(now, self.chairs[deed.facts["by"]].player or "")
        elif deed.kind in (deeds.STAYED, deeds.CAME_BACK) and deed.facts["seat"] == self.running.turn:
            self.waiting = self.waiting.stayed(now)

    def _talk(self, deed: Deed) -> None:
        """What bots say to it."""
        if not any(chair.driver for chair in self.chairs):
            return
        if deed.kind == deeds.MOVED:
            self.talk.goes_on(self.chairs, self.version, Standing.of(self.running))
        elif self.state == RACING and deed.kind in (deeds.STARTED, deeds.DEALT):
            self.talk.begins(self.chairs, self.version)

    def _opened(self, facts: dict[str, Any]) -> None:
        self.game = edition(facts["game"], facts.get("changes", {}))
        self.variant: str = facts["variant"]
        self.options: dict[str, str] = facts["options"]
        self.public: bool = facts["public"]
        self.clock: float | None = facts["clock"]  # seconds a move
        self.host = facts["host"]
        self.chairs = [Chair(**chair) for chair in facts["chairs"]]
        if "lesson" in facts:
            self.seed, self.lesson = facts["seed"], lesson_called(self.game, facts["lesson"])
        if "detour" in facts:
            self.detour = Detour.of(facts["detour"])
        if "day" in facts:
            self.day, self._deal = facts["day"], bytes.fromhex(facts["deal"])
        if facts.get("pledge"):
            self._pledges[facts["host"]] = facts["pledge"]

    def _imported(self, facts: dict[str, Any]) -> None:
        record = Record.from_json(facts["record"])[0]
        self.game = game_of(record)
        self.variant, self.options = record.variant, record.options
        self.public, self.clock, self.host = False, None, facts["host"]
        self.chairs = [Chair(PERSON, None, name) for name in record.players]
        self.race = Race.load(self.game, record)
        self._is_imported = True
        self.state = OVER

    def _sat_down(self, facts: dict[str, Any]) -> None:
        self.chairs[facts["seat"]] = Chair(PERSON, facts["player"], facts["name"], facts["colour"])
        if facts.get("pledge"):
            self._pledged(facts)

    def _seated_bot(self, facts: dict[str, Any]) -> None:
        chair = self.chairs[facts["seat"]]
        if self.state == RACING:
            chair.away, chair.left, chair.level = False, True, facts["level"]
        else:
            self.chairs[facts["seat"]] = Chair(BOT, None, facts["name"], "", facts["level"])

    def _opened_chair(self, facts: dict[str, Any]) -> None:
        self.chairs[facts["seat"]] = Chair()

    def _relinked(self, facts: dict[str, Any]) -> None:
        self.links += 1

    def _pledged(self, facts: dict[str, Any]) -> None:
        self._pledges[facts["player"]] = facts["pledge"]

    def _started(self, facts: dict[str, Any]) -> None:
        if any(self.pledges):
            self.state = DEALING
        else:
            self._dealt(facts)

    def _salted(self, facts: dict[str, Any]) -> None:
        self._salts[facts["player"]] = facts["salt"]

    def _dealt(self, facts: dict[str, Any]) -> None:
        self.state = RACING
        names = self._recorded_names()
        if self.detour:
            self.race = self.detour.race(names)
            return
        seed = self.seed or 0
        record = Record(self.game.name, self.game.version, self.variant, len(names), self.options, seed, names)
        record.changes = dict(self.game.changes)
        if self.seed is None:
            record.secret = self._deal.hex()
        if any(self.pledges):
            record.salts = [self._salts.get(chair.player or "", "") for chair in self.chairs]
        self.race = Race(self.game, record)

    def _moved(self, facts: dict[str, Any]) -> None:
        self._before = self.running.state.copy()
        self.running.play(facts["move"])
        self._moved_once.add(facts["seat"])
        if self.chairs[facts["seat"]].bot:
            unready = facts.get("unready", False)
            self.unready = "now" if unready else "before" if self.unready else None

    def _took_back(self, facts: dict[str, Any]) -> None:
        self.running.take_back(self._before.copy())
        self._replay = None

    def _taken_over(self, facts: dict[str, Any]) -> None:
        self.chairs[facts["seat"]].away = True

    def _came_back(self, facts: dict[str, Any]) -> None:
        self.chairs[facts["seat"]].away = False

    def _left(self, facts: dict[str, Any]) -> None:
        for seat in facts["seats"]:
            self.chairs[seat].away, self.chairs[seat].left = False, True
        if facts["player"] in self.for_ending[:1]:
            self.for_ending = []

    def _for_ending(self, facts: dict[str, Any]) -> None:
        self.for_ending.append(facts["player"])

    def _against_ending(self, facts: dict[str, Any]) -> None:
        self._declined[self.for_ending[0]] = self.version
        self.for_ending = []

    def _changes_nothing(self, facts: dict[str, Any]) -> None:
        """But for how long the table waits."""

    def _cancelled(self, facts: dict[str, Any]) -> None:
        self.state = CANCELLED
        self.given_up = facts.get("given_up", False)

    def _rematched(self, facts: dict[str, Any]) -> None:
        self.rematch = facts["table"]

    def _forgotten(self, facts: dict[str, Any]) -> None:
        for chair in self.chairs:
            if chair.player == facts["player"]:
                chair.player, chair.name = None, ""
        for deed, _ in self.happened:
            deeds.forget_name(deed.facts, facts["player"])
        if self.race:
            self.race.record.players = self._recorded_names()

    def _recorded_names(self) -> list[str]:
        return [chair.name or former_player() for chair in self.chairs]

    def prepared(self) -> Any:
        """A state with the options of this table, before set-up."""
        return self.game.prepare(len(self.chairs), self.variant, self.options)

    # ---- What is so ----------------------------------------------------------------------------

    @property
    def running(self) -> Race:
        """The race; there is none while people gather."""
        if self.race is None:
            raise NotNow("not-started")
        return self.race

    @property
    def commitment(self) -> str | None:
        """The hash of the secret, shown before the deal; nobody committed to what did not come from it."""
        return None if self._is_imported or self.seed is not None or self.detour else commitment(self._deal)

    @property
    def pledges(self) -> list[str]:
        """The hash of the salt that the person on each chair adds; "" where nobody does."""
        return [self._pledges.get(chair.player or "", "") for chair in self.chairs]

    @property
    def salts(self) -> list[str]:
        """What each seat added to the chance of the race, "" for the house's; told when the race is dealt."""
        return self.race.salts if self.race else []

    @property
    def waits_for_salt(self) -> bool:
        """Whether some of what was pledged has not come yet."""
        return any(
            chair.player not in self._salts for chair, pledge in zip(self.chairs, self.pledges, strict=True) if pledge
        )

    @property
    def has_ended(self) -> bool:
        """Whether the race is over or was cancelled: nothing is hidden any more."""
        return self.race is not None and self.state in (OVER, CANCELLED)

    @property
    def secret(self) -> str | None:
        """What chance came from, told when the race has ended."""
        return self.running.record.secret or None if self.has_ended else None

    @property
    def link(self) -> str:
        """The word that lets a person sit down. It follows from the secret, so it need not be stored."""
        return hmac.digest(self._secret, f"link {self.links}".encode(), "sha256")[:LINK_BYTES].hex()

    @property
    def code(self) -> str:
        """The same to read aloud: it leads to the link."""
        return code_of(self._secret, self.links)

    def opens(self, word: str) -> bool:
        """Whether somebody knows the link."""
        return hmac.compare_digest(word.encode(), self.link.encode())

    @property
    def rematch_id(self) -> str:
        """The table at which it would go on: the same whoever asks, however often."""
        word = hmac.digest(self._secret, b"rematch", "sha256")[:LINK_BYTES]
        return urlsafe_b64encode(word).decode().rstrip("=")

    @property
    def goes_on(self) -> bool:
        """Whether the seat to act made the last move, too, and is not asked to react: it is at its own turn still."""
        return self._before is not None and self._before.turn == self.running.turn and self.reaction() is None

    @cached_property
    def progress(self) -> list[list[int]]:
        """For each side its points after every move of a race that is over, which is replayed for it once."""
        race = Race.load(self.game, self.running.record.begun())
        history = [[points] for points in race.scores()]
        for move in self.running.record.moves:
            race.play(move)
            for line, points in zip(history, race.scores(), strict=True):
                line.append(points)
        return history

    def race_after(self, step: int) -> Race:
        """The race as it was after so many moves."""
        if self._replay is None or self._replay.race is not self.race:
            self._replay = Replay(self.running)
        return self._replay.after(step)

    @property
    def bots_seed(self) -> int | None:
        """From which bots choose in a day's race: the same wherever the same was done before; else chance is theirs."""
        if self.day is None:
            return None
        return int.from_bytes(hmac.digest(self._deal, f"bots {self.running.step}".encode(), "sha256")[:SEED_BYTES])

    def names(self, language: str) -> list[str]:
        """Who sits here, by seat, as a reader of that language calls them."""
        if language not in self._names:
            self._names[language] = names_of(self.chairs, language)
        return self._names[language]

    def in_language(self, language: str) -> Race:
        """The race with the names that a reader of that language knows."""
        return self.running.called(self.names(language))

    def seats_of(self, player: str | None) -> list[int]:
        """Where a person sits; several chairs share a screen."""
        return seats_of(self.chairs, player)

    @property
    def people(self) -> set[str]:
        """Everybody who sits here."""
        if self._people is None:
            self._people = {chair.player for chair in self.chairs if chair.player and not chair.left}
        return self._people

    @property
    def people_here(self) -> set[str]:
        """Those of them for whom no bot plays."""
        return {chair.player for chair in self.chairs if chair.player and not chair.bot}

    @property
    def is_under_way(self) -> bool:
        """Whether everybody has made a first move: from then on nobody ends the race alone."""
        return len(self._moved_once) == len(self.chairs)

    @property
    def leavers(self) -> set[int]:
        """Seats whose people left the race: for good, to a bot until it ended, or by giving it up alone among bots."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.left or (chair.away and self.state == OVER) or (chair.player and self.given_up)
        }

    @property
    def seats_with_result(self) -> set[int]:
        """Everybody's after the end; of a race that ended without a result those who left it, after the first round.

        Lessons and detours have no results: they are not dealt from the secret.
        """
        if self.seed is not None or self.detour:
            return set()
        if self.state == OVER:
            return set(range(len(self.chairs)))
        return self.leavers if self.state == CANCELLED and self.is_under_way else set()

    @property
    def is_patient(self) -> bool:
        """Whether people wait for a person, and no clock says how long."""
        is_person = self.state == RACING and self.chairs[self.running.turn].bot is None
        return is_person and self.clock is None and len(self.people) > 1

    @property
    def is_lesson(self) -> bool:
        """Whether a lesson is still taught here: when it is learnt and somebody drives on, it is a race."""
        return self.lesson is not None and (self.state != RACING or self.running.step <= len(self.lesson.moves))

    @property
    def learnt_by(self) -> str | None:
        """Whose lesson has just come to its end."""
        is_at_end = self.lesson is not None and self.race is not None and self.race.step == len(self.lesson.moves)
        return self.chairs[PUPIL].player if is_at_end else None

    @property
    def is_asked_by_lesson(self) -> bool:
        """Whether a lesson waits for its pupil."""
        return self.lesson is not None and self.state == RACING and self.lesson.is_for_pupil(self.running.step)

    @property
    def next_in_lesson(self) -> int | None:
        """The move that comes next in a lesson, whoever's it is."""
        return self.lesson.next_move(self.running.step) if self.lesson and self.state == RACING else None

    def reaction(self) -> int | None:
        """The move that lets it pass, while the seat to act is asked to react."""
        race = self.race
        return race.game.reaction(race.state) if race and self.state == RACING else None

    # ---- What may be done: each gives the facts of a deed, or refuses ---------------------------

    def sit_down(self, player: str, seat: int, name: str, colour: str, link: str | None) -> dict[str, Any]:
        """A person takes an open chair, by the link or at a table that is open to all."""
        self._need(GATHERING)
        if not self.public and player != self.host and not self.opens(link or ""):
            raise Forbidden("wrong-link")
        if self.chair(seat).kind != OPEN:
            raise NotNow("chair-taken", seat=seat + 1)
        return {"seat": seat, "player": player, "name": unique_name(name, self._other_names(seat)), "colour": colour}

    def stand_up(self, player: str, seat: int) -> dict[str, Any]:
        """A person leaves before the start; the host may ask anybody to."""
        self._need(GATHERING)
        if self.chair(seat).kind != PERSON:
            raise NotNow("chair-empty", seat=seat + 1)
        if player not in (self.chair(seat).player, self.host):
            raise Forbidden("not-your-seat", seat=seat + 1)
        return {"seat": seat}

    def seat_bot(self, player: str, seat: int, level: str) -> dict[str, Any]:
        """The host gives a chair to a bot: an empty one before the start, an absent person's during the race."""
        self._need_host(player)
        chair = self.chair(seat)
        if self.state == RACING:
            if not (chair.kind == PERSON and chair.away):
                raise NotNow("not-absent", seat=seat + 1)
        else:
            self._need(GATHERING)
            if chair.kind == PERSON:
                raise NotNow("chair-taken", seat=seat + 1)
        if level not in bot_names():
            raise Refusal("bad-level", name=level, allowed=bot_names())
        return {"seat": seat, "level": level, "name": bot_chair(level, self._other_names(seat), self.id).name}

    def open_chair(self, player: str, seat: int) -> dict[str, Any]:
        """The host keeps a chair for a person."""
        self._need_host(player)
        self._need(GATHERING)
        if self.chair(seat).kind == PERSON:
            raise NotNow("chair-taken", seat=seat + 1)
        return {"seat": seat}

    def relink(self, player: str) -> dict[str, Any]:
        """The host makes the join link void; there is a new one."""
        self._need_host(player)
        self._need(GATHERING)
        return {}

    def pledge(self, player: str, pledge: str) -> dict[str, Any]:
        """A person promises to add a salt, for all chairs that are theirs."""
        self._need(GATHERING)
        self._need_seat(player)
        return {"player": player, "pledge": pledge}

    def start(self, player: str) -> dict[str, Any]:
        """The host starts when every chair is taken."""
        self._need_host(player)
        self._need(GATHERING)
        if any(chair.kind == OPEN for chair in self.chairs):
            raise NotNow("chairs-open")
        return {}

    def salt(self, player: str, salt: str) -> dict[str, Any]:
        """A person adds the salt that they have pledged."""
        self._need(DEALING)
        self._need_seat(player)
        if player in self._salts:
            raise NotNow("salted-already")
        if commitment(bytes.fromhex(salt)) != self._pledges.get(player):
            raise Refusal("wrong-salt")
        return {"player": player, "salt": salt}

    def deal(self) -> dict[str, Any]:
        """The house begins the race, with a salt of its own where none came."""
        self._need(DEALING)
        return {}

    def move(self, player: str, seat: int, move: int) -> dict[str, Any]:
        """A person moves; who is taken over must come back first."""
        chair = self._own(player, seat)
        if chair.away:
            raise NotNow("come-back-first")
        return self.checked_move(seat, move)

    def checked_move(self, seat: int, move: int) -> dict[str, Any]:
        """A move of a seat, if the rules allow it."""
        self._need_turn(seat)
        try:
            self.running.require_legal(move)
            if self.lesson:
                self.lesson.require(self.running.step, move)
        except PaddockError as error:
            error.names = self.names
            raise
        return {"seat": seat, "move": move}

    def take_back(self, player: str, seat: int) -> dict[str, Any]:
        """A person takes the last move back, while it has told nobody anything."""
        self._need(RACING)
        if self._own(player, seat).away:
            raise NotNow("come-back-first")
        if not self.can_take_back(seat):
            raise NotNow("cannot-take-back")
        return {"seat": seat}

    def can_take_back(self, seat: int) -> bool:
        """Whether the last deed was a move of this seat, still to act, that can be made undone."""
        if self.running.turn != seat:
            return False
        last = next(deed for deed, _ in reversed(self.happened) if deed.kind not in (deeds.NUDGED, deeds.STAYED))
        return (
            last.kind == deeds.MOVED and last.facts["seat"] == seat and may_take_back(self.running, self._before, seat)
        )

    def take_over(self, seat: int, why: str) -> dict[str, Any]:
        """A bot plays for a person who is not there, or does nothing."""
        self._need(RACING)
        if self.chair(seat).bot:
            raise NotNow("not-absent", seat=seat + 1)
        return {"seat": seat, "why": why}

    def come_back(self, player: str, seat: int) -> dict[str, Any]:
        """The person plays on; in the own turn that is to say that they are there."""
        self._need(RACING)
        if not self._own(player, seat).away:
            raise NotNow("not-absent", seat=seat + 1)
        if seat == self.running.turn and not self.waiting.may_stay:
            raise NotNow("bot-moves-first")
        return {"seat": seat}

    def stay(self, player: str, seat: int) -> dict[str, Any]:
        """The person to act says that they are there."""
        if self._own(player, seat).away:
            raise NotNow("come-back-first")
        self._need_patience(seat)
        if not self.waiting.may_stay:
            raise NotNow("said-often-enough")
        return {"seat": seat}

    def nudge(self, player: str, seat: int, now: float) -> dict[str, Any]:
        """Another asks whether the person to act is there."""
        self._need_seat(player)
        self._need_patience(seat)
        own = self.seats_of(player)
        if seat in own:
            raise NotNow("own-turn")
        if not self.waiting.may_be_nudged_by(player):
            raise NotNow("nudged-already")
        if now < self.waiting.since + NUDGE_AFTER:
            raise NotNow("nudge-later", seconds=int(NUDGE_AFTER))
        return {"seat": seat, "by": own[0]}

    def cancel(self, player: str) -> dict[str, Any]:
        """The host ends it without a result: before everybody has moved, or alone among bots."""
        self._need_host(player)
        if self.state in (OVER, CANCELLED):
            raise NotNow(f"is-{self.state}")
        if self.is_under_way and not self.people <= {player}:
            raise NotNow("others-must-agree")
        return {"by": "host", "given_up": self.is_under_way and self._is_alone(player)}

    def leave(self, player: str) -> dict[str, Any]:
        """A person resigns; a bot plays on in their place."""
        self._need(RACING)
        self._need_seat(player)
        return {"player": player, "seats": self.seats_of(player)}

    def be_for_ending(self, player: str) -> dict[str, Any]:
        """Somebody proposes to end the race without a result, or agrees to it."""
        self._need(RACING)
        self._need_seat_or_host(player)
        if player in self.for_ending:
            raise NotNow("asked-already")
        if self._is_alone(player):
            raise NotNow("nobody-to-agree")
        if not self.for_ending and not self._may_propose_again(player):
            raise NotNow("declined-lately")
        return self._voice(player)

    def be_against_ending(self, player: str) -> dict[str, Any]:
        """Somebody wants to play on, or takes the own proposal back."""
        self._need(RACING)
        self._need_seat_or_host(player)
        if not self.for_ending:
            raise NotNow("nothing-proposed")
        return self._voice(player)

    def _voice(self, player: str) -> dict[str, Any]:
        """Who is for or against something."""
        seats = self.seats_of(player)
        return {"player": player, "seats": seats, "by": "" if seats else "host"}

    def _is_alone(self, player: str) -> bool:
        """Whether a person plays against bots from the beginning."""
        return {chair.player for chair in self.chairs if chair.player} == {player}

    def _may_propose_again(self, player: str) -> bool:
        """Whether the turn has gone round since a proposal was declined."""
        if player not in self._declined:
            return True
        since = self.happened[self._declined[player] :]
        moved = {deed.facts["seat"] for deed, _ in since if deed.kind == deeds.MOVED}
        return len(moved) == len(self.chairs)

    def ask_for_rematch(self, player: str) -> dict[str, Any]:
        """Somebody who sat here wants the same again."""
        self._need_seat_or_host(player)
        if self.state not in (OVER, CANCELLED):
            raise NotNow("not-over")
        return {"table": self.rematch_id}

    def chair(self, seat: int) -> Chair:
        """A chair by its number."""
        if not 0 <= seat < len(self.chairs):
            raise NotFound("bad-seat", "paddock.core", seat=seat, seats=len(self.chairs))
        return self.chairs[seat]

    def _own(self, player: str, seat: int) -> Chair:
        chair = self.chair(seat)
        if chair.player != player:
            raise Forbidden("not-your-seat", seat=seat + 1)
        if chair.left:
            raise Forbidden("has-left")
        return chair

    def _other_names(self, seat: int) -> list[str]:
        return [chair.name for n, chair in enumerate(self.chairs) if n != seat]

    def _need(self, state: str) -> None:
        if self.state != state:
            raise NotNow(f"is-{self.state}")

    def _need_seat(self, player: str) -> None:
        if not self.seats_of(player):
            raise Forbidden("not-at-table")

    def _need_seat_or_host(self, player: str) -> None:
        if player != self.host:
            self._need_seat(player)

    def _need_turn(self, seat: int) -> None:
        self._need(RACING)
        if self.running.turn != seat:
            error = NotNow("not-your-turn", player=Seat(self.running.turn))
            error.names = self.names
            raise error

    def _need_patience(self, seat: int) -> None:
        self._need_turn(seat)
        if not self.is_patient:
            raise NotNow("nobody-hurries")

    def _need_host(self, player: str) -> None:
        if player != self.host:
            raise Forbidden("host-only")


APPLY: dict[str, Callable[[Table, dict[str, Any]], None]] = {
    deeds.OPENED: Table._opened,
    deeds.IMPORTED: Table._imported,
    deeds.SAT_DOWN: Table._sat_down,
    deeds.STOOD_UP: Table._opened_chair,
    deeds.SEATED_BOT: Table._seated_bot,
    deeds.OPENED_CHAIR: Table._opened_chair,
    deeds.RELINKED: Table._relinked,
    deeds.PLEDGED: Table._pledged,
    deeds.STARTED: Table._started,
    deeds.SALTED: Table._salted,
    deeds.DEALT: Table._dealt,
    deeds.MOVED: Table._moved,
    deeds.TOOK_BACK: Table._took_back,
    deeds.TAKEN_OVER: Table._taken_over,
    deeds.CAME_BACK: Table._came_back,
    deeds.LEFT: Table._left,
    deeds.FOR_ENDING: Table._for_ending,
    deeds.AGAINST_ENDING: Table._against_ending,
    deeds.NUDGED: Table._changes_nothing,
    deeds.STAYED: Table._changes_nothing,
    deeds.CANCELLED: Table._cancelled,
    deeds.REMATCHED: Table._rematched,
    deeds.FORGOTTEN: Table._forgotten,
}
