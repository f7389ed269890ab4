game = Mille Bornes
tagline = Parcourir { $trip } bornes, carte après carte, et en empêcher les autres.
seats-why = À deux ou trois on joue pour soi, à quatre ou six par paires ; cinq ne font pas de paires.

## Variantes et options

variant-standard = Une manche, avec les points
    .help = Une manche avec toute la feuille de marque. Qui a le plus de points gagne ; les camps à égalité partagent la place.
variant-match = Partie en { $match }
    .help = Manche après manche, jusqu’à ce qu’un camp ait { $match } points ou plus à la fin de l’une d’elles ; qui en a le plus gagne, et une égalité en tête demande une manche de plus. La donne passe à gauche.
variant-simple = Jeu simplifié
    .help = Sans points : le premier à { $trip } bornes gagne, quel que soit le nombre de joueurs, et il n’y a pas d’allonge. Si personne n’y arrive, celui qui est allé le plus loin gagne ; les camps à égalité partagent la place.

option-last-safeties = Les bottes quand la pioche est vide
    .free-turn = font rejouer comme toujours
    .no-turn = ne font plus rejouer
option-delayed-action = Le couronnement
    .empty-pile = la pioche est vide quand le trajet est achevé
    .empty-before = la pioche était vide avant le dernier tour
    .needs = Le jeu simplifié est sans points.
option-bare-pile = Attaquer la pile vide d’un camp prioritaire
    .open = permis
    .closed = interdit
option-late-safety = Une botte posée plus tard sur son attaque
    .go-shows = le Feu vert dessous reparaît
    .new-go = il faut un nouveau Feu vert
option-discards = La défausse
    .free = toujours permise
    .forced = seulement quand rien n’est jouable
option-extension-bonus = La prime d’allonge va
    .finisher = à qui achève le trajet
    .against-caller = à qui a allongé le trajet et l’achève ; si un autre camp l’achève, à chaque adversaire de qui l’a allongé
    .against-caller-always = de même, aussi si personne ne l’achève
    .needs = Il n’y a d’allonge ni à quatre joueurs ni dans le jeu simplifié.
option-shut-out = Le capot rapporte
    .all = une fois, quand aucun adversaire n’a roulé
    .each = pour chaque adversaire qui n’a pas roulé
    .french = à tout camp qui a roulé, pour chaque adversaire qui n’a pas roulé
    .needs = Le jeu simplifié est sans points.

## Cartes

kind-distance = Étapes
kind-remedy = Parades
kind-safety = Bottes
kind-hazard = Attaques
chapter-places = Les places sur la table
chapter-answers = Les réponses
chapter-score = La feuille de marque

card-distance = { $miles ->
    [one] { $miles } borne
   *[other] { $miles } bornes
}
    .hint = veut un Feu vert
    .help = Étape. Il faut un Feu vert sur la pile de bataille, ou être prioritaire. { $slow ->
        [yes] Permise sous une Limite de vitesse.
       *[no] Pas sous une Limite de vitesse.
    } { $rationed ->
        [yes] { two-hundreds }
       *[no] Ne doit pas dépasser le but : le total doit tomber juste.
    }
two-hundreds = { $two_hundreds } au plus dans une zone de route. { $variant ->
    [simple] Ne doit pas dépasser le but : le total doit tomber juste.
   *[other] Achever le trajet sans aucune rapporte { $points_safe_trip } points.
}
card-repairs = Réparations
    .hint = après un Accident
    .help = Parade. Met fin à un Accident ; ensuite il faut un Feu vert, sauf si l’on est prioritaire.
card-gasoline = Essence
    .hint = après une Panne
    .help = Parade. Met fin à une Panne d’essence ; ensuite il faut un Feu vert, sauf si l’on est prioritaire.
card-spare-tire = Roue de secours
    .hint = après une Crevaison
    .help = Parade. Met fin à une Crevaison ; ensuite il faut un Feu vert, sauf si l’on est prioritaire.
card-go = Feu vert
    .hint = fait démarrer
    .help = Parade. Fait démarrer, met fin au Feu rouge et suit les Réparations, l’Essence et la Roue de secours. Les étapes le demandent sur la pile de bataille.
card-end-of-limit = Fin de limite
    .hint = lève la limite
    .help = Parade. Met fin à une Limite de vitesse sur la pile de vitesse. Pas besoin de Feu vert.
