-- Tables that somebody must keep from some moment on, although nobody looks at them.
CREATE TABLE due (
    table_id bigint NOT NULL,
    errand text NOT NULL,
    at bigint NOT NULL,
    n integer NOT NULL,
    PRIMARY KEY (table_id, errand)
);
CREATE INDEX due_at ON due (at, table_id, errand);
