-- Who had a seat in a game at an open table, and whether they had left it in the end.
CREATE TABLE stays (
    table_id INTEGER NOT NULL,
    game INTEGER NOT NULL,
    who TEXT NOT NULL,
    gone INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, game, who)
);
CREATE INDEX stays_of ON stays (who);
CREATE INDEX stays_at ON stays (at);
