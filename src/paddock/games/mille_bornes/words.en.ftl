game = Mille Bornes
tagline = Drive 1,000 miles, card by card, and keep the others from doing so.
seats-why = Two or three play for themselves, four or six in pairs; five cannot be shared out into pairs.

## Variants and options

variant-standard = One hand, scored
    .help = One hand with the whole score sheet; the most points win.
variant-match = Match to 5,000
    .help = Hand after hand until a side has 5,000 points; the deal moves to the left.
variant-simple = Simpler game
    .help = No scoring: the first to 1,000 miles wins, or whoever came furthest.

option-last-safeties = Safeties after the pile is empty
    .free-turn = give a free turn as always
    .no-turn = give no free turn any more
option-delayed-action = Delayed Action
    .empty-pile = the pile is empty when the trip is completed
    .empty-before = the pile was empty before the last turn began
    .needs = The simpler game has no points.
option-bare-pile = Hazards on the empty drive pile of a Right of Way holder
    .open = allowed
    .closed = not allowed
option-late-safety = A safety laid on its hazard later
    .go-shows = the Go beneath shows again
    .new-go = a new Go is needed
option-discards = Discarding
    .free = always allowed
    .forced = only when nothing can be played
option-extension-bonus = The bonus of the extension goes to
    .finisher = whoever completes it
    .against-caller = the caller, or each opponent if another completes it
    .against-caller-always = the same, and each opponent if nobody completes it
    .needs = Nobody extends a trip with four players or in the simpler game.
option-shut-out = The shut-out pays
    .all = once, when no opponent has driven
    .each = for each opponent who has not driven
    .french = every side that has driven, for each opponent who has not
    .needs = The simpler game has no points.

## Cards

kind-distance = Distances
kind-remedy = Remedies
kind-safety = Safeties
kind-hazard = Hazards
chapter-places = Places on the table
chapter-answers = Answers

card-25 = 25 miles
    .help = Distance. Needs a Go card on top of your drive pile (or Right of Way). The total must come out exactly.
card-50 = 50 miles
    .help = Distance. Needs a Go card on top of your drive pile (or Right of Way). The longest that a speed limit allows.
card-75 = 75 miles
    .help = Distance. Needs a Go card on top of your drive pile (or Right of Way). Not under a speed limit.
card-100 = 100 miles
    .help = Distance. Needs a Go card on top of your drive pile (or Right of Way). Not under a speed limit.
card-200 = 200 miles
    .help = Distance. Needs a Go card on top of your drive pile (or Right of Way). Not under a speed limit; only two in a driving zone. A trip without any is a safe trip: 300 points.
card-repairs = Repairs
    .help = Remedy. Ends an Accident; afterwards the car needs a Go card.
card-gasoline = Gasoline
    .help = Remedy. Ends Out of gas; afterwards the car needs a Go card.
card-spare-tire = Spare tire
    .help = Remedy. Ends a Flat tire; afterwards the car needs a Go card.
card-go = Go
    .help = Starts the car, ends a Stop, and follows every repair. Distances need it on top of the drive pile.
card-end-of-limit = End of limit
    .help = Remedy. Ends a Speed limit on your speed pile. Needs no Go card.
card-driving-ace = Driving ace
    .help = Safety. No Accident for the rest of the hand. 100 points and a free turn; as a Coup Fourré 300 more.
card-extra-tank = Extra tank
    .help = Safety. Never Out of gas for the rest of the hand. 100 points and a free turn; as a Coup Fourré 300 more.
card-puncture-proof = Puncture proof
    .help = Safety. No Flat tire for the rest of the hand. 100 points and a free turn; as a Coup Fourré 300 more.
card-right-of-way = Right of way
    .help = Safety. No Stop and no Speed limit for the rest of the hand, and the car needs no Go card. 100 points and a free turn; as a Coup Fourré 300 more. Opponents may then play hazards straight onto your remedies.
