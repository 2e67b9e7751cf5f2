"""Records: what is written of a game, read again, and the proof of its deal."""
