## Aide

help-paddock = Des jeux de société de course sur route : y jouer, les regarder, les simuler par millions.
help-version = montrer la version
help-command = COMMANDE
help-language = la langue de tout ce qui s’affiche
help-games = lister les jeux avec leurs joueurs, variantes et options
help-rules = comment on joue à un jeu, et toutes les décisions
help-play = jouer dans le terminal, ou reprendre une course enregistrée
help-school = apprendre un jeu : des leçons à une vraie table, quelques minutes chacune
help-serve = tenir des tables pour les navigateurs, les bots et les amis sur d’autres ordinateurs
help-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres ordinateurs (par défaut : 127.0.0.1)
help-allow-host = un nom par lequel on l’atteint, celui d’un proxy par exemple ; peut être donné plusieurs fois
help-port = le port d’écoute (par défaut : 8000, ou un port libre)
help-db = où les tables sont gardées : sqlite:///FICHIER ou postgresql://… (par défaut : un fichier dans votre dossier de données)
help-serve-workers = combien de processus ; plus d’un demande PostgreSQL (par défaut : 1)
help-editions = permettre aux tables privées de jouer avec leurs propres nombres ; par défaut seulement là où personne d’autre ne peut entrer
help-open = ouvrir un navigateur
help-compile = préparer les bots qui réfléchissent, ce qui prend des minutes la première fois
help-compile-games = de quels jeux (par défaut : tous)
help-tables = gérer les tables d’un serveur
help-tables-list = lister les tables : état, jeu, personnes, âge, version
help-tables-show = montrer une table et tout ce qui s’y est passé
help-tables-export = écrire l’enregistrement d’une course
help-tables-cancel = mettre fin à une table sans résultat
help-tables-repair = vérifier chaque table : ses actes, s’ils se rejouent, et ce que dit sa ligne
help-tables-backup = copier toute la base de données dans un nouveau fichier pendant qu’elle est utilisée
help-tables-clean = supprimer les tables finies, annulées ou jamais commencées, et les invités sans table
help-table = l’identifiant d’une table, tel que `paddock tables list` le montre ; après -- s’il commence par -
help-state = seulement les tables dans cet état
help-secrets = dire aussi ce qui est caché pendant la course : mains, tirages, secret et lien d’invitation
help-export-out = où va l’enregistrement (par défaut : la sortie standard)
help-fix = corriger les lignes d’après les actes, et annuler les tables qui ne peuvent continuer ; rien n’est supprimé
help-repair-out = sauver dans cette nouvelle base toutes les tables lisibles d’une base SQLite endommagée, avec joueurs, classements et résultats
help-backup-file = le nouveau fichier
help-older-than = seulement ce que personne n’a touché depuis ce nombre de jours
help-yes = le faire vraiment, au lieu de seulement l’annoncer
help-simulate = jouer beaucoup de courses et dire ce qu’on en apprend
help-replay = montrer une course enregistrée coup par coup
help-review = ce qui fut chance dans une course finie, ce qui fut bien conduit, et le coup qui l’a perdue
help-seconds = combien de temps l’examiner (par défaut : jusqu’à ce que chaque chiffre soit sûr à deux centièmes près)
help-draw = dessiner la table d’une course enregistrée
help-draw-out = où va l’image ; son extension dit si c’est en SVG ou en PNG
help-shape = pour un bureau (wide) ou pour un téléphone (tall) ; par défaut : wide
help-verify = recalculer chaque carte d’une course enregistrée à partir de son secret
help-bench = mesurer la vitesse des règles sur cette machine
help-check-game = vérifier si un jeu tient ce que tout jeu promet : pour qui en écrit un
help-new-game = écrire un petit jeu de ce nom pour commencer, comme paquet à part
help-new-game-name = le nom du jeu, par exemple mon-jeu
help-game = un jeu, tel que `paddock games` les liste
help-game-or-file = un jeu, ou le fichier d’une course enregistrée (….json) à reprendre
help-puzzles = résoudre des problèmes : des positions où un coup est nettement meilleur
help-daily = la course du jour : qui la court ici aujourd’hui a les mêmes cartes ; ensuite un Champion la court aussi
help-puzzle-number = le premier à poser (par défaut : 1)
help-lesson = quelle leçon ; sans elle, toutes sont listées
help-seats = le nombre de joueurs
help-variant = une variante du jeu
help-numbers = tous les nombres de la boîte d’un jeu qu’une édition peut changer
help-set = un autre nombre dans la boîte, comme points.shut_out=300 ; peut être donné plusieurs fois
help-box = un fichier de la forme de data.toml où se trouve ce qui diffère, avec ses propres mots s’il veut
help-option = une option des règles ; peut être donnée plusieurs fois
help-seed = la même graine donne la même course
help-people = combien de personnes sont à cet écran ; des bots prennent les autres places (par défaut : 1)
help-tips = marquer des coups raisonnables, avec leurs raisons : dans vos trois premières courses d’un jeu (first), toujours (always) ou jamais (never) (par défaut : first)
help-bots = qui joue aux autres places : { $names }, ou module:Classe pour l’un des vôtres (par défaut : policy)
help-games-count = combien de courses (par défaut : 100000)
help-policy = comment les coups sont choisis (par défaut : random)
help-device = où calculer (par défaut : cpu)
help-json = afficher un objet JSON au lieu de tableaux
help-file = le fichier d’une course enregistrée
help-to = s’arrêter après ce nombre de coups
help-seat = montrer aussi la main de cette place (1 pour la première)
help-commitment = l’engagement montré avant la donne
help-draws = montrer chaque tirage : les mots de la suite et ce qu’ils sont devenus
help-arena = faire jouer des bots les uns contre les autres et dire lequel est le plus fort
help-arena-bots = les bots, séparés par des virgules : { $names }, ou module:Classe pour l’un des vôtres
help-arena-games = combien de courses par paire, arrondi vers le haut à des séries entières (par défaut : 400)
help-lab = découvrir comment est un jeu : est-il équitable, long, palpitant, que vaut chaque chose
help-lab-bots = qui conduit : un pour tous ou un par camp, séparés par des virgules ; random, learner, driver, policy, une façon de conduire du jeu, ou des penchants comme attack:80+discard:-50 (par défaut : policy)
help-lab-races = combien de courses (par défaut : 20000)
help-lab-until = courir jusqu’à ce qu’une mesure soit connue avec cette précision
help-lab-vary = comparer chaque choix d’une option à l’habituel sur les mêmes donnes ; all pour toutes ; peut être donné plusieurs fois
help-lab-without = découvrir ce que perd celui qui ne joue jamais un genre de coups, comme attack ; peut être donné plusieurs fois
help-lab-persona = faire se rencontrer des façons de conduire du jeu, des niveaux ou des penchants, séparés par des virgules
help-lab-ladder = faire se rencontrer des niveaux, chacun seul parmi chaque autre, séparés par des virgules
help-lab-target = une matrice cible pour l’échelle, dans un fichier TOML ; pour tune, des mesures : first=50,length=50
help-lab-game = le jeu ; après le mot tune, ses nombres sont réglés vers une cible
help-lab-set = comparer des nombres de la boîte à ceux de la boîte sur les mêmes donnes : cards.accident.count=3..6, points.shut_out=200,300 ; peut être donné plusieurs fois
help-lab-over = pour tune : un nombre de la boîte et les valeurs à essayer ; peut être donné plusieurs fois
help-word-lab-game = [tune] JEU
help-word-number-and-values = NOMBRE=VALEURS
help-word-target = FICHIER|MESURES
help-lab-html = écrire le rapport en une page qui se suffit
help-lab-markdown = écrire le rapport en Markdown
help-lab-rows = écrire une ligne par course, en .parquet ou .csv
help-lab-tables = estimer les minutes d’après le rythme des gens aux tables d’une maison, par sa base de données
help-workers = combien de processus (par défaut : un par cœur)
help-until-decided = arrêter une paire dès qu’un test séquentiel l’a départagée
help-ray = jouer sur la grappe Ray à cette adresse ; local pour une grappe sur cette machine
help-out = enregistrer chaque course dans FICHIER.json, reprendre de là, et écrire FICHIER.csv et FICHIER.html
help-score = dire ce que vaut un bot aux épreuves de la suite
help-score-bot = le bot : { $names }, ou module:Classe pour l’un des vôtres
help-score-tasks = les épreuves, comme mille-bornes-2p-v1 (par défaut : toutes)
help-score-games = combien de courses contre chaque adversaire, arrondi vers le haut à des séries entières (par défaut : celui de l’épreuve)
help-score-out = garder les résultats dans FICHIER.json, à côté de ceux d’autres bots
help-learn = entraîner un pilote à partir de rien, en jouant contre lui-même (demande PyTorch)
help-learn-minutes = combien de temps apprendre ; relancer avec davantage pour continuer (par défaut : 10)
help-learn-races = combien de courses à la fois (par défaut : 512, sur un GPU 32768)
help-learn-seed = une autre graine apprend autrement (par défaut : 0)
help-learn-out = le dossier qui garde ce qui est appris et le rapport (par défaut : JEU-net)
help-word-folder = DOSSIER
help-word-game = JEU
help-word-lesson = LEÇON
help-word-word = MOT
help-sought = ne montrer que les paragraphes où ces mots se trouvent
help-word-game-or-file = JEU|FICHIER
help-word-file = FICHIER
help-word-json-file = FICHIER.json
help-word-picture-file = FICHIER.svg|FICHIER.png
help-word-name = NOM
help-word-task = ÉPREUVE
help-word-names = NOM,NOM,…
help-word-number-and-value = NOMBRE=VALEUR
help-word-toml-file = FICHIER.toml
help-word-name-and-choice = NOM=CHOIX
help-word-address = ADRESSE
help-word-days = JOURS

