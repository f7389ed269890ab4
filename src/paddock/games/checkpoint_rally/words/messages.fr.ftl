game = Checkpoint Rally
tagline = Construire la route, la parcourir, et passer par tous ses contrôles en un minimum de temps.
seats-why = On court à deux, trois ou quatre : il y a quatre coins d’où partir.

## Variantes et options

variant-standard = La course
    .help = Passez par tous les contrôles de votre carte secrète ; qui y met le moins de temps gagne.

option-checkpoint-map = Contrôles sur chaque carte
    .recommended = { $checkpoints_four } à deux joueurs, { $checkpoints_three } au-delà
    .four = { $checkpoints_four } : la course longue
    .three = { $checkpoints_three } : la course courte
option-cars = Voitures
    .random = distribuées au hasard
    .chosen = chacun choisit, dans l’ordre de jeu
option-layout = Tuiles sur le plateau au départ
    .diamond = en losange : milieux des bords, diagonales, centre
    .plus = en bloc : les { $opening_tiles } cases du milieu
option-borders = Le paysage des bordures
    .count = compte comme celui d’une tuile
    .bare = ne compte pas
option-end-game = La dernière chance des autres
    .one-chance = s’arrête au-delà de la voiture arrivée avec le moins de temps
    .literal = le dernier joueur continue jusqu’à son dernier contrôle

## Routes, paysages, tuiles, voitures

road-highway = Autoroute
    .help = Route sombre à ligne jaune, sur { $tiles_of_a_road } des { $tiles } tuiles. { road-minutes }
road-gravel = Piste
    .help = Route brune avec des ornières, sur { $tiles_of_a_road } des { $tiles } tuiles. { road-minutes }
road-urban = Rue
    .help = Route grise à ligne blanche, sur { $tiles_of_a_road } des { $tiles } tuiles. { road-minutes }
road-minutes = La fiche de votre voiture dit ce que prend chaque tuile : { $quick }, { $medium } ou { $slow } minutes.
terrain-grassland = Prairie
    .help = Paysage avec des arbres. { terrain-match }
    .within = prairie
terrain-mountains = Montagne
    .help = Paysage avec des sommets. { terrain-match }
    .within = montagne
terrain-desert = Désert
    .help = Paysage avec des dunes. { terrain-match }
    .within = désert
terrain-city = Ville
    .help = Paysage avec des toits. { terrain-match }
    .within = ville
terrain-match = Chaque côté qui touche le même paysage fait gagner une minute à la pose.
shape-T = embranchement
shape-L = virage
shape-X = carrefour
shape-I = ligne droite
tile = { $name } ({ $road }, { $shape })
    .help = Paysage : { $terrains }. { tile-minutes }
tile-minutes = La poser prend { $minutes_place } minutes, moins une par concordance.
sides-of = { $terrain } ({ $count ->
    [one] 1 côté
    [4] tous les côtés
   *[other] { $count } côtés
})
border = Bordure { $name }
    .help = Paysage, de gauche à droite vu du plateau : { $front }. Sur l’autre face : { $back }.
card = Carte { $name }
    .help = Le parcours à { $checkpoints_four } contrôles : { $four }. Celui à { $checkpoints_three } : { $three }.
car-rally-car = Voiture de rallye
    .help = { car-minutes }
car-electric-car = Voiture électrique
    .help = { car-minutes }
car-race-car = Voiture de course
    .help = { car-minutes }
car-sports-car = Voiture de sport
    .help = { car-minutes }
car-four-wheel = Quatre-quatre
    .help = { car-minutes }
car-buggy = Buggy
    .help = { car-minutes }
car-minutes = Minutes par tuile : autoroute { $highway }, piste { $gravel }, rue { $urban }.
thing-watch = Chronomètre
    .help = Il compte les minutes de chacun ; qui en a dépensé le moins joue. Le cadran fait { $dial } minutes et porte une ligne de pioche avant { $line } et avant { $dial } : qui l’atteint ou la dépasse pioche une tuile.
thing-marker = Marqueur du chronomètre
    .help = Il montre les minutes de son joueur. Il se pose sur les marqueurs déjà présents à la même minute, et celui du dessus joue le premier.
