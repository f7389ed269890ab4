"""Ways are looked at and planned before they are driven: Road Kill Rally in a real browser."""

from playwright.sync_api import expect

from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import wait_beyond, wait_for_turn
from tests.browser.serving import Server, race_until

BOTS = {1: "learner"}


def spaces_ahead(race: Race, count: int) -> list[tuple[int, dict[str, object]]]:
    """The next rows with what lies on their spaces."""
    here = race.view(0)["cars"][0]["row"]
    rows = [row for row in race.view(0)["road"]["rows"] if here < row["row"] <= here + count]
    return [(row["row"], space) for row in rows for space in row["spaces"]]


def open_road_ahead(race: Race) -> bool:
    """The first seat has some spaces to go, and nothing on them asks for a decision."""
    view = race.view(0)
    if race.turn != 0 or view["phase"] != "step" or view["pending"]["left"] < 4 or view["pending"]["ahead"]:
        return False
    ahead = spaces_ahead(race, view["pending"]["left"])
    cars = {car["row"] for car in view["cars"]}
    rows = {row for row, _ in ahead}
    return (
        len(rows) == view["pending"]["left"] and not rows & cars and all(set(space) == {"colour"} for _, space in ahead)
    )


def risky_road_ahead(race: Race) -> bool:
    """The first seat is asked for its speed, and the fastest has dice on its way."""
    if race.turn != 0 or race.view(0)["phase"] != "set-speed":
        return False
    return "one die (" in fastest_note(race) or "dice (" in fastest_note(race)


def fastest_note(race: Race) -> str:
    note = race.choice(race.moves()[-1]).note
    assert note is not None
    return race.game.words("en")(note)


def test_a_planned_path_is_driven_without_another_touch(visitor: Visits, server: Server) -> None:
    race = race_until(open_road_ahead, box="road-kill-rally")
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, BOTS))
    wait_for_turn(page)
    car, left = race.view(0)["cars"][0], race.view(0)["pending"]["left"]
    row, other = car["row"], 1 - car["lane"]
    for space in (f"space:{row + 1},{other}", f"space:{row + 2},{car['lane']}", f"space:{row + left - 1},{other}"):
        page.locator(f"#board-place [data-part='{space}']").click()
    expect(page.locator("#decision span")).to_contain_text("2")
    page.locator("#confirm").click()
    expect(page.locator("#status")).to_have_attribute("aria-label", "Choose where to drive: one space to go")


def test_a_speed_shows_the_dice_along_the_way_before_it_is_set(visitor: Visits, server: Server) -> None:
    race = race_until(risky_road_ahead, box="road-kill-rally")
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, BOTS))
    wait_for_turn(page)
    page.locator("#hand-place [data-part^='speed:'].lit").last.hover()
    expect(page.locator("#why")).to_contain_text("right lane:")
    expect(page.locator("#camera .ghost.tells").first).to_be_visible()


def without_a_choice(race: Race) -> bool:
    """The first seat has one possible answer, to a question that tells nothing by being asked."""
    return race.turn == 0 and len(race.moves()) == 1 and race.game.reaction(race.state) is None


def test_the_only_possible_answer_needs_no_touch(visitor: Visits, server: Server) -> None:
    race = race_until(without_a_choice, box="road-kill-rally")
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race, BOTS))
    wait_beyond(page, race.step + 2)  # it was opened and started
