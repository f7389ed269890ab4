game = Road Kill Rally
tagline = Courez, percutez et tirez sur une route qui se construit en roulant, et renversez ce qui s’y trouve.
seats-why = On court de trois à six ; à deux, c’est possible aussi.

## Variants and options

variant-standard = La course
    .help = De la grille à la ligne d’arrivée : des points pour ce que vous renversez, pour les tirs qui touchent, et pour les trois premières places.

option-theme = Thème
    .robots = robots : livreurs, drones et robots de spectacle sur la route
    .cones = cônes : cônes, ballons de plage et piñatas sur la route
    .classic = classique : les termes du livret. Son humour noir fait écraser et abattre des piétons ; rien ne saigne, mais c’est pour adultes
option-skills = Talents des pilotes
    .without = aucun
    .with = chaque pilote en choisit un sur deux
option-teams = Équipes
    .each-alone = chacun pour soi
    .pairs = équipes de deux ; un pilote seul compte double
    .needs = Il faut trois pilotes ou plus pour faire des équipes.
option-destruction = Les voitures sont détruites
    .never = jamais
    .third-wipe-out = à leur troisième sortie de route
option-length = Longueur
    .standard = toute la route
    .short = une course courte de onze tuiles
option-finish-group = L’arrivée se cache parmi
    .last-six = les six dernières tuiles
    .last-four = les quatre dernières tuiles
    .last-eight = les huit dernières tuiles
    .needs = Dans une course courte, la place de l’arrivée est fixée.
option-veteran = Un pilote chevronné qui a moins de cinq cartes pioche
    .up-to-six = jusqu’à six cartes en main, trois au moins
    .one-more = quatre cartes
option-wipe-out-points = Une sortie de route coûte
    .minus-20 = 20 points
    .minus-30 = 30 points, comme dans l’exemple du livret
option-final-tie = À égalité, sans avoir franchi la ligne
    .shared = la place est partagée
    .coin = on tire à pile ou face
option-letter = Là où nos décisions s’écartent de la lettre du livret
    .as-ruled = elles valent (décisions 23, 25 et 28)
    .by-the-letter = la lettre compte : pas de jeton pour une touche sans carte à perdre, les collisions font la moyenne des vitesses que laissent les dégâts, un seul essai par figurine, en roulant ou en tirant

## Names

figure-target-20 = { $theme ->
    [classic] adulte
    [cones] cône de chantier
   *[robots] robot livreur
}
figure-target-30 = { $theme ->
    [classic] enfant
    [cones] ballon de plage
   *[robots] drone de course
}
figure-target-50 = { $theme ->
    [classic] senior
    [cones] piñata géante
   *[robots] robot doré
}
any-target-20 = Figurine à 20
    .help = Robot livreur, cône ou adulte, selon le thème. Deux touches la renversent, trois l’abattent. En roulant, chaque pilote n’essaie qu’une fois.
any-target-30 = Figurine à 30
    .help = Drone de course, ballon de plage ou enfant, selon le thème. Deux touches la renversent, trois l’abattent. En roulant, chaque pilote n’essaie qu’une fois.
any-target-50 = Figurine à 50
    .help = Robot doré, piñata géante ou senior, selon le thème. Deux touches la renversent, trois l’abattent. En roulant, chaque pilote n’essaie qu’une fois.
thing-speed = Vitesse
    .help = Réglez-la avant de rouler : 20 de plus ou 40 de moins pour rien, une carte pour chaque 20 de plus. Vous avancez ensuite d’une case par 20 mph. Dessous : combien de dés coûte chaque couleur de case à cette vitesse.
thing-space = Case de la route
    .help = Roulez jusqu’ici, tout droit ou en diagonale. Sa couleur dit combien de dés coûte un test de conduite à votre vitesse ; changer de voie dans un virage en ajoute un, les obstacles ajoutent les leurs.
thing-car = Voiture
    .help = Au combat, vous pouvez la viser si elle est à portée, devant vous et visible. La percuter est une collision, à moins de la doubler ou de sauter par-dessus.
thing-slot = Emplacement
    .help = Place pour un accessoire de sa couleur : armes en rouge, blindage en vert, suppléments en jaune. Un emplacement endommagé reste vide pour de bon.
