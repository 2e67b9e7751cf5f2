"""A table brought to any moment of a game, for people who work on what is shown there.

`scripts/dev` puts its seats side by side in one window, `scripts/screenshots` takes pictures of every screen.
Nothing of it is in the wheel.
"""
