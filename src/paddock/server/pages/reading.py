"""Long texts as pages show them: Markdown whose headings can be linked to."""

import re
from dataclasses import dataclass
from itertools import pairwise

from markdown_it import MarkdownIt

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Heading:
    """Where a part of a text begins."""

    id: str
    title: str


@dataclass(frozen=True)
class Text:
    """A text with its title and the headings of its chapters."""

    html: str
    title: Heading
    chapters: tuple[Heading, ...]


def rendered(markdown: str) -> str:
    """A short text as HTML."""
    return str(MARKDOWN.render(markdown))


def read(markdown: str, name: str) -> Text:
    """A text with chapters; the ids of its headings begin with its name: ruling 17 is `rulings-17`."""
    tokens = MARKDOWN.parse(markdown)
    found: dict[str, list[Heading]] = {"h1": [], "h2": [], "h3": []}
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open":
            heading = Heading(name if opening.tag == "h1" else f"{name}-{anchor(inside.content)}", inside.content)
            opening.attrSet("id", heading.id)
            found[opening.tag].append(heading)
    [title] = found["h1"]
    return Text(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}), title, tuple(found["h2"]))


def anchor(title: str) -> str:
    """The number of a heading, or its words."""
    number = re.match(r"(\d+)\.", title)
    return number[1] if number else re.sub(r"\W+", "-", title.lower()).strip("-")
