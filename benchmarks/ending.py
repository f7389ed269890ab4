"""What an early end of a thought saves and costs: how much of the budget is used, and how much worse the move is then.

Positions along some races are thought about to the end of the budget; on the way it is noted when a bot would have
stopped. The loss is that of the move chosen then against the one chosen at last, by the values known at last.

python benchmarks/ending.py mille-bornes --variant match --simulations 80000
"""

import argparse
import random
from collections.abc import Iterator

from paddock.bots import bot, bot_move
from paddock.bots.thinking import SLICE, Candidate, Tree, candidates, is_decided
from paddock.core.chance import word
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race

THOUGHT_ABOUT = 0.1  # of the positions with a choice


def main() -> None:
    """Think and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--variant")
    asked.add_argument("--simulations", type=int, default=50_000)
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--seed", type=int, default=0)
    args = asked.parse_args()
    game = REGISTRY.find(args.game)
    used, others, loss = 0.0, 0, 0.0
    for number, race in enumerate(positions(game, args.seats, args.variant, args.seed), 1):
        if number > args.positions:
            break
        share, early, late = thought(race, args.simulations)
        used += share
        others += early.move != late.move
        loss += (late.value - early.value) / (late.uncertainty * late.visits**0.5)
        print(
            f"\r{number} positions: {used / number:.1%} of the budget used, {others} other moves, "
            f"{loss / number:.5f} standard deviations lost",
            end="",
            flush=True,
        )
    print()


def positions(game: Game, seats: int | None, variant: str | None, seed: int) -> Iterator[Race]:
    """Some positions with a choice, of races by driver."""
    dice, driver = random.Random(seed), bot("driver")
    while True:
        race = Race.start(game, seats, seed, variant)
        while not race.over:
            if len(game.sensible_moves(race.state)) > 1 and dice.random() < THOUGHT_ABOUT:
                yield race
            race.play(bot_move(race, driver))
        seed += 1


def thought(race: Race, simulations: int) -> tuple[float, Candidate, Candidate]:
    """The share of the budget at the early end, the move chosen then, as it was seen at last, and the move at last."""
    world = race.world(race.turn, seed=race.state.turn)
    tree = Tree(race.game, world, word(world) << 31)
    ended_at, early = simulations, -1
    while tree.simulations < simulations:
        tree.grow(SLICE)
        if early < 0 and is_decided([tree], simulations - tree.simulations):
            ended_at, early = tree.simulations, candidates([tree])[0].move
    at_last = candidates([tree])
    chosen = next((each for each in at_last if each.move == early), at_last[0])
    return ended_at / simulations, chosen, at_last[0]


if __name__ == "__main__":
    main()
