"""Steps a second of our environments and of games of Pgx on one machine, in turn, with what makes a step alike in both.

    python -m benchmarks.beside_pgx [--device gpu] [--races 262144] [--seconds 1] [--rounds 3]

A step is a random legal choice, the move, the next observation and legal moves, rewards, and a new race in place of one
that has ended. The fastest round of each counts; what is compiled comes before. On the CPU ours has one core, and JAX
takes all. Needs jax and pgx.
"""

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # or JAX takes all of the GPU

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from paddock.learning import Env

OURS = (("mille-bornes", 2), ("road-rally-usa", 4))
THEIRS = ("sparrow_mahjong", "backgammon")
AT_ONCE = 50  # steps between two looks at the clock

Steps = Callable[[], None]  # makes so many steps in every race, and waits for them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--races", type=int, default=262_144)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    games = {f"{name} {seats}": ours(name, seats, args.races, args.device) for name, seats in OURS}
    games |= {name: theirs(name, args.races) for name in THEIRS}
    for name, steps in games.items():
        begun = time.perf_counter()
        for _ in range(4):
            steps()
        print(f"{name:18} ready after {time.perf_counter() - begun:.1f} s", flush=True)
    best = dict.fromkeys(games, 0.0)
    for _ in range(args.rounds):
        for name, steps in games.items():
            best[name] = max(best[name], rate(steps, args.races, args.seconds))
    for name, found in best.items():
        print(f"{name:18} {args.races:,} races: {found / 1e6:.2f} million steps a second")
    for (name, seats), other in zip(OURS, THEIRS, strict=True):
        print(f"{name} {seats} is {best[f'{name} {seats}'] / best[other]:.1f} times as fast as {other}")


def ours(name: str, seats: int, races: int, device: str) -> Steps:
    """Steps of our environment."""
    env = Env(name, seats, races, device=device, cores=1)

    def steps() -> None:
        for _ in range(AT_ONCE):
            env.step(env.sample())
        env._machine.to_host(env._plan)

    return steps


def theirs(name: str, races: int) -> Steps:
    """Steps of a game of Pgx, all in one compiled loop."""
    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, carried: Any) -> Any:
        states, key = carried
        key, chosen, dealt = jax.random.split(key, 3)
        moves = jax.random.categorical(chosen, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
        return step(states, moves, jax.random.split(dealt, races)), key

    loop = jax.jit(lambda carried: jax.lax.fori_loop(0, AT_ONCE, one, carried), donate_argnums=0)
    carried = [(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), races)), jax.random.key(1))]

    def steps() -> None:
        carried[0] = jax.block_until_ready(loop(carried[0]))

    return steps


def rate(steps: Steps, races: int, seconds: float) -> float:
    """Steps a second of all races together."""
    begun, calls = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        steps()
        calls += 1
    return calls * AT_ONCE * races / (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
