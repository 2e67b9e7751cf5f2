"""Records of games: written, read again, replayed step by step, proved, and told as text."""