card-driving-ace = As du volant
    .hint = plus d’Accident
    .help = Botte. Plus d’Accident de toute la manche. { safety-brings }
card-extra-tank = Citerne d’essence
    .hint = plus de Panne
    .help = Botte. Plus de Panne d’essence de toute la manche. { safety-brings }
card-puncture-proof = Increvable
    .hint = plus de Crevaison
    .help = Botte. Plus de Crevaison de toute la manche. { safety-brings }
card-right-of-way = Véhicule prioritaire
    .hint = ni feux ni limites
    .help = Botte. Ni Feu rouge ni Limite de vitesse de toute la manche, et plus besoin de Feu vert. { safety-brings } { right-of-way-price }
safety-brings = { $variant ->
    [simple] { free-turn }
   *[other] { $points_safety } points, { $points_coup_fourre } de plus en Coup Fourré. { free-turn }
}
free-turn = { $last_safeties ->
    [no-turn] Après l’avoir posée on pioche et on rejoue, tant que dure la pioche.
   *[free-turn] Après l’avoir posée on pioche et on rejoue.
}
right-of-way-price = { $bare_pile ->
    [closed] En revanche, les adversaires peuvent jouer Accident, Panne d’essence et Crevaison directement sur vos parades.
   *[open] En revanche, les adversaires peuvent jouer Accident, Panne d’essence et Crevaison directement sur vos parades, et sur votre pile de bataille quand elle est vide.
}
card-accident = Accident
    .hint = remède : réparer
    .help = Attaque. Sur le Feu vert d’un adversaire, qui s’arrête. Parade : Réparations. Botte : As du volant. { left-out }
card-out-of-gas = Panne d’essence
    .hint = remède : Essence
    .help = Attaque. Sur le Feu vert d’un adversaire, qui s’arrête. Parade : Essence. Botte : Citerne d’essence. { left-out }
card-flat-tire = Crevaison
    .hint = remède : une roue
    .help = Attaque. Sur le Feu vert d’un adversaire, qui s’arrête. Parade : Roue de secours. Botte : Increvable. { left-out }
card-stop = Feu rouge
    .hint = remède : Feu vert
    .help = Attaque. Sur le Feu vert d’un adversaire, qui s’arrête. Parade : Feu vert. Botte : Véhicule prioritaire. { left-out }
card-speed-limit = Limite de vitesse
    .hint = petites étapes
    .help = Attaque. Sur la pile de vitesse d’un adversaire, qu’il y ait ou non un Feu vert sur la pile de bataille : aucune étape au-dessus de { $speed_limit } bornes. Parade : Fin de limite. Botte : Véhicule prioritaire. { left-out }
left-out = À deux ou trois joueurs, { $left_out ->
    [one] { $left_out } carte sur { $box } reste dans la boîte.
   *[other] { $left_out } cartes sur { $box } restent dans la boîte.
}

## Coups

move-drive = Rouler { $miles ->
    [one] { $miles } borne
   *[other] { $miles } bornes
}
move-remedy = Jouer la carte { $card }
move-safety = Poser la botte { $card }
move-attack = { $card } contre { $side }
move-discard = Défausser la carte { $card }
move-coup-fourre = Coup Fourré ! { $card } contre { $hazard }
move-let-it-stand = Laisser passer l’attaque { $hazard }
move-extend = Allonger le trajet à { $trip } bornes
move-finish = Finir le trajet à { $goal } bornes

note-drive = { $miles } sur { $goal }
note-safety = { $variant ->
    [simple] { $then }
   *[other] { $points_safety } points, { $then }
}
note-coup-fourre = { $variant ->
    [simple] { $then }
   *[other] { $points_coup_and_safety } points, { $then }
}
then-draw = piocher et rejouer
then-play = rejouer
then-fill-up = compléter la main et jouer un tour
then-turn = jouer un tour
then-no-turn = sans rejouer
note-extend = { $extension_bonus ->
    [against-caller] { $points_extension } points à vous si vous l’achevez, à chaque adversaire si c’est un autre
    [against-caller-always] { $points_extension } points à vous si vous l’achevez, sinon à chaque adversaire
   *[finisher] { $points_extension } points à qui l’achève
}

## Pourquoi pas

