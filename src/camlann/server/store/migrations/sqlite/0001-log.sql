-- The log: only ever appended to. An entry takes the numbers n to n + size - 1; the primary key is the fence.
CREATE TABLE log (
    table_id INTEGER NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 0),
    size INTEGER NOT NULL CHECK (size > 0 AND size <= 32767),
    key INTEGER NOT NULL CHECK (key >= 0 AND key <= 32767),
    open BLOB NOT NULL,
    closed BLOB NOT NULL,
    PRIMARY KEY (table_id, n),
    CHECK (n <= 2147483647 - size)
);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE people (
    who TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    token BLOB NOT NULL UNIQUE,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- `people` is a JSON list.
CREATE TABLE records (
    table_id INTEGER NOT NULL,
    game INTEGER NOT NULL,
    people TEXT NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (table_id, game)
);
