-- A finished game in short, so that nobody has to read its record for it. Lines from before have the defaults.
ALTER TABLE records ADD COLUMN name TEXT NOT NULL DEFAULT '';
-- A JSON list.
ALTER TABLE records ADD COLUMN winners TEXT NOT NULL DEFAULT '[]';
ALTER TABLE records ADD COLUMN reason TEXT NOT NULL DEFAULT '';
ALTER TABLE records ADD COLUMN at INTEGER NOT NULL DEFAULT 0;

-- Links by which anybody may read a finished game; a person makes one for each.
CREATE TABLE shares (
    name TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL,
    game INTEGER NOT NULL,
    who TEXT NOT NULL,
    made INTEGER NOT NULL,
    UNIQUE (table_id, game, who)
);

-- Who is called by name there; the others are known by their arms.
CREATE TABLE share_names (
    share TEXT NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (share, who)
);
CREATE INDEX share_names_of ON share_names (who);
