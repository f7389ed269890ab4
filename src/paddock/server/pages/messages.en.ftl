## Every page

skip = To the content
menu = Menu
me = Profile
language-en = English
language-fr = Français
theme = Day or night
close = Close
unofficial = Paddock is an unofficial project. Titles of games only say which rules are played.
missing-title = This road leads nowhere
to-lobby = To the lobby

## Lobby

lobby-title = Where shall we drive today?
lobby-text = Take a level and be off, or open a table for friends.
my-tables = Your tables
games = Games
open-tables = Open tables
no-open-tables = None just now. Open one, and others will see it here.
chairs-left = { $count ->
    [one] one chair free
   *[other] { $count } chairs free
}
your-turn = Your turn
turn-of = { $name } to move
gathering = Not started yet
play-against = Play at once against
level-learner-text = still learning the rules
level-driver-text = sensible, a little absent
level-racer-text = thinks, and counts cards
level-champion-text = thinks its whole turn through
new-table = New game
rules = Rules
contents = Contents
reference = Piece by piece
ratings = Ratings
join = Join by a link or code
join-go = Join
import = Look at a saved race
import-text = A file that Paddock saved, from the terminal or from a table.
import-go = Choose a file

## A new table

how-many = How many play?
who-plays = Who plays?
who-plays-text = Several “you” share this screen: the table asks you to hand it over. For friends elsewhere you get a link and a code.
chair = Chair { $number }
chair-you = You, at this screen
chair-friend = A friend elsewhere
chair-bot = Bot: { $level }
chair-open = Free
name = Name
variant = Variant
options = Options of the rules
own-edition = own numbers
own-numbers = Own numbers
own-numbers-text = What if some numbers of the box were others? Write other numbers for this table here, one on each line. Such a table is private and does not count for ratings.
own-numbers-list = { $count } numbers that can be changed, as they are printed
table-options = The table
public = Open to all
public-text = Everybody sees it in the lobby and may sit down.
clock = Time for a move
clock-none = As long as it takes
clock-seconds = { $count } seconds
clock-minutes = { $count } minutes
clock-day = A day
open-table = Open the table

## Gathering

gathering-title = Who is coming along?
your-name = Your name
sit-down = Sit down
stand-up = Stand up
ask-to-leave = Ask to leave
give-bot = Give it to a bot
give-friend = Keep it for a friend
invite = Send this link to your friends:
invite-code = Or read them this code; they type it into the lobby:
copy = Copy
relink-text = Both are good until the start.
relink = Make them void and get new ones
start = Start the race
host-starts = The host starts the race when every chair is taken.
commitment = The seal on the cards, to be opened after the race:
pledged = { $count ->
    [one] { $names } adds chance to the deal, so that nobody can choose it alone.
   *[other] { $names } add chance to the deal, so that nobody can choose it alone.
}
dealing = The cards are being dealt: every browser adds its chance, which takes ten seconds at most.

## The table

