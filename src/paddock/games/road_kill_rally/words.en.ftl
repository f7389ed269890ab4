game = Road Kill Rally
tagline = Race, ram and shoot along a road that is built as you drive, and knock down what stands on it.
seats-why = Three to six race; two can, if they like.

## Variants and options

variant-standard = The race
    .help = From the grid to the finish line: points for what you knock down, for hits on other drivers, and for the first three places.

option-theme = Theme
    .robots = robots: delivery robots, drones and showbots on the road
    .cones = cones: traffic cones, beach balls and piñatas on the road
    .classic = classic: the rulebook's own terms. Its black humour has pedestrians run over and shot; nothing bleeds, but it is for adults
option-skills = Driver skills
    .without = none
    .with = each driver chooses one of two
option-teams = Teams
    .each-alone = everybody for themselves
    .pairs = teams of two; an odd driver counts double
    .needs = Teams take three drivers or more.
option-destruction = Cars are destroyed
    .never = never
    .third-wipe-out = by their third wipe-out
option-length = Length
    .standard = the whole road
    .short = a short race of eleven tiles
option-finish-group = The finish lies among the last
    .last-six = six tiles
    .last-four = four tiles
    .last-eight = eight tiles
    .needs = In a short race it is fixed where the finish lies.
option-veteran = A Veteran Driver with fewer than five cards draws
    .up-to-six = up to six cards in hand, at least three
    .one-more = four cards
option-wipe-out-points = A wipe-out costs
    .minus-20 = 20 points
    .minus-30 = 30 points, as in the rulebook's example
option-final-tie = Level, and nobody of them across the line
    .shared = they share the place
    .coin = a coin decides
option-letter = Where our rulings depart from the rulebook's letter
    .as-ruled = they stand (rulings 23, 25 and 28)
    .by-the-letter = the letter counts: no token for a hit without a card to lose, collisions average the speeds that damage has left, one try at a figure, by driving or by shooting

## Names

figure-target-20 = { $theme ->
    [classic] adult
    [cones] traffic cone
   *[robots] delivery robot
}
figure-target-30 = { $theme ->
    [classic] child
    [cones] beach ball
   *[robots] racing drone
}
figure-target-50 = { $theme ->
    [classic] senior
    [cones] giant piñata
   *[robots] golden showbot
}
any-target-20 = Figure worth 20
    .help = A delivery robot, traffic cone or adult, by theme. Two hits run it over, three shoot it. Each driver tries once by driving.
any-target-30 = Figure worth 30
    .help = A racing drone, beach ball or child, by theme. Two hits run it over, three shoot it. Each driver tries once by driving.
any-target-50 = Figure worth 50
    .help = A golden showbot, giant piñata or senior, by theme. Two hits run it over, three shoot it. Each driver tries once by driving.
thing-speed = Speed
    .help = Set it before you drive: 20 up or 40 down for nothing, a card for every further 20. You then drive one space for every 20 mph. Below stands how many dice each colour of space costs at that speed.
thing-space = Space of the road
    .help = Drive here, straight or diagonally. Its colour says how many dice a crash check costs at your speed; changing lanes in a turn adds one, and hazards add theirs.
thing-car = Car
    .help = In combat you can aim at it, if it is within range, ahead and in sight. Driving into it is a collision, unless you pass or jump over it.
thing-slot = Slot
    .help = Room for one accessory of its colour: weapons in red, armour in green, extras in yellow. A slot that is damaged stays empty for good.
thing-roll = Roll
    .help = Throw the dice: three faces are blank, two have a star, one has two stars and is rolled again. In a crash check every hit costs a card; at a figure two hits score it.
thing-safe = Play it safe
    .help = Discard a card for every die instead of rolling.
thing-leave = Leave it alone
    .help = You do not try to knock the figure down. You will not get another try by driving.
thing-done = Done
    .help = You do nothing more here, and the race goes on.
thing-let-it-stand = Let it happen
    .help = You play no card against it. Every hit that is left costs you a card: after an attack it goes to the attacker, after a collision it is discarded.
