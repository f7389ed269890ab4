"""Env: many races of one game at once, for learners. What it tells lies in arrays that other libraries share."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from paddock.core.chance import race_seed
from paddock.core.editions import edition
from paddock.core.errors import BadOption, IllegalMove
from paddock.core.game import REGISTRY, Game, is_whole
from paddock.core.layout import RaceState
from paddock.core.moves import move_names
from paddock.core.race import Race
from paddock.learning.encoding import Encoding
from paddock.learning.kernels import BEGIN, PLAN, PLAY, SLOT
from paddock.learning.machine import machine
from paddock.learning.settings import Setting

PACKAGE = "paddock.learning"
OPPONENTS = {"policy": "by_policy", "random": "at_random"}
REWARDS = ("place", "lead")
ACTING, EVERYBODY = -1, "all"


class Step(NamedTuple):
    """What a learner is told: the arrays of the environment, which the next step writes anew. A row for each race."""

    observation: Any  # (races, features) int16: what the seat to act knows
    legal: Any  # (races, moves) bool
    turn: Any  # (races,) int8: the seat to act
    side: Any  # (races,) int8: for whom it plays
    rewards: Any  # (races, seats) float32: of a race that ended in this step; else 0
    ended: Any  # (races,) bool
    truncated: Any  # (races,) bool: cut off after too many moves


class Env:
    """Many races of one game with the same options; each is followed by another one when it ends.

    The k-th race at place i has the seed `race_seed(seed, i + k * races)`: see `race_seeds`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        races: int = 1,
        variant: str | None = None,
        options: Mapping[str, str] | None = None,
        device: str = "cpu",
        seed: int = 0,
        skip_forced: bool = False,
        opponents: Mapping[int, str] | None = None,
        rewards: str = "place",
        limit: int | None = None,
        auto_reset: bool = True,
        cores: int | None = None,
        position: RaceState | None = None,
        mixed: Sequence[tuple[Setting, int]] | None = None,
        buffers: Mapping[str, Any] | None = None,
    ) -> None:
        """Arrays of the caller may be given as `buffers`, named as in `Step`; with a `position`, races begin there.

        Races of several settings are `mixed`: each setting with how many neighbouring places it has.
        """
        self._settings = {name: value for name, value in locals().items() if name not in ("self", "buffers")}
        self.game = REGISTRY.find(game)
        self._settings["game"] = self.game.name
        self._parts = mixed or [(Setting(seats, variant, options or {}), races)]
        for _, count in self._parts:
            if not is_whole(count) or count < 1:
                raise BadOption("bad-games", games=repr(count))
        blanks = [position if position is not None else setting.prepared(self.game) for setting, _ in self._parts]
        self.races, self.seats = sum(count for _, count in self._parts), max(blank.seats for blank in blanks)
        self.opponents = self._checked_opponents(opponents or {})
        if rewards not in REWARDS:
            raise BadOption("bad-rewards", PACKAGE, name=str(rewards), allowed=REWARDS)
        if limit is not None and (not is_whole(limit) or limit < 1):
            raise BadOption("bad-limit", PACKAGE, limit=repr(limit))
        self.device = device
        self._machine = machine(device, self.game, cores)
        self._step_kernel = "step-among" if "policy" in self.opponents.values() else "step"
        self._lay_out_arrays(blanks, dict(buffers or {}))
        self._machine.fill(self._plan, self._planned())
        self._calls = 0
        self._rooms: dict[Any, Any] = {}
        self.reset(seed)

    @classmethod
    def of(cls, race: Race, races: int, **settings: Any) -> "Env":
        """Many copies of a race as it stands, each with chance of its own from now on."""
        if race.over:
            raise BadOption("position-over", PACKAGE)
        return cls(race.game, races=races, position=race.state.copy(), **settings)

    def _checked_opponents(self, opponents: Mapping[int, str]) -> dict[int, str]:
        for seat, kind in opponents.items():
            if not is_whole(seat) or not 0 <= seat < self.seats:
                raise BadOption("bad-seat", seat=repr(seat), seats=self.seats)
            if kind not in OPPONENTS:
                raise BadOption("bad-opponent", PACKAGE, name=str(kind), allowed=tuple(OPPONENTS))
        if len(opponents) == self.seats:
            raise BadOption("no-learner", PACKAGE)
        return {int(seat): kind for seat, kind in opponents.items()}

    def _planned(self) -> Any:
        """What kernels have to know of the settings."""
        settings, plan = self._settings, np.zeros(1, PLAN)
        plan["places"] = self.races
        plan["limit"] = settings["limit"] or self.game.longest
        plan["lead"] = self.game.usual_lead if settings["rewards"] == "lead" else 0
        plan["skip_forced"], plan["auto_reset"] = settings["skip_forced"], settings["auto_reset"]
        plan["from_position"] = settings["position"] is not None
        for seat, kind in self.opponents.items():
            plan[OPPONENTS[kind]] |= 1 << seat
        return plan

    def _lay_out_arrays(self, blanks: list[RaceState], buffers: dict[str, Any]) -> None:
        """What the kernels work on: what they keep to themselves, and what a learner is told."""
        zeros, game, races = self._machine.zeros, self.game, self.races
        state = game.state.dtype()
        self._states, self._blank = zeros(races, state), zeros(len(blanks), state)
        self._slots, self._plan = zeros(races, SLOT), zeros(1, PLAN)
        self._machine.fill(self._blank, np.frombuffer(b"".join(blank.to_bytes() for blank in blanks), state))
        self._listed = self._machine.listed(races, game.moves)
        self._moves, self._everywhere = zeros(races, np.int32), zeros(0, np.bool_)
        self._no_logits = zeros((0, 0), np.float32)
        self.encoding = Encoding(game.features)
        self._table = self._machine.shared(self.encoding.table)
        self._scale = self._machine.shared(self.encoding.scale)
        rooms: dict[str, tuple[tuple[int, ...], Any]] = {
            "observation": ((races, len(game.features)), np.int16),
            "legal": ((races, game.moves), np.bool_),
            "turn": ((races,), np.int8),
            "side": ((races,), np.int8),
            "rewards": ((races, self.seats), np.float32),
            "ended": ((races,), np.bool_),
            "truncated": ((races,), np.bool_),
        }
        if unknown := buffers.keys() - rooms.keys():
            raise BadOption("bad-buffer", PACKAGE, name=min(unknown), wanted=", ".join(rooms))
        told = [self._room(name, *room, buffers.get(name)) for name, room in rooms.items()]
        for array in told:
            self._machine.fill(array, np.zeros(array.shape, array.dtype))
        self.now = Step(*told)
        self._observed = self.now.observation.reshape(races, 1, len(game.features))  # the same array

    def _room(self, name: str, shape: tuple[int, ...], dtype: Any, given: Any) -> Any:
        if given is None:
            return self._machine.zeros(shape, dtype)
        array = self._machine.shared(given)
        if array.shape != shape or array.dtype != dtype:
            wanted = f"{np.dtype(dtype).name} {shape}"
            raise BadOption("bad-buffer", PACKAGE, name=name, wanted=wanted)
        return array

    def _kept(self, name: str, shape: tuple[int, ...], dtype: Any, given: Any = None) -> Any:
        """The caller's array, or one that is used again."""
        if given is None and (name, shape) not in self._rooms:
            self._rooms[name, shape] = self._machine.zeros(shape, dtype)
        return self._rooms[name, shape] if given is None else self._room(name, shape, dtype, given)

    # ---- What a learner does ------------------------------------------------------------------------

    def reset(self, seed: int | None = None, where: Any = None) -> Step:
        """Begin the next race at every place, or where it is marked; with a seed, the first ones of that seed."""
        if seed is not None:
            if not is_whole(seed) or not 0 <= seed < 2**63:
                raise BadOption("bad-seed", seed=repr(seed))
            self.seed = int(seed)
            slots = self._machine.to_host(self._slots)
            slots["race"] = np.arange(self.races)
            slots["setting"] = np.repeat(np.arange(len(self._parts)), [count for _, count in self._parts])
            self._machine.fill(self._slots, slots)
            self._calls = 0
        return self._run(BEGIN, self._moves, where)

    def step(self, moves: Any, where: Any = None) -> Step:
        """Make a move in every race, or where it is marked. A race whose move is not legal stays as it is.

        On a GPU that is not looked at, because it would have to wait for it: see `refused`.
        """
        told = self._run(PLAY, self._given_moves(moves), where)
        if self._machine.is_near and (refused := self._slots["refused"]).any():
            self._refuse(int(np.argmax(refused)), moves)
        return told

    def sample(self, logits: Any = None) -> Any:
        """A legal move for every race: each as likely, or drawn by logits (races, moves); written into one array."""
        weights = self._no_logits if logits is None else self._machine.shared(logits)
        if logits is not None and weights.shape != (self.races, self.game.moves):
            raise BadOption("bad-buffer", PACKAGE, name="logits", wanted=str((self.races, self.game.moves)))
        self._calls += 1
        self._machine.run("choose", self.races, self._slots, self._listed, weights, self.seed, self._calls, self._moves)
        return self._moves

    def advise(self) -> Any:
        """What the game's policy would play in every race, for learners that begin by imitating it; into one array."""
        self._machine.step("advise", self._states, self._slots, self._listed, self._moves)
        return self._moves

    def observe(self, seat: int | str | None = None, out: Any = None) -> Any:
        """What a seat knows, as numbers: (races, features); for "all", (races, seats, features).

        By default of the seat to act. "all" begins with it and goes on in the order of the chairs: for critics.
        """
        if seat is not None and seat != EVERYBODY and (not is_whole(seat) or not 0 <= cast(int, seat) < self.seats):
            raise BadOption("bad-seat", seat=repr(seat), seats=self.seats)
        seats = self.seats if seat == EVERYBODY else 1
        shape = (self.races, seats, len(self.game.features))
        flat = shape if seat == EVERYBODY else (shape[0], shape[2])
        array = self._kept("observation", flat, np.int16, out)
        first = seat if is_whole(seat) else ACTING
        self._machine.observe(self._states, self._everywhere, first, array.reshape(shape))
        return array

    def encode(self, observation: Any = None, out: Any = None) -> Any:
        """An observation, by default the last one, as a network takes it: (races, `encoding.width`) float32."""
        raw = self.now.observation if observation is None else observation
        array = self._kept("encoding", (self.races, self.encoding.width), np.float32, out)
        self._machine.encode("encode", raw, self._table, self._scale, array)
        return array

    def encode_sparsely(self, observation: Any = None) -> tuple[Any, Any]:
        """The same for sparse layers: the one column that each feature fills (int32), and with what (float32)."""
        raw = self.now.observation if observation is None else observation
        columns = self._kept("columns", raw.shape, np.int32)
        values = self._kept("values", raw.shape, np.float32)
        self._machine.encode("encode-sparsely", raw, self._table, self._scale, columns, values)
        return columns, values

    @cached_property
    def move_names(self) -> list[str]:
        """What each move is called, whatever the race: its family and its facts, which are numbers of the box."""
        return move_names(self.game.package, self.game.moves)

    # ---- What is known of the races ------------------------------------------------------------------

    def __len__(self) -> int:
        return self.races

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """Where the last move was not legal."""
        return cast(npt.NDArray[np.bool_], self._slots_here()["refused"] != 0)

    @property
    def seats_of(self) -> npt.NDArray[np.int32]:
        """How many seats each race has: not the same in all if settings are mixed."""
        seats = self._machine.to_host(self._blank)["seats"].astype(np.int32)
        return cast(npt.NDArray[np.int32], seats[self._slots_here()["setting"]])

    @property
    def made(self) -> npt.NDArray[np.int32]:
        """How many moves were made in each race, those of opponents and without a choice among them."""
        return cast(npt.NDArray[np.int32], self._slots_here()["made"])

    @property
    def race_seeds(self) -> list[int]:
        """With which `paddock.start` shows the race at each place, from its deal."""
        return [race_seed(self.seed, int(race) - self.races) for race in self._slots_here()["race"]]

    @property
    def states(self) -> npt.NDArray[np.void]:
        """A copy of all states."""
        return cast(npt.NDArray[np.void], self._machine.to_host(self._states))

    def _slots_here(self) -> Any:
        return self._machine.to_host(self._slots)

    # ---- Copies ----------------------------------------------------------------------------------------

    def copy(self) -> "Env":
        """Another environment that goes on from here on its own, in arrays of its own."""
        twin = Env(**{**self._settings, "game": self.game})
        twin.seed, twin._calls = self.seed, self._calls
        for own, other in zip(twin._arrays(), self._arrays(), strict=True):
            self._machine.fill(own, other)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        arrays = [self._machine.to_host(array) for array in self._arrays()]
        settings, position = dict(self._settings), self._settings["position"]
        settings["position"] = position and position.to_bytes()  # its class may be an edition's, which nobody imports
        facts = {"settings": settings, "changes": dict(self.game.changes), "seed": self.seed, "calls": self._calls}
        return {**facts, "arrays": arrays}

    def __setstate__(self, facts: dict[str, Any]) -> None:
        game = edition(facts["settings"]["game"], facts["changes"])
        position = facts["settings"]["position"]
        again = {"game": game, "position": position and game.state.from_bytes(position)}
        self.__init__(**{**facts["settings"], **again})  # type: ignore[misc]  # as it was begun, then as it was left
        self.seed, self._calls = facts["seed"], facts["calls"]
        for array, values in zip(self._arrays(), facts["arrays"], strict=True):
            self._machine.fill(array, values)

    def _arrays(self) -> list[Any]:
        return [self._states, self._slots, self._listed, self._moves, *self.now]

    # ---- Inside ----------------------------------------------------------------------------------------

    def _run(self, mode: int, moves: Any, where: Any) -> Step:
        marked = self._everywhere if where is None else self._marked(where)
        self._calls += 1
        self._machine.step(
            self._step_kernel,
            self._states,
            self._blank,
            self._slots,
            self._plan,
            mode,
            self.seed,
            self._calls,
            moves,
            marked,
            self._listed,
            *self.now[1:],
        )
        self._machine.observe(self._states, marked, ACTING, self._observed)
        return self.now

    def _given_moves(self, moves: Any) -> Any:
        if moves is self._moves:
            return moves
        array = self._machine.moves(moves)
        if array.shape != (self.races,):
            raise BadOption("bad-moves", games=self.races)
        return array

    def _marked(self, where: Any) -> Any:
        array = self._machine.marks(where)
        if array.shape != (self.races,):
            raise BadOption("bad-buffer", PACKAGE, name="where", wanted=f"bool {(self.races,)}")
        return array

    def _refuse(self, race: int, moves: Any) -> None:
        state, move = self.game.state.from_bytes(self._states[race].tobytes()), int(moves[race])
        why = self.game.why_not(state, move, self.game.verdict(state, move))
        raise IllegalMove("illegal-move-in-batch", self.game.package, race=race, move=move, why=why)
