"""The rules page of every game: its table of contents, everything of the box, and what is only for the browser."""

import re
from html import escape

import pytest

from paddock.core.game import Game
from paddock.core.texts import glossary, settings
from paddock.core.words import LANGUAGES, Say
from paddock.school.book import book
from paddock.server.pages.reading import read, rendered
from tests.contract.cases import every_game
from tests.server.room import OPEN, YOU, Room

pytestmark = pytest.mark.anyio


async def rules_page(room: Room, game: Game, language: str, **asked: str) -> str:
    headers = {"accept-language": language}
    answer = await room.stranger().fetch("GET", f"/rules/{game.name}", headers=headers, params=asked)
    assert answer.status_code == 200
    return answer.text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_link_of_the_contents_leads_somewhere(room: Room, game: Game, language: str) -> None:
    page = await rules_page(room, game, language)
    ids = re.findall(r'<h[123] id="([^"]+)"', page)
    assert len(set(ids)) == len(ids)
    links = re.findall(r'<a href="#([^"]+)">', page.partition('<nav class="contents"')[2].partition("</nav>")[0])
    assert set(links) <= set(ids)
    assert len(links) == len(re.findall("<h[12] id=", page)), "every chapter is listed"


@every_game
async def test_what_explains_itself_at_a_table_has_one_place_in_the_rules(room: Room, game: Game) -> None:
    places = re.findall(r'<li id="thing-([^"]+)">', await rules_page(room, game, "en"))
    assert sorted(places) == sorted(escape(part) for part in glossary(game, game.prepare()))


@every_game
async def test_each_ruling_can_be_linked_to(room: Room, game: Game) -> None:
    assert '<h3 id="rulings-17">17. ' in await rules_page(room, game, "en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_concerns_the_screen_stands_below_the_how_to(room: Room, game: Game, language: str) -> None:
    speak, touch = game.words(language), Say("howto-touch", **settings(game, game.prepare()))
    howto = (await rules_page(room, game, language)).partition('<h1 id="reference">')[0]
    assert touch.id not in speak or rendered(speak(touch)) in howto


def test_headings_have_ids_by_their_number_or_their_words() -> None:
    text = read("# Rulings\n\n## Cars & roads\n\n### 7. Why?\n\nSo.", "rulings")
    assert [text.title.id, *(heading.id for heading in text.chapters)] == ["rulings", "rulings-cars-roads"]
    assert '<h3 id="rulings-7">7. Why?</h3>' in text.html


@pytest.mark.parametrize(("chairs", "stops"), [(2, 4), (4, 5)])
async def test_the_rules_of_a_table_count_the_cards_for_its_players(room: Room, chairs: int, stops: int) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, *[OPEN] * (chairs - 1))
    page = (await ada.fetch("GET", f"/table/{table['id']}")).text
    [link] = re.findall(r'href="(/rules/[^"]+)"', page)
    rules = (await ada.fetch("GET", link.replace("&amp;", "&"))).text
    assert re.search(rf'<b>Stop</b> <span class="count">×&nbsp;{stops}<', rules)


@every_game
async def test_its_pictures_mark_what_is_touched(room: Room, game: Game) -> None:
    figures = (await rules_page(room, game, "en")).split("<figure>")[1:]
    pictures = book(game, game.prepare()).pictures
    for figure, picture in zip(figures, pictures, strict=True):
        drawn = figure.partition("<figcaption>")[0]
        marked = re.findall(
            r'<\w+ [^>]*class="chosen[^>]*data-part="([^"]+)"|data-part="([^"]+)"[^>]*class="chosen', drawn
        )
        assert {one or other for one, other in marked} <= set(picture.parts)
        assert marked, picture.caption("en")
        assert escape(picture.caption("en")[0], quote=False) in figure.replace("&#39;", "'").replace("&#34;", '"')


@every_game
async def test_its_pages_say_of_every_option_what_is_chosen(room: Room, game: Game) -> None:
    asked = {option.name: option.choices[-1] for option in game.options if option.matters is None}
    told = (await rules_page(room, game, "en", **asked)).partition('<dl class="choices-told">')[2].partition("</dl>")[0]
    speak = game.words("en")
    for name, choice in asked.items():
        assert f"<b>{escape(speak(Say(f'option-{name}.{choice}')), quote=False)}</b>" in told.replace("&#39;", "'")
