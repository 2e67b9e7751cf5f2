"""The server: each part, whole games, simulation, faults, secrets, load."""
