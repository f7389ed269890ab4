## Chaque page

skip = Au contenu
menu = Menu
me = Profil
language-en = English
language-fr = Français
theme = Jour ou nuit
close = Fermer
unofficial = Paddock est un projet non officiel. Les titres des jeux disent seulement quelles règles sont jouées.
missing-title = Cette route ne mène nulle part
to-lobby = À l’accueil

## Accueil

lobby-title = Où roulons-nous aujourd’hui ?
lobby-text = Choisissez un niveau et partez, ou ouvrez une table pour des amis.
my-tables = Vos tables
games = Jeux
open-tables = Tables ouvertes
no-open-tables = Aucune pour l’instant. Ouvrez-en une, et les autres la verront ici.
chairs-left = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
your-turn = À vous
turn-of = À { $name } de jouer
gathering = Pas encore commencée
play-against = Jouer tout de suite contre
level-learner-text = apprend encore les règles
level-driver-text = sensé, un peu distrait
level-racer-text = réfléchit et compte les cartes
level-champion-text = réfléchit à tout son tour
new-table = Nouvelle partie
rules = Règles
contents = Sommaire
reference = Pièce par pièce
ratings = Classement
join = Rejoindre par un lien ou un code
join-go = Rejoindre
import = Regarder une course enregistrée
import-text = Un fichier enregistré par Paddock, dans le terminal ou à une table.
import-go = Choisir un fichier

## Une nouvelle table

how-many = Combien jouent ?
who-plays = Qui joue ?
who-plays-text = Plusieurs « vous » partagent cet écran : la table vous demande de vous le passer. Pour des amis ailleurs, vous recevez un lien et un code.
chair = Place { $number }
chair-you = Vous, à cet écran
chair-friend = Un ami, ailleurs
chair-bot = Bot : { $level }
chair-open = Libre
name = Nom
variant = Variante
options = Options des règles
own-edition = propres nombres
own-numbers = Propres nombres
own-numbers-text = Et si quelques nombres de la boîte étaient autres ? Écrivez-les ici pour cette table, un par ligne. Une telle table est privée et ne compte pas pour les cotes.
own-numbers-list = { $count } nombres que l’on peut changer, tels qu’ils sont imprimés
table-options = La table
public = Ouverte à tous
public-text = Chacun la voit à l’accueil et peut s’y asseoir.
clock = Temps par coup
clock-none = Autant qu’il faut
clock-seconds = { $count } secondes
clock-minutes = { $count } minutes
clock-day = Un jour
open-table = Ouvrir la table

## Rassemblement

gathering-title = Qui vient avec nous ?
your-name = Votre nom
sit-down = S’asseoir
stand-up = Se lever
ask-to-leave = Prier de partir
give-bot = La donner à un bot
give-friend = La réserver à un ami
invite = Envoyez ce lien à vos amis :
invite-code = Ou dictez-leur ce code ; ils le tapent à l’accueil :
copy = Copier
relink-text = Les deux valent jusqu’au départ.
relink = Les annuler et en faire de nouveaux
start = Lancer la course
host-starts = L’hôte lance la course quand toutes les places sont prises.
commitment = Le sceau posé sur les cartes, à ouvrir après la course :
pledged = { $count ->
    [one] { $names } ajoute du hasard à la donne, pour que personne ne puisse la choisir à lui seul.
   *[other] { $names } ajoutent du hasard à la donne, pour que personne ne puisse la choisir à lui seul.
}
dealing = On distribue les cartes : chaque navigateur ajoute sa part de hasard, en dix secondes au plus.

## La table

