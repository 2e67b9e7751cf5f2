-- A finished game in short, so that nobody has to read its record for it. Lines from before have the defaults.
ALTER TABLE records ADD COLUMN name text NOT NULL DEFAULT '';
-- A JSON list.
ALTER TABLE records ADD COLUMN winners text NOT NULL DEFAULT '[]';
ALTER TABLE records ADD COLUMN reason text NOT NULL DEFAULT '';
ALTER TABLE records ADD COLUMN at bigint NOT NULL DEFAULT 0;

-- Links by which anybody may read a finished game; a person makes one for each.
CREATE TABLE shares (
    name text PRIMARY KEY,
    table_id bigint NOT NULL,
    game integer NOT NULL,
    who text NOT NULL,
    made bigint NOT NULL,
    UNIQUE (table_id, game, who)
);

-- Who is called by name there; the others are known by their arms.
CREATE TABLE share_names (
    share text NOT NULL,
    who text NOT NULL,
    PRIMARY KEY (share, who)
);
CREATE INDEX share_names_of ON share_names (who);
