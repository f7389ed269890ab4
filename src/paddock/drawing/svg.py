"""A small writer of SVG: every drawing is a string, made of the strings of its parts."""

import re
from functools import lru_cache
from html import escape

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

SPACE = "http://www.w3.org/2000/svg"

Attribute = str | float | None


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element; `class_` and `data_part` mean `class` and `data-part`, None leaves an attribute out."""
    head = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = safe(value) if isinstance(value, str) else number(value)
            head.append(f'{spelt(key)}="{shown}"')
    if inside:
        return f"<{' '.join(head)}>{''.join(inside)}</{name}>"
    return f"<{' '.join(head)}/>"


# The same colours, numbers and names come again in every drawing: the last thousands are kept.
@lru_cache(256)
def spelt(key: str) -> str:
    """The name of an attribute as SVG spells it."""
    return key.rstrip("_").replace("_", "-")


@lru_cache(8192)
def safe(text: str) -> str:
    """Text as XML can hold it."""
    return escape(NOT_XML.sub("", text))


@lru_cache(8192)
def number(value: float) -> str:
    """A number to a tenth of a pixel, as short as it goes; zero has no sign."""
    return f"{round(value, 1) + 0:g}"


def group(*inside: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **attributes: Attribute) -> str:
    """Elements drawn together, moved, scaled and turned."""
    return tag("g", *inside, transform=placed(x, y, scale, turn), **attributes)


def placed(x: float, y: float, scale: float = 1, turn: float = 0) -> str | None:
    """The attribute `transform`, which style sheets can animate."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({round(scale, 4):g})")
    return " ".join(steps) or None


def named(label: str, *inside: str, x: float = 0, y: float = 0, **attributes: Attribute) -> str:
    """A group that a screen reader calls by a name and a pointer explains."""
    inside = (tag("title", safe(label)), *inside)
    return tag("g", *inside, transform=placed(x, y), role="img", aria_label=label, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def anchor(id: str, x: float, y: float, width: float, height: float) -> str:
    """A place to go to or to come from, where nothing is drawn."""
    return rect(x, y, width, height, fill="none", id=id)


def path(d: str, **attributes: Attribute) -> str:
    """A path."""
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def text(x: float, y: float, words: str, size: float, kind: str = "on-panel", anchor: str = "middle") -> str:
    """A line of text; its kind is a class of the style sheet, such as `heavy on-sign`."""
    side = None if anchor == "start" else anchor
    return tag("text", safe(words), x=x, y=y, font_size=size, text_anchor=side, class_=kind)


def figure(x: float, y: float, words: str, size: float, unit: str, small: float) -> str:
    """A large number with its unit after it."""
    big = tag("tspan", safe(words), class_="heavy on-panel", font_size=size)
    return tag("text", big, tag("tspan", safe(unit), class_="on-panel-soft", font_size=small, dx=7), x=x, y=y)


def window(x: float, y: float, width: float, height: float, *inside: str) -> str:
    """A drawing within a rectangle; what reaches beyond it is not seen."""
    return tag("svg", *inside, x=x, y=y, width=width, height=height)


def symbol(name: str, width: float, height: float, *inside: str) -> str:
    """A drawing to be used many times."""
    return tag("symbol", *inside, id=name, viewBox=f"0 0 {number(width)} {number(height)}")


def use(name: str, x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A symbol put somewhere."""
    return tag("use", href=f"#{name}", x=x, y=y, width=width, height=height, **attributes)


def picture(width: float, height: float, *inside: str, **attributes: Attribute) -> str:
    """A drawing of its own, with the house's style."""
    box = f"0 0 {number(width)} {number(height)}"
    size: dict[str, Attribute] = {"viewBox": box, "width": width, "height": height}
    return tag("svg", *inside, xmlns=SPACE, class_="paddock", **size, **attributes)


def pictured(title: str, width: float, height: float, *inside: str) -> str:
    """One thing as a drawing of its own, with its name."""
    return picture(width, height, tag("title", safe(title)), *inside, role="img", aria_label=title)


def library(*symbols: str) -> str:
    """Symbols for a page: nothing of it is seen where it stands."""
    return tag("svg", *symbols, xmlns=SPACE, class_="paddock-art", width=0, height=0, aria_hidden="true")
