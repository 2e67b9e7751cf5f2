"""Moderation: what may be reported, the evidence, and what may be decided."""