why-not-in-hand = Vous n’avez pas cette carte en main.
why-answer-the-attack = Répondez d’abord à l’attaque { $hazard } : par la botte { $safety } en Coup Fourré, ou en la laissant passer. (Livret : Coup Fourré)
why-no-attack-to-answer = Il n’y a pas d’attaque à parer : un Coup Fourré se joue à l’instant où l’on est attaqué. (Livret : Coup Fourré)
why-safety-not-in-hand = Vous n’avez pas en main la botte { $safety }, qui protège de la carte { $hazard }. (Livret : Coup Fourré)
why-extend-or-finish = Décidez d’abord si le trajet finit ici ou va jusqu’à { $trip } bornes. (Livret : Gagner)
why-not-at-the-goal = Seul le camp qui vient d’atteindre { $goal } bornes décide de l’allonge. (Livret : Gagner)
why-hazard-on-you = La carte { $hazard } est sur votre pile de bataille : il faut d’abord la carte { $remedy }. (Livret : Attaques et parades)
why-no-go-card = Les étapes demandent un Feu vert sur votre pile de bataille, ou le Véhicule prioritaire. (Livret : Étapes)
why-speed-limited = La vitesse est limitée : aucune étape au-dessus de { $speed_limit } bornes jusqu’à la Fin de limite. (Livret : Limite de vitesse)
why-over-the-goal = { $miles } bornes, c’est trop : il en reste { $to_go }, et { $goal } doivent tomber juste. (Livret : Gagner)
why-two-200s-played = { $two_hundreds ->
    [one] { $two_hundreds } carte de { $miles_200 } bornes est déjà dans votre zone de route : c’est le maximum.
   *[other] { $two_hundreds } cartes de { $miles_200 } bornes sont déjà dans votre zone de route : c’est le maximum.
} (Livret : Étapes)
why-go-on-go = Un Feu vert est déjà sur votre pile de bataille. (Décision 27)
why-repair-first = La carte { $hazard } demande la carte { $remedy } avant que le Feu vert ne serve. (Livret : Attaques et parades)
why-nothing-to-remedy = Il n’y a rien que la carte { $card } puisse parer. (Décision 27)
why-no-speed-limit = Il n’y a pas de limite de vitesse à lever. (Décision 27)
why-own-zone = Une attaque se joue chez un adversaire, pas chez soi. (Livret : Attaques et parades)
why-no-such-side = Ce camp n’existe pas dans cette course.
why-protected = { $side } : la botte { $safety } protège de la carte { $card } pour toute la manche. (Livret : Bottes)
why-already-limited = { $side } : la vitesse est déjà limitée. (Décision 8)
why-hazard-on-hazard = { $side } : une attaque est déjà en place, la voiture est arrêtée. (Décision 6)
why-not-rolling = { $side } : la voiture ne roule pas, et une attaque ne se joue que sur un Feu vert. (Livret : Attaques et parades)
why-bare-pile = { $side } : la pile de bataille est vide, et une option de cette course la protège. (Décision 10)
why-must-play = Une de vos cartes est jouable, et une option de cette course ne permet de défausser que si aucune ne l’est. (Décision 19)

## Le journal

log-dealt = Manche { $number }, donneur : { $seat } ; { $count } cartes dans la pioche.
log-drew = { $seat } : pioche une carte (il en reste { $left }).
log-drew-card = { $seat } : pioche la carte { $card } (il en reste { $left }).
log-drove = { $seat } : { $miles ->
    [one] { $miles } borne
   *[other] { $miles } bornes
}, { $count } en tout.
log-remedied = { $seat } : { $card }.
log-laid-safety = { $again ->
    [1] { $seat } : botte { $card }, et encore un tour.
   *[0] { $seat } : botte { $card }.
}
log-attacked = { $seat } : { $card } contre { $side }.
log-coup-fourre-played = { $seat } : Coup Fourré ! { $card } contre { $hazard }.
log-no-coup-fourre = { $seat } : pas de Coup Fourré.
log-lifted = { $card } : à la défausse.
log-discarded = { $seat } : défausse la carte { $card }.
log-pile-empty = La pioche est épuisée.
log-goal-reached = { $seat } : { $short_trip } bornes ! Le trajet finit-il ici ?
log-extended = { $seat } : le trajet va jusqu’à { $trip } bornes.
log-trip-completed = { $seat } : { $number } bornes, le trajet est achevé.
log-nobody-arrived = Plus personne n’a de cartes : la manche finit en route.
log-scored = { $side } : { $line } { $points }
log-total = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} après la manche { $deal }.
log-came = { $side } : { $miles ->
    [one] { $miles } borne
   *[other] { $miles } bornes
}.