thing-roll = Lancer les dés
    .help = Trois faces sont vides, deux ont une étoile, une en a deux et se relance. À un test de conduite chaque touche coûte une carte ; devant une figurine deux touches la marquent.
thing-safe = Prudence
    .help = Défaussez une carte par dé au lieu de lancer.
thing-leave = Ne pas y toucher
    .help = Vous n’essayez pas de renverser la figurine. En roulant, vous n’aurez pas d’autre essai.
thing-done = Terminé
    .help = Vous ne faites rien de plus ici, et la course continue.
thing-let-it-stand = Laisser faire
    .help = Vous n’opposez aucune carte. Chaque touche restante vous coûte une carte : après une attaque elle va à l’attaquant, après une collision elle est défaussée.
hazard-debris = débris
hazard-oil = huile
hazard-rock = { $theme ->
    [cones] rocher en mousse
   *[robots] rocher
}
hazard-cow = { $theme ->
    [classic] vache
    [cones] vache gonflable
   *[robots] tondeuse égarée
}
hazard-barricade = { $theme ->
    [classic] barricade de manifestants
    [cones] bottes de paille
   *[robots] sit-in de robots
}
hazard-spikes = clous
slot-red = emplacement rouge
slot-green = emplacement vert
slot-yellow = emplacement jaune
lane = { $lane ->
    [0] voie de gauche
   *[1] voie de droite
}
where-ahead = { $rows } devant
where-behind = { $rows } derrière
where-beside = à votre hauteur
no-weapon = aucune arme
nothing = rien

tile-start = Grille de départ
tile-finish = Ligne d’arrivée
tile-st-a = Rue marchande
tile-st-b = { $theme ->
    [classic] Sortie d’école
    [cones] Piscine à balles
   *[robots] École de drones
}
tile-st-c = { $theme ->
    [classic] Allée des retraités
    [cones] Allée de la fête
   *[robots] Allée des robots dorés
}
tile-ge-a = Grande courbe
tile-ge-b = Virage du parc
tile-ha-a = Angle droit
tile-ha-b = Coin du marché
tile-ha-c = Virage aveugle
tile-de-a = Épingle
tile-de-b = Virage mortel
tile-sb-a = Double courbe
tile-sb-b = Chicane
tile-accident = Accident de la route
tile-rockslide = Éboulement
tile-cows = { $theme ->
    [classic] Passage de vaches
    [cones] Troupeau gonflable
   *[robots] Tondeuses en liberté
}
tile-pits = Les stands
tile-barricade = { $theme ->
    [classic] Barricade
    [cones] Bottes de paille
   *[robots] Sit-in de robots
}
tile-fire = Feu de forêt

## Rally cards

card-bump = Coup de pare-chocs
    .help = Attaque : 3 dés de choc contre une voiture voisine, dans toutes les directions. Munitions 1.
card-orbital = Laser orbital
    .help = Attaque : un dé contre chaque adversaire, où qu’il soit ; un jeton pour chacun de touché. Munitions 3.
card-missile = Missile à tête chercheuse
    .help = Attaque : 4 dés d’explosion, jusqu’à 10 cases devant, sans ligne de vue. Munitions 2.
card-grenade = Grenade
    .help = Attaque : 3 dés d’explosion, jusqu’à 3 cases dans toutes les directions, à vue. Munitions 2.
card-scattergun = Tromblon à la portière
    .help = Attaque : 3 dés balistiques, jusqu’à 4 cases devant, à vue. Munitions 2.
card-petrol = Cocktail d’essence
    .help = Attaque : 3 dés de feu, jusqu’à 2 cases dans toutes les directions, à vue. Munitions 1.
card-tailgun = Mitrailleuse arrière
    .help = Attaque : 3 dés balistiques, jusqu’à 4 cases derrière, à vue. Munitions 2.
card-oil = Flaque d’huile
    .help = Laissez de l’huile sur la case que vous quittez : 3 dés pour la première voiture qui y entre. Munitions 1.
card-spikes = Clous
    .help = Laissez des clous sur la case que vous quittez : 2 dés pour la première voiture qui y entre. Munitions 1.
