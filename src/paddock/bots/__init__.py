"""Players that are not people, written once for all games."""

from paddock.bots.bot import Bot, bot, bot_move, bot_names, plugin_names, register

__all__ = ["Bot", "bot", "bot_move", "bot_names", "plugin_names", "register"]
