game = Checkpoint Rally
tagline = Build the road, drive it, and visit all your checkpoints in the least time.
seats-why = Two to four can race: there are four corners to start from.

## Variants and options

variant-standard = The race
    .help = Visit all checkpoints of your secret card; whoever has done so in the least time wins.

option-checkpoint-map = Checkpoints on each card
    .recommended = { $checkpoints_four } with 2 players, { $checkpoints_three } with more
    .four = { $checkpoints_four }: the longer race
    .three = { $checkpoints_three }: the shorter race
option-cars = Cars
    .random = dealt at random
    .chosen = everybody chooses, in player order
option-layout = Tiles on the board at the start
    .diamond = in a diamond: middles of the edges, diagonals, centre
    .plus = in a block: the { $opening_tiles } cells in the middle
option-borders = Terrain on the borders
    .count = matches like that of a tile
    .bare = does not count
option-end-game = The others’ one chance
    .one-chance = ends beyond the finished car with the least time
    .literal = the last player goes on until all checkpoints are visited

## Roads, terrain, tiles, cars

road-highway = Highway
    .help = Road, dark with an amber line, on { $tiles_of_a_road } of the { $tiles } tiles. { road-minutes }
road-gravel = Gravel road
    .help = Road, brown with ruts, on { $tiles_of_a_road } of the { $tiles } tiles. { road-minutes }
road-urban = Urban road
    .help = Road, grey with a white line, on { $tiles_of_a_road } of the { $tiles } tiles. { road-minutes }
road-minutes = Your car sheet says how long a tile of it takes: { $quick }, { $medium } or { $slow } minutes.
terrain-grassland = Grassland
    .help = Terrain, with trees. { terrain-match }
    .within = grassland
terrain-mountains = Mountains
    .help = Terrain, with peaks. { terrain-match }
    .within = mountains
terrain-desert = Desert
    .help = Terrain, with dunes. { terrain-match }
    .within = desert
terrain-city = City
    .help = Terrain, with roofs. { terrain-match }
    .within = city
terrain-match = Each side that touches the same terrain makes placing a tile a minute quicker.
shape-T = junction
shape-L = curve
shape-X = crossroads
shape-I = straight
tile = { $name } ({ $road }, { $shape })
    .help = Terrain: { $terrains }. { tile-minutes }
tile-minutes = To place it takes { $minutes_place } minutes, less one for each match.
sides-of = { $terrain } ({ $count ->
    [one] 1 side
    [4] all sides
   *[other] { $count } sides
})
border = Border { $name }
    .help = Terrain, from left to right as seen from the board: { $front }. On the other face: { $back }.
card = Card { $name }
    .help = The map with { $checkpoints_four }: { $four }. The map with { $checkpoints_three }: { $three }.
car-rally-car = Rally car
    .help = { car-minutes }
car-electric-car = Electric car
    .help = { car-minutes }
car-race-car = Race car
    .help = { car-minutes }
car-sports-car = Sports car
    .help = { car-minutes }
car-four-wheel = 4 wheel drive
    .help = { car-minutes }
car-buggy = Buggy
    .help = { car-minutes }
car-minutes = Minutes a tile: highway { $highway }, gravel road { $gravel }, urban road { $urban }.
thing-watch = Stopwatch
    .help = It counts the minutes of every player; whoever has used the fewest acts next. Its dial goes round in { $dial } minutes and has a draw line before { $line } and before { $dial }: whoever reaches or passes one draws a tile.
thing-marker = Stopwatch marker
    .help = Shows the minutes of its player. It goes on top of markers that lie on the same minute already, and of those the one on top acts first.
thing-tile = Map tile
    .help = Has one kind of road and one or two terrains. A straight or a curve has a road on 2 sides, a junction on 3, crossroads on all 4. { tile-minutes } It goes onto any cell without a car, empty or not, turned as you like.
thing-border = Border
    .help = An edge of the board, with terrain and without roads; the other face has other terrain. { $borders ->
        [bare] By the option that was chosen it matches nothing.
       *[count] It matches like the terrain of a tile.
    }
thing-card = Checkpoint card
    .help = Secret: the cells that its player has to drive over. It has a map with { $checkpoints_four } checkpoints and one with { $checkpoints_three }; everybody races the same of the two.
