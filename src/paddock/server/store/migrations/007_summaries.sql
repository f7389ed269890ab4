-- What a line of a list shows of a table. It follows from the deeds; Paddock fills in those of before when they are listed.
ALTER TABLE tables ADD COLUMN summary TEXT;
