game = Road Kill Rally
tagline = Courez, percutez et tirez sur une route qui se construit en roulant, et renversez ce qui s’y trouve.
seats-why = On court de trois à six ; à deux, c’est possible aussi.

## Variants and options

variant-standard = La course
    .help = De la grille à la ligne d’arrivée : des points pour ce que vous renversez, pour les dégâts aux autres pilotes, et pour les { $paid_places } premières places.

option-theme = Thème
    .robots = robots : livreurs, drones et robots de spectacle sur la route
    .cones = cônes : cônes, ballons de plage et piñatas sur la route
    .classic = classique : les termes du livret. Son humour noir fait écraser et abattre des piétons ; rien ne saigne, mais c’est pour adultes
option-skills = Talents des pilotes
    .without = aucun
    .with = chaque pilote en choisit un sur { $setup_skills }
option-teams = Équipes
    .each-alone = chacun pour soi
    .pairs = équipes de deux, à partir de trois pilotes ; un pilote seul compte double
    .needs = À deux, on ne fait pas d’équipes.
option-destruction = Les voitures sont détruites
    .never = jamais
    .third-wipe-out = dès qu’elles ont { $slots } sorties de route
option-length = Longueur
    .standard = toute la route, { $setup_tiles_standard } tuiles
    .short = une course courte de { $setup_tiles_short } tuiles, l’arrivée mélangée aux { $setup_finish_group_short } dernières
option-finish-group = Sur toute la route, l’arrivée est mélangée
    .last-six = aux { $setup_finish_group_last-six } dernières tuiles
    .last-four = aux { $setup_finish_group_last-four } dernières tuiles
    .last-eight = aux { $setup_finish_group_last-eight } dernières tuiles
    .needs = Dans une course courte, la place de l’arrivée est fixée.
option-veteran = Un pilote chevronné qui a moins de { $draw_below } cartes
    .up-to-six = complète sa main à { $veteran_up_to } et en pioche { $draw_cards } au moins
    .one-more = en pioche { $veteran_one_more }
option-wipe-out-points = Une sortie de route coûte
    .minus-20 = { $points_wipe_out } points
    .minus-30 = { $points_wipe_out_of_the_example } points, comme dans l’exemple du livret
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
run-over = { $theme ->
    [classic] écraser
    [cones] renverser
   *[robots] bousculer
}
thing-figure = Figurine à { $points } : { $figure }
    .help = On la gagne avec { $hits_run_over } touches quand la voiture entre sur sa case, ou avec { $hits_shoot } touches en tirant dessus au combat. { $letter ->
        [by-the-letter] Chaque pilote n’essaie qu’une fois, en roulant ou en tirant.
       *[as-ruled] En roulant, chaque pilote n’essaie qu’une fois.
    }
thing-speed = Vitesse
    .help = Réglez-la avant de rouler : { $speed_free_up } de plus ou { $speed_free_down } de moins gratuitement, une carte par tranche de { $speed_step } au-delà. Vous avancez ensuite d’une case par { $speed_step } mph. Dessous : combien de dés demande chaque couleur de case à cette vitesse.
thing-space = Case de la route
    .help = Roulez jusqu’ici, tout droit ou en diagonale. Sa couleur dit combien de dés demande un test de conduite à votre vitesse. En virage, changer de voie en ajoute un, mais seulement là où la table en demande ; les obstacles ajoutent les leurs à toute vitesse.
thing-car = Voiture
    .help = Au combat, vous pouvez la viser si elle est à portée, dans l’angle de tir et en vue. Entrer dedans est une collision, à moins de la dépasser ou de sauter par-dessus.
thing-slot = Emplacement
    .help = Place pour un accessoire de sa couleur : armes en rouge, blindages en vert, extras en jaune. Un emplacement endommagé reste vide{ $skills ->
        [with] {", sauf si un"} { skill-grease } le répare.
       *[without] {" "}pour de bon.
    }
thing-roll = Lancer les dés
    .help = À un test de conduite, chaque touche coûte une carte ; une figurine se gagne avec { $hits_run_over } touches. { thing-die.help }
thing-safe = Prudence
    .help = Défaussez une carte par dé au lieu de lancer.
thing-leave = Ne pas y toucher
    .help = Vous n’essayez pas de { run-over } la figurine. En roulant, vous n’aurez pas d’autre essai.
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
thing-own-skill = Votre talent
    .help = La liste des talents dit ce qu’il fait.
thing-dashboard = Tableau de bord
    .help = Un par pilote : les vitesses avec la table des tests, { $slots } emplacements pour les accessoires, de la place pour les jetons de sortie et pour tout ce qui rapporte.
thing-speed-counter = Marqueur de vitesse
    .help = Indique sur le tableau de bord la vitesse de la voiture, de { $speed_step } à { $speed_most } mph.
thing-die = Dé
    .help = Les faces d’un dé : vide ×{ $faces_of_0 }, une étoile ×{ $faces_of_1 }, deux étoiles ×{ $faces_of_2 }. Une étoile est une touche ; deux étoiles sont deux touches, et le dé est lancé encore une fois pour d’autres touches, toujours.
