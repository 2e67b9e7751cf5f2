"""Bots for Avalon."""
