"""Bots by name: those of a game, and your own, which need not be part of this package."""

import sys
from importlib import import_module

from camlann.bots import NewBot
from camlann.bots.levels import bots


class UnknownBot(Exception):
    """There is no bot of this name."""


def bot_named(game: str, name: str) -> NewBot:
    """A bot of a game by its name, or your own by the module and the class, as in `my_bots:Trusting`. The
    module may lie in the folder in which you work. Raises `UnknownBot`.
    """
    known = bots(game)
    if name in known:
        return known[name]
    module, colon, kind = name.partition(":")
    if not colon:
        raise UnknownBot(
            f"There is no bot {name}. Choose from: {', '.join(known)}; or name your own as MODULE:CLASS."
        )
    sys.path.insert(0, "")
    try:
        found: NewBot | None = getattr(import_module(module), kind, None)
    except (ImportError, ValueError) as error:
        raise UnknownBot(f"The module {module} cannot be imported: {error}.") from error
    finally:
        sys.path.remove("")
    if not callable(found):
        raise UnknownBot(f"The module {module} has no class {kind}.")
    return found
