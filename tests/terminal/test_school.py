"""Lessons in the terminal: who does what is asked comes to the end, who does not is told why."""

from itertools import cycle

import pytest

from paddock.core.game import REGISTRY
from paddock.school import Lesson, lessons
from paddock.terminal.play import Entry, Quit
from paddock.terminal.school import LessonSession
from tests.terminal.command import Home

ALL = [lesson for game in REGISTRY.games.values() for lesson in lessons(game)]
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")


class Pupil(LessonSession):
    """Does what is asked, after something else where that is possible; goes home when the lesson is over."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, ["You", *[f"bot policy {seat}" for seat in range(1, lesson.seats)]], "en")
        self.said: list[str] = []
        self.erred = -1
        self.guesses = cycle(["?", "3", "2", "1"])  # to questions

    def choose(self, seat: int, entries: list[Entry], refused: list[int]) -> Entry:
        wanted = self.lesson.next_move(self.race.step)
        if wanted is None:
            raise Quit
        others = [entry for entry in entries if isinstance(entry, int) and entry != wanted]
        if others and self.erred < self.race.step:
            self.erred = self.race.step
            return others[-1]
        if wanted in entries:
            return wanted
        parts = self.race.choice(wanted).parts
        return next(entry for entry in entries if entry in parts)

    def read(self, prompt: str) -> str:
        return next(self.guesses) if prompt == "prompt" else ""

    def keep(self) -> None:
        self.kept = True

    def say(self, id: str, **facts: object) -> None:
        self.said.append(id)


@every_lesson
def test_a_pupil_who_does_what_is_asked_comes_to_the_end(lesson: Lesson, capsys: pytest.CaptureFixture[str]) -> None:
    pupil = Pupil(lesson)
    assert pupil.run() == 0
    assert tuple(pupil.race.record.moves[: len(lesson.moves)]) == lesson.moves
    assert {"lesson-free", "lesson-over"} & set(pupil.said)
    told = " ".join(capsys.readouterr().out.split())
    for step in (step for asked in lesson.steps.values() for step in asked):
        replies = [answer.reply for answer in step.answers if answer.is_right]
        for say in (step.say, *replies):
            assert " ".join(lesson.words("en")(say, pupil.race.players).split()) in told


def test_lessons_are_listed_and_begun(home: Home) -> None:
    listed = home.run("school", "mille-bornes")
    assert "Your first miles" in listed.stdout and "paddock school mille-bornes first-miles" in listed.stdout
    begun = home.run("school", "mille-bornes", "first-miles", typed="\n2\n1\nquit\n")
    assert "Nothing drives without a green light" in begun.stdout and "The light is green" in begun.stdout


def test_who_asks_for_another_lesson_is_told_which_there_are(home: Home) -> None:
    done = home.run("school", "mille-bornes", "parking", "--language", "fr")
    assert done.returncode == 2 and "first-miles" in done.stderr
