game = Checkpoint Rally
tagline = Construire la route, la parcourir, et passer tous ses contrôles en un minimum de temps.
seats-why = On court de deux à quatre : il y a quatre coins d’où partir.

## Variantes et options

variant-standard = La course
    .help = Visitez tous les contrôles de votre carte secrète ; qui l’a fait en le moins de temps gagne.

option-checkpoint-map = Contrôles sur chaque carte
    .recommended = quatre à deux joueurs, trois au-delà
    .four = quatre : la course longue
    .three = trois : la course courte
option-cars = Voitures
    .random = distribuées au hasard
    .chosen = chacun choisit, dans l’ordre du tour
option-layout = Tuiles sur le plateau au départ
    .diamond = en losange : milieux des bords, diagonales, centre
    .plus = en bloc : les neuf cases du milieu
option-borders = Le paysage des bordures
    .count = compte comme celui d’une tuile
    .bare = ne compte pas
option-end-game = La dernière chance des autres
    .one-chance = s’arrête au-delà de la première voiture du chronomètre
    .literal = le dernier continue jusqu’à son dernier contrôle

## Routes, paysages, tuiles, voitures

road-highway = Autoroute
    .help = Route. Sombre, à ligne jaune. La fiche de votre voiture dit combien elle y met : 2, 4 ou 5 minutes par tuile.
road-gravel = Piste
    .help = Route. Brune, avec des ornières. La fiche de votre voiture dit combien elle y met : 2, 4 ou 5 minutes par tuile.
road-urban = Rue
    .help = Route. Grise, à ligne blanche. La fiche de votre voiture dit combien elle y met : 2, 4 ou 5 minutes par tuile.
terrain-grassland = Prairie
    .help = Paysage, avec des arbres. Un côté qui touche le même paysage fait gagner une minute à la pose.
terrain-mountains = Montagne
    .help = Paysage, avec des sommets. Un côté qui touche le même paysage fait gagner une minute à la pose.
terrain-desert = Désert
    .help = Paysage, avec des dunes. Un côté qui touche le même paysage fait gagner une minute à la pose.
terrain-city = Ville
    .help = Paysage, avec des toits. Un côté qui touche le même paysage fait gagner une minute à la pose.
shape-T = embranchement
shape-L = virage
shape-X = carrefour
shape-I = ligne droite
tile = { $name } ({ $road }, { $shape })
    .help = Une tuile de carte : 4 minutes à poser, moins une par concordance ; partout où il n’y a pas de voiture, tournée comme on veut.
car-rally-car = Voiture de rallye
    .help = Autoroute 5, piste 4, rue 2 minutes par tuile.
car-electric-car = Voiture électrique
    .help = Autoroute 4, piste 5, rue 2 minutes par tuile.
car-race-car = Voiture de course
    .help = Autoroute 2, piste 5, rue 4 minutes par tuile.
car-sports-car = Voiture de sport
    .help = Autoroute 2, piste 4, rue 5 minutes par tuile.
car-four-wheel = Quatre-quatre
    .help = Autoroute 4, piste 2, rue 5 minutes par tuile.
car-buggy = Buggy
    .help = Autoroute 5, piste 2, rue 4 minutes par tuile.
thing-stack = Pioche
    .help = Piocher deux tuiles : 2 minutes. Qui franchit une ligne de pioche du chronomètre en pioche une de plus. À la fin du tour, on en garde trois.
thing-refresh = Nouvelle rangée
    .help = Défausser la rangée et retourner trois nouvelles tuiles : 1 minute. Les tuiles de la rangée se prennent par GPS.
thing-discard = Défausse
    .help = Les tuiles remplacées et défaussées sont ici, visibles de tous. On la mélange quand la pioche est épuisée.
thing-gps = Mise à jour GPS
    .help = Chacun en a deux pour toute la course, sans dépense de temps : prendre une tuile de la rangée, ou garder la tuile qu’on remplace. Touchez-la d’abord pour garder ce que vous remplacez.
thing-cell = Case de la carte
    .help = Posez une tuile ici, sur une case vide ou sur une autre tuile, ou venez-y par la route. Poser coûte 4 minutes, une de moins par accord avec les voisines ; rouler coûte ce qu’il faut à votre voiture sur cette route. La tuile sous une voiture ne se remplace pas.
turn = Tournée de { $turn }°
    .help = Comment la tuile sera posée, dans le sens des aiguilles d’une montre à partir de sa position en main.

