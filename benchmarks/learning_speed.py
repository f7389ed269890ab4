"""Steps a second of the learner's environment, and whether a GPU tells the same as the CPU.

    python -m benchmarks.learning_speed [--device gpu] [--seconds 2] [--agree]

A step is a random legal choice, the move, the next observation, legal moves, rewards and whatever race comes next. On
the CPU one core is used, and its own time is counted. With `--agree` every array is compared with the CPU's after every
step, for every game, variant and number of seats.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import paddock
from paddock.learning import Env

TASKS = [("mille-bornes", 2), ("road-rally-usa", 4), ("checkpoint-rally", 2), ("road-kill-rally", 4)]
PLACES = {"cpu": (64, 256, 4096), "gpu": (65_536, 262_144, 1_048_576)}
WARM = 600  # steps, after which races are at all their stages
RACES, STEPS = 300, 250  # compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--agree", action="store_true")
    parser.add_argument("--game", choices=[name for name, _ in TASKS])
    args = parser.parse_args()
    for name, seats in TASKS:
        if args.game in (None, name):
            if args.agree:
                agree(name)
            else:
                for races in PLACES[args.device]:
                    tell_speed(name, seats, races, args.device, args.seconds)


def tell_speed(name: str, seats: int, races: int, device: str, seconds: float) -> None:
    """Measure a loop of steps, and what its parts take."""
    env = Env(name, seats, races, device=device, cores=1)

    def step() -> None:
        env.step(env.sample())

    for _ in range(WARM):
        step()
    parts: dict[str, Callable[[], Any]] = {"step": step, "observe": env.observe, "encode": env.encode}
    if races * env.game.moves < 2**28:
        given = env._machine.shared(np.zeros((races, env.game.moves), np.float32))
        parts["sample by logits"] = lambda: env.sample(given)
    found = {part: timed(env, act, seconds / 4) for part, act in parts.items()}
    rates = ", ".join(f"{part} {races / found[part] / 1e6:.2f}" for part in parts)
    print(f"{name:17} {seats} seats {races:9,} races: million a second: {rates}", flush=True)


def timed(env: Env, act: Callable[[], Any], seconds: float) -> float:
    """The best of three rounds."""
    near = env._machine.is_near
    clock = time.process_time if near else time.perf_counter
    best = float("inf")
    for _ in range(3):
        wait(env)
        start, calls = clock(), 0
        while clock() - start < seconds / 3:
            for _ in range(10):
                act()
            calls += 10
            if not near and calls % 100 == 0:
                wait(env)
        wait(env)
        best = min(best, (clock() - start) / calls)
    return best


def wait(env: Env) -> None:
    """Until a GPU has done what was begun."""
    env._machine.to_host(env._plan)


def agree(name: str) -> None:
    """Compare a GPU with the CPU."""
    game = paddock.games()[name]
    for variant in game.variants:
        for seats in game.seats:
            for settings in ({}, {"skip_forced": True, "opponents": {0: "policy"}, "rewards": "lead", "limit": 200}):
                pair = [Env(game, seats, RACES, variant, device=d, seed=3, **settings) for d in ("cpu", "gpu")]  # type: ignore[arg-type]
                for step in range(STEPS):
                    cpu, gpu = pair
                    moves = cpu.sample()
                    same(moves, gpu.sample(), f"{name}, samples")
                    for env in pair:
                        env.step(moves)
                    for field, one, other in zip(cpu.now._fields, cpu.now, gpu.now, strict=True):
                        same(one, other, f"{name}, {field} of step {step}")
                    if step % 50 == 0:
                        same(cpu.states, gpu.states, f"{name}, states")
                        same(cpu.encode(), gpu.encode(), f"{name}, encodings")
                        same(cpu.observe("all"), gpu.observe("all"), f"{name}, all seats")
                        cpu.reset(where=np.arange(RACES) % 7 == 0)
                        gpu.reset(where=np.arange(RACES) % 7 == 0)
            print(f"{name:17} {variant:10} {seats} seats: {RACES * STEPS * 2:,} steps equal", flush=True)


def same(one: Any, other: Any, what: str) -> None:
    """Stop at the first difference."""
    other = other if isinstance(other, np.ndarray) else other.copy_to_host()
    if one.tobytes() != other.tobytes():
        raise SystemExit(f"{what}: CPU and GPU differ")


if __name__ == "__main__":
    main()
