## Stockage

store-conflict = Ceci existe déjà.
store-busy = Trop de choses attendent d’être enregistrées en ce moment ; réessayez bientôt.
store-away = La base de données ne répond pas : { $detail }
store-damaged = La base de données est endommagée là où ceci se trouve ({ $detail }).
store-closed = Le serveur s’arrête ; plus rien n’est enregistré.
store-full = Le disque de la base de données est plein ; rien n’a été enregistré.
store-too-new = Un Paddock plus récent a écrit cette base de données (étape { $found }, celui-ci connaît { $known }) ; mettez Paddock à jour.
store-workers-on-sqlite = { $workers } processus ne peuvent pas partager une base SQLite, car chacun se croirait seul ; indiquez une base PostgreSQL avec --db, ou un seul processus.
store-bad-url = « { $scheme } » ne désigne aucune base de données que Paddock connaisse ; indiquez sqlite:///fichier.db ou postgresql://utilisateur@hôte/nom.
store-backup-exists = { $path } existe déjà ; une sauvegarde va dans un nouveau fichier.
store-backup-postgres = PostgreSQL se sauvegarde lui-même ; utilisez son propre outil : pg_dump.
deeds-missing = Il manque des actes : il y en a { $found }, et le dernier porte le numéro { $last }.
deed-broken = L’acte { $version } est incompréhensible ({ $why }).

## Refus

