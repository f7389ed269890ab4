"""How long a table takes to draw, and how large it is, over all positions of some races.

python benchmarks/drawing_speed.py [GAME] [--races 3]
"""

import argparse
import time

import paddock
from paddock.bots import bot, bot_move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="mille-bornes")
    parser.add_argument("--races", type=int, default=3)
    args = parser.parse_args()
    game = paddock.games()[args.game]
    driver, speak = bot("driver"), game.words("en")
    game.drawing.art()
    for seats in game.seats:
        for shape in ("wide", "tall"):
            spent, largest, drawn = 0.0, 0, 0
            for seed in range(args.races):
                race = paddock.start(args.game, seats=seats, seed=seed)
                while not race.over:
                    view = race.view(race.turn)
                    start = time.process_time()
                    board = game.drawing.board(view, speak, race.players, shape)
                    hand = game.drawing.hand(view, speak, race.players, shape)
                    spent += time.process_time() - start
                    largest = max(largest, len(board.encode()) + len(hand.encode()))
                    drawn += 1
                    race.play(bot_move(race, driver))
            print(f"{seats} seats, {shape}: {1000 * spent / drawn:.2f} ms, {largest / 1000:.1f} KB at most")
    print(f"art, once a page: {len(game.drawing.art().encode()) / 1000:.1f} KB")


if __name__ == "__main__":
    main()
