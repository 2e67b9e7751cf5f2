-- What somebody in one chair of a finished game could have known; made from its record, and made anew when it is gone.
CREATE TABLE analyses (
    table_id bigint NOT NULL,
    game_number integer NOT NULL,
    viewpoint text NOT NULL,
    version integer NOT NULL,
    analysis bytea NOT NULL,
    PRIMARY KEY (table_id, game_number, viewpoint)
);
