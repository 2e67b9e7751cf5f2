"""Hostile clients: whatever they send, games go on and nobody learns anything."""
