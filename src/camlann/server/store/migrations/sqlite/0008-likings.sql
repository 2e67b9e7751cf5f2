-- How somebody likes to see and hear the house.
CREATE TABLE likings (
    who TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    liking TEXT NOT NULL
);
