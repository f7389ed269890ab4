## Storage

store-conflict = This is there already.
store-busy = Too much waits to be stored at this moment; try again soon.
store-away = The database does not answer: { $detail }
store-closed = The server is closing; nothing more is stored.
store-full = The disk of the database is full; nothing has been stored.
store-too-new = A newer Paddock wrote this database (step { $found }, this one knows { $known }); please update Paddock.
store-workers-on-sqlite = { $workers } processes cannot share an SQLite database, because each would believe itself alone; give a PostgreSQL database with --db, or use one process.
store-bad-url = “{ $scheme }” names no database that Paddock knows; give sqlite:///file.db or postgresql://user@host/name.
store-backup-exists = { $path } is there already; a backup goes into a new file.
store-backup-postgres = PostgreSQL backs itself up; use its own tool: pg_dump.