## Ce que dit argparse ; les identifiants sont les mots de ses propres messages, qui remplissent ce qui suit un %

argparse-usage = utilisation :{ " " }
argparse-positional-arguments = arguments{ "\u00A0" }
argparse-options = options{ "\u00A0" }
argparse-show-this-help-message-and-exit = montrer cette aide
argparse-argument = %(argument_name)s : %(message)s
argparse-invalid-value = « %(value)s » n’est pas un nombre valable
argparse-invalid-choice-choose-from = il n’y a pas de « %(value)s » ; il y a : %(choices)s
argparse-the-following-arguments-are-required = il manque : %s
argparse-unrecognized-arguments = argument inconnu : %s
argparse-ambiguous-option-could-match = %(option)s peut vouloir dire %(matches)s
argparse-expected-one-argument = demande une valeur
argparse-ignored-explicit-argument = ne prend pas de valeur (« %s »)

## Erreurs

bad-option-form = « { $name } » n’est pas de la forme NOM=CHOIX.
bad-number-form = « { $path } » n’est pas de la forme NOMBRE=VALEUR avec un nombre entier.
number-twice = Le nombre « { $path } » est donné deux fois.
option-twice = L’option « { $name } » est donnée deux fois.
bad-people = { $people } personnes ne tiennent pas dans une course à { $seats } places.
bad-to = Il n’y a pas de coup { $to } dans cet enregistrement ; il en a { $moves }.
bad-picture = « { $path } » ne finit ni par .svg ni par .png.
cannot-write-picture = { $path } ne peut pas être écrit : { $detail }.
bad-seat-number = Il n’y a pas de place { $seat } dans cette course ; elle en a { $seats }.

