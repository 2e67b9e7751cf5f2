"""Moderation: report reasons, evidence, and decisions."""
