game = Road Rally USA
tagline = Foncer de diner en diner, et être devant là où sont vos propres points rallye.
seats-why = Un rallye se court à trois, quatre ou cinq pilotes.

## Variantes et options

variant-base = Jeu de base
    .help = Le parcours de A à K. Quatre cartes rallye chacun, dont deux peuvent être marquées.
variant-standard = Jeu standard
    .help = Un nouveau parcours à chaque fois, plus de cartes rallye, des points selon le nombre de pilotes, deux points rallye par tour.
variant-sprint = Sprint
    .help = La moitié du chemin : cinq plateaux, points rallye 11 à 21, deux cartes rallye chacun, dont une seule peut être marquée.
variant-demo = Démonstration française
    .help = La règle française d’une page : on prend les checkpoints au passage, et trois des quatre cartes rallye peuvent être marquées.

option-course = Le parcours (sauf dans le jeu de base)
    .drawn = est tiré au sort
    .built = est construit par les pilotes, plateau après plateau
    .code = ou un parcours qu’on vous a donné, par son code
option-short-tiles = Des plateaux de six cases au lieu de huit
    .no = non
    .yes = oui, pour une course plus courte
option-first-driver = Premier pilote
    .random = tiré au sort
    .first-seat = la première place à la table
option-gas-stop = Une station-service remélange la défausse
    .arrival = à l’arrivée
    .departure-too = à l’arrivée et au départ
option-last-place = Le dernier, qui pioche pour un checkpoint, est
    .car = la dernière voiture à ce moment-là
    .tile = qui tient la dernière tuile d’ordre du tour
option-demo-limit = Deux points rallye par tour, dans la démonstration, ce sont
    .scored = deux points rallye marqués
    .resolved = les deux premiers, marqués ou non

bad-code-tiles = Le code « { $code } » est celui d’un parcours { $set ->
    [short] de plateaux courts (short-tiles=yes)
   *[other] des plateaux habituels (short-tiles=no)
} : choisissez-les aussi.

## Cartes et choses

card-g1 = 1 vert
    .help = Carte de mouvement. Les cartes vertes se jouent ensemble ; ensuite, piochez 2 cartes.
card-g2 = 2 vert
    .help = Carte de mouvement. Les cartes vertes se jouent ensemble ; ensuite, piochez 2 cartes.
card-y2 = 2 jaune
    .help = Carte de mouvement. Les cartes jaunes se jouent ensemble ; ensuite, piochez 1 carte.
card-y3 = 3 jaune
    .help = Carte de mouvement. Les cartes jaunes se jouent ensemble ; ensuite, piochez 1 carte.
card-r3 = 3 rouge
    .help = Carte de mouvement. Les cartes rouges se jouent ensemble ; ensuite, vous ne piochez rien.
card-r4 = 4 rouge
    .help = Carte de mouvement. Les cartes rouges se jouent ensemble ; ensuite, vous ne piochez rien.
cards-of = { $count } × { $card }

thing-diner = Diner
    .help = Un point rallye. Quand une voiture l’a dépassé ou s’y est arrêtée, sa carte rallye peut être jouée à la fin du tour.
thing-checkpoint = Checkpoint
    .help = Arrêtez-vous exactement ici pour prendre la tuile : 2 points. Le pilote en dernière position pioche alors 2 cartes. Dans la démonstration, il suffit de passer.
thing-gas = Station-service
    .help = Arrêtez-vous ici et votre défausse est mélangée à votre pioche. Sauf dans le jeu de base, vous choisissez de piocher avant ou après.
thing-store = Magasin général
    .help = Si vous commencez votre tour ici, vous pouvez jouer jusqu’à 5 cartes de n’importe quelles couleurs. Vous piochez ensuite 1 carte, quelles qu’elles soient.
thing-mechanic = Mécanicien
    .help = Arrêtez-vous ici pour regarder les 5 premières cartes de votre pioche et les remettre dans l’ordre de votre choix, avant de piocher.
