"""The files in the folder of `camlann serve`."""

DATABASE, KEYS = "camlann.db", "camlann.key"
