-- What somebody in one chair of a finished game could have known; made from its record, and made anew when it is gone.
CREATE TABLE analyses (
    table_id INTEGER NOT NULL,
    game_number INTEGER NOT NULL,
    viewpoint TEXT NOT NULL,
    version INTEGER NOT NULL,
    analysis BLOB NOT NULL,
    PRIMARY KEY (table_id, game_number, viewpoint)
);
