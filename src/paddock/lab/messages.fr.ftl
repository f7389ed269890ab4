## Refus

lab-rows-file = { $path } ne finit ni par .parquet ni par .csv ; les lignes sont gardées dans l’un des deux.
lab-no-family = Il n’y a pas de coups du genre « { $name } ». Il y a : { $allowed }.
lab-no-habit = « { $name } » ne peut pas conduire au laboratoire, où tout est compilé. Il y a : { $allowed } ; ou des genres de coups avec leur penchant, comme attack:80+discard:-50.
lab-bad-leaning = « { $text } » ne donne pas un genre de coups avec un nombre de -100 (jamais) à 100 (dès que possible), comme attack:80.
lab-bots = { $found } conducteurs pour { $sides } camps ; un pour tous, ou un pour chacun.
lab-one-side = Le laboratoire compare des camps, et avec { $seats } places il n’y en a qu’un.
lab-few-tables = Les minutes s’estiment d’après au moins { $least } tables finies où des gens ont joué des coups ; cette base en a { $found } pour ce jeu.
lab-no-measure = Il n’y a pas de mesure « { $name } ». Il y a : { $allowed }.
lab-bad-until = « { $text } » ne donne pas une mesure avec sa précision, comme « first ± 0.5 % ».
lab-bad-target = « { $text } » ne donne pas une mesure avec un nombre, comme length=50.
lab-no-asset = Le jeu ne parle d’aucun « { $name } » qu’une place posséderait. Il y a : { $allowed }.
lab-bad-matrix = { $path } n’est pas une matrice cible de ces conducteurs, avec une table par ligne ([policy] et dessous random = 90) : { $detail }
lab-no-option = Il n’y a pas d’option « { $name } » à varier, ou elle n’a pas d’autre choix. Il y a : { $allowed }.
lab-bad-range = « { $text } » ne donne pas un nombre de la boîte avec des valeurs, comme cards.accident.count=3..6 ou points.shut_out=200,300.
lab-bad-words = Le laboratoire veut le nom d’un jeu, ou tune et le nom d’un jeu ; pas « { $words } ».
lab-no-target = Vers quoi régler les nombres ? Comme --target first=50,length=50.
lab-no-over = Quels nombres régler ? Comme --over cards.accident.count=2..6.
lab-tune-fixed = { $name } a { $count } valeurs à essayer ; il en faut deux ou plus pour régler.

## Le rapport

lab-sign = Laboratoire
lab-title = { $game }, { $variant }, { $seats } joueurs, { $races } courses
lab-about = Graine { $seed } ; au volant : { $bots } ; { $options }.
lab-stopped = Arrêté après { $races } courses sur { $asked }.
lab-head-what = quoi
lab-head-figure = valeur (± 95 %)
lab-head-usual = attendu
lab-head-sure = sûr
lab-fairness = Équité
    .note = Victoires de chaque camp, sur cent courses ; « attendu » est la part d’égaux. ● marque ce qui s’en écarte sûrement, toutes les lignes prises ensemble (Holm).
lab-length = Longueur
    .note = Les coups d’une course, et parmi eux ceux où l’on a le choix.
    .plot = Combien de courses sont de quelle longueur, en coups
lab-drama = Suspense
    .note = La tête est celle de la feuille de marque, vue à chaque changement de main. Ouvert : personne n’a plus de 90 % de chances de gagner.
    .plot = Sur cent courses, tant sont ouvertes après chaque dixième de leurs coups.
lab-skill = Chance et adresse
    .note = La part de victoires d’un conducteur seul parmi de plus faibles, sur les mêmes donnes et de chaque camp, et ce que la première donne explique du vainqueur (R², ajusté).
lab-worth = Valeur
    .share = La part de victoires de qui l’a. ● marque ce qui n’est sûrement pas comme les autres.
    .more = Victoires sur cent qu’un exemplaire de plus apporte par rapport à un moyen, par régression sur ce qu’un camp a de plus que les autres. ● marque ce qui n’est sûrement pas moyen.
