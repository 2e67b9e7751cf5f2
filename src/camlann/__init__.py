"""Games of hidden loyalty. Every fact names its audience; a seat's game is the fold of what it was told."""

__version__ = "0.1.0"
