game = Road Rally USA
tagline = Foncer de diner en diner, et être devant là où sont vos propres points rallye.
seats-why = Un rallye se court de { $fewest_drivers } à { $most_drivers } pilotes.

## Variantes et options

variant-base = Jeu de base
    .help = Le parcours de A à K et les règles les plus simples, pour un premier rallye.
variant-standard = Jeu standard
    .help = Un nouveau parcours à chaque fois, des cartes rallye et des points selon le nombre de pilotes, et { $standard_a_round } points rallye au plus par manche.
variant-sprint = Sprint
    .help = La moitié du chemin : { $sprint_tiles } plateaux, points rallye { $first_of_b } à { $stages }, peu de cartes rallye ; pour le reste, les règles du jeu standard.
variant-demo = Démonstration française
    .help = La règle française d’une page : on prend les checkpoints au passage, et la ligne de départ est tirée au sort.

option-course = Le parcours (sauf dans le jeu de base)
    .drawn = est tiré au sort
    .built = est construit par les pilotes, plateau après plateau
    .code = ou un parcours qu’on vous a donné, par son code
    .needs = Le parcours du jeu de base est toujours le même.
option-short-tiles = Des plateaux de { $short_squares } cases au lieu de { $eight_squares }
    .no = non
    .yes = oui, pour une course plus courte
option-first-driver = Premier pilote
    .random = tiré au sort
    .first-seat = la première place à la table
    .needs = Dans la démonstration, tout l’ordre de départ est tiré au sort.
option-gas-stop = Une station-service remélange la défausse
    .arrival = quand on s’y arrête
    .departure-too = quand on s’y arrête et quand on en repart
option-last-place = Un checkpoint donne { cards-for-last-place }
    .car = à la dernière voiture à ce moment-là
    .tile = au pilote qui a la dernière tuile d’ordre de la manche
option-demo-limit = La limite de { $demo_a_round } points rallye par manche, dans la démonstration, compte
    .scored = seulement ceux qui sont marqués
    .resolved = tous ceux qui sont atteints
    .needs = C’est une règle de la démonstration française.
bad-code-tiles = Le code « { $code } » est celui d’un parcours de { $set ->
    [short] plateaux courts (short-tiles=yes)
   *[other] plateaux ordinaires (short-tiles=no)
} : choisissez-les aussi.

## Les chiffres de la boîte

worth-checkpoint = { $checkpoint_points ->
    [one] { $checkpoint_points } point
   *[other] { $checkpoint_points } points
}
worth-stage-tile = { $stage_tile_points ->
    [one] { $stage_tile_points } point
   *[other] { $stage_tile_points } points
}
cards-for-last-place = { $last_place_draw ->
    [one] { $last_place_draw } carte
   *[other] { $last_place_draw } cartes
}
cards-instead-of-points = { $cards_instead ->
    [one] { $cards_instead } carte
   *[other] { $cards_instead } cartes
}
cards-without-hand = { $empty_hand_draw ->
    [one] { $empty_hand_draw } carte
   *[other] { $empty_hand_draw } cartes
}
cards-from-store = { $store_cards ->
    [one] { $store_cards } carte
   *[other] { $store_cards } cartes
}
cards-at-mechanic = { $look ->
    [one] la première carte
   *[other] les { $look } premières cartes
}
scorer-counts = { $trigger_factor ->
    [2] comptent double
   *[other] comptent { $trigger_factor } fois
}
after-green = { $green_draw ->
    [0] vous ne piochez rien
    [one] vous piochez { $green_draw } carte
   *[other] vous piochez { $green_draw } cartes
}
after-yellow = { $yellow_draw ->
    [0] vous ne piochez rien
    [one] vous piochez { $yellow_draw } carte
   *[other] vous piochez { $yellow_draw } cartes
}
after-red = { $red_draw ->
    [0] vous ne piochez rien
    [one] vous piochez { $red_draw } carte
   *[other] vous piochez { $red_draw } cartes
}
after-store = { $store_draw ->
    [0] vous ne piochez rien
    [one] vous piochez { $store_draw } carte
   *[other] vous piochez { $store_draw } cartes
}

