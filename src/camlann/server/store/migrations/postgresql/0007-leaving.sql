-- Who had a seat in a game at an open table, and whether they had left it in the end.
CREATE TABLE stays (
    table_id bigint NOT NULL,
    game integer NOT NULL,
    who text NOT NULL,
    gone boolean NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, game, who)
);
CREATE INDEX stays_of ON stays (who);
CREATE INDEX stays_at ON stays (at);
