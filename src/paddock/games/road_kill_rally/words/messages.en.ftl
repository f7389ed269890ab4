game = Road Kill Rally
tagline = Race, ram and shoot along a road that is built as you drive, and knock down what stands on it.
seats-why = Three to six race; two can, if they like.

## Variants and options

variant-standard = The race
    .help = From the grid to the finish line: points for what you knock down, for damage to other drivers, and for the first { $paid_places } places.

option-theme = Theme
    .robots = robots: delivery robots, drones and showbots on the road
    .cones = cones: traffic cones, beach balls and piñatas on the road
    .classic = classic: the rulebook's own terms. Its black humour has pedestrians run over and shot; nothing bleeds, but it is for adults
option-skills = Driver skills
    .without = none
    .with = each driver chooses one of { $setup_skills }
option-teams = Teams
    .each-alone = everybody for themselves
    .pairs = teams of two, from three drivers on; an odd driver counts double
    .needs = Two drivers make no teams.
option-destruction = Cars are destroyed
    .never = never
    .third-wipe-out = once they have { $slots } wipe-outs
option-length = Length
    .standard = the whole road of { $setup_tiles_standard } tiles
    .short = a short race of { $setup_tiles_short } tiles, the finish shuffled in with the last { $setup_finish_group_short }
option-finish-group = On the whole road the finish is shuffled in with the last
    .last-six = { $setup_finish_group_last-six } tiles
    .last-four = { $setup_finish_group_last-four } tiles
    .last-eight = { $setup_finish_group_last-eight } tiles
    .needs = In a short race it is fixed where the finish lies.
option-veteran = A Veteran Driver with fewer than { $draw_below } cards
    .up-to-six = fills the hand up to { $veteran_up_to } and draws at least { $draw_cards }
    .one-more = draws { $veteran_one_more }
option-wipe-out-points = A wipe-out costs
    .minus-20 = { $points_wipe_out } points
    .minus-30 = { $points_wipe_out_of_the_example } points, as in the rulebook's example
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
run-over = { $theme ->
    [classic] run over
    [cones] knock down
   *[robots] bump
}
thing-figure = Figure worth { $points }: { $figure }
    .help = Scored by { $hits_run_over } hits when your car enters its space, or by { $hits_shoot } hits when you shoot at it in combat. { $letter ->
        [by-the-letter] Each driver has one try, by driving or by shooting.
       *[as-ruled] Each driver has one try by driving.
    }
thing-speed = Speed
    .help = Set it before you drive: { $speed_free_up } up or { $speed_free_down } down for nothing, a card for every further { $speed_step }. You then drive one space for every { $speed_step } mph. Below stands how many dice each colour of space takes at that speed.
thing-space = Space of the road
    .help = Drive here, straight on or diagonally. Its colour says how many dice a crash check takes at your speed. In a bend, changing lanes adds one, but only where the table asks for any; hazards add theirs at any speed.
thing-car = Car
    .help = In combat you can aim at it, if it is within range, in the firing arc and in sight. Driving into it is a collision, unless you pass or jump over it.
thing-slot = Slot
    .help = Room for one accessory of its colour: weapons in red, armour in green, extras in yellow. A damaged slot stays empty{ $skills ->
        [with] {", unless a"} { skill-grease } repairs it.
       *[without] {" "}for good.
    }
thing-roll = Roll
    .help = Throw the dice. In a crash check every hit costs a card; a figure is scored by { $hits_run_over } hits. { thing-die.help }
thing-safe = Play it safe
    .help = Discard a card for every die instead of rolling.
thing-leave = Leave it alone
    .help = You do not try to { run-over } the figure. You will not get another try by driving.
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
thing-own-skill = Your skill
    .help = What it does stands in the list of skills.
thing-dashboard = Dashboard
    .help = One for each driver: the speeds with the crash table, { $slots } slots for accessories, room for wipe-out tokens and for all that scores.
