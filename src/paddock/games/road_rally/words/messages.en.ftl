game = Road Rally USA
tagline = Race from diner to diner, and be in front where your own stages are.
seats-why = A rally takes { $fewest_drivers } to { $most_drivers } drivers.

## Variants and options

variant-base = Base game
    .help = The course A to K and the simplest rules, for your first rally.
variant-standard = Standard game
    .help = A new course every time, stage cards and pay by the number of drivers, and at most { $standard_a_round } stages a round.
variant-sprint = Sprint
    .help = Half the way: { $sprint_tiles } tiles, stages { $first_of_b } to { $stages }, few stage cards; the other rules are those of the standard game.
variant-demo = French demonstration
    .help = The one-page French rules: checkpoints are taken in passing, and the cars line up at random.

option-course = The course (not in the base game)
    .drawn = is drawn at random
    .built = is built by the drivers, tile by tile
    .code = or a course that somebody shared, by its code
    .needs = The course of the base game is always the same.
option-short-tiles = Tiles with { $short_squares } squares instead of { $eight_squares }
    .no = no
    .yes = yes, for a shorter race
option-first-driver = First driver
    .random = at random
    .first-seat = whoever sits first
    .needs = In the demonstration the whole line is drawn at random.
option-gas-stop = A gas station shuffles your discards in
    .arrival = when you arrive
    .departure-too = when you arrive and when you leave
option-last-place = A checkpoint gives { cards-for-last-place }
    .car = to the rearmost car at that moment
    .tile = to the holder of the round’s last turn order tile
option-demo-limit = The limit of { $demo_a_round } stages a round in the demonstration counts
    .scored = scored stages only
    .resolved = all that are reached
    .needs = It is a rule of the French demonstration.
bad-code-tiles = The code “{ $code }” is of a course with { $set ->
    [short] the short tiles (short-tiles=yes)
   *[other] the usual tiles (short-tiles=no)
}: choose them with it.

## Figures of the box

worth-checkpoint = { $checkpoint_points ->
    [one] { $checkpoint_points } point
   *[other] { $checkpoint_points } points
}
worth-stage-tile = { $stage_tile_points ->
    [one] { $stage_tile_points } point
   *[other] { $stage_tile_points } points
}
cards-for-last-place = { $last_place_draw ->
    [one] { $last_place_draw } card
   *[other] { $last_place_draw } cards
}
cards-instead-of-points = { $cards_instead ->
    [one] { $cards_instead } card
   *[other] { $cards_instead } cards
}
cards-without-hand = { $empty_hand_draw ->
    [one] { $empty_hand_draw } card
   *[other] { $empty_hand_draw } cards
}
cards-from-store = { $store_cards ->
    [one] { $store_cards } card
   *[other] { $store_cards } cards
}
cards-at-mechanic = { $look ->
    [one] the top card
   *[other] the top { $look } cards
}
scorer-counts = { $trigger_factor ->
    [2] count double
   *[other] count { $trigger_factor } times
}
after-green = { $green_draw ->
    [0] you draw nothing
    [one] you draw { $green_draw } card
   *[other] you draw { $green_draw } cards
}
after-yellow = { $yellow_draw ->
    [0] you draw nothing
    [one] you draw { $yellow_draw } card
   *[other] you draw { $yellow_draw } cards
}
after-red = { $red_draw ->
    [0] you draw nothing
    [one] you draw { $red_draw } card
   *[other] you draw { $red_draw } cards
}
after-store = { $store_draw ->
    [0] you draw nothing
    [one] you draw { $store_draw } card
   *[other] you draw { $store_draw } cards
}

## Cards and things

card-green = green { $value }
    .help = Movement card. Play green cards together; afterwards { after-green }.
card-yellow = yellow { $value }
    .help = Movement card. Play yellow cards together; afterwards { after-yellow }.
card-red = red { $value }
    .help = Movement card. Play red cards together; afterwards { after-red }.
cards-of = { $count } × { $card }

