## Help texts

help-paddock = Road-race tabletop games: play them, look at them, run them by the million.
help-version = show the version
help-command = COMMAND
help-language = the language of everything that is printed
help-games = list the games with their players, variants and options
help-rules = how a game is played, and every ruling
help-play = play in the terminal, or go on with a saved race
help-school = learn a game: lessons at a real table, a few minutes each
help-serve = keep tables for browsers, bots and friends on other computers
help-host = the address to listen at; 0.0.0.0 lets other computers in (default: 127.0.0.1)
help-allow-host = a name by which it is reached, such as a proxy’s; can be given several times
help-port = the port to listen at (default: 8000, or a free one)
help-db = where tables are kept: sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-serve-workers = how many processes; more than one needs PostgreSQL (default: 1)
help-editions = let private tables be played with numbers of their own; by default only where nobody else can come in
help-open = open a browser
help-compile = make bots ready that think, which takes minutes the first time
help-compile-games = of which games (default: all)
help-tables = look after the tables that a server keeps
help-tables-list = list tables: state, game, people, age, version
help-tables-show = show a table and all that happened there
help-tables-export = write the record of a race
help-tables-cancel = end a table without a result
help-tables-repair = check every table: its deeds, whether they replay, and what its row says
help-tables-backup = copy the whole database into a new file while it is in use
help-tables-clean = remove tables that are over, cancelled or never started, and guests without tables
help-table = the id of a table, as `paddock tables list` shows it; after -- if it begins with -
help-state = only tables in that state
help-secrets = tell also what is hidden while the race is on: hands, draws, the secret and the join link
help-export-out = where the record goes (default: standard output)
help-fix = set rows right from the deeds, and cancel tables that cannot go on; nothing is deleted
help-repair-out = save every table that can be read of a damaged SQLite database into this new one, with players, ratings and results
help-backup-file = the new file
help-older-than = only what nobody has touched for so many days
help-yes = do it, not only tell
help-simulate = play many races and report what they tell
help-replay = show a saved race move by move
help-review = what was luck in a finished race, what was driven well, and the move that lost it
help-seconds = how long to look at it (default: until every figure is sure to 2 percent)
help-draw = draw the table of a saved race
help-draw-out = where the picture goes; its ending says whether as SVG or PNG
help-shape = for a desk or for a phone (default: wide)
help-verify = recompute every card of a saved race from its secret
help-bench = measure how fast the rules run here
help-check-game = check whether a game keeps what every game promises: for those who write one
help-new-game = write a small game of that name to start from, as a package of its own
help-new-game-name = the name of the game, as my-game
help-game = a game, as `paddock games` lists them
help-game-or-file = a game, or the file of a saved race (….json) to go on with
help-puzzles = solve puzzles: positions in which one move is clearly better
help-daily = the race of the day: everybody who drives it here today has the same cards; afterwards a Champion drives it, too
help-puzzle-number = the first to be asked (default: 1)
help-lesson = which lesson; without one, all are listed
help-seats = how many play
help-variant = a variant of the game
help-numbers = every number of a game’s box that an edition can change
help-set = another number in the box, such as points.shut_out=300; may be given several times
help-box = a file of the shape of data.toml in which stands what differs, with words of its own if it likes
help-option = an option of the rules; may be given several times
help-seed = the same seed gives the same race
help-people = how many people sit at this screen; bots take the other seats (default: 1)
help-tips = mark sensible moves with what speaks for them: in your first three races of a game, always, or never (default: first)
help-bots = who plays the other seats: { $names }, or module:Class for one of your own (default: policy)
help-games-count = how many races (default: 100000)
help-policy = how moves are chosen (default: random)
help-device = where to compute (default: cpu)
help-json = print one JSON object instead of tables
help-file = the file of a saved race
help-to = stop after that many moves
help-seat = show the hand of that seat too (1 for the first)
help-commitment = the commitment that was shown before the deal
help-draws = show every draw: the words of the stream and what became of them
help-arena = let bots play each other and tell which is stronger
help-arena-bots = the bots, separated by commas: { $names }, or module:Class for one of your own
help-arena-games = how many games for each pairing, rounded up to whole sets (default: 400)
help-lab = find out what a game is like: is it fair, how long, how exciting, what is each thing worth
help-lab-bots = who drives: one for all or one for each side, separated by commas; random, learner, driver, policy, a persona of the game, or leanings as attack:80+discard:-50 (default: policy)
help-lab-races = how many races (default: 20000)
help-lab-until = run races until a measure is known so exactly
help-lab-vary = compare every choice of an option with the usual one on the same deals; all for all options; may be given several times
help-lab-without = find out what one loses who never makes a kind of move, such as attack; may be given several times
help-lab-persona = let ways to drive meet: personas of the game, levels or leanings, separated by commas
help-lab-ladder = let levels meet: each alone among each other, separated by commas
help-lab-target = a target matrix for the ladder, as a TOML file; for tune, measures: first=50,length=50
help-lab-game = the game; after the word tune, its numbers are tuned for a target
help-lab-set = compare numbers of the box with those of the box on the same deals: cards.accident.count=3..6, points.shut_out=200,300; may be given several times
help-lab-over = for tune: a number of the box and the values to be tried; may be given several times
help-word-lab-game = [tune] GAME
help-word-number-and-values = NUMBER=VALUES
help-word-target = FILE|MEASURES
help-lab-html = write the report as a page that needs nothing else
help-lab-markdown = write the report as Markdown
help-lab-rows = write a row for each race, as .parquet or .csv
help-lab-tables = estimate minutes from how quickly people drive at the tables of a house, by its database
help-workers = how many worker processes (default: one for each core)
help-until-decided = stop a pairing as soon as a sequential test has decided it
help-ray = play on the Ray cluster at that address; local for one on this machine
help-out = keep every game in FILE.json, go on from there, and write FILE.csv and FILE.html
help-score = tell how good a bot is at the tasks of the suite
help-score-bot = the bot: { $names }, or module:Class for one of your own
help-score-tasks = the tasks, such as mille-bornes-2p-v1 (default: all)
help-score-games = how many games against each opponent, rounded up to whole sets (default: as many as the task asks for)
help-score-out = keep the results in FILE.json, beside those of other bots
help-learn = train a driver for a game from nothing, by playing against itself (needs PyTorch)
help-learn-minutes = how long to learn; run again with more to go on (default: 10)
help-learn-races = how many races at once (default: 512, on a GPU 32768)
help-learn-seed = another seed learns otherwise (default: 0)
help-learn-out = the folder that keeps what is learnt and the report (default: GAME-net)
help-word-folder = FOLDER
help-word-game = GAME
help-word-lesson = LESSON
help-word-word = WORD
help-sought = show only the paragraphs in which these words stand
help-word-game-or-file = GAME|FILE
help-word-file = FILE
help-word-json-file = FILE.json
help-word-picture-file = FILE.svg|FILE.png
help-word-name = NAME
help-word-task = TASK
help-word-names = NAME,NAME,…
help-word-number-and-value = NUMBER=VALUE
help-word-toml-file = FILE.toml
help-word-name-and-choice = NAME=CHOICE
help-word-address = ADDRESS
help-word-days = DAYS

