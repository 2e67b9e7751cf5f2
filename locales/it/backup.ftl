# Che cosa dicono `camlann backup` e `camlann restore`.

backup-done = La copia di sicurezza è in { $path }: { $rows ->
    [one] una riga
   *[other] { $rows } righe
}, { $megabytes } MB.
backup-keys-are = Si può leggere solo con le chiavi in { $path }. Conservale altrove.
backup-restored = L’archivio è ripristinato: { $rows ->
    [one] una riga
   *[other] { $rows } righe
}. { $erased ->
    [0] Non è stato necessario cancellare di nuovo nessuno.
    [one] Un identificativo è stato cancellato di nuovo.
   *[other] { $erased } identificativi sono stati cancellati di nuovo.
} Avvia il server.

## Perché non si è fatto nulla

backup-no-store = L’archivio { $path } non esiste. Indica la cartella del server con --data, o l’archivio con --store.
backup-no-such-store = Un archivio così non esiste. Usa sqlite:PATH o postgresql://…
backup-store-unknown = L’archivio non si può leggere: è danneggiato, o non è di una versione pubblicata di Camlann.
backup-store-unreachable = PostgreSQL non è raggiungibile ({ $error }). Avvialo e controlla indirizzo, utente e password.
backup-schema-newer = È di un Camlann più nuovo (il suo schema è { $theirs }, il nostro { $ours }). Installa quella versione.
backup-format-newer = Questa copia di sicurezza è di un Camlann più nuovo. Installa quella versione.
backup-no-keys = { $path } non contiene chiavi. Indica il file delle chiavi.
backup-keys-of-another-store = Le chiavi in { $path } non sono di questo archivio: non aprono nessuna delle sue partite. Cerca quelle giuste.
backup-keys-inside = { $path } è dentro la copia di sicurezza. Chi trova entrambe può leggere tutto: scegli un altro posto per le chiavi.
backup-keys-differ = { $path } contiene altre chiavi e non è stato cambiato. Scegli un altro posto.
backup-folder-exists = { $path } esiste già. Scegli una cartella nuova.
backup-left-unfinished = Una copia precedente non è stata finita. Elimina { $path } e riprova.
backup-file-failed = Un file non si è potuto scrivere o leggere ({ $error }): { $path }
backup-missing = La copia di sicurezza { $path } non esiste.
backup-unfinished = La copia di sicurezza { $path } non è mai stata finita. Prendine un’altra.
backup-damaged = { $path } è danneggiato o è stato modificato. Non è stato ripristinato nulla; prendi un’altra copia.
backup-other-keys = Queste chiavi non sono della copia di sicurezza { $path }. Cerca quelle del server che l’ha fatta.
backup-store-not-empty = L’archivio non è vuoto: { $path }. Si ripristina solo in uno vuoto; prima spostalo altrove.
backup-store-in-use = A questo database sono collegati dei gate o dei keeper. Prima fermali tutti.
backup-who-was-erased = Chi è stato cancellato dopo la copia va cancellato di nuovo. Indica l’elenco con --erased (camlann.erased del server perduto), o scrivi --erased none se non c’è nessuno.
backup-not-a-list = { $path } non è un elenco di persone cancellate.
