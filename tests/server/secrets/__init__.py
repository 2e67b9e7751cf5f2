"""Nobody learns more from the whole server than the rulebook allows: not by content, size, order or time."""
