"""HTTP: finished games, join requests, invitations and what a browser asks for."""