thing-tile = Tuile de route
    .help = Elle porte un seul type de route et un ou deux paysages. Une ligne droite ou un virage a une route sur 2 côtés, un embranchement sur 3, un carrefour sur les 4. { tile-minutes } Elle va sur toute case sans voiture, vide ou non, tournée comme on veut.
thing-border = Bordure
    .help = Un bord du plateau, avec des paysages et sans route ; l’autre face en montre d’autres. { $borders ->
        [bare] Avec l’option choisie, rien n’y concorde.
       *[count] Ils concordent comme ceux d’une tuile.
    }
thing-card = Carte de contrôle
    .help = Secrète : les cases par où son joueur doit passer. Elle porte un parcours à { $checkpoints_four } contrôles et un à { $checkpoints_three } ; tous courent le même.
thing-token = Jeton de contrôle
    .help = Chacun en a { $tokens_of_a_player } et en laisse un, visible de tous, sur chaque contrôle dès qu’il y passe.
thing-sheet = Fiche de voiture
    .help = Les minutes que met une voiture sur une tuile de chaque route. Chacun en a une, visible de tous.
thing-car = Voiture
    .help = La tuile sous une voiture ne se remplace pas. Les voitures ne se gênent jamais. À son dernier contrôle, la voiture quitte le plateau pour le chronomètre.
thing-gps = Mise à jour GPS
    .help = Chacun en a { $gps } pour toute la course, et elles ne prennent pas de temps : prendre une tuile de la rangée, ou garder la tuile qu’on remplace.
thing-actions = Aide de jeu
    .help = Les cinq actions et leurs minutes : piocher, poser, rouler, renouveler, mise à jour GPS.
thing-cell = Case du plateau
    .help = Posez une tuile ici, sur une case vide ou sur une autre tuile, ou venez-y par la route. Poser prend { $minutes_place } minutes, moins une par concordance ; rouler prend ce qu’il faut à votre voiture sur cette route. La tuile sous une voiture ne se remplace pas.
thing-stack = Pioche
    .help = Piocher { drawn-tiles } : { $minutes_draw } min. Qui atteint ou dépasse une ligne de pioche du chronomètre en pioche une de plus. À la fin de son tour, on en garde { $hand }.
thing-refresh = Nouvelle rangée
    .help = Défausser la rangée et retourner { $row } nouvelles tuiles : { $minutes_refresh } min. Les tuiles de la rangée se prennent par mise à jour GPS.
thing-discard = Défausse
    .help = Les tuiles remplacées et défaussées sont ici, visibles de tous. On la mélange quand la pioche est épuisée.
drawn-tiles = { $draws ->
    [one] 1 tuile
   *[other] { $draws } tuiles
}
turn = Tournée de { $turn }°
    .help = La tuile sera posée ainsi, tournée dans le sens des aiguilles d’une montre à partir de sa position en main.

side-N = au nord
side-E = à l’est
side-S = au sud
side-W = à l’ouest
off-N = l’extérieur, au nord
off-E = l’extérieur, à l’est
off-S = l’extérieur, au sud
off-W = l’extérieur, à l’ouest

## Coups

move-place = Poser { $tile } en { $cell }, tournée de { $turn }°
move-keep = Poser { $tile } en { $cell }, tournée de { $turn }°, et garder { $old } par GPS
move-start = Partir sur { $tile } en { $cell }, tournée de { $turn }°
move-drive = Rouler jusqu’à { $cell }
move-drive-two = Rouler par { $by } jusqu’à { $cell }
move-draw = Piocher { drawn-tiles }
move-refresh = Renouveler la rangée
move-take = Prendre { $tile } dans la rangée par GPS
move-take-nothing = Prendre la tuile { $place } de la rangée par GPS
move-discard = Défausser { $tile }
move-choose = Prendre : { $car }

note-place = { $minutes } min ; concordances : { $matches }
note-place-bare = { $minutes } min, rien ne concorde
note-start = { $place } ; entrée en { $drive } min
note-drive = { $minutes } min
note-drive-checkpoint = { $minutes } min, contrôle
note-drive-finish = { $minutes } min, votre dernier contrôle
note-draw = { $minutes } min
note-refresh = { $minutes } min
note-take = 0 min, { $left ->
    [0] votre dernière mise à jour
   *[other] il en reste { $left }
}
note-choose = autoroute { $highway }, piste { $gravel }, rue { $urban }

