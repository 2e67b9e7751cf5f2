-- The devices on which a person wants push messages, each bound to its session.
CREATE TABLE push_subscriptions (
    token_hash BLOB NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person_id);

-- The latest question of a table that somebody was told of: nobody is told twice.
CREATE TABLE told_questions (
    person_id TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    game_number INTEGER NOT NULL,
    question INTEGER NOT NULL,
    told_at INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX told_questions_told ON told_questions (told_at);
