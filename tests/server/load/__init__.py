"""How much the server carries, and what a move costs it, on one machine."""
