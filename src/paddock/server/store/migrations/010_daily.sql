-- The day's race of a game follows from the date and from this; one row, made when somebody drives one.
CREATE TABLE house_secret (
  number {big} PRIMARY KEY CHECK (number = 1),
  secret {blob} NOT NULL
);
-- Of a day's race its date, so that those who drove it can be compared.
ALTER TABLE results ADD COLUMN day TEXT;
CREATE INDEX results_by_day ON results (game, day);
