"""Absence: players who disconnect, their seats, and abandoned games."""