card-evade = Embardée
    .help = Défense : enlève 2 touches à une attaque. Munitions 1.
card-smoke = Écran de fumée
    .help = Défense : annule une attaque qui demande une ligne de vue, avant le jet des dés. Munitions 1.
card-brace = Accrochez-vous
    .help = Défense : enlève 3 touches à une collision ou à une attaque de choc. Munitions 1.
card-skid = Dérapage contrôlé
    .help = Enlève 3 dés à un test de conduite, avant le jet. Munitions 1.
card-pass = Dépassement
    .help = Traversez une case occupée ; il faut arriver sur une case libre. Munitions 1.
card-nitro = Bouffée de nitro
    .help = Défaussée pour la vitesse, elle vaut 60 mph. Munitions 2.
card-handbrake = Frein à main
    .help = Arrêtez-vous avant la case suivante, à 60 mph au plus. Munitions 2.
card-slipstream = Aspiration
    .help = Deux cases de plus, si une voiture était à 3 cases au plus devant vous, sur votre voie, au début du déplacement. Munitions 2.
card-crowd = Pour la galerie
    .help = Défaussée pour renverser une figurine, elle achète 3 dés. Munitions 1.
card-pitstop = Arrêt au stand
    .help = Action de combat : piochez un accessoire et reconfigurez la voiture. Pas après trois sorties de route. Munitions 2.
card-sponsor = Argent du parrain
    .help = Action de combat : piochez 3 cartes Rallye. Munitions 3.
card-pirate = Pirate de la route
    .help = Action de combat : volez au hasard 2 cartes à une voiture à 3 cases au plus. Munitions 2.
card-lucky = Coup de chance
    .help = Annoncez-le avant l’un de vos jets : s’il tourne mal, tous ses dés sont relancés, et alors seulement la carte est défaussée. Munitions 2.

## Accessories

accessory-machine-gun = Mitrailleuse
    .help = Rouge. Arme : 4 dés balistiques, portée 4, munitions 2.
accessory-vulcan = Canon Vulcan
    .help = Rouge. Arme : 4 dés balistiques, portée 7, munitions 3.
accessory-rocket = Lance-roquettes
    .help = Rouge. Arme : 6 dés d’explosion, portée 6, munitions 4.
accessory-flame = Lance-flammes
    .help = Rouge. Arme : 5 dés de feu, portée 2, munitions 2.
accessory-scatter = Canon à mitraille
    .help = Rouge. Arme : 3 dés balistiques, portée 3, munitions 1.
accessory-laser = Laser à impulsions
    .help = Rouge. Arme : 3 dés d’énergie, portée 8, munitions 2.
accessory-mortar = Mortier de capot
    .help = Rouge. Arme : 3 dés d’explosion, portée 5, munitions 2, sans ligne de vue.
accessory-ballistic-armor = Blindage pare-balles
    .help = Vert. Enlève 2 touches à chaque attaque balistique.
accessory-asbestos = Blindage ignifuge
    .help = Vert. Enlève 3 touches à chaque attaque de feu.
accessory-blast = Blindage antisouffle
    .help = Vert. Enlève 2 touches à chaque attaque d’explosion.
accessory-mirror = Carrosserie miroir
    .help = Vert. Enlève 2 touches à chaque attaque d’énergie.
accessory-composite = Coque composite
    .help = Vert. Enlève 1 touche à chaque attaque, jamais la dernière.
accessory-ram-plates = Plaques de bélier
    .help = Vert. Rochers et vaches n’ajoutent aucun dé ; enlève 2 touches aux collisions et aux attaques de choc.
accessory-rollcage = Arceau
    .help = Vert. Enlève 2 touches à chaque test de conduite.
accessory-veteran = Pilote chevronné
    .help = Jaune. Piochez une carte Rallye même avec cinq cartes ou plus ; avec moins, piochez jusqu’à six, trois au moins.
accessory-jump-jets = Fusées de saut
    .help = Jaune. Sautez par-dessus autant de cases occupées que vous voulez ; il faut arriver sur une case libre. Les tests de conduite restent dus.
