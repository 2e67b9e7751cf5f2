"""Bots for Shadows over Camelot."""
