review-not-over = On analyse une course quand elle est finie : avant, l’analyse dirait ce que personne ne doit savoir.
review-no-time = Une analyse demande du temps : { $seconds } seconde, ce n’en est pas.

## Comment on a conduit

driving-superb = superbe
driving-good = bon
driving-fair = correct
driving-careless = négligent
driving-wild = casse-cou

## La course en une phrase

summary-one-decision = { $player } a mieux conduit que { $winner } et a tout perdu par une décision : le coup { $step } a laissé filer { $loss } %.
summary-luck = { $player } a mieux conduit ; la chance a fait gagner { $winner }.
summary-alike-luck = { $winner } et { $player } se valaient au volant ; la chance a fait gagner { $winner }.
summary-alike-close = { $winner } et { $player } se valaient au volant ; c’est { $winner } qui l’emporte.
summary-driving-and-luck = { $winner } a le mieux conduit et a eu de la chance, en plus.
summary-against-luck = { $winner } a gagné par sa conduite, contre la chance.
summary-driving = { $winner } a gagné par sa conduite.

## Un tournant

turning-played = { $player } a joué : { $move }.
turning-better = Mieux : { $move }. Cela aurait gagné { $loss } ± { $error } % de plus.
why-own-more = Le meilleur coup rapporte { $points } points de plus à { $side } en moyenne ({ $line }).
why-own-less = Le meilleur coup coûte { $points } points à { $side } en moyenne ({ $line }), et vaut mieux quand même.
why-other-less = Le meilleur coup enlève { $points } points à { $side } en moyenne ({ $line }).
why-other-more = Le meilleur coup laisse { $points } points de plus à { $side } en moyenne ({ $line }), et vaut mieux quand même.
turning-unknown = { $player } ne pouvait pas le savoir : après ce coup on voyait { $chance } %, { $lower ->
    [1] mais avec les cartes telles qu’elles étaient, ce n’était que { $truth } %.
   *[other] mais avec les cartes telles qu’elles étaient, c’était { $truth } %.
}
turning-held = { $other } avait en main : { $thing }. Avec cela, le coup gagne { $held } % des courses, sans cela { $otherwise } %.

## The graph and the table

graph-percent = { $share } %
graph-start = la donne
graph-move = coup { $step }
graph-legend = Chances de gagner ; en vert la chance de { $side }, en rouge sa malchance, les points sont des bourdes. Touchez la courbe pour voir la table.
graph-name = Les chances de gagner de chaque camp après chaque coup
head-player = pilote
head-decisions = décisions
head-driving-error = erreur de conduite
head-errors = erreurs
head-blunders = bourdes
head-luck = chance
head-adjusted = sans la chance
cell-driving = { $error } { $word }
cell-share = { $sign }{ $share } ± { $error } %
cell-share-bare = { $sign }{ $share } %
cell-thousandths = { $sign }{ $value } ± { $error }
summary-adjusted = Sans la chance, { $side } aurait gagné { $share } % de telles courses.
graph-share = { $name } { $share } %
graph-step = Coup { $step } : { $shares }
