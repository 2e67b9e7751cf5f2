## The documentation site: its sections, and its search

site-play = Jouer
    .text = Les règles, les rôles et les cartes des deux jeux, tels que le jeu lui-même les explique.
site-host = Héberger
    .text = Un serveur pour une soirée, pour un club ou pour beaucoup de monde.
site-build = Construire
    .text = Le code, le protocole, les bots, et comment y ajouter quelque chose.
site-trust = Faire confiance
    .text = Ce qui est prouvé : les secrets restent secrets, la donne est juste, rien ne se perd.
site-decisions = Décisions
site-picture = Sept joueurs autour d’une table ont voté sur une équipe
site-search = Rechercher
    .clear = Effacer
    .more = Plus de résultats
    .none = Aucun résultat pour [SEARCH_TERM]
    .many = [COUNT] résultats pour [SEARCH_TERM]
    .one = [COUNT] résultat pour [SEARCH_TERM]
    .instead = Aucun résultat pour [SEARCH_TERM]. Voici ceux pour [DIFFERENT_TERM]
    .others = Aucun résultat pour [SEARCH_TERM]. Essaie l’une de ces recherches :
    .now = Recherche de [SEARCH_TERM]
    .filters = Filtres
site-lost = Cette page n’existe pas. Essaie le menu ou la recherche.
site-copied = Copié
    .copy = Copier
    .terminal = Terminal