thing-token = Checkpoint token
    .help = Everybody has { $tokens_of_a_player }, and leaves one on each checkpoint as soon as it is driven over, for all to see.
thing-sheet = Car sheet
    .help = How many minutes a car takes over a tile of each road. Everybody has one, open to all.
thing-car = Car
    .help = The tile under a car cannot be replaced. Cars never block each other. At its last checkpoint a car leaves the board for the stopwatch.
thing-gps = GPS update
    .help = Everybody has { $gps } for the whole race, and they take no time: take a tile from the row, or keep the tile that you replace.
thing-actions = Action sheet
    .help = The five actions with their minutes: draw, place, drive, new row, GPS update.
thing-cell = Cell of the map
    .help = Place a tile here, on an empty cell or on another tile, or drive here along the road. Placing takes { $minutes_place } minutes, less one for each match; driving takes what your car needs for the road. The tile under a car cannot be replaced.
thing-stack = Stack
    .help = Draw { drawn-tiles }: { $minutes_draw } min. Whoever reaches or passes a draw line of the watch draws one more. At the end of your turn you keep { $hand }.
thing-refresh = New row
    .help = Discard the open row and lay out { $row } new tiles: { $minutes_refresh } min. Tiles of the row are taken by GPS update.
thing-discard = Discard pile
    .help = Replaced and discarded tiles lie here, open to all. It is shuffled when the stack is used up.
drawn-tiles = { $draws ->
    [one] 1 tile
   *[other] { $draws } tiles
}
turn = Turned { $turn }°
    .help = How the tile will lie, clockwise from how it lies in your hand.

side-N = north
side-E = east
side-S = south
side-W = west
off-N = beyond the north border
off-E = beyond the east border
off-S = beyond the south border
off-W = beyond the west border

## Moves

move-place = Place { $tile } on { $cell }, turned { $turn }°
move-keep = Place { $tile } on { $cell }, turned { $turn }°, and keep { $old } by GPS
move-start = Start on { $tile } in { $cell }, turned { $turn }°
move-drive = Drive to { $cell }
move-drive-two = Drive by { $by } to { $cell }
move-draw = Draw { drawn-tiles }
move-refresh = Refresh the row
move-take = Take { $tile } from the row by GPS
move-take-nothing = Take tile { $place } of the row by GPS
move-discard = Discard { $tile }
move-choose = Take the { $car }

note-place = { $minutes } min; matches: { $matches }
note-place-bare = { $minutes } min, nothing matches
note-start = { $place }; driving in { $drive } min
note-drive = { $minutes } min
note-drive-checkpoint = { $minutes } min, checkpoint
note-drive-finish = { $minutes } min, your last checkpoint
note-draw = { $minutes } min
note-refresh = { $minutes } min
note-take = 0 min, { $left ->
    [0] your last update
   *[other] { $left } left
}
note-choose = highway { $highway }, gravel { $gravel }, urban { $urban }

match-road = road { $side }
match-terrain = terrain { $side }
match-replaced = { $what } of the replaced tile
match-replaced-road = road type of the replaced tile

## Why not

why-choose-a-car = First choose a car. (Rulebook: Setup)
why-cars-are-dealt = The cars have been given out. (Rulebook: Setup)
why-car-taken = Somebody has that car, and each is in the box once. (Ruling 5)
why-start-first = First place your starting tile in { $corner }. (Rulebook: Setup)
why-own-corner = Your starting tile goes into your own corner, { $corner }. (Rulebook: Setup)
why-locked-in = Turned like this, no road of the tile leads into the board, and you could never leave. (Ruling 6)
why-discard-first = First discard { $count ->
    [one] one tile
   *[other] { $count } tiles
}: at the end of a turn a hand has { $hand } at most. (Rulebook: Hand limit)
why-hand-limit-kept = Tiles are discarded only when there are more than { $hand } in your hand at the end of your turn. (Rulebook: Hand limit)
why-no-tile-there = There is no such tile in your hand.
why-car-there = A car stands on { $cell }, and no tile under a car is replaced. (Rulebook: Place a map tile)
why-no-gps = Your { $gps } GPS updates are spent. (Rulebook: GPS update)
why-nothing-replaced = { $cell } is empty: there is nothing to keep. (Rulebook: GPS update)
why-off-the-board = Roads end at the border. (Rulebook: Move your car)
why-no-tile-ahead = { $cell } is empty: there is no road yet. (Rulebook: Move your car)
why-no-road-out = No road leads from here to { $cell }. (Rulebook: Move your car)
why-no-road-in = The tile on { $cell } has no road on this side. (Rulebook: Move your car)
why-last-checkpoint-ends = { $cell } is your last checkpoint: your race ends there. (Rulebook: Last checkpoint)
why-no-row-tile = There is no tile at that place of the row. (Rulebook: GPS update)
why-no-tiles-at-all = Neither the row nor the stack nor the discard pile has a tile. (Ruling 26)

