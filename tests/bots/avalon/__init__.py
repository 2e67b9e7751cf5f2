"""Bots for Avalon: what they conclude, believe, hide and say."""