lab-use = Ce que l’on fait
    .note = Sur cent fois qu’un coup d’un genre était possible parmi d’autres, combien de fois il a été joué. Plusieurs coups d’un genre peuvent être possibles à la fois.
lab-events = Ce qui arrive
    .note = Combien de fois par course, tous camps ensemble.
lab-without = Jeu restreint
    .note = Victoires sur cent que gagne celui qui ne joue jamais un tel coup tant qu’il y en a un autre, seul parmi d’autres qui le jouent, sur les mêmes donnes.
lab-changes = Autres règles
lab-changed = Avec { $change }
    .note = Ce qu’il y a de plus, course par course sur les mêmes donnes. Seules sont montrées les différences sûrement plus grandes que le hasard, tous les changements pris ensemble (Holm) ; --json a les autres.
lab-change = { $change }
lab-nothing-sure = Rien ne change sûrement avec : { $changes }.
lab-ladder = L’échelle
lab-persona = Façons de conduire
lab-matrix = Chacun parmi chacun des autres
    .note = La part de victoires de la ligne, seule parmi d’autres qui sont tous de la colonne, sur les mêmes donnes et de chaque camp.
lab-distance = La distance à la matrice cible est de { $distance } points sur cent (moyenne quadratique).
lab-flags = À regarder
    .note = paddock play avec une telle graine et les mêmes options, --people 0 et --bots policy, conduit cette course même, si la policy était au volant ; des personnes en ont la donne.
lab-seeds = Graines : { $seeds }
lab-side = camp { $letter }
lab-rung = { $better } parmi { $worse }
lab-explained = expliqué par la première donne
lab-length-of = { $share } % des courses ne dépassent pas
lab-minutes = minutes, à { $seconds } s par coup comme à { $tables } vraies tables
lab-family = { $name }
lab-measure-first = qui joue le premier coup gagne
lab-measure-length = coups
lab-measure-decisions = coups avec un choix
lab-measure-lead-changes = changements de tête
lab-measure-unchanged = courses sans changement de tête
lab-measure-ahead-from = le vainqueur mène définitivement après
lab-measure-winner-led = le vainqueur a mené pendant
lab-measure-shared = victoires partagées
lab-measure-best-score = points du meilleur
lab-measure-mean-score = points en moyenne
lab-measure-margin = points entre les deux meilleurs
lab-measure-open = d’une course, ouvert pendant
lab-flag-unfair = { $who } : { $share } % des victoires.
lab-flag-unchanged = Dans { $share } % des courses, la tête ne change jamais.
lab-flag-early = Le vainqueur mène définitivement après { $share } % des coups.
lab-flag-closed = Seuls { $share } % d’une course sont ouverts.
lab-flag-outstanding = { $thing } se détache : { $worth } victoires sur cent.
lab-flag-apart = { $kind } : { $best } et { $worst } sont à { $points } victoires sur cent l’un de l’autre.
lab-flag-never = Jamais joué : « { $move } », { $times } fois possible.
lab-flag-never-more = { $count } autres coups ne sont jamais joués.
lab-flag-always = Toujours joué : « { $move } », { $times } fois possible parmi d’autres.
lab-flag-always-more = { $count } autres coups sont toujours joués.
lab-flag-unfinished = { $count } courses ne sont pas arrivées à leur fin.
lab-flag-longest = Les plus longues courses : jusqu’à { $moves } coups.
lab-flag-lively = Les courses les plus vives : jusqu’à { $changes } changements de tête.
lab-flag-comeback = Les plus belles remontées : le vainqueur n’a eu un moment pas plus de { $chance } % de chances.

## Réglage

lab-tune = Réglage
    .note = Les candidats sont essayés sur les mêmes donnes ; la meilleure moitié continue avec trois fois plus. La perte dit de combien les mesures s’écartent de leurs cibles, en centièmes de celles-ci (moyenne quadratique).
lab-tune-round = Tour { $number } : { $candidates ->
    [one] un candidat
   *[other] { $candidates } candidats
}, { $races } courses chacun
lab-tune-loss = perte
lab-tune-standard = tel quel
lab-tune-best = Le meilleur : { $change }
lab-tune-none = Rien n’est plus près de la cible que le jeu tel quel.
