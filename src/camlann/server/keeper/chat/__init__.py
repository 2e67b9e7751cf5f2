"""Chat at one table: channels, history, and sending."""
