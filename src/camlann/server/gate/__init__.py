"""The gate: the process that holds people's connections and knows who they are, but no secret of a game.

Keepers send it finished viewer updates, and it passes each on to the connections of the one person it is for.
"""
