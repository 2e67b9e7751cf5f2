"""The cards of both colours, one entry each."""
