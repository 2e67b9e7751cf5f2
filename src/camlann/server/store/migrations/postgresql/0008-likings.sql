-- How somebody likes to see and hear the house.
CREATE TABLE likings (
    who text PRIMARY KEY,
    at bigint NOT NULL,
    liking text NOT NULL
);
