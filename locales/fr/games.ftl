# Comment s’appellent les jeux.

avalon = Avalon
shadows = Les Chevaliers de la Table Ronde
