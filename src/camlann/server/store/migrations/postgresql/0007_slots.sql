-- A keeper reads the wake-ups of its own slots. A table's slot is the lowest 14 bits of its id.
CREATE INDEX wake_ups_slot ON wake_ups ((table_id & 16383), due_at, table_id, reason);
