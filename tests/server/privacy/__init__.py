"""What belongs to a person, what may be done about them, and that all of it can be had, and be gone."""
