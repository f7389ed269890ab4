game = Mille Bornes
tagline = Drive { $trip } miles, card by card, and keep the others from doing so.
seats-why = Two or three play for themselves, four or six in pairs; five cannot be shared out into pairs.

## Variants and options

variant-standard = One hand, scored
    .help = One hand with the whole score sheet. The most points win; sides with equally many share the place.
variant-match = Match to { $match }
    .help = Hand after hand until a side has { $match } points or more at the end of one; the most points win, and a tie at the top takes another hand. The deal moves to the left.
variant-simple = Simpler game
    .help = No points: the first to { $trip } miles wins, with any number of players, and there is no extension. If nobody gets there, whoever came furthest wins; sides that came equally far share the place.

option-last-safeties = Safeties after the pile is empty
    .free-turn = give a free turn as always
    .no-turn = give no free turn any more
option-delayed-action = Delayed action
    .empty-pile = the pile is empty when the trip is completed
    .empty-before = the pile was empty before the last turn began
    .needs = The simpler game has no points.
option-bare-pile = Hazards on the empty drive pile of a Right of way holder
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
    .against-caller = whoever extended and completes it; if another side completes it, each opponent of whoever extended
    .against-caller-always = the same, also if nobody completes it
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
chapter-score = The score sheet

card-distance = { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
}
    .hint = needs a Go
    .help = Distance. Needs a Go card on top of your drive pile, or Right of way. { $slow ->
        [yes] Allowed under a Speed limit.
       *[no] Not under a Speed limit.
    } { $rationed ->
        [yes] { two-hundreds }
       *[no] Must not pass the goal, which has to come out exactly.
    }
two-hundreds = Only { $two_hundreds } in a driving zone. { $variant ->
    [simple] Must not pass the goal, which has to come out exactly.
   *[other] A trip completed without any is a safe trip: { $points_safe_trip } points.
}
card-repairs = Repairs
    .hint = after an Accident
    .help = Remedy. Ends an Accident; afterwards the car needs a Go card, unless you have Right of way.
card-gasoline = Gasoline
    .hint = after Out of gas
    .help = Remedy. Ends Out of gas; afterwards the car needs a Go card, unless you have Right of way.
card-spare-tire = Spare tire
    .hint = after a Flat tire
    .help = Remedy. Ends a Flat tire; afterwards the car needs a Go card, unless you have Right of way.
card-go = Go
    .hint = starts the car
    .help = Remedy. Starts the car, ends a Stop, and follows Repairs, Gasoline and Spare tire. Distances need it on top of the drive pile.
card-end-of-limit = End of limit
    .hint = any distance again
    .help = Remedy. Ends a Speed limit on your speed pile. Needs no Go card.
card-driving-ace = Driving ace
    .hint = no Accident
    .help = Safety. No Accident for the rest of the hand. { safety-brings }
card-extra-tank = Extra tank
    .hint = never Out of gas
    .help = Safety. Never Out of gas for the rest of the hand. { safety-brings }
card-puncture-proof = Puncture proof
    .hint = no Flat tire
    .help = Safety. No Flat tire for the rest of the hand. { safety-brings }
card-right-of-way = Right of way
    .hint = no Stop, no limits
    .help = Safety. No Stop and no Speed limit for the rest of the hand, and the car needs no Go card. { safety-brings } { right-of-way-price }
safety-brings = { $variant ->
    [simple] { free-turn }
   *[other] { $points_safety } points, as a Coup Fourré { $points_coup_fourre } more. { free-turn }
}
free-turn = { $last_safeties ->
    [no-turn] After laying it you draw and play again, as long as the draw pile lasts.
   *[free-turn] After laying it you draw and play again.
}
right-of-way-price = { $bare_pile ->
    [closed] In return opponents may play Accident, Out of gas and Flat tire straight onto your remedies.
   *[open] In return opponents may play Accident, Out of gas and Flat tire straight onto your remedies, and onto your drive pile while it is empty.
}
card-accident = Accident
    .hint = Repairs fixes it
    .help = Hazard. On the Go card of an opponent, who then stands still. Ended by Repairs, prevented by the Driving ace. { left-out }
card-out-of-gas = Out of gas
    .hint = Gasoline fixes it
    .help = Hazard. On the Go card of an opponent, who then stands still. Ended by Gasoline, prevented by the Extra tank. { left-out }
card-flat-tire = Flat tire
    .hint = Spare tire fixes it
    .help = Hazard. On the Go card of an opponent, who then stands still. Ended by a Spare tire, prevented by Puncture proof. { left-out }
card-stop = Stop
    .hint = Go starts it again
    .help = Hazard. On the Go card of an opponent, who then stands still. Ended by a Go card, prevented by Right of way. { left-out }