thing-speed-counter = Speed counter
    .help = Marks on a dashboard how fast the car drives, from { $speed_step } to { $speed_most } mph.
thing-die = Die
    .help = The faces of a die: blank ×{ $faces_of_0 }, a star ×{ $faces_of_1 }, two stars ×{ $faces_of_2 }. A star is a hit; two stars are two hits, and the die is rolled once more for further hits, always.
thing-shoot-token = Shoot token
    .help = { $points_shoot_token } points, for each driver whom one of your attacks damages; none for collisions, hazards or figures. There are always enough.
thing-place-token = Place token
    .help = For crossing the line: { $place_1 } points for the first, { $place_2 } for the second, { $place_3 } for the third.
thing-wipe-out-token = Wipe-out token
    .help = Costs { wipe-out-cost } points at the end. { three-wipe-outs } There are always enough.
wipe-out-cost = { $wipe_out_points ->
    [minus-30] { $points_wipe_out_of_the_example }
   *[minus-20] { $points_wipe_out }
}
three-wipe-outs = { $destruction ->
    [third-wipe-out] With { $slots } of them the car is destroyed.
   *[never] With { $slots } of them there are no pit stops any more; a car can have more.
}
thing-hazard = Space with { $hazard }
    .help = { hazard-dice } { hazard-lies }{ hazard-spares }
hazard-dice = { $which ->
    [barricade] { so-many-dice } more in the crash check of the first car through it, { $dice_of_barricade_2 } for the second, { $dice_of_barricade_3 } for each later one, at any speed; its spaces count together.
   *[other] { so-many-dice } more in the crash check of a car that enters it, at any speed.
}
hazard-lies = { $lies ->
    [dropped] A card drops it; it is removed by the first car that enters.
    [both] On a tile it stays; dropped by a card it is removed by the first car that enters.
   *[printed] It stays.
}
hazard-spares = { $spares ->
    [0] {""}
   *[other] {" "}No dice with: { $accessories }.
}
thing-pit = Pit space
    .help = The first pit space that a car enters is a pit stop on the way, once a race: draw an accessory, fill your slots anew, and drive on. Not with { $slots } wipe-outs.
thing-smoke = Space in smoke
    .help = No attack can be aimed at a car here, not even one that needs no line of sight; only the { card-orbital } reaches it. Figures here can be shot, and one sees past it.
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
    .help = { tile-help } The race begins here.
tile-finish = Finish Line
    .help = { tile-help } Whoever drives off its far end has arrived. It is shuffled in with the last { finish-among } tiles.
tile-st-a = Shopping Strip
    .help = { tile-help }
tile-st-b = { $theme ->
    [classic] School Crossing
    [cones] Ball Pit
   *[robots] Drone School
}
    .help = { tile-help }
tile-st-c = { $theme ->
    [classic] Retirement Row
    [cones] Party Row
   *[robots] Showbot Row
}
    .help = { tile-help }
tile-ge-a = Long Sweeper
    .help = { tile-help }
tile-ge-b = Park Bend
    .help = { tile-help }
tile-ha-a = Ninety Degree
    .help = { tile-help }
tile-ha-b = Market Corner
    .help = { tile-help }
tile-ha-c = Blind Corner
    .help = { tile-help }
tile-de-a = Hairpin
    .help = { tile-help }
tile-de-b = Deadly Turn
    .help = { tile-help }
tile-sb-a = S-Bend
    .help = { tile-help }
tile-sb-b = Chicane
    .help = { tile-help }
tile-accident = Road Accident
    .help = { tile-help }
tile-rockslide = Rock Slide
    .help = { tile-help }
tile-cows = { $theme ->
    [classic] Cow Hazard
    [cones] Inflatable Herd
   *[robots] Mower Hazard
}
    .help = { tile-help }
tile-pits = The Pits
    .help = { tile-help } { thing-pit.help }
tile-barricade = { $theme ->
    [classic] Protestor Barricade
    [cones] Hay Bales
   *[robots] Robot Sit-in
}
    .help = { tile-help }
