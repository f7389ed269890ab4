"""`paddock play`: a race in the terminal, line by line, alone against bots or with several people at one screen."""

from itertools import chain, count
from pathlib import Path

import platformdirs
from rich.markup import escape

import paddock
from paddock.bots import bot, bot_move
from paddock.core.errors import BadOption, PaddockError
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.texts import glossary
from paddock.core.words import Say
from paddock.school.tips import FIRST_RACES, tips
from paddock.terminal.editions import asked_game, show_differences
from paddock.terminal.results import show_results
from paddock.terminal.screen import TERMINAL, console, picture, speaker

MANY = 40  # moves that are listed one by one; of more, one is found part by part
FEW = 6  # moves that begin with the same part and are listed all the same
Entry = int | str  # of the list: a move, or a part with which many moves begin
BOT = "bot"  # a player called "bot policy 2" is the bot `policy`


class Quit(Exception):  # not an error
    """The person at the screen stops here; the race is kept."""


def play(
    game: str,
    seats: int | None,
    variant: str | None,
    options: dict[str, str],
    seed: int | None,
    numbers: dict[str, int],
    box: str | None,
    people: int,
    bots: str,
    when_tips: str,
    language: str,
) -> int:
    """A new race of a game, or the race that was saved in a file."""
    if game in paddock.games() or not game.endswith(".json"):
        session = new_game(asked_game(game, numbers, box), seats, variant, options, seed, people, bots, language)
    else:
        session = resumed_game(game, language)
    session.gives_tips = when_tips == "always" or (when_tips == "first" and is_newcomer(session.race.game))
    return session.run()


def is_newcomer(game: Game) -> bool:
    """Whether so few races of a game are kept here that tips come without asking."""
    return len(list(kept_races().glob(f"{game.name}-*.race.json"))) < FIRST_RACES


def new_game(
    game: str | Game,
    seats: int | None,
    variant: str | None,
    options: dict[str, str],
    seed: int | None,
    people: int,
    bots: str,
    language: str,
) -> "Session":
    """A race with people in the first seats and bots in the others."""
    found = REGISTRY.find(game)
    speak = speaker(language)
    bot(bots, found)
    most = found.prepare(seats, variant, options).seats
    if not 0 <= people <= most:
        raise BadOption("bad-people", TERMINAL, people=people, seats=most)
    names = [speak(Say("you"))] if people == 1 else [speak(Say("person", number=n + 1)) for n in range(people)]
    names += [f"{BOT} {bots} {n + 1}" for n in range(people, most)]
    race = Race.start(found, seats, seed, variant, names, options=options)
    return Session(race, new_path(race), language)


def resumed_game(path: str, language: str) -> "Session":
    """A saved race goes on in its file."""
    return Session(paddock.load(path), Path(path), language)


def new_path(race: Race) -> Path:
    """Where a new race is kept: a file that no other has, be it from the same seed."""
    record, folder = race.record, kept_races()
    name = f"{record.game}-{record.variant}-{record.seats}-{record.seed}"
    kept = set(folder.glob("*.race.json"))
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(path for each in names if (path := folder / f"{each}.race.json") not in kept)


def kept_races() -> Path:
    """Where races are kept that nobody saved elsewhere."""
    return Path(platformdirs.user_data_path("paddock")) / "races"