## Cartes et choses

card-green = vert { $value }
    .help = Carte de mouvement. Les cartes vertes se jouent ensemble ; ensuite, { after-green }.
card-yellow = jaune { $value }
    .help = Carte de mouvement. Les cartes jaunes se jouent ensemble ; ensuite, { after-yellow }.
card-red = rouge { $value }
    .help = Carte de mouvement. Les cartes rouges se jouent ensemble ; ensuite, { after-red }.
cards-of = { $count } × { $card }

thing-stage = Carte rallye
    .help = Les cartes 1 à { $deck_a } forment le paquet A, les cartes { $first_of_b } à { $stages } le paquet B. Jouez la vôtre quand son point rallye est atteint : toutes les voitures sont payées selon leur place, et vos propres points { scorer-counts }. Vous ne pouvez jouer que quelques-unes de vos cartes.
thing-diner = Diner
    .help = Un point rallye, avec son jeton. Quand une voiture l’a dépassé ou s’y est arrêtée, sa carte rallye peut être jouée à la fin de la manche.
thing-stage-tile = Jeton rallye
    .help = Posé sur un diner, il porte le numéro du point rallye. Quand celui-ci est marqué, la voiture qui est devant sur cette case même prend le jeton : { worth-stage-tile }. Sinon, il quitte le jeu.
thing-checkpoint = Checkpoint
    .help = Une case à drapeau, avec une tuile. Arrêtez-vous exactement ici pour prendre la tuile : { worth-checkpoint }. Le pilote à la dernière place pioche alors aussitôt { cards-for-last-place }. Dans la démonstration, la première voiture qui franchit la case prend la tuile.
thing-gas = Station-service
    .help = Arrêtez-vous ici et votre défausse est mélangée à votre pioche. Sauf dans le jeu de base, vous choisissez de piocher avant ou après.
thing-store = Magasin général
    .help = Si vous commencez votre tour ici, vous pouvez jouer jusqu’à { cards-from-store } de n’importe quelles couleurs. Ensuite, { after-store }, quelles qu’elles soient.
thing-mechanic = Mécanicien
    .help = Arrêtez-vous ici pour regarder { cards-at-mechanic } de votre pioche et les remettre dans l’ordre de votre choix, avant de piocher.
thing-shortcut = Raccourci
    .help = Si les cartes vous mènent exactement à son entrée, vous pouvez le traverser aussitôt. Seule la case au bout compte alors.
thing-finish = Arrivée
    .help = La case finale, avec une place pour chaque voiture. Quand une voiture l’atteint, on termine la manche. Les voitures arrivées sont payées dans leur ordre ; puis la course est finie.
thing-car = Voiture
    .help = Une par pilote. Sur une même case, la voiture venue la première est devant.
thing-turn-order = Tuile d’ordre
    .help = On la prend au début d’une manche, dans l’ordre des voitures : elle dit quand on joue. Le dernier pilote prend le L.
thing-victory-points = Tuile de points
    .help = Les points rallye et l’arrivée se paient avec elles. Elles ne manquent jamais ici : les points sont simplement comptés.

tile-course = Plateau { $tile }
    .help = { $length } cases du bord { $first } au bord { $last } : { $road }.{ $start ->
    [0] {""}
   *[other] {" "}Un raccourci mène de la case { $start } à la case { $end } du plateau.
}
tile-start = Plateau de départ
    .help = La grille, où toutes les voitures attendent ; puis { $length } cases jusqu’au bord { $last } : { $road }.
tile-finish = Plateau d’arrivée
    .help = { $length } cases à partir du bord { $first } : { $road } ; puis la case finale.
square-plain = libre
square-diner = diner
square-checkpoint = checkpoint
square-gas = station-service
square-store = magasin général
square-mechanic = mécanicien