stage = The table
side = About the race
you = you
bot = bot
away = away
acts = to move
watching = The race is on, and you are watching. Hands stay hidden until the end.
unready-now = The bots are getting ready, which takes some minutes, once. Until then they drive by rule of thumb, and this race is not rated.
unready-before = The bots are ready. This race began without their thinking and is not rated.
cancelled-title = This game was ended
cancelled-text = Nobody plays here any more. Another table is open in a moment.
cancelled-race = This game was ended before the finish; you can still replay it.
mute = Mute
nudge = Still there?
still-there = Are you still there?
still-there-text = The others wait. Move, or say that you are here; otherwise a bot soon plays for you.
still-there-last = The others have waited long. Move now; otherwise a bot soon plays for you.
still-there-go = I am here
replace = Replace by a bot
log = Log
sheet = Score
chat = Chat
hint = Hint
settings = Settings
keys = Keys
make-move = Play
release = Put back
all-moves = All moves as a list
no-moves = There is nothing to do now.
wait-for = It is { $name }’s turn.
undo = Take back
come-back = { $name }: take the wheel again
cancel = End the game
ask-cancel-freely = End this game for everybody?
ask-cancel-as-leaving = End this game? After the first round that counts as a race lost.
leave = Leave
ask-leave = Leave this race for good? A bot plays on in your place, you cannot come back, and it counts as coming last.
left = left
propose-ending = Propose to end it
ending-by = { $name } proposes to end the race without a result.
ending-by-host = The host proposes to end the race without a result.
ending-waits = It ends when all the others agree; until then it goes on.
ending-withdraw = Take it back
ending-agree = I agree
ending-decline = Play on
replay = Replay
step-back = One move back
step-on = One move on
skip-show = Skip
again = Again
seen-by = Seen by
spectator = Everybody
download = Save the record
share = Copy the link
fair = Fair cards?
fair-text = Before the deal the house shows a seal, the SHA-256 of its secret, and after the end the secret. Every card follows from it and from the chance that players added: save the record and run “paddock verify” on it.
fair-seal = Seal:
fair-secret = Secret:
fair-salt = { $name } added:
fair-lost = { $name } added nothing in time; the house put in its own.
fair-house = { $name }: added by the house
fair-no-salt = No player added chance of their own.
fair-imported = This race was played elsewhere: nobody committed to its chance before the deal, so it can be replayed, but nothing is proved.
rematch = Rematch
to-rematch = To the rematch
wins = { $count ->
    [one] { $people ->
        [one] { $names } wins the race
       *[other] { $names } win the race
    }
   *[other] { $names } share the win
}
total = Total
review = Race review
review-see = Luck or skill?
review-begins = The race is being looked at. It takes from some seconds to some minutes; you can come back later.
review-grows = The figures still get surer.
review-along = Move by move
review-turning = Turning point: move { $step }
review-board = Show the board
review-no-turning = Nobody gave much away.
review-how = Decisions are judged by what the driver could know, in worlds dealt again; the graph shows the race with all cards as they really lay. Driving errors are thousandths of a win a decision.
review-share = A picture to share
review-back = Back to the table
review-go-on = Go on from here
review-try = Try it again
review-line = What would champions do?
detour = What if? This race goes on from move { $step } of one that is over; it counts nowhere.
puzzle = Try again: the move made here gave { $loss } % away. What is better?
puzzle-better = Well found: { $move } is what the review found best.
puzzle-same = That is the move of the race. Better: { $move }.
puzzle-other = The review found another one best: { $move }.
to-review = To the review
my-driving = My driving
driving-none = None of your races has been reviewed yet. A review tells luck and driving apart; you find it at the end of every race.
driving-unreviewed = { $count ->
    [one] One of your races has not been reviewed yet.
   *[other] { $count } of your races have not been reviewed yet.
}
driving-review = { $count ->
    [one] Review it
   *[other] Review the latest { $count }
}
driving-growing = { $count ->
    [one] One race is being reviewed. That takes some minutes at most; you can come back later.
   *[other] { $count } races are being reviewed, one after another. That takes some minutes each at most; you can come back later.
}
driving-races = races
driving-error = driving error
driving-luck = luck a race
driving-won = won
driving-adjusted = won without luck
driving-kinds = By kind of decision, first where most was given away
driving-kind = kind
driving-decisions = decisions
driving-errors = errors
driving-blunders = blunders
driving-all = all
driving-again = Try again
driving-again-text = Your own mistakes as puzzles: the race stands where it stood, and you find a better move. You can drive on from there.
driving-mistake = move { $step }, −{ $loss } %
driving-how = Driving errors are thousandths of a win a decision, judged by what you could know. Luck comes to nothing over many races; what you won without it is your driving.
podium = The finish
turning = The turning point
turning-see = See it
how-it-went = How it went
say-something = Say something
zoom-in = Board larger
zoom-out = Board smaller
say-go = Send
hint-text = The champion thinks about your move for a second. It sees only what you see.
hint-go = Ask the champion
offline = The connection is gone. We try again …
handover-text = Everybody else looks away now.
handover-go = I am here

## Keys and settings

key-walk = walk from thing to thing
key-touch = touch it; on a full move: make it
key-number = make the move of that number in the list
key-release = put back what was touched
key-turn = turn the chosen thing, where things can be turned; the mouse wheel does so, too
key-skip = skip what is being shown
key-again = see again what the others did
key-undo = take the last move back, where that is possible
key-explain = explain the thing you are on
key-hint = ask for a hint
key-moves = open the list of all moves
key-chat = write to the others
set-confirm = Ask before a move is made
set-confirm-text = A full move waits as a ghost until you confirm it. A button is pressed at once.
puzzles = Puzzles
daily = Today's race
daily-text = one deal for everybody at this house, against { $count ->
    [one] the same { $level } bot
   *[other] the same { $count } { $level } bots
}. Everybody drives it once.
daily-go = Drive it
daily-go-on = Go on driving
daily-driven = { $count ->
    [0] Nobody has finished it yet.
    [one] One has finished it.
   *[other] { $count } have finished it.
}
daily-told-after = How they did is told when you have.
daily-others = How others did
daily-nobody = Nobody has finished it.
daily-champion = the champion
daily-champion-drives = The champion is still driving it.
daily-before = The day before
set-tips = Tips for newcomers
tips-first = in my first three races of a game
tips-always = always
tips-never = never
tips = Sensible moves
set-react = When you may react
react-ask = ask me
react-best = best answer at once
react-never = never react
set-sound = Sounds
set-volume = Volume
set-vibrate = Vibration
set-vibrate-text = on your turn and at every blow
sounds-off = Sounds off
set-pace = What happens is shown
pace-calm = calmly
pace-usual = at the usual pace
pace-brisk = briskly
pace-off = not at all