side-N = au nord
side-E = à l’est
side-S = au sud
side-W = à l’ouest
off-N = par-delà la bordure nord
off-E = par-delà la bordure est
off-S = par-delà la bordure sud
off-W = par-delà la bordure ouest

## Coups

move-place = Poser { $tile } en { $cell }, tournée de { $turn }°
move-keep = Poser { $tile } en { $cell }, tournée de { $turn }°, et garder { $old } par GPS
move-start = Partir sur { $tile } en { $cell }, tournée de { $turn }°
move-drive = Rouler jusqu’en { $cell }
move-drive-two = Rouler par { $by } jusqu’en { $cell }
move-draw = Piocher deux tuiles
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
replaced-grassland = prairie
replaced-mountains = montagne
replaced-desert = désert
replaced-city = ville
replaced-road = route

## Pourquoi pas

why-race-over = La course est finie.
why-no-such-move = Ce coup n’existe pas.
why-choose-a-car = Choisissez d’abord une voiture. (Règle : Mise en place)
why-cars-are-dealt = Les voitures sont déjà attribuées. (Règle : Mise en place)
why-car-taken = Quelqu’un a déjà cette voiture, et il n’y en a qu’une de chaque. (Décision 5)
why-start-first = Posez d’abord votre tuile de départ en { $corner }. (Règle : Mise en place)
why-own-corner = Votre tuile de départ va dans votre coin, en { $corner }. (Règle : Mise en place)
why-locked-in = Ainsi tournée, aucune route de la tuile ne mène vers le plateau : vous ne pourriez jamais repartir. (Décision 6)
why-discard-first = Défaussez d’abord { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} : à la fin du tour, on en garde { $limit } au plus. (Règle : Limite de main)
why-hand-limit-kept = On ne défausse qu’à la fin de son tour, et seulement au-delà de { $limit } tuiles. (Règle : Limite de main)
why-no-tile-there = Vous n’avez pas cette tuile en main.
why-car-there = Une voiture est en { $cell } : on ne remplace pas la tuile sous une voiture. (Règle : Poser une tuile)
why-no-gps = Vos { $gps } mises à jour GPS sont épuisées. (Règle : Mise à jour GPS)
why-nothing-replaced = { $cell } est vide : il n’y a rien à garder. (Règle : Mise à jour GPS)
why-off-the-board = Les routes s’arrêtent à la bordure. (Règle : Déplacer sa voiture)
why-no-tile-ahead = { $cell } est vide : il n’y a pas encore de route. (Règle : Déplacer sa voiture)
why-no-road-out = Aucune route ne mène d’ici en { $cell }. (Règle : Déplacer sa voiture)
why-no-road-in = La tuile en { $cell } n’a pas de route de ce côté. (Règle : Déplacer sa voiture)
why-last-checkpoint-ends = { $cell } est votre dernier contrôle : votre course s’y arrête. (Règle : Dernier contrôle)
why-no-row-tile = Il n’y a pas de tuile à cette place de la rangée. (Règle : Mise à jour GPS)
why-no-tiles-at-all = Ni la rangée, ni la pioche, ni la défausse n’ont de tuile. (Décision 26)

## Le journal

log-laid-out = Le plateau est prêt : { $checkpoints } contrôles par carte, { $left } tuiles dans la pioche. En tête : { $seat }.
log-chose-car = { $seat } : { $car }.
log-drew = { $seat } : pioche une tuile (reste { $left }).
log-drew-tile = { $seat } : pioche { $tile } (reste { $left }).
log-drew-nothing = { $seat } : plus de tuile à piocher.
log-started = { $seat } : part sur { $tile } en { $cell }, tournée de { $turn }°, { $minutes } min.
log-placed = { $seat } : { $tile } en { $cell }, tournée de { $turn }°, { $minutes } min.
log-replaced = { $tile } est remplacée.
log-kept = { $seat } : garde { $tile } par GPS (reste { $left }).
log-drove = { $seat } : en { $cell }, { $minutes } min.
log-marked = { $seat } : contrôle { $cell }, { $count } sur { $all } !
log-refreshed = { $seat } : renouvelle la rangée, { $minutes } min.
log-row-tile = Dans la rangée : { $tile }.
log-took = { $seat } : prend { $tile } dans la rangée par GPS (reste { $left }).
log-discarded = { $seat } : défausse { $tile }.
log-reshuffled = La défausse est mélangée en une nouvelle pioche de { $count }.
log-acted-draw = { $seat } : pioche deux tuiles, { $minutes } min.
log-line-crossed = { $seat } : franchit une ligne de pioche à { $minutes } minutes.
log-finished = { $seat } : tous les contrôles ! { $minutes } minutes, { $bonus ->
    [0] sans bonus
   *[other] { $bonus } de bonus déduites
}.
log-one-chance = En tête : { $seat }. Les autres ont une dernière chance.
log-chance-over = { $seat } : la chance est passée, à { $minutes } minutes.
log-time-is-up = { $count } minutes sont écoulées : la course est arrêtée.
log-race-ended = La course est finie.

