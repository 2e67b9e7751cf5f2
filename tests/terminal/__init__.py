"""Whole games in a terminal, typed by a program."""