thing-stay-silent = Laisser passer le point rallye
    .help = Vous ne marquez rien et gardez votre carte cachée. Tous ceux qui peuvent encore marquer sont interrogés : personne n’apprend qui a la carte.
thing-points = Prendre les points
    .help = Votre place vous est payée en points.
thing-cards = Prendre des cartes
    .help = Au lieu de quelques points à une mauvaise place, vous piochez { cards-instead-of-points }.
thing-stay-on-road = Rester sur la route
    .help = Vous ne prenez pas le raccourci ; c’est la case où vous vous êtes arrêté qui compte.
thing-next = La suivante de la pioche
    .help = Les cartes du mécanicien se remettent l’une après l’autre : celle-ci sera piochée avant celles que vous tenez encore.
thing-leave-order = Laisser le reste
    .help = Les cartes qui n’ont pas encore de place restent dans leur ordre.
thing-shuffle-first = Mélanger d’abord
    .help = Votre défausse rejoint la pioche avant que vous ne piochiez : vous pouvez donc la repiocher aussitôt.
thing-draw-first = Piocher d’abord
    .help = Vous piochez dans la pioche telle qu’elle est ; votre défausse y est mélangée ensuite.
thing-reshuffle = Mélanger et piocher
    .help = Votre main est vide : votre défausse est mélangée à la pioche, et vous piochez { cards-without-hand }.
thing-keep-deck = Piocher sans mélanger
    .help = Votre main est vide : vous piochez { cards-without-hand } dans la pioche telle qu’elle est, et votre défausse reste où elle est.
thing-way = Dans quel sens
    .help = Un plateau se parcourt dans les deux sens, de sa première lettre ou de sa seconde : ses cases viennent alors dans l’ordre inverse, un raccourci mène toujours vers l’arrivée, et la route en sort d’un autre côté.

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
move-put-next = { $card } en numéro { $number }
move-leave-order = Laisser le reste comme il est
move-reshuffle = Remélanger la défausse et piocher { cards-without-hand }
move-keep-deck = Piocher { cards-without-hand } sans remélanger
move-stage = Marquer le point rallye { $stage }
move-stay-silent = Laisser passer le point rallye { $stage }
move-points = Prendre les points : { $points }
move-cards = { $count ->
    [one] Piocher { $count } carte à la place
   *[other] Piocher { $count } cartes à la place
}
move-build-forwards = Poser le plateau { $tile }
move-build-backwards = Poser le plateau { $tile }, en sens inverse

note = { $notes }
note-stop-plain = s’arrête sur la case { $space }
note-stop-diner = s’arrête au diner du point rallye { $stage }
note-stop-checkpoint = prend le checkpoint : { worth-checkpoint }
note-stop-flag-taken = s’arrête sur la case { $space }, où le checkpoint est déjà pris
note-stop-gas = s’arrête à la station-service, défausse remélangée
note-stop-store = s’arrête au magasin général
note-stop-mechanic = s’arrête chez le mécanicien, { $seen ->
    [0] la pioche est vide
    [one] voit { $seen } carte
   *[other] voit { $seen } cartes
}
note-stop-finish = arrive à la { $place ->
    [1] 1re
   *[other] { $place }e
} place
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
note-keeps-reds = garde les cartes rouges pour le point rallye { $stage }
note-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la { $place ->
    [1] 1re
   *[other] { $place }e
} place
note-tile = { $points } de plus pour le jeton
note-left-to-score = { $count ->
    [0] vous aurez alors tout marqué
   *[other] il vous en restera { $count } à marquer
}
note-draw-first = { $count ->
    [0] la pioche est vide : pas de carte
    [one] la seule carte de votre pioche
   *[other] parmi les { $count } cartes de votre pioche
}
note-keep-deck = { $count ->
    [one] il reste { $count } carte dans votre pioche
   *[other] il reste { $count } cartes dans votre pioche
}
note-leads = la route part ensuite vers { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}

## Pourquoi pas

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