## The log

log-laid-out = The board is laid out: { $checkpoints } checkpoints on each card, { $left } tiles in the stack. First to act: { $seat }.
log-chose-car = { $seat }: { $car }.
log-drew = { $seat }: drew a tile ({ $left } left).
log-drew-tile = { $seat }: drew { $tile } ({ $left } left).
log-drew-nothing = { $seat }: no tile is left to draw.
log-started = { $seat }: starts on { $tile } in { $cell }, turned { $turn }°, { $minutes } min.
log-placed = { $seat }: { $tile } on { $cell }, turned { $turn }°, { $minutes } min.
log-replaced = { $seat }: replaces { $tile } on { $cell }.
log-kept = { $seat }: kept { $tile } by GPS ({ $left } left).
log-drove = { $seat }: to { $cell }, { $minutes } min.
log-marked = { $seat }: checkpoint { $cell }, { $count } of { $all }!
log-refreshed = { $seat }: refreshed the row, { $minutes } min.
log-row-tile = In the row: { $tile }.
log-took = { $seat }: took { $tile } from the row by GPS ({ $left } left).
log-discarded = { $seat }: discarded { $tile }.
log-reshuffled = The discard pile is shuffled into a new stack of { $count }.
log-acted-draw = { $seat }: draws { drawn-tiles }, { $minutes } min.
log-line-crossed = { $seat }: crosses a draw line at { $minutes } minutes.
log-finished = { $seat }: all checkpoints! { $minutes } minutes, { $bonus ->
    [0] no bonus
   *[other] a bonus of { $bonus } taken off
}.
log-one-chance = First to finish: { $seat }. Everybody else has one chance.
log-chance-over = { $seat }: the chance is over at { $minutes } minutes.
log-time-is-up = { $count } minutes are used up: the race is stopped.
log-race-ended = The race is over.

tally-laid = After the move played { $side } had to lay { $played ->
    [one] { $played } tile
   *[other] { $played } tiles
} on average; after the better one { $better }.
tally-drew = After the move played { $side } stopped to draw { $played ->
    [one] { $played } time
   *[other] { $played } times
} on average; after the better one { $better }.

line-checkpoints = Checkpoints
    .help = { $points_checkpoint } points for each checkpoint visited.
line-minutes = Minutes
    .help = A point off for each minute used.
line-bonus = Bonus
    .help = A point for each minute that is taken off for finishing early.

## The picture in a terminal

text-headline = { $checkpoints } checkpoints · stack { $stack } · discarded { $discards }
text-player = { $time } min (watch { $dial }) · checkpoints { $visited }/{ $checkpoints } · GPS { $gps } · { $hand ->
    [one] 1 tile
   *[other] { $hand } tiles
}
text-roads = (highway { $highway }, gravel { $gravel }, urban { $urban })
text-finished = finished as number { $place }, bonus { $bonus }
text-spent = out
text-known = holds { $tiles }
text-row = Row:
text-hand = Your hand:
text-card = Your checkpoints:
text-key = Roads: ═ highway, : gravel, ─ urban. Terrain at the sides: g grassland, m mountains, d desert, c city.

## What is seen

show-started = { $seat }: starts on { $cell }, { $minutes } min
show-replaced = { $seat }: replaces { $name } on { $cell }
show-kept = { $seat }: keeps { $name } by GPS
show-line-crossed = { $seat }: a draw line, a tile
show-placed = { $seat }: a tile on { $cell }, { $minutes } min

# ---- drawing

