"""Camlann: games of hidden loyalty. Every fact names its audience; a seat's game is the fold of its facts."""

__version__ = "0.1.0"
