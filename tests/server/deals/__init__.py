"""Fair deals over the whole server."""
