"""What is wrong with how a table looks, at each step of a move, in windows of all sizes."""

from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.browser.people import WITH_TIPS

SIZES = (
    "360x640",
    "390x844",
    "844x390",
    "768x1024",
    "1024x768",
    "1366x768",
    "1440x900",
    "1920x1080",
    "720x450",
)
THUMBS = SIZES[:5]  # held in a hand
MOST_TOUCHES = 12
FAULTS = (Path(__file__).parent / "sight.js").read_text()
TARGETS = """() => [...document.querySelectorAll('[data-part].lit:not(.answer)')].map(thing => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return [thing.dataset.part, thing.closest('#board-place') !== null, inside];
})"""
COUNTING = """{
  const { fetch } = window;
  window.asking = 0;
  const answered = () => requestAnimationFrame(() => window.asking -= 1); // the page has read it by then
  window.fetch = async (...what) => {
    window.asking += 1;
    try {
      const answer = await fetch(...what);
      await answer.clone().arrayBuffer();
      return answer;
    } finally { answered(); }
  };
}"""
PLACES = """() => ['hand-place', 'board-place'].map(id => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""


def prepare(context: BrowserContext) -> None:
    """Pages show tips, and count what they have asked for and not been told yet."""
    context.add_init_script(WITH_TIPS)
    context.add_init_script(COUNTING)


def settled(page: Page) -> None:
    """Tips and ghosts have come, and lie where they will lie."""
    page.wait_for_selector("#decision:not([aria-busy])", state="attached")
    page.wait_for_function("() => asking === 0")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def resized(page: Page, size: str) -> None:
    """A window of that size, and the board drawn for it."""
    w, h = map(int, size.split("x"))
    page.set_viewport_size({"width": w, "height": h})
    shape = 390 if w < 1000 or h <= 500 else 1200
    drawn = f"document.querySelector('#board-place > svg')?.viewBox.baseVal.width == {shape}"
    page.wait_for_function(f"{drawn} && document.querySelector('[data-part].lit')")
    settled(page)


def faults(page: Page, size: str, step: Callable[[int], None] = lambda _: None) -> Iterator[str]:
    """What is wrong while a move is touched, part by part, until it can be confirmed; then it is put back."""
    resized(page, size)
    places = page.evaluate(PLACES)
    for touched in range(MOST_TOUCHES):
        settled(page)
        step(touched)
        found = page.evaluate(FAULTS, {"begun": touched > 0, "thumbs": size in THUMBS})
        yield from found
        if page.evaluate(PLACES) != places:
            yield "hand or board jumped"
        if page.locator("#decision").is_visible():
            break
        if not touch(page, touched > 0):
            break
        if not page.locator(".lit").count() and not page.locator("#decision").is_visible():
            yield "nothing more can be touched"
            break
    page.keyboard.press("Escape")


def touch(page: Page, begun: bool) -> bool:
    """Something that is lit, on the board if something was chosen, and in sight if there is such.

    False if there are answers alone, which would be given at once.
    """
    lit = page.evaluate(TARGETS)
    if not lit:
        return False
    part, *_ = max(lit, key=lambda each: (each[1] == begun, each[2]))
    place = "#board-place " if begun and any(each[1] for each in lit) else ""
    page.locator(f"{place}[data-part='{part}'].lit").first.dispatch_event("click")
    page.wait_for_function("() => !document.querySelector('#decision').hidden || document.querySelector('.lit')")
    return True
