"""Players who are programs: they answer every question, by what their seat was told."""