## What argparse says; the ids are the words of its own messages, which fill in what follows a %

argparse-usage = usage:{ " " }
argparse-positional-arguments = arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = “%(value)s” is not a valid number
argparse-invalid-choice-choose-from = there is no “%(value)s”; there is: %(choices)s
argparse-the-following-arguments-are-required = missing: %s
argparse-unrecognized-arguments = not understood: %s
argparse-ambiguous-option-could-match = %(option)s can mean %(matches)s
argparse-expected-one-argument = needs a value
argparse-ignored-explicit-argument = takes no value (“%s”)

## Mistakes

bad-option-form = “{ $name }” is not of the form NAME=CHOICE.
bad-number-form = “{ $path }” is not of the form NUMBER=VALUE with a whole number.
number-twice = The number “{ $path }” is set twice.
option-twice = The option “{ $name }” is given twice.
bad-people = { $people } people cannot sit at a race with { $seats } seats.
bad-to = There is no move { $to } in this record; it has { $moves }.
bad-picture = “{ $path }” ends neither in .svg nor in .png.
cannot-write-picture = { $path } cannot be written: { $detail }.
bad-seat-number = There is no seat { $seat } in this race; it has { $seats }.

## Serving

bots-compiling = Bots of { $game } are getting ready ({ $number } of { $count }) …
bots-compiled = Bots of { $game } are ready ({ $number } of { $count }, { $seconds } s).
serving = Paddock is at { $address }; Ctrl-C stops it.
bad-workers-count = { $workers } processes cannot serve; at least 1.
cannot-listen = Port { $port } of { $host } cannot be used: { $detail }.

