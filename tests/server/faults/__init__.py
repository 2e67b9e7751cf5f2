"""The whole server as real processes, killed and stopped at random while people play."""
