-- The devices on which a person wants push messages, each bound to its session.
CREATE TABLE push_subscriptions (
    token_hash bytea NOT NULL PRIMARY KEY,
    person_id text NOT NULL,
    endpoint text NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    auth bytea NOT NULL,
    language text NOT NULL,
    created_at bigint NOT NULL
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person_id);

-- The latest question of a table that somebody was told of: nobody is told twice.
CREATE TABLE told_questions (
    person_id text NOT NULL,
    table_id bigint NOT NULL,
    game_number integer NOT NULL,
    question integer NOT NULL,
    told_at bigint NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX told_questions_told ON told_questions (told_at);
