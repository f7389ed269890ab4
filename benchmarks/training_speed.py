"""Where the time of training goes, in every game: how many decisions a second are played, and how many learnt from.

python -m benchmarks.training_speed [--device gpu] [--game GAME] [--races N] [--generations N]
"""

import argparse
import time
from random import Random

import torch

import paddock
from paddock.learning.env import Env
from paddock.learning.settings import mixed_settings, plain_settings
from paddock.learning.training import ppo
from paddock.learning.training.judge import strength
from paddock.learning.training.network import Network
from paddock.learning.training.run import JUDGED, RACES, STEPS
from paddock.learning.training.tensors import DEVICES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=tuple(DEVICES), default="cpu")
    parser.add_argument("--game", choices=tuple(paddock.games()))
    parser.add_argument("--races", type=int)
    parser.add_argument("--generations", type=int, default=5)
    args = parser.parse_args()
    for game in paddock.games().values():
        if args.game not in (None, game.name):
            continue
        started = time.perf_counter()
        races = args.races or RACES[args.device]
        mixed = list(mixed_settings(game, races, Random(1)))
        env = Env(game, mixed=mixed, device=args.device, seed=1, skip_forced=True)
        network = Network(game).to(DEVICES[args.device])
        optimiser = ppo.optimiser_of(network)
        spent = [0.0, 0.0]
        for generation in range(args.generations + 1):
            if generation == 0:
                ready = time.perf_counter() - started
            marks = [time.perf_counter()]
            decisions = ppo.play(env, network, STEPS)
            wait()
            marks.append(time.perf_counter())
            told = ppo.improve(network, optimiser, decisions, 1.0)
            marks.append(time.perf_counter())
            if generation:  # the first one compiles
                spent = [spent[k] + marks[k + 1] - marks[k] for k in range(2)]
            else:
                first = marks[-1] - marks[0]
        marks = [time.perf_counter()]
        judged = strength(network, game, plain_settings(game)[0], JUDGED[args.device], args.device)
        marks.append(time.perf_counter())
        made = args.generations * STEPS * races / 1e6
        memory = torch.cuda.max_memory_allocated() / 2**30 if args.device == "gpu" else 0.0
        print(
            f"{game.name:17} {races:,} races, width {len(network.bias)}: million decisions a second: "
            f"played {made / spent[0]:.2f}, learnt {made / spent[1]:.2f}, together {made / sum(spent):.2f}; "
            f"ready after {ready:.0f} s, first generation {first:.0f} s, {memory:.1f} GiB, {told}; "
            f"judged {judged} in {marks[1] - marks[0]:.0f} s",
            flush=True,
        )
        del env, network, decisions


def wait() -> None:
    """Until the GPU has done what was begun."""
    if torch.cuda.is_available():
        torch.cuda.synchronize()


if __name__ == "__main__":
    main()
