"""Talk: who says what to whom, and who never learns of it."""
