"""Figures as Python and notebooks get them."""

from collections.abc import Iterator, Sequence
from typing import Any

from paddock.core.extras import needing
from paddock.core.game import Game
from paddock.core.words import system_language
from paddock.lab.estimates import Figure
from paddock.lab.page import figures_page, framed
from paddock.lab.wording import name_of, speaker, sure, with_interval


class Figures(Sequence[Figure]):
    """What was found out, figure by figure; a notebook shows it as a plot and a table."""

    def __init__(self, game: Game, figures: Sequence[Figure]) -> None:
        self.game = game
        self.figures = tuple(figures)

    def __len__(self) -> int:
        return len(self.figures)

    def __getitem__(self, place: Any) -> Any:
        return self.figures[place]

    def __iter__(self) -> Iterator[Figure]:
        return iter(self.figures)

    def __repr__(self) -> str:
        return "\n".join(f"{name}: {with_interval(figure)} {sure(figure)}".rstrip() for name, figure in self.named())

    def named(self, language: str = "en") -> list[tuple[str, Figure]]:
        """Each with its name in words; what the game has no words for by its id."""
        speak = speaker(self.game, language)
        return [(name_of(each, speak), each) for each in self.figures]

    def to_pandas(self) -> Any:
        """As a DataFrame; needs pandas."""
        with needing("lab"):
            import pandas
        return pandas.DataFrame(
            {
                "id": figure.id,
                "name": name,
                "value": figure.found.value,
                "low": figure.found.low,
                "high": figure.found.high,
                "usual": figure.usual,
                "sure": figure.is_sure,
            }
            for name, figure in self.named()
        )

    def _repr_html_(self) -> str:
        return framed(figures_page(self, system_language()))
