"""Bots of Shadows over Camelot: one that plays every knight, card and quest, on either side."""
