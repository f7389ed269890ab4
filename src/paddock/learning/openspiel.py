"""A game for OpenSpiel: `pip install 'paddock[learn]'`. Its search, its learners and its tests then take our rules.

A race begins with four chance nodes, which draw the bytes of its seed; what chance does later follows from them inside
the moves. So whoever searches ahead must do it in `resample_from_infostate`, as ISMCTS does: it deals again what the
player cannot know, with other chance.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from paddock.core.chance import race_seed, seed_chance
from paddock.core.extras import needing
from paddock.core.game import REGISTRY, Game
from paddock.core.moves import move_names
from paddock.core.race import world_of
from paddock.learning.encoding import Encoding
from paddock.learning.kernels import rank

with needing("learn"):
    import pyspiel

SEED_BYTES, BYTE = 4, 256


class RaceGame(pyspiel.Game):  # type: ignore[misc]  # types of OpenSpiel are not checked
    """A game with its seats and its variant, which are parameters of its name."""

    def __init__(self, game: Game, kind: Any, parameters: Mapping[str, Any]) -> None:
        self.game = game
        self.begun = self.game.prepare_new(parameters["players"], parameters["variant"])
        self.encoding = Encoding(self.game.features)
        self.names = move_names(self.game.package, self.game.moves)
        self.rank = self.game.bind()(rank)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves,
            max_chance_outcomes=BYTE,
            num_players=self.begun.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(kind, info, dict(parameters))

    def new_initial_state(self) -> "RaceState":
        """A race of which the seed is not drawn yet."""
        return RaceState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        """What shows a player the race."""
        return Observer(self)


class RaceState(pyspiel.State):  # type: ignore[misc]
    """A race: OpenSpiel's calls, answered by the rules."""

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        self.drawn: list[int] = []
        self.race = game.begun.copy()

    @property
    def of(self) -> RaceGame:
        """The game with its rules; no attribute, for a copy of this would copy it."""
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        if len(self.drawn) < SEED_BYTES:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.race.over else int(self.race.turn)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte of a seed, as likely."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.of.game.legal_moves(self.race))

    def _apply_action(self, action: int) -> None:
        if len(self.drawn) == SEED_BYTES:
            self.of.game.play(self.race, action)
            self.race.log.clear()
            return
        self.drawn.append(action)
        if len(self.drawn) == SEED_BYTES:
            seed_chance(self.race, race_seed(int.from_bytes(self.drawn, "little"), 0))
            self.of.game.setup(self.race)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed byte {action}" if player == pyspiel.PlayerId.CHANCE else self.of.names[action]

    def is_terminal(self) -> bool:
        """Whether the race is over."""
        return bool(self.race.over)

    def returns(self) -> list[float]:
        """By place, from 1 for the winner to -1 for the last; 0 before the end."""
        if not self.race.over:
            return [0.0] * self.race.seats
        sides = [self.of.game.side_of(self.race, seat) for seat in range(self.race.seats)]
        return [float(self.of.rank(self.race, side)) for side in sides]

    def resample_from_infostate(self, player: int, chance: Any) -> "RaceState":
        """The race as it may be for all that a player knows, with other chance from now on."""
        twin: RaceState = self.clone()
        twin.race = world_of(self.of.game, self.race, player, int(chance() * 2**48))
        return twin

    def __str__(self) -> str:
        """The bytes of the seed, and of the state."""
        return f"{bytes(self.drawn).hex()} {self.race.to_bytes().hex()}"


class Observer:
    """What a player knows, as the columns that a network takes, and the same as numbers in a string."""

    def __init__(self, game: RaceGame) -> None:
        self.of = game
        self.tensor = np.zeros(game.encoding.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RaceState, player: int) -> None:
        """Write into the tensor what a player knows."""
        self.tensor[:] = self.of.encoding.encode(self._numbers(state, player))

    def string_from(self, state: RaceState, player: int) -> str:
        """The numbers of the observation."""
        return " ".join(map(str, self._numbers(state, player)))

    def _numbers(self, state: RaceState, player: int) -> list[int]:
        numbers = [0] * len(self.of.game.features)
        if len(state.drawn) == SEED_BYTES:
            self.of.game.observe(state.race, player, numbers)
        return numbers


@cache
def registered(game: Game) -> str:
    """The name under which OpenSpiel knows a game from now on."""
    name = f"paddock_{game.name.replace('-', '_')}"
    usual = {"players": game.seats[0], "variant": game.variants[0]}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )

    class Registered(RaceGame):
        """OpenSpiel lets its makers of games go after Python has gone, which a class endures."""

        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, {**usual, **(parameters or {})})

    pyspiel.register_game(kind, Registered)
    return name


def game(game: str | Game, seats: int | None = None, variant: str | None = None) -> Any:
    """A game, as `pyspiel.load_game` gives it."""
    found = REGISTRY.find(game)
    chosen = {"players": seats or found.seats[0], "variant": variant or found.variants[0]}
    return pyspiel.load_game(registered(found), chosen)
