-- The review of a race that is over, once somebody has asked for it; it follows from the deeds and names nobody.
ALTER TABLE tables ADD COLUMN review TEXT;
