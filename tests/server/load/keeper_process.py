"""`camlann`, with the game in which nothing happens beside the others, and its tasks among its figures."""

import asyncio
import sys

from prometheus_client import Gauge

from camlann.cli import main
from camlann.games import GAMES
from camlann.server.ops import metrics
from tests.server.load import empty_game

if __name__ == "__main__":
    GAMES[empty_game.NAME] = empty_game
    tasks = Gauge("camlann_tasks", "Tasks of the event loop.", registry=metrics.REGISTRY)
    # Whoever asks for figures is answered in the loop.
    tasks.set_function(lambda: len(asyncio.all_tasks()))
    sys.exit(main())
