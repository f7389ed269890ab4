"""A bot is anything with one method. It is given a world, never the race."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from paddock.core.errors import BadOption, BadPlugin
from paddock.core.game import Game
from paddock.core.plugins import add_plugins
from paddock.core.race import Race


class Bot(Protocol):
    """Chooses moves.

    A *world* is a state as it may be for all that the seat to act knows: what that seat cannot know has been dealt
    again at random, and the world's chance is the bot's own to use. A bot that never thinks long may say `at_once`:
    a server then asks it on the spot. One that thinks a turn through may have `follow(began, chain)`: it is told
    before each question which moves its seat has just made by itself, and how many moves of the race came before.
    """

    def move(self, game: Game, world: Any) -> int:
        """One of the legal moves of `world.turn`."""


GROUP = "paddock.bots"  # the entry point under which packages register their bots
LEARNT = "learnt"  # before the folder of what `paddock learn` has trained
_makers: dict[str, Callable[[], Bot]] = {}
_plugins: list[str] = []


def register(name: str, maker: Callable[[], Bot]) -> None:
    """From now on a bot of that name can play; `maker` is called once for each seat that it takes."""
    _makers[name] = maker


def bot_names() -> tuple[str, ...]:
    """All bots that can be named."""
    gather()
    return tuple(_makers)


@cache
def gather() -> None:
    """Register the house's own bots, then those of other packages."""
    import paddock.bots.levels  # noqa: F401

    add_plugins(GROUP, add_plugin)


def add_plugin(name: str, maker: Any) -> None:
    """Register a bot of another package, unless its name is taken or it cannot be one."""
    if name in _makers:
        raise BadPlugin("plugin-name-taken", name=name)
    if not callable(maker) or (isinstance(maker, type) and not hasattr(maker, "move")):
        raise BadPlugin("plugin-no-bot", found=repr(maker))
    register(name, maker)
    _plugins.append(name)


def plugin_names() -> tuple[str, ...]:
    """The bots that other packages brought."""
    gather()
    return tuple(_plugins)


def bot(name: str, game: Game | None = None) -> Bot:
    """A bot by its name, by `module:Class`, or by `learnt:FOLDER`; made ready for a game, if it wants to be."""
    player = made(name)
    if game is not None and hasattr(player, "prepare"):
        player.prepare(game)
    return player


def made(name: str) -> Bot:
    """A new bot."""
    if name in bot_names():
        return _makers[name]()
    module, colon, attribute = name.partition(":")
    if module == LEARNT and colon:
        from paddock.bots.instinct import Instinct

        return Instinct(attribute)
    if not colon:
        raise BadOption("bad-bot", name=name, allowed=bot_names())
    try:
        found: Bot = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError) as error:
        raise BadOption("bad-bot-module", name=name, detail=str(error)) from error
    return found


def bot_move(race: Race, player: Bot) -> int:
    """Ask a bot for the move of the seat to act. Its chance follows from the race's seed, but tells nothing of it."""
    moves = race.moves()
    if len(moves) == 1:
        return moves[0]
    seed = (race.seed * 1_000_003 + len(race.events)) % 2**63
    tell_turn(race, player)
    return player.move(race.game, race.world(race.turn, seed))


def tell_turn(race: Race, player: Bot) -> None:
    """Tell a bot what its seat has just made, if it wants to know."""
    if hasattr(player, "follow"):
        player.follow(race.step - len(race.chain), race.chain)
