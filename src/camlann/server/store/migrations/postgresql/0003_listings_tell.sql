-- What somebody wants to know before they sit down at an open table: how many people are there, and what is played how fast.
ALTER TABLE listings ADD COLUMN people integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN preset text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN time_control text NOT NULL DEFAULT 'none';
