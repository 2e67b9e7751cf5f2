## The documentation site: its sections, and its search

site-play = Giocare
    .text = Le regole, i ruoli e le carte dei due giochi, come li spiega il gioco stesso.
site-host = Ospitare
    .text = Un server per una serata, per un club o per molti.
site-build = Costruire
    .text = Il codice, il protocollo, i bot, e come aggiungere qualcosa.
site-trust = Fidarsi
    .text = Che cosa è dimostrato: i segreti restano segreti, le carte sono date con onestà, niente va perso.
site-decisions = Decisioni
site-picture = Sette giocatori attorno a un tavolo hanno votato su una squadra
site-search = Cerca
    .clear = Cancella
    .more = Altri risultati
    .none = Nessun risultato per [SEARCH_TERM]
    .many = [COUNT] risultati per [SEARCH_TERM]
    .one = [COUNT] risultato per [SEARCH_TERM]
    .instead = Nessun risultato per [SEARCH_TERM]. Questi sono per [DIFFERENT_TERM]
    .others = Nessun risultato per [SEARCH_TERM]. Prova con una di queste ricerche:
    .now = Ricerca di [SEARCH_TERM]
    .filters = Filtri
site-lost = Questa pagina non esiste. Prova con il menu o con la ricerca.
site-copied = Copiato
    .copy = Copia
    .terminal = Terminale
