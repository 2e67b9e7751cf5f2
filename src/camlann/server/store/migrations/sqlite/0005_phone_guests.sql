-- A guest without a phone plays on somebody's: whose it is. Everybody else has none.
ALTER TABLE people ADD COLUMN phone_owner_id TEXT;
CREATE INDEX people_phone_owner ON people (phone_owner_id) WHERE phone_owner_id IS NOT NULL;
