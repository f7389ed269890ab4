"""The travel poster of Mille Bornes."""

from paddock.core.words import Say, Words
from paddock.drawing.svg import picture, tag


def poster(speak: Words) -> str:
    """From the town to the sea."""
    title = speak(Say("game"))
    return picture(360, 510, tag("title", title), role="img", aria_label=title)
