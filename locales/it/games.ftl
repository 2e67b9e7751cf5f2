# Come si chiamano i giochi.

avalon = Avalon
shadows = Shadows over Camelot
