"""Encryption at rest: the keys of tables, and the keys of people who write texts."""
