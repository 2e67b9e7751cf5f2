"""Backup and restore: only what came later is lost, every device is told, nobody erased is back."""