class Session:
    """One race at one screen."""

    def __init__(self, race: Race, path: Path, language: str) -> None:
        self.race = race
        self.path = path
        self.language = language
        self.speak = speaker(language, race.game.package)
        self.glossary = glossary(race.game, race.state)
        self.out = console()
        named = {seat: name.split() for seat, name in enumerate(race.players)}
        self.bots = {
            seat: bot(words[1], race.game) for seat, words in named.items() if len(words) > 1 and words[0] == BOT
        }
        self.people = [seat for seat in range(race.record.seats) if seat not in self.bots]
        self.seen = dict.fromkeys(self.people, len(race.events) if race.record.moves else 0)
        self.at_screen = self.people[0] if len(self.people) == 1 else None  # who looks at the screen now
        self.kept = False
        self.gives_tips = False
        self.merits: dict[Entry, str] = {}  # what speaks for the moves that a newcomer is told of

    def run(self) -> int:
        """Play until the race is over or the person leaves; the exit status."""
        self.say("welcome", game=self.race.game.title(self.language))
        show_differences(self.race.game, self.speak)
        self.keep()
        if not self.kept:
            self.say("not-kept", path=str(self.path))
        try:
            while not self.race.over:
                self.turn()
                self.keep()
        except (KeyboardInterrupt, EOFError, Quit) as stop:
            self.out.print()
            self.keep()
            self.say("kept" if self.kept else "not-kept", path=str(self.path))
            return 130 if isinstance(stop, KeyboardInterrupt) else 0
        self.end()
        return 0

    def turn(self) -> None:
        """One decision, of a bot or a person."""
        seat = self.race.turn
        if seat in self.bots:
            self.race.play(bot_move(self.race, self.bots[seat]))
            return
        moves = self.race.moves()
        # With one person at the screen a decision without a choice needs no question. With several it does: nobody
        # may see from a missing question what another holds.
        if len(moves) == 1 and len(self.people) == 1:
            self.race.play(moves[0])
            return
        self.hand_over(seat)
        self.print_news(seat)
        self.race.play(self.ask(seat, moves))

    def hand_over(self, seat: int) -> None:
        """Another person takes the screen, and nobody sees the other's hand."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.out.clear()
        self.say("hand-over", player=self.race.players[seat])
        self.read("hand-over-prompt")

    def print_news(self, seat: int | None) -> None:
        """What has happened since this person last looked."""
        since = self.seen.get(seat, 0) if seat is not None else 0
        self.out.print()
        self.print_log(seat, since)
        if seat is not None:
            self.seen[seat] = len(self.race.events)

    def ask(self, seat: int, moves: list[int]) -> int:
        """Show the table and the numbered moves, and take commands until one is a move."""
        found = tips(self.race.game, self.race.state) if self.gives_tips else []
        self.merits = {tip.move: self.speak(tip.merit, self.race.players) for tip in found}
        self.out.print()
        self.out.print(picture(self.race, seat, self.speak))
        begun: tuple[str, ...] = ()
        while True:
            entries, refused = self.listed(moves, begun)
            self.show(entries, refused)
            chosen = self.choose(seat, entries, refused)
            if isinstance(chosen, int):
                return chosen
            begun = (*begun, chosen) if chosen else begun[:-1]
            if not chosen and not begun:
                self.out.print()
                self.out.print(picture(self.race, seat, self.speak))

    def choose(self, seat: int, entries: list[Entry], refused: list[int]) -> Entry:
        """Take commands until one names an entry; nothing means a step back, and the table again."""
        while True:
            match self.read("prompt").split(maxsplit=1):
                case []:
                    return ""
                case [number] if number.isdigit() and 1 <= int(number) <= len(entries):
                    return entries[int(number) - 1]
                case ["?" | "help" | "aide"]:
                    self.say("commands")
                case ["?" | "help" | "aide", what]:
                    self.explain(what, [*entries, *refused])
                case ["why" | "pourquoi", number] if number.isdigit():
                    self.why(int(number), entries, refused)
                case ["log" | "journal"]:
                    self.print_whole_log(seat)
                case ["save" | "enregistrer", path]:
                    self.save(path)
                case ["save" | "enregistrer"]:
                    self.save(str(self.path))
                case ["quit" | "quitter"]:
                    raise Quit
                case _:
                    self.say("not-understood", most=len(entries))

    def listed(self, moves: list[int], begun: tuple[str, ...]) -> tuple[list[Entry], list[int]]:
        """The moves that go on from some parts, and those refused; parts instead where there are too many."""
        fitting = self.grouped(moves, begun)
        legal = set(moves)
        thinkable = self.race.game.thinkable(self.race.state)
        refused = self.grouped([move for move in thinkable if move not in legal], begun)
        if sum(map(len, fitting.values())) <= MANY:
            return list(chain(*fitting.values())), list(chain(*refused.values()))
        entries: list[Entry] = []
        for part, group in fitting.items():
            entries += [part] if len(group) > FEW else group
        return entries, list(chain(*(group for part, group in refused.items() if part not in entries)))

    def grouped(self, moves: list[int], begun: tuple[str, ...]) -> dict[str, list[int]]:
        """Moves that begin with some parts, by the part that comes next."""
        found: dict[str, list[int]] = {}
        for move in moves:
            parts = self.race.choice(move).parts
            if parts[: len(begun)] == begun:
                found.setdefault(parts[len(begun)] if len(parts) > len(begun) else "", []).append(move)
        return found

    def show(self, entries: list[Entry], refused: list[int]) -> None:
        """What can be done, and what cannot."""
        self.out.print()
        for number, entry in enumerate(entries, start=1):
            self.out.print(f"  [bold yellow]{number:2}[/]  {self.entry(entry)}")
            if entry in self.merits:
                self.out.print(f"      [green]★ {escape(self.merits[entry])}[/]")
        if refused:
            self.say("refused")
        for number, move in enumerate(refused, start=len(entries) + 1):
            label = self.speak(self.race.choice(move).label, self.race.players)
            self.out.print(f"  {number:2}  {label}", style="dim", markup=False)

    def entry(self, entry: Entry) -> str:
        """A move with its consequence, or a part with which more than one can be done."""
        if isinstance(entry, str):
            return f"{escape(self.named(entry))} …"
        choice = self.race.choice(entry)
        note = f"  [dim]{escape(self.speak(choice.note, self.race.players))}[/]" if choice.note else ""
        return escape(self.speak(choice.label, self.race.players)) + note

    def named(self, part: str) -> str:
        """What a part is called."""
        thing = self.glossary.get(part)
        return self.speak(thing.name) if thing else part.rpartition(":")[2]

    def explain(self, what: str, entries: list[Entry]) -> None:
        """A thing by its name, or those of a numbered line."""
        if what.isdigit() and 1 <= int(what) <= len(entries):
            entry = entries[int(what) - 1]
            touched = (entry,) if isinstance(entry, str) else self.race.choice(entry).parts
            parts = [part for part in touched if part in self.glossary]
        else:
            parts = [part for part in self.glossary if self.called(what, part)]
        if not parts:
            self.say("unknown-part", what=what)
        for part in parts:
            thing = self.glossary[part]
            name = f"[bold]{self.speak(thing.name)}[/]"
            self.out.print(f"  {self.speak(Say('explained', name=name, help=thing.help))}")

    def called(self, what: str, part: str) -> bool:
        """Whether a person may mean this part of the table."""
        return what.lower() in self.named(part).lower() or what.lower() in part

    def why(self, number: int, moves: list[Entry], refused: list[int]) -> None:
        """Why a move of the second list cannot be made."""
        if 1 <= number <= len(moves):
            self.say("why-legal", number=number)
        elif number <= len(moves) + len(refused):
            self.out.print(f"  {self.race.why_not(refused[number - len(moves) - 1], self.language)}", markup=False)
        else:
            self.say("why-which")

    def print_whole_log(self, seat: int) -> None:
        """The whole log."""
        self.print_log(seat, 0)

    def print_log(self, seat: int | None, since: int) -> None:
        """The log from an event on."""
        for line in self.race.log(seat, self.language, since):
            self.out.print(f"  {line}", style="dim", markup=False)

    def save(self, path: str) -> None:
        """Save where the person wants it; a failure is said, and the race goes on."""
        try:
            self.race.record.save(path)
            self.say("saved", path=path)
        except PaddockError as error:
            self.out.print(error.in_words(self.language), markup=False)

    def keep(self) -> None:
        """Write the race down after every move, so that nothing is lost whatever happens."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.race.record.save(self.path)
            self.kept = True
        except (PaddockError, OSError):
            self.kept = False

    def end(self) -> None:
        """The last events, the score sheet, and where the record lies."""
        self.print_news(self.people[0] if len(self.people) == 1 else None)
        self.out.print()
        show_results(self.race, self.language)
        if self.kept:
            self.say("record-kept", path=str(self.path))

    def read(self, prompt: str) -> str:
        """A line from the person."""
        return input(self.speak(Say(prompt)) + " ").strip()

    def say(self, id: str, **facts: object) -> None:
        """A line of the terminal's own words."""
        self.out.print(self.speak(Say(id, **facts)), markup=False)
