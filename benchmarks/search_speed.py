"""How many whole playouts a second the search makes on one core, over positions all along some races.

python benchmarks/search_speed.py [GAME] [--races 6] [--simulations 4000]
"""

import argparse
import time

import paddock
from paddock.bots import bot, bot_move
from paddock.bots.thinking import NODES, Tree, think


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="mille-bornes")
    parser.add_argument("--races", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=4000)
    args = parser.parse_args()
    driver = bot("driver")
    simulations, seconds, first = 0, 0.0, 0.0
    for seed in range(args.races):
        race = paddock.start(args.game, seed=seed)
        think(race.game, race.world(race.turn, seed=0), simulations=1)
        while not race.over:
            if len(race.moves()) > 1:
                start = time.process_time()
                made = think(race.game, race.world(race.turn, seed=1), simulations=args.simulations).simulations
                spent = time.process_time() - start
                first = first or made / spent
                simulations, seconds = simulations + made, seconds + spent
            race.play(bot_move(race, driver))
    tree = Tree(race.game, race.state, seed=0)
    print(f"{simulations / seconds:,.0f} playouts/s on one core, {first:,.0f} from the first move of a race")
    print(f"{NODES:,} nodes at most, {(tree.links.nbytes + tree.sums.nbytes) / 1e6:.1f} MB a tree")


if __name__ == "__main__":
    main()