## Tables

no-database = There is no database at { $path }; `paddock serve` makes one, and --db names another.
no-tables = There is no table.
state-gathering = gathering
state-dealing = dealing
state-racing = racing
state-over = over
state-cancelled = cancelled
age-days = { $number } d
age-hours = { $number } h
age-minutes = { $number } min
table-title = { $game }, { $variant }: table { $table }
table-chair = { $kind ->
    [open] Chair { $seat }: open
    [bot] Chair { $seat }: { $name } (bot, { $level })
   *[person] Chair { $seat }: { $name }
}
table-link = Join link: { $link }, by code: { $code }
table-secret = Secret: { $secret }
deed-opened = The table is opened.
deed-imported = The table is opened for a race that was played elsewhere.
deed-opened-chair = Chair { $seat } is kept for a person.
deed-relinked = There is a new join link.
deed-pledged = Somebody promises to add salt to the chance.
deed-salted = Somebody adds the salt that was promised.
deed-dealt = The house deals.
deed-rematched = A rematch is asked for.
export-tells = This race is not over: its record tells what is hidden. Show it to nobody who plays.
table-cancelled = Table { $table } is cancelled.
trouble-field = The row says { $field } = { $found }; the deeds say { $right }.
trouble-summary = The row shows something else in lists than the deeds say.
trouble-due = The row has the wrong reminder of what the house must do next.
trouble-sitters = Somebody who sits there does not find the table in their list.
repair-fine = All tables are whole.
repair-would = { $remedy ->
    [set] --fix would set the row right.
    [cancel] --fix would cancel the table.
    [damaged] The database is damaged there; --out saves everything else into a new one.
   *[nothing] Nothing can be done about it, and nothing needs to be: nobody plays there any more.
}
repair-did = { $remedy ->
    [set] The row is set right.
    [cancel] The table is cancelled.
    [damaged] The database is damaged there; --out saves everything else into a new one.
   *[nothing] Nothing can be done about it, and nothing needs to be: nobody plays there any more.
}
table-lost = It could not be saved: parts of it cannot be read. Its results are kept.
saved-tables = { $lost ->
    [0] Everything is saved to { $path }.
   *[other] Everything else is saved to { $path }.
}
backed-up = The database is copied to { $path }.
bad-days = { $days } days ago is not in the past.
would-clean = To remove: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}. --yes does it.
cleaned = Removed: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}.

## Playing

you = You

## School

lessons-begin = To begin: paddock school { $game } { $lesson }
lesson-go-on = Enter to go on
lesson-free = That was the lesson. The race goes on, and you are on your own.
lesson-over = That was the lesson.

person = Player { $number }
puzzle-prompt = Your answer (or quit):
welcome = { $game }. Type a number to play, ? for help; the race is kept after every move.
prompt = Your move:
hand-over = It is { $player }’s turn.
hand-over-prompt = Press Enter when only { "you" } can see the screen.
refused = Not possible now (why N tells why):
commands =
    Type
      the number of a move  to make it
      ?                     for this list
      ? NAME or ? N         to read what a card does
      why N                 to read why a move is not possible
      log                   for all that has happened
      save FILE             to save the race in a file
      quit                  to stop; `paddock play FILE` goes on
      Enter                 to go a step back, and to see the table again