stage = La table
side = Autour de la course
you = vous
bot = bot
away = absent
acts = joue
watching = La course est lancée, et vous regardez. Les mains restent cachées jusqu’à la fin.
unready-now = Les bots se préparent, ce qui prend quelques minutes, une seule fois. D’ici là, ils conduisent à vue, et cette course n’est pas classée.
unready-before = Les bots sont prêts. Cette course a commencé sans qu’ils réfléchissent et n’est pas classée.
cancelled-title = Cette partie a été arrêtée
cancelled-text = Personne n’y joue plus. Une autre table s’ouvre en un instant.
cancelled-race = Cette partie a été arrêtée avant l’arrivée ; vous pouvez encore la revoir.
mute = Masquer ses messages
nudge = Toujours là ?
still-there = Êtes-vous toujours là ?
still-there-text = Les autres attendent. Jouez, ou dites que vous êtes là ; sinon un bot jouera bientôt pour vous.
still-there-last = Les autres ont longtemps attendu. Jouez maintenant ; sinon un bot jouera bientôt pour vous.
still-there-go = Je suis là
replace = Remplacer par un bot
log = Journal
sheet = Marque
chat = Discussion
hint = Conseil
settings = Réglages
keys = Touches
make-move = Jouer
release = Reposer
all-moves = Tous les coups en liste
no-moves = Il n’y a rien à faire maintenant.
wait-for = C’est à { $name } de jouer.
undo = Reprendre le coup
come-back = { $name } : reprendre le volant
cancel = Arrêter la partie
ask-cancel-freely = Arrêter cette partie pour tous ?
ask-cancel-as-leaving = Arrêter cette partie ? Après le premier tour, elle compte comme une course perdue.
leave = Quitter
ask-leave = Quitter cette course pour de bon ? Un bot continue à votre place, vous ne pourrez pas revenir, et cela compte comme une dernière place.
left = a quitté
propose-ending = Proposer d’arrêter
ending-by = { $name } propose d’arrêter la course sans résultat.
ending-by-host = L’hôte propose d’arrêter la course sans résultat.
ending-waits = Elle s’arrête si tous les autres sont d’accord ; d’ici là, elle continue.
ending-withdraw = Retirer la proposition
ending-agree = D’accord
ending-decline = Continuer
replay = Revoir
step-back = Un coup en arrière
step-on = Un coup en avant
skip-show = Passer
again = Encore une fois
seen-by = Vu par
spectator = Tous
download = Télécharger l’enregistrement
share = Copier le lien
fair = Cartes honnêtes ?
fair-text = Avant la donne, la maison montre un sceau, le SHA-256 de son secret, et après la fin le secret. Chaque carte découle de ce secret et du hasard ajouté par les joueurs : téléchargez l’enregistrement et lancez « paddock verify » dessus.
fair-seal = Sceau :
fair-secret = Secret :
fair-salt = { $name } a ajouté :
fair-lost = { $name } n’a rien ajouté à temps ; la maison a mis le sien.
fair-house = { $name } : ajouté par la maison
fair-no-salt = Aucun joueur n’a ajouté de hasard.
fair-imported = Cette course a été jouée ailleurs : personne ne s’était engagé sur son hasard avant la donne ; on peut la rejouer, mais rien n’est prouvé.
rematch = Revanche
to-rematch = À la revanche
wins = { $count ->
    [one] { $people ->
        [one] Victoire : { $names }
       *[other] Victoire d’équipe : { $names }
    }
   *[other] Victoire partagée : { $names }
}
total = Total
review = Analyse de la course
review-see = Chance ou talent ?
review-begins = La course est examinée. Cela prend de quelques secondes à quelques minutes ; vous pouvez revenir plus tard.
review-grows = Les chiffres deviennent encore plus sûrs.
review-along = Coup par coup
review-turning = Un tournant : coup { $step }
review-board = Montrer la table
review-no-turning = Personne n’a laissé filer grand-chose.
review-how = Les décisions sont jugées d’après ce que le pilote pouvait savoir, dans des mondes redistribués ; la courbe montre la course avec toutes les cartes telles qu’elles étaient. Les erreurs de conduite sont des millièmes de victoire par décision.
review-share = Une image à partager
review-back = Retour à la table
review-go-on = Repartir d’ici
review-try = Rejouer ce coup
review-line = Que feraient des champions ?
detour = Et si… Cette course repart du coup { $step } d’une course finie ; elle ne compte nulle part.
puzzle = À refaire : le coup joué ici a coûté { $loss } %. Qu’y a-t-il de mieux ?
puzzle-better = Bien vu : { $move }, c’est ce que l’analyse a trouvé de mieux.
puzzle-same = C’est le coup de la course. Mieux : { $move }.
puzzle-other = L’analyse a trouvé mieux : { $move }.
to-review = Voir l’analyse
my-driving = Ma conduite
driving-none = Aucune de vos courses n’a encore été analysée. L’analyse sépare la chance de la conduite ; elle est proposée à la fin de chaque course.
driving-unreviewed = { $count ->
    [one] Une de vos courses n’a pas encore été analysée.
   *[other] { $count } de vos courses n’ont pas encore été analysées.
}
driving-review = { $count ->
    [one] L’analyser
   *[other] Analyser les { $count } dernières
}
driving-growing = { $count ->
    [one] Une course est en cours d’analyse. Cela prend quelques minutes au plus ; vous pouvez revenir plus tard.
   *[other] { $count } courses sont analysées l’une après l’autre. Cela prend quelques minutes au plus pour chacune ; vous pouvez revenir plus tard.
}
driving-races = courses
driving-error = erreur de conduite
driving-luck = chance par course
driving-won = gagné
driving-adjusted = gagné sans la chance
driving-kinds = Par sorte de décision ; d’abord là où vous laissez filer le plus
driving-kind = sorte
driving-decisions = décisions
driving-errors = erreurs
driving-blunders = bourdes
driving-all = toutes
driving-again = À refaire
driving-again-text = Vos propres erreurs en énigmes : la course se retrouve où elle en était, et vous cherchez un meilleur coup. Vous pouvez continuer à partir de là.
driving-mistake = coup { $step }, −{ $loss } %
driving-how = Les erreurs de conduite sont des millièmes de victoire par décision, jugées d’après ce que vous pouviez savoir. Sur beaucoup de courses, la chance s’annule ; ce que vous gagnez sans elle, c’est votre conduite.
podium = L’arrivée
turning = Le tournant
turning-see = Voir ce moment
how-it-went = Comment cela s’est passé
say-something = Dire quelque chose
zoom-in = Agrandir le plateau
zoom-out = Réduire le plateau
say-go = Envoyer
hint-text = Le champion réfléchit une seconde à votre coup. Il ne voit que ce que vous voyez.
hint-go = Demander au champion
offline = La connexion est perdue. Nous réessayons …
handover-text = Que tous les autres regardent ailleurs.
handover-go = C’est moi

