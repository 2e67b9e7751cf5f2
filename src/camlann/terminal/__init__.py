"""Playing in a terminal: one person among bots, or several who hand one screen round.

What a person is shown comes from what the seat was told and from its part of the game, never from the truth.
"""
