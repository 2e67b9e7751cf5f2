-- With several databases: which of them holds the tables of a slot. A slot without a row is in the first database. `here`: in this one.
CREATE TABLE slot_places (
    slot smallint NOT NULL PRIMARY KEY,
    epoch integer NOT NULL,
    place smallint NOT NULL,
    here boolean NOT NULL
);

-- With several databases: to which installation this one belongs, and its place in their order. The version counts moves of slots.
CREATE TABLE database_places (
    installation text NOT NULL PRIMARY KEY,
    place smallint NOT NULL,
    version integer NOT NULL
);

-- The fence: a trigger calls it before every write to a table's rows, once there are several databases.
CREATE OR REPLACE FUNCTION refuse_moved_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM slot_places WHERE slot = (NEW.table_id & 16383) AND NOT here) THEN
        RAISE EXCEPTION 'the slot is in another database' USING ERRCODE = 'CM001';
    END IF;
    RETURN NEW;
END
$$;
