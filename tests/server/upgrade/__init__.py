"""A store that older code has written, with running games: today's code plays all of them to their end."""
