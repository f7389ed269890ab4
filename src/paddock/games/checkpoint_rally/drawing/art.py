"""Everything that is drawn once and used by its name."""

from paddock.drawing import cars
from paddock.drawing.svg import library
from paddock.games.checkpoint_rally.drawing import country, pieces


def art() -> str:
    """The symbols of country, small things and cars."""
    return library(*country.symbols(), *pieces.symbols(), *cars.symbols())
