"""What belongs to a person: to take it along, to have it gone; and what may be done about somebody."""
