"""Whole games through real sockets, over real engines."""