tile-fire = Forest Fire
    .help = { tile-help } { thing-smoke.help }

tile-help = { $runs ->
    [turn] A bend of { $degrees } degrees to either side
    [winding] The road swings aside by { $degrees } degrees and back
   *[straight] Straight on
}; { $rows } rows. Spaces: { $colours }. On them: { $things }.
counted = { $count }{"\u00A0"}×{"\u00A0"}{ $what }
paint-green = green
paint-yellow = yellow
paint-orange = orange
paint-red = red
finish-among = { $length ->
    [short] { $setup_finish_group_short }
   *[standard] { $finish_group ->
        [last-four] { $setup_finish_group_last-four }
        [last-eight] { $setup_finish_group_last-eight }
       *[last-six] { $setup_finish_group_last-six }
    }
}

## What is printed on cards

so-many-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
so-many-run-over-dice = { $run_over_dice ->
    [one] { $run_over_dice } die
   *[other] { $run_over_dice } dice
}
so-many-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
so-many-cards = { $cards ->
    [one] { $cards } Rally card
   *[other] { $cards } Rally cards
}
so-many-accessories = { $draw ->
    [one] { $draw } accessory
   *[other] { $draw } accessories
}
worth-ammo = Worth { $ammo } ammo.
kind-of-damage = { $kind ->
    [ballistic] ballistic
    [explosive] explosive
    [fire] fire
    [energy] energy
   *[impact] impact
}
reach = up to { $range ->
    [one] { $range } space
   *[other] { $range } spaces
} { $arc ->
    [front] ahead
    [rear] behind you
   *[all] in any direction
}{ $sight ->
    [needed] , in sight
   *[free] , without line of sight
}
slot-colour = { $slot ->
    [red] Red.
    [green] Green.
   *[yellow] Yellow.
}
attack-card = Attack: { kind-of-damage }, { so-many-dice }, { reach }. { worth-ammo }
weapon = { slot-colour } Weapon: { kind-of-damage }, { so-many-dice }, { reach }. Costs { $ammo } ammo.
armour = { slot-colour } Takes { so-many-hits } off every { kind-of-damage } attack.

## Rally cards

card-bump = Bump
    .help = { attack-card }
card-orbital = Orbital Death Laser
    .help = Attack: { kind-of-damage }, { so-many-dice } for each opponent wherever they are, without line of sight; a Shoot token for each one damaged. { worth-ammo }
card-missile = Heat-Seeking Missile
    .help = { attack-card }
card-grenade = Lobbed Grenade
    .help = { attack-card }
card-scattergun = Window Scattergun
    .help = { attack-card }
card-petrol = Petrol Bomb
    .help = { attack-card }
card-tailgun = Tail Gun
    .help = { attack-card }
card-oil = Oil Slick
    .help = Leave { hazard-oil } on the space you drive off: { so-many-dice } more for the first car that enters it. { worth-ammo }
card-spikes = Tire Spikes
    .help = Leave { hazard-spikes } on the space you drive off: { so-many-dice } more for the first car that enters it. { worth-ammo }
card-evade = Evasive Swerve
    .help = Defence: takes { so-many-hits } off an attack. { worth-ammo }
card-smoke = Smoke Screen
    .help = Defence: cancels an attack that needs line of sight, before its dice are rolled. { worth-ammo }
card-brace = Brace Yourself
    .help = Defence: takes { so-many-hits } off a collision or an { kind-of-damage } attack. { worth-ammo }
card-skid = Controlled Skid
    .help = Takes { so-many-dice } off a crash check, before it is rolled. { worth-ammo }
card-pass = Pass
    .help = Drive through one occupied space; you must land on an empty one, and crash checks are due all the same. { worth-ammo }
card-nitro = Nitro Shot
    .help = Discarded for speed it is worth { $mph } mph. { worth-ammo }
card-handbrake = Handbrake
    .help = Your move ends before the next space, and if you drive faster than { $speed } mph you are at { $speed } now. { worth-ammo }