## Servir

bots-compiling = Les bots de { $game } se préparent ({ $number } sur { $count }) …
bots-compiled = Les bots de { $game } sont prêts ({ $number } sur { $count }, { $seconds } s).
serving = Paddock est à l’adresse { $address } ; Ctrl-C l’arrête.
bad-workers-count = { $workers } processus ne suffisent pas ; il en faut au moins 1.
cannot-listen = Le port { $port } de { $host } ne peut être utilisé : { $detail }.

## Tables

no-database = Il n’y a pas de base de données dans { $path } ; `paddock serve` en crée une, et --db en désigne une autre.
no-tables = Il n’y a aucune table.
state-gathering = en attente
state-dealing = à la donne
state-racing = en course
state-over = finie
state-cancelled = annulée
age-days = { $number } j
age-hours = { $number } h
age-minutes = { $number } min
table-title = { $game }, { $variant } : table { $table }
table-chair = { $kind ->
    [open] Place { $seat } : libre
    [bot] Place { $seat } : { $name } (bot, { $level })
   *[person] Place { $seat } : { $name }
}
table-link = Lien d’invitation : { $link }, par code : { $code }
table-secret = Secret : { $secret }
deed-opened = La table est ouverte.
deed-imported = La table est ouverte pour une course jouée ailleurs.
deed-opened-chair = La place { $seat } est réservée à une personne.
deed-relinked = Il y a un nouveau lien d’invitation.
deed-pledged = Quelqu’un promet d’ajouter du sel au hasard.
deed-salted = Quelqu’un ajoute le sel promis.
deed-dealt = La maison distribue.
deed-rematched = Une revanche est demandée.
export-tells = Cette course n’est pas finie : son enregistrement dit ce qui est caché. Ne le montrez à personne qui joue.
table-cancelled = La table { $table } est annulée.
trouble-field = La ligne dit { $field } = { $found } ; les actes disent { $right }.
trouble-summary = La ligne montre dans les listes autre chose que ce que disent les actes.
trouble-due = La ligne se trompe sur ce que le serveur doit faire ensuite.
trouble-sitters = Quelqu’un qui y est assis ne trouve pas la table dans sa liste.
repair-fine = Toutes les tables sont intactes.
repair-would = { $remedy ->
    [set] --fix corrigerait la ligne.
    [cancel] --fix annulerait la table.
    [damaged] La base de données est endommagée à cet endroit ; --out sauve tout le reste dans une nouvelle.
   *[nothing] On n’y peut rien, et il n’y a rien à faire : personne n’y joue plus.
}
repair-did = { $remedy ->
    [set] La ligne est corrigée.
    [cancel] La table est annulée.
    [damaged] La base de données est endommagée à cet endroit ; --out sauve tout le reste dans une nouvelle.
   *[nothing] On n’y peut rien, et il n’y a rien à faire : personne n’y joue plus.
}
table-lost = Elle n’a pas pu être sauvée : des parties en sont illisibles. Ses résultats sont conservés.
saved-tables = { $lost ->
    [0] Tout est sauvé dans { $path }.
   *[other] Tout le reste est sauvé dans { $path }.
}
backed-up = La base de données est copiée dans { $path }.
bad-days = « Il y a { $days } jours » n’est pas dans le passé.
would-clean = À supprimer : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}. --yes le fait.
cleaned = Suppression faite : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}.

