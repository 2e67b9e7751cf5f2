-- A person is known again by a session on each device. `people.token` is written but no longer read.
CREATE TABLE sessions (
    token BLOB NOT NULL PRIMARY KEY,
    who TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
);
CREATE INDEX sessions_of ON sessions (who);
CREATE INDEX sessions_seen ON sessions (seen);
INSERT INTO sessions (token, who, made, seen)
SELECT
    token,
    who,
    CAST(strftime('%s', since) AS INTEGER) * 1000,
    CAST(strftime('%s', since) AS INTEGER) * 1000
FROM people;

-- Two guests who are one person: `who` is `main` now.
CREATE TABLE joined (
    who TEXT NOT NULL PRIMARY KEY,
    main TEXT NOT NULL
);
CREATE INDEX joined_into ON joined (main);

CREATE TABLE passkeys (
    id BLOB NOT NULL PRIMARY KEY,
    who TEXT NOT NULL,
    key BLOB NOT NULL,
    count INTEGER NOT NULL,
    made INTEGER NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (who);

-- Tickets, links and challenges: good for one time.
CREATE TABLE once (
    secret BLOB NOT NULL PRIMARY KEY,
    use INTEGER NOT NULL,
    what BLOB NOT NULL,
    until INTEGER NOT NULL
);
CREATE INDEX once_until ON once (until);

CREATE TABLE visits (
    who TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (who, table_id)
);
CREATE INDEX visits_lately ON visits (who, at DESC);

CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL,
    until INTEGER NOT NULL,
    open_until INTEGER NOT NULL
);
CREATE INDEX codes_of ON codes (table_id);
CREATE INDEX codes_until ON codes (until);

CREATE TABLE knocks (
    id TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL,
    who TEXT NOT NULL,
    until INTEGER NOT NULL,
    state INTEGER NOT NULL
);
CREATE INDEX knocks_at ON knocks (table_id, until);
CREATE INDEX knocks_until ON knocks (until);

CREATE TABLE listings (
    table_id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    free INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    since INTEGER NOT NULL
);
CREATE INDEX listings_like ON listings (game, language, since DESC);
CREATE INDEX listings_lately ON listings (since DESC);