thing-shortcut = Raccourci
    .help = Si les cartes vous mènent exactement ici, vous pouvez le traverser aussitôt. Seule la case au bout compte alors.
thing-stage = Carte rallye
    .help = Jouez-la quand son point rallye est atteint : toutes les voitures sont payées selon leur place, et vous doublez vos points. Vous ne pouvez marquer que quelques-unes de vos cartes.
thing-finish = Arrivée
    .help = Quand une voiture atteint la case finale, on termine le tour. Les voitures arrivées sont payées dans leur ordre ; puis la course est finie.
thing-stay-silent = Laisser passer le point rallye
    .help = Vous ne marquez rien et gardez votre carte cachée. Tous ceux qui peuvent encore marquer sont interrogés : personne n’apprend qui a la carte.
thing-points = Prendre les points
    .help = Votre place vous est payée en points.
thing-cards = Prendre des cartes
    .help = Au lieu de peu de points à une mauvaise place, vous piochez deux cartes.
thing-stay-on-road = Rester sur la route
    .help = Vous ne prenez pas le raccourci ; c’est la case où vous vous êtes arrêté qui compte.
thing-next = La suivante de la pioche
    .help = Les cartes du garagiste se remettent l’une après l’autre : celle-ci sera piochée avant celles que vous tenez encore.
thing-leave-order = Laisser le reste
    .help = Les cartes qui n’ont pas encore de place restent dans leur ordre.
thing-shuffle-first = Mélanger d’abord
    .help = Votre défausse rejoint la pioche avant que vous ne piochiez : vous pouvez donc la repiocher aussitôt.
thing-draw-first = Piocher d’abord
    .help = Vous piochez dans la pioche telle qu’elle est ; votre défausse y est mélangée ensuite.
thing-reshuffle = Mélanger et piocher
    .help = Votre main est vide : votre défausse est mélangée à la pioche, et vous piochez 2 cartes.
thing-keep-deck = Piocher sans mélanger
    .help = Votre main est vide : vous piochez 2 cartes dans la pioche telle qu’elle est, et votre défausse reste où elle est.
thing-tile = Tuile du parcours
    .help = Posez-la au bout de la route. Seules sont proposées les tuiles qui s’ajustent et laissent de la place aux autres.
thing-way = Dans quel sens
    .help = Une tuile se parcourt dans les deux sens ; la route en sort d’un autre côté.

where-plain = la case { $space }
where-diner = le diner du point rallye { $stage }
where-checkpoint = le checkpoint de la case { $space }
where-gas = la station-service de la case { $space }
where-store = le magasin général de la case { $space }
where-mechanic = le mécanicien de la case { $space }
where-finish = l’arrivée

## Coups

move-drive = Avancer de { $spaces } : { $cards }
move-drive-store = Coup du magasin, avancer de { $spaces } : { $cards }
move-shortcut = Prendre le raccourci jusqu’à la case { $space }
move-stay-on-road = Rester sur la case { $space }
move-shuffle-first = Mélanger, puis piocher
move-draw-first = Piocher, puis mélanger
move-put-next = { $card } en position { $number }
move-leave-order = Laisser le reste comme il est
move-reshuffle = Remélanger la défausse et piocher 2 cartes
move-keep-deck = Piocher 2 cartes sans remélanger
move-stage = Marquer le point rallye { $stage }
move-stay-silent = Laisser passer le point rallye { $stage }
move-points = Prendre les points : { $points }
move-cards = { $count ->
    [one] Piocher 1 carte à la place
   *[other] Piocher { $count } cartes à la place
}
move-build-forwards = Poser le plateau { $tile }
move-build-backwards = Poser le plateau { $tile }, à parcourir en sens inverse