## Touches et réglages

key-walk = aller de chose en chose
key-touch = toucher ; sur un coup entier : le jouer
key-number = jouer le coup de ce numéro dans la liste
key-release = reposer ce qui a été touché
key-turn = tourner la pièce choisie, si elle se tourne ; la molette le fait aussi
key-skip = passer ce qui est montré
key-again = revoir ce que les autres ont fait
key-undo = reprendre le dernier coup, là où c’est possible
key-explain = expliquer la chose sélectionnée
key-hint = demander un conseil
key-moves = ouvrir la liste de tous les coups
key-chat = écrire aux autres
set-confirm = Demander avant de jouer un coup
set-confirm-text = Un coup entier attend en fantôme que vous le confirmiez. Un bouton agit aussitôt.
puzzles = Problèmes
daily = La course du jour
daily-text = une même donne pour toute la maison, contre { $count ->
    [one] le même bot { $level }
   *[other] les { $count } mêmes bots { $level }
}. Chacun la court une fois.
daily-go = La courir
daily-go-on = La continuer
daily-driven = { $count ->
    [0] Personne ne l’a encore finie.
    [one] Une personne l’a finie.
   *[other] { $count } l’ont finie.
}
daily-told-after = Les résultats se lisent quand on l’a finie.
daily-others = Les résultats des autres
daily-nobody = Personne ne l’a finie.
daily-champion = le champion
daily-champion-drives = Le champion est encore en route.
daily-before = La veille
set-tips = Conseils aux débutants
tips-first = dans mes trois premières courses d’un jeu
tips-always = toujours
tips-never = jamais
tips = Coups raisonnables
set-react = Quand vous pouvez réagir
react-ask = me demander
react-best = répondre au mieux
react-never = ne jamais réagir
set-sound = Sons
set-volume = Volume
set-vibrate = Vibration
set-vibrate-text = à votre tour et à chaque choc
sounds-off = Sons coupés
set-pace = Montrer ce qui se passe
pace-calm = tranquillement
pace-usual = normalement
pace-brisk = vivement
pace-off = pas du tout

## Vous

guest-title = Qui êtes-vous ?
colour = Couleur
colour-red = rouge
colour-blue = bleu
colour-amber = ambre
colour-green = vert
colour-violet = violet
colour-slate = ardoise
save = Enregistrer
account = Compte
account-text = Facultatif : avec un nom et un mot de passe, vous retrouvez vos tables, votre historique et votre classement sur d’autres appareils.
signed-in-as = Vous êtes connecté sous { $name }.
login = Nom de connexion
password = Mot de passe (8 caractères ou plus)
make-account = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
change-password = Changer le mot de passe
old-password = Mot de passe actuel
new-password = Nouveau mot de passe (8 caractères ou plus)
change-password-text = Vous restez connecté ici ; tous les autres appareils sont déconnectés.
delete-account = Supprimer le compte
delete-account-text = Votre nom, votre historique, vos cotes et vos messages disparaissent, et les courses en cours comptent comme quittées. Les courses finies restent pour les autres, avec « un ancien joueur » à votre place.
ask-delete-account = Supprimer votre compte pour de bon ? Rien ne pourra être récupéré.
tokens = Appareils et jetons
tokens-text = Là où vous êtes connecté, et les jetons avec lesquels vos bots et vos scripts jouent en votre nom. Un appareil est déconnecté après un an sans usage.
token-session = Un navigateur ou un appareil
token-play = Un jeton pour jouer
token-made = depuis le
token-ends = fin le
token-this = celui-ci
token-void = Rendre invalide
token-label = Un jeton pour
token-days = Valable pendant
token-new = Obtenir un jeton
token-once = Gardez-le maintenant ; il n’est montré qu’une fois :
days = { $count } jours
statistics = Statistiques
history = Historique
no-history = Pas encore de course finie.
game = Jeu
races = Courses
wins-count = Victoires
best = Meilleur
mean = Moyenne
rating = Cote
when = Quand
place = Rang
points = Points
look = Regarder
look-again = Revoir
ratings-text = La force après toutes les courses classées, avec son incertitude ; chacun commence à 25.
no-ratings = Personne n’a encore fini de course classée.

