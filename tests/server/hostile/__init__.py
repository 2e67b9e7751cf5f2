"""Strangers with bad manners: whatever comes in at the door, the game goes on and nobody learns anything."""