hazard-debris = debris
hazard-oil = oil
hazard-rock = { $theme ->
    [cones] foam rock
   *[robots] rock
}
hazard-cow = { $theme ->
    [classic] cow
    [cones] inflatable cow
   *[robots] stray mower
}
hazard-barricade = { $theme ->
    [classic] protestors' barricade
    [cones] hay bales
   *[robots] robot sit-in
}
hazard-spikes = spikes
slot-red = red slot
slot-green = green slot
slot-yellow = yellow slot
lane = { $lane ->
    [0] left lane
   *[1] right lane
}
no-weapon = no weapon
where-ahead = { $rows } ahead
where-behind = { $rows } behind
where-beside = beside you
nothing = nothing

tile-start = Starting Grid
tile-finish = Finish Line
tile-st-a = Shopping Strip
tile-st-b = { $theme ->
    [classic] School Crossing
    [cones] Ball Pit
   *[robots] Drone School
}
tile-st-c = { $theme ->
    [classic] Retirement Row
    [cones] Party Row
   *[robots] Showbot Row
}
tile-ge-a = Long Sweeper
tile-ge-b = Park Bend
tile-ha-a = Ninety Degree
tile-ha-b = Market Corner
tile-ha-c = Blind Corner
tile-de-a = Hairpin
tile-de-b = Deadly Turn
tile-sb-a = S-Bend
tile-sb-b = Chicane
tile-accident = Road Accident
tile-rockslide = Rock Slide
tile-cows = { $theme ->
    [classic] Cow Hazard
    [cones] Inflatable Herd
   *[robots] Mower Hazard
}
tile-pits = The Pits
tile-barricade = { $theme ->
    [classic] Protestor Barricade
    [cones] Hay Bales
   *[robots] Robot Sit-in
}
tile-fire = Forest Fire

## Rally cards

card-bump = Bump
    .help = Attack: 3 dice of impact at a car on a space next to yours, in any direction. Ammo 1.
card-orbital = Orbital Death Laser
    .help = Attack: one die at every opponent, wherever they are; a token for each one damaged. Ammo 3.
card-missile = Heat-Seeking Missile
    .help = Attack: 4 explosive dice, up to 10 spaces ahead, without line of sight. Ammo 2.
card-grenade = Lobbed Grenade
    .help = Attack: 3 explosive dice, up to 3 spaces in any direction, in sight. Ammo 2.
card-scattergun = Window Scattergun
    .help = Attack: 3 ballistic dice, up to 4 spaces ahead, in sight. Ammo 2.
card-petrol = Petrol Bomb
    .help = Attack: 3 dice of fire, up to 2 spaces in any direction, in sight. Ammo 1.
card-tailgun = Tail Gun
    .help = Attack: 3 ballistic dice, up to 4 spaces behind you, in sight. Ammo 2.
card-oil = Oil Slick
    .help = Drop oil on the space you leave: 3 dice for the first car that enters it. Ammo 1.
card-spikes = Tire Spikes
    .help = Drop spikes on the space you leave: 2 dice for the first car that enters it. Ammo 1.
card-evade = Evasive Swerve
    .help = Defence: takes 2 hits off an attack. Ammo 1.
card-smoke = Smoke Screen
    .help = Defence: cancels an attack that needs line of sight, before its dice are rolled. Ammo 1.
card-brace = Brace Yourself
    .help = Defence: takes 3 hits off a collision or an attack by impact. Ammo 1.
card-skid = Controlled Skid
    .help = Takes 3 dice off a crash check, before it is rolled. Ammo 1.
card-pass = Pass
    .help = Drive through one occupied space; you must land on an empty one. Ammo 1.
card-nitro = Nitro Shot
    .help = Discarded for speed it is worth 60 mph. Ammo 2.
card-handbrake = Handbrake
    .help = Stop before the next space, at 60 mph at most. Ammo 2.
card-slipstream = Slipstream
    .help = Two more spaces, if a car was within 3 spaces ahead in your lane when the move began. Ammo 2.
card-crowd = Crowd Pleaser
    .help = Discarded to run something over it buys 3 dice. Ammo 1.
card-pitstop = Pit Stop
    .help = Combat action: draw an accessory and reconfigure your car. Not with three wipe-outs. Ammo 2.
card-sponsor = Sponsor Money
    .help = Combat action: draw 3 Rally cards. Ammo 3.