thing-shoot-token = Jeton de tir
    .help = { $points_shoot_token } points, pour chaque pilote à qui l’une de vos attaques cause des dégâts ; rien pour les collisions, les obstacles et les figurines. Il y en a toujours assez.
thing-place-token = Jeton de place
    .help = Pour qui franchit la ligne : { $place_1 } points au premier, { $place_2 } au deuxième, { $place_3 } au troisième.
thing-wipe-out-token = Jeton de sortie
    .help = Coûte { wipe-out-cost } points à la fin. { three-wipe-outs } Il y en a toujours assez.
wipe-out-cost = { $wipe_out_points ->
    [minus-30] { $points_wipe_out_of_the_example }
   *[minus-20] { $points_wipe_out }
}
three-wipe-outs = { $destruction ->
    [third-wipe-out] À { $slots } jetons, la voiture est détruite.
   *[never] À { $slots } jetons, il n’y a plus d’arrêt au stand ; une voiture peut en avoir davantage.
}
thing-hazard = Case avec { $hazard }
    .help = { hazard-dice } { hazard-lies }{ hazard-spares }
hazard-dice = { $which ->
    [barricade] { so-many-dice } de plus au test de conduite de la première voiture qui passe, { $dice_of_barricade_2 } pour la deuxième, { $dice_of_barricade_3 } pour chacune des suivantes, à toute vitesse ; ses cases comptent ensemble.
   *[other] { so-many-dice } de plus au test de conduite de la voiture qui y entre, à toute vitesse.
}
hazard-lies = { $lies ->
    [dropped] Lâché par une carte, ce piège est enlevé par la première voiture qui entre.
    [both] Imprimé sur une tuile, l’obstacle reste ; lâché par une carte, il est enlevé par la première voiture qui entre.
   *[printed] L’obstacle reste en place.
}
hazard-spares = { $spares ->
    [0] {""}
   *[other] {" "}Aucun dé avec : { $accessories }.
}
thing-pit = Case de stand
    .help = La première case de stand où entre une voiture est un arrêt en passant, une fois par course : on pioche un accessoire, on regarnit ses emplacements et on continue. Pas avec { $slots } sorties de route.
thing-smoke = Case dans la fumée
    .help = Aucune attaque ne peut y viser une voiture, même sans ligne de vue ; seule la carte { card-orbital } l’atteint. On peut y tirer sur les figurines, et on voit au travers.
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
    .help = { tile-help } La course commence ici.
tile-finish = Ligne d’arrivée
    .help = { tile-help } Qui en sort par l’avant est arrivé. Elle est mélangée aux { finish-among } dernières tuiles.
tile-st-a = Rue marchande
    .help = { tile-help }
tile-st-b = { $theme ->
    [classic] Sortie d’école
    [cones] Piscine à balles
   *[robots] École de drones
}
    .help = { tile-help }
tile-st-c = { $theme ->
    [classic] Allée des retraités
    [cones] Allée de la fête
   *[robots] Allée des robots dorés
}
    .help = { tile-help }
tile-ge-a = Grande courbe
    .help = { tile-help }
tile-ge-b = Virage du parc
    .help = { tile-help }
tile-ha-a = Angle droit
    .help = { tile-help }
tile-ha-b = Coin du marché
    .help = { tile-help }
tile-ha-c = Virage aveugle
    .help = { tile-help }
tile-de-a = Épingle
    .help = { tile-help }
tile-de-b = Virage mortel
    .help = { tile-help }
tile-sb-a = Double courbe
    .help = { tile-help }
tile-sb-b = Chicane
    .help = { tile-help }
tile-accident = Accident de la route
    .help = { tile-help }
tile-rockslide = Éboulement
    .help = { tile-help }
tile-cows = { $theme ->
    [classic] Passage de vaches
    [cones] Troupeau gonflable
   *[robots] Tondeuses en liberté
}
    .help = { tile-help }
tile-pits = Les stands
    .help = { tile-help } { thing-pit.help }
tile-barricade = { $theme ->
    [classic] Barricade
    [cones] Bottes de paille
   *[robots] Sit-in de robots
}
    .help = { tile-help }
tile-fire = Feu de forêt
    .help = { tile-help } { thing-smoke.help }

tile-help = { $runs ->
    [turn] Un virage de { $degrees } degrés, à gauche ou à droite
    [winding] La route s’écarte de { $degrees } degrés et revient
   *[straight] Tout droit
} ; { $rows } rangées. Cases : { $colours }. Dessus : { $things }.
counted = { $count }{"\u00A0"}×{"\u00A0"}{ $what }
paint-green = vert
paint-yellow = jaune
paint-orange = orange
paint-red = rouge
finish-among = { $length ->
    [short] { $setup_finish_group_short }
   *[standard] { $finish_group ->
        [last-four] { $setup_finish_group_last-four }
        [last-eight] { $setup_finish_group_last-eight }
       *[last-six] { $setup_finish_group_last-six }
    }
}

## What is printed on cards

