"""Arena: bots play many games, and their wins are counted."""
