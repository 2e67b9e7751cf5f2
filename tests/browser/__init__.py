"""The page that people play with, in real browsers."""
