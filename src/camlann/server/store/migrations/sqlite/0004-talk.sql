-- What is said around tables, apart from their logs: each line sealed under its author's own key.
CREATE TABLE talk (
    table_id INTEGER NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 0),
    who TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    game INTEGER NOT NULL,
    at INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    held INTEGER NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, who, id),
    UNIQUE (table_id, name)
);
CREATE INDEX talk_of ON talk (who);
CREATE INDEX talk_at ON talk (at);

-- Two who do not read each other; `who` wanted it.
CREATE TABLE blocks (
    who TEXT NOT NULL,
    other TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (who, other)
);
CREATE INDEX blocks_of ON blocks (other);

-- Whom somebody does not want to hear at a table.
CREATE TABLE mutes (
    who TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (who, table_id, other)
);
CREATE INDEX mutes_of ON mutes (other);
