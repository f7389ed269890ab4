import re
import time

import pytest
from playwright.sync_api import Page, expect

from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import (
    PHONE,
    Person,
    in_french,
    play_a_move,
    ready,
    table_of,
    wait_beyond,
    wait_for_turn,
    wait_until_level,
)
from tests.browser.serving import GAME, Server, race_until

SAYS = "#says li"


def seated(ada: Person, bob: Person) -> tuple[Page, Page]:
    """A race of two people: Ada keeps a chair for a friend, Bob follows her link."""
    page = ada.go(f"/new/{GAME}")
    page.locator("select[name=chair-1]").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    ready(page)
    expect(page.get_by_role("button", name="Start the race")).to_be_disabled()
    bob.page.goto(page.locator("#invite").input_value())
    bob.page.locator("[data-do=sit]").click()
    expect(page.get_by_role("button", name="Start the race")).to_be_enabled()
    page.get_by_role("button", name="Start the race").click()
    for each in (page, bob.page):
        expect(each.locator(".table")).to_have_attribute("data-state", "racing")
    return page, bob.page


@pytest.fixture
def pair(visitor: Visits) -> tuple[Page, Page]:
    """Who is to move, and who waits."""
    both = seated(visitor("Ada"), visitor("Bob"))
    both[0].wait_for_selector(".acting")
    mine = both[0].locator(".acting .tag").inner_text() == "you"
    return both if mine else (both[1], both[0])


def test_every_browser_adds_salt_and_checks_the_deal_against_what_it_saw_first(visitor: Visits) -> None:
    both = seated(visitor("Ada"), visitor("Bob"))
    for page in both:
        page.get_by_role("tab", name="Score").click()
        page.locator("#pane-sheet summary").click()
        for name in ("Ada", "Bob"):
            expect(page.locator("#fair")).to_contain_text(f"{name} added:")
    both[0].on("dialog", lambda dialog: dialog.accept())
    both[0].get_by_role("button", name="End the game").click()
    for page in both:
        page.reload()
        page.get_by_role("button", name="Fair cards?").click()
        expect(page.locator("#toast")).to_contain_text("your own chance is in it")
        page.evaluate("localStorage['paddock-fair'] = localStorage['paddock-fair'].replace(/commitment.../, '$&x')")
        page.get_by_role("button", name="Fair cards?").click()
        expect(page.locator("#toast")).to_have_text("The secret does not fit the seal!")


def test_the_form_of_a_table_that_is_refused_says_why_and_loses_nothing(visitor: Visits) -> None:
    ada = visitor("Ada")
    page = ada.go("/new/road-kill-rally")
    page.locator("input[name=count][value='2']").check(force=True)
    page.locator("summary").click()
    page.locator("select[name=option-teams]").select_option("pairs")
    page.locator("select[name=option-length]").select_option("short")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#toast")).to_contain_text("Two drivers make no teams.")
    expect(page.locator("select[name=option-length]")).to_have_value("short")
    assert "422" in ada.wrong.pop()
    page.locator("input[name=count][value='4']").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    ready(page)


def test_a_friend_joins_by_a_link_and_sees_every_move(pair: tuple[Page, Page]) -> None:
    mover, other = pair
    assert wait_for_turn(mover)
    expect(other.locator("[data-part].lit")).to_have_count(0)
    play_a_move(mover)
    wait_beyond(other, 0)
    expect(other.locator("#log li").last).to_be_attached()
    wait_until_level(other, mover)
    assert wait_for_turn(other)


def test_somebody_types_the_code_on_a_phone_in_french_and_sits_down(visitor: Visits) -> None:
    page = visitor("Ada").go(f"/new/{GAME}")
    page.locator("select[name=chair-1]").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    code = page.locator("#code").inner_text()
    lea = visitor(language="fr", **PHONE)
    phone = lea.go("/")
    phone.get_by_label("Rejoindre par un lien ou un code").fill(code.lower().replace("-", " "))
    phone.get_by_role("button", name="Rejoindre").click()
    phone.get_by_label("Votre nom").fill("Léa")
    phone.get_by_role("button", name="S’asseoir").click()
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".players")).to_contain_text("Léa")
    for each in (page, phone):
        expect(each.locator(".table")).to_have_attribute("data-state", "racing")
    expect(phone.locator("#notice")).to_be_empty()
    in_french(phone)


def test_a_wrong_code_is_answered_in_words_beside_the_field(visitor: Visits) -> None:
    luc = visitor("Luc", "fr")
    page = luc.go("/")
    page.get_by_label("Rejoindre par un lien ou un code").fill("KRT BWM HZX")
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.locator("#join-why")).to_contain_text("ne mène à aucune table")
    assert "404" in luc.wrong.pop()


