"""Load tests: the capacity of a server on one machine, and the cost of a move."""
