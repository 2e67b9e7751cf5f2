"""What the store promises, whatever engine keeps it."""