card-slipstream = Slipstream
    .help = Before your last space: { $spaces ->
        [one] { $spaces } more space
       *[other] { $spaces } more spaces
    }, if a car was at most { $behind } ahead in your lane when the move began. { worth-ammo }
card-crowd = Crowd Pleaser
    .help = Discarded to score a figure by driving it buys { so-many-dice }. { worth-ammo }
card-pitstop = Pit Stop
    .help = Combat action: draw { so-many-accessories } and fill your slots anew. Not with { $slots } wipe-outs. { worth-ammo }
card-sponsor = Sponsor Money
    .help = Combat action: draw { so-many-cards }. { worth-ammo }
card-pirate = Road Pirate
    .help = Combat action: steal { so-many-cards }, drawn blindly, from a car at most { $range } spaces away, without line of sight. No defence helps, and it earns no Shoot token. { worth-ammo }
card-lucky = Lucky Break
    .help = Say so before a crash check, an attack or a try at a figure, not in a collision. If the roll goes badly, all its dice are rolled again, and only then the card is discarded. Badly means: a check costs as many cards as it has dice, or your last card; a figure is missed; an attack has fewer hits than half its dice, or none that armour lets through. { worth-ammo }

## Accessories

accessory-machine-gun = Machine Gun
    .help = { weapon }
accessory-vulcan = Vulcan Cannon
    .help = { weapon }
accessory-rocket = Rocket Launcher
    .help = { weapon }
accessory-flame = Flame Thrower
    .help = { weapon }
accessory-scatter = Scatter Cannon
    .help = { weapon }
accessory-laser = Pulse Laser
    .help = { weapon }
accessory-mortar = Hood Mortar
    .help = { weapon }
accessory-ballistic-armor = Ballistic Armor
    .help = { armour }
accessory-asbestos = Asbestos Armor
    .help = { armour }
accessory-blast = Blast Plating
    .help = { armour }
accessory-mirror = Mirror Finish
    .help = { armour }
accessory-composite = Composite Shell
    .help = { slot-colour } Takes { so-many-hits } off every attack, but never the last one.
accessory-ram-plates = Ram Plates
    .help = { slot-colour } No dice for { hazard-rock } and { hazard-cow }; takes { so-many-hits } off collisions and { kind-of-damage } attacks.
accessory-rollcage = Roll Cage
    .help = { slot-colour } Takes { so-many-hits } off every crash check.
accessory-veteran = Veteran Driver
    .help = { slot-colour } With { $draw_below } cards or more in hand, draw { $always }; with fewer, { $veteran ->
        [one-more] draw { $veteran_one_more }.
       *[up-to-six] fill the hand up to { $up_to } and draw at least { $draw_cards }.
    }
accessory-jump-jets = Jump Jets
    .help = { slot-colour } Jump over occupied spaces, any number; you must land on an empty one, and crash checks are due all the same.
accessory-four-wheel-drive = 4-Wheel Drive
    .help = { slot-colour } No dice for { hazard-debris } and { hazard-oil }, and { $dice ->
        [0] none for changing lanes
       *[other] { so-many-dice } less for changing lanes in a bend, instead of one more
    }.
accessory-turret = Turret
    .help = { slot-colour } Your weapon fires in all directions, with { so-many-dice } more.
accessory-ap-rounds = Armor-Piercing Rounds
    .help = { slot-colour } Against { kind-of-damage } attacks of your weapon, accessories take off { $pierce } hits less.
accessory-scope = Targeting Computer
    .help = { slot-colour } Your weapon's range grows by { $range }.
accessory-feed = Ammo Feed
    .help = { slot-colour } Your weapon costs { $ammo } ammo less, but at least 1.
accessory-grille = Spiked Grille
    .help = { slot-colour } { so-many-dice } more to score figures by driving.
accessory-turbo = Turbocharger
    .help = { slot-colour } Accelerate by { $mph } mph more for nothing.
