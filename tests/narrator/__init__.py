"""The narrator's page, and a clip for every line."""