def test_who_does_nothing_is_nudged_and_says_that_they_are_here(pair: tuple[Page, Page], server: Server) -> None:
    acting, waiting = pair
    nudge, asked = waiting.get_by_role("button", name="Still there?"), acting.locator(".asked")
    expect(waiting.locator(".acting .clock")).to_have_text(re.compile(r"^\d+ s$"))
    expect(nudge).to_be_hidden()
    server.let_pass(30)
    waiting.clock.set_fixed_time(time.time() + 30)
    expect(asked).to_be_hidden()
    nudge.click()
    expect(nudge).to_be_hidden()
    expect(asked).to_contain_text("Are you still there?")
    acting.get_by_role("button", name="I am here").press("Enter")
    expect(asked).to_be_hidden()
    expect(waiting.locator("#log li").last).to_contain_text("is still there.")


@pytest.mark.parametrize(("button", "words"), [("Start the race", "you are watching"), ("End the game", "was ended")])
def test_a_code_that_comes_late_leads_to_a_clear_page(visitor: Visits, button: str, words: str) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    page = ada.go(f"/new/{GAME}")
    page.locator("select[name=chair-1]").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    code = page.locator("#code").inner_text()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Give it to a bot").click()
    expect(page.get_by_role("button", name="Start the race")).to_be_enabled()
    page.get_by_role("button", name=button).click()
    expect(page.locator("#gathering")).to_be_empty()
    late = bob.go("/")
    late.get_by_label("Join by a link or code").fill(code)
    late.get_by_role("button", name="Join").click()
    expect(late.locator("#notice")).to_contain_text(words)


def test_a_stranger_becomes_a_guest_by_sitting_down(visitor: Visits) -> None:
    ada, nobody = visitor("Ada"), visitor()
    ada_page, _ = seated(ada, nobody)
    expect(ada_page.locator(".players")).to_contain_text("Guest")


def test_after_a_lost_connection_nothing_is_missing(visitor: Visits) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    seated(ada, bob)
    mover, other = (ada, bob) if wait_mine(ada.page) else (bob, ada)
    other.context.set_offline(True)
    expect(other.page.locator("#offline")).to_be_visible()
    play_a_move(mover.page)
    other.context.set_offline(False)
    expect(other.page.locator("#offline")).to_be_hidden()
    wait_until_level(other.page, mover.page)
    kept = other.page.locator("#log li").all_inner_texts()
    other.page.reload()
    ready(other.page)
    assert other.page.locator("#log li").all_inner_texts() == kept


def wait_mine(page: Page) -> bool:
    """Whether it is the turn of who looks."""
    page.wait_for_selector(".acting")
    return page.locator(".acting .tag").inner_text() == "you"


