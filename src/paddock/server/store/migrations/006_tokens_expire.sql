-- When a token ends, in seconds since 1970; for those of before the time begins with their next use.
ALTER TABLE tokens ADD COLUMN expires_at {real};
