"""Lessons in the browser: what is pointed at leads to the end, on a phone and on a desk."""

import json
import re
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.core.words import Say
from paddock.school import Lesson, Step, lessons
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, table_of
from tests.browser.serving import Server

ALL = [lesson for game in REGISTRY.games.values() for lesson in lessons(game)]
WINDOWS: tuple[dict[str, Any], ...] = (PHONE, {})
MORE_THAN_A_LESSON_HAS = 60  # moves
HAS_COME_TO = "version => Number(document.querySelector('.table').dataset.version) >= version"


@dataclass
class Pupil:
    """Somebody at the table of a lesson who reads, answers, first wrongly, and touches what is asked for."""

    page: Page
    server: Server
    lesson: Lesson

    @property
    def race(self) -> Race:
        return self.server.race(table_of(self.page))

    def said(self, say: Say) -> str:
        return self.lesson.words("en")(say, self.race.players)

    def learn(self) -> None:
        """Until the lesson is done."""
        for _ in range(MORE_THAN_A_LESSON_HAS):
            self.page.wait_for_selector("[data-part].lit, #lesson-on:visible, #lesson-answers button, #lesson.done")
            before, race = self.server.now(table_of(self.page))
            self.page.wait_for_function(HAS_COME_TO, arg=before)
            made = sum(self.take(step, race) for step in self.lesson.asked(race.step))
            if self.page.locator("#lesson.done").is_visible():
                return
            self.page.wait_for_function(HAS_COME_TO, arg=before + max(made, 1))

    def take(self, step: Step, race: Race) -> int:
        """A sentence, a question or a move; how many moves the page has made of it."""
        expect(self.page.locator("#lesson-says")).to_have_text(self.said(step.say))
        for point in step.points:
            thing = f"[id='{point[1:]}']" if point.startswith("#") else f"[data-part='{point}']"
            expect(self.page.locator(f"{thing}.pointed").first).to_be_attached()
        if step.move is not None:
            return 1 + min(self.touch(race.choice(step.move).parts), self.more_for(step, race.step))
        for answer in sorted(step.answers, key=lambda each: each.is_right):
            self.page.locator("#lesson-answers").get_by_text(self.said(answer.say), exact=True).click()
            expect(self.page.locator("#lesson-says")).to_have_text(self.said(answer.reply))
        self.page.locator("#lesson-on").click()
        return 0

    def more_for(self, step: Step, at: int) -> int:
        """How many more moves the same sentence asks for."""
        later = (self.lesson.asked(number) for number in range(at + 1, len(self.lesson.moves)))
        return len(list(takewhile(lambda asked: [each.say for each in asked] == [step.say], later)))

    def touch(self, parts: tuple[str, ...]) -> int:
        """Touch the parts of a move that are not laid out already, and confirm it if asked; how many are planned on."""
        for number, part in enumerate(parts):
            thing = self.page.locator(f"[data-part='{part}']").first
            if part in parts[:number] or "chosen" not in (thing.get_attribute("class") or ""):
                thing.dispatch_event("click")
        if not self.page.locator("#decision").is_visible():
            return 0
        planned = self.planned()
        self.page.locator("#confirm").dispatch_event("click")
        return planned

    def planned(self) -> int:
        """How many moves the page says that it goes on with, in its own words."""
        words = json.loads(self.page.locator("#words").get_attribute("data-words") or "")
        said = re.escape(words["planned"]).replace(re.escape("{ $count }"), r"(\d+)")
        found = re.search(said, self.page.locator("#decision").inner_text())
        return int(found[1]) if found else 0


@pytest.mark.parametrize("number", range(len(ALL)), ids=lambda n: f"{ALL[n].game.name}-{ALL[n].name}")
def test_what_a_lesson_asks_for_leads_to_its_end(number: int, visitor: Visits, server: Server) -> None:
    lesson = ALL[number]
    page = visitor("Ada", **WINDOWS[number % 2]).go(f"/school/{lesson.game.name}")
    page.locator(f"[data-lesson='{lesson.name}']").click()
    page.wait_for_url("**/table/*")
    pupil = Pupil(page, server, lesson)
    pupil.learn()
    assert tuple(pupil.race.record.moves[: len(lesson.moves)]) == lesson.moves
    page.goto(f"{server.url}/school/{lesson.game.name}")
    expect(page.locator(".lessons .learnt [data-lesson]")).to_have_attribute("data-lesson", lesson.name)


def test_who_does_something_else_is_told_why_beside_it(visitor: Visits, server: Server) -> None:
    lesson = next(lesson for lesson in ALL if lesson.name == "first-miles")
    page = visitor("Ada", **PHONE).go("/")
    page.locator(f"[data-game='{lesson.game.name}'][data-lesson='{lesson.name}']").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-part].lit")
    pupil = Pupil(page, server, lesson)
    while page.locator("#lesson-on").is_visible():
        page.locator("#lesson-on").click()
    race = pupil.race
    other = next(move for move in race.moves() if move != lesson.next_move(race.step))
    pupil.touch(race.choice(other).parts)
    step = next(step for step in lesson.asked(race.step) if step.move is not None)
    expect(page.locator("#why.refused")).to_have_text(pupil.said(step.otherwise))
    assert pupil.race.step == race.step
