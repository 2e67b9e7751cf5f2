"""Chat: who may write to whom, and who never learns of it."""
