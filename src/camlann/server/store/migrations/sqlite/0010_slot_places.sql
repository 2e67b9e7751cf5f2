-- Only PostgreSQL can be several databases. These two tables stay empty here; both engines have the same tables.
CREATE TABLE slot_places (
    slot INTEGER NOT NULL PRIMARY KEY,
    epoch INTEGER NOT NULL,
    place INTEGER NOT NULL,
    here INTEGER NOT NULL
);

CREATE TABLE database_places (
    installation TEXT NOT NULL PRIMARY KEY,
    place INTEGER NOT NULL,
    version INTEGER NOT NULL
);