card-pirate = Road Pirate
    .help = Combat action: steal 2 cards by chance from a car within 3 spaces. Ammo 2.
card-lucky = Lucky Break
    .help = Say so before a roll of yours: if it goes badly, all its dice are rolled again, and only then the card is discarded. Ammo 2.

## Accessories

accessory-machine-gun = Machine Gun
    .help = Red. Weapon: 4 ballistic dice, range 4, ammo 2.
accessory-vulcan = Vulcan Cannon
    .help = Red. Weapon: 4 ballistic dice, range 7, ammo 3.
accessory-rocket = Rocket Launcher
    .help = Red. Weapon: 6 explosive dice, range 6, ammo 4.
accessory-flame = Flame Thrower
    .help = Red. Weapon: 5 dice of fire, range 2, ammo 2.
accessory-scatter = Scatter Cannon
    .help = Red. Weapon: 3 ballistic dice, range 3, ammo 1.
accessory-laser = Pulse Laser
    .help = Red. Weapon: 3 dice of energy, range 8, ammo 2.
accessory-mortar = Hood Mortar
    .help = Red. Weapon: 3 explosive dice, range 5, ammo 2, needs no line of sight.
accessory-ballistic-armor = Ballistic Armor
    .help = Green. Takes 2 hits off every ballistic attack.
accessory-asbestos = Asbestos Armor
    .help = Green. Takes 3 hits off every attack by fire.
accessory-blast = Blast Plating
    .help = Green. Takes 2 hits off every explosive attack.
accessory-mirror = Mirror Finish
    .help = Green. Takes 2 hits off every attack by energy.
accessory-composite = Composite Shell
    .help = Green. Takes 1 hit off every attack, but never the last one.
accessory-ram-plates = Ram Plates
    .help = Green. Rocks and cows add no dice; takes 2 hits off collisions and attacks by impact.
accessory-rollcage = Roll Cage
    .help = Green. Takes 2 hits off every crash check.
accessory-veteran = Veteran Driver
    .help = Yellow. Draw a Rally card even with five or more in hand; with fewer, draw up to six, at least three.
accessory-jump-jets = Jump Jets
    .help = Yellow. Jump over occupied spaces, any number; you must land on an empty one. Crash checks are due all the same.
accessory-four-wheel-drive = 4-Wheel Drive
    .help = Yellow. Debris and oil add no dice, and changing lanes adds none.
accessory-turret = Turret
    .help = Yellow. Your weapon fires in all directions, with one more die.
accessory-ap-rounds = Armor-Piercing Rounds
    .help = Yellow. 2 points of armour do not help against your ballistic weapon.
accessory-scope = Targeting Computer
    .help = Yellow. Your weapon's range grows by 2.
accessory-feed = Ammo Feed
    .help = Yellow. Your weapon needs 2 points of ammo less, at least 1.
accessory-grille = Spiked Grille
    .help = Yellow. 2 more dice to run figures over.
accessory-turbo = Turbocharger
    .help = Yellow. Accelerate by 40 for nothing.
accessory-tires = Racing Tires
    .help = Yellow. One die less in turns, where the table asks for any.

## Skills

skill-nerves = Nerves of Steel
    .help = One die less in every crash check.
skill-pistol = Driver's Pistol
    .help = Besides your combat action, 2 ballistic dice at a car next to yours, once a turn, without ammo.
skill-tough = Hard as Nails
    .help = One hit less from every attack and crash check, but never the last one.
skill-bloodhound = Bloodhound
    .help = One more die to run figures over.
skill-gunner = Gunner
    .help = Your weapon has one more die, one more space of range, and needs one point of ammo less.
skill-sniper = Crowd Sniper
    .help = One more die to shoot figures, and two hits are enough.
skill-leadfoot = Lead Foot
    .help = Accelerate by 20 more for nothing.
skill-brakes = Late Braker
    .help = Brake as hard as you like for nothing; two dice less in the first crash check of a turn.
skill-vulture = Vulture
    .help = Draw 2 Rally cards whenever another car wipes out.
skill-grease = Grease Monkey
    .help = At a pit stop draw one more accessory and repair a slot; the Pit Stop card leaves your combat action free.
skill-roadhog = Road Hog
    .help = 2 more dice in attacks by impact; 2 hits less from collisions and such attacks.
