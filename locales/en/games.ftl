# What the games are called: known before anything else of them is.

avalon = Avalon
shadows = Shadows over Camelot