accessory-tires = Racing Tires
    .help = { slot-colour } { so-many-dice } less in bends, where the table asks for any.

## Skills

skill-nerves = Nerves of Steel
    .help = { so-many-dice } less in every crash check.
skill-pistol = Driver's Pistol
    .help = Besides your combat action, once a turn and without ammo: { kind-of-damage }, { so-many-dice }, { reach }; not at figures.
skill-tough = Hard as Nails
    .help = Takes { so-many-hits } off every attack and crash check, but never the last one.
skill-bloodhound = Bloodhound
    .help = { so-many-dice } more to score figures by driving.
skill-gunner = Gunner
    .help = Your weapon has { so-many-dice } more, its range grows by { $range }, and it costs { $ammo } ammo less, but at least 1.
skill-sniper = Crowd Sniper
    .help = { so-many-dice } more to shoot figures, where { so-many-hits } are enough, and { so-many-run-over-dice } more to score them by driving.
skill-leadfoot = Lead Foot
    .help = Accelerate by { $mph } mph more for nothing.
skill-brakes = Late Braker
    .help = { $brakes ->
        [at-will] Brake as hard as you like for nothing
       *[more] Brake by { $mph } mph more for nothing
    }; { so-many-dice } less in the first crash check of a turn. A check counts as the first even if no dice are left of it.
skill-vulture = Vulture
    .help = Draw { so-many-cards } whenever another car wipes out.
skill-grease = Grease Monkey
    .help = At a pit stop draw { so-many-accessories } more and repair { $repair ->
        [one] { $repair } damaged slot
       *[other] { $repair } damaged slots
    }; the Pit Stop card leaves your combat action free. { so-many-dice } less in bends, where the table asks for any.
skill-roadhog = Road Hog
    .help = { so-many-dice } more in { kind-of-damage } attacks; takes { so-many-hits } off collisions and { kind-of-damage } attacks; { so-many-run-over-dice } more to score figures by driving.
skill-dancer = Lane Dancer
    .help = Changing lanes in a bend takes { so-many-dice } off instead of adding one, where the table asks for any.

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
    [one] { $way }: one die (−{ cards-expected })
   *[other] { $way }: { $dice } dice (−{ cards-expected })
}
cards-expected = { $loss ->
    [one] { $loss } card
   *[other] { $loss } cards
}
way-blocked = { $dice ->
    [0] { $way }: a car in the way
    [one] { $way }: a car in the way (one die)
   *[other] { $way }: a car in the way ({ $dice } dice)
}
way-wrecks = { $way }: { so-many-dice }, almost surely wiped out
way-blocked-wrecks = { $way }: a car in the way, { so-many-dice }, almost surely wiped out
every-way-wrecks = you will almost surely wipe out
note-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
note-dice-wrecks = { so-many-dice }: you will almost surely wipe out
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
note-risk-wrecks = you will almost surely wipe out ({ $risk } %)
note-shoot = { $ammo ->
    [0] { so-many-dice }, { $chance } %
   *[other] ammo { $ammo }, { so-many-dice }, { $chance } %
}
note-attack = { $ammo ->
    [0] { so-many-dice }, { so-many-hits } expected against
   *[other] ammo { $ammo }, { so-many-dice }, { so-many-hits } expected against
} { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
note-attack-all = { $dice ->
    [one] one die for each
   *[other] { $dice } dice for each
}

## Why not

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
} beyond the free ones, a Rally card each, and your hand (cards: { $held }) is not enough. (Rulebook: Set speed)
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
why-no-slipstream = No car was within { $slipstream_reach } spaces ahead in your lane when your move began.
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
why-no-pit-stop = Cars with { $slots } wipe-outs make no pit stop. (Rulebook: Pit stop)
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

tally-attacked = After the move played there { $played ->
    [one] was { $played } attack
   *[other] were { $played } attacks
} on { $side } on average; after the better one { $better }.
tally-lost-cards = After the move played damage took { $played ->
    [one] { $played } card
   *[other] { $played } cards
} from { $side } on average; after the better one { $better }.

