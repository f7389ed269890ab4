game = Ligne
tagline = Tout droit, aussi <vite> que possible & sans retour
seats-why = Il n’y a qu’une ligne.
variant-short = courte
    .help = { $goal } pas
option-overdrive = Surmultipliée
    .off = non
    .on = oui
line-way = Chemin
chapter-car = La voiture
pedal = Pédale
    .help = Fait avancer.
gear = Vitesse
    .help = À quelle allure on avance.
move-drive = { $steps ->
    [one] Un pas
   *[other] { $steps } pas
}
log-drove = { $seat } : à { $way }.
unlucky = { $far } porte malheur.
fixed-where-it-begins = Une ligne commence à son début.