drawing-your-turn = Drive or lay a tile, { $seat }
drawing-turn = It is { $seat }’s turn
drawing-choose = { $seat }, choose a car
drawing-choosing = { $seat } chooses a car
drawing-start = Place your starting tile in { $corner }, { $seat }
drawing-starting = { $seat } starts from { $corner }
drawing-discard = { $count ->
    [one] Discard one tile, { $seat }
   *[other] Discard { $count } tiles, { $seat }
}
drawing-discarding = { $seat } discards
drawing-last-chance = Your one chance, { $seat }
drawing-winner = { $seat } won the race in { $minutes } minutes
drawing-nobody = Nobody finished; { $seat } came furthest
watch-first = { $minutes ->
    [0] { $next } is next as soon as you spend a minute
   *[other] you stay first for { $minutes } min, then { $next }
}
watch-first-other = { $minutes ->
    [0] { $next } is next after a minute
   *[other] { $seat } stays first for { $minutes } min, then { $next }
}
watch-next = { $next } acts next
watch-chance = { $minutes ->
    [0] the chance ends with the next minute
   *[other] the chance ends beyond { $minutes } min
}
watch-one-action = one action is left
watch-alone = nobody else is left to act
drawing-cell = { $cell }: { $tile }
drawing-turned = { $tile }, turned { $turn }°
drawing-empty = empty
drawing-flag = a checkpoint of yours
drawing-flag-marked = a checkpoint that you have visited
drawing-car = { $seat }, { $car }: on { $cell }, { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}
drawing-car-beside = { $seat }, { $car }: beside the board
drawing-car-finished = { $seat }: finished, { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}
drawing-no-car = no car yet
drawing-token = { $seat } visited { $cell }
drawing-border = Border
drawing-watch = The stopwatch: { $players }
drawing-on-watch = { $seat } { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}
drawing-minutes = { $minutes } min
drawing-minutes-help = To { $cell }: { $minutes } minutes for your car
drawing-stack = Stack
drawing-stack-count = { $count ->
    [one] Draw { drawn-tiles }, { $minutes_draw } min. 1 tile in the stack
   *[other] Draw { drawn-tiles }, { $minutes_draw } min. { $count } tiles in the stack
}
drawing-stack-do = Draw { $draws }
drawing-discard-pile = Discards
drawing-discards = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: 1 tile, { $tile }
   *[other] Discard pile: { $count } tiles, { $tile } on top
}
drawing-row = Row
drawing-row-tile = In the row: { $tile }
drawing-refresh = New row
drawing-refresh-help = Refresh the row, { $minutes_refresh } min
drawing-held = { $tile } in your hand
drawing-card = Your checkpoints: { $cells }
drawing-card-title = Checkpoints
drawing-gps = { $count ->
    [0] GPS spent
    [one] GPS: 1 left
   *[other] GPS: { $count } left
}
drawing-gps-keep = Keep what you replace
drawing-turn-button = Turn to { $turn }°
drawing-player = { $seat }: { $car }. { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}, { $visited } of { $checkpoints } checkpoints, { $hand ->
    [one] 1 tile
   *[other] { $hand } tiles
} in hand, GPS updates: { $gps }.
drawing-known = open: { $tiles }
drawing-out = out
drawing-last = { $cell }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, { $matches }
drawing-last-bare = { $cell }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, nothing matched
drawing-poster = Build it. Drive it.
drawing-sheet = { $car }: highway { $highway }, gravel { $gravel }, urban road { $urban } minutes a tile
drawing-actions = The five actions
drawing-action-draw = Draw { $draws }
drawing-action-place = Place
drawing-action-drive = Drive
drawing-action-refresh = New row
drawing-action-gps = GPS
drawing-place-minutes = { $minutes } min − matches
drawing-drive-minutes = { $least } to { $most } a tile
drawing-hand-empty = { $gps ->
    [0] No tile in hand: draw { $draws }
   *[other] No tile in hand: draw { $draws }, or take one from the row by GPS
}

## The reference

chapter-box = In the box
chapter-things = On the table
chapter-turns = How a tile may lie
chapter-cars = Car sheets
chapter-country = Roads and terrains
chapter-tiles = { $road }: { $count } tiles
chapter-borders = Borders
chapter-cards = Checkpoint cards

## How to play