log-course-laid = { $count } plateaux sont posés ; l’arrivée est à { $spaces } cases.
log-course-laid-coded = { $count } plateaux sont posés ; l’arrivée est à { $spaces } cases. Le code de ce parcours : { $code }.
log-tile-laid-forwards = { $seat } : plateau { $tile }.
log-tile-laid-backwards = { $seat } : plateau { $tile }, en sens inverse.
log-dealt = Les mains et les cartes rallye sont distribuées. En tête sur la grille : { $seat }.
log-round-began = Manche { $round }, le premier à partir : { $seat }.
log-drove = { $seat } : { $cards }, avance de { $spaces } et atteint { $where }.
log-drove-store = { $seat } : coup du magasin, { $cards }, avance de { $spaces } et atteint { $where }.
log-took-shortcut = { $seat } : prend le raccourci et atteint { $where }.
log-finished = { $seat } : arrive à la { $place ->
    [1] 1re
   *[other] { $place }e
} place !
log-took-checkpoint = { $seat } : prend le checkpoint de la case { $space }, { worth-checkpoint }.
log-refuelled = { $seat } : remélange, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
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
log-drew-cards = { $seat } : pioche { $cards }.
log-out-of-gas = { $seat } : la pioche est vide, panne d’essence !
log-hand-was-empty = { $seat } : pas de carte en main, pas de mouvement.
log-kept-deck = { $seat } : ne remélange pas.
log-stage-bypassed = Personne ne marque le point rallye { $stage }.
log-stage-scored = { $seat } : marque le point rallye { $stage } à la { $place ->
    [1] 1re
   *[other] { $place }e
} place !
log-stage-closed = Le point rallye { $stage } est retiré : { $most } au plus par manche.
log-won-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
log-chose-cards = { $seat } : des cartes au lieu des points pour la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
log-took-stage-tile = { $seat } : prend le jeton du point rallye { $stage }, { worth-stage-tile }.
log-limit-reached = { $seat } : en a marqué { $count } et range ses autres cartes rallye.
log-finish-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la { $place ->
    [1] 1re
   *[other] { $place }e
} place à l’arrivée.
log-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.

tally-empty-handed = Le coup joué laisse { $side } sans carte pendant { $played ->
    [one] { $played } tour
   *[other] { $played } tours
} en moyenne ; le meilleur, pendant { $better }.
tally-shortcuts = Après le coup joué, { $played ->
    [one] { $played } raccourci
   *[other] { $played } raccourcis
} pour { $side } en moyenne ; après le meilleur, { $better }.

line-own-stages = Ses points rallye
    .help = Selon la place à chaque point rallye marqué avec sa propre carte ; les points y { scorer-counts }.
line-other-stages = Ceux des autres
    .help = Selon la place à chaque point rallye marqué avec la carte d’un autre.
line-finish = Arrivée
    .help = Selon la place à la fin, pour les voitures qui ont passé la ligne.
line-checkpoints = Checkpoints
    .help = { worth-checkpoint } par jeton de checkpoint.
line-stage-tiles = Jetons rallye
    .help = { worth-stage-tile } par jeton d’un point rallye sur la case duquel sa voiture était devant.

## L’image dans un terminal

text-round = Manche { $round }
text-order = ordre de jeu
text-over = La course est finie
text-building = On construit le parcours : plateau { $number } sur { $count }
text-asked = Le point rallye { $stage } est atteint : quelqu’un le marque-t-il ?
text-paying = Point rallye { $stage } : des points ou des cartes pour { $seat } ?
text-legend =
    12 point rallye · *12 le vôtre · ⚑ checkpoint · G station-service
    S magasin général · M mécanicien · »18 sous une case : raccourci jusqu’à 18
text-legend-tiles =
    D diner · ⚑ checkpoint · G station-service · S magasin général · M mécanicien
    a à k : les bords · 3»6 : raccourci de la troisième case du plateau à la sixième
