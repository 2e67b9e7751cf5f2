"""A keeper owns tables: it decides what follows from commands, has it stored, and then lets it be told."""