tally-standing = Le coup joué laisse { $side } à l’arrêt pendant { $played ->
    [one] { $played } tour
   *[other] { $played } tours
} en moyenne ; le meilleur, pendant { $better }.
tally-limited = Le coup joué laisse { $side } sous une limite de vitesse pendant { $played ->
    [one] { $played } tour
   *[other] { $played } tours
} en moyenne ; le meilleur, pendant { $better }.

line-miles = Bornes
    .help = Autant de points que de bornes, pour chaque camp, quel que soit celui qui arrive.
line-safeties = Bottes
    .help = { $points_safety } points pour chaque botte posée.
line-all-four-safeties = Les { $safety_kinds } bottes
    .help = { $points_all_four_safeties } points de plus si un seul camp les a toutes posées.
line-coups-fourres = Coups Fourrés
    .help = { $points_coup_fourre } points de plus pour chaque botte posée en Coup Fourré.
line-trip-completed = Trajet achevé
    .help = { $points_trip_completed } points au camp qui achève le trajet.
line-delayed-action = Couronnement
    .help = { $delayed_action ->
        [empty-before] { $points_delayed_action } points pour achever le trajet dans un tour avant lequel la pioche était déjà épuisée.
       *[empty-pile] { $points_delayed_action } points pour achever le trajet quand la pioche est vide, même si sa dernière carte a été tirée à ce tour.
    }
line-safe-trip = Sans les { $miles_200 }
    .help = { $points_safe_trip } points pour achever le trajet sans aucune carte de { $miles_200 } bornes.
line-shut-out = Capot
    .help = { $shut_out ->
        [each] { $points_shut_out } points pour achever le trajet, pour chaque adversaire qui n’a pas roulé.
        [french] { $points_shut_out } points pour chaque adversaire qui n’a pas roulé, à tout camp qui a roulé, que quelqu’un arrive ou non.
       *[all] { $points_shut_out } points pour achever le trajet avant qu’aucun adversaire n’ait roulé.
    }
line-extension = Allonge
    .help = { extension-bonus }
extension-bonus = { $extension_bonus ->
    [against-caller] { $points_extension } points au camp qui a allongé le trajet, s’il l’achève ; si c’est un autre, à chaque adversaire du camp qui l’a allongé.
    [against-caller-always] { $points_extension } points au camp qui a allongé le trajet, s’il l’achève ; sinon à chaque adversaire du camp qui l’a allongé, même si personne n’arrive.
   *[finisher] { $points_extension } points au camp qui achève le trajet allongé, quel que soit celui qui l’a allongé.
}

## Le tableau dans un terminal

text-headline = Manche { $deal } · { $goal } bornes · pioche { $pile }
text-discards = défausse
text-nothing = rien
text-hand = Votre main :
text-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-miles = { $miles } sur { $goal }
text-no-limit = sans limite
text-attack = { $attacker } : { $card } contre { $side }. { $asked } : un Coup Fourré ?

## Places et réponses

place-zone = Zone de route
    .help = Chaque camp en a une : la pile de bataille, la pile de vitesse, les étapes parcourues et la zone des bottes. Vos cartes vont dans la vôtre, les attaques dans celle d’un autre.
place-drive-pile = Pile de bataille
    .help = Feux verts, attaques et parades s’y posent les uns sur les autres ; seule compte la carte du dessus. On roule tant que c’est un Feu vert ; un camp prioritaire, tant que ce n’est pas une attaque. Les adversaires attaquent sur votre Feu vert.
place-speed-pile = Pile de vitesse
    .help = Seules la Limite de vitesse et la Fin de limite s’y posent. Tant qu’une Limite de vitesse est dessus, on roule, mais sans étape au-dessus de { $speed_limit } bornes.
place-distances = Étapes
    .help = Les étapes qu’un camp a parcourues, les mêmes ensemble. Leur somme doit tomber juste sur le but.
place-safety-area = Zone des bottes
    .help = Les bottes y restent toute la manche. Une botte posée en Coup Fourré est en travers.
