"""Encryption at rest: table keys and author keys."""