card-accident = Accident
    .help = Hazard. On the Go card of a rolling opponent. Ended by Repairs, prevented by the Driving ace.
card-out-of-gas = Out of gas
    .help = Hazard. On the Go card of a rolling opponent. Ended by Gasoline, prevented by the Extra tank.
card-flat-tire = Flat tire
    .help = Hazard. On the Go card of a rolling opponent. Ended by a Spare tire, prevented by Puncture proof.
card-stop = Stop
    .help = Hazard. On the Go card of a rolling opponent. Ended by a Go card, prevented by Right of way.
card-speed-limit = Speed limit
    .help = Hazard. On an opponent's speed pile, rolling or not: only 25 and 50 until an End of limit. Prevented by Right of way.

## Moves

move-drive = Drive { $miles } miles
move-remedy = Play { $card }
move-safety = Lay the safety { $card }
move-attack = { $card } on { $side }
move-discard = Discard { $card }
move-coup-fourre = Coup Fourré! { $card } against { $hazard }
move-let-it-stand = Let the { $hazard } stand
move-extend = Extend the trip to 1,000 miles
move-finish = End the trip at { $goal } miles

note-drive = { $miles } of { $goal }
note-safety = 100 points, draw and play again
note-coup-fourre = 400 points, fill up your hand and take a turn
note-extend = 200 more points for whoever completes it; nobody else has won yet

## Why not

why-race-over = The race is over.
why-no-such-move = There is no such move.
why-not-in-hand = You do not hold that card.
why-answer-the-attack = First answer the { $hazard }: with the { $safety } as a Coup Fourré, or by letting it stand. (Rulebook: Coup Fourré)
why-no-attack-to-answer = There is no attack to answer: a Coup Fourré is played the moment a hazard hits you. (Rulebook: Coup Fourré)
why-safety-not-in-hand = You do not hold the { $safety }, the safety against { $hazard }. (Rulebook: Coup Fourré)
why-extend-or-finish = First decide whether the trip ends here or goes on to 1,000 miles. (Rulebook: Winning)
why-not-at-the-goal = Only the side that has just reached { $goal } miles decides on the extension. (Rulebook: Winning)
why-hazard-on-you = { $hazard } lies on your drive pile: it takes { $remedy } first. (Rulebook: Hazards and Remedies)
why-no-go-card = Distances need a Go card on top of your drive pile, or Right of way. (Rulebook: Distance cards)
why-speed-limited = A speed limit is in force: nothing longer than 50 until an End of limit. (Rulebook: Speed Limit cards)
why-over-the-goal = { $miles } would be too far: { $to_go } to go, and { $goal } must come out exactly. (Rulebook: Winning)
why-two-200s-played = Two 200s lie in your driving zone already, and there is no third. (Rulebook: Distance cards)
why-go-on-go = A Go card lies on top of your drive pile already. (Ruling 27)
why-repair-first = { $hazard } takes { $remedy } before a Go card helps. (Rulebook: Hazards and Remedies)
why-nothing-to-remedy = There is nothing that { $card } would remedy. (Ruling 27)
why-no-speed-limit = There is no speed limit to end. (Ruling 27)
why-own-zone = Hazards go into an opponent's driving zone, not into your own. (Rulebook: Hazards and Remedies)
why-no-such-side = There is no such side in this race.
why-protected = { $side }: { $safety } protects from { $card } for the rest of the hand. (Rulebook: Safety cards)
why-already-limited = { $side }: a speed limit is in force already. (Ruling 8)
why-hazard-on-hazard = { $side }: a hazard lies there already, and the car stands. (Ruling 6)
why-not-rolling = { $side }: the car does not roll, and a hazard goes only on a Go card. (Rulebook: Hazards and Remedies)
why-bare-pile = { $side }: the drive pile is empty, and an option of this race protects it. (Ruling 10)
why-must-play = You can play a card, and an option of this race lets you discard only when you cannot. (Ruling 19)