accessory-four-wheel-drive = Quatre roues motrices
    .help = Jaune. Débris et huile n’ajoutent aucun dé, changer de voie non plus.
accessory-turret = Tourelle
    .help = Jaune. Votre arme tire dans toutes les directions, avec un dé de plus.
accessory-ap-rounds = Balles perforantes
    .help = Jaune. 2 points de blindage n’aident pas contre votre arme balistique.
accessory-scope = Visée assistée
    .help = Jaune. La portée de votre arme augmente de 2.
accessory-feed = Bande de munitions
    .help = Jaune. Votre arme demande 2 munitions de moins, 1 au moins.
accessory-grille = Calandre à pointes
    .help = Jaune. 2 dés de plus pour renverser les figurines.
accessory-turbo = Turbo
    .help = Jaune. Accélérez de 40 gratuitement.
accessory-tires = Pneus de course
    .help = Jaune. Un dé de moins dans les virages où la table en demande.

## Skills

skill-nerves = Nerfs d’acier
    .help = Un dé de moins à chaque test de conduite.
skill-pistol = Pistolet du pilote
    .help = En plus de votre action de combat, 2 dés balistiques contre une voiture voisine, une fois par tour, sans munitions.
skill-tough = Dur à cuire
    .help = Une touche de moins à chaque attaque et à chaque test, jamais la dernière.
skill-bloodhound = Fin limier
    .help = Un dé de plus pour renverser les figurines.
skill-gunner = Canonnier
    .help = Votre arme a un dé de plus, une case de portée de plus, et demande une munition de moins.
skill-sniper = Tireur de foule
    .help = Un dé de plus pour tirer sur les figurines, et deux touches suffisent.
skill-leadfoot = Pied lourd
    .help = Accélérez de 20 de plus gratuitement.
skill-brakes = Freinage tardif
    .help = Freinez autant que vous voulez gratuitement ; deux dés de moins au premier test du tour.
skill-vulture = Vautour
    .help = Piochez 2 cartes Rallye chaque fois qu’une autre voiture sort de la route.
skill-grease = Mécano
    .help = Au stand, piochez un accessoire de plus et réparez un emplacement ; la carte Arrêt au stand laisse votre action libre.
skill-roadhog = Chauffard
    .help = 2 dés de plus aux attaques de choc ; 2 touches de moins des collisions et de ces attaques.
skill-dancer = Danseur de voies
    .help = Changer de voie en virage enlève un dé au lieu d’en ajouter un.

## Moves

move-speed = Rouler à { $mph } mph
move-drive = { $spaces ->
    [one] Avancer d’une case, { $lane }
   *[other] Avancer de { $spaces } cases, la dernière sur la { $lane }
}
move-drive-dropping = Lâcher { $hazards } et avancer, { $lane }
move-collide = Percuter { $other }, { $lane }
move-pass = Dépasser { $other }, { $lane }
move-pass-dropping = Lâcher { $hazards } et dépasser { $other }, { $lane }
move-jump = Sauter par-dessus { $other }, { $lane }
move-jump-dropping = Lâcher { $hazards } et sauter par-dessus { $other }, { $lane }
move-discard = Défausser { $card }
move-lose = Perdre { $card }
move-buy = Défausser { $card } pour plus de dés
move-play = Jouer { $card }
move-roll-lucky = Lancer, avec { $card } si ça tourne mal
move-roll = { $dice ->
    [one] Lancer un dé
   *[other] Lancer { $dice } dés
}
move-play-safe = { $cards ->
    [one] La prudence : défausser une carte
   *[other] La prudence : défausser { $cards } cartes
}
move-run-over = { $theme ->
    [classic] Écraser : { $figure }
    [cones] Renverser : { $figure }
   *[robots] Bousculer : { $figure }
}
move-leave = Épargner : { $figure }
move-take-shot = Laisser tirer
move-take-hits = { $hits ->
    [one] Encaisser la touche
   *[other] Encaisser les { $hits } touches
}
move-equipped = C’est bon, la voiture est prête
move-no-action = Plus d’action
move-figure = Placer : { $figure }
move-give-up = Abandonner { $accessory } et l’{ $slot }
move-give-up-slot = Abandonner l’{ $slot }
move-fit = { $accessory } sur l’{ $slot }
move-skill = Courir avec { $skill }
move-no-skill = Talent { $number }
move-attack = { $source } contre { $target }
move-attack-lucky = { $source } contre { $target }, avec { $lucky } si ça tourne mal
move-attack-all = { $source } contre tous les adversaires
move-attack-all-lucky = { $source } contre tous les adversaires, avec { $lucky } si ça tourne mal
move-steal = { $source } : voler { $target }
move-steal-lucky = { $source } : voler { $target }, avec { $lucky }
move-shoot = { $source } contre { $figure }, { $where }, { $lane }
move-shoot-lucky = { $source } contre { $figure }, { $where }, { $lane }, avec { $lucky } si ça tourne mal