text-driver = case { $at } · { $hand } en main · { $deck } en pioche · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · peut marquer { $may }
text-scored = · marqués { $stages }
text-hand = Votre main :
text-deck = Dans votre pioche :
text-nothing = rien
text-stage-cards = Vos cartes rallye : { $stages } (vous pouvez encore en jouer { $count })
text-top = Sur votre pioche : { $cards }

# ---- drawing

drawing-building = On construit le parcours
drawing-to-go = encore { $count }
drawing-winner = Victoire : { $name }
drawing-winner-ahead = Victoire : { $name }, à égalité de points, mais la voiture est devant
drawing-asked-own = Le point rallye { $stage } est atteint, et vous avez sa carte. Le marquer ?
drawing-asked-none = Le point rallye { $stage } est atteint. Vous n’avez pas sa carte.
drawing-paying-own = Point rallye { $stage }, { $place ->
    [1] 1re
   *[other] { $place }e
} place : des points ou des cartes ?
drawing-own-driving = Choisissez des cartes d’une couleur
drawing-own-driving-store = Choisissez des cartes d’une couleur, ou un coup du magasin jusqu’à { cards-from-store }
drawing-own-at-shortcut = Un raccourci ! Le prenez-vous ?
drawing-own-at-gas = Station-service : mélanger ou piocher d’abord ?
drawing-own-at-mechanic = Mécanicien : quelle carte vient ensuite ?
drawing-own-empty-handed = Votre main est vide : remélanger la défausse ?
drawing-own-building = Choisissez un plateau et son sens
drawing-other-driving = C’est à { $seat } de jouer
drawing-other-at-shortcut = { $seat } : à un raccourci
drawing-other-at-gas = { $seat } : à la station-service
drawing-other-at-mechanic = { $seat } : chez le mécanicien
drawing-other-empty-handed = { $seat } : plus de cartes
drawing-other-building = { $seat } : un plateau à poser
drawing-last = L
drawing-order = Ordre de jeu : { $names }
drawing-on-the-grid = sur la grille
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-driver = { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $name }, { $where }. { $points ->
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
drawing-car = { $name } : { $place ->
    [1] 1re
   *[other] { $place }e
} place, case { $space }
drawing-stage-cards = { $count ->
    [0] Plus de carte rallye à jouer
   *[other] Cartes rallye : encore { $count } à jouer
}
drawing-away = +{ $count }
drawing-store-play = Coup du magasin, toutes couleurs : { after-store }
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
   *[other] Choisissez la carte { $number } de la pioche ; vous en piochez { $count }
}
drawing-code = Code du parcours : { $code }

# ---- the show

show-course-laid = L’arrivée est à { $spaces } cases
show-dealt = Les mains et les cartes rallye sont distribuées
show-round-began = Manche { $round }
show-drove = { $seat } avance de { $spaces } et atteint { $where }
show-took-shortcut = { $seat } prend le raccourci et atteint { $where }
show-took-checkpoint = { $seat } prend le checkpoint
show-refuelled = { $seat } remélange sa défausse
show-gas = une station-service
show-store = un magasin général
show-mechanic = un mécanicien
show-diner = le diner du point rallye { $stage }
show-drew = { $count ->
    [one] { $seat } pioche une carte
   *[other] { $seat } pioche { $count } cartes
}
show-looked = { $count ->
    [one] { $seat } regarde une carte
   *[other] { $seat } regarde { $count } cartes
}
show-tuned = { $count ->
    [one] { $seat } remet une carte
   *[other] { $seat } remet { $count } cartes
}
show-won-points = { $seat } : +{ $points }
show-limit-reached = { $seat } ne peut plus marquer de point rallye

## La référence

chapter-cards = Cartes de mouvement, dans la pioche de chaque pilote
chapter-stages = Points rallye
chapter-road = Au bord de la route
chapter-tiles = Plateaux du parcours, un de chaque
chapter-table = Sur la table
chapter-answers = Les réponses

## En vue : le but, et ce qu’il faut maintenant

