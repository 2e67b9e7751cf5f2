"""Leaks as edits of the source, each with the test that must fail when it is made."""
