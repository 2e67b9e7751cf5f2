"""The server: gates hold the sockets, keepers hold the tables, the store holds the truth.

No room of it knows a game; it reads what a game writes through the game's own declared types.
"""