note-speed = { $cards ->
    [0] gratuit
    [one] une carte
   *[other] { $cards } cartes
} · { $ways }{ $unseen ->
    [0] {""}
    [one] {" "}· une rangée inconnue
   *[other] {" "}· { $unseen } rangées inconnues
}
way-in-lane-0 = voie de gauche
way-in-lane-1 = voie de droite
way-weaving = en slalom
way-open = { $dice ->
    [0] { $way } : aucun dé
    [one] { $way } : un dé (−{ $loss } carte)
   *[other] { $way } : { $dice } dés (−{ $loss } cartes)
}
way-blocked = { $dice ->
    [0] { $way } : une voiture bloque
    [one] { $way } : une voiture bloque (un dé)
   *[other] { $way } : une voiture bloque ({ $dice } dés)
}
note-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
note-collide = { $dice ->
    [one] un dé chacun
   *[other] { $dice } dés chacun
}
note-buy = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
note-pay-speed = { $mph } sur { $owed } mph
note-pay-ammo = { $ammo } sur { $owed ->
    [one] { $owed } munition
   *[other] { $owed } munitions
}
note-lose = encore { $owed }
note-dice-left = { $dice ->
    [0] plus aucun dé
    [one] il reste un dé
   *[other] il reste { $dice } dés
}
note-stop = arrêt ici à { $mph } mph
note-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de plus
note-draw = piochez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
note-hits-left = { $hits ->
    [0] plus aucune touche
    [one] il reste une touche
   *[other] il reste { $hits } touches
}
note-lucky-check = { $cards ->
    [one] sert si le jet coûte une carte
   *[other] sert si le jet coûte { $cards } cartes ou plus
}
note-lucky-figure = sert si le jet manque la figurine
note-chance = { $dice ->
    [one] un dé, { $chance } %
   *[other] { $dice } dés, { $chance } %
}
note-risk = { $risk } % de sortir de la route
note-shoot = { $ammo ->
    [0] { $dice } dés, { $chance } %
   *[other] munitions { $ammo }, { $dice } dés, { $chance } %
}
note-attack = { $ammo ->
    [0] { $dice } dés, { $hits } touches en moyenne contre
   *[other] munitions { $ammo }, { $dice } dés, { $hits } touches en moyenne contre
} { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}
note-attack-all = { $dice ->
    [one] un dé pour chacun
   *[other] { $dice } dés pour chacun
}

## Why not