note = { $notes }
note-stop-plain = s’arrête sur la case { $space }
note-stop-diner = s’arrête au diner du point rallye { $stage }
note-stop-checkpoint = prend le checkpoint : 2 points
note-stop-flag-taken = s’arrête sur la case { $space }, où le checkpoint est déjà pris
note-stop-gas = s’arrête à la station-service, défausse remélangée
note-stop-store = s’arrête au magasin général
note-stop-mechanic = s’arrête chez le mécanicien, { $seen ->
    [0] la pioche est vide
    [one] voit { $seen } carte
   *[other] voit { $seen } cartes
}
note-stop-finish = arrive en position { $place }
note-stop-shortcut = peut prendre le raccourci jusqu’à { $space }
note-reaches = { $count ->
    [one] atteint le point rallye { $stages }
   *[other] atteint les points rallye { $stages }
}
note-reaches-own = { $count ->
    [one] atteint votre point rallye { $stages }
   *[other] atteint vos points rallye { $stages }
}
note-passes = { $count ->
    [one] prend un checkpoint au passage : { $points } points
   *[other] prend { $count } checkpoints au passage : { $points } points
}
note-draws = { $count ->
    [0] ne pioche rien
   *[other] pioche { $count }
}
note-keeps-reds = garde les rouges pour le point rallye { $stage }
note-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en position { $place }
note-tile = { $points } de plus pour le jeton
note-left-to-score = { $count ->
    [0] vous aurez alors tout marqué
   *[other] il vous en restera { $count } à marquer
}
note-draw-first = { $count ->
    [0] la pioche est vide : pas de carte
   *[other] parmi les { $count } cartes de votre pioche
}
note-keep-deck = { $count ->
    [one] il reste 1 carte dans votre pioche
   *[other] il reste { $count } cartes dans votre pioche
}

## Pourquoi pas

why-race-over = La course est finie.
why-no-such-move = Ce coup n’existe pas.
why-not-in-hand = Vous n’avez pas ces cartes en main.
why-play-a-card = Jouez au moins une carte : on ne passe pas tant qu’on en a. (Livret : À vous de jouer)
why-one-colour = Toutes les cartes d’un tour sont de la même couleur, sauf si vous partez d’un magasin général. (Livret : À vous de jouer)
why-not-at-store = Seul un tour qui commence au magasin général peut être un coup du magasin. (Livret : Magasin général)
why-no-shortcut-here = Vous n’êtes pas à l’entrée d’un raccourci. (Livret : Raccourci)
why-shortcut-or-road = Dites d’abord si vous prenez le raccourci. (Livret : Raccourci)
why-not-at-gas = Vous n’arrivez pas à une station-service. (Livret : Station-service)
why-shuffle-or-draw = Dites d’abord si vous mélangez ou piochez en premier. (Livret : Station-service)
why-not-at-mechanic = Vous n’êtes pas chez le mécanicien. (Livret : Mécanicien)
why-tune-or-leave = Remettez d’abord les cartes que le mécanicien vous a montrées. (Livret : Mécanicien)
why-not-looked-at = Cette carte n’est pas parmi celles qui restent à placer. (Livret : Mécanicien)
why-hand-not-empty = Vous avez des cartes : jouez-en une ou plusieurs. (Livret : Main vide)
why-hand-empty = Votre main est vide : vous piochez au lieu d’avancer. (Livret : Main vide)
why-no-stage-asked = Aucun point rallye n’est en jeu maintenant : cela vient quand tous ont avancé. (Livret : Les points rallye)
why-answer-the-stage = Dites d’abord si vous marquez le point rallye { $stage }. (Livret : Les points rallye)
why-not-your-stage = Vous n’avez pas la carte du point rallye { $stage }. (Livret : Marquer un point rallye)
why-nothing-to-choose = Il n’y a pas à choisir entre points et cartes maintenant. (Livret : Marquer un point rallye)
why-points-or-cards-first = Dites d’abord si vous prenez des points ou des cartes. (Livret : Marquer un point rallye)
why-course-is-built = Le parcours est complet.
why-build-first = On construit d’abord le parcours. (Livret : Parcours variable)
why-tile-is-laid = Le plateau { $tile } est déjà posé. (Livret : Parcours variable)
why-tile-overlaps = Le plateau { $tile } recouvrirait un autre plateau. (Livret : Parcours variable)
why-dead-end = Derrière le plateau { $tile }, il n’y aurait plus de place pour la suite du parcours. (Décision 57)

