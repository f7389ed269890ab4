-- The lessons that somebody has finished. They stood among preferences before; Paddock moves them when it starts.
CREATE TABLE learnt (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  lesson TEXT NOT NULL,
  PRIMARY KEY (player, game, lesson)
);