## Jouer

you = Vous

## L’école

lessons-begin = Pour commencer : paddock school { $game } { $lesson }
lesson-go-on = Entrée pour continuer
lesson-free = C’était la leçon. La course continue, et vous êtes au volant sans moniteur.
lesson-over = C’était la leçon.

person = Joueur { $number }
puzzle-prompt = Votre réponse (ou quitter) :
welcome = { $game }. Tapez un numéro pour jouer, ? pour l’aide ; la course est enregistrée après chaque coup.
prompt = Votre coup :
hand-over = C’est à { $player } de jouer.
hand-over-prompt = Appuyez sur Entrée quand { "vous" } êtes seul à voir l’écran.
refused = Impossible pour l’instant (pourquoi N dit pourquoi) :
commands =
    Tapez
      le numéro d’un coup   pour le jouer
      ?                     pour cette liste
      ? NOM ou ? N          pour lire ce que fait une carte
      pourquoi N            pour lire pourquoi un coup est impossible
      journal               pour tout ce qui s’est passé
      enregistrer FICHIER   pour enregistrer la course dans un fichier
      quitter               pour arrêter ; `paddock play FICHIER` reprend
      Entrée                pour revenir d’un pas, et revoir la table
not-understood = Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
explained = { $name } : { $help }
unknown-part = Il n’y a rien ici qui s’appelle « { $what } ».
why-legal = Rien ne l’interdit : tapez { $number } pour le jouer.
why-which = Tapez pourquoi et un des numéros ci-dessus.
saved = Enregistrée dans { $path }.
kept = La course est enregistrée. Pour reprendre : paddock play { $path }
not-kept = La course ne peut pas être enregistrée dans { $path } ; enregistrez-la ailleurs avec : enregistrer FICHIER
daily-prompt = Et un Champion avec les mêmes cartes ? Entrée pour voir, Ctrl-D pour partir.
daily-champion = Un Champion court la course …
daily-compared = Vous : { $own_points } { $own_points ->
    [one] point
   *[other] points
}, place { $own_place }. Le Champion : { $points } { $points ->
    [one] point
   *[other] points
}, place { $place }.
no-daily-secret = La course du jour ne peut pas être gardée dans { $path } : { $detail }.
record-kept = L’enregistrement de cette course est dans { $path }. Chance ou talent ? paddock review { $path }
result-winner = { $count ->
    [one] { $people ->
        [one] Vainqueur : { $names }.
       *[other] Vainqueurs : { $names }.
    }
   *[other] Égalité : { $names }.
}
replay-to-move = C’est à { $player } de jouer ; l’enregistrement a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.