## Le journal

log-course-laid = { $number } plateaux sont posés ; l’arrivée est à { $space } cases.
log-course-laid-coded = { $number } plateaux sont posés ; l’arrivée est à { $space } cases. Le code de ce parcours : { $code }.
log-tile-laid-forwards = { $seat } : plateau { $tile }.
log-tile-laid-backwards = { $seat } : plateau { $tile }, en sens inverse.
log-dealt = Les mains et les cartes rallye sont distribuées. En tête sur la ligne de départ : { $seat }.
log-round-began = Tour { $number }, premier à partir : { $seat }.
log-drove = { $seat } : { $cards } ({ $spaces }), atteint { $where }.
log-drove-store = { $seat } : du magasin général, { $cards } ({ $spaces }), atteint { $where }.
log-took-shortcut = { $seat } : prend le raccourci et atteint { $where }.
log-finished = { $seat } : arrive en position { $number } !
log-took-checkpoint = { $seat } : prend le checkpoint de la case { $number }, { $checkpoint_points } points.
log-refuelled = { $seat } : remélange, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} dans la pioche.
log-looked = { $count ->
    [one] { $seat } : regarde la première carte de sa pioche.
   *[other] { $seat } : regarde les { $count } premières cartes de sa pioche.
}
log-looked-cards = { $count ->
    [one] { $seat } : regarde la première carte de sa pioche : { $cards }.
   *[other] { $seat } : regarde les { $count } premières cartes de sa pioche : { $cards }.
}
log-tuned = { $seat } : remet { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur sa pioche.
log-tuned-cards = { $seat } : remet { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur sa pioche : { $cards }.
log-drew = { $count ->
    [one] { $seat } : pioche une carte.
   *[other] { $seat } : pioche { $count } cartes.
}
log-drew-cards = { $count ->
    [one] { $seat } : pioche { $cards }.
   *[other] { $seat } : pioche { $cards }.
}
log-out-of-gas = { $seat } : la pioche est vide, panne d’essence !
log-hand-was-empty = { $seat } : pas de carte en main, pas de mouvement.
log-kept-deck = { $seat } : ne remélange pas.
log-stage-bypassed = Personne ne marque le point rallye { $number }.
log-stage-scored = { $seat } : marque le point rallye { $number } en position { $points } !
log-stage-closed = Le point rallye { $number } est fermé : un tour en a { $most } au plus.
log-won-points = { $points ->
    [one] { $seat } : { $points } point pour la place { $number }.
   *[other] { $seat } : { $points } points pour la place { $number }.
}
log-chose-cards = { $seat } : des cartes au lieu des points pour la place { $place }.
log-took-stage-tile = { $seat } : prend le jeton du point rallye { $number }, 2 points.
log-limit-reached = { $seat } : en a marqué { $number } et range ses autres cartes rallye.
log-finish-points = { $points ->
    [one] { $seat } : { $points } point pour l’arrivée en position { $number }.
   *[other] { $seat } : { $points } points pour l’arrivée en position { $number }.
}
log-total = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout.

line-own-stages = Ses points rallye
line-other-stages = Ceux des autres
line-finish = Arrivée
line-checkpoints = Checkpoints
line-stage-tiles = Jetons rallye

## L’image dans un terminal

picture-round = Tour { $round }
picture-order = ordre de jeu
picture-over = La course est finie
picture-asked = Le point rallye { $stage } est atteint : quelqu’un le marque-t-il ?
picture-paying = Point rallye { $stage } : des points ou des cartes pour { $seat } ?
picture-legend = 12 point rallye · *12 le vôtre · ⚑ checkpoint · G essence · S magasin général · M mécanicien · »18 raccourci jusqu’à 18
picture-tiles = Parcours jusqu’ici : Départ { $tiles }
picture-driver = case { $at } · { $hand } en main · { $deck } en pioche · { $points } points · peut marquer { $may }
picture-scored = · marqués { $stages }
picture-hand = Votre main :
picture-deck = Dans votre pioche :
picture-nothing = rien
picture-stage-cards = Vos cartes rallye : { $stages } (vous pouvez encore en marquer { $count })
picture-top = Sur votre pioche : { $cards }

# ---- drawing

drawing-board = La table
drawing-building = On construit le parcours
drawing-to-go = encore { $count }
drawing-winner = { $name } gagne le rallye
drawing-winner-ahead = { $name } gagne le rallye : à égalité de points, mais la voiture est devant
drawing-asked-own = Le point rallye { $stage } est atteint, et vous avez sa carte. Le marquer ?
drawing-asked-none = Le point rallye { $stage } est atteint. Vous n’avez pas sa carte.
drawing-paying-own = Point rallye { $stage }, place { $place } : des points ou des cartes ?
drawing-own-driving = À vous : jouez des cartes d’une couleur
drawing-own-driving-store = À vous : une couleur, ou un coup du magasin jusqu’à 5 cartes
drawing-own-at-shortcut = Un raccourci ! Le prenez-vous ?
drawing-own-at-gas = Essence : mélanger ou piocher d’abord ?
drawing-own-at-mechanic = Mécanicien : quelle carte vient ensuite ?
drawing-own-empty-handed = Votre main est vide : remélanger la défausse ?
drawing-own-building = Choisissez un plateau et son sens
drawing-other-driving = C’est à { $seat } de jouer
drawing-other-at-shortcut = { $seat } est à un raccourci
drawing-other-at-gas = { $seat } fait le plein
drawing-other-at-mechanic = { $seat } est chez le mécanicien
drawing-other-empty-handed = { $seat } n’a plus de cartes
drawing-other-building = { $seat } pose un plateau
drawing-last = D
drawing-order = Ordre de jeu : { $names }
drawing-on-the-grid = au départ
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-driver = Place { $place } : { $name }, { $where }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } en pioche. Points rallye marqués : { $scored } ; peut encore en marquer { $may }.
drawing-shortcut = Raccourci de la case { $start } à la case { $end }
drawing-stage-unreached = Point rallye { $stage }
drawing-stage-own = Point rallye { $stage } : vous avez sa carte
drawing-stage-bypassed = Point rallye { $stage }, retiré
drawing-stage-scored = Point rallye { $stage }, marqué
drawing-reach = Case { $space } : { $colours }
colour-green = vert
colour-yellow = jaune
colour-red = rouge
colour-store = coup du magasin
drawing-car = { $name } : place { $place }, case { $space }
drawing-hand = La main de { $name }
drawing-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } exemplaires
}
drawing-stage-cards = { $count ->
    [0] Vous ne pouvez plus marquer
   *[other] Cartes rallye : encore { $count } à marquer
}
drawing-away = +{ $count }
drawing-store-play = Coup du magasin : piocher 1, toutes couleurs
drawing-way-forwards = Le poser dans le sens des lettres
drawing-way-backwards = Le poser en sens inverse
drawing-tile = Plateau { $tile }
drawing-poster = Être devant là où ça compte
drawing-start = DÉPART
drawing-tiles-left = Plateaux restants
drawing-deck = Pioche : { $count }
drawing-discards = Défausse : { $count }
drawing-pile = { $pile } ({ $cards })
drawing-latest = Derniers points rallye
drawing-top = Sur la pioche
drawing-no-cards = Aucune carte en main
drawing-mechanic = { $count ->
    [0] Choisissez la carte { $number } de la pioche ; vous n’en piochez pas
    [one] Choisissez la carte { $number } de la pioche ; vous en piochez 1
   *[other] Choisissez la carte { $number } de la pioche ; vous en piochez { $count }
}
drawing-code = Code du parcours : { $code }

## The reference

chapter-cards = Cartes de mouvement
chapter-road = Au bord de la route
chapter-answers = Les réponses
