"""Draw the boards, the cards and the poster in README and docs: `python docs/boards.py`."""

from pathlib import Path

import paddock
from paddock.bots import bot_move
from paddock.bots.levels import Policy
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.texts import glossary
from paddock.drawing.cards import HEIGHT, WIDTH
from paddock.drawing.joining import joined
from paddock.drawing.png import png
from paddock.drawing.svg import picture, window

FOLDER = Path(__file__).parent / "pictures"
COLUMNS, GAP = 7, 16


def in_the_middle(
    seats: int, seed: int, moves: int, players: list[str], game: str = "mille-bornes", variant: str | None = None
) -> Race:
    """A race after some moves of sensible play, at a turn of the first seat, not asked about a stage."""
    race = paddock.start(game, seats=seats, seed=seed, players=players, variant=variant)
    while len(race.record.moves) < moves or race.turn != 0 or race.view()["phase"] == "asked":
        race.play(bot_move(race, Policy()))
    return race


def card_sheet(game: Game) -> str:
    """Every card of a game, row by row."""
    things = [thing for part, thing in glossary(game, game.prepare()).items() if part.startswith("card:")]
    speak = game.words("en")
    cards = [
        window(
            GAP + (WIDTH + GAP) * (place % COLUMNS),
            GAP + (HEIGHT + GAP) * (place // COLUMNS),
            WIDTH,
            HEIGHT,
            game.drawing.part(thing, speak),
        )
        for place, thing in enumerate(things)
    ]
    rows = -(-len(things) // COLUMNS)
    return joined(game.drawing.art(), picture(GAP + (WIDTH + GAP) * COLUMNS, GAP + (HEIGHT + GAP) * rows, *cards))


def save(name: str, drawing: str, theme: str) -> None:
    """Write a picture."""
    (FOLDER / name).write_bytes(png(drawing, theme))


if __name__ == "__main__":
    desk = in_the_middle(3, 64, 30, ["Ann", "Bob", "Chloé"])
    phone = in_the_middle(2, 7, 26, ["Ann", "Bob"])
    game = desk.game
    save("table.png", desk.draw(0), "light")
    save("table-phone.png", phone.draw(0, "fr", "tall"), "dark")
    save("cards.png", card_sheet(game), "light")
    save("poster.png", game.drawing.alone(game.drawing.poster(game.words("en"))), "light")
    rally = in_the_middle(4, 3, 60, ["Dominic", "Bo", "Carrie", "Mia"], "road-rally-usa", "standard")
    night = in_the_middle(3, 5, 20, ["Ann", "Bob", "Chloé"], "road-rally-usa", "sprint")
    save("road-rally-usa.png", rally.draw(0), "light")
    save("road-rally-usa-phone.png", night.draw(0, "fr", "tall"), "dark")
    save(
        "road-rally-usa-poster.png",
        rally.game.drawing.alone(rally.game.drawing.poster(rally.game.words("en"))),
        "light",
    )
    race = in_the_middle(2, 21, 26, ["Ann", "Bob"], "checkpoint-rally")
    four = in_the_middle(4, 5, 50, ["Ann", "Bob", "Chloé", "Dev"], "checkpoint-rally")
    save("checkpoint-rally.png", race.draw(0), "light")
    save("checkpoint-rally-phone.png", four.draw(0, "fr", "tall"), "dark")
    save(
        "checkpoint-rally-poster.png", race.game.drawing.alone(race.game.drawing.poster(race.game.words("en"))), "light"
    )
    road = in_the_middle(4, 5, 120, ["Ann", "Bo", "Cleo", "Dan"], "road-kill-rally")
    night = in_the_middle(4, 9, 160, ["Ann", "Bo", "Cleo", "Dan"], "road-kill-rally")
    save("road-kill-rally.png", road.draw(0), "light")
    save("road-kill-rally-phone.png", night.draw(0, "fr", "tall"), "dark")
    save(
        "road-kill-rally-poster.png", road.game.drawing.alone(road.game.drawing.poster(road.game.words("en"))), "light"
    )