howto-map = { $checkpoint_map ->
    [four] Everybody races the map with { $checkpoints_four } checkpoints.
    [three] Everybody races the map with { $checkpoints_three } checkpoints.
   *[recommended] With 2 players everybody races the map with { $checkpoints_four } checkpoints, with more the one with { $checkpoints_three }.
}
howto-cars = { $cars ->
    [chosen] As soon as the board lies there, everybody chooses one of the { $car_sheets } car sheets, in player order.
   *[random] Everybody gets one of the { $car_sheets } car sheets at random.
}
howto-layout = { $layout ->
    [plus] They form a block in the middle of the board: the centre and the cells around it.
   *[diamond] They form a diamond: C1, A3, E3 and C5 at the middles of the borders, B2, D2, B4 and D4 between them, and C3 in the centre.
}
howto-borders = { $borders ->
    [bare] a side that touches the same terrain on another tile (terrain on the borders does not count)
   *[count] a side that touches the same terrain, on another tile or on the border
}
howto-start-matches = { $borders ->
    [bare] Nothing matches there yet.
   *[count] Only the border can match there.
}
howto-chance = { $end_game ->
    [literal] You act at least once and go on until another player whose run is still to come would be next. Then your race is over. Only the last of them may go on until all checkpoints are visited.
   *[one-chance] You act at least once and go on until another player whose run is still to come would be next, or until your marker is beyond the finished car with the least time. Then your race is over.
}
howto-touch = **At the screen.** To place a tile, touch it in your hand, turn it with the round arrows, the mouse wheel or the key R, and touch a cell. To keep the tile that you replace, touch your GPS updates first. To drive, touch the cell that you enter, then a second one if you go on; the minutes stand along the roads. To draw, touch the stack. A long press on any thing explains it.

## In sight: the aim, and what is needed now

aim = Drive over your { $checkpoints } checkpoints in the least time
now-choose = choose a car for the roads to come
now-start = place a tile in your corner, with a road into the board
now-left = { $count } left: { $cells }
now-last-chance = last chance: { $count } left, { $cells }
now-spent = your last chance is over
now-finished = all visited, in { $minutes } minutes

## What speaks for a move, for newcomers

merit-choose = the quickest car over the roads that lie on the board
merit-start = from there the way through your checkpoints is short
merit-place = makes road on the way to your checkpoints; { placed-in }
merit-place-checkpoint = makes road onto your checkpoint { $cell }; { placed-in }
placed-in = { $count ->
    [0] { $minutes } min, since nothing matches
    [one] { $minutes } min, since one thing matches
   *[other] { $minutes } min, since { $count } things match
}
merit-drive = on the way to your checkpoints, { $minutes } min
merit-drive-two = two tiles on the way in one action, { $minutes } min: nobody can change the second before you drive it
merit-drive-checkpoint = visits your checkpoint { $cells }, { $minutes } min
merit-drive-finish = your last checkpoint: you have finished, { $minutes } min
merit-draw = your tiles do not help your way: new ones may
merit-refresh = no tile of the row helps your way
merit-take = this tile fits your way; it costs an update, but no time
merit-discard = of your tiles it helps your way least

## Kinds of decisions

decision-place = Placing a tile
decision-keep = Placing a tile and keeping the old one
decision-drive = Driving
decision-drive-two = Driving two tiles
decision-draw = Drawing tiles
decision-refresh = Refreshing the row
decision-take = Taking a tile by GPS
decision-discard = Discarding a tile
decision-choose = Choosing a car

## Studies of balance

asset-car = Cars
asset-card = Checkpoint cards
asset-start = Starting places
happened-placed = tiles placed
happened-replaced = tiles replaced
happened-kept = tiles kept
happened-drove = drives
happened-marked = checkpoints visited
happened-refreshed = rows refreshed
happened-finished = cars that finished
happened-time-is-up = times run out

# Editions: what their box cannot be
fixed-board = The board, its row of tiles and its drawing have fixed places.
fixed-moves = A move of the rules drives over one tile or two.
box-opening-hand = The opening hand ({ $opening }) must be one tile more than a hand ({ $hand }): one of them is placed to start from.
box-dial = The dial ({ $dial } minutes) must be whole sections of { $line } minutes.
box-one-road-of-each = Every car must have the same three different numbers of minutes, in another order.
