-- People: guests at first; who has a login and a password keeps history and ratings across devices.
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  language TEXT NOT NULL,
  preferences TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  created_at {real} NOT NULL
);

-- Who holds the word that hashes to this is that player.
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at {real} NOT NULL
);
CREATE INDEX tokens_of_player ON tokens (player);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules {big} NOT NULL,
  secret {blob} NOT NULL,
  public {big} NOT NULL,
  host TEXT,
  state TEXT NOT NULL,
  version {big} NOT NULL,
  due_at {real},
  created_at {real} NOT NULL,
  updated_at {real} NOT NULL
);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);

-- What happened at a table. Versions are dense, a command happens once.
CREATE TABLE deeds (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  version {big} NOT NULL,
  command TEXT NOT NULL,
  kind TEXT NOT NULL,
  at {real} NOT NULL,
  facts TEXT NOT NULL,
  PRIMARY KEY (table_id, version),
  UNIQUE (table_id, command)
);

-- Which tables a person sits or sat at.
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);

-- Until when a person is known to have a table open.
CREATE TABLE presence (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  until {real} NOT NULL,
  PRIMARY KEY (table_id, player)
);

CREATE TABLE says (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number {big} NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at {real} NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);

-- Finished races, one row a seat; `who` is a player's id or bot:LEVEL.
CREATE TABLE results (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat {big} NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  place {big} NOT NULL,
  points {big} NOT NULL,
  at {real} NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of ON results (who, at);

CREATE TABLE ratings (
  who TEXT NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  mu {real} NOT NULL,
  sigma {real} NOT NULL,
  races {big} NOT NULL,
  PRIMARY KEY (who, game)
);
