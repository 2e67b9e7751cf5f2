-- When this store was made again from a backup, and of which moment that backup is.
CREATE TABLE restores (
    restored_at bigint NOT NULL PRIMARY KEY,
    restored_to bigint NOT NULL
);
