-- Where everybody finds the page about a person. It follows from the id; Paddock fills in those of before when it starts.
ALTER TABLE players ADD COLUMN address TEXT;
CREATE INDEX players_by_address ON players (address);