skill-dancer = Lane Dancer
    .help = Changing lanes in a turn takes a die off instead of adding one.

## Moves

move-speed = Drive at { $mph } mph
move-drive = { $spaces ->
    [one] Drive one space, { $lane }
   *[other] Drive { $spaces } spaces, the last in the { $lane }
}
move-drive-dropping = Drop { $hazards } and drive on, { $lane }
move-collide = Ram { $other }, { $lane }
move-pass = Pass { $other }, { $lane }
move-pass-dropping = Drop { $hazards } and pass { $other }, { $lane }
move-jump = Jump over { $other }, { $lane }
move-jump-dropping = Drop { $hazards } and jump over { $other }, { $lane }
move-discard = Discard { $card }
move-lose = Lose { $card }
move-buy = Discard { $card } for more dice
move-play = Play { $card }
move-roll-lucky = Roll, with { $card } if it goes badly
move-roll = { $dice ->
    [one] Roll one die
   *[other] Roll { $dice } dice
}
move-play-safe = { $cards ->
    [one] Play it safe: discard one card
   *[other] Play it safe: discard { $cards } cards
}
move-run-over = { $theme ->
    [classic] Run over the { $figure }
    [cones] Knock down the { $figure }
   *[robots] Bump the { $figure }
}
move-leave = Leave the { $figure } alone
move-take-shot = Let them shoot
move-take-hits = { $hits ->
    [one] Take the hit
   *[other] Take the { $hits } hits
}
move-equipped = Done, the car is ready
move-no-action = No more action
move-figure = Place the { $figure } instead
move-give-up = Give up { $accessory } and the { $slot }
move-give-up-slot = Give up the { $slot }
move-fit = { $accessory } into the { $slot }
move-skill = Drive with { $skill }
move-no-skill = Skill { $number }
move-attack = { $source } at { $target }
move-attack-lucky = { $source } at { $target }, with { $lucky } if it goes badly
move-attack-all = { $source } at every opponent
move-attack-all-lucky = { $source } at every opponent, with { $lucky } if it goes badly
move-steal = { $source }: rob { $target }
move-steal-lucky = { $source }: rob { $target }, with { $lucky }
move-shoot = { $source } at the { $figure }, { $where }, { $lane }
move-shoot-lucky = { $source } at the { $figure }, { $where }, { $lane }, with { $lucky } if it goes badly

