"""Gestures: what happened, as movements on the picture before. A game says which ones an event is; the page plays them.

Places and things are elements of the board or of a hand by their ids. They stand in the picture before the event or in
the one after it. Art is a symbol of the game's library. Lengths are milliseconds at the usual pace.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from paddock.core.game import Event, Game
from paddock.core.words import Say
from paddock.drawing.sounds import Sound

Harm = Literal["hit", "crash", "spin", "wipe-out"]


class Fly(TypedDict):
    """A card, a tile or a token goes from one place to another."""

    kind: Literal["fly"]
    length: int
    sound: Sound | None
    art: str  # as it leaves
    turned: str | None  # as it arrives, where it turns over on its way
    start: str
    end: str
    turn: int  # degrees by which it lies turned at its end
    count: int  # so many, one after the other
    takes: str | None  # the thing that it was: gone from where it lay


class Drive(TypedDict):
    """A thing goes along a path, in the measure in which it is drawn; it begins where it stands."""

    kind: Literal["drive"]
    length: int
    sound: Sound | None
    thing: str
    path: str  # as `d` of SVG's paths
    heads: str | None  # what turns with the path, inside the thing


class Look(TypedDict):
    """A thing is moved, turned and scaled to lie otherwise: a camera, the hand of a watch."""

    kind: Literal["look"]
    length: int
    sound: Sound | None
    thing: str
    transform: str  # as SVG writes it


class Dice(TypedDict):
    """Dice are thrown over a place, and show their faces; those that count are marked."""

    kind: Literal["dice"]
    length: int
    sound: Sound | None
    place: str
    faces: list[str]  # art
    counts: list[bool]


class Shot(TypedDict):
    """Something flies from one place to another and hits."""

    kind: Literal["shot"]
    length: int
    sound: Sound | None
    start: str
    end: str
    is_missile: bool


class Harmed(TypedDict):
    """A thing is hit, crashes, spins or is wiped out."""

    kind: Literal["harm"]
    length: int
    sound: Sound | None
    thing: str
    how: Harm


class Count(TypedDict):
    """Points or miles rise from a place, such as +50."""

    kind: Literal["count"]
    length: int
    sound: Sound | None
    place: str
    by: int
    unit: str  # art that stands beside it; "" for none


class Mark(TypedDict):
    """A place stands out for a moment."""

    kind: Literal["mark"]
    length: int
    sound: Sound | None
    place: str


class Shuffle(TypedDict):
    """A deck is shuffled."""

    kind: Literal["shuffle"]
    length: int
    sound: Sound | None
    place: str


class Flag(TypedDict):
    """A chequered flag is waved over a place."""

    kind: Literal["flag"]
    length: int
    sound: Sound | None
    place: str


class Curtain(TypedDict):
    """A curtain closes and opens: what follows is a new hand."""

    kind: Literal["curtain"]
    length: int
    sound: Sound | None


Gesture = Fly | Drive | Look | Dice | Shot | Harmed | Count | Mark | Shuffle | Flag | Curtain
Beat = Sequence[Gesture]  # gestures that go together


class Act(NamedTuple):
    """What is seen of an event: who acts, and beats, one after the other."""

    seat: int | None
    beats: Sequence[Beat] = ()
    is_big: bool = False  # a great moment
    caption: Say | None = None  # what is said of it, where the line of the log would be too long


Show = Callable[[Event, Any, str], Act | None]
Shown = Mapping[int, Callable[[Event, Any, str], Act]]


def shown(acts: Shown) -> Show:
    """The call `show` of a drawing: the act of an event of each kind, as the seat of a view has heard it."""

    def show(event: Event, view: Any, shape: str) -> Act | None:
        act = acts.get(event.kind)
        return act(event, view, shape) if act else None

    return show


def act_of(game: Game, event: Event, view: Any, shape: str) -> Act | None:
    """What the seat of a view sees of an event; nothing of a quiet one, or where the drawing shows nothing."""
    drawing = game.drawing
    return drawing.show(game.heard(event, view["seat"]), view, shape) if hasattr(drawing, "show") else None


def going_on(one: Act, other: Act) -> Act | None:
    """Two acts as one, where the second drives on as the first did: one way, without a halt between."""
    if one.caption or other.caption or one.seat != other.seat or not (len(one.beats) == len(other.beats) == 1):
        return None
    first, second = driving(one.beats[0]), driving(other.beats[0])
    if not first or not second or (first["thing"], first["heads"]) != (second["thing"], second["heads"]):
        return None
    length = first["length"] + second["length"]
    way: Drive = {**first, "length": length, "path": f"{first['path']}{second['path']}"}
    looks = [look(each["thing"], each["transform"], length=length) for each in other.beats[0] if each["kind"] == "look"]
    return Act(one.seat, [[*looks, way]])


def driving(beat: Beat) -> Drive | None:
    """The way of a thing, where the beat is nothing else but looks."""
    ways = [each for each in beat if each["kind"] == "drive"]
    others = [each for each in beat if each["kind"] not in ("drive", "look")]
    return ways[0] if len(ways) == 1 and not others else None


# ---- Each with its usual length and sound --------------------------------------------------------


def fly(
    art: str,
    start: str,
    end: str,
    *,
    turned: str | None = None,
    turn: int = 0,
    count: int = 1,
    takes: str | None = None,
    length: int = 520,
    sound: Sound | None = "card",
) -> Fly:
    """A card, a tile or a token goes from one place to another."""
    return {
        "kind": "fly",
        "length": length,
        "sound": sound,
        "art": art,
        "turned": turned,
        "start": start,
        "end": end,
        "turn": turn,
        "count": count,
        "takes": takes,
    }


def drive(
    thing: str, path: str, *, heads: str | None = None, length: int = 900, sound: Sound | None = "engine"
) -> Drive:
    """A thing goes along a path."""
    return {"kind": "drive", "length": length, "sound": sound, "thing": thing, "path": path, "heads": heads}


def look(thing: str, transform: str, *, length: int = 600, sound: Sound | None = None) -> Look:
    """A thing is moved, turned and scaled to lie otherwise."""
    return {"kind": "look", "length": length, "sound": sound, "thing": thing, "transform": transform}


def dice(
    place: str, faces: Sequence[str], counts: Sequence[bool], *, length: int = 1100, sound: Sound | None = "dice"
) -> Dice:
    """Dice are thrown over a place."""
    return {
        "kind": "dice",
        "length": length,
        "sound": sound,
        "place": place,
        "faces": list(faces),
        "counts": list(counts),
    }


def shot(start: str, end: str, *, is_missile: bool = False, length: int = 450) -> Shot:
    """Something flies from one place to another and hits."""
    sound: Sound = "missile" if is_missile else "shot"
    return {"kind": "shot", "length": length, "sound": sound, "start": start, "end": end, "is_missile": is_missile}


def harm(thing: str, how: Harm, *, length: int = 700) -> Harmed:
    """A thing is hit, crashes, spins or is wiped out."""
    return {"kind": "harm", "length": length, "sound": how, "thing": thing, "how": how}


def count(place: str, by: int, *, unit: str = "", length: int = 700, sound: Sound | None = "count") -> Count:
    """Points or miles rise from a place."""
    return {"kind": "count", "length": length, "sound": sound, "place": place, "by": by, "unit": unit}


def mark(place: str, *, length: int = 500, sound: Sound | None = None) -> Mark:
    """A place stands out for a moment."""
    return {"kind": "mark", "length": length, "sound": sound, "place": place}


def shuffle(place: str, *, length: int = 700) -> Shuffle:
    """A deck is shuffled."""
    return {"kind": "shuffle", "length": length, "sound": "shuffle", "place": place}


def flag(place: str, *, length: int = 1000, sound: Sound | None = "flag") -> Flag:
    """A chequered flag is waved over a place."""
    return {"kind": "flag", "length": length, "sound": sound, "place": place}


def curtain(*, length: int = 900) -> Curtain:
    """A curtain closes and opens."""
    return {"kind": "curtain", "length": length, "sound": "curtain"}
