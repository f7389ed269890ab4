"""Driving school: lessons that every game brings as data, taught at a table or in a terminal."""

from paddock.school.lessons import Answer, Lesson, Step, find_lesson, lesson_called, lessons

__all__ = ["Answer", "Lesson", "Step", "find_lesson", "lesson_called", "lessons"]