note-speed = { $cards ->
    [0] free
    [one] one card
   *[other] { $cards } cards
} · { $ways }{ $unseen ->
    [0] {""}
    [one] {" "}· one row unseen
   *[other] {" "}· { $unseen } rows unseen
}
way-in-lane-0 = left lane
way-in-lane-1 = right lane
way-weaving = weaving
way-open = { $dice ->
    [0] { $way }: no dice
    [one] { $way }: one die (−{ $loss } cards)
   *[other] { $way }: { $dice } dice (−{ $loss } cards)
}
way-blocked = { $dice ->
    [0] { $way }: a car in the way
    [one] { $way }: a car in the way (one die)
   *[other] { $way }: a car in the way ({ $dice } dice)
}
note-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
note-collide = { $dice ->
    [one] one die each
   *[other] { $dice } dice each
}
note-buy = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
note-pay-speed = { $mph } of { $owed } mph
note-pay-ammo = { $ammo } of { $owed ->
    [one] { $owed } point
   *[other] { $owed } points
} of ammo
note-lose = { $owed } to go
note-dice-left = { $dice ->
    [0] no dice left
    [one] one die left
   *[other] { $dice } dice left
}
note-stop = stop here at { $mph } mph
note-spaces = { $spaces ->
    [one] { $spaces } more space
   *[other] { $spaces } more spaces
}
note-draw = draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
note-hits-left = { $hits ->
    [0] no hits left
    [one] one hit left
   *[other] { $hits } hits left
}
note-lucky-check = { $cards ->
    [one] used if the roll costs a card
   *[other] used if the roll costs { $cards } cards or more
}
note-lucky-figure = used if the roll misses
note-chance = { $dice ->
    [one] one die, { $chance } %
   *[other] { $dice } dice, { $chance } %
}
note-risk = { $risk } % to wipe out
note-shoot = { $ammo ->
    [0] { $dice } dice, { $chance } %
   *[other] ammo { $ammo }, { $dice } dice, { $chance } %
}
note-attack = { $ammo ->
    [0] { $dice } dice, { $hits } hits expected against
   *[other] ammo { $ammo }, { $dice } dice, { $hits } hits expected against
} { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
note-attack-all = { $dice ->
    [one] one die for each
   *[other] { $dice } dice for each
}

## Why not

why-race-over = The race is over.
why-no-such-move = There is no such move.
why-another-question = That is not what is being asked now.
why-not-in-hand = You do not hold the card for that.
why-not-now = { $card } cannot be played now.
why-not-offered = That skill was not offered to you. (Rulebook: Skills)
why-not-in-garage = { $accessory } is not in your garage. (Rulebook: Reconfigure)
why-wrong-colour = { $accessory } does not fit the { $slot }: colour goes on colour. (Rulebook: Reconfigure)
why-slot-damaged = The { $slot } is damaged: nothing can be equipped there. (Rulebook: Reconfigure)
why-slot-filled = The { $slot } was filled at this stop already. (Ruling 34)
why-too-few-cards-for-speed = { $mph } mph takes { $cards ->
    [one] { $cards } step
   *[other] { $cards } steps
} beyond the free ones, a Rally card each, and your { $held } cards are not enough. (Rulebook: Set speed)
why-further-than-speed = You have { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to go, no more. (Rulebook: Movement)
why-beyond-the-road = That space is not on the table yet. (Rulebook: Revealing road tiles)
why-car-in-the-way = A car stands on that way. (Rulebook: Vehicle collisions)
why-nobody-to-pass = There is nobody to pass on that space. (Rulebook: Jump jets)
why-no-room-to-land = It is your last space, and you must land on an empty one. (Ruling 27)
why-no-jump-jets = Only Jump Jets jump. (Rulebook: Jump jets)
why-nothing-left-behind = A collision leaves you on your space, and nothing can be dropped there. (Ruling 6)
why-not-above-a-car = You cannot stop above another car. (Ruling 27)
why-no-slipstream = No car was within 3 spaces ahead in your lane when your move began.
why-too-few-cards-to-play-safe = Playing it safe takes a card for every die: { $dice }, and you hold { $held }. (Rulebook: Play it safe)
why-no-such-figure = None of these is left.
why-action-used = You have had your combat action. (Rulebook: Combat)
why-no-weapon = Your car has no weapon. (Rulebook: Weapons)
why-no-pistol = Your skill is no weapon. (Rulebook: Skills)
why-too-little-ammo = { $source } needs { $ammo ->
    [one] { $ammo } point
   *[other] { $ammo } points
} of ammo, and your cards have less. (Rulebook: Ammo)
why-no-such-car = There is no such target.
why-yourself = You cannot aim at yourself.
why-not-racing = { $target } is out of the race and cannot be attacked. (Rulebook: The end of the race)
why-in-smoke = { $target } is hidden in the smoke. (Tile: Forest Fire)
why-out-of-range = That is out of range: { $source } reaches { $range ->
    [one] { $range } space
   *[other] { $range } spaces
}. (Rulebook: Range)
why-out-of-arc = { $source } does not fire in that direction. (Rulebook: Firing arc)
why-hidden-by-bend = The bend of the road hides it. (Rulebook: Line of sight; ruling 38)
why-hidden-by-car = A car stands in the line of sight. (Rulebook: Line of sight)
why-no-figure-there = No figure stands there.
why-tried-before = You have had your try at this figure. (Ruling 28)
why-not-at-figures = { $source } cannot be used at figures. (Ruling 30)
why-nothing-to-steal = { $target } holds no cards.
why-no-pit-stop = Cars with three wipe-outs make no pit stop. (Rulebook: Pit stop)
why-does-not-help = { $card } does not help against this kind of damage.
why-keep-that-slot = There is nothing to give up in that slot. (Ruling 20)

## The log

log-grid = { $seat }: starts from place { $number }.
log-skill-revealed = { $seat }: drives with { $skill }.
log-fitted = { $seat }: { $accessory } into the { $slot }.
log-new-round = Turn { $number }.
log-drew = { $number ->
    [one] { $seat }: drew a card.
   *[other] { $seat }: drew { $number } cards.
}
log-drew-card = { $seat }: drew { $card }.
log-shuffled = { $number } discards are shuffled into a new deck.
log-faster-first = The dice: { $seat } before { $other }.
log-set-speed-to = { $seat }: { $mph } mph.
log-discarded = { $seat }: discarded { $card }.
log-played = { $seat }: played { $card }.
log-tile-laid = The road goes on: { $tile }.
log-tile-returned = { $tile } does not fit and goes under the deck.
log-figure-swapped = { $seat }: { $figure } instead.
log-dropped-hazard = { $seat }: dropped { $hazard }.
log-passed = { $seat }: passed { $other }.
log-jumped = { $seat }: jumped over { $other }.
log-check-rolled = { $seat }: crash check, { $number ->
    [one] one die
   *[other] { $number } dice
}, { $count ->
    [0] no hit.
    [one] one hit.
   *[other] { $count } hits.
}
log-played-safe = { $number ->
    [one] { $seat }: played it safe for one card.
   *[other] { $seat }: played it safe for { $number } cards.
}
log-rolled-again = { $seat }: { $card }, all dice again!
log-lost-cards = { $number ->
    [one] { $seat }: lost a card.
   *[other] { $seat }: lost { $number } cards.
}
log-lost-card = { $seat }: lost { $card } to { $other }.
log-wiped-out = { $seat }: wiped out! Wipe-outs: { $number }.
log-accessory-lost = { $seat }: lost { $accessory }, and the { $slot } is damaged.
log-slot-lost = { $seat }: the { $slot } is damaged.
log-destroyed = { $seat }: the car is destroyed.
log-collided = { $seat }: rammed { $other }, { $count ->
    [one] one die each.
   *[other] { $count } dice each.
}
log-collision-rolled = { $seat }: { $count ->
    [0] no hit from the collision.
    [one] one hit from the collision.
   *[other] { $count } hits from the collision.
}
log-hit-a-wreck = { $number ->
    [one] { $seat }: into a wreck, one die.
   *[other] { $seat }: into a wreck, { $number } dice.
}
log-speed-now = { $seat }: now at { $mph } mph.
log-ran-over = { $theme ->
    [classic] { $seat }: { $figure } run over, { $points } points.
    [cones] { $seat }: { $figure } knocked down, { $points } points.
   *[robots] { $seat }: { $figure } bumped off the road, { $points } points.
}
log-missed = { $seat }: missed the { $figure }.
log-attacked = { $seat }: { $source } at { $target }.
log-attacked-all = { $seat }: { $source } at everybody!
log-aimed-at-figure = { $seat }: { $source } at the { $figure }.
log-cancelled = { $seat }: played { $card }, the attack is void.
log-attack-rolled = { $number ->
    [one] { $seat }: rolled one die
   *[other] { $seat }: rolled { $number } dice
}, { $count ->
    [0] no hit.
    [one] one hit.
   *[other] { $count } hits.
}
log-hits-left = { $seat }: { $number ->
    [0] no hit is left.
    [one] one hit is left.
   *[other] { $number } hits are left.
}
log-shoot-token = { $seat }: a Shoot token for damaging { $target }.
log-shot-figure = { $theme ->
    [classic] { $seat }: { $figure } shot, { $points } points.
    [cones] { $seat }: { $figure } launched into the sky, { $points } points.
   *[robots] { $seat }: { $figure } zapped, { $points } points.
}
log-stole = { $count ->
    [one] { $seat }: robbed { $target } of one card.
   *[other] { $seat }: robbed { $target } of { $count } cards.
}
log-pit-stop = { $seat }: a pit stop.
log-drew-accessory = { $seat }: drew { $accessory }.
log-drew-an-accessory = { $seat }: drew an accessory.
log-repaired = { $seat }: the { $slot } is repaired.
log-crossed-the-line = { $seat }: across the line in place { $number }!
log-last-turn = { $arrived ->
    [one] { $arrived } car has arrived
   *[other] { $arrived } cars have arrived
}: { $turns ->
    [one] one more turn.
   *[other] at most { $turns } more turns.
}
log-race-ended = The race is over after { $number } turns.
log-tossed = A coin orders those who never arrived, where they are level.

line-place = Place
line-target-20 = Figures of 20
line-target-30 = Figures of 30
line-target-50 = Figures of 50
line-shoot-tokens = Shoot tokens
line-wipe-outs = Wipe-outs
line-alone = Without a team mate: doubled

## Questions

phase-movement = Movement
phase-combat = Combat
question-choose-skill = { $seat }: which skill?
question-equip = { $seat }: which accessories?
question-set-speed = { $seat }: how fast?
question-pay-speed = { $owed ->
    [one] { $seat }: pay for speed, one step to go.
   *[other] { $seat }: pay for speed, { $owed } steps to go.
}
question-pay-ammo = { $seat }: pay ammo, { $owed } to go.
question-pay-safety = { $owed ->
    [one] { $seat }: playing it safe, one card to go.
   *[other] { $seat }: playing it safe, { $owed } cards to go.
}
question-step = { $left ->
    [one] { $seat }: where to? One space to go.
   *[other] { $seat }: where to? { $left } spaces to go.
}
question-crash-check = { $dice ->
    [one] { $seat }: crash check with one die!
   *[other] { $seat }: crash check with { $dice } dice!
}
question-run-over = { $dice ->
    [one] { $seat }: the { $figure } is in the way. One die?
   *[other] { $seat }: the { $figure } is in the way. { $dice } dice?
}
question-choose-figure = { $seat }: which figure instead?
question-combat = { $seat }: which combat action?
question-declared = { $seat }: under fire from { $attacker }, { $source }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. Cancel it?
question-defend = { $seat }: hit by { $attacker }, { $source }, { $hits ->
    [one] one hit. A defence?
   *[other] { $hits } hits. A defence?
}
question-defend-collision = { $hits ->
    [one] { $seat }: one hit from the collision. A defence?
   *[other] { $seat }: { $hits } hits from the collision. A defence?
}
question-lose-cards = { $owed ->
    [one] { $seat }: which card to lose?
   *[other] { $seat }: { $owed } cards to lose. Which?
}
question-lose-accessory = { $seat }: which slot is lost?

## The picture in a terminal

picture-headline = { $turn } · { $finish ->
    [yes] the finish is in sight
   *[no] { $tiles } road tiles to come
} · { $deck } Rally cards in the deck
picture-finish = finish
picture-legend = No dice up to: { $speeds } mph
picture-hand = Your hand:
picture-garage = Your garage:
picture-car = { $mph } mph · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $points } points · { $wipe_outs ->
    [one] 1 wipe-out
   *[other] { $wipe_outs } wipe-outs
}
picture-shots = { $shots ->
    [one] 1 Shoot token
   *[other] { $shots } Shoot tokens
}
picture-damaged = damaged
picture-empty = empty
status-racing = {""}
status-wiped = wiped out
status-finished = arrived, place { $place }
status-wrecked = destroyed

## Drawing

colour-green = straight
colour-yellow = gentle turn
colour-orange = hard turn
colour-red = deadly turn
space-pit = pit
space-smoke = smoke
drawing-board = The table
drawing-hand = The hand of { $seat }
drawing-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}
drawing-on-the-grid = On the grid
drawing-over = After { $round } turns
drawing-turn = Turn { $round } – { $phase }
drawing-turn-of = Turn { $round } of { $last } – { $phase }
drawing-winner = { $count ->
    [one] { $names } won the race
   *[other] A tie: { $names }
}
drawing-dashboard = { $name }: { $mph } mph, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points } points, { $wipe_outs ->
    [one] { $wipe_outs } wipe-out
   *[other] { $wipe_outs } wipe-outs
}, { $shots ->
    [one] { $shots } Shoot token
   *[other] { $shots } Shoot tokens
}
drawing-car = { $name }, { $mph } mph
drawing-arrived = place { $place }
drawing-map = The whole road, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to come
drawing-roll = { $name } rolled { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
drawing-dice-ahead = Dice on entering this space at this speed: { $straight } straight on, { $changing } from the other lane
drawing-poster = No brakes, no mercy, no robots left standing

## The reference

chapter-cards = Rally cards
chapter-accessories = Accessories
chapter-skills = Skills
chapter-figures = Figures
chapter-things = On the table
