"""`paddock school`: a lesson in the terminal, a race like every other with somebody beside you who knows the way."""

from rich.markup import escape

from paddock.core.game import REGISTRY
from paddock.core.words import Say
from paddock.school import Lesson, Step, find_lesson, lessons
from paddock.school.lessons import PUPIL, NotInThisLesson, UnknownLesson
from paddock.terminal.play import BOT, Entry, Quit, Session, new_path
from paddock.terminal.screen import console, speaker

DRIVERS = "policy"  # who plays on against the pupil when the lesson is over


def school(game: str, lesson: str | None, language: str) -> int:
    """One lesson; or the list of all."""
    found = REGISTRY.find(game)
    if lesson is None:
        return show_lessons(game, language)
    taught = find_lesson(found, lesson)
    names = [speaker(language)(Say("you"))]
    names += [f"{BOT} {DRIVERS} {seat + 1}" for seat in range(1, taught.seats)]
    return LessonSession(taught, names, language).run()


def show_lessons(game: str, language: str) -> int:
    """What can be learnt, and how to begin."""
    found, out, speak = REGISTRY.find(game), console(), speaker(language)
    taught = lessons(found)
    if not taught:
        raise UnknownLesson(found, "")
    for each in taught:
        title, aim = (escape(each.words(language)(say)) for say in (each.title, each.aim))
        out.print(f"  [bold]{each.name:14}[/] {title}\n  {'':14} [dim]{aim}[/]")
    out.print(speak(Say("lessons-begin", game=found.name, lesson=taught[0].name)), markup=False)
    return 0


class LessonSession(Session):
    """A race that begins as a lesson and goes on freely."""

    def __init__(self, taught: Lesson, names: list[str], language: str) -> None:
        race = taught.start(names)
        super().__init__(race, new_path(race), language)
        self.lesson = taught
        self.words = taught.words(language)
        self.seen[PUPIL] = len(race.events)
        self.told: Say | None = None  # the last sentence: it holds while several moves are made for it

    def run(self) -> int:
        """Say what is learnt, then teach it."""
        self.out.print(f"[bold]{escape(self.words(self.lesson.title))}[/]")
        self.out.print(self.words(self.lesson.aim), markup=False)
        return super().run()

    def turn(self) -> None:
        """As the lesson has it, while it lasts."""
        step = self.race.step
        move = self.lesson.next_move(step)
        if move is not None and not self.lesson.is_for_pupil(step):
            self.race.play(move)
        elif move is not None:
            self.print_news(PUPIL)
            self.race.play(self.ask(PUPIL, self.race.moves()))
        if step < len(self.lesson.moves) == self.race.step:
            self.finish()
        elif move is None:
            super().turn()

    def ask(self, seat: int, moves: list[int]) -> int:
        """What is said before a move, and the move, until it is the one that the lesson asks for."""
        self.teach()
        while True:
            move = super().ask(seat, moves)
            try:
                self.lesson.require(self.race.step, move)
            except NotInThisLesson as otherwise:
                otherwise.names = lambda language: self.race.players
                self.out.print(f"  [yellow]{escape(otherwise.in_words(self.language))}[/]")
                continue
            return move

    def teach(self) -> None:
        """Say what there is to say here; a sentence that asks for no move waits until it is read."""
        for each in self.lesson.asked(self.race.step):
            if each.say != self.told:
                self.out.print()
                self.tell(each.say)
            self.told = each.say
            if each.answers:
                self.question(each)
            elif each.move is None:
                self.read("lesson-go-on")

    def tell(self, say: Say) -> None:
        """A sentence of the lesson."""
        self.out.print(f"[bold green]{escape(self.words(say, self.race.players))}[/]")

    def question(self, step: Step) -> None:
        """Ask until the answer is right; each is explained."""
        for number, answer in enumerate(step.answers, start=1):
            self.out.print(f"  [bold yellow]{number:2}[/]  {escape(self.words(answer.say, self.race.players))}")
        is_right = False
        while not is_right:
            said = self.read("prompt")
            if said in ("quit", "quitter"):
                raise Quit
            if said.isdigit() and 1 <= int(said) <= len(step.answers):
                answer = step.answers[int(said) - 1]
                self.tell(answer.reply)
                is_right = answer.is_right
            else:
                self.say("not-understood", most=len(step.answers))

    def finish(self) -> None:
        """What was learnt; from here on the race is free."""
        self.print_news(PUPIL)
        self.teach()
        self.tell(self.lesson.done)
        self.say("lesson-over" if self.race.over else "lesson-free")

    def entry(self, entry: Entry) -> str:
        """With a mark at what the lesson points at."""
        is_meant = any(each.points and entry in (each.move, *each.points) for each in self.lesson.asked(self.race.step))
        return ("[bold green]<[/] " if is_meant else "") + super().entry(entry)
