-- The event log of each table, append-only. An entry takes the numbers n to n + size - 1; the primary key does
-- the fencing between two keepers. Anybody may read `public`; everything else is in `encrypted`.
CREATE TABLE event_log (
    table_id bigint NOT NULL,
    n integer NOT NULL CHECK (n >= 0),
    size smallint NOT NULL CHECK (size > 0),
    key_id smallint NOT NULL CHECK (key_id >= 0),
    public bytea NOT NULL,
    encrypted bytea NOT NULL,
    PRIMARY KEY (table_id, n),
    CHECK (n <= 2147483647 - size)
);
-- Encrypted bytes cannot be compressed.
ALTER TABLE event_log ALTER COLUMN encrypted SET STORAGE EXTERNAL;

-- Live keepers (store/postgres_keepers.py). It is empty after a crash, not in a backup and not on a standby. Beats are
-- frequent: with room in its page a row is written without touching the index.
CREATE UNLOGGED TABLE IF NOT EXISTS keepers (
    name text NOT NULL PRIMARY KEY,
    lock bigint NOT NULL,
    beat timestamptz NOT NULL
) WITH (fillfactor = 10);

CREATE TABLE tables (
    id bigint PRIMARY KEY,
    name text NOT NULL UNIQUE
);

-- `first_token_hash` is an idempotency key: it makes adding a person safe to repeat. A guest without a phone plays on
-- somebody's: `phone_owner_id` is whose.
CREATE TABLE people (
    person_id text NOT NULL PRIMARY KEY,
    name text NOT NULL,
    first_token_hash bytea NOT NULL UNIQUE,
    phone_owner_id text
);
CREATE INDEX people_phone_owner ON people (phone_owner_id) WHERE phone_owner_id IS NOT NULL;

-- Linked guest accounts: `person_id` now belongs to the account `main_id`.
CREATE TABLE linked_people (
    person_id text NOT NULL PRIMARY KEY,
    main_id text NOT NULL
);
CREATE INDEX linked_people_main ON linked_people (main_id);

CREATE TABLE sessions (
    token_hash bytea NOT NULL PRIMARY KEY,
    person_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL
);
CREATE INDEX sessions_person ON sessions (person_id);
CREATE INDEX sessions_last_seen ON sessions (last_seen_at);

CREATE TABLE passkeys (
    credential_id bytea NOT NULL PRIMARY KEY,
    person_id text NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE INDEX passkeys_person ON passkeys (person_id);

-- Socket tickets, links between devices and challenges.
CREATE TABLE one_time_tokens (
    token_hash bytea NOT NULL PRIMARY KEY,
    purpose smallint NOT NULL,
    payload bytea NOT NULL,
    expires_at bigint NOT NULL
);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);

CREATE TABLE visits (
    person_id text NOT NULL,
    table_id bigint NOT NULL,
    visited_at bigint NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX visits_latest ON visits (person_id, visited_at DESC);

-- A code lets in `admits` more people before the host is asked.
CREATE TABLE invitation_codes (
    code text NOT NULL PRIMARY KEY,
    table_id bigint NOT NULL,
    expires_at bigint NOT NULL,
    admits integer NOT NULL
);
CREATE INDEX invitation_codes_table ON invitation_codes (table_id);
CREATE INDEX invitation_codes_expiry ON invitation_codes (expires_at);

-- Wrong codes on the whole server, counted for each minute until `expires_at`.
CREATE TABLE wrong_codes (
    expires_at bigint NOT NULL PRIMARY KEY,
    tries integer NOT NULL
);

CREATE TABLE join_requests (
    id text NOT NULL PRIMARY KEY,
    table_id bigint NOT NULL,
    person_id text NOT NULL,
    expires_at bigint NOT NULL,
    state smallint NOT NULL
);
CREATE INDEX join_requests_table ON join_requests (table_id, expires_at);
CREATE INDEX join_requests_expiry ON join_requests (expires_at);

CREATE TABLE listings (
    table_id bigint PRIMARY KEY,
    game text NOT NULL,
    language text NOT NULL,
    free_seats integer NOT NULL,
    choice_seconds integer NOT NULL,
    bots integer NOT NULL,
    listed_at bigint NOT NULL,
    people integer NOT NULL,
    preset text NOT NULL,
    time_control text NOT NULL
);
CREATE INDEX listings_filtered ON listings (game, language, listed_at DESC);
CREATE INDEX listings_latest ON listings (listed_at DESC);

CREATE TABLE preferences (
    person_id text NOT NULL PRIMARY KEY,
    written_at bigint NOT NULL,
    value text NOT NULL
);

-- Who had a seat in a game at an open table, and whether they abandoned it.
CREATE TABLE completion_records (
    table_id bigint NOT NULL,
    game_number integer NOT NULL,
    person_id text NOT NULL,
    abandoned boolean NOT NULL,
    ended_at bigint NOT NULL,
    PRIMARY KEY (table_id, game_number, person_id)
);
CREATE INDEX completion_records_person ON completion_records (person_id);
CREATE INDEX completion_records_ended ON completion_records (ended_at);

-- Finished games. `person_ids` is a list; `winner_ids` and `roles` are JSON lists. The record, which is long, is compressed, and
-- stands last: lists of games read only what is before it.
CREATE TABLE records (
    table_id bigint NOT NULL,
    game_number integer NOT NULL,
    game text NOT NULL,
    ended_at bigint NOT NULL,
    end_reason text NOT NULL,
    person_ids text[] NOT NULL,
    winner_ids text NOT NULL,
    roles text NOT NULL,
    record bytea NOT NULL,
    PRIMARY KEY (table_id, game_number)
);
-- It is compressed already.
ALTER TABLE records ALTER COLUMN record SET STORAGE EXTERNAL;
-- To find what a person has played. A pending list would take hundreds of bytes a game.
CREATE INDEX records_people ON records USING gin (person_ids) WITH (fastupdate = off);

-- Public links to finished games; at most one per person and game.
CREATE TABLE record_links (
    id text NOT NULL PRIMARY KEY,
    table_id bigint NOT NULL,
    game_number integer NOT NULL,
    person_id text NOT NULL,
    created_at bigint NOT NULL,
    UNIQUE (table_id, game_number, person_id)
);

-- The people whose names a link shows; the others have a pseudonym.
CREATE TABLE record_link_names (
    link_id text NOT NULL,
    person_id text NOT NULL,
    PRIMARY KEY (link_id, person_id)
);
CREATE INDEX record_link_names_person ON record_link_names (person_id);

-- Chat messages, separate from the event log. Each is encrypted under its author's key.
CREATE TABLE chat_messages (
    table_id bigint NOT NULL,
    n integer NOT NULL CHECK (n >= 0),
    person_id text NOT NULL,
    client_id text NOT NULL,
    public_id text NOT NULL,
    game_number integer NOT NULL,
    sent_at bigint NOT NULL,
    encrypted bytea NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, person_id, client_id),
    UNIQUE (table_id, public_id)
);
CREATE INDEX chat_messages_person ON chat_messages (person_id);
CREATE INDEX chat_messages_sent ON chat_messages (sent_at);
-- Encrypted bytes cannot be compressed.
ALTER TABLE chat_messages ALTER COLUMN encrypted SET STORAGE EXTERNAL;