thing-stage = Stage card
    .help = Cards 1 to { $deck_a } are deck A, cards { $first_of_b } to { $stages } deck B. Play yours when its stage is reached: all cars are paid by their place, and your own points { scorer-counts }. You may score only some of your cards.
thing-diner = Diner
    .help = A stage, with its stage tile. When a car has passed it or stopped on it, its stage card may be played at the end of the round.
thing-stage-tile = Stage tile
    .help = Lies on a diner and shows the number of the stage. When the stage is scored, the car that is ahead on this very space takes it: { worth-stage-tile }. Otherwise it leaves the game.
thing-checkpoint = Checkpoint
    .help = A space with a flag and a checkpoint tile. Stop here exactly to take the tile: { worth-checkpoint }. The driver in last place then draws { cards-for-last-place } at once. In the demonstration the first car to drive over it takes it.
thing-gas = Gas station
    .help = Stop here and your discards are shuffled into your draw deck. Except in the base game you choose whether to draw before or after.
thing-store = General store
    .help = If you start your turn here, you may play up to { cards-from-store } of any colours. Then { after-store }, whatever they were.
thing-mechanic = Mechanic
    .help = Stop here to look at { cards-at-mechanic } of your draw deck and to put them back in any order, before you draw.
thing-shortcut = Shortcut
    .help = If the cards bring you exactly to its beginning, you may drive through at once. Only the space at its end then counts.
thing-finish = Finish
    .help = The final space, with a place for every car. When a car reaches it the round is played to its end. Cars that have finished are paid by their order; then the race is over.
thing-car = Car
    .help = One for each driver. On one space the car that came first is ahead.
thing-turn-order = Turn order tile
    .help = Taken at the start of a round, in the order of the cars: it says who drives when. The last driver takes the L.
thing-victory-points = Victory point tile
    .help = Stages and the finish are paid with these. They never run out here: points are simply counted.

tile-course = Tile { $tile }
    .help = { $length } squares from edge { $first } to edge { $last }: { $road }.{ $start ->
    [0] {""}
   *[other] {" "}A shortcut leads from square { $start } to square { $end }.
}
tile-start = Start tile
    .help = The grid, where all cars stand at first; then { $length } squares to edge { $last }: { $road }.
tile-finish = Finish tile
    .help = { $length } squares from edge { $first }: { $road }; then the final space.
square-plain = plain
square-diner = diner
square-checkpoint = checkpoint
square-gas = gas station
square-store = general store
square-mechanic = mechanic

thing-stay-silent = Let the stage pass
    .help = You score nothing and keep your card hidden. Everybody who may still score is asked, so nobody learns who holds the card.
thing-points = Take the points
    .help = You are paid for your place in points.
thing-cards = Take cards
    .help = Instead of few points in a low place you draw { cards-instead-of-points }.
thing-stay-on-road = Stay on the road
    .help = You do not drive through the shortcut; the space where you have stopped counts.
thing-next = Next on the draw deck
    .help = The mechanic’s cards are put back one after another: this one will be drawn before those that are still in your hands.
thing-leave-order = Leave the rest
    .help = The cards that have no place yet stay in the order in which they lie.
thing-shuffle-first = Shuffle first
    .help = Your discards go into the draw deck before you draw, so you may draw them again at once.
thing-draw-first = Draw first
    .help = You draw from the deck as it is, and your discards are shuffled in afterwards.
thing-reshuffle = Shuffle and draw
    .help = Your hand is empty: your discards are shuffled into the draw deck, and you draw { cards-without-hand }.
thing-keep-deck = Draw without shuffling
    .help = Your hand is empty: you draw { cards-without-hand } from the deck as it is, and your discards stay where they are.
thing-way = Which way round
    .help = A tile can be driven in either direction, from its first letter or from its second: its squares then come in the reverse order, a shortcut still leads towards the finish, and the road comes out on another side.

where-plain = space { $space }
where-diner = the diner of stage { $stage }
where-checkpoint = the checkpoint on space { $space }
where-gas = the gas station on space { $space }
where-store = the general store on space { $space }
where-mechanic = the mechanic on space { $space }
where-finish = the finish

## Moves