line-place = Place
    .help = For crossing the line: { $place_1 } points for the first, { $place_2 } for the next and { $place_3 } for the one after.
line-target-20 = Figures hit, { $points_of_target-20 } each
    .help = Run over or shot, each one counts.
line-target-30 = Figures hit, { $points_of_target-30 } each
    .help = Run over or shot, each one counts.
line-target-50 = Figures hit, { $points_of_target-50 } each
    .help = Run over or shot, each one counts.
line-shoot-tokens = Shoot tokens
    .help = { $points_shoot_token } points for each driver whom an attack damaged.
line-wipe-outs = Wipe-outs
    .help = { wipe-out-cost } points off for each.
line-alone = Without a team mate: doubled
    .help = An odd driver without a team mate counts double.

## Questions

phase-movement = Movement
phase-combat = Combat
question-choose-skill = { $seat }: which skill?
    .own = Choose a skill
question-equip = { $seat }: which accessories?
    .own = Choose accessories and their slots
question-set-speed = { $seat }: how fast?
    .own = Choose your speed
question-pay-speed = { $owed ->
    [one] { $seat }: pay for speed, one step to go.
   *[other] { $seat }: pay for speed, { $owed } steps to go.
}
    .own = { $owed ->
        [one] Pay for speed: choose a card, one step to go
       *[other] Pay for speed: choose cards, { $owed } steps to go
    }
question-pay-ammo = { $seat }: pay ammo, { $owed } to go.
    .own = Pay ammo: choose cards, { $owed } to go
question-pay-safety = { $owed ->
    [one] { $seat }: playing it safe, one card to go.
   *[other] { $seat }: playing it safe, { $owed } cards to go.
}
    .own = { $owed ->
        [one] Play it safe: choose a card
       *[other] Play it safe: choose { $owed } cards
    }
question-step = { $left ->
    [one] { $seat }: where to? One space to go.
   *[other] { $seat }: where to? { $left } spaces to go.
}
    .own = { $left ->
        [one] Choose where to drive: one space to go
       *[other] Choose where to drive: { $left } spaces to go
    }
question-crash-check = { $dice ->
    [one] { $seat }: crash check with one die!
   *[other] { $seat }: crash check with { $dice } dice!
}
    .own = { $dice ->
        [one] Crash check: roll one die, or choose a card
       *[other] Crash check: roll { $dice } dice, or choose a card
    }
question-run-over = { $dice ->
    [one] { $seat }: the { $figure } is in the way. One die?
   *[other] { $seat }: the { $figure } is in the way. { $dice } dice?
}
    .own = { $dice ->
        [one] The { $figure } is in the way: roll one die, or choose otherwise
       *[other] The { $figure } is in the way: roll { $dice } dice, or choose otherwise
    }
question-choose-figure = { $seat }: which figure instead?
    .own = Choose the figure that comes instead
question-combat = { $seat }: which combat action?
    .own = Choose an attack or a card, or no action
question-declared = { $seat }: under fire from { $attacker }, { $source }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. Cancel it?
    .own = Under fire from { $attacker }, { $source }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: cancel it or take it
question-defend = { $seat }: hit by { $attacker }, { $source }, { $hits ->
    [one] one hit. A defence?
   *[other] { $hits } hits. A defence?
}
    .own = Hit by { $attacker }, { $source }, { $hits ->
        [one] one hit: defend or take it
       *[other] { $hits } hits: defend or take them
    }
question-defend-collision = { $hits ->
    [one] { $seat }: one hit from the collision. A defence?
   *[other] { $seat }: { $hits } hits from the collision. A defence?
}
    .own = { $hits ->
        [one] One hit from the collision: defend or take it
       *[other] { $hits } hits from the collision: defend or take them
    }
