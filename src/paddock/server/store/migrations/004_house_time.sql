-- Seconds that count while the house is open. One row: the house time, when it was last noted, in seconds since 1970,
-- and the house time at which the house was last opened after nobody was there.
CREATE TABLE house_time (
  number {big} PRIMARY KEY CHECK (number = 1),
  time {real} NOT NULL,
  noted_at {real} NOT NULL,
  opened {real} NOT NULL
);
-- The house time of a deed; of those before, what `at` says counts.
ALTER TABLE deeds ADD COLUMN house_time {real};
