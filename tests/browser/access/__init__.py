"""Whoever sees, hears or moves otherwise plays alone like everybody else."""
