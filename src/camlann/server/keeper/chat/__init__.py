"""Chat at one table: channels and permissions, history, and sending."""