place-draw-pile = Pioche
    .help = Chaque tour commence par une carte d’ici. Quand elle est vide, on joue avec les cartes en main.
place-discard = Défausse
    .help = Qui ne joue pas de carte en pose une ici, visible. Elle ne revient pas pendant cette manche.
answer-coup-fourre = Coup Fourré
    .help = À l’instant où votre camp est attaqué, posez de votre main, en travers, la botte qui protège de cette attaque. { $variant ->
        [simple] L’attaque est défaussée et n’a rien fait.
       *[other] L’attaque est défaussée et n’a rien fait, et la botte vaut { $points_coup_fourre } points de plus : { $points_coup_and_safety } en tout.
    } Vous complétez votre main à { $hand } cartes et jouez un tour entier, en piochant de nouveau. Puis le jeu reprend à votre gauche ; ceux qui étaient assis entre l’attaquant et vous ont perdu leur tour.
answer-let-it-stand = Laisser passer
    .help = Vous prenez l’attaque comme elle est. La botte qui en protège pourra encore être posée, mais le Coup Fourré n’est possible que maintenant.
answer-extend = Allonger le trajet
    .help = Le trajet va jusqu’à { $trip } bornes pour tous au lieu de finir ici. { extension-bonus } Si personne n’arrive ensuite, personne n’a achevé de trajet.
answer-finish = Finir le trajet
    .help = La manche s’arrête ici : le trajet est achevé, et l’on compte les points de chacun.

## Comment on joue

howto-aim = { $variant ->
    [simple] Être le premier camp à parcourir exactement { $trip } bornes. On ne compte pas de points.
    [match] Être le camp qui a le plus de points quand l’un d’eux en a { $match }. La plupart viennent du trajet achevé d’une manche.
   *[standard] Être le camp qui a le plus de points à la fin de la manche. La plupart viennent du trajet achevé.
}
howto-two-hundreds = { $two_hundreds ->
    [one] { $two_hundreds } carte de { $miles_200 } bornes
   *[other] { $two_hundreds } cartes de { $miles_200 } bornes
}
howto-discards = { $discards ->
    [forced] On ne défausse que si aucune carte en main n’est jouable, attaques comprises.
   *[free] On peut toujours défausser, même si l’on pourrait jouer.
}
howto-late-safety = { $late_safety ->
    [new-go] Si cette attaque est déjà sur votre pile de bataille, elle va à la défausse, et le Feu vert de dessous avec elle : il faut un nouveau Feu vert, sauf si l’on est prioritaire.
   *[go-shows] Si cette attaque est déjà sur votre pile de bataille, elle va à la défausse et la carte de dessous reparaît : il ne faut pas de nouveau Feu vert.
}
howto-goal = { $variant ->
    [simple] Le trajet est de { $trip } bornes, quel que soit le nombre de joueurs, et il n’y a pas d’allonge.
*[other] À quatre joueurs, le trajet est de { $trip } bornes. À deux, trois ou six, il est de { $short_trip } ; qui y arrive décide aussitôt si la manche finit là ou si le trajet est allongé à { $trip } bornes pour tous. Il n’y a pas de second choix. Après une allonge que personne n’achève, personne n’a achevé de trajet.
}
howto-score = { $variant ->
    [simple] Il n’y a pas de feuille de marque : les bornes décident.
   *[other]
        À la fin de la manche, chaque camp additionne ses lignes ; deux partenaires ont une seule feuille.

        | ligne | points |
        |---|---|
        | { line-miles } | { line-miles.help } |
        | { line-safeties } | { line-safeties.help } |
        | { line-all-four-safeties } | { line-all-four-safeties.help } |
        | { line-coups-fourres } | { line-coups-fourres.help } |
        | { line-trip-completed } | { line-trip-completed.help } |
        | { line-delayed-action } | { line-delayed-action.help } |
        | { line-safe-trip } | { line-safe-trip.help } |
        | { line-shut-out } | { line-shut-out.help } |
        | { line-extension } | { line-extension.help } |
}

## Ce que l’on voit

show-attacked-you = { $seat } : { $card } contre vous

# ---- drawing

