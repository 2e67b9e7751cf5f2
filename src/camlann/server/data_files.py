"""The files in the folder of `camlann serve`."""

DATABASE, KEYS, ERASED, OWNER = "camlann.db", "camlann.key", "camlann.erased", "camlann.owner"