match-road = route { $side }
match-terrain = paysage { $side }
match-replaced = { $what } de la tuile remplacée
match-replaced-road = type de route de la tuile remplacée

## Pourquoi pas

why-choose-a-car = Choisissez d’abord une voiture. (Livret : Mise en place)
why-cars-are-dealt = Les voitures sont déjà attribuées. (Livret : Mise en place)
why-car-taken = Quelqu’un a déjà cette voiture, et il n’y en a qu’une de chaque. (Décision 5)
why-start-first = Posez d’abord votre tuile de départ en { $corner }. (Livret : Mise en place)
why-own-corner = Votre tuile de départ va dans votre coin, en { $corner }. (Livret : Mise en place)
why-locked-in = Ainsi tournée, aucune route de la tuile ne mène vers le plateau : vous ne pourriez jamais repartir. (Décision 6)
why-discard-first = Défaussez d’abord { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} : à la fin du tour, on en garde { $hand } au plus. (Livret : Limite de main)
why-hand-limit-kept = On ne défausse qu’à la fin de son tour, et seulement au-delà de { $hand } tuiles. (Livret : Limite de main)
why-no-tile-there = Vous n’avez pas cette tuile en main.
why-car-there = Une voiture est en { $cell } : on ne remplace pas la tuile sous une voiture. (Livret : Poser une tuile)
why-no-gps = Vos { $gps } mises à jour GPS sont épuisées. (Livret : Mise à jour GPS)
why-nothing-replaced = { $cell } est vide : il n’y a rien à garder. (Livret : Mise à jour GPS)
why-off-the-board = Les routes s’arrêtent à la bordure. (Livret : Déplacer sa voiture)
why-no-tile-ahead = { $cell } est vide : il n’y a pas encore de route. (Livret : Déplacer sa voiture)
why-no-road-out = Aucune route ne mène d’ici à { $cell }. (Livret : Déplacer sa voiture)
why-no-road-in = La tuile en { $cell } n’a pas de route de ce côté. (Livret : Déplacer sa voiture)
why-last-checkpoint-ends = { $cell } est votre dernier contrôle : votre trajet s’y arrête. (Livret : Dernier contrôle)
why-no-row-tile = Il n’y a pas de tuile à cette place de la rangée. (Livret : Mise à jour GPS)
why-no-tiles-at-all = Ni la rangée, ni la pioche, ni la défausse n’ont de tuile. (Décision 26)

## Le journal

log-laid-out = Le plateau est prêt : { $checkpoints } contrôles par carte, { $left } tuiles dans la pioche. Premier à jouer : { $seat }.
log-chose-car = { $seat } : { $car }.
log-drew = { $seat } : pioche une tuile (il en reste { $left }).
log-drew-tile = { $seat } : pioche { $tile } (il en reste { $left }).
log-drew-nothing = { $seat } : plus de tuile à piocher.
log-started = { $seat } : part sur { $tile } en { $cell }, tournée de { $turn }°, { $minutes } min.
log-placed = { $seat } : { $tile } en { $cell }, tournée de { $turn }°, { $minutes } min.
log-replaced = { $seat } : remplace { $tile } en { $cell }.
log-kept = { $seat } : garde { $tile } par GPS (il en reste { $left }).
log-drove = { $seat } : en { $cell }, { $minutes } min.
log-marked = { $seat } : contrôle { $cell }, { $count } sur { $all } !
log-refreshed = { $seat } : renouvelle la rangée, { $minutes } min.
log-row-tile = Dans la rangée : { $tile }.
log-took = { $seat } : prend { $tile } dans la rangée par GPS (il en reste { $left }).
log-discarded = { $seat } : défausse { $tile }.
log-reshuffled = La défausse est mélangée en une nouvelle pioche de { $count }.
log-acted-draw = { $seat } : pioche { drawn-tiles }, { $minutes } min.
log-line-crossed = { $seat } : franchit une ligne de pioche à { $minutes } minutes.
log-finished = { $seat } : tous les contrôles ! { $minutes } minutes, { $bonus ->
    [0] sans bonus
   *[other] bonus de { $bonus } déduit
}.
log-one-chance = Premier arrivé : { $seat }. Les autres ont une dernière chance.
log-chance-over = { $seat } : la dernière chance est passée, à { $minutes } minutes.
log-time-is-up = { $count } minutes sont écoulées : la course est arrêtée.
log-race-ended = La course est finie.