question-lose-cards = { $owed ->
    [one] { $seat }: which card to lose?
   *[other] { $seat }: { $owed } cards to lose. Which?
}
    .own = { $owed ->
        [one] Choose the card to lose
       *[other] Choose { $owed } cards to lose
    }
question-lose-accessory = { $seat }: which slot is lost?
    .own = Choose the slot that is lost

## The picture in a terminal

text-headline = { $turn } · { $finish ->
    [yes] the finish is in sight
   *[no] { $tiles ->
        [one] { $tiles } road tile to come
       *[other] { $tiles } road tiles to come
    }
} · { $deck ->
    [one] { $deck } Rally card in the deck
   *[other] { $deck } Rally cards in the deck
}
text-finish = finish
text-legend = No dice up to: { $speeds } mph
text-hand = Your hand:
text-garage = Your garage:
text-car = { $mph } mph · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $points } points · { $wipe_outs ->
    [one] 1 wipe-out
   *[other] { $wipe_outs } wipe-outs
}
text-shots = { $shots ->
    [one] 1 Shoot token
   *[other] { $shots } Shoot tokens
}
text-damaged = damaged
text-empty = empty
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
drawing-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawing-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
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

chapter-cards = Rally cards: { $rally_cards } of { $rally_kinds } kinds
chapter-accessories = Accessories: { $accessory_cards } of { $accessory_kinds } kinds
chapter-skills = { $skills ->
    [with] Skills: { $skill_cards }
   *[without] Skills: { $skill_cards }, for races with that option
}
chapter-tiles = Road tiles: { $road_tiles }
chapter-hazards = Hazards and special spaces
chapter-figures = Figures: { $figures }
chapter-pieces = Cars, dashboards, dice and tokens
chapter-things = At the table

## How to play

tiles-used = { $length ->
    [short] { $setup_tiles_short }
   *[standard] { $setup_tiles_standard }
}
howto-skills = { $skills ->
    [with] **Skills.** Before anything is mounted, everybody is dealt { $setup_skills } skills and chooses one of them; when all have chosen, the skills are shown. Each helps its driver for the whole race.
   *[without] **Skills** are an option: everybody is dealt { $setup_skills } and chooses one; when all have chosen, the skills are shown. Each helps its driver for the whole race. This race is driven without them.
}
howto-destruction = { $destruction ->
    [third-wipe-out] **A car with { $slots } wipe-outs is destroyed.** It stays as a wreck until its tile goes, and its driver is out of the race but keeps the points. A wreck hides what is behind it. Whoever enters its space rolls a die for every { $speed_step } mph, discards a card for every hit, and drives on unless that is a wipe-out.
   *[never] A car can have more than { $slots } Wipe-out tokens; then there is no slot left to lose.
}
howto-final-tie = { $final_tie ->
    [coin] If none of those who are level has crossed it, a coin decides.
   *[shared] If none of those who are level has crossed it, they share the place.
}
howto-teams = { $teams ->
    [pairs] **Teams.** Two drivers who sit opposite each other are a team, if there are three or more. Their points are added; the points of a driver without a mate count double. Mates may attack each other, but an attack on all opponents spares them. Level teams are told apart by their first car across the line.
   *[each-alone] **Teams** of two are an option: points are added, and those of a driver without a mate count double. In this race everybody drives alone.
}
howto-touch = On the screen: rest the pointer on a speed to see the dice along the way (2/3 means two straight on, three when changing lanes) and what each lane is expected to cost. Touch any space ahead to drive there; touch several, one after another, to plan a whole path. The car drives it and stops only where something is asked. In combat, red signs stand over what you can aim at, with the hits or the chance to expect. The settings say whether you want to be asked when you may defend.

## What is said while it is shown

show-threw = { $seat } throws { $dice ->
    [one] one die
   *[other] { $dice } dice
}{ $more ->
    [0] .
    [one] , and one more for a double hit.
   *[other] , and { $more } more for double hits.
}
show-discarded = { $seat } discards { $card }
show-rammed-you = { $seat } rams you!
show-attacked-you = { $seat }: { $source } at you!
show-robbed-you = { $seat } robs you!

