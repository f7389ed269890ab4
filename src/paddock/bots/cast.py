"""The cast: who drives when a bot drives. For every level there are drivers enough that a table has no two alike."""

from dataclasses import dataclass

from paddock.drawing import faces
from paddock.drawing.faces import BLACK, BROWN, CHESTNUT, DARK, GINGER, PALE, SILVER, STRAW, TAN, Face
from paddock.drawing.palette import (
    AMBER,
    BLUE,
    ENAMEL,
    GLASS,
    GRASS,
    GREEN,
    GREY,
    PLUM,
    RED,
    ROOF,
    SAND,
    SKY,
    SLATE,
    STONE,
    TOWN,
)


@dataclass(frozen=True)
class Driver:
    """Somebody of the cast; the name is the same in every language."""

    name: str
    level: str
    face: Face

    @property
    def key(self) -> str:
        """By which they are found."""
        return self.name.lower()


STRANGER = Face(STONE, PALE, BLACK, SLATE, "visor", GREY, "bald", "none", "none")
DRIVERS = (
    Driver("Pip", "learner", Face(SKY, PALE, GINGER, GREEN, "learner cap", RED, "short", "wide", "grin")),
    Driver("Dotty", "learner", Face(SAND, TAN, CHESTNUT, PLUM, "bobble hat", BLUE, "plaits", "open", "smile")),
    Driver("Nils", "learner", Face(GRASS, PALE, STRAW, BLUE, "none", BLUE, "quiff", "glasses", "oh")),
    Driver("Faye", "learner", Face(TOWN, DARK, BLACK, AMBER, "none", RED, "curls", "wide", "grin")),
    Driver("Gus", "learner", Face(STONE, BROWN, BLACK, RED, "bobble hat", GREEN, "short", "wink", "grin", AMBER)),
    Driver("Mimi", "learner", Face(GLASS, PALE, BLACK, ROOF, "learner cap", BLUE, "long", "glasses", "smile")),
    Driver("Bert", "driver", Face(SAND, PALE, SILVER, SLATE, "flat cap", GREEN, "short", "open", "brush")),
    Driver("Rosa", "driver", Face(SKY, TAN, CHESTNUT, BLUE, "headscarf", RED, "bald", "lashes", "lips")),
    Driver("Hugo", "driver", Face(GRASS, BROWN, BLACK, AMBER, "none", RED, "bald", "brows", "beard")),
    Driver("Lucie", "driver", Face(TOWN, PALE, STRAW, GREEN, "straw hat", RED, "long", "open", "smile")),
    Driver("Otto", "driver", Face(STONE, PALE, GINGER, PLUM, "bowler", BLACK, "short", "monocle", "walrus")),
    Driver("Wanda", "driver", Face(GLASS, DARK, SILVER, RED, "none", RED, "bun", "glasses", "lips", AMBER)),
    Driver("Vito", "racer", Face(AMBER, TAN, BLACK, RED, "helmet", CHESTNUT, "bald", "brows", "handlebar", ENAMEL)),
    Driver("Iris", "racer", Face(SKY, PALE, GINGER, SLATE, "helmet", ENAMEL, "long", "lashes", "lips", RED)),
    Driver("Kurt", "racer", Face(GRASS, PALE, STRAW, BLUE, "crash helmet", RED, "bald", "stern", "flat")),
    Driver("Zola", "racer", Face(SAND, DARK, BLACK, GREEN, "crash helmet", BLUE, "bald", "lashes", "grin")),
    Driver("Axel", "racer", Face(TOWN, PALE, CHESTNUT, SLATE, "none", RED, "quiff", "shades", "grin", BLUE)),
    Driver("Juno", "racer", Face(STONE, BROWN, BLACK, AMBER, "band", RED, "curls", "goggles", "smile")),
    Driver("Silas", "champion", Face(RED, PALE, SILVER, SLATE, "peaked cap", BLUE, "short", "stern", "goatee")),
    Driver("Oriane", "champion", Face(GREEN, PALE, STRAW, ENAMEL, "laurel", AMBER, "bun", "lashes", "lips", RED)),
    Driver("Magnus", "champion", Face(BLUE, PALE, GINGER, RED, "laurel", GREEN, "short", "stern", "beard")),
    Driver("Bianca", "champion", Face(PLUM, BROWN, BLACK, ENAMEL, "beret", RED, "long", "shades", "lips")),
    Driver("Casimir", "champion", Face(AMBER, PALE, BLACK, PLUM, "none", RED, "quiff", "monocle", "handlebar", ENAMEL)),
    Driver("Tamsin", "champion", Face(SLATE, DARK, SILVER, BLUE, "band", AMBER, "curls", "stern", "smile", RED)),
)
CAST = {driver.name: driver for driver in DRIVERS}
BY_KEY = {driver.key: driver for driver in DRIVERS}


def of_level(level: str) -> tuple[Driver, ...]:
    """Who drives at that level; nobody where a package brought it."""
    return tuple(driver for driver in DRIVERS if driver.level == level)


def portrait(driver: Driver | None) -> str:
    """The face of a driver as a picture of its own; of who is not of the cast nobody has seen it."""
    return faces.portrait(driver.face if driver else STRANGER)
