"""Around one table: phones as hands, and a screen as the board."""