move-drive = Drive { $spaces }: { $cards }
move-drive-store = Store play, drive { $spaces }: { $cards }
move-shortcut = Take the shortcut to space { $space }
move-stay-on-road = Stay on space { $space }
move-shuffle-first = Shuffle, then draw
move-draw-first = Draw, then shuffle
move-put-next = { $card } as number { $number }
move-leave-order = Leave the rest as it lies
move-reshuffle = Shuffle your discards in and draw { cards-without-hand }
move-keep-deck = Draw { cards-without-hand } without shuffling
move-stage = Score stage { $stage }
move-stay-silent = Let stage { $stage } pass
move-points = Take the points: { $points }
move-cards = { $count ->
    [one] Draw { $count } card instead
   *[other] Draw { $count } cards instead
}
move-build-forwards = Lay tile { $tile }
move-build-backwards = Lay tile { $tile }, driven backwards

note = { $notes }
note-stop-plain = stops on space { $space }
note-stop-diner = stops at the diner of stage { $stage }
note-stop-checkpoint = takes the checkpoint: { worth-checkpoint }
note-stop-flag-taken = stops on space { $space }, where the checkpoint is gone
note-stop-gas = stops for gas, discards shuffled in
note-stop-store = stops at the general store
note-stop-mechanic = stops at the mechanic, { $seen ->
    [0] the draw deck is empty
    [one] sees { $seen } card
   *[other] sees { $seen } cards
}
note-stop-finish = finishes as number { $place }
note-stop-shortcut = may take the shortcut to { $space }
note-reaches = { $count ->
    [one] reaches stage { $stages }
   *[other] reaches stages { $stages }
}
note-reaches-own = { $count ->
    [one] reaches your stage { $stages }
   *[other] reaches your stages { $stages }
}
note-passes = { $count ->
    [one] takes a checkpoint in passing: { $points } points
   *[other] takes { $count } checkpoints in passing: { $points } points
}
note-draws = { $count ->
    [0] draws nothing
   *[other] draws { $count }
}
note-keeps-reds = keeps the red cards for stage { $stage }
note-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in place { $place }
note-tile = { $points } more for the tile
note-left-to-score = { $count ->
    [0] then you have scored all you may
   *[other] then you may score { $count } more
}
note-draw-first = { $count ->
    [0] the draw deck is empty: no cards
    [one] from the { $count } card of your draw deck
   *[other] from the { $count } cards of your draw deck
}
note-keep-deck = { $count ->
    [one] { $count } card left in your draw deck
   *[other] { $count } cards left in your draw deck
}
note-leads = the road then leads { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

## Why not

why-not-in-hand = You do not hold these cards.
why-play-a-card = Play at least one card: you cannot pass while you hold one. (Rulebook: Your turn)
why-one-colour = All cards of a turn have the same colour, unless you start at a general store. (Rulebook: Your turn)
why-not-at-store = Only a turn that starts at a general store can be a store play. (Rulebook: General store)
why-no-shortcut-here = You are not at the beginning of a shortcut. (Rulebook: Shortcut)
why-shortcut-or-road = First say whether you take the shortcut. (Rulebook: Shortcut)
why-not-at-gas = You are not arriving at a gas station. (Rulebook: Gas)
why-shuffle-or-draw = First say whether you shuffle or draw first. (Rulebook: Gas station)
why-not-at-mechanic = You are not at the mechanic. (Rulebook: Mechanic)
why-tune-or-leave = First put the cards back that the mechanic showed you. (Rulebook: Mechanic)
why-not-looked-at = That card is not among those that still have no place. (Rulebook: Mechanic)
why-hand-not-empty = You have cards: play one or more. (Rulebook: Empty hand)
why-hand-empty = Your hand is empty: you draw instead of moving. (Rulebook: Empty hand)
why-no-stage-asked = No stage is being resolved now: that comes when all have moved. (Rulebook: Resolving stages)
why-answer-the-stage = First say whether you score stage { $stage }. (Rulebook: Resolving stages)
why-not-your-stage = You do not hold the card of stage { $stage }. (Rulebook: Scoring a stage)
why-nothing-to-choose = There is nothing to choose between points and cards now. (Rulebook: Scoring a stage)
why-points-or-cards-first = First say whether you take points or cards. (Rulebook: Scoring a stage)
why-course-is-built = The course is complete.
why-build-first = First the course is built. (Rulebook: Variable race course)
why-tile-is-laid = Tile { $tile } is laid already. (Rulebook: Variable race course)
why-tile-overlaps = Tile { $tile } would lie on another tile. (Rulebook: Variable race course)
why-dead-end = Behind tile { $tile } there would be no room for the rest of the course. (Ruling 57)

## The log

log-course-laid = { $count } tiles are laid; it is { $spaces } spaces to the finish.
log-course-laid-coded = { $count } tiles are laid; it is { $spaces } spaces to the finish. The code of this course: { $code }.
log-tile-laid-forwards = { $seat }: tile { $tile }.
log-tile-laid-backwards = { $seat }: tile { $tile }, driven backwards.
log-dealt = Hands and stage cards are dealt. In front on the grid: { $seat }.
log-round-began = Round { $round }, first to drive: { $seat }.
log-drove = { $seat }: { $cards }, { $spaces } to { $where }.
log-drove-store = { $seat }: from the general store { $cards }, { $spaces } to { $where }.
log-took-shortcut = { $seat }: takes the shortcut to { $where }.
log-finished = { $seat }: finishes as number { $place }!
log-took-checkpoint = { $seat }: takes the checkpoint on space { $space }, { worth-checkpoint }.
log-refuelled = { $seat }: shuffles, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the draw deck.
log-looked = { $count ->
    [one] { $seat }: looks at the top card of the draw deck.
   *[other] { $seat }: looks at the top { $count } cards of the draw deck.
}
log-looked-cards = { $count ->
    [one] { $seat }: looks at the top card of the draw deck: { $cards }.
   *[other] { $seat }: looks at the top { $count } cards of the draw deck: { $cards }.
}
log-tuned = { $seat }: puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back on the draw deck.
log-tuned-cards = { $seat }: puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back on the draw deck: { $cards }.
log-drew = { $count ->
    [one] { $seat }: draws a card.
   *[other] { $seat }: draws { $count } cards.
}
log-drew-cards = { $seat }: draws { $cards }.
log-out-of-gas = { $seat }: the draw deck is empty, out of gas!
log-hand-was-empty = { $seat }: no cards in hand, no move.
log-kept-deck = { $seat }: does not shuffle.
log-stage-bypassed = Stage { $stage } is bypassed.
log-stage-scored = { $seat }: scores stage { $stage } in place { $place }!
log-stage-closed = Stage { $stage } is closed: a round has { $most } at most.
log-won-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for place { $place }.
log-chose-cards = { $seat }: cards instead of points for place { $place }.
log-took-stage-tile = { $seat }: takes the tile of stage { $stage }, { worth-stage-tile }.
log-limit-reached = { $seat }: has scored { $count } and puts the other stage cards away.
log-finish-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for finishing as number { $place }.
log-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.

tally-empty-handed = The move played left { $side } without a card for { $played ->
    [one] { $played } turn
   *[other] { $played } turns
} on average; the better one, for { $better }.
tally-shortcuts = After the move played { $side } took { $played ->
    [one] { $played } shortcut
   *[other] { $played } shortcuts
} on average; after the better one { $better }.

line-own-stages = Own stages
    .help = By the place at each stage that was scored with one's own card; there the points { scorer-counts }.
line-other-stages = Stages of others
    .help = By the place at each stage that was scored with another's card.
line-finish = Finish
    .help = By the place at the end, for cars that have crossed the line.
line-checkpoints = Checkpoints
    .help = { worth-checkpoint } for each checkpoint tile.
line-stage-tiles = Stage tiles
    .help = { worth-stage-tile } for each tile of a stage on whose very space one's car was ahead.

## The picture in a terminal

text-round = Round { $round }
text-order = turn order
text-over = The race is over
text-building = Building the course: tile { $number } of { $count }
text-asked = Stage { $stage } is reached: does anybody score it?
text-paying = Stage { $stage }: points or cards for { $seat }?
text-legend =
    12 stage · *12 your stage · ⚑ checkpoint · G gas · S general store · M mechanic
    »18 below a space: a shortcut leads from it to space 18
text-legend-tiles =
    D diner · ⚑ checkpoint · G gas · S general store · M mechanic · a to k: edges
    3»6: a shortcut leads from the third square of the tile to the sixth
text-driver = space { $at } · { $hand } in hand · { $deck } in deck · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · may score { $may }
text-scored = · scored { $stages }
text-hand = Your hand:
text-deck = In your draw deck:
text-nothing = nothing
text-stage-cards = Your stage cards: { $stages } (you may still score { $count })
text-top = On top of your draw deck: { $cards }

# ---- drawing

drawing-building = Building the course
drawing-to-go = { $count } to go
drawing-winner = { $name } won the rally
drawing-winner-ahead = { $name } won the rally: level on points, but the car is ahead
drawing-asked-own = Stage { $stage } is reached, and you hold its card. Score it?
drawing-asked-none = Stage { $stage } is reached. You do not hold its card.
drawing-paying-own = Stage { $stage }, place { $place }: points or cards?
drawing-own-driving = Choose one card or more of one colour
drawing-own-driving-store = Choose cards of one colour, or a store play of up to { cards-from-store }
drawing-own-at-shortcut = A shortcut! Do you take it?
drawing-own-at-gas = Gas: shuffle or draw first?
drawing-own-at-mechanic = Mechanic: which card comes next?
drawing-own-empty-handed = Your hand is empty: shuffle your discards in?
drawing-own-building = Choose a tile and its direction
drawing-other-driving = It is { $seat }’s turn
drawing-other-at-shortcut = { $seat } is at a shortcut
drawing-other-at-gas = { $seat } stops for gas
drawing-other-at-mechanic = { $seat } is at the mechanic
drawing-other-empty-handed = { $seat } has no cards
drawing-other-building = { $seat } lays a tile
drawing-last = L
drawing-order = Turn order: { $names }
drawing-on-the-grid = on the grid
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-driver = Place { $place }: { $name }, { $where }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the draw deck. Scored stages: { $scored }; may still score { $may }.
drawing-shortcut = Shortcut from space { $start } to space { $end }
drawing-stage-unreached = Stage { $stage }
drawing-stage-own = Stage { $stage }: you hold its card
drawing-stage-bypassed = Stage { $stage }, bypassed
drawing-stage-scored = Stage { $stage }, scored
drawing-reach = Space { $space }: { $colours }
colour-green = green
colour-yellow = yellow
colour-red = red
colour-store = store play
drawing-car = { $name }: place { $place }, space { $space }
drawing-stage-cards = { $count ->
    [0] You have scored all you may
   *[other] Stage cards: you may still score { $count }
}
drawing-away = +{ $count }
drawing-store-play = Store play of any colours: { after-store }
drawing-way-forwards = Lay it as it is read
drawing-way-backwards = Lay it driven backwards
drawing-tile = Tile { $tile }
drawing-poster = Be in front where it counts
drawing-start = START
drawing-tiles-left = Tiles that are left
drawing-deck = Draw deck: { $count }
drawing-discards = Discards: { $count }
drawing-pile = { $pile } ({ $cards })
drawing-latest = Latest stages
drawing-top = Next to draw
drawing-no-cards = No cards in hand
drawing-mechanic = { $count ->
    [0] Choose card { $number } of your deck; you draw none now
   *[other] Choose card { $number } of your deck; you draw { $count } now
}
drawing-code = Course code: { $code }

# ---- the show

show-course-laid = { $spaces } spaces to the finish
show-dealt = Hands and stage cards are dealt
show-round-began = Round { $round }
show-drove = { $seat } drives { $spaces } to { $where }
show-took-shortcut = { $seat } takes the shortcut to { $where }
show-took-checkpoint = { $seat } takes the checkpoint
show-refuelled = { $seat } shuffles the discards in
show-gas = a gas station
show-store = a general store
show-mechanic = a mechanic
show-diner = the diner of stage { $stage }
show-drew = { $count ->
    [one] { $seat } draws a card
   *[other] { $seat } draws { $count } cards
}
show-looked = { $count ->
    [one] { $seat } looks at a card
   *[other] { $seat } looks at { $count } cards
}
show-tuned = { $count ->
    [one] { $seat } puts a card back
   *[other] { $seat } puts { $count } cards back
}
show-won-points = { $seat }: +{ $points }
show-limit-reached = { $seat } may score no more stages

## The reference

chapter-cards = Movement cards, in each driver’s deck
chapter-stages = Stages
chapter-road = At the road
chapter-tiles = Tiles of the course, one of each
chapter-table = On the table
chapter-answers = Answers

## In sight: the aim, and what is needed now

aim = Most points win: be ahead when your stages are scored
now-build = the course is laid first
now-finished = you are at the finish
now-no-cards = without cards you draw instead of driving
now-stage = your next stage is number { $stage }
now-no-stage = no stage of yours is left: collect places and checkpoints

## What speaks for a move, for newcomers

merit-finish = you cross the finish line as number { $place }
merit-own-stage = you are the first at stage { $stage }, whose card is yours: it pays you most there
merit-checkpoint = the checkpoint is yours: { worth-checkpoint } at once
merit-gas = your discards come back into your deck, so that you can go on drawing
merit-draws = you get { $count } new cards, and you have few
merit-store = next turn you may mix colours and drive far
merit-front = you are in front: who is there is paid most when a stage is scored
merit-drive = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} for place { $place }, and { $count ->
    [0] no new card
    [one] one new card
   *[other] { $count } new cards
}
merit-score = in place { $place } your card pays { $points ->
    [one] { $points } point
   *[other] { $points } points
} now; later you may stand worse
merit-silent = place { $place } pays little; you can still score { $count ->
    [one] one stage
   *[other] { $count } stages
} from a better place
merit-points = points are safe, and more cards would come too late
merit-cards = two cards drive you further than { $points ->
    [one] one point is worth
   *[other] { $points } points are worth
}
merit-shortcut = you are { $spaces } spaces further at once
merit-stay-on-road = what stands here is worth more than the spaces that the shortcut saves
merit-put-next = of these cards the best to be drawn next
merit-leave-order = the best cards lie on top already
merit-discards = your discards are better than what is left in your deck
merit-deck = the cards in your deck are better than your discards

