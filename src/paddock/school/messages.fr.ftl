unknown-lesson = Il n'y a pas de leçon « { $name } » ; il y a : { $allowed }.
no-lessons = Ce jeu n'a pas encore de leçons.
no-such-move-in-lesson = Dans la leçon { $lesson }, personne ne peut toucher { $parts } après { $step } coups.
book-pictures = Une course en images
book-pictures-text = { $names } roulent ici comme le bot rapide. Ce que chacun touche est marqué.
book-move = { $name } : { $move }
book-scoring = Comment les points se comptent
book-scoring-text = La course des images a fini ainsi :
book-total = Total
book-choices = Variantes et options
book-default = d’ordinaire
book-search = Chercher dans ces règles
book-print = Imprimer
book-none-found = Rien ici ne dit cela.
unknown-puzzle = Il n’y a pas de problème { $number } ; ils vont de 1 à { $count }.
no-puzzles = Il n’y a pas encore de problèmes pour ce jeu.
puzzles = Problèmes
puzzles-text = Des positions de vraies courses où un coup est nettement meilleur. On y voit ce que voit un seul pilote : ses propres cartes.
puzzle = Problème { $number } sur { $count }
puzzle-grade = { $grade ->
    [1] facile
    [2] délicat
   *[3] difficile
}
puzzle-ask = { $name } doit jouer. Lequel de ces coups est nettement le meilleur ?
puzzle-right = Juste : { $move }.
puzzle-wrong = Mieux : { $move }.
puzzle-line = { $move } : { $measured }
puzzle-best = gagne { $chance } courses sur 100
puzzle-other = en gagne { $loss } de moins (± { $error })
puzzle-worlds = Chacun a été essayé dans les mêmes { $worlds } donnes que { $name } tient pour possibles, continuées par des bots rapides.
puzzle-missed = Manqué par le bot rapide { $policy } fois sur 100, par les bots Conducteur { $driver } fois, par les bots Débutant { $learner } fois.
puzzle-next = Problème suivant
