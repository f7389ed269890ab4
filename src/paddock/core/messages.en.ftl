error = Something went wrong.
unknown-game = There is no game “{ $name }”. There is: { $known }.
bad-seats = { $seats } cannot play this; it is for { $allowed } players. { $why }
bad-variant = There is no variant “{ $name }”. There is: { $allowed }.
bad-option = There is no option “{ $name }”. There is: { $allowed }.
bad-code = The option “{ $option }” cannot be “{ $name }”: as a code it is mistyped, or made for another variant. Without a code it can be: { $allowed }.
bad-choice = The option “{ $option }” cannot be “{ $name }”. It can be: { $allowed }.
idle-option = The option “{ $name }” would change nothing here. { $why }
bad-seed = The seed { $seed } is not a whole number from 0 up to 9,223,372,036,854,775,807.
bad-secret = A secret has { $bytes } bytes, and a race that has one has no seed.
bad-salts = Salts go with a secret: { $seats } of them, one a seat, each of { $bytes } bytes, or of none for the house’s own.
bad-options = Options are wanted by name, each with its choice as text.
bad-names = The players’ names are wanted as a list of texts.
bad-players = { $found ->
    [one] 1 name
   *[other] { $found } names
} for { $seats } seats.
bad-seat = There is no seat { $seat } among { $seats } (counted from 0).
bad-games = { $games } races cannot be played; at least 1.
bad-playouts = { $playouts } playouts tell nothing; at least 1.
bad-device = There is no device “{ $name }”. There is: cpu, gpu.
bad-policy = There is no policy “{ $name }”. There is: random, policy.
bad-bot = There is no bot “{ $name }”. There is: { $allowed }.
bad-bot-module = There is no bot “{ $name }”: { $detail }.
bad-moves = One whole number for each of the { $games } races, please.
bad-move = A move is a whole number, and { $move } is none.
illegal-move = Move { $move } is not legal: { $why }
illegal-move-in-batch = Move { $move } is not legal in race { $race }: { $why }
cannot-read = { $path } cannot be read: { $detail }.
cannot-write = { $path } cannot be written: { $detail }. Nothing that was there has changed.
record-not-json = This is not a whole record of a race; it may be cut off ({ $detail }).
record-lacks = This is not a record of a race: it has no “{ $field }”.
record-wrong-field = This record of a race is damaged: “{ $field }” makes no sense.
record-other-format = This record has format { $found }; this Paddock reads format { $known }.
record-other-rules = This record was played by version { $found } of the rules; this Paddock plays version { $known }.
record-illegal-move = Move number { $step } of this record ({ $move }) is not legal: { $why }
record-broken-seal = This record was changed after it was saved: its seal does not fit its moves.
edition-no-box = { $game } has no box of numbers that can be changed.
edition-no-number = The box of { $game } has no number “{ $path }”. The nearest is “{ $near }”; “paddock numbers { $game }” lists all.
edition-not-whole = “{ $path }” is wanted as a whole number, and { $value } is none.
edition-fixed = “{ $path }” cannot be changed in an edition: { $why } “paddock numbers { $game }” lists what can.
edition-out-of-range = “{ $path }” can be { $least } to { $most }, and not { $value }.
edition-numbers-alone = “{ $path }” is no number of { $game } as it is printed, and an edition changes only numbers.
edition-no-toml = An edition is written as TOML, “number = value” on each line, and this is none: { $detail }.
edition-bad-words = Own words stand in tables by language ({ $languages }), each message with its text.
edition-no-message = { $game } says nothing by the name of “{ $message }”. The nearest is “{ $near }”.
edition-bad-message = “{ $text }” cannot be said for “{ $message }”: it is no message, or names what that one is not told.
edition-differences = Own edition: { $changes }
edition-change = { $path } = { $value } instead of { $standard }
edition-rulings = These rulings are about the game as it was printed. Where one of them names a number that differs here, the number of this edition counts.
fixed-by-rules = The rules are built on it.
out-of-range = { $field } is { $value }, outside { $low } to { $high }: a mistake in the rules.
no-gpu = There is no NVIDIA GPU here that can be used. --device cpu does the same work.
no-net = { $game } has no trained network.
bad-net = In { $path } there is no network that `paddock learn` has trained.
other-net = That network was not trained for { $game } as it is today.
missing-extra = { $extra ->
    [serve] Tables for browsers and friends need
    [gpu] A GPU needs
    [ray] More than one machine needs
    [draw] A picture as PNG needs
   *[learn] This needs
} more packages: pip install 'paddock[{ $extra }]'
rule-recursive = The rule { $rule } calls itself, which a GPU cannot.
rule-closure = The rule { $rule } uses variables of an enclosing function; rules stand on their own.
rule-calls-plain-function = The rule { $rule } calls { $function }, which is not marked @rule.
rule-unbound = { $call } was asked of no game in particular; Game.bind gives it a meaning.
plugin-left-out = “{ $name }” ({ $where }) is left out: { $why }
plugin-raised = loading it raised { $detail }.
plugin-bad-name = a name is written in small letters, digits and hyphens, as “fog-run”; “{ $name }” is not.
plugin-name-taken = another one is called “{ $name }” already.
plugin-other-name = it is registered as “{ $name }” but calls itself “{ $found }”.
plugin-no-game = { $found } is no Game.
plugin-no-bot = { $found } makes no bot: a bot has a method “move”.
plugin-lacks = it lacks { $missing }.
compiling = Compiling { $game } ({ $kernel }) for the { $machine }, once; this takes some seconds …
number = { $number }
seat = player { $number }
start-place = place { $place }
own-hand = Your hand
board-name = The table
hand-of = The hand of { $seat }
hand-held = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}
plain-your-turn = Choose what to do, { $seat }
plain-turn = It is { $seat }’s turn
plain-won = { $count ->
    [one] { $names } won the race
   *[other] A tie: { $names }
}
plain-points = { $points ->
    [one] point
   *[other] points
}
plain-side = { $side }: { $points } { plain-points }
plain-own-moves = Your moves
plain-moves-of = The moves of { $seat }
plain-no-moves = There is nothing to decide right now.
bot-failed = The bot “{ $bot }” failed at move { $step } of the race with seed { $seed }: { $why }
bot-raised = it raised { $detail }.

why-race-over = The race is over.
why-no-such-move = There is no such move.
