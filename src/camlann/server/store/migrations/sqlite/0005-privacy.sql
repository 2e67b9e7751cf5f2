-- What belongs to a person. Everybody who has written something has a key of their own, wrapped in one that is not here.
CREATE TABLE authors (
    who TEXT NOT NULL PRIMARY KEY,
    key INTEGER NOT NULL,
    sealed BLOB NOT NULL
);

-- Those who are no more: nothing of theirs may come back from somewhere that has not heard of it yet.
CREATE TABLE erased (
    who TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
);

CREATE TABLE notes (
    who TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    PRIMARY KEY (who, table_id)
);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    reason TEXT NOT NULL,
    made INTEGER NOT NULL,
    key INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    state INTEGER NOT NULL,
    closed INTEGER NOT NULL
);
CREATE INDEX reports_in ON reports (state, made);
CREATE INDEX reports_at ON reports (table_id);
CREATE INDEX reports_by ON reports (reporter);
CREATE INDEX reports_about ON reports (reported);

-- Only ever added to, while the report is kept.
CREATE TABLE acts (
    report TEXT NOT NULL,
    n INTEGER NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (report, n)
);

CREATE TABLE sanctions (
    report TEXT NOT NULL PRIMARY KEY,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    reason TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
);
CREATE INDEX sanctions_of ON sanctions (who);
