"""Players who are programs."""
