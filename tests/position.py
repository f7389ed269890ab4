"""What a position of any game can be asked. Each game's tests add how it is set up and what lies on its table."""

from types import ModuleType
from typing import Any, ClassVar

from paddock.core.game import HOUSE_REASONS, Game, message_ids
from paddock.core.views import by_side, view


class Position:
    """A race in the middle, set up by hand: `class Position(position.Position, game=GAME, verdicts=verdicts)`."""

    game: ClassVar[Game]
    reasons: ClassVar[dict[int, str]]

    def __init_subclass__(cls, game: Game, verdicts: ModuleType) -> None:
        cls.game, cls.reasons = game, HOUSE_REASONS | message_ids(verdicts)

    def __init__(self, state: Any) -> None:
        self.state = state

    def reason(self, move: int) -> str | None:
        """Why a move is refused."""
        reason = self.game.verdict(self.state, move)
        return self.reasons[reason] if reason else None

    @property
    def legal(self) -> list[int]:
        return self.game.legal_moves(self.state)

    def require_legal(self, move: int) -> None:
        """The move is not refused, and those that are not refused are the legal ones."""
        assert self.reason(move) is None, self.reason(move)
        assert sorted(self.legal) == [each for each in range(self.game.moves) if self.reason(each) is None]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def scores(self) -> list[int]:
        return by_side(self.state, self.game.scores)

    @property
    def places(self) -> list[int]:
        return by_side(self.state, self.game.places)

    def seen(self, seat: int | None) -> Any:
        """What a seat may see."""
        return view(self.game, self.state, seat)
