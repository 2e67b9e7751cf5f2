"""Clocks of questions, extra time and sleep hours, in virtual time."""
