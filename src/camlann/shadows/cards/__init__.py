"""The cards of both colours, an entry each."""
