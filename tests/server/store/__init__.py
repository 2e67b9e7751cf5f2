"""What the store guarantees, with every engine."""
