"""The command line: its help, and what commands print, in every language."""
