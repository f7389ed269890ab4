game = Mille Bornes
tagline = Parcourir 1 000 bornes, carte après carte, et en empêcher les autres.
seats-why = À deux ou trois on joue pour soi, à quatre ou six par paires ; cinq ne font pas de paires.

## Variantes et options

variant-standard = Une manche, avec les points
    .help = Une manche avec toute la feuille de marque ; le plus de points gagne.
variant-match = Partie en 5 000
    .help = Manche après manche jusqu’à 5 000 points ; la donne passe à gauche.
variant-simple = Jeu simplifié
    .help = Sans points : le premier à 1 000 bornes gagne, sinon celui qui est allé le plus loin.

option-last-safeties = Les bottes quand la pioche est vide
    .free-turn = font rejouer comme toujours
    .no-turn = ne font plus rejouer
option-delayed-action = Le couronnement
    .empty-pile = la pioche est vide quand l’étape est achevée
    .empty-before = la pioche était vide avant le dernier tour
    .needs = Le jeu simplifié est sans points.
option-bare-pile = Attaquer la pile vide d’un véhicule prioritaire
    .open = permis
    .closed = interdit
option-late-safety = Une botte posée plus tard sur son attaque
    .go-shows = le Feu vert dessous reparaît
    .new-go = il faut un nouveau Feu vert
option-discards = La défausse
    .free = toujours permise
    .forced = seulement quand rien n’est jouable
option-extension-bonus = La prime d’allonge va
    .finisher = à qui l’achève
    .against-caller = au demandeur, ou à chaque adversaire si un autre l’achève
    .against-caller-always = de même, et à chaque adversaire si personne ne l’achève
    .needs = Il n’y a d’allonge ni à quatre joueurs ni dans le jeu simplifié.
option-shut-out = Le capot rapporte
    .all = une fois, quand aucun adversaire n’a roulé
    .each = pour chaque adversaire qui n’a pas roulé
    .french = à tout camp qui a roulé, pour chaque adversaire qui n’a pas roulé
    .needs = Le jeu simplifié est sans points.

## Cartes

kind-distance = Distances
kind-remedy = Parades
kind-safety = Bottes
kind-hazard = Attaques
chapter-places = Les places sur la table
chapter-answers = Les réponses

card-25 = 25 bornes
    .help = Étape. Il faut un Feu vert sur la pile de bataille (ou être prioritaire). Le total doit tomber juste.
card-50 = 50 bornes
    .help = Étape. Il faut un Feu vert sur la pile de bataille (ou être prioritaire). Le plus long que permet une limite de vitesse.
card-75 = 75 bornes
    .help = Étape. Il faut un Feu vert sur la pile de bataille (ou être prioritaire). Pas sous une limite de vitesse.
card-100 = 100 bornes
    .help = Étape. Il faut un Feu vert sur la pile de bataille (ou être prioritaire). Pas sous une limite de vitesse.
card-200 = 200 bornes
    .help = Étape. Il faut un Feu vert sur la pile de bataille (ou être prioritaire). Pas sous une limite de vitesse ; deux au plus dans un camp. Sans aucune, l’étape est sans les 200 : 300 points.
card-repairs = Réparations
    .help = Parade. Met fin à un Accident ; ensuite il faut un Feu vert.
card-gasoline = Essence
    .help = Parade. Met fin à une Panne d’essence ; ensuite il faut un Feu vert.
card-spare-tire = Roue de secours
    .help = Parade. Met fin à une Crevaison ; ensuite il faut un Feu vert.
card-go = Feu vert
    .help = Fait démarrer, met fin au Feu rouge et suit toute réparation. Les étapes le demandent sur la pile de bataille.
card-end-of-limit = Fin de limite
    .help = Parade. Met fin à une Limite de vitesse. Pas besoin de Feu vert.
card-driving-ace = As du volant
    .help = Botte. Plus d’Accident de toute la manche. 100 points et on rejoue ; en Coup Fourré 300 de plus.
card-extra-tank = Citerne d’essence
    .help = Botte. Plus de Panne d’essence de toute la manche. 100 points et on rejoue ; en Coup Fourré 300 de plus.
card-puncture-proof = Increvable
    .help = Botte. Plus de Crevaison de toute la manche. 100 points et on rejoue ; en Coup Fourré 300 de plus.
card-right-of-way = Véhicule prioritaire
    .help = Botte. Ni Feu rouge ni Limite de vitesse de toute la manche, et plus besoin de Feu vert. 100 points et on rejoue ; en Coup Fourré 300 de plus. Les adversaires peuvent alors attaquer directement sur vos parades.
