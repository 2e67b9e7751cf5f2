-- A person is known again by a session on each device. `people.token` is written but no longer read.
CREATE TABLE sessions (
    token bytea PRIMARY KEY,
    who text NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE INDEX sessions_of ON sessions (who);
CREATE INDEX sessions_seen ON sessions (seen);
INSERT INTO sessions (token, who, made, seen)
SELECT
    token,
    who,
    (extract(epoch FROM since) * 1000)::bigint,
    (extract(epoch FROM since) * 1000)::bigint
FROM people;

-- Two guests who are one person: `who` is `main` now.
CREATE TABLE joined (
    who text PRIMARY KEY,
    main text NOT NULL
);
CREATE INDEX joined_into ON joined (main);

CREATE TABLE passkeys (
    id bytea PRIMARY KEY,
    who text NOT NULL,
    key bytea NOT NULL,
    count bigint NOT NULL,
    made bigint NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (who);

-- Tickets, links and challenges: good for one time.
CREATE TABLE once (
    secret bytea PRIMARY KEY,
    use smallint NOT NULL,
    what bytea NOT NULL,
    until bigint NOT NULL
);
CREATE INDEX once_until ON once (until);

CREATE TABLE visits (
    who text NOT NULL,
    table_id bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (who, table_id)
);
CREATE INDEX visits_lately ON visits (who, at DESC);

CREATE TABLE codes (
    code text PRIMARY KEY,
    table_id bigint NOT NULL,
    until bigint NOT NULL,
    open_until bigint NOT NULL
);
CREATE INDEX codes_of ON codes (table_id);
CREATE INDEX codes_until ON codes (until);

CREATE TABLE knocks (
    id text PRIMARY KEY,
    table_id bigint NOT NULL,
    who text NOT NULL,
    until bigint NOT NULL,
    state smallint NOT NULL
);
CREATE INDEX knocks_at ON knocks (table_id, until);
CREATE INDEX knocks_until ON knocks (until);

CREATE TABLE listings (
    table_id bigint PRIMARY KEY,
    game text NOT NULL,
    language text NOT NULL,
    free integer NOT NULL,
    clock integer NOT NULL,
    bots integer NOT NULL,
    since bigint NOT NULL
);
CREATE INDEX listings_like ON listings (game, language, since DESC);
CREATE INDEX listings_lately ON listings (since DESC);
