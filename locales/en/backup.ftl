# What `camlann backup` and `camlann restore` say.

backup-done = The backup is in { $path }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $megabytes } MB.
backup-keys-are = It can only be read with the keys in { $path }. Keep them somewhere else.
backup-restored = The store is restored: { $rows ->
    [one] one row
   *[other] { $rows } rows
}. { $erased ->
    [0] Nobody had to be erased again.
    [one] One id was erased again.
   *[other] { $erased } ids were erased again.
} Start the server.

## Why nothing was done

backup-no-store = There is no store { $path }. Name the folder of the server with --data, or the store with --store.
backup-no-such-store = There is no such store. Use sqlite:PATH or postgresql://…
backup-store-unknown = The store cannot be read: it is damaged, or no release of Camlann made it.
backup-store-unreachable = PostgreSQL cannot be reached ({ $error }). Start it, and compare the address, the user and the password.
backup-schema-newer = A newer Camlann made this (its schema is { $theirs }, ours is { $ours }). Install that version.
backup-format-newer = A newer Camlann made this backup. Install that version.
backup-no-keys = { $path } holds no keys. Name the key file.
backup-keys-of-another-store = The keys in { $path } do not belong to this store: they open none of its games. Look for the right ones.
backup-keys-inside = { $path } is inside the backup. Whoever finds both can read everything: choose another place for the keys.
backup-keys-differ = { $path } holds other keys, and was not changed. Choose another place.
backup-folder-exists = { $path } exists already. Choose a new folder.
backup-left-unfinished = An earlier backup was not finished. Delete { $path } and try again.
backup-file-failed = A file could not be written or read ({ $error }): { $path }
backup-missing = There is no backup { $path }.
backup-unfinished = The backup { $path } was never finished. Take another one.
backup-damaged = { $path } is damaged or was changed. Nothing was restored; take another backup.
backup-other-keys = These keys do not belong to the backup { $path }. Look for the keys of the server that made it.
backup-store-not-empty = The store is not empty: { $path }. Only an empty one is restored; move it away first.
backup-store-in-use = Gates or keepers are connected to this database. Stop all of them first.
backup-who-was-erased = Who was erased since the backup must be erased again. Name the list with --erased (camlann.erased of the lost server), or say --erased none if nobody was.
backup-not-a-list = { $path } is not a list of erased people.
