"""Bots for Avalon: from simple rules to a belief about who is who."""
