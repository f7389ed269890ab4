-- The code by which people find a table. It follows from the secret; Paddock fills in those of before when it starts.
ALTER TABLE tables ADD COLUMN code TEXT;
CREATE INDEX tables_by_code ON tables (code);
