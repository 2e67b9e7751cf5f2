"""People: who they are, on which devices, and who may ask."""
