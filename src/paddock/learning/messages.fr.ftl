bad-rewards = { $name } n’est pas une façon de récompenser ; il y a { $allowed }.
bad-limit = Une course ne peut pas être coupée après { $limit } coups ; au moins 1.
bad-opponent = { $name } n’est pas un adversaire ; il y a { $allowed }.
no-learner = Au moins une place reste à qui apprend.
position-over = Cette course est finie : rien ne peut commencer de là.
bad-buffer = Le tableau « { $name } » ne convient pas ; voulu : { $wanted }.

## Entraînement

training-title = { $game } : appris à partir de rien en { $minutes } minutes
training-policy = Victoires, seul parmi des policy, au fil des minutes
training-past = Victoires, seul parmi ceux du regard précédent
training-entropy = Le choix est ouvert : entropie d’une décision, en nats
training-error = Erreur de ce qui est attendu, au carré
training-judged = À la fin (entre parenthèses : ce qu’ont des égaux)
training-judged-row = { $variant }, { $seats } joueurs, contre { $against } : { $wins }
not-that-network = { $path } contient ce qui a été appris pour d’autres règles ou un réseau d’une autre forme ; prenez un autre dossier.