not-understood = Type a number from 1 to { $most }, or ? for help.
explained = { $name }: { $help }
unknown-part = There is nothing called “{ $what }” here.
why-legal = Nothing forbids it: type { $number } to do it.
why-which = Type why and one of the numbers above.
saved = Saved in { $path }.
kept = The race is kept. To go on: paddock play { $path }
not-kept = The race cannot be kept in { $path }; save it elsewhere with: save FILE
daily-prompt = And a Champion with the same cards? Enter to see, Ctrl-D to leave.
daily-champion = A Champion drives the race …
daily-compared = You: { $own_points } { $own_points ->
    [one] point
   *[other] points
}, place { $own_place }. The Champion: { $points } { $points ->
    [one] point
   *[other] points
}, place { $place }.
no-daily-secret = The race of the day cannot be kept in { $path }: { $detail }.
record-kept = The record of this race is in { $path }. Luck or skill? paddock review { $path }
result-winner = { $count ->
    [one] { $people ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
   *[other] A tie: { $names }.
}
replay-to-move = It is { $player }’s turn; the record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.

## Verifying

verify-race = { $game }, { $variant }: { $players }
verify-commitment = Commitment: { $commitment }
verify-salt = Salt of { $player }: { $salt }
verify-house-salt = Salt of the house, in place of { $player }
verify-compare = Compare it with the one that was shown before the deal, or give that one with --commitment.
verify-words = drawn, from word { $first } on: { $words }
verify-fits = All fits: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} lead from the secret to this end, and the seal is whole.
verify-no-secret = This race was played from a seed: it can be repeated, but nobody committed to its chance before the deal.
verify-other-commitment = The secret is not the one that was committed to before the deal ({ $shown }).

## Measuring

simulated = { $game }, { $variant }, { $seats } players, { $policy } play, { $device }
stopped-early = Stopped after { $games } of { $asked } races.
benchmarked = { $game } on { $machine }
measuring = Measuring: { $what } …

numbers-of = { $count } numbers of { $game } that an edition can change
head-number = number
head-standard = as printed
head-can-be = can be
head-remark = what data.toml says
head-seats = players
head-sheet = Score sheet
head-total = Total
head-games = races
head-moves = moves
head-seconds = seconds
head-games-per-second = races a second
head-moves-per-second = moves a second
head-mean-moves = moves a race
head-spread-of-moves = their standard deviation
head-side = side
head-wins = wins
head-interval = 95 %
head-mean-score = mean score
head-line = score line
head-share = how often
head-mean-points = mean points
head-what = what
head-figure = figure
head-interpreted = interpreted, moves/s
head-one-core = one core, moves/s
head-all-cores = all cores, moves/s
head-scaling = all cores against one
head-gpu = GPU, moves/s
head-net = net, positions/s on one core
head-net-gpu = net, positions/s on the GPU
head-replay = replay of records, moves/s
head-compile = first compilation, s
head-from-cache = from the cache, s
head-import = import paddock, s
head-state = state, bytes
head-table = table
head-state-of-table = state
head-game = game
head-people = people
head-version = version
head-age = age
head-touched = last touched

## Games of your own

check-kept = OK
check-broken = BROKEN
check-result = { $broken ->
    [0] { $game } keeps all { $promises } promises.
    [one] { $game } breaks 1 of { $promises } promises.
   *[other] { $game } breaks { $broken } of { $promises } promises.
}
bad-game-name = A game cannot be called “{ $name }”: { $why }
name-is-a-module = Python has a module “{ $module }” already.
folder-exists = There is a “{ $path }” here already.
cannot-write-game = { $path } cannot be written: { $detail }.
game-written =
    A small game to start from is in { $path }. To try it:
      pip install -e { $path }
      paddock play { $name }
      paddock check-game { $name }

## Learning

head-minutes = minutes
head-decisions = decisions
head-decisions-a-second = a second
head-against-policy = wins against policy
head-against-its-past = wins against its past
learn-goes-on = { $path } has learnt for { $minutes } minutes; it goes on from there.
learn-stopped = What was learnt is kept in { $path }; the same command goes on from there.
learn-done = The network, the report and its curves are in { $path }.
learn-judged = { $game }: { $races } races each, alone among others, with the likeliest moves
head-variant = variant
head-against = against
head-even = even
bad-minutes = It cannot learn for { $minutes } minutes.
