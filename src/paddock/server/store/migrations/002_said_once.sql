-- A remark that is sent again is said once; those of before have no command.
ALTER TABLE says ADD COLUMN command TEXT NOT NULL DEFAULT '';