aim = Le plus de points gagne : soyez devant quand vos points rallye comptent
now-build = le parcours se pose d’abord
now-finished = vous êtes à l’arrivée
now-no-cards = sans cartes, on pioche au lieu de rouler
now-stage = votre prochain point rallye est le numéro { $stage }
now-no-stage = il ne vous en reste aucun : visez les places et les contrôles

## Ce qui parle pour un coup, pour les débutants

merit-finish = vous passez la ligne en { $place ->
    [1] premier
   *[other] { $place }e
}
merit-own-stage = vous arrivez en tête au point rallye { $stage }, dont vous avez la carte : c’est ainsi qu’elle paie le plus
merit-checkpoint = le checkpoint est à vous : { worth-checkpoint } aussitôt
merit-gas = votre défausse retourne dans votre pioche : vous pourrez continuer à piocher
merit-draws = { $count } nouvelles cartes, et vous en avez peu
merit-store = au prochain tour vous pourrez mêler les couleurs et rouler loin
merit-front = vous êtes en tête : c’est là qu’un point rallye paie le plus
merit-drive = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $place ->
    [1] première place
   *[other] { $place }e place
}, et { $count ->
    [0] pas de nouvelle carte
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
}
merit-score = à la { $place ->
    [1] première place
   *[other] { $place }e place
} votre carte paie { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant ; plus tard votre place sera peut-être moins bonne
merit-silent = la { $place }e place paie peu ; vous pourrez encore marquer { $count ->
    [one] un point rallye
   *[other] { $count } points rallye
} d’une meilleure place
merit-points = les points sont sûrs, et des cartes viendraient trop tard
merit-cards = deux cartes vous mènent plus loin que { $points ->
    [one] ne vaut un point
   *[other] ne valent { $points } points
}
merit-shortcut = vous gagnez { $spaces } cases d’un coup
merit-stay-on-road = ce qu’il y a ici vaut plus que les cases gagnées par le raccourci
merit-put-next = de ces cartes, la meilleure à piocher ensuite
merit-leave-order = les meilleures cartes sont déjà dessus
merit-discards = votre défausse vaut mieux que ce qui reste dans votre pioche
merit-deck = les cartes de votre pioche valent mieux que votre défausse

## Les sortes de décisions

decision-drive = Choisir avec quoi rouler
decision-take-shortcut = Prendre un raccourci
decision-stay-on-road = Laisser un raccourci
decision-shuffle-first = Mélanger avant de piocher
decision-draw-first = Piocher avant de mélanger
decision-put-next = Ordonner sa pioche
decision-leave-order = Laisser l’ordre de sa pioche
decision-reshuffle = Remélanger la défausse
decision-keep-deck = Ne pas remélanger la défausse
decision-stay-silent = Laisser passer un point rallye
decision-score-stage = Marquer un point rallye
decision-take-points = Prendre les points
decision-take-cards = Prendre des cartes
decision-build = Construire le parcours

## Études d’équilibre

asset-card = Cartes de la première main
asset-stage = Cartes d’étape
asset-start = Places au départ
stage-card = étape { $stage }
happened-drove = trajets
happened-took-shortcut = raccourcis pris
happened-took-checkpoint = contrôles pris
happened-refuelled = pleins
happened-tuned = visites au garage
happened-out-of-gas = pioches épuisées
happened-stage-scored = étapes marquées
happened-stage-bypassed = étapes manquées
happened-chose-cards = cartes au lieu de points
happened-limit-reached = limites atteintes

# Éditions : ce que leur boîte ne peut pas être
fixed-course = Les plateaux du parcours et ses étapes sont imprimés.
fixed-tokens = Ces pièces ne manquent jamais, leur nombre ne change donc rien.
box-deck-too-small = Un paquet de { $cards } cartes est trop petit pour une main de { $hand }.
box-values-in-order = La seconde valeur d’une couleur doit être plus grande que la première.
box-stages-dealt = À { $drivers } pilotes, on ne peut pas donner ces cartes d’étape : il y en a { $stages }, et il en faut une à chacun.