so-many-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
so-many-run-over-dice = { $run_over_dice ->
    [one] { $run_over_dice } dé
   *[other] { $run_over_dice } dés
}
so-many-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
so-many-cards = { $cards ->
    [one] { $cards } carte Rallye
   *[other] { $cards } cartes Rallye
}
so-many-accessories = { $draw ->
    [one] { $draw } accessoire
   *[other] { $draw } accessoires
}
worth-ammo = Vaut { $ammo ->
    [one] { $ammo } munition.
   *[other] { $ammo } munitions.
}
kind-of-damage = { $kind ->
    [ballistic] balistique
    [explosive] explosive
    [fire] de feu
    [energy] d’énergie
   *[impact] de choc
}
reach = jusqu’à { $range ->
    [one] { $range } case
   *[other] { $range } cases
} { $arc ->
    [front] devant
    [rear] derrière
   *[all] dans toutes les directions
}{ $sight ->
    [needed] , en vue
   *[free] , sans ligne de vue
}
slot-colour = { $slot ->
    [red] Rouge.
    [green] Vert.
   *[yellow] Jaune.
}
attack-card = Attaque { kind-of-damage } : { so-many-dice }, { reach }. { worth-ammo }
weapon = { slot-colour } Arme, attaque { kind-of-damage } : { so-many-dice }, { reach }. Coûte { $ammo ->
    [one] { $ammo } munition.
   *[other] { $ammo } munitions.
}
armour = { slot-colour } Enlève { so-many-hits } à chaque attaque { kind-of-damage }.

## Rally cards

card-bump = Coup de pare-chocs
    .help = { attack-card }
card-orbital = Laser orbital
    .help = Attaque { kind-of-damage } : { so-many-dice } contre chaque adversaire, où qu’il soit, sans ligne de vue ; un jeton de tir pour chacun qui subit des dégâts. { worth-ammo }
card-missile = Missile à tête chercheuse
    .help = { attack-card }
card-grenade = Grenade
    .help = { attack-card }
card-scattergun = Tromblon à la portière
    .help = { attack-card }
card-petrol = Cocktail Molotov
    .help = { attack-card }
card-tailgun = Mitrailleuse arrière
    .help = { attack-card }
card-oil = Flaque d’huile
    .help = Laissez de l’huile sur la case que vous quittez : { so-many-dice } de plus pour la première voiture qui y entre. { worth-ammo }
card-spikes = Clous
    .help = Laissez des clous sur la case que vous quittez : { so-many-dice } de plus pour la première voiture qui y entre. { worth-ammo }
card-evade = Embardée
    .help = Défense : enlève { so-many-hits } à une attaque. { worth-ammo }
card-smoke = Écran de fumée
    .help = Défense : annule une attaque qui demande une ligne de vue, avant le jet des dés. { worth-ammo }
card-brace = Accrochez-vous
    .help = Défense : enlève { so-many-hits } à une collision ou à une attaque { kind-of-damage }. { worth-ammo }
card-skid = Dérapage contrôlé
    .help = Enlève { so-many-dice } à un test de conduite, avant le jet. { worth-ammo }
card-pass = Dépassement
    .help = Traversez une case occupée ; il faut arriver sur une case libre, et les tests de conduite restent dus. { worth-ammo }
card-nitro = Dose de nitro
    .help = Défaussée pour la vitesse, elle vaut { $mph } mph. { worth-ammo }
card-handbrake = Frein à main
    .help = Votre déplacement s’arrête avant la case suivante ; si vous roulez à plus de { $speed } mph, vous voilà à { $speed }. { worth-ammo }
card-slipstream = Aspiration
    .help = Avant votre dernière case : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de plus, si une voiture était à { $behind } cases au plus devant vous, sur votre voie, au début du déplacement. { worth-ammo }
card-crowd = Pour la galerie
    .help = Défaussée pour gagner une figurine en roulant, elle achète { so-many-dice }. { worth-ammo }
card-pitstop = Arrêt au stand
    .help = Action de combat : piochez { so-many-accessories } et regarnissez vos emplacements. Pas avec { $slots } sorties de route. { worth-ammo }
card-sponsor = Prime du sponsor
    .help = Action de combat : piochez { so-many-cards }. { worth-ammo }
card-pirate = Pirate de la route
    .help = Action de combat : volez { so-many-cards }, au hasard, à une voiture distante de { $range } cases au plus, sans ligne de vue. Aucune défense n’y peut rien, et cela ne rapporte pas de jeton de tir. { worth-ammo }
card-lucky = Coup de chance
    .help = Annoncez-le avant un test de conduite, une attaque ou un essai sur une figurine, pas dans une collision. Si le jet tourne mal, tous ses dés sont relancés, et alors seulement la carte est défaussée. Il tourne mal si un test coûte autant de cartes qu’il a de dés, ou votre dernière carte ; si une figurine est manquée ; si une attaque a moins de touches que la moitié de ses dés, ou si le blindage n’en laisse passer aucune. { worth-ammo }

## Accessories

accessory-machine-gun = Mitrailleuse
    .help = { weapon }
accessory-vulcan = Canon Vulcan
    .help = { weapon }
accessory-rocket = Lance-roquettes
    .help = { weapon }
accessory-flame = Lance-flammes
    .help = { weapon }
accessory-scatter = Canon à mitraille
    .help = { weapon }
accessory-laser = Laser à impulsions
    .help = { weapon }
