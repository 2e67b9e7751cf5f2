-- A code lets in so many more people before the host is asked. `admits_until` is no longer read.
ALTER TABLE invitation_codes ADD COLUMN admits integer NOT NULL DEFAULT 0;

-- Wrong codes on the whole server, counted for each minute until `expires_at`.
CREATE TABLE wrong_codes (
    expires_at bigint NOT NULL PRIMARY KEY,
    tries integer NOT NULL
);