why-race-over = La course est finie.
why-no-such-move = Ce coup n’existe pas.
why-another-question = Ce n’est pas la question du moment.
why-not-in-hand = Vous n’avez pas la carte qu’il faut.
why-not-now = { $card } ne se joue pas maintenant.
why-not-offered = Ce talent ne vous a pas été proposé. (Livret : Talents)
why-not-in-garage = { $accessory } n’est pas dans votre garage. (Livret : Reconfigurer)
why-wrong-colour = { $accessory } ne va pas sur l’{ $slot } : couleur sur couleur. (Livret : Reconfigurer)
why-slot-damaged = L’{ $slot } est endommagé : on ne peut rien y monter. (Livret : Reconfigurer)
why-slot-filled = L’{ $slot } a déjà été garni à cet arrêt. (Décision 34)
why-too-few-cards-for-speed = { $mph } mph demandent { $cards ->
    [one] { $cards } cran
   *[other] { $cards } crans
} de plus que les crans gratuits, une carte Rallye chacun, et vos { $held } cartes n’y suffisent pas. (Livret : Vitesse)
why-further-than-speed = Il vous reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
}, pas plus. (Livret : Déplacement)
why-beyond-the-road = Cette case n’est pas encore sur la table. (Livret : Nouvelles tuiles)
why-car-in-the-way = Une voiture se trouve sur ce chemin. (Livret : Collisions)
why-nobody-to-pass = Il n’y a personne à dépasser sur cette case. (Livret : Fusées de saut)
why-no-room-to-land = C’est votre dernière case, et il faut arriver sur une case libre. (Décision 27)
why-no-jump-jets = Il faut des fusées de saut pour sauter. (Livret : Fusées de saut)
why-nothing-left-behind = Une collision vous laisse sur votre case, on ne peut rien y lâcher. (Décision 6)
why-not-above-a-car = On ne s’arrête pas au-dessus d’une autre voiture. (Décision 27)
why-no-slipstream = Aucune voiture n’était à 3 cases au plus devant vous, sur votre voie, au début du déplacement.
why-too-few-cards-to-play-safe = La prudence coûte une carte par dé : { $dice }, et vous en avez { $held }. (Livret : La prudence)
why-no-such-figure = Il n’en reste aucune.
why-action-used = Vous avez déjà fait votre action de combat. (Livret : Combat)
why-no-weapon = Votre voiture n’a pas d’arme. (Livret : Armes)
why-no-pistol = Votre talent n’est pas une arme. (Livret : Talents)
why-too-little-ammo = { $source } demande { $ammo ->
    [one] { $ammo } munition
   *[other] { $ammo } munitions
}, et vos cartes en ont moins. (Livret : Munitions)
why-no-such-car = Cette cible n’existe pas.
why-yourself = On ne se vise pas soi-même.
why-not-racing = { $target } n’est plus en course et ne peut être attaqué. (Livret : Fin de la course)
why-in-smoke = { $target } est caché dans la fumée. (Tuile : Feu de forêt)
why-out-of-range = C’est hors de portée : { $source } porte à { $range ->
    [one] { $range } case
   *[other] { $range } cases
}. (Livret : Portée)
why-out-of-arc = { $source } ne tire pas dans cette direction. (Livret : Angle de tir)
why-hidden-by-bend = Le virage cache la cible. (Livret : Ligne de vue ; décision 38)
why-hidden-by-car = Une voiture coupe la ligne de vue. (Livret : Ligne de vue)
why-no-figure-there = Aucune figurine ne s’y trouve.
why-tried-before = Vous avez eu votre essai sur cette figurine. (Décision 28)
why-not-at-figures = { $source } ne s’emploie pas contre les figurines. (Décision 30)
why-nothing-to-steal = { $target } n’a aucune carte.
why-no-pit-stop = Pas d’arrêt au stand après trois sorties de route. (Livret : Arrêt au stand)
why-does-not-help = { $card } n’aide pas contre ce genre de dégâts.
why-keep-that-slot = Il n’y a rien à abandonner sur cet emplacement. (Décision 20)

## The log