accessory-mortar = Mortier de capot
    .help = { weapon }
accessory-ballistic-armor = Blindage pare-balles
    .help = { armour }
accessory-asbestos = Blindage ignifuge
    .help = { armour }
accessory-blast = Blindage antisouffle
    .help = { armour }
accessory-mirror = Carrosserie miroir
    .help = { armour }
accessory-composite = Coque composite
    .help = { slot-colour } Enlève { so-many-hits } à chaque attaque, jamais la dernière.
accessory-ram-plates = Plaques de bélier
    .help = { slot-colour } Aucun dé pour : { hazard-rock }, { hazard-cow }. Enlève { so-many-hits } aux collisions et aux attaques { kind-of-damage }.
accessory-rollcage = Arceau
    .help = { slot-colour } Enlève { so-many-hits } à chaque test de conduite.
accessory-veteran = Pilote chevronné
    .help = { slot-colour } Avec { $draw_below } cartes ou plus en main, piochez-en { $always } ; avec moins, { $veteran ->
        [one-more] piochez-en { $veteran_one_more }.
       *[up-to-six] complétez votre main à { $up_to } et piochez-en { $draw_cards } au moins.
    }
accessory-jump-jets = Fusées de saut
    .help = { slot-colour } Sautez par-dessus autant de cases occupées que vous voulez ; il faut arriver sur une case libre, et les tests de conduite restent dus.
accessory-four-wheel-drive = Quatre roues motrices
    .help = { slot-colour } Aucun dé pour : { hazard-debris }, { hazard-oil }. { $dice ->
        [0] Aucun non plus pour changer de voie
       *[other] Changer de voie en virage en enlève { $dice } au lieu d’en ajouter un
    }.
accessory-turret = Tourelle
    .help = { slot-colour } Votre arme tire dans toutes les directions, avec { so-many-dice } de plus.
accessory-ap-rounds = Balles perforantes
    .help = { slot-colour } Contre une attaque { kind-of-damage } de votre arme, les accessoires enlèvent { $pierce } touches de moins.
accessory-scope = Visée assistée
    .help = { slot-colour } La portée de votre arme augmente de { $range }.
accessory-feed = Bande de munitions
    .help = { slot-colour } Votre arme coûte { $ammo } munitions de moins, 1 au moins.
accessory-grille = Calandre à pointes
    .help = { slot-colour } { so-many-dice } de plus pour gagner les figurines en roulant.
accessory-turbo = Turbo
    .help = { slot-colour } Accélérez de { $mph } mph de plus gratuitement.
accessory-tires = Pneus de course
    .help = { slot-colour } { so-many-dice } de moins en virage, là où la table en demande.

## Skills

skill-nerves = Nerfs d’acier
    .help = { so-many-dice } de moins à chaque test de conduite.
skill-pistol = Pistolet du pilote
    .help = En plus de votre action de combat, une fois par tour et sans munitions, une attaque { kind-of-damage } : { so-many-dice }, { reach } ; pas contre les figurines.
skill-tough = Dur à cuire
    .help = Enlève { so-many-hits } à chaque attaque et à chaque test de conduite, jamais la dernière.
skill-bloodhound = Fin limier
    .help = { so-many-dice } de plus pour gagner les figurines en roulant.
skill-gunner = Canonnier
    .help = Votre arme a { so-many-dice } de plus, sa portée augmente de { $range }, et elle coûte { $ammo ->
        [one] { $ammo } munition
       *[other] { $ammo } munitions
    } de moins, 1 au moins.
skill-sniper = Tireur de foule
    .help = { so-many-dice } de plus pour tirer sur les figurines, où { so-many-hits } suffisent, et { so-many-run-over-dice } de plus pour les gagner en roulant.
skill-leadfoot = Pied lourd
    .help = Accélérez de { $mph } mph de plus gratuitement.
skill-brakes = Freinage tardif
    .help = { $brakes ->
        [at-will] Freinez autant que vous voulez gratuitement
       *[more] Freinez de { $mph } mph de plus gratuitement
    } ; { so-many-dice } de moins au premier test de conduite du tour. Un test compte comme le premier même s’il n’en reste plus aucun dé.
skill-vulture = Vautour
    .help = Piochez { so-many-cards } chaque fois qu’une autre voiture sort de la route.
skill-grease = Mécano
    .help = À un arrêt au stand, piochez { so-many-accessories } de plus et réparez { $repair ->
        [one] { $repair } emplacement endommagé
       *[other] { $repair } emplacements endommagés
    } ; la carte Arrêt au stand laisse votre action de combat libre. { so-many-dice } de moins en virage, là où la table en demande.
skill-roadhog = Chauffard
    .help = { so-many-dice } de plus aux attaques { kind-of-damage } ; enlève { so-many-hits } aux collisions et aux attaques { kind-of-damage } ; { so-many-run-over-dice } de plus pour gagner les figurines en roulant.
skill-dancer = Danseur de voies
    .help = Changer de voie en virage enlève { so-many-dice } au lieu d’en ajouter un, là où la table en demande.

## Moves

