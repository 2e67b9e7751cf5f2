"""The gate: it holds people's sockets, knows who they are, and knows no secret.

It is handed finished pages by the keepers and passes each on to the devices of the one person it is for.
"""
