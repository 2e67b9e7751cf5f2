-- What is said around tables, apart from their logs: each line sealed under its author's own key.
CREATE TABLE talk (
    table_id bigint NOT NULL,
    n integer NOT NULL CHECK (n >= 0),
    who text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    game integer NOT NULL,
    at bigint NOT NULL,
    sealed bytea NOT NULL,
    held boolean NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, who, id),
    UNIQUE (table_id, name)
);
CREATE INDEX talk_of ON talk (who);
CREATE INDEX talk_at ON talk (at);
ALTER TABLE talk ALTER COLUMN sealed SET STORAGE EXTERNAL;

-- Two who do not read each other; `who` wanted it.
CREATE TABLE blocks (
    who text NOT NULL,
    other text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (who, other)
);
CREATE INDEX blocks_of ON blocks (other);

-- Whom somebody does not want to hear at a table.
CREATE TABLE mutes (
    who text NOT NULL,
    table_id bigint NOT NULL,
    other text NOT NULL,
    PRIMARY KEY (who, table_id, other)
);
CREATE INDEX mutes_of ON mutes (other);