move-speed = Rouler à { $mph } mph
move-drive = { $spaces ->
    [one] Avancer d’une case, { $lane }
   *[other] Avancer de { $spaces } cases, la dernière sur la { $lane }
}
move-drive-dropping = Avancer, { $lane }, en lâchant : { $hazards }
move-collide = Percuter { $other }, { $lane }
move-pass = Dépasser { $other }, { $lane }
move-pass-dropping = Dépasser { $other }, { $lane }, en lâchant : { $hazards }
move-jump = Sauter par-dessus { $other }, { $lane }
move-jump-dropping = Sauter par-dessus { $other }, { $lane }, en lâchant : { $hazards }
move-discard = Défausser la carte { $card }
move-lose = Perdre la carte { $card }
move-buy = Défausser la carte { $card } pour plus de dés
move-play = Jouer la carte { $card }
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
move-no-action = Pas d’autre action
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
move-steal = { $source } : dévaliser { $target }
move-steal-lucky = { $source } : dévaliser { $target }, avec { $lucky }
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
    [one] { $way } : un dé (−{ cards-expected })
   *[other] { $way } : { $dice } dés (−{ cards-expected })
}
cards-expected = { $loss ->
    [one] { $loss } carte
   *[other] { $loss } cartes
}
way-blocked = { $dice ->
    [0] { $way } : une voiture bloque
    [one] { $way } : une voiture bloque (un dé)
   *[other] { $way } : une voiture bloque ({ $dice } dés)
}
way-wrecks = { $way } : { so-many-dice }, sortie presque certaine
way-blocked-wrecks = { $way } : une voiture bloque, { so-many-dice }, sortie presque certaine
every-way-wrecks = sortie de route presque certaine
note-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
note-dice-wrecks = { so-many-dice } : sortie de route presque certaine
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
note-risk-wrecks = sortie de route presque certaine ({ $risk } %)
note-shoot = { $ammo ->
    [0] { so-many-dice }, { $chance } %
   *[other] munitions { $ammo }, { so-many-dice }, { $chance } %
}
note-attack = { $ammo ->
    [0] { so-many-dice }, { so-many-hits } en moyenne contre
   *[other] munitions { $ammo }, { so-many-dice }, { so-many-hits } en moyenne contre
} { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}
note-attack-all = { $dice ->
    [one] un dé pour chacun
   *[other] { $dice } dés pour chacun
}

## Why not

