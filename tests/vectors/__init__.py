"""Numbers that every implementation must agree on."""
