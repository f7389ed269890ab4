error = Quelque chose n’a pas marché.
unknown-game = Il n’y a pas de jeu « { $name } ». Jeux possibles : { $known }.
bad-seats = On ne peut pas y jouer à { $seats } ; c’est un jeu pour { $allowed } joueurs. { $why }
bad-variant = Il n’y a pas de variante « { $name } ». Variantes possibles : { $allowed }.
bad-option = Il n’y a pas d’option « { $name } ». Options possibles : { $allowed }.
bad-code = L’option « { $option } » ne peut pas être « { $name } » : si c’est un code, il est mal copié ou fait pour une autre variante. Sans code, elle peut être : { $allowed }.
bad-choice = L’option « { $option } » ne peut pas être « { $name } ». Elle peut être : { $allowed }.
idle-option = L’option « { $name } » ne changerait rien ici. { $why }
bad-seed = La graine { $seed } n’est pas un nombre entier de 0 à 9 223 372 036 854 775 807.
bad-options = Il faut les options par leur nom, chacune avec son choix en texte.
bad-names = Il faut les noms des joueurs en une liste de textes.
bad-secret = Un secret fait { $bytes } octets, et une course qui en a un n’a pas de graine.
bad-salts = Le sel va avec un secret : { $seats } sels, un par place, chacun de { $bytes } octets, ou vide pour celui de la maison.
bad-players = { $found ->
    [one] { $found } nom
   *[other] { $found } noms
} pour { $seats } places.
bad-seat = Il n’y a pas de place { $seat } parmi { $seats } (comptées à partir de 0).
bad-games = On ne peut pas jouer { $games } courses ; au moins 1.
bad-playouts = { $playouts } parties jouées ne disent rien ; au moins 1.
bad-device = Il n’y a pas de machine « { $name } ». Machines possibles : cpu, gpu.
bad-policy = Il n’y a pas de façon de jouer « { $name } ». Façons possibles : random, policy.
bad-bot = Il n’y a pas de bot « { $name } ». Bots possibles : { $allowed }.
bad-bot-module = Il n’y a pas de bot « { $name } » : { $detail }.
bad-moves = Un nombre entier pour chacune des { $games } courses, s’il vous plaît.
bad-move = Un coup est un nombre entier, et { $move } n’en est pas un.
illegal-move = Le coup { $move } n’est pas permis : { $why }
illegal-move-in-batch = Le coup { $move } n’est pas permis dans la course { $race } : { $why }
cannot-read = { $path } ne peut pas être lu : { $detail }.
cannot-write = { $path } ne peut pas être écrit : { $detail }. Rien de ce qui s’y trouvait n’a changé.
record-not-json = Ce n’est pas l’enregistrement complet d’une course ; il est peut-être tronqué ({ $detail }).
record-lacks = Ce n’est pas l’enregistrement d’une course : il n’a pas de « { $field } ».
record-wrong-field = Cet enregistrement est abîmé : « { $field } » n’a pas de sens.
record-other-format = Cet enregistrement est au format { $found } ; ce Paddock lit le format { $known }.
record-other-rules = Cet enregistrement suit la version { $found } des règles ; ce Paddock joue la version { $known }.
record-illegal-move = Le coup numéro { $step } de cet enregistrement ({ $move }) n’est pas permis : { $why }
record-broken-seal = Cet enregistrement a été changé après coup : son sceau ne correspond pas à ses coups.
edition-no-box = { $game } n’a pas de boîte dont on puisse changer les nombres.
edition-no-number = La boîte de { $game } n’a pas de nombre « { $path } ». Le plus proche est « { $near } » ; « paddock numbers { $game } » les donne tous.
edition-not-whole = « { $path } » doit être un nombre entier, et { $value } n’en est pas un.
edition-fixed = « { $path } » ne peut pas changer dans une édition : { $why } « paddock numbers { $game } » donne ce qui le peut.
edition-out-of-range = « { $path } » va de { $least } à { $most }, et ne peut pas être { $value }.
edition-numbers-alone = « { $path } » n’est pas un nombre de { $game } tel qu’il est imprimé, et une édition ne change que des nombres.
edition-no-toml = Une édition s’écrit en TOML, « nombre = valeur » sur chaque ligne, et ceci n’en est pas : { $detail }.
edition-bad-words = Les mots à soi se mettent dans des tables par langue ({ $languages }), chaque message avec son texte.
edition-no-message = { $game } ne dit rien sous le nom « { $message } ». Le plus proche est « { $near } ».
edition-bad-message = On ne peut pas dire « { $text } » pour « { $message } » : ce n’est pas un message, ou il nomme ce que celui-ci ignore.
edition-differences = Édition à soi : { $changes }
edition-change = { $path } = { $value } au lieu de { $standard }
edition-rulings = Ces décisions parlent du jeu tel qu’il est imprimé. Là où l’une d’elles donne un nombre qui diffère ici, c’est celui de cette édition qui compte.
fixed-by-rules = Les règles reposent sur lui.
out-of-range = { $field } vaut { $value } au lieu de { $low } à { $high } : une erreur dans les règles.
no-gpu = Il n’y a pas ici de GPU NVIDIA utilisable. --device cpu fait le même travail.
no-net = { $game } n’a pas de réseau entraîné.
bad-net = Dans { $path } il n’y a pas de réseau entraîné par `paddock learn`.
other-net = Ce réseau n’a pas été entraîné pour { $game } tel qu’il est aujourd’hui.
missing-extra = { $extra ->
    [serve] Des tables pour navigateurs et amis demandent
    [gpu] Un GPU demande
    [ray] Plusieurs machines demandent
    [draw] Une image PNG demande
   *[learn] Ceci demande
} d’autres paquets : pip install 'paddock[{ $extra }]'
rule-recursive = La règle { $rule } s’appelle elle-même, ce qu’un GPU ne sait pas faire.
rule-closure = La règle { $rule } se sert de variables d’une fonction qui l’entoure ; une règle se suffit à elle-même.
rule-calls-plain-function = La règle { $rule } appelle { $function }, qui n’est pas marquée @rule.
rule-unbound = { $call } n’a été demandé à aucun jeu ; Game.bind lui donne un sens.
plugin-left-out = « { $name } » ({ $where }) est laissé de côté : { $why }
plugin-raised = son chargement a levé l’exception { $detail }.
plugin-bad-name = un nom s’écrit en minuscules, chiffres et traits d’union, comme « fog-run » ; « { $name } » ne va pas.
plugin-name-taken = un autre s’appelle déjà « { $name } ».
plugin-other-name = il est déclaré sous le nom « { $name } », mais s’appelle « { $found } ».
plugin-no-game = { $found } n’est pas un Game.
plugin-no-bot = { $found } ne fait pas de bot : un bot a une méthode « move ».
plugin-lacks = il lui manque { $missing }.
compiling = Compilation de { $game } ({ $kernel }) pour le { $machine }, une seule fois ; cela prend quelques secondes …
number = { $number }
seat = Joueur { $number }
start-place = place { $place }
own-hand = Votre main
board-name = La table
hand-of = En main : { $seat }
hand-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } exemplaires
}
plain-your-turn = Choisissez quoi faire, { $seat }
plain-turn = À { $seat } de jouer
plain-won = { $count ->
    [one] Victoire : { $names }
   *[other] Égalité : { $names }
}
plain-points = { $points ->
    [one] point
   *[other] points
}
plain-side = { $side } : { $points } { plain-points }
plain-own-moves = Vos coups
plain-moves-of = Les coups : { $seat }
plain-no-moves = Il n’y a rien à décider pour l’instant.
bot-failed = Le bot « { $bot } » a échoué au coup { $step } de la course de graine { $seed } : { $why }
bot-raised = il a levé l’exception { $detail }.

why-race-over = La course est finie.
why-no-such-move = Ce coup n’existe pas.
