-- Whom the owner has made a moderator, and when; a row for each term of office. dismissed_at 0: still in office.
CREATE TABLE moderators (
    person_id text NOT NULL,
    appointed_at bigint NOT NULL,
    dismissed_at bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (person_id, appointed_at)
);