def test_two_tabs_of_one_player_agree(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    table = server.lay_out(ada.token, race_until(plays_on), {1: "learner"})
    first, second = ada.sit_at(table), ada.tab()
    second.goto(first.url)
    ready(second)
    assert wait_for_turn(second)
    play_a_move(first)
    assert wait_for_turn(first)
    wait_until_level(second, first)
    play_a_move(second)
    assert wait_for_turn(second)
    wait_until_level(first, second)


def plays_on(race: Race) -> bool:
    return race.turn == 0 and race.view(0)["phase"] == "playing"


def test_a_spectator_sees_no_hand_no_secret_and_no_moves(visitor: Visits, server: Server) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    race = race_until(plays_on)
    table = server.lay_out(ada.token, race, {1: "learner"})
    heard: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page = eve.sit_at(table)
    play_a_move(ada.sit_at(table))
    wait_beyond(page, len(race.record.moves) + 2)
    assert page.locator("#hand-place [data-part]").count() == 0
    assert page.locator("[data-move], [data-part].lit, [data-do]").count() == 0
    everything = page.content() + "".join(heard)
    assert race.record.secret not in everything
    assert "Ada: drew a card" in everything
    assert not re.search(r"Ada: drew (?!a card)", everything)
    page.locator("#tab-chat").click()
    expect(page.locator("#say")).to_be_hidden()
    page.locator("#tab-hint").click()
    expect(page.locator("#ask-hint")).to_be_hidden()


def test_a_shared_screen_is_handed_over_without_showing_the_hand_before(visitor: Visits, server: Server) -> None:
    def next_is_bob(race: Race) -> bool:
        return race.turn == 1 and race.view(1)["phase"] == "playing" and len(race.record.moves) > 6

    ada = visitor("Ada")
    path = f"/table/{server.lay_out(ada.token, race_until(next_is_bob))}"
    first = ada.context.request.get(f"{server.url}{path}").text()
    assert "The hand of Ada" not in first and "Ada: drew a card" in first
    page = ada.go(path)
    expect(page.locator("#handover h2")).to_have_text("Bob, it is your turn")
    expect(page.locator("#hand-place")).to_be_hidden()
    page.get_by_role("button", name="I am here").click()
    expect(page.locator("#hand-place")).to_be_visible()
    expect(page.locator("#hand-place")).to_contain_text("Bob")
    play_a_move(page)
    expect(page.locator("#handover h2")).to_have_text("Ada, it is your turn")
    expect(page.locator("#hand-place")).to_be_hidden()
    log = page.locator("#log").inner_text()
    page.get_by_role("button", name="I am here").click()
    expect(page.locator("#hand-place")).to_contain_text("Ada")
    expect(page.locator("#log")).not_to_have_text(log)
    assert not re.search(r"Bob: drew (?!a card)", page.locator("#log").inner_text())


def test_people_talk_in_words_and_phrases_and_may_be_muted(visitor: Visits) -> None:
    ada, bob = visitor("Ada"), visitor("Bob", "fr")
    here, there = seated(ada, bob)
    for page in (here, there):
        page.locator("#tab-chat").click()
    here.locator("#say input").fill("Nice car <b>!</b>")
    here.locator("#say button").click()
    expect(there.locator(SAYS)).to_have_text("Ada Nice car <b>!</b>")
    there.locator("[data-phrase=good-luck]").click()
    expect(here.locator(SAYS).last).to_have_text("Bob Good luck!")
    assert there.locator(SAYS).last.inner_text() != "Bob Good luck!"
    here.get_by_role("button", name="Mute").click()
    expect(here.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    there.locator("[data-phrase=ouch]").click()
    expect(there.locator(SAYS)).to_have_count(3)
    here.reload()
    ready(here)
    expect(here.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    expect(here.locator(SAYS)).to_have_count(1)
    here.get_by_role("button", name="Mute").click()
    expect(here.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "false")


def test_an_unread_remark_shows_a_dot(pair: tuple[Page, Page]) -> None:
    one, other = pair
    one.locator("#tab-chat").click()
    one.locator("[data-phrase=hello]").click()
    expect(other.locator("#unread")).to_be_visible()
    other.locator("#tab-chat").click()
    expect(other.locator("#unread")).to_be_hidden()


def test_both_go_on_to_the_same_rematch(visitor: Visits) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    here, there = seated(ada, bob)
    here.on("dialog", lambda dialog: dialog.accept())
    here.get_by_role("button", name="End the game").click()
    here.get_by_role("button", name="Rematch").click()
    here.wait_for_url(re.compile(f"/table/(?!{table_of(there)})"))
    there.get_by_role("link", name="To the rematch").click()
    there.wait_for_url(here.url)
    ready(here)
    here.get_by_role("button", name="Start the race").click()
    for page in (here, there):
        expect(page.locator(".table")).to_have_attribute("data-state", "racing")


def test_who_left_is_shown_as_absent_through_the_moves_of_others(visitor: Visits) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    here, _ = seated(ada, bob)
    mine = wait_mine(here)
    bob.page.goto(f"{ada.server.url}/")
    expect(here.locator(".players .absent")).to_contain_text("Bob")
    if mine:
        play_a_move(here)
        expect(here.locator(".players .absent")).to_contain_text("Bob")


def test_ending_a_race_takes_both_and_leaving_it_takes_a_question(pair: tuple[Page, Page]) -> None:
    first, second = pair
    play_a_move(first)
    wait_until_level(second, first)
    while second.locator("[data-do=propose-ending]").count() + first.locator("[data-do=propose-ending]").count() < 2:
        acting, waiting = (first, second) if wait_mine(first) else (second, first)
        play_a_move(acting)
        wait_until_level(waiting, acting)
    first.locator("[data-do=propose-ending]").click()
    expect(first.locator(".notice")).to_contain_text("It ends when all the others agree")
    expect(second.locator(".notice")).to_contain_text("proposes to end the race without a result")
    second.get_by_role("button", name="Play on").click()
    for page in pair:
        expect(page.locator(".notice")).to_have_count(0)
        expect(page.locator("[data-do=propose-ending]")).to_be_visible()
    second.once("dialog", lambda dialog: dialog.accept())
    second.get_by_role("button", name="Leave", exact=True).click()
    expect(second.locator(".notice")).to_contain_text("you are watching")
    expect(first.locator(".players .away .tag")).to_have_text("left")
