"""Terminal client: play in a terminal, alone with bots, or with several people who share one screen.

What a player sees comes from the facts and the compartment of their seat, never from the truth.
"""
