## Chaque page

skip = Au contenu
menu = Menu
me = Vous
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
level-champion-text = réfléchit une seconde par coup
new-table = Une table à vous
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
cancelled-title = Cette table a été annulée
cancelled-text = Personne n’y joue plus. Une autre table s’ouvre en un instant.
cancelled-race = Cette course a été annulée avant la fin ; vous pouvez encore la revoir.
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
make-move = Jouer ce coup
release = Reposer
all-moves = Tous les coups en liste
no-moves = Il n’y a rien à faire maintenant.
wait-for = C’est à { $name } de jouer.
undo = Reprendre le coup
come-back = { $name } : reprendre le volant
cancel = Annuler la table
ask-cancel-freely = Annuler cette table pour tous ?
ask-cancel-as-leaving = Abandonner cette course ? Après le premier tour, elle compte comme perdue.
leave = Quitter la course
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
how-it-went = Comment cela s’est passé
say-something = Dire quelque chose
say-go = Envoyer
hint-text = Le champion réfléchit une seconde à votre coup. Il ne voit que ce que vous voyez.
hint-go = Demander au champion
offline = La connexion est perdue. La table attend ; nous réessayons …
handover-text = Que tous les autres regardent ailleurs.
handover-go = C’est moi

## Touches et réglages

key-walk = aller de chose en chose
key-touch = toucher ; sur un coup entier : le jouer
key-number = jouer le coup de ce numéro dans la liste
key-release = reposer ce qui a été touché
key-turn = tourner la pièce choisie, si elle se tourne ; la molette le fait aussi
key-undo = reprendre le dernier coup, là où c’est possible
key-explain = expliquer la chose sélectionnée
key-hint = demander un conseil
key-moves = ouvrir la liste de tous les coups
key-chat = écrire aux autres
set-confirm = Demander avant de jouer un coup
set-confirm-text = Un coup entier attend en fantôme que vous le confirmiez.
set-react = Quand vous pouvez réagir
react-ask = me demander
react-best = répondre au mieux
react-never = ne jamais réagir
set-sound = Sons
set-speed = Mouvement
speed-normal = normal
speed-fast = rapide
speed-none = aucun

## La visite

tour-end = Arrêter la visite

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

## Pour le script

js-guest = Invité
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
js-hint = Je choisirais : { $move }. Dans { $count } courses imaginées, cela a donné { $value } %.
js-hint-next = Ensuite vient { $move }, avec { $value } %.
js-hint-close = { $move } vaut à peu près autant.
js-planned = puis la suite du plan : { $count }
js-seconds = { $count } s
js-tour-next = Suite
js-tour-go = En route
js-tour-1 = La route
js-tour-1-text = Chaque voiture montre où en est son pilote. Le panneau bleu au-dessus dit à qui c’est de jouer.
js-tour-2 = Votre main
js-tour-2-text = Ce que vous pouvez jouer est éclairé. Touchez une carte, puis l’endroit où elle va ; une carte qui n’est pas éclairée dit pourquoi.
js-tour-3 = Un coup attend
js-tour-3-text = Un coup entier attend votre confirmation et montre ce qui se passerait. Les réglages permettent de s’en passer.
js-tour-4 = Ce qui s’est passé
js-tour-4-text = Le journal raconte tout ; à côté se trouvent la marque, la discussion et un conseil du champion.
js-tour-5 = Expliqué
js-tour-5-text = Appuyez un moment sur une carte (ou I au clavier), et elle s’explique. ? montre toutes les touches. Bonne route !
