-- Whether the person had left the race to a bot when it ended.
ALTER TABLE results ADD COLUMN has_left {big} NOT NULL DEFAULT 0;
