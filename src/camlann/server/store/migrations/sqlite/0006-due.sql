-- Tables that somebody must keep from some moment on, although nobody looks at them.
CREATE TABLE due (
    table_id INTEGER NOT NULL,
    errand TEXT NOT NULL,
    at INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (table_id, errand)
);
CREATE INDEX due_at ON due (at, table_id, errand);
