"""Principals: what you may not see looks as if it did not exist."""