## Vérifier

verify-race = { $game }, { $variant } : { $players }
verify-commitment = Engagement : { $commitment }
verify-salt = Sel de { $player } : { $salt }
verify-house-salt = Sel de la maison, à la place de { $player }
verify-compare = Comparez-le à celui qui a été montré avant la donne, ou donnez celui-là avec --commitment.
verify-words = tiré, à partir du mot { $first } : { $words }
verify-fits = Tout concorde : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} mènent du secret à cette fin, et le sceau est intact.
verify-no-secret = Cette course vient d’une graine : on peut la rejouer, mais personne ne s’était engagé sur son hasard avant la donne.
verify-other-commitment = Le secret n’est pas celui sur lequel on s’était engagé avant la donne ({ $shown }).

## Mesurer

simulated = { $game }, { $variant }, { $seats } joueurs, { $policy }, { $device }
stopped-early = Arrêté après { $games } courses sur { $asked }.
benchmarked = { $game } sur { $machine }
measuring = Mesure : { $what } …

numbers-of = { $count } nombres de { $game } qu’une édition peut changer
head-number = nombre
head-standard = imprimé
head-can-be = peut être
head-remark = ce que dit data.toml
head-seats = joueurs
head-sheet = Feuille de marque
head-total = Total
head-games = courses
head-moves = coups
head-seconds = secondes
head-games-per-second = courses par seconde
head-moves-per-second = coups par seconde
head-mean-moves = coups par course
head-spread-of-moves = leur écart type
head-side = camp
head-wins = victoires
head-interval = 95 %
head-mean-score = score moyen
head-line = ligne de la feuille
head-share = fréquence
head-mean-points = points en moyenne
head-what = quoi
head-figure = mesure
head-interpreted = interprété, coups/s
head-one-core = un cœur, coups/s
head-all-cores = tous les cœurs, coups/s
head-scaling = tous les cœurs contre un
head-gpu = GPU, coups/s
head-net = réseau, positions/s sur un cœur
head-net-gpu = réseau, positions/s sur le GPU
head-replay = relecture, coups/s
head-compile = première compilation, s
head-from-cache = depuis le cache, s
head-import = import paddock, s
head-state = état, octets
head-table = table
head-state-of-table = état
head-game = jeu
head-people = personnes
head-version = version
head-age = âge
head-touched = touchée il y a

## Jeux de votre invention

check-kept = OK
check-broken = ROMPUE
check-result = { $broken ->
    [0] { $game } tient ses { $promises } promesses.
    [one] { $game } rompt 1 promesse sur { $promises }.
   *[other] { $game } rompt { $broken } promesses sur { $promises }.
}
bad-game-name = Un jeu ne peut s’appeler « { $name } » : { $why }
name-is-a-module = Python a déjà un module « { $module } ».
folder-exists = Il y a déjà un « { $path } » ici.
cannot-write-game = { $path } ne peut être écrit : { $detail }.
game-written =
    Un petit jeu pour commencer se trouve dans { $path }. Pour l’essayer :
      pip install -e { $path }
      paddock play { $name }
      paddock check-game { $name }

## Apprendre

head-minutes = minutes
head-decisions = décisions
head-decisions-a-second = par seconde
head-against-policy = gagne contre policy
head-against-its-past = gagne contre son passé
learn-goes-on = { $path } a déjà appris { $minutes } minutes ; on continue de là.
learn-stopped = Ce qui est appris est gardé dans { $path } ; la même commande continue de là.
learn-done = Le réseau, le rapport et ses courbes sont dans { $path }.
learn-judged = { $game } : { $races } courses chacune, seul parmi les autres, avec ses coups les plus probables
head-variant = variante
head-against = contre
head-even = égalité
bad-minutes = On ne peut pas apprendre { $minutes } minutes.