drawing-deal = Manche { $deal }
drawing-goal = { $goal } bornes
drawing-your-turn = Choisissez une carte, { $seat } : jouez ou défaussez
drawing-turn = À { $seat } de jouer
drawing-answer = { $attacker } : { $card } ! Avez-vous un Coup Fourré ?
drawing-at-the-goal = { $seat } : { $goal } bornes ! Le trajet finit-il ici ?
drawing-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Égalité : { $names }
}
drawing-zone = { $side } : { $standing }. Pile de bataille : { $drive }. Vitesse : { $speed }. Bottes : { $safeties }.
drawing-driven = { $miles } sur { $goal } bornes
drawing-car = { $side } : { $miles } sur { $goal } bornes
drawing-coup = { $card } (Coup Fourré)
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-of = sur { $goal } bornes
drawing-draw-count = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
drawing-discards = Défausse : { $card }
drawing-poster = { $miles } bornes jusqu’à la mer

## En vue : le but, et ce qu’il faut maintenant

aim = Parcourez exactement { $goal } bornes
now-remedy = il vous faut { $card }, puis un feu vert
now-go = il vous faut la carte { $card } pour rouler
now-limited = { $limit } bornes au plus par carte ; encore { $left }
now-drive = vous pouvez rouler : encore { $left } bornes

## Ce qui parle pour un coup, pour les débutants

merit-coup-fourre = { $variant ->
    [simple] la carte { $hazard } n’a rien fait et ne reviendra plus
   *[other] la carte { $hazard } n’a rien fait, et { $points_coup_fourre } points de plus que posée plus tard
}
merit-extend = votre voiture est à l’abri et les autres sont loin : beaucoup de points pour { $trip } bornes
merit-finish = vous voilà à l’arrivée : les points sont à vous, plus personne ne peut vous arrêter
merit-discard-dead = elle ne peut plus vous servir
merit-discard = de vos cartes, c’est celle qui vous manquera le moins
merit-limit = ralentit { $side } à { $speed_limit } bornes par carte{ may-answer }
merit-hazard = arrête { $side } ({ $miles } bornes) jusqu’à la carte { $remedy }{ may-answer }
may-answer = { $safe ->
    [yes] ; personne ne peut y répondre
   *[no] ; risque : avec la carte { $safety }, on y répondrait et on y gagnerait
}
merit-drive = vous avancez : il restera { $left } bornes
merit-arrive = exactement { $goal } bornes : vous arrivez
merit-safety-now = met fin pour de bon à ce qui vous arrête, et vous rejouez
merit-safety = protège de { $hazards } pour toute la manche{ $variant ->
    [simple] {""}
   *[other] ; gardée pour un coup fourré, elle rapporterait { $points_coup_fourre } points de plus
}
merit-go = votre voiture démarre : vous pourrez rouler dès le prochain tour
merit-end-of-limit = vous pouvez de nouveau rouler loin
merit-remedy = met fin à ce qui vous arrête ; il faudra ensuite la carte { $go }
merit-remedy-rolls = met fin à ce qui vous arrête, et vous pouvez rouler aussitôt

## Les sortes de décisions

decision-discard = Défausser
decision-play = Jouer une carte pour soi
decision-attack = Attaquer
decision-coup-fourre = Jouer un Coup Fourré
decision-let-it-stand = Laisser passer une attaque
decision-extend = Prolonger le voyage
decision-finish = Finir le voyage

## Études d’équilibre

asset-card = Cartes de la première main
happened-drove = étapes parcourues
happened-attacked = attaques
happened-remedied = parades jouées
happened-laid-safety = bottes posées
happened-coup-fourre-played = coups fourrés
happened-discarded = défausses
happened-extended = voyages prolongés
happened-trip-completed = voyages achevés
happened-nobody-arrived = donnes sans arrivée

# Éditions : ce que leur boîte ne peut pas être
fixed-on-the-card = Les bornes d’une carte sont son nom.
fixed-one-of-each = Les règles connaissent une botte de chaque sorte.
box-short-trip = Le trajet court ({ $short } bornes) doit être plus court que l’autre ({ $trip }).
box-deck-too-small = { $cards } cartes, c’est trop peu pour donner { $seats } mains et garder une pioche : il en faut { $needed }.
box-deck-too-large = { $cards } cartes, c’est trop ; { $most } au plus.
box-left-out = On ne peut pas écarter plus de cartes d’une attaque qu’il n’y en a.
