-- When this store was made again from a backup, and of which moment that backup is.
CREATE TABLE restores (
    restored_at INTEGER NOT NULL PRIMARY KEY,
    restored_to INTEGER NOT NULL
);
