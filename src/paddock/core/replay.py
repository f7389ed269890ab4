"""Replay: a race as it was after any number of its moves, without playing all of them again for every look."""

from paddock.core.race import Race

EVERY = 16  # moves between two states that are kept


class Replay:
    """Looks back at a race. It keeps a state here and there, as far as somebody has looked."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self._kept: dict[int, bytes] = {}

    def after(self, step: int) -> Race:
        """The race after so many moves, or all; of what happened it tells the last move at least."""
        moves = self.race.record.moves
        race = self._kept_before(min(step, len(moves)))
        for move in moves[race.step : step]:
            race.play(move)
        return race

    def _kept_before(self, step: int) -> Race:
        """The race where it is kept, at least a move before that one."""
        place = (step - 1) // EVERY * EVERY
        if place <= 0:
            return Race.load(self.race.game, self.race.record.begun())
        if place not in self._kept:
            self._kept[place] = self.after(place).state.to_bytes()
        return self.race.as_it_was(place, self._kept[place])
