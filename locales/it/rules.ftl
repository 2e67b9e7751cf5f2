## Le regole nell’app: ciò che sta loro intorno

rules-title = Regole
rules-of = Le regole di { $game }
rules-three-minutes = Il gioco in tre minuti
rules-everything = Tutto quello che c’è
rules-search = Cerca in queste regole
rules-found =
    { $count ->
        [0] Nessuna scheda contiene queste parole.
        [one] { NUMBER($count) } scheda contiene queste parole.
       *[other] { NUMBER($count) } schede contengono queste parole.
    }
rules-print = Stampa su una pagina
rules-narrator = Giocate con le carte della scatola?
    .link = Fate leggere la rivelazione a questo dispositivo
rules-here = A questo tavolo
rules-plain-here = Qui non cambia nulla: è il gioco semplice.
rules-choices = Che cosa si può scegliere
rules-belongs = Fa parte di
rules-copies = Nel mazzo: { NUMBER($count) }.
rules-more-copies = La Compagnia di Merlino ne aggiunge { NUMBER($count) }.
rules-stays = Resta in gioco.
rules-won = Se la vincete
rules-lost = Se la perdete

## Tipi di schede nelle regole

rules-kind-basics = Il gioco
rules-kind-role = Ruoli
rules-kind-module = Parti del gioco
rules-kind-preset = Tavoli già pronti
rules-kind-edition = Scatole ed edizioni
rules-kind-option = Opzioni
rules-kind-plot = Carte Complotto
rules-kind-quest = Imprese
rules-kind-loyalty = Lealtà
rules-kind-knight = Cavalieri
rules-kind-white = Carte bianche
rules-kind-black = Carte nere
rules-kind-travel = Carte Viaggio
rules-kind-unconfirmed = Dove i regolamenti tacciono
rules-example = Un esempio
