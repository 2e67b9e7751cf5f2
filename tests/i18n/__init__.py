"""The sentences, and how they are found and told."""
