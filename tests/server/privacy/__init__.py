"""Privacy: personal data, moderation, export and erasure."""