log-grid = { $seat } : part de la place { $number }.
log-skill-revealed = { $seat } : court avec { $skill }.
log-fitted = { $seat } : { $accessory } sur l’{ $slot }.
log-new-round = Tour { $number }.
log-drew = { $number ->
    [one] { $seat } : pioche une carte.
   *[other] { $seat } : pioche { $number } cartes.
}
log-drew-card = { $seat } : pioche { $card }.
log-shuffled = { $number } cartes de la défausse forment une nouvelle pioche.
log-faster-first = Les dés : { $seat } avant { $other }.
log-set-speed-to = { $seat } : roule à { $mph } mph.
log-discarded = { $seat } : défausse { $card }.
log-played = { $seat } : joue { $card }.
log-tile-laid = La route continue : { $tile }.
log-tile-returned = { $tile } : la tuile ne va pas et passe sous la pile.
log-figure-swapped = { $seat } : { $figure } à la place.
log-dropped-hazard = { $seat } : lâche { $hazard }.
log-passed = { $seat } : dépasse { $other }.
log-jumped = { $seat } : saute par-dessus { $other }.
log-check-rolled = { $seat } : test de conduite, { $number ->
    [one] un dé
   *[other] { $number } dés
}, { $count ->
    [0] aucune touche.
    [one] une touche.
   *[other] { $count } touches.
}
log-played-safe = { $number ->
    [one] { $seat } : choisit la prudence pour une carte.
   *[other] { $seat } : choisit la prudence pour { $number } cartes.
}
log-rolled-again = { $seat } : { $card }, on relance tous les dés !
log-lost-cards = { $number ->
    [one] { $seat } : perd une carte.
   *[other] { $seat } : perd { $number } cartes.
}
log-lost-card = { $seat } : donne { $card } à { $other }.
log-wiped-out = { $seat } : sort de la route ! Sorties : { $number }.
log-accessory-lost = { $seat } : perd { $accessory }, et l’{ $slot } est endommagé.
log-slot-lost = { $seat } : l’{ $slot } est endommagé.
log-destroyed = { $seat } : la voiture est détruite.
log-collided = { $seat } : percute { $other }, { $count ->
    [one] un dé chacun.
   *[other] { $count } dés chacun.
}
log-collision-rolled = { $seat } : subit { $count ->
    [0] aucune touche.
    [one] une touche.
   *[other] { $count } touches.
}
log-hit-a-wreck = { $number ->
    [one] { $seat } : heurte une épave, un dé.
   *[other] { $seat } : heurte une épave, { $number } dés.
}
log-speed-now = { $seat } : maintenant à { $mph } mph.
log-ran-over = { $theme ->
    [classic] { $seat } : { $figure } au tapis, { $points } points.
    [cones] { $seat } : { $figure } par terre, { $points } points.
   *[robots] { $seat } : { $figure } dans le décor, { $points } points.
}
log-missed = { $seat } : raté, { $figure } reste debout.
log-attacked = { $seat } : { $source } contre { $target }.
log-attacked-all = { $seat } : { $source } contre tout le monde !
log-aimed-at-figure = { $seat } : { $source } contre { $figure }.
log-cancelled = { $seat } : joue { $card }, l’attaque est nulle.
log-attack-rolled = { $number ->
    [one] { $seat } : lance un dé
   *[other] { $seat } : lance { $number } dés
}, { $count ->
    [0] aucune touche.
    [one] une touche.
   *[other] { $count } touches.
}
log-hits-left = { $seat } : { $number ->
    [0] il ne reste aucune touche.
    [one] il reste une touche.
   *[other] il reste { $number } touches.
}
log-shoot-token = { $seat } : gagne un jeton de tir pour avoir touché { $target }.
log-shot-figure = { $theme ->
    [classic] { $seat } : { $figure } abattu de loin, { $points } points.
    [cones] { $seat } : { $figure } dans les airs, { $points } points.
   *[robots] { $seat } : { $figure } en court-circuit, { $points } points.
}
log-stole = { $count ->
    [one] { $seat } : vole une carte à { $target }.
   *[other] { $seat } : vole { $count } cartes à { $target }.
}
log-pit-stop = { $seat } : s’arrête au stand.
log-drew-accessory = { $seat } : pioche { $accessory }.
log-drew-an-accessory = { $seat } : pioche un accessoire.
log-repaired = { $seat } : l’{ $slot } est réparé.
log-crossed-the-line = { $seat } : franchit la ligne à la place { $number } !
log-last-turn = { $arrived ->
    [one] { $arrived } voiture est arrivée
   *[other] { $arrived } voitures sont arrivées
} : { $turns ->
    [one] encore un tour.
   *[other] encore { $turns } tours au plus.
}
log-race-ended = La course est finie après { $number } tours.
log-tossed = Pile ou face départage ceux qui ne sont pas arrivés, s’ils sont à égalité.

line-place = Place
line-target-20 = Figurines à 20
line-target-30 = Figurines à 30
line-target-50 = Figurines à 50
line-shoot-tokens = Jetons de tir
line-wipe-outs = Sorties de route
line-alone = Sans équipier : doublé

## Questions