why-another-question = Ce n’est pas la question du moment.
why-not-in-hand = Vous n’avez pas la carte qu’il faut.
why-not-now = La carte { $card } ne se joue pas maintenant.
why-not-offered = Ce talent ne vous a pas été proposé. (Livret : Talents)
why-not-in-garage = L’accessoire { $accessory } n’est pas dans votre garage. (Livret : Reconfigurer)
why-wrong-colour = L’accessoire { $accessory } ne va pas sur l’{ $slot } : couleur sur couleur. (Livret : Reconfigurer)
why-slot-damaged = L’{ $slot } est endommagé : on ne peut rien y monter. (Livret : Reconfigurer)
why-slot-filled = L’{ $slot } a déjà été garni à cet arrêt. (Décision 34)
why-too-few-cards-for-speed = { $mph } mph demandent { $cards ->
    [one] { $cards } cran
   *[other] { $cards } crans
} de plus que les crans gratuits, une carte Rallye chacun, et votre main n’y suffit pas (cartes : { $held }). (Livret : Vitesse)
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
why-no-slipstream = Aucune voiture n’était à { $slipstream_reach } cases au plus devant vous, sur votre voie, au début du déplacement.
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
why-not-racing = { $target } : la voiture n’est plus en course et ne peut être attaquée. (Livret : Fin de la course)
why-in-smoke = { $target } : la voiture est cachée dans la fumée. (Tuile : Feu de forêt)
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
why-no-pit-stop = Pas d’arrêt au stand avec { $slots } sorties de route. (Livret : Arrêt au stand)
why-does-not-help = La carte { $card } n’aide pas contre ce genre de dégâts.
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
log-drew-card = { $seat } : pioche la carte { $card }.
log-shuffled = { $number } cartes de la défausse forment une nouvelle pioche.
log-faster-first = Les dés : { $seat } avant { $other }.
log-set-speed-to = { $seat } : roule à { $mph } mph.
log-discarded = { $seat } : défausse la carte { $card }.
log-played = { $seat } : joue la carte { $card }.
log-tile-laid = La route continue : { $tile }.
log-tile-returned = { $tile } : la tuile ne va pas et passe sous la pile.
log-figure-swapped = { $seat } : { $figure } à la place.
log-dropped-hazard = { $seat } : lâche un piège ({ $hazard }).
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
log-lost-card = { $seat } : donne la carte { $card } à { $other }.
log-wiped-out = { $seat } : sort de la route ! Sorties : { $number }.
log-accessory-lost = { $seat } : perd { $accessory }, et l’{ $slot } est endommagé.
log-slot-lost = { $seat } : l’{ $slot } est endommagé.
log-destroyed = { $seat } : la voiture est détruite.
log-collided = { $seat } : percute { $other }, { $count ->
    [one] un dé chacun.
   *[other] { $count } dés chacun.
}
log-collision-rolled = { $seat } : collision, { $count ->
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
log-cancelled = { $seat } : joue la carte { $card }, l’attaque est annulée.
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
log-crossed-the-line = { $number ->
    [1] { $seat } : franchit la ligne en 1re position !
   *[other] { $seat } : franchit la ligne en { $number }e position !
}
log-last-turn = { $arrived ->
    [one] { $arrived } voiture est arrivée
   *[other] { $arrived } voitures sont arrivées
} : { $turns ->
    [one] encore un tour.
   *[other] encore { $turns } tours au plus.
}
log-race-ended = La course est finie après { $number } tours.
log-tossed = Pile ou face départage ceux qui ne sont pas arrivés, s’ils sont à égalité.

tally-attacked = Après le coup joué, { $played ->
    [one] { $played } attaque
   *[other] { $played } attaques
} contre { $side } en moyenne ; après le meilleur, { $better }.
tally-lost-cards = Après le coup joué, les dégâts prennent { $played ->
    [one] { $played } carte
   *[other] { $played } cartes
} à { $side } en moyenne ; après le meilleur, { $better }.

line-place = Place
    .help = Pour qui passe la ligne : { $place_1 } points au premier, { $place_2 } au suivant et { $place_3 } à celui d’après.
line-target-20 = Figurines touchées, { $points_of_target-20 } chacune
    .help = Renversée ou touchée par un tir, chacune compte.
line-target-30 = Figurines touchées, { $points_of_target-30 } chacune
    .help = Renversée ou touchée par un tir, chacune compte.
line-target-50 = Figurines touchées, { $points_of_target-50 } chacune
    .help = Renversée ou touchée par un tir, chacune compte.
line-shoot-tokens = Jetons de tir
    .help = { $points_shoot_token } points par pilote à qui une attaque a causé des dégâts.
line-wipe-outs = Sorties de route
    .help = { wipe-out-cost } points de moins pour chacune.
line-alone = Sans équipier : doublé
    .help = Un pilote seul, sans équipier, compte double.

## Questions

phase-movement = Mouvement
phase-combat = Combat
question-choose-skill = { $seat } : quel talent ?
    .own = Choisissez un talent
question-equip = { $seat } : quel équipement ?
    .own = Choisissez les accessoires et leur emplacement
question-set-speed = { $seat } : quelle vitesse ?
    .own = Choisissez votre vitesse
question-pay-speed = { $owed ->
    [one] { $seat } : la vitesse se paie, encore un cran.
   *[other] { $seat } : la vitesse se paie, encore { $owed } crans.
}
    .own = { $owed ->
        [one] Payez la vitesse : choisissez une carte, encore un cran
       *[other] Payez la vitesse : choisissez des cartes, encore { $owed } crans
    }
question-pay-ammo = { $seat } : munitions à payer, encore { $owed }.
    .own = Payez les munitions : choisissez des cartes, encore { $owed }
question-pay-safety = { $owed ->
    [one] { $seat } : prudence, encore une carte.
   *[other] { $seat } : prudence, encore { $owed } cartes.
}
    .own = { $owed ->
        [one] Prudence : choisissez une carte
       *[other] Prudence : choisissez { $owed } cartes
    }
question-step = { $left ->
    [one] { $seat } : par où ? Encore une case.
   *[other] { $seat } : par où ? Encore { $left } cases.
}
    .own = { $left ->
        [one] Choisissez où rouler : encore une case
       *[other] Choisissez où rouler : encore { $left } cases
    }
question-crash-check = { $dice ->
    [one] { $seat } : test de conduite avec un dé !
   *[other] { $seat } : test de conduite avec { $dice } dés !
}
    .own = { $dice ->
        [one] Test de conduite : lancez un dé ou choisissez une carte
       *[other] Test de conduite : lancez { $dice } dés ou choisissez une carte
    }
question-run-over = { $dice ->
    [one] { $seat } : { $figure } droit devant, un dé.
   *[other] { $seat } : { $figure } droit devant, { $dice } dés.
}
    .own = { $dice ->
        [one] Droit devant, { $figure } : lancez un dé ou choisissez autre chose
       *[other] Droit devant, { $figure } : lancez { $dice } dés ou choisissez autre chose
    }
question-choose-figure = { $seat } : quelle figurine à la place ?
    .own = Choisissez la figurine de remplacement
question-combat = { $seat } : quelle action de combat ?
    .own = Choisissez une attaque, une carte ou aucune action
question-declared = { $seat } : attaque ({ $attacker }, { $source }), { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. L’annuler ?
    .own = Attaque ({ $attacker }, { $source }), { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : annulez-la ou subissez-la
question-defend = { $seat } : attaque ({ $attacker }, { $source }), { $hits ->
    [one] une touche. Une défense ?
   *[other] { $hits } touches. Une défense ?
}
    .own = Attaque ({ $attacker }, { $source }), { $hits ->
        [one] une touche : défendez-vous ou encaissez
       *[other] { $hits } touches : défendez-vous ou encaissez
    }
question-defend-collision = { $hits ->
    [one] { $seat } : une touche par la collision. Une défense ?
   *[other] { $seat } : { $hits } touches par la collision. Une défense ?
}
    .own = { $hits ->
        [one] Une touche par la collision : défendez-vous ou encaissez
       *[other] { $hits } touches par la collision : défendez-vous ou encaissez
    }
question-lose-cards = { $owed ->
    [one] { $seat } : une carte à perdre. Laquelle ?
   *[other] { $seat } : { $owed } cartes à perdre. Lesquelles ?
}
    .own = { $owed ->
        [one] Choisissez la carte à perdre
       *[other] Choisissez { $owed } cartes à perdre
    }
question-lose-accessory = { $seat } : quel emplacement est perdu ?
    .own = Choisissez l’emplacement perdu

## The picture in a terminal

text-headline = { $turn } · { $finish ->
    [yes] l’arrivée est en vue
   *[no] { $tiles ->
        [one] { $tiles } tuile de route à venir
       *[other] { $tiles } tuiles de route à venir
    }
} · { $deck ->
    [one] { $deck } carte Rallye dans la pioche
   *[other] { $deck } cartes Rallye dans la pioche
}
text-finish = arrivée
text-legend = Sans dé jusqu’à : { $speeds } mph
text-hand = Votre main :
text-garage = Votre garage :
text-car = { $mph } mph · { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $wipe_outs ->
    [one] 1 sortie
   *[other] { $wipe_outs } sorties
}
text-shots = { $shots ->
    [one] 1 jeton de tir
   *[other] { $shots } jetons de tir
}
text-damaged = endommagé
text-empty = vide
status-racing = {""}
status-wiped = sorti de la route
status-finished = arrivé, place { $place }
status-wrecked = voiture détruite

## Drawing

colour-green = ligne droite
colour-yellow = virage doux
colour-orange = virage serré
colour-red = virage mortel
space-pit = stand
space-smoke = fumée
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
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wipe_outs ->
    [one] { $wipe_outs } sortie de route
   *[other] { $wipe_outs } sorties de route
}, { $shots ->
    [one] { $shots } jeton de tir
   *[other] { $shots } jetons de tir
}
drawing-car = { $name }, { $mph } mph
drawing-arrived = place { $place }
drawing-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
drawing-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
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

chapter-cards = Cartes Rallye : { $rally_cards }, en { $rally_kinds } sortes
chapter-accessories = Accessoires : { $accessory_cards }, en { $accessory_kinds } sortes
chapter-skills = { $skills ->
    [with] Talents : { $skill_cards }
   *[without] Talents : { $skill_cards }, pour les courses avec cette option
}
chapter-tiles = Tuiles de route : { $road_tiles }
chapter-hazards = Obstacles et cases spéciales
chapter-figures = Figurines : { $figures }
chapter-pieces = Voitures, tableaux de bord, dés et jetons
chapter-things = Sur la table

## How to play

tiles-used = { $length ->
    [short] { $setup_tiles_short }
   *[standard] { $setup_tiles_standard }
}
howto-skills = { $skills ->
    [with] **Talents.** Avant de monter quoi que ce soit, chacun reçoit { $setup_skills } talents et en choisit un ; quand tous ont choisi, on montre les talents. Chacun aide son pilote pendant toute la course.
   *[without] **Les talents** sont une option : chacun en reçoit { $setup_skills } et en choisit un ; quand tous ont choisi, on montre les talents. Chacun aide son pilote pendant toute la course. Cette course se court sans eux.
}
howto-destruction = { $destruction ->
    [third-wipe-out] **Une voiture qui a { $slots } sorties de route est détruite.** Elle reste comme épave jusqu’à ce que sa tuile parte ; son pilote ne court plus, mais garde ses points. Une épave cache ce qui est derrière elle. Qui entre sur sa case lance un dé par { $speed_step } mph, défausse une carte par touche et continue, sauf en cas de sortie de route.
   *[never] Une voiture peut avoir plus de { $slots } jetons de sortie ; elle n’a alors plus d’emplacement à perdre.
}
howto-final-tie = { $final_tie ->
    [coin] Si aucun de ceux qui sont à égalité ne l’a franchie, on tire à pile ou face.
   *[shared] Si aucun de ceux qui sont à égalité ne l’a franchie, ils partagent la place.
}
howto-teams = { $teams ->
    [pairs] **Équipes.** À partir de trois pilotes, deux pilotes assis face à face font équipe. Leurs points s’ajoutent ; ceux d’un pilote sans équipier comptent double. On peut attaquer son équipier, mais une attaque contre tous les adversaires l’épargne. À égalité, l’équipe dont une voiture a franchi la ligne la première l’emporte.
   *[each-alone] **Les équipes** de deux sont une option : les points s’ajoutent, et ceux d’un pilote sans équipier comptent double. Dans cette course, chacun court pour soi.
}
howto-touch = À l’écran : laissez le pointeur sur une vitesse pour voir les dés le long du chemin (2/3 : deux tout droit, trois en changeant de voie) et ce que chaque voie devrait coûter. Touchez une case devant vous pour y aller ; touchez-en plusieurs, l’une après l’autre, pour prévoir tout un trajet. La voiture le suit et ne s’arrête que si une question se pose. Au combat, des panneaux rouges marquent ce que vous pouvez viser, avec les touches ou la chance à espérer. Les réglages disent si l’on doit vous demander votre défense.

## What is said while it is shown

show-threw = { $seat } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
}{ $more ->
    [0] .
    [one] , et un de plus pour une double touche.
   *[other] , et { $more } de plus pour des doubles touches.
}
show-discarded = { $seat } défausse { $card }
show-rammed-you = { $seat } vous rentre dedans !
show-attacked-you = { $seat } : { $source } contre vous !
show-robbed-you = { $seat } vous dépouille !

## En vue : le but, et ce qu’il faut maintenant

aim = Le plus de points gagne : renversez, tirez, arrivez tôt et entier
now-skill = choisissez un talent
now-equip = montez une arme, un blindage et un extra
now-race = { $mph } mph, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main
now-low = { $mph } mph, { $cards ->
    [0] plus de carte
    [one] une seule carte
   *[other] seulement { $cards } cartes
} : un mauvais jet et c’est l’accident
now-finished = vous avez passé la ligne
now-wrecked = la course est finie pour vous

## Ce qui parle pour un coup, pour les débutants

merit-speed-calm = pas un dé sur la route que l’on voit{ for-cards }
merit-speed = { $how ->
    [slower] moins vite, c’est plus sûr
   *[faster] plus loin ce tour-ci
} : { so-many-dice } par la meilleure voie, { $loss ->
    [one] { $loss } carte perdue
   *[other] { $loss } cartes perdues
} en moyenne{ for-cards }
for-cards = { $cards ->
    [0] {""}
    [one] , pour une carte
   *[other] , pour { $cards } cartes
}
merit-drive = { $dice ->
    [0] pas un dé ici
   *[other] risque : { so-many-dice } ici
}
merit-drive-figure = une chance de { $points } points{ $dice ->
    [0] {""}
   *[other] ; risque : { so-many-dice }
}
merit-drop = un danger pour la prochaine voiture sur cette case
merit-pass = devant l’autre voiture sans collision
merit-buy = avec plus de dés, on touche plus souvent
merit-discard = de vos cartes, c’est celle qui vous manquera le moins
merit-attack = environ { $hits ->
    [one] { $hits } carte
   *[other] { $hits } cartes
} de { $target }, qui en a { $held } : qui ne peut payer sort de la route
merit-attack-all = touche tout le monde, où que ce soit
merit-steal = une carte de { $target } est à vous, et rien n’y fait
merit-shoot = { $chance } % pour ses points
merit-lucky = la chance veille : un mauvais jet est relancé
merit-run-over = { $chance } % pour { $points } points, et manquer ne coûte rien
merit-roll = coûte environ { $loss ->
    [one] { $loss } carte
   *[other] { $loss } cartes
} au lieu de { $cards } ; risque de sortie de route : { $risk } %
merit-safe = aucun risque ; { $left ->
    [0] mais il ne reste pas de carte
    [one] il reste une carte
   *[other] il reste { $left } cartes
}
merit-done = vos cartes valent plus que cela

## Les sortes de décisions

decision-roll = Lancer les dés
decision-play-safe = Choisir la prudence
decision-done = En rester là
decision-speed = Régler la vitesse
decision-drive = Rouler tout droit
decision-swerve = Déboîter, doubler, lâcher des obstacles
decision-discard = Payer en cartes
decision-play = Jouer des cartes
decision-skill = Choisir un talent
decision-fit = Monter des accessoires
decision-give-up = Sacrifier des accessoires
decision-figure = Placer des figurines
decision-attack = Attaquer

## Études d’équilibre

asset-skill = Talents
asset-card = Cartes Rally de la première main
asset-accessory = Premiers accessoires
asset-start = Places sur la grille
happened-check-rolled = tests de conduite lancés
happened-played-safe = tests joués avec prudence
happened-wiped-out = sorties de route
happened-destroyed = voitures détruites
happened-collided = collisions
happened-ran-over = figurines renversées
happened-missed = figurines manquées
happened-attacked = attaques
happened-cancelled = attaques annulées
happened-shot-figure = figurines abattues
happened-stole = cartes volées
happened-pit-stop = arrêts au stand
happened-jumped = sauts
happened-crossed-the-line = voitures à l’arrivée

# Éditions : ce que leur boîte ne peut pas être
fixed-dashboard = Les cases du tableau de bord et la table des tests sont imprimées.
fixed-double = Il dit quelle face du dé se relance.
fixed-grid = La grille est imprimée sur la tuile de départ.
fixed-pieces = Les pièces sont comptées pour autant de pilotes que la boîte en accueille, et les jetons ne manquent jamais.
fixed-skills = Les talents sont comptés, eux aussi : chaque pilote en a plusieurs à choisir.
fixed-printed = Il dit ce que fait la chose, et non combien.
box-deck = Un paquet de { $cards } cartes ne va pas : le plus de mains en prend { $least }, il doit en rester, et { $most } est le plus.
box-doubles = Au plus { $most } faces d’un dé peuvent se relancer.
box-finish-group = Il doit y avoir moins de tuiles avec l’arrivée que sur la route.
box-speeds = Les vitesses se comptent par pas de { $step } mph.
