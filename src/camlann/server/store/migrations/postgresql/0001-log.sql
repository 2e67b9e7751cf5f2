-- The log: only ever appended to. An entry takes the numbers n to n + size - 1; the primary key is the fence.
CREATE TABLE log (
    table_id bigint NOT NULL,
    n integer NOT NULL CHECK (n >= 0),
    size smallint NOT NULL CHECK (size > 0),
    key smallint NOT NULL CHECK (key >= 0),
    open bytea NOT NULL,
    closed bytea NOT NULL,
    PRIMARY KEY (table_id, n),
    CHECK (n <= 2147483647 - size)
);

-- What is encrypted cannot be packed any smaller.
ALTER TABLE log ALTER COLUMN closed SET STORAGE EXTERNAL;

CREATE TABLE tables (
    id bigint PRIMARY KEY,
    name text NOT NULL UNIQUE
);

CREATE TABLE people (
    who text PRIMARY KEY,
    name text NOT NULL,
    token bytea NOT NULL UNIQUE,
    since timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE records (
    table_id bigint NOT NULL,
    game integer NOT NULL,
    people text[] NOT NULL,
    record bytea NOT NULL,
    PRIMARY KEY (table_id, game)
);
