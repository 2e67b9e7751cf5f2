"""The messages a client and a server exchange, and the limits a client must know."""
