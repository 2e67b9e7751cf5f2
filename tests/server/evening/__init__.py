"""An evening among friends, from the first to come to the last record."""
