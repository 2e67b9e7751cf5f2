"""The engine: what every game of hidden loyalties shares. It knows no game, no person and no I/O."""