## The log

log-dealt = Hand { $number }, dealer: { $seat }; { $count } cards in the draw pile.
log-drew = { $seat }: drew a card ({ $left } left).
log-drew-card = { $seat }: drew { $card } ({ $left } left).
log-drove = { $seat }: { $miles } miles, { $count } in all.
log-remedied = { $seat }: { $card }.
log-laid-safety = { $seat }: safety { $card }, and another turn.
log-attacked = { $seat }: { $card } on { $side }.
log-coup-fourre-played = { $seat }: Coup Fourré! { $card } against { $hazard }.
log-no-coup-fourre = { $seat }: no Coup Fourré.
log-discarded = { $seat }: discarded { $card }.
log-pile-empty = The draw pile is used up.
log-goal-reached = { $seat }: 700 miles! Does the trip end here?
log-extended = { $seat }: the trip goes on to 1,000 miles.
log-trip-completed = { $seat }: { $number } miles, the trip is completed.
log-nobody-arrived = Nobody has cards left: the hand ends on the road.
log-scored = { $side }: { $line } { $points }
log-total = { $side }: { $points } points after hand { $deal }.

line-miles = Miles
line-safeties = Safeties
line-all-four-safeties = All four safeties
line-coups-fourres = Coups Fourrés
line-trip-completed = Trip completed
line-delayed-action = Delayed action
line-safe-trip = Safe trip
line-shut-out = Shut-out
line-extension = Extension

## The picture in a terminal

picture-headline = Hand { $deal } · to { $goal } miles · draw pile { $pile }
picture-discards = discards
picture-nothing = nothing
picture-hand = Your hand:
picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-points = { $points } points
picture-miles = { $miles } of { $goal }
picture-drive = Drive pile
picture-speed = Speed pile
picture-no-limit = no limit
picture-coup = Coup Fourré
picture-attack = { $card } on { $side }, played by { $attacker }. { $asked }: a Coup Fourré?

## Places

place-zone = Driving zone
    .help = Each side has one: the drive pile with Go, hazards and remedies, the speed pile, the safeties, and the distances driven. Cards for yourself go into your own, hazards into another side's.
place-draw-pile = Draw pile
    .help = Every turn begins with a card from here. When it is empty, play goes on with the cards in hand.
place-discard = Discard pile
    .help = Who plays no card puts one here, face up. It never comes back in this hand.
answer-let-it-stand = Let it stand
    .help = You take the hazard as it is. The safety against it can still be played later, but a Coup Fourré is possible only now.
answer-extend = Extend the trip
    .help = The trip goes on to 1,000 miles instead of ending here. Whoever completes it then earns 200 points more, and until then nobody has won.
answer-finish = End the trip
    .help = The hand ends here: the trip is completed, and everybody's points are counted.

# ---- drawing

drawing-number = { $number }
drawing-board = The table
drawing-deal = Hand { $deal }
drawing-goal = { $goal } miles
drawing-your-turn = Your turn, { $seat }
drawing-turn = It is { $seat }’s turn
drawing-answer = { $card }, from { $attacker }! Have you a Coup Fourré?
drawing-at-the-goal = { $seat } has come { $goal } miles: does the trip end here?
drawing-winner = { $count ->
    [one] { $names } won the race
   *[other] A tie: { $names }
}
drawing-zone = { $side }: { $miles } of { $goal } miles, { $points } points. Drive pile: { $drive }. Speed: { $speed }. Safeties: { $safeties }.
drawing-car = { $side }: { $miles } of { $goal } miles
drawing-coup = { $card } (Coup Fourré)
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-of = of { $goal } miles
drawing-draw-pile = Draw pile
drawing-draw-count = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
drawing-discard-pile = Discard pile
drawing-discards = Discard pile: { $card }
drawing-hand = The hand of { $seat }
drawing-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}
drawing-poster = { $miles } miles to the sea
