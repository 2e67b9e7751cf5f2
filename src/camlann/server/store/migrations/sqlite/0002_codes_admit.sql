-- A code lets in so many more people before the host is asked. `admits_until` is no longer read.
ALTER TABLE invitation_codes ADD COLUMN admits INTEGER NOT NULL DEFAULT 0;

-- Wrong codes on the whole server, counted for each minute until `expires_at`.
CREATE TABLE wrong_codes (
    expires_at INTEGER NOT NULL PRIMARY KEY,
    tries INTEGER NOT NULL
);
