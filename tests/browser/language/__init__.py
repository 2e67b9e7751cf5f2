"""Four languages, in both directions, on every screen."""
