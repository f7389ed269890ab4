## Stockage

store-conflict = Ceci existe déjà.
store-busy = Trop de choses attendent d’être enregistrées en ce moment ; réessayez bientôt.
store-away = La base de données ne répond pas : { $detail }
store-closed = Le serveur s’arrête ; plus rien n’est enregistré.
store-full = Le disque de la base de données est plein ; rien n’a été enregistré.
store-too-new = Un Paddock plus récent a écrit cette base de données (étape { $found }, celui-ci connaît { $known }) ; mettez Paddock à jour.
store-workers-on-sqlite = { $workers } processus ne peuvent pas partager une base SQLite, car chacun se croirait seul ; indiquez une base PostgreSQL avec --db, ou un seul processus.
store-bad-url = « { $scheme } » ne désigne aucune base de données que Paddock connaisse ; indiquez sqlite:///fichier.db ou postgresql://utilisateur@hôte/nom.
store-backup-exists = { $path } existe déjà ; une sauvegarde va dans un nouveau fichier.
store-backup-postgres = PostgreSQL se sauvegarde lui-même ; utilisez son propre outil : pg_dump.