card-accident = Accident
    .help = Attaque. Sur le Feu vert d’un adversaire qui roule. Finit par des Réparations ; l’As du volant en protège.
card-out-of-gas = Panne d’essence
    .help = Attaque. Sur le Feu vert d’un adversaire qui roule. Finit par de l’Essence ; la Citerne en protège.
card-flat-tire = Crevaison
    .help = Attaque. Sur le Feu vert d’un adversaire qui roule. Finit par une Roue de secours ; l’Increvable en protège.
card-stop = Feu rouge
    .help = Attaque. Sur le Feu vert d’un adversaire qui roule. Finit par un Feu vert ; le Véhicule prioritaire en protège.
card-speed-limit = Limite de vitesse
    .help = Attaque. Sur la pile de vitesse d’un adversaire, qu’il roule ou non : rien que 25 et 50 jusqu’à la Fin de limite. Le Véhicule prioritaire en protège.

## Coups

move-drive = Rouler { $miles } bornes
move-remedy = Jouer { $card }
move-safety = Poser la botte { $card }
move-attack = { $card } sur { $side }
move-discard = Défausser { $card }
move-coup-fourre = Coup Fourré ! { $card } contre { $hazard }
move-let-it-stand = Laisser { $hazard } en place
move-extend = Allonger l’étape à 1 000 bornes
move-finish = Finir l’étape à { $goal } bornes

note-drive = { $miles } sur { $goal }
note-safety = 100 points, piocher et rejouer
note-coup-fourre = 400 points, compléter la main et jouer un tour
note-extend = 200 points de plus à qui l’achève ; personne n’a encore gagné

## Pourquoi pas

why-race-over = La course est finie.
why-no-such-move = Ce coup n’existe pas.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-answer-the-attack = Répondez d’abord à { $hazard } : par la botte { $safety } en Coup Fourré, ou en laissant faire. (Règle : Coup Fourré)
why-no-attack-to-answer = Il n’y a pas d’attaque à parer : un Coup Fourré se joue à l’instant où l’on est attaqué. (Règle : Coup Fourré)
why-safety-not-in-hand = Vous n’avez pas la botte { $safety } contre { $hazard }. (Règle : Coup Fourré)
why-extend-or-finish = Décidez d’abord si l’étape finit ici ou va jusqu’à 1 000 bornes. (Règle : Gagner)
why-not-at-the-goal = Seul le camp qui vient d’atteindre { $goal } bornes décide de l’allonge. (Règle : Gagner)
why-hazard-on-you = { $hazard } sur votre pile de bataille : il faut d’abord { $remedy }. (Règle : Attaques et parades)
why-no-go-card = Les étapes demandent un Feu vert sur votre pile de bataille, ou le Véhicule prioritaire. (Règle : Étapes)
why-speed-limited = La vitesse est limitée : rien au-dessus de 50 jusqu’à la Fin de limite. (Règle : Limite de vitesse)
why-over-the-goal = { $miles } iraient trop loin : il reste { $to_go }, et { $goal } doivent tomber juste. (Règle : Gagner)
why-two-200s-played = Deux 200 sont déjà dans votre camp, il n’y en a pas de troisième. (Règle : Étapes)
why-go-on-go = Un Feu vert est déjà sur votre pile de bataille. (Décision 27)
why-repair-first = { $hazard } demande { $remedy } avant que le Feu vert ne serve. (Règle : Attaques et parades)
why-nothing-to-remedy = Il n’y a rien que { $card } puisse parer. (Décision 27)
why-no-speed-limit = Il n’y a pas de limite de vitesse à lever. (Décision 27)
why-own-zone = Une attaque se joue chez un adversaire, pas chez soi. (Règle : Attaques et parades)
why-no-such-side = Ce camp n’existe pas dans cette course.
why-protected = { $side } : { $safety } protège de { $card } pour toute la manche. (Règle : Bottes)
why-already-limited = { $side } : la vitesse est déjà limitée. (Décision 8)
why-hazard-on-hazard = { $side } : une attaque est déjà en place, la voiture est arrêtée. (Décision 6)
why-not-rolling = { $side } : la voiture ne roule pas, et une attaque ne se joue que sur un Feu vert. (Règle : Attaques et parades)
why-bare-pile = { $side } : la pile de bataille est vide, et une option de cette course la protège. (Décision 10)
why-must-play = Une de vos cartes est jouable, et une option de cette course ne permet de défausser que sinon. (Décision 19)