phase-movement = Mouvement
phase-combat = Combat
question-choose-skill = { $seat } : quel talent ?
question-equip = { $seat } : quel équipement ?
question-set-speed = { $seat } : quelle vitesse ?
question-pay-speed = { $owed ->
    [one] { $seat } : la vitesse se paie, encore un cran.
   *[other] { $seat } : la vitesse se paie, encore { $owed } crans.
}
question-pay-ammo = { $seat } : munitions à payer, encore { $owed }.
question-pay-safety = { $owed ->
    [one] { $seat } : prudence, encore une carte.
   *[other] { $seat } : prudence, encore { $owed } cartes.
}
question-step = { $left ->
    [one] { $seat } : par où ? Encore une case.
   *[other] { $seat } : par où ? Encore { $left } cases.
}
question-crash-check = { $dice ->
    [one] { $seat } : test de conduite avec un dé !
   *[other] { $seat } : test de conduite avec { $dice } dés !
}
question-run-over = { $dice ->
    [one] { $seat } : { $figure } droit devant, un dé.
   *[other] { $seat } : { $figure } droit devant, { $dice } dés.
}
question-choose-figure = { $seat } : quelle figurine à la place ?
question-combat = { $seat } : quelle action de combat ?
question-declared = { $seat } : dans le viseur de { $attacker }, { $source }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Annuler ?
question-defend = { $seat } : coup de { $attacker }, { $source }, { $hits ->
    [one] une touche. Une défense ?
   *[other] { $hits } touches. Une défense ?
}
question-defend-collision = { $hits ->
    [one] { $seat } : une touche par la collision. Une défense ?
   *[other] { $seat } : { $hits } touches par la collision. Une défense ?
}
question-lose-cards = { $owed ->
    [one] { $seat } : une carte à perdre. Laquelle ?
   *[other] { $seat } : { $owed } cartes à perdre. Lesquelles ?
}
question-lose-accessory = { $seat } : quel emplacement est perdu ?

## The picture in a terminal

picture-headline = { $turn } · { $finish ->
    [yes] l’arrivée est en vue
   *[no] { $tiles } tuiles de route à venir
} · { $deck } cartes Rallye dans la pioche
picture-finish = arrivée
picture-legend = Sans dé jusqu’à : { $speeds } mph
picture-hand = Votre main :
picture-garage = Votre garage :
picture-car = { $mph } mph · { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} · { $points } points · { $wipe_outs ->
    [one] 1 sortie
   *[other] { $wipe_outs } sorties
}
picture-shots = { $shots ->
    [one] 1 jeton de tir
   *[other] { $shots } jetons de tir
}
picture-damaged = endommagé
picture-empty = vide
status-racing = {""}
status-wiped = sorti de la route
status-finished = arrivé, place { $place }
status-wrecked = détruit

## Drawing

colour-green = ligne droite
colour-yellow = virage doux
colour-orange = virage serré
colour-red = virage mortel
space-pit = stand
space-smoke = fumée
drawing-board = La table
drawing-hand = La main de { $seat }
drawing-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } exemplaires
}
drawing-on-the-grid = Sur la grille
drawing-over = Après { $round } tours
drawing-turn = Tour { $round } – { $phase }
drawing-turn-of = Tour { $round } sur { $last } – { $phase }
drawing-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Égalité : { $names }
}
drawing-dashboard = { $name } : { $mph } mph, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}, { $points } points, { $wipe_outs ->
    [one] { $wipe_outs } sortie de route
   *[other] { $wipe_outs } sorties de route
}, { $shots ->
    [one] { $shots } jeton de tir
   *[other] { $shots } jetons de tir
}
drawing-car = { $name }, { $mph } mph
drawing-arrived = place { $place }
drawing-map = Toute la route, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à venir
drawing-roll = { $name } a obtenu { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
}
drawing-dice-ahead = Dés pour entrer sur cette case à cette vitesse : { $straight } tout droit, { $changing } depuis l’autre voie
drawing-poster = Ni freins, ni pitié, ni robot debout

## The reference

chapter-cards = Cartes Rallye
chapter-accessories = Accessoires
chapter-skills = Talents
chapter-figures = Figurines
chapter-things = Sur la table
