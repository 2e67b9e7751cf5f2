"""Settings: flags, variables, and their table in `docs/hosting.md`."""