card-speed-limit = Speed limit
    .hint = short drives only
    .help = Hazard. On the speed pile of an opponent, whether or not a Go is on top of the drive pile: no distance above { $speed_limit } miles until an End of limit. Prevented by Right of way. { left-out }
left-out = With two or three players { $left_out ->
    [one] { $left_out } of { $box } stays in the box.
   *[other] { $left_out } of { $box } stay in the box.
}

## Moves

move-drive = Drive { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
}
move-remedy = Play { $card }
move-safety = Lay the safety { $card }
move-attack = { $card } on { $side }
move-discard = Discard { $card }
move-coup-fourre = Coup Fourré! { $card } against { $hazard }
move-let-it-stand = Let the { $hazard } stand
move-extend = Extend the trip to { $trip } miles
move-finish = End the trip at { $goal } miles

note-drive = { $miles } of { $goal }
note-safety = { $variant ->
    [simple] { $then }
   *[other] { $points_safety } points, { $then }
}
note-coup-fourre = { $variant ->
    [simple] { $then }
   *[other] { $points_coup_and_safety } points, { $then }
}
then-draw = draw and play again
then-play = play again
then-fill-up = fill up your hand and take a turn
then-turn = take a turn
then-no-turn = no other turn
note-extend = { $extension_bonus ->
    [against-caller] { $points_extension } points for you if you complete it, for each opponent if another does
    [against-caller-always] { $points_extension } points for you if you complete it, for each opponent if you do not
   *[finisher] { $points_extension } points for whoever completes it
}

## Why not

why-not-in-hand = You do not hold that card.
why-answer-the-attack = First answer the { $hazard }: with the { $safety } as a Coup Fourré, or by letting it stand. (Rulebook: Coup Fourré)
why-no-attack-to-answer = There is no attack to answer: a Coup Fourré is played the moment a hazard hits you. (Rulebook: Coup Fourré)
why-safety-not-in-hand = You do not hold the { $safety }, the safety against { $hazard }. (Rulebook: Coup Fourré)
why-extend-or-finish = First decide whether the trip ends here or goes on to { $trip } miles. (Rulebook: Winning)
why-not-at-the-goal = Only the side that has just reached { $goal } miles decides on the extension. (Rulebook: Winning)
why-hazard-on-you = { $hazard } lies on your drive pile: it takes { $remedy } first. (Rulebook: Hazards and Remedies)
why-no-go-card = Distances need a Go card on top of your drive pile, or Right of way. (Rulebook: Distance cards)
why-speed-limited = A speed limit is in force: nothing longer than { $speed_limit } miles until an End of limit. (Rulebook: Speed Limit cards)
why-over-the-goal = { $miles } would be too far: { $to_go } to go, and { $goal } must come out exactly. (Rulebook: Winning)
why-two-200s-played = { $two_hundreds ->
    [one] { $two_hundreds } card of { $miles_200 } miles lies in your driving zone already, and there may be no other.
   *[other] { $two_hundreds } cards of { $miles_200 } miles lie in your driving zone already, and there may be no more.
} (Rulebook: Distance cards)
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
log-drove = { $seat }: { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
}, { $count } in all.
log-remedied = { $seat }: { $card }.
log-laid-safety = { $again ->
    [1] { $seat }: safety { $card }, and another turn.
   *[0] { $seat }: safety { $card }.
}
log-attacked = { $seat }: { $card } on { $side }.
log-coup-fourre-played = { $seat }: Coup Fourré! { $card } against { $hazard }.
log-no-coup-fourre = { $seat }: no Coup Fourré.
log-lifted = { $card } goes to the discard pile.
log-discarded = { $seat }: discarded { $card }.
log-pile-empty = The draw pile is used up.
log-goal-reached = { $seat }: { $short_trip } miles! Does the trip end here?
log-extended = { $seat }: the trip goes on to { $trip } miles.
log-trip-completed = { $seat }: { $number } miles, the trip is completed.
log-nobody-arrived = Nobody has cards left: the hand ends on the road.
log-scored = { $side }: { $line } { $points }
log-total = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} after hand { $deal }.
log-came = { $side }: { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
}.

tally-standing = The move played left { $side } unable to drive for { $played ->
    [one] { $played } turn
   *[other] { $played } turns
} on average; the better one, for { $better }.
tally-limited = The move played left { $side } under a speed limit for { $played ->
    [one] { $played } turn
   *[other] { $played } turns
} on average; the better one, for { $better }.

line-miles = Miles
    .help = As many points as miles, for every side, whoever arrives.
line-safeties = Safeties
    .help = { $points_safety } points for each safety laid.