## Kinds of decisions

decision-drive = Choosing what to drive with
decision-take-shortcut = Taking a shortcut
decision-stay-on-road = Passing a shortcut by
decision-shuffle-first = Shuffling before drawing
decision-draw-first = Drawing before shuffling
decision-put-next = Ordering one’s deck
decision-leave-order = Leaving the order of one’s deck
decision-reshuffle = Shuffling discards in
decision-keep-deck = Not shuffling discards in
decision-stay-silent = Letting a stage pass
decision-score-stage = Scoring a stage
decision-take-points = Taking points
decision-take-cards = Taking cards
decision-build = Building the course

## Studies of balance

asset-card = Cards in the opening hand
asset-stage = Stage cards
asset-start = Starting places
stage-card = stage { $stage }
happened-drove = drives
happened-took-shortcut = shortcuts taken
happened-took-checkpoint = checkpoints taken
happened-refuelled = fuel stops
happened-tuned = visits to the mechanic
happened-out-of-gas = decks run dry
happened-stage-scored = stages scored
happened-stage-bypassed = stages passed by
happened-chose-cards = cards instead of points
happened-limit-reached = limits reached

# Editions: what their box cannot be
fixed-course = The tiles of the course and its stages are printed.
fixed-tokens = These pieces never run out, so their number changes nothing.
box-deck-too-small = A deck of { $cards } cards is too small for a hand of { $hand }.
box-values-in-order = The second value of a colour must be higher than the first.
box-stages-dealt = With { $drivers } drivers so many stage cards cannot be dealt: there are { $stages }, and everybody needs one.