## You

guest-title = Who are you?
colour = Colour
colour-red = red
colour-blue = blue
colour-amber = amber
colour-green = green
colour-violet = violet
colour-slate = slate
save = Save
account = Account
account-text = Optional: with a name and a password you find your tables, history and ratings on other devices, too.
signed-in-as = You are signed in as { $name }.
login = Sign-in name
password = Password (8 characters or more)
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
change-password = Change the password
old-password = Present password
new-password = New password (8 characters or more)
change-password-text = You stay signed in here; all other devices are signed out.
delete-account = Delete the account
delete-account-text = Your name, history, ratings and remarks go, and running races count as left. Finished races stay for the others, with “a former player” in your place.
ask-delete-account = Delete your account for good? Nothing of it can be brought back.
tokens = Devices and tokens
tokens-text = Where you are signed in, and the tokens by which your bots and scripts play in your name. A device is signed out after a year without use.
token-session = A browser or device
token-play = A token to play with
token-made = since
token-ends = ends
token-this = this one
token-void = Make it void
token-label = A token for
token-days = It is good for
token-new = Get a token
token-once = Keep it now; it is shown this once:
days = { $count } days
statistics = Statistics
history = History
no-history = No finished race yet.
game = Game
races = Races
wins-count = Wins
best = Best
mean = Mean
rating = Rating
when = When
place = Place
points = Points
look = Look
look-again = Replay
ratings-text = Strength after all rated races, with its uncertainty; everybody begins at 25.
no-ratings = Nobody has finished a rated race yet.

bot-of = { $level } bot
opponents = With
set-talk = Bots say a word now and then

## The drivers

drivers = The drivers
drivers-text = When a bot drives, one of these sits at the wheel. Each drives as their level does; there are enough of each for the largest table.
drivers-all = All the drivers
driver-text = { $name } is a program. It sees what its seat may see and no more, and says a word or two at the start, when the lead changes and at the end.
driver-is-learner = Makes a sensible move every other time, and any move that the rules allow in between.
driver-is-driver = Knows what makes sense, and chooses well among it every fourth time; otherwise thoughts wander.
driver-is-racer = Imagines thousands of races in the twentieth part of a second, and plays what came out best.
driver-is-champion = Imagines races for a second before each move that matters, and plays what came out best.
driver-ratings-text = The strength of the level { $level }, which all its drivers share; everybody begins at 25.

## School

school = Driving school
school-text = Short lessons at a real table, one to three minutes each. At the end of each one you may drive on.
new-to-this = New to this? Two minutes
new-to-this-text = your first lesson, at a real table
lesson-begin = Begin
lesson-learnt = learnt
lesson-on = Next
lesson-next = Next lesson
lesson-free = Drive on

## For the script

js-in-the-rules = Its place in the rules
js-replay-play = Play
js-replay-pause = Pause
js-thinks = { $name } is thinking
js-missed = Not shown: { $count } moves
js-your-turn = It is your turn.
js-copied = The link is copied.
js-copy = Copy this link:
js-no-record = That is no file that Paddock saved.
js-lost = The server cannot be reached; nothing is lost. Try again in a moment.
js-late = The table had gone on already; look again.
js-fair-yes = The secret fits the seal that this browser saw before the deal.
js-fair-yes-own = The secret fits the seal that this browser saw before the deal, and your own chance is in it: nobody chose these cards.
js-fair-lost-salt = The secret fits the seal, but your chance did not come in time; the house put in its own.
js-fair-late = The secret fits the seal, but this browser first saw it after the deal. That proves less: the house could have chosen both.
js-fair-other-salt = What was added to the deal is not what was promised before it!
js-fair-no = The secret does not fit the seal!
js-password-changed = The password is changed; other devices are signed out.
js-step = Move { $step } of { $steps }
js-hand-over = { $name }, it is your turn
js-hint = I would choose: { $move }. With it, { $chance } % of { $count } imagined races were won.
js-hint-next = The next best, { $move }: { $chance } %.
js-hint-close = Hard to tell. With { $move }, { $chance } % of { $count } imagined races were won; this may be as good: { $others }.
js-line-after = After that: { $shares }.
js-only-discard = { $name }: can only be discarded.
js-next-step = Touch where { $name } goes
js-planned = then { $count } more, as marked
js-seconds = { $count } s
