"""Lessons can be taught: their moves replay, they point at things that are there, and everything is said."""

from paddock.core.race import Race
from paddock.core.words import LANGUAGES, Say
from paddock.promises.cases import Case, require, require_same
from paddock.school import Lesson, lessons
from paddock.school.lessons import PUPIL

SHAPES = ("wide", "tall")


def lessons_lead_a_pupil_who_does_what_is_asked_to_their_end(case: Case) -> None:
    """Every move is legal; the pupil is asked for those of their own that leave a choice, and then goes on."""
    for lesson in lessons(case.game):
        race = lesson.start()
        for step, move in enumerate(lesson.moves[lesson.begins :], start=lesson.begins):
            asked = [each.move for each in lesson.asked(step) if each.move is not None]
            is_question = race.turn == PUPIL and len(race.moves()) > 1
            require_same(asked, [move] if is_question else [], race)
            require(is_question or not lesson.asked(step), "broken-sentence", race, lesson=lesson.name)
            race.play(move)
        require(race.over or race.turn == PUPIL, "broken-lesson", race, lesson=lesson.name)


def lessons_point_at_things_that_can_be_seen(case: Case) -> None:
    """On the board or in the hand of the pupil, in both shapes."""
    for lesson in lessons(case.game):
        race = lesson.start()
        for step in range(lesson.begins, len(lesson.moves) + 1):
            points = {part for each in lesson.asked(step) for part in each.points}
            for shape in SHAPES if points else ():
                drawn = picture(race, shape)
                missing = [point for point in sorted(points) if drawn_as(point) not in drawn]
                require_same(missing, [], race)
            if step < len(lesson.moves):
                race.play(lesson.moves[step])


def drawn_as(point: str) -> str:
    """How a picture marks it: a thing by its id, a part by its name."""
    return f'id="{point[1:]}"' if point.startswith("#") else f'data-part="{point}"'


def picture(race: Race, shape: str) -> str:
    """What the pupil sees."""
    drawing, speak, view = race.game.drawing, race.game.words(LANGUAGES[0]), race.view(PUPIL)
    return drawing.board(view, speak, race.players, shape) + drawing.hand(view, speak, race.players, shape, own=True)


def lessons_say_everything_in_every_language(case: Case) -> None:
    """Title, aim and end; every step, and what is said to who does something else."""
    for lesson in lessons(case.game):
        for language in LANGUAGES:
            speak = lesson.words(language)
            for say in (lesson.title, lesson.aim, lesson.done, *said(lesson)):
                require(bool(say.id in speak and speak(say, ["Ann"] * lesson.seats)), "broken-message", message=say.id)


def lessons_have_one_right_answer_to_each_question(case: Case) -> None:
    """Among others, which can be given and are explained."""
    for lesson in lessons(case.game):
        for step in (step for asked in lesson.steps.values() for step in asked if step.answers):
            right = [answer.is_right for answer in step.answers]
            require(len(right) > 1 and right.count(True) == 1, "broken-question", lesson.start(), question=step.say.id)


def said(lesson: Lesson) -> list[Say]:
    """All its sentences."""
    steps = [step for asked in lesson.steps.values() for step in asked]
    answers = [say for step in steps for answer in step.answers for say in (answer.say, answer.reply)]
    return [step.say for step in steps] + answers + [step.otherwise for step in steps if step.move is not None]


OF_LESSONS = (
    lessons_lead_a_pupil_who_does_what_is_asked_to_their_end,
    lessons_point_at_things_that_can_be_seen,
    lessons_say_everything_in_every_language,
    lessons_have_one_right_answer_to_each_question,
)