tally-laid = Après le coup joué, { $played ->
    [one] { $played } tuile à poser
   *[other] { $played } tuiles à poser
} pour { $side } en moyenne ; après le meilleur, { $better }.
tally-drew = Après le coup joué, { $played ->
    [one] { $played } arrêt pour piocher
   *[other] { $played } arrêts pour piocher
} pour { $side } en moyenne ; après le meilleur, { $better }.

line-checkpoints = Contrôles
    .help = { $points_checkpoint } points par contrôle visité.
line-minutes = Minutes
    .help = Un point de moins par minute prise.
line-bonus = Bonus
    .help = Un point par minute retirée pour être arrivé tôt.

## L’image dans un terminal

text-headline = { $checkpoints } contrôles · pioche { $stack } · défausse { $discards }
text-player = { $time } min (chrono { $dial }) · contrôles { $visited }/{ $checkpoints } · GPS { $gps } · { $hand ->
    [one] { $hand } tuile
   *[other] { $hand } tuiles
}
text-roads = (autoroute { $highway }, piste { $gravel }, rue { $urban })
text-finished = arrivé numéro { $place }, bonus { $bonus }
text-spent = hors course
text-known = a en main { $tiles }
text-row = Rangée :
text-hand = Votre main :
text-card = Vos contrôles :
text-key = Routes : ═ autoroute, : piste, ─ rue. Paysage des côtés : g prairie, m montagne, d désert, c ville.

## Ce que l’on voit

show-started = { $seat } : part en { $cell }, { $minutes } min
show-replaced = { $seat } : remplace { $name } en { $cell }
show-kept = { $seat } : garde { $name } par GPS
show-line-crossed = { $seat } : une ligne de pioche, une tuile
show-placed = { $seat } : une tuile en { $cell }, { $minutes } min

# ---- dessin