## Le journal

log-dealt = Manche { $number }, donneur : { $seat } ; { $count } cartes dans la pioche.
log-drew = { $seat } : pioche (reste { $left }).
log-drew-card = { $seat } : pioche { $card } (reste { $left }).
log-drove = { $seat } : { $miles } bornes, { $count } en tout.
log-remedied = { $seat } : { $card }.
log-laid-safety = { $seat } : botte { $card }, et encore un tour.
log-attacked = { $seat } : { $card } sur { $side }.
log-coup-fourre-played = { $seat } : Coup Fourré ! { $card } contre { $hazard }.
log-no-coup-fourre = { $seat } : pas de Coup Fourré.
log-discarded = { $seat } : défausse { $card }.
log-pile-empty = La pioche est épuisée.
log-goal-reached = { $seat } : 700 bornes ! L’étape finit-elle ici ?
log-extended = { $seat } : l’étape va jusqu’à 1 000 bornes.
log-trip-completed = { $seat } : { $number } bornes, l’étape est achevée.
log-nobody-arrived = Plus personne n’a de cartes : la manche finit en route.
log-scored = { $side } : { $line } { $points }
log-total = { $side } : { $points } points après la manche { $deal }.

line-miles = Bornes
line-safeties = Bottes
line-all-four-safeties = Les quatre bottes
line-coups-fourres = Coups Fourrés
line-trip-completed = Étape achevée
line-delayed-action = Couronnement
line-safe-trip = Sans les 200
line-shut-out = Capot
line-extension = Allonge

## Le tableau dans un terminal

picture-headline = Manche { $deal } · { $goal } bornes · pioche { $pile }
picture-discards = défausse
picture-nothing = rien
picture-hand = Votre main :
picture-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
picture-points = { $points } points
picture-miles = { $miles } sur { $goal }
picture-drive = Pile de bataille
picture-speed = Pile de vitesse
picture-no-limit = sans limite
picture-coup = Coup Fourré
picture-attack = { $card } sur { $side }, de la part de { $attacker }. { $asked } : un Coup Fourré ?

## Places

place-zone = Zone de route
    .help = Chaque camp en a une : la pile de bataille avec le Feu vert, les attaques et les parades, la pile de vitesse, les bottes et les étapes parcourues. Vos cartes vont dans la vôtre, les attaques dans celle d’un autre.
place-draw-pile = Pioche
    .help = Chaque tour commence par une carte d’ici. Quand elle est vide, on joue avec les cartes en main.
place-discard = Défausse
    .help = Qui ne joue pas de carte en pose une ici, visible. Elle ne revient pas pendant cette manche.
answer-let-it-stand = Laisser passer
    .help = Vous prenez l’attaque comme elle est. La botte qui la pare pourra encore être jouée, mais le Coup Fourré n’est possible que maintenant.
answer-extend = Prolonger la course
    .help = La course va jusqu’à 1 000 bornes au lieu de finir ici. Qui la termine alors gagne 200 points de plus, et d’ici là personne n’a gagné.
answer-finish = Finir la course
    .help = La manche s’arrête ici : la course est terminée, et l’on compte les points de chacun.

# ---- drawing

drawing-number = { $number }
drawing-board = La table
drawing-deal = Manche { $deal }
drawing-goal = { $goal } bornes
drawing-your-turn = À vous de jouer, { $seat }
drawing-turn = À { $seat } de jouer
drawing-answer = { $card }, de la part de { $attacker } ! Un Coup Fourré ?
drawing-at-the-goal = { $seat } : { $goal } bornes ! L’étape finit-elle ici ?
drawing-winner = { $count ->
    [one] Victoire de { $names }
   *[other] Égalité : { $names }
}
drawing-zone = { $side } : { $miles } bornes sur { $goal }, { $points } points. Pile de bataille : { $drive }. Vitesse : { $speed }. Bottes : { $safeties }.
drawing-car = { $side } : { $miles } bornes sur { $goal }
drawing-coup = { $card } (Coup Fourré)
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-of = bornes sur { $goal }
drawing-draw-pile = Pioche
drawing-draw-count = { $count ->
    [one] Pioche : 1 carte
   *[other] Pioche : { $count } cartes
}
drawing-discard-pile = Défausse
drawing-discards = Défausse : { $card }
drawing-hand = La main de { $seat }
drawing-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } fois
}
drawing-poster = { $miles } bornes jusqu’à la mer
