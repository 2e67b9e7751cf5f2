"""Talk around a table: what may be said and where, who reads it, how it is kept.

Talk is beside the game and never in its facts or its log. Whoever keeps the table looks who may speak and who
may read, and for that alone it knows the game; no word of any game is here.
"""