not-signed-in = Personne n’est connecté ; entrez d’abord comme invité.
wrong-password = Le nom ou le mot de passe est incorrect.
not-found = Il n’y a rien de tel ici.
no-such-step = La course a { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
} ; il n’y a pas d’étape { $step }.
late = La table a continué ; elle en est maintenant à la version { $version }.
too-many = C’est un peu souvent ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy = Les bots ont beaucoup à réfléchir en ce moment ; réessayez bientôt.
no-editions = Cette maison joue à tous les jeux tels qu’ils sont imprimés. « paddock serve --editions » permet aux tables privées d’avoir leurs propres nombres.
edition-public = Une table qui a ses propres nombres est pour ceux qui ont son lien, pas pour l’accueil.
edition-words = Une table peut avoir ses propres nombres, mais pas ses propres mots.
too-many-editions = On essaie tant de nombres différents dans cette maison qu’elle n’a plus de place pour l’instant ; réessayez plus tard.
review-edition = Les analyses jugent les jeux tels qu’ils sont imprimés, et cette table a ses propres nombres.
not-compiled = Le champion n’est pas encore prêt : on compile sa réflexion, une seule fois, en quelques minutes. Réessayez bientôt.
unwell = Une tâche que la maison accomplit d’elle-même s’est arrêtée : { $tasks }. Elle reprend bientôt.
broken = Quelque chose ne va pas ici ; c’est noté.
too-large = C’est plus que tout ce qu’il peut y avoir ici.
wrong-host = « { $host } » n’est pas un nom de ce serveur. Passez par son adresse en chiffres, ou demandez à la personne qui s’en occupe d’ajouter ce nom : paddock serve --allow-host { $host }
foreign-origin = C’est un autre site qui l’a demandé : rien n’a été fait.
token-scope = Ce jeton sert à jouer ; pour modifier le compte lui-même, il faut se connecter.
bad-input = « { $where } » n’est pas comme il faut : { $detail }.
input-missing = rien n’est donné
input-extra_forbidden = rien de ce nom n’est connu ici
input-string_too_short = { $min_length ->
    [one] un caractère au moins
   *[other] { $min_length } caractères au moins
}
input-string_too_long = { $max_length } caractères au plus
input-string_pattern_mismatch = certains de ses caractères n’ont pas leur place ici
input-unseen_name = les autres n’en verraient pas tout ; retirez ce qui est invisible ou change le sens de l’écriture
input-greater_than_equal = { $ge } au moins
input-less_than_equal = { $le } au plus
input-json_invalid = ce n’est pas du JSON
input-other = autre chose est attendu
no-method = Cela ne peut pas se faire ici.
unreadable = C’est illisible ; du JSON est attendu.
password-wrong = Le mot de passe est incorrect.
no-account = Il n’y a pas encore de compte.
has-account = Il y a déjà un compte.
login-taken = Quelqu’un d’autre porte ce nom.
too-many-preferences = Personne n’a plus de { $most } préférences.
not-started = La course n’a pas commencé.
is-gathering = La course n’a pas commencé.
is-dealing = La course est lancée et les cartes sont en train d’être distribuées.
is-racing = La course est lancée ; c’était possible avant le départ.
is-over = La course est finie.
is-cancelled = La table a été annulée.
not-over = La course n’est pas encore finie.
review-later = On analyse une course quand elle est finie.
no-puzzle = L’analyse n’a rien trouvé à redire au coup { $step }, ou n’en est pas encore là.
detour-later = Une course peut repartir d’un coup plus ancien quand elle est finie.
detour-at-the-end = À cet endroit la course est finie : choisissez un coup plus ancien.
record-later = L’enregistrement sera là quand la course sera finie ; d’ici là, il dirait ce qui est caché.
wrong-link = Ce lien ne mène à aucune place ; demandez-en un nouveau à l’hôte.
no-such-code = Ce code ne mène à aucune table. Comparez-le lettre par lettre, ou demandez à l’hôte le code actuel.
chair-taken = La place { $seat } est prise.
chair-empty = Personne n’est assis à la place { $seat }.
chairs-open = Des places sont encore libres ; donnez-les d’abord à des personnes ou à des bots.
salted-already = Votre part de hasard est déjà dans la donne.
wrong-salt = Ce n’est pas le sel dont vous avez donné l’empreinte avant le départ.
not-your-seat = La place { $seat } n’est pas la vôtre.
not-at-table = Vous n’êtes pas assis à cette table.
host-only = Seul l’hôte peut le faire.
not-your-turn = C’est à { $player } de jouer.
come-back-first = Un bot joue pour vous ; reprenez d’abord le volant.
has-left = Vous avez quitté cette course ; un bot la finit à votre place.
others-must-agree = Tout le monde a joué : désormais, la course ne s’arrête sans résultat que si les autres sont d’accord. Proposez-le-leur, ou quittez la course.
nobody-to-agree = Personne d’autre ne joue ici qui puisse être d’accord.
asked-already = Vous l’avez déjà dit ; on attend la réponse des autres.
nothing-proposed = Personne ne propose d’arrêter la course.
declined-lately = Votre proposition a été refusée ; vous pourrez en faire une autre quand chacun aura rejoué.
not-absent = Personne n’est absent de la place { $seat }.
bot-moves-first = Vous avez déjà repris le volant deux fois pendant ce tour ; le bot joue d’abord ce coup.
said-often-enough = Vous avez déjà dit deux fois pendant ce tour que vous êtes là ; jouez maintenant.
nobody-hurries = Personne n’est pressé ici : le temps par coup est fixé, c’est un bot qui joue, ou personne n’attend.
own-turn = C’est à vous de jouer.
nudged-already = Une fois par tour suffit, et pas pendant que la question est déjà posée.
nudge-later = Laissez d’abord passer { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
cannot-take-back = Ce coup ne peut être repris : le hasard, un autre joueur ou une chose maintenant connue est passé entre-temps.
command-reused = Cette commande a servi à autre chose.
bad-level = Il n’y a pas de bot « { $name } ». Bots possibles : { $allowed }.
bad-phrase = Il n’y a pas de phrase « { $name } ». Phrases possibles : { $allowed }.
empty-say = Ce message ne dit rien.

## Le journal

log-sat-down = { $name } : prend place.
log-stood-up = La place { $seat } est de nouveau libre.
log-seated-bot = { $name }, un bot : prend la place { $seat }.
log-started = La course commence.
log-took-back = { $name } : reprend son dernier coup.
log-taken-over = { $why ->
    [patience-ends] { $name } : n’a pas joué depuis longtemps ; un bot continue.
    [clock-runs-out] { $name } : temps écoulé ; un bot continue.
   *[absent] { $name } : n’est plus là ; un bot continue.
}
log-came-back = { $name } : de retour.
log-left = { $name } : quitte la course ; un bot continue jusqu’à la fin.
log-for-ending = { $by ->
    [host] L’hôte est pour un arrêt sans résultat.
   *[other] { $name } : pour un arrêt sans résultat.
}
log-against-ending = { $by ->
    [host] L’hôte veut continuer.
   *[other] { $name } : veut continuer.
}
log-nudged = { $by } demande si { $name } est toujours là.
log-stayed = { $name } : toujours là.
log-cancelled = { $by ->
    [host] L’hôte a annulé la table.
    [house] La personne qui s’occupe de ce serveur a annulé la table.
   *[other] La table a été annulée.
}

## Qui n’est plus là

guest = Invité
former-player = Un ancien joueur

## Les bots, par leur niveau

level-random = Hasard
level-policy = Réflexe
level-learner = Débutant
level-driver = Conducteur
level-racer = Pilote
level-champion = Champion

## Phrases rapides

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-hurry = À vous, quand vous serez prêt.
phrase-thanks = Merci !
phrase-good-game = Belle partie !

## Ce que disent les bots, deux pilotes d’un niveau différemment

talk-learner-hello = { $line ->
    [0] Bonjour ! Le frein, c’est quelle pédale ?
   *[other] Salut ! Ma première course de la semaine, allez-y doucement.
}
talk-learner-ahead = { $line ->
    [0] Regardez, me voilà devant ! Comment ai-je fait ?
   *[other] C’est moi qui mène ? Je crois bien !
}
talk-learner-behind = { $line ->
    [0] Oh. C’était ma sortie ?
   *[other] J’ai juste regardé la carte une seconde …
}
talk-learner-won = { $line ->
    [0] Gagné ? Gagné ! Attendez que mon moniteur l’apprenne.
   *[other] Vous avez vu ça ? J’osais à peine regarder !
}
talk-learner-lost = { $line ->
    [0] C’était amusant. Je comprends mieux les règles, maintenant.
   *[other] Bien joué ! La prochaine fois, je desserre le frein à main.
}
talk-driver-hello = { $line ->
    [0] Bonjour ! Beau temps pour rouler.
   *[other] Bonjour à tous. Le pique-nique est prêt, on peut partir.
}
talk-driver-ahead = { $line ->
    [0] Je vous ferai signe après le virage.
   *[other] Rien de tel qu’une route libre.
}
talk-driver-behind = { $line ->
    [0] Rien ne presse, j’admirais le paysage.
   *[other] Après vous, je vous en prie.
}
talk-driver-won = { $line ->
    [0] Quelle belle promenade. Merci à tous.
   *[other] Arrivée avant la nuit, et en tête.
}
talk-driver-lost = { $line ->
    [0] Bien conduit ! Le paysage en valait la peine.
   *[other] Belle course. Le prochain café est pour moi.
}
talk-racer-hello = { $line ->
    [0] Le moteur est chaud. Et vous ?
   *[other] Gants enfilés. Bonne chance.
}
talk-racer-ahead = { $line ->
    [0] On se voit dans le rétroviseur.
   *[other] Cette trajectoire est à moi.
}
talk-racer-behind = { $line ->
    [0] Profitez-en tant que ça dure.
   *[other] Joli coup. C’est noté.
}
talk-racer-won = { $line ->
    [0] Course propre, victoire propre.
   *[other] Comme prévu. On remet ça ?
}
talk-racer-lost = { $line ->
    [0] La meilleure trajectoire était la vôtre.
   *[other] À la régulière. Je veux ma revanche.
}
talk-champion-hello = { $line ->
    [0] Au plaisir. Voyons comment vous conduisez.
   *[other] Bienvenue sur la grille. Belle course à tous.
}
talk-champion-ahead = { $line ->
    [0] C’est ici que se jouent les courses.
   *[other] J’attendais cette ouverture.
}
talk-champion-behind = { $line ->
    [0] Intéressant. Je n’y croyais guère.
   *[other] Bien vu. La course commence.
}
talk-champion-won = { $line ->
    [0] Merci pour la course. Vous m’avez fait réfléchir.
   *[other] C’était plus serré qu’il n’y paraît.
}
talk-champion-lost = { $line ->
    [0] Félicitations. C’était mieux joué.
   *[other] Une défaite méritée. Mes compliments.
}