line-all-four-safeties = All { $safety_kinds } safeties
    .help = { $points_all_four_safeties } points more if one side has laid all of them.
line-coups-fourres = Coups Fourrés
    .help = { $points_coup_fourre } points more for each safety that was laid as a Coup Fourré.
line-trip-completed = Trip completed
    .help = { $points_trip_completed } points for the side that completes the trip.
line-delayed-action = Delayed action
    .help = { $delayed_action ->
        [empty-before] { $points_delayed_action } points for completing the trip in a turn before which the draw pile was used up already.
       *[empty-pile] { $points_delayed_action } points for completing the trip when the draw pile is empty, even if its last card was drawn in that very turn.
    }
line-safe-trip = Safe trip (no { $miles_200 }s)
    .help = { $points_safe_trip } points for completing the trip without a card of { $miles_200 } miles.
line-shut-out = Shut-out
    .help = { $shut_out ->
        [each] { $points_shut_out } points for completing the trip, for each opponent who has not driven a mile.
        [french] { $points_shut_out } points for each opponent who has not driven a mile, for every side that has, whether or not anybody arrives.
       *[all] { $points_shut_out } points for completing the trip before any opponent has driven a mile.
    }
line-extension = Extension
    .help = { extension-bonus }
extension-bonus = { $extension_bonus ->
    [against-caller] { $points_extension } points for the side that extended the trip, if it completes it; if another side does, for each opponent of the side that extended.
    [against-caller-always] { $points_extension } points for the side that extended the trip, if it completes it; if not, for each opponent of the side that extended, even if nobody arrives.
   *[finisher] { $points_extension } points for the side that completes the extended trip, whoever extended it.
}

## The picture in a terminal

text-headline = Hand { $deal } · to { $goal } miles · draw pile { $pile }
text-discards = discards
text-nothing = nothing
text-hand = Your hand:
text-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-miles = { $miles } of { $goal }
text-no-limit = no limit
text-attack = { $card } on { $side }, played by { $attacker }. { $asked }: a Coup Fourré?

## Places and answers

place-zone = Driving zone
    .help = Each side has one: the drive pile, the speed pile, the distances driven and the safety area. Cards for yourself go into your own, hazards into another side's.
place-drive-pile = Drive pile
    .help = Go, hazards and remedies lie here on each other; the top card counts. You drive while that is a Go card; with Right of way, while it is no hazard. Opponents play hazards on your Go card.
place-speed-pile = Speed pile
    .help = Only Speed limit and End of limit lie here. While a Speed limit is on top you may drive, but no card above { $speed_limit } miles.
place-distances = Distances
    .help = The distances that a side has driven, equal ones together. Their sum must come out at the goal exactly.
place-safety-area = Safety area
    .help = Safeties lie here for the rest of the hand. One that was laid as a Coup Fourré lies sideways.
place-draw-pile = Draw pile
    .help = Every turn begins with a card from here. When it is empty, play goes on with the cards in hand.
place-discard = Discard pile
    .help = Whoever plays no card puts one here, face up. It never comes back in this hand.
answer-coup-fourre = Coup Fourré
    .help = The moment a hazard is played on your side, lay the safety against it from your hand, sideways. { $variant ->
        [simple] The hazard is discarded and has done nothing.
       *[other] The hazard is discarded and has done nothing, and the safety is worth { $points_coup_fourre } points more: { $points_coup_and_safety } in all.
    } You fill your hand up to { $hand } cards and take a whole turn, with its own draw. Then play goes on to your left; whoever sat between the attacker and you has lost a turn.
answer-let-it-stand = Let it stand
    .help = You take the hazard as it is. The safety against it can still be played later, but a Coup Fourré is possible only now.
answer-extend = Extend the trip
    .help = The trip goes on to { $trip } miles for everybody instead of ending here. { extension-bonus } If nobody arrives then, nobody has completed a trip.
answer-finish = End the trip
    .help = The hand ends here: the trip is completed, and everybody's points are counted.

## How to play

