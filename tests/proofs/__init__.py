"""The long forms of the project's proofs, run bit by bit and written down: see `scripts/prove`."""
