"""The arena: duels of bots, stopped and taken up again, and their figures."""
