"""What any table of hidden loyalties shares; no game is in it."""