howto-aim = { $variant ->
    [simple] Be the first side to drive exactly { $trip } miles. No points are counted.
    [match] Be the side that has the most points when somebody has { $match }. Most points come from completing the trip of a hand.
   *[standard] Be the side with the most points at the end of the hand. Most points come from completing the trip.
}
howto-two-hundreds = { $two_hundreds ->
    [one] only { $two_hundreds } card of { $miles_200 } miles
   *[other] only { $two_hundreds } cards of { $miles_200 } miles
}
howto-discards = { $discards ->
    [forced] Discard only if no card in your hand can be played, hazards included.
   *[free] You may always discard, even if you could play.
}
howto-late-safety = { $late_safety ->
    [new-go] If that hazard lies on your drive pile already, it goes to the discard pile, and the Go beneath goes with it: you need a new Go, unless you have Right of way.
   *[go-shows] If that hazard lies on your drive pile already, it goes to the discard pile and the card beneath shows again: no new Go is needed.
}
howto-goal = { $variant ->
    [simple] The trip is { $trip } miles long, however many play, and there is no extension.
   *[other] With four players the trip is { $trip } miles long. With two, three or six it is { $short_trip }; whoever gets there decides at once whether the hand ends or the trip is extended to { $trip } for everybody. There is no second choice. After an extension that nobody completes, nobody has completed a trip.
}
howto-score = { $variant ->
    [simple] There is no score sheet: the miles decide.
   *[other]
        When the hand is over, each side adds up its lines; partners have one sheet together.

        | line | points |
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

## What is seen

show-attacked-you = { $seat }: { $card } on you

# ---- drawing

drawing-deal = Hand { $deal }
drawing-goal = { $goal } miles
drawing-your-turn = Choose a card, { $seat }: play or discard
drawing-turn = It is { $seat }’s turn
drawing-answer = { $card }, from { $attacker }! Have you a Coup Fourré?
drawing-at-the-goal = { $seat } has come { $goal } miles: does the trip end here?
drawing-winner = { $count ->
    [one] { $names } won the race
   *[other] A tie: { $names }
}
drawing-zone = { $side }: { $standing }. Drive pile: { $drive }. Speed: { $speed }. Safeties: { $safeties }.
drawing-driven = { $miles } of { $goal } miles
drawing-car = { $side }: { $miles } of { $goal } miles
drawing-coup = { $card } (Coup Fourré)
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-of = of { $goal } miles
drawing-draw-count = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
drawing-discards = Discard pile: { $card }
drawing-poster = { $miles } miles to the sea

## In sight: the aim, and what is needed now

aim = Drive exactly { $goal } miles
now-remedy = you need { $card }, then a green light
now-go = you need a green light ({ $card }) to drive
now-limited = at most { $limit } miles a card; { $left } to go
now-drive = you may drive: { $left } miles to go

## What speaks for a move, for newcomers

merit-coup-fourre = { $variant ->
    [simple] the { $hazard } has done nothing, and it never comes again
   *[other] the { $hazard } has done nothing, and { $points_coup_fourre } points more than laid later
}
merit-extend = your car is safe and the others are far behind: many points for { $trip } miles
merit-finish = you have arrived: the points are yours, and nobody can stop you any more
merit-discard-dead = you cannot use it any more
merit-discard = of your cards you will miss this one least
merit-limit = slows { $side } to { $speed_limit } miles a card{ may-answer }
merit-hazard = stops { $side } ({ $miles } miles) until they have { $remedy }{ may-answer }
may-answer = { $safe ->
    [yes] ; nobody can answer it
   *[no] ; risk: with { $safety } they would answer and gain
}
merit-drive = brings you nearer: then { $left } miles to go
merit-arrive = exactly { $goal } miles: you arrive
merit-safety-now = ends what stops you, for good, and gives you another turn
merit-safety = protects from { $hazards } for the whole hand{ $variant ->
    [simple] {""}
   *[other] ; kept for a Coup Fourré it would bring { $points_coup_fourre } points more
}
merit-go = your car starts: from your next turn on you can drive
merit-end-of-limit = you may drive far again
merit-remedy = ends what stops you; then you need a { $go }
merit-remedy-rolls = ends what stops you, and you can drive at once

## Kinds of decisions

decision-discard = Discarding
decision-play = Playing a card for oneself
decision-attack = Attacking
decision-coup-fourre = Playing a Coup Fourré
decision-let-it-stand = Letting an attack stand
decision-extend = Extending the trip
decision-finish = Ending the trip

## Studies of balance

asset-card = Cards in the opening hand
happened-drove = drives
happened-attacked = attacks
happened-remedied = remedies played
happened-laid-safety = safeties laid openly
happened-coup-fourre-played = coups fourrés
happened-discarded = discards
happened-extended = trips extended
happened-trip-completed = trips completed
happened-nobody-arrived = hands in which nobody arrived

# Editions: what their box cannot be
fixed-on-the-card = The miles of a distance card are its name.
fixed-one-of-each = The rules know one safety of each kind.
box-short-trip = The short trip ({ $short } miles) must be shorter than the whole one ({ $trip }).
box-deck-too-small = { $cards } cards are too few to deal { $seats } hands and leave a draw pile: it takes { $needed }.
box-deck-too-large = { $cards } cards are too many; at most { $most }.
box-left-out = Of a hazard no more cards can be left out than there are.