-- Blocks: `person_id` has blocked `other_id`, and neither reads the other.
CREATE TABLE blocks (
    person_id text NOT NULL,
    other_id text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (person_id, other_id)
);
CREATE INDEX blocks_other ON blocks (other_id);

-- Mutes: `person_id` does not read `other_id` at one table.
CREATE TABLE mutes (
    person_id text NOT NULL,
    table_id bigint NOT NULL,
    other_id text NOT NULL,
    PRIMARY KEY (person_id, table_id, other_id)
);
CREATE INDEX mutes_other ON mutes (other_id);

-- The key of each author, wrapped under a key that is not in the database.
CREATE TABLE author_keys (
    person_id text NOT NULL PRIMARY KEY,
    key_id smallint NOT NULL,
    wrapped_key bytea NOT NULL
);

CREATE TABLE notes (
    person_id text NOT NULL,
    table_id bigint NOT NULL,
    version integer NOT NULL,
    written_at bigint NOT NULL,
    encrypted bytea NOT NULL,
    PRIMARY KEY (person_id, table_id)
);

CREATE TABLE reports (
    id text NOT NULL PRIMARY KEY,
    table_id bigint NOT NULL,
    reporter_id text NOT NULL,
    reported_id text NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL,
    key_id smallint NOT NULL,
    encrypted bytea NOT NULL,
    state smallint NOT NULL,
    closed_at bigint NOT NULL
);
CREATE INDEX reports_state ON reports (state, created_at);
CREATE INDEX reports_table ON reports (table_id);
CREATE INDEX reports_reporter ON reports (reporter_id);
CREATE INDEX reports_reported ON reports (reported_id);

-- The audit trail of a report, append-only.
CREATE TABLE report_actions (
    report_id text NOT NULL,
    n integer NOT NULL,
    actor_id text NOT NULL,
    action text NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (report_id, n)
);

CREATE TABLE sanctions (
    report_id text NOT NULL PRIMARY KEY,
    person_id text NOT NULL,
    action text NOT NULL,
    table_id bigint NOT NULL,
    reason text NOT NULL,
    starts_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE INDEX sanctions_person ON sanctions (person_id);

-- Tombstones: a process that has not heard of an erasure yet must not bring anything of the person back.
CREATE TABLE erased_people (
    person_id text NOT NULL PRIMARY KEY,
    erased_at bigint NOT NULL
);

-- Tables that a keeper must load at a certain time although nobody looks at them.
CREATE TABLE wake_ups (
    table_id bigint NOT NULL,
    reason text NOT NULL,
    due_at bigint NOT NULL,
    log_length integer NOT NULL,
    PRIMARY KEY (table_id, reason)
);
CREATE INDEX wake_ups_due ON wake_ups (due_at, table_id, reason);
-- A keeper reads the wake-ups of its own slots. A table's slot is the lowest 14 bits of its id.
CREATE INDEX wake_ups_slot ON wake_ups ((table_id & 16383), due_at, table_id, reason);

-- What somebody in one chair of a finished game could have known; made from its record, and made anew when it is gone.
CREATE TABLE analyses (
    table_id bigint NOT NULL,
    game_number integer NOT NULL,
    viewpoint text NOT NULL,
    version integer NOT NULL,
    analysis bytea NOT NULL,
    PRIMARY KEY (table_id, game_number, viewpoint)
);

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

-- When this store was made again from a backup, and of which moment that backup is.
CREATE TABLE restores (
    restored_at bigint NOT NULL PRIMARY KEY,
    restored_to bigint NOT NULL
);

-- Whom the owner has made a moderator, and when; a row for each term of office. dismissed_at 0: still in office.
CREATE TABLE moderators (
    person_id text NOT NULL,
    appointed_at bigint NOT NULL,
    dismissed_at bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (person_id, appointed_at)
);