bot-of = bot { $level }
opponents = Avec
set-talk = Les bots disent un mot de temps en temps

## Les pilotes

drivers = Au volant
drivers-text = Quand un bot conduit, c’est l’un d’eux qui tient le volant. Chacun conduit selon son niveau ; il y en a assez de chaque pour la plus grande table.
drivers-all = Tous les pilotes
driver-text = { $name } est un programme. Il voit ce que sa place peut voir et rien de plus, et dit un mot ou deux au départ, quand la tête change et à l’arrivée.
driver-is-learner = Joue un coup sensé une fois sur deux, et entre-temps n’importe quel coup permis.
driver-is-driver = Sait ce qui a du sens, et choisit bien une fois sur quatre ; le reste du temps, il rêve un peu.
driver-is-racer = Imagine des milliers de courses en un vingtième de seconde, et joue ce qui a le mieux tourné.
driver-is-champion = Imagine des courses pendant une seconde avant chaque coup qui compte, et joue ce qui a le mieux tourné.
driver-ratings-text = La force du niveau { $level }, que partagent tous ses pilotes ; chacun commence à 25.

## L’école

school = École de conduite
school-text = De courtes leçons à une vraie table, d’une à trois minutes chacune. À la fin, vous pouvez continuer la course.
new-to-this = Première fois ? Deux minutes
new-to-this-text = votre première leçon, à une vraie table
lesson-begin = Commencer
lesson-learnt = apprise
lesson-on = Suite
lesson-next = Leçon suivante
lesson-free = Continuer la course

## Pour le script

js-in-the-rules = Sa place dans les règles
js-replay-play = Jouer
js-replay-pause = Pause
js-thinks = { $name } réfléchit
js-missed = Pas montrés : { $count } coups
js-your-turn = C’est à vous.
js-copied = Le lien est copié.
js-copy = Copiez ce lien :
js-no-record = Ce n’est pas un fichier enregistré par Paddock.
js-lost = Le serveur ne répond pas ; rien n’est perdu. Réessayez dans un instant.
js-late = La course avait déjà continué ; regardez de nouveau.
js-fair-yes = Le secret correspond au sceau que ce navigateur a vu avant la donne.
js-fair-yes-own = Le secret correspond au sceau que ce navigateur a vu avant la donne, et votre part de hasard y est : personne n’a choisi ces cartes.
js-fair-lost-salt = Le secret correspond au sceau, mais votre part de hasard n’est pas arrivée à temps ; la maison a mis la sienne.
js-fair-late = Le secret correspond au sceau, mais ce navigateur ne l’a vu qu’après la donne. Cela prouve moins : la maison aurait pu choisir les deux.
js-fair-other-salt = Ce qui a été ajouté à la donne n’est pas ce qui avait été promis avant !
js-fair-no = Le secret ne correspond pas au sceau !
js-password-changed = Le mot de passe est changé ; les autres appareils sont déconnectés.
js-step = Coup { $step } sur { $steps }
js-hand-over = { $name }, c’est à vous
js-hint = Je choisirais : { $move }. Avec cela, { $chance } % des { $count } courses imaginées ont été gagnées.
js-hint-next = Ensuite vient { $move }, avec { $chance } %.
js-hint-close = Difficile à dire. Avec { $move }, { $chance } % des { $count } courses imaginées ont été gagnées ; cela vaut peut-être autant : { $others }.
js-line-after = Ensuite : { $shares }.
js-only-discard = { $name } : à défausser seulement.
js-next-step = Touchez l’endroit où va { $name }
js-planned = puis { $count } de plus, comme indiqué
js-seconds = { $count } s
