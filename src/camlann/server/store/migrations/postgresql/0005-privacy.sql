-- What belongs to a person. Everybody who has written something has a key of their own, wrapped in one that is not here.
CREATE TABLE authors (
    who text NOT NULL PRIMARY KEY,
    key smallint NOT NULL,
    sealed bytea NOT NULL
);

-- Those who are no more: nothing of theirs may come back from somewhere that has not heard of it yet.
CREATE TABLE erased (
    who text NOT NULL PRIMARY KEY,
    at bigint NOT NULL
);

CREATE TABLE notes (
    who text NOT NULL,
    table_id bigint NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (who, table_id)
);

CREATE TABLE reports (
    id text NOT NULL PRIMARY KEY,
    table_id bigint NOT NULL,
    reporter text NOT NULL,
    reported text NOT NULL,
    reason text NOT NULL,
    made bigint NOT NULL,
    key smallint NOT NULL,
    sealed bytea NOT NULL,
    state smallint NOT NULL,
    closed bigint NOT NULL
);
CREATE INDEX reports_in ON reports (state, made);
CREATE INDEX reports_at ON reports (table_id);
CREATE INDEX reports_by ON reports (reporter);
CREATE INDEX reports_about ON reports (reported);

-- Only ever added to, while the report is kept.
CREATE TABLE acts (
    report text NOT NULL,
    n integer NOT NULL,
    actor text NOT NULL,
    act text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (report, n)
);

CREATE TABLE sanctions (
    report text NOT NULL PRIMARY KEY,
    who text NOT NULL,
    action text NOT NULL,
    table_id bigint NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL,
    until bigint NOT NULL
);
CREATE INDEX sanctions_of ON sanctions (who);

-- To find what somebody has played.
CREATE INDEX records_people ON records USING gin (people);