drawing-your-turn = Roulez ou posez une tuile, { $seat }
drawing-turn = À { $seat } de jouer
drawing-choose = { $seat }, choisissez une voiture
drawing-choosing = { $seat } choisit une voiture
drawing-start = Posez votre tuile de départ en { $corner }, { $seat }
drawing-starting = { $seat } part de { $corner }
drawing-discard = { $count ->
    [one] Défaussez une tuile, { $seat }
   *[other] Défaussez { $count } tuiles, { $seat }
}
drawing-discarding = { $seat } défausse
drawing-last-chance = Votre dernière chance, { $seat }
drawing-winner = Victoire : { $seat }, en { $minutes } minutes
drawing-nobody = Personne n’est arrivé ; le mieux placé : { $seat }
watch-first = { $minutes ->
    [0] dès la première minute, c’est à { $next }
   *[other] vous pouvez dépenser { $minutes } min, puis c’est à { $next }
}
watch-first-other = { $minutes ->
    [0] dès la première minute, c’est à { $next }
   *[other] { $seat } peut dépenser { $minutes } min, puis c’est à { $next }
}
watch-next = ensuite, à { $next }
watch-chance = { $minutes ->
    [0] la chance prend fin à la prochaine minute
   *[other] la chance prend fin au-delà de { $minutes } min
}
watch-one-action = il reste une action
watch-alone = personne d’autre ne joue plus
drawing-cell = { $cell } : { $tile }
drawing-turned = { $tile }, tournée de { $turn }°
drawing-empty = vide
drawing-flag = un de vos contrôles
drawing-flag-marked = un contrôle que vous avez visité
drawing-car = { $seat }, { $car } : en { $cell }, { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}
drawing-car-beside = { $seat }, { $car } : à côté du plateau
drawing-car-finished = { $seat } : à l’arrivée, { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}
drawing-no-car = pas encore de voiture
drawing-token = { $seat } a visité { $cell }
drawing-border = Bordure
drawing-watch = Le chronomètre : { $players }
drawing-on-watch = { $seat } { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}
drawing-minutes = { $minutes } min
drawing-minutes-help = Jusqu’à { $cell } : { $minutes } minutes pour votre voiture
drawing-stack = Pioche
drawing-stack-count = { $count ->
    [one] Piocher { drawn-tiles }, { $minutes_draw } min. { $count } tuile dans la pioche
   *[other] Piocher { drawn-tiles }, { $minutes_draw } min. { $count } tuiles dans la pioche
}
drawing-stack-do = Piocher { $draws }
drawing-discard-pile = Défausse
drawing-discards = { $count ->
    [0] Défausse : vide
    [one] Défausse : { $count } tuile, { $tile }
   *[other] Défausse : { $count } tuiles, { $tile } au-dessus
}
drawing-row = Rangée
drawing-row-tile = Dans la rangée : { $tile }
drawing-refresh = Renouveler
drawing-refresh-help = Renouveler la rangée, { $minutes_refresh } min
drawing-held = { $tile } dans votre main
drawing-card = Vos contrôles : { $cells }
drawing-card-title = Contrôles
drawing-gps = { $count ->
    [0] GPS épuisé
   *[other] GPS : { $count }
}
drawing-gps-keep = Garder la tuile remplacée
drawing-turn-button = Tourner à { $turn }°
drawing-player = { $seat } : { $car }. { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}, contrôles : { $visited } sur { $checkpoints }, { $hand ->
    [one] { $hand } tuile
   *[other] { $hand } tuiles
} en main, mises à jour GPS : { $gps }.
drawing-known = connues : { $tiles }
drawing-out = hors course
drawing-last = { $cell } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, { $matches }
drawing-last-bare = { $cell } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, rien ne concorde
drawing-poster = Construire, puis foncer.
drawing-sheet = { $car } : autoroute { $highway }, piste { $gravel }, rue { $urban } minutes par tuile
drawing-actions = Les cinq actions
drawing-action-draw = Piocher { $draws }
drawing-action-place = Poser
drawing-action-drive = Rouler
drawing-action-refresh = Renouveler
drawing-action-gps = GPS
drawing-place-minutes = { $minutes } min au plus
drawing-drive-minutes = { $least } à { $most } par tuile
drawing-hand-empty = { $gps ->
    [0] Aucune tuile en main : piochez-en { $draws }
   *[other] Aucune tuile en main : piochez-en { $draws }, ou prenez-en une dans la rangée par GPS
}

## À consulter

chapter-box = Dans la boîte
chapter-things = Sur la table
chapter-turns = Comment tourner une tuile
chapter-cars = Fiches de voiture
chapter-country = Routes et paysages
chapter-tiles = { $road } : { $count } tuiles
chapter-borders = Bordures
chapter-cards = Cartes de contrôle

## Comment jouer

howto-map = { $checkpoint_map ->
    [four] Tous courent le parcours à { $checkpoints_four } contrôles.
    [three] Tous courent le parcours à { $checkpoints_three } contrôles.
   *[recommended] À deux joueurs, tous courent le parcours à { $checkpoints_four } contrôles ; à trois ou quatre, celui à { $checkpoints_three }.
}
howto-cars = { $cars ->
    [chosen] Une fois le plateau en place, chacun choisit une des { $car_sheets } fiches de voiture, dans l’ordre de jeu.
   *[random] Chacun reçoit au hasard une des { $car_sheets } fiches de voiture.
}
howto-layout = { $layout ->
    [plus] Elles forment un bloc au milieu du plateau : le centre et les cases qui l’entourent.
   *[diamond] Elles forment un losange : C1, A3, E3 et C5 au milieu des bordures, B2, D2, B4 et D4 entre elles, et C3 au centre.
}
howto-borders = { $borders ->
    [bare] un côté qui touche le même paysage sur une autre tuile (celui des bordures ne compte pas)
   *[count] un côté qui touche le même paysage, sur une autre tuile ou sur la bordure
}
howto-start-matches = { $borders ->
    [bare] Rien n’y concorde encore.
   *[count] Seule la bordure peut y concorder.
}
howto-chance = { $end_game ->
    [literal] Vous agissez au moins une fois et continuez jusqu’à ce que ce soit à un autre joueur dont la suite est encore à venir. Votre course est alors finie. Seul le dernier d’entre eux peut continuer jusqu’à son dernier contrôle.
   *[one-chance] Vous agissez au moins une fois et continuez jusqu’à ce que ce soit à un autre joueur dont la suite est encore à venir, ou que votre marqueur ait dépassé la voiture arrivée avec le moins de temps. Votre course est alors finie.
}
howto-touch = **À l’écran.** Pour poser une tuile, touchez-la dans votre main, tournez-la avec les flèches rondes, la molette ou la touche R, puis touchez une case. Pour garder la tuile remplacée, touchez d’abord vos mises à jour GPS. Pour rouler, touchez la case où vous entrez, puis une seconde si vous continuez ; les minutes sont écrites le long des routes. Pour piocher, touchez la pioche. Un appui long sur une chose l’explique.