line-checkpoints = Contrôles
line-minutes = Minutes
line-bonus = Bonus

## L’image dans un terminal

picture-headline = { $checkpoints } contrôles · pioche { $stack } · défausse { $discards }
picture-player = { $time } min (chrono { $dial }) · contrôles { $visited }/{ $checkpoints } · GPS { $gps } · { $hand ->
    [one] { $hand } tuile
   *[other] { $hand } tuiles
}
picture-roads = (autoroute { $highway }, piste { $gravel }, rue { $urban })
picture-finished = arrivée numéro { $place }, bonus { $bonus }
picture-spent = hors course
picture-known = a en main { $tiles }
picture-row = Rangée :
picture-hand = Votre main :
picture-card = Vos contrôles :
picture-key = Routes : ═ autoroute, : piste, ─ rue. Paysage des côtés : g prairie, m montagne, d désert, c ville.

# ---- dessin

drawing-number = { $number }
drawing-board = Le plateau
drawing-your-turn = À vous, { $seat }
drawing-turn = C’est à { $seat }
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
drawing-winner = { $seat } gagne la course en { $minutes } minutes
drawing-nobody = Personne n’est arrivé ; { $seat } est allé le plus loin
watch-first = { $minutes ->
    [0] dès la première minute, { $next } passe en tête
   *[other] vous restez en tête { $minutes } min, puis { $next }
}
watch-first-other = { $minutes ->
    [0] dès la première minute, { $next } passe en tête
   *[other] { $seat } reste en tête { $minutes } min, puis { $next }
}
watch-next = ensuite, à { $next }
watch-chance = { $minutes ->
    [0] la chance prend fin à la prochaine minute
   *[other] la chance prend fin au-delà de { $minutes } min
}
watch-one-action = il reste une action
watch-alone = plus personne d’autre ne joue
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
drawing-minutes-help = Jusqu’en { $cell } : { $minutes } minutes pour votre voiture
drawing-stack = Pioche
drawing-stack-count = { $count ->
    [one] Piocher deux tuiles, 2 minutes. { $count } tuile dans la pioche
   *[other] Piocher deux tuiles, 2 minutes. { $count } tuiles dans la pioche
}
drawing-stack-do = Piocher
drawing-discard-pile = Défausse
drawing-discards = { $count ->
    [0] Défausse : vide
    [one] Défausse : { $count } tuile, { $tile }
   *[other] Défausse : { $count } tuiles, { $tile } au-dessus
}
drawing-row = Rangée
drawing-row-tile = Dans la rangée : { $tile }
drawing-refresh = Renouveler
drawing-refresh-help = Renouveler la rangée, 1 minute
drawing-hand = La main de { $seat }
drawing-held = { $tile } dans votre main
drawing-card = Vos contrôles : { $cells }
drawing-card-title = Contrôles
drawing-gps = { $count ->
    [0] GPS épuisé
   *[other] GPS : reste { $count }
}
drawing-gps-keep = Garder la tuile remplacée
drawing-turn-button = Tourner à { $turn }°
drawing-player = { $seat } : { $car }. { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}, { $visited } contrôles sur { $checkpoints }, { $hand ->
    [one] { $hand } tuile
   *[other] { $hand } tuiles
} en main, mises à jour GPS : { $gps }.
drawing-known = visibles : { $tiles }
drawing-out = hors course
drawing-place = { $place }.
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
drawing-action-draw = Piocher deux
drawing-action-place = Poser
drawing-action-drive = Rouler
drawing-action-refresh = Renouveler
drawing-action-gps = GPS
drawing-place-minutes = { $minutes } min − accords
drawing-drive-minutes = { $least } à { $most } par tuile
drawing-hand-empty = { $gps ->
    [0] Aucune tuile en main : piochez-en deux
   *[other] Aucune tuile en main : piochez-en deux, ou prenez-en une dans la rangée par GPS
}

## The reference

chapter-things = Sur la table
chapter-country = Routes et terrains
chapter-cars = Fiches des voitures
chapter-tiles = Tuiles