## In sight: the aim, and what is needed now

aim = Most points win: run over, shoot, arrive early, stay whole
now-skill = choose a skill
now-equip = fit weapon, armour and extra
now-race = { $mph } mph, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
now-low = { $mph } mph, { $cards ->
    [0] no card left
    [one] only one card
   *[other] only { $cards } cards
}: a bad roll wipes you out
now-finished = you are across the line
now-wrecked = your race is over

## What speaks for a move, for newcomers

merit-speed-calm = no dice on the road you can see{ for-cards }
merit-speed = { $how ->
    [slower] slower is safer
   *[faster] further this turn
}: { so-many-dice } on the best way, about { $loss } { $loss ->
    [one] card
   *[other] cards
} lost{ for-cards }
for-cards = { $cards ->
    [0] {""}
    [one] , for one card
   *[other] , for { $cards } cards
}
merit-drive = { $dice ->
    [0] no dice there
   *[other] risk: { so-many-dice } there
}
merit-drive-figure = a chance of { $points } points{ $dice ->
    [0] {""}
   *[other] ; risk: { so-many-dice }
}
merit-drop = a danger for the next car on this space
merit-pass = past the other car without a collision
merit-buy = more dice hit the figure more likely
merit-discard = of your cards you will miss this one least
merit-attack = about { $hits } { $hits ->
    [one] card
   *[other] cards
} from { $target }, who holds { $held }: who cannot pay wipes out
merit-attack-all = hits everybody, wherever they are
merit-steal = a card of { $target } becomes yours, and nothing helps against it
merit-shoot = { $chance } % for its points
merit-lucky = your luck stands by: a bad roll is rolled again
merit-run-over = { $chance } % for { $points } points, and a miss costs nothing
merit-roll = costs about { $loss } { $loss ->
    [one] card
   *[other] cards
} instead of { $cards }; risk to wipe out: { $risk } %
merit-safe = no risk at all; { $left ->
    [0] but no card is left
    [one] one card is left
   *[other] { $left } cards are left
}
merit-done = your cards are worth more than this

## Kinds of decisions

decision-roll = Rolling the dice
decision-play-safe = Playing it safe
decision-done = Leaving it at that
decision-speed = Setting the speed
decision-drive = Driving straight on
decision-swerve = Swerving, passing, dropping hazards
decision-discard = Paying with cards
decision-play = Playing cards
decision-skill = Choosing a skill
decision-fit = Fitting accessories
decision-give-up = Giving accessories up
decision-figure = Placing figures
decision-attack = Attacking

## Studies of balance

asset-skill = Skills
asset-card = Rally cards of the first hand
asset-accessory = First accessories
asset-start = Places on the grid
happened-check-rolled = crash checks rolled
happened-played-safe = checks played safe
happened-wiped-out = wipe-outs
happened-destroyed = cars destroyed
happened-collided = collisions
happened-ran-over = figures run over
happened-missed = figures missed
happened-attacked = attacks
happened-cancelled = attacks cancelled
happened-shot-figure = figures shot
happened-stole = cards stolen
happened-pit-stop = pit stops
happened-jumped = jumps
happened-crossed-the-line = cars across the line

# Editions: what their box cannot be
fixed-dashboard = The boxes of the dashboard and the crash table are printed.
fixed-double = It says which face of the die is thrown again.
fixed-grid = The grid is printed on the start tile.
fixed-pieces = The pieces are counted for as many drivers as the box seats, and tokens never run out.
fixed-skills = The skills are counted, too: some for each driver to choose from.
fixed-printed = It says what the thing does, not how much of it.
box-deck = A deck of { $cards } cards cannot be: the most hands take { $least }, some must be left, and { $most } are the most.
box-doubles = At most { $most } faces of a die can be thrown again.
box-finish-group = Fewer tiles must lie with the finish than there are on the road.
box-speeds = Speeds are counted in steps of { $step } mph.