## En vue : le but, et ce qu’il faut maintenant

aim = Passez par vos { $checkpoints } contrôles en un minimum de temps
now-choose = choisissez une voiture pour les routes à venir
now-start = posez une tuile dans votre coin, route vers le plateau
now-left = { $count } à visiter : { $cells }
now-last-chance = dernière chance : { $count } à visiter, { $cells }
now-spent = votre dernière chance est passée
now-finished = tous visités, en { $minutes } minutes

## Ce qui parle pour un coup, pour les débutants

merit-choose = la voiture la plus rapide sur les routes déjà posées
merit-start = de là, le chemin par vos contrôles est court
merit-place = une route sur le chemin de vos contrôles ; { placed-in }
merit-place-checkpoint = une route sur votre contrôle { $cell } ; { placed-in }
placed-in = { $count ->
    [0] { $minutes } min, car rien ne s’accorde
    [one] { $minutes } min, car une chose s’accorde
   *[other] { $minutes } min, car { $count } choses s’accordent
}
merit-drive = sur le chemin de vos contrôles, { $minutes } min
merit-drive-two = deux tuiles de votre chemin en une action, { $minutes } min : personne ne peut changer la seconde avant vous
merit-drive-checkpoint = passe par votre contrôle { $cells }, { $minutes } min
merit-drive-finish = votre dernier contrôle : vous avez fini, { $minutes } min
merit-draw = vos tuiles ne servent pas votre chemin : de nouvelles le pourront
merit-refresh = aucune tuile de la rangée ne sert votre chemin
merit-take = cette tuile va à votre chemin ; elle coûte une mise à jour, mais pas de temps
merit-discard = de vos tuiles, c’est elle qui sert le moins votre chemin

## Les sortes de décisions

decision-place = Poser une tuile
decision-keep = Poser une tuile et garder l’ancienne
decision-drive = Rouler
decision-drive-two = Rouler de deux tuiles
decision-draw = Piocher des tuiles
decision-refresh = Renouveler la rangée
decision-take = Prendre une tuile par GPS
decision-discard = Défausser une tuile
decision-choose = Choisir une voiture

## Études d’équilibre

asset-car = Voitures
asset-card = Cartes de contrôle
asset-start = Places au départ
happened-placed = tuiles posées
happened-replaced = tuiles remplacées
happened-kept = tuiles gardées
happened-drove = trajets
happened-marked = contrôles visités
happened-refreshed = rangées renouvelées
happened-finished = voitures arrivées
happened-time-is-up = temps écoulés

# Éditions : ce que leur boîte ne peut pas être
fixed-board = Le plateau, sa rangée de tuiles et son dessin ont des places fixes.
fixed-moves = Un coup des règles passe par une tuile ou deux.
box-opening-hand = La main de départ ({ $opening }) doit avoir une tuile de plus qu’une main ({ $hand }) : on en pose une pour partir.
box-dial = Le cadran ({ $dial } minutes) doit faire des secteurs entiers de { $line } minutes.
box-one-road-of-each = Toutes les voitures doivent avoir les trois mêmes nombres de minutes, différents, dans un autre ordre.
