## Refus

arena-bots = Un tournoi demande au moins deux bots, nommés chacun une fois ; il y a : { $found }.
arena-one-side = Un tournoi demande au moins deux camps ; à { $seats } places il n’y en a qu’un.
arena-workers = { $found } processus ne peuvent pas jouer ; au moins 1.
arena-workers-die = { $count } processus sont morts l’un après l’autre sans finir une série ; le tournoi s’arrête ici.
arena-out = { $path } ne finit pas par .json ; les résultats vont dans trois fichiers : ….json, ….csv et ….html.
arena-not-a-file = { $path } n’est pas le fichier d’un tournoi, ou il est abîmé ; rien n’y a été changé.
arena-other-file = { $path } contient un autre tournoi (jeu, règles, variante, places, options, bots ou graine diffèrent) ; rien n’y a été changé.
arena-ray-away = Aucune grappe Ray ne répond à « { $address } » : { $detail }
arena-ray-lost = La grappe Ray à « { $address } » n’a pas pu finir une série : { $detail }
suite-bad-task = Il n’y a pas d’épreuve « { $name } ». Il y a : { $allowed }.
suite-other-rules = { $task } est liée aux règles et adversaires d’empreinte { $wanted } ; ceux d’ici ont { $found }. Les notes ne se compareraient pas.
suite-not-a-file = { $path } n’est pas un fichier de résultats, ou il est abîmé ; rien n’y a été changé.

## Résultats

arena-title = { $game }, { $variant }, { $seats } joueurs, { $games } courses
arena-stopped = Arrêté après { $games } courses sur { $asked }.
arena-stronger = Départagés après { $games } courses : { $bot } est plus fort que { $against }.
arena-weaker = Départagés après { $games } courses : { $bot } est plus faible que { $against }.
arena-even = Départagés après { $games } courses : { $bot } et { $against } se valent ; aucun des deux ne gagne 55 %.
arena-bot = bot
arena-share = part de victoires
arena-interval = 95 %
arena-score = score moyen
arena-pace = ms par coup
arena-rating = cote
arena-games = courses
suite-title = Notes de { $bot }
    .scale = Victoires contre trois adversaires : 0 vaut random, 100 vaut policy.
suite-task = épreuve
suite-score = note
suite-against = contre { $opponent }
arena-sign = Arène
arena-standings = Classement
    .note = La part de victoires compte autant contre chaque adversaire ; l’intervalle contient la vraie part dans 95 tournois sur 100. Le temps de réflexion laisse de côté les coups forcés. La cote est une cote de Plackett–Luce ; chacun commence à 25.
arena-shares = Part de victoires
    .note = La barre est l’intervalle à 95 %. Sur la ligne pointillée, un bot gagne autant qu’il perd.
arena-matrix = Chacun contre chacun
    .note = Victoires de la ligne contre la colonne, sur cent ; dessous, l’intervalle à 95 %.
    .rows = Victoires de la ligne contre la colonne.
arena-scores = Scores
    .note = Combien de fois chaque bot a marqué combien ; la plaque montre la moyenne.
arena-about = Graine { $seed } ; { $options }.
