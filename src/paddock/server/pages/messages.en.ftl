## Every page

skip = To the content
menu = Menu
me = You
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
level-champion-text = thinks a second a move
new-table = A table of your own
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
cancelled-title = This table was given up
cancelled-text = Nobody plays here any more. Another table is open in a moment.
cancelled-race = This race was given up before its end; you can still replay it.
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
make-move = Make this move
release = Put back
all-moves = All moves as a list
no-moves = There is nothing to do now.
wait-for = It is { $name }’s turn.
undo = Take back
come-back = { $name }: take the wheel again
cancel = Give the table up
ask-cancel-freely = Give this table up for everybody?
ask-cancel-as-leaving = Give this race up? After the first round that counts as a race lost.
leave = Leave the race
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
how-it-went = How it went
say-something = Say something
say-go = Send
hint-text = The champion thinks about your move for a second. It sees only what you see.
hint-go = Ask the champion
offline = The connection is gone. The table waits; we try again …
handover-text = Everybody else looks away now.
handover-go = I am here

## Keys and settings

key-walk = walk from thing to thing
key-touch = touch it; on a full move: make it
key-number = make the move of that number in the list
key-release = put back what was touched
key-turn = turn the chosen thing, where things can be turned; the mouse wheel does so, too
key-undo = take the last move back, where that is possible
key-explain = explain the thing you are on
key-hint = ask for a hint
key-moves = open the list of all moves
key-chat = write to the others
set-confirm = Ask before a move is made
set-confirm-text = A full move waits as a ghost until you confirm it.
set-react = When you may react
react-ask = ask me
react-best = best answer at once
react-never = never react
set-sound = Sounds
set-speed = Movement
speed-normal = normal
speed-fast = fast
speed-none = none

## The tour

tour-end = Enough

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

## For the script

js-guest = Guest
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
js-hint = I would choose: { $move }. In { $count } imagined races it came out at { $value } %.
js-hint-next = The next best, { $move }, comes to { $value } %.
js-hint-close = { $move } is about as good.
js-planned = then on as planned: { $count }
js-seconds = { $count } s
js-tour-next = Next
js-tour-go = Off we go
js-tour-1 = The road
js-tour-1-text = Each car shows how far its driver has come. The blue sign above says whose turn it is.
js-tour-2 = Your hand
js-tour-2-text = What you can play is lit. Touch a card, then the place where it goes; touch a card that is not lit, and it says why.
js-tour-3 = A move waits
js-tour-3-text = A full move waits for your confirmation and shows what would happen. Settings let you do without.
js-tour-4 = What happened
js-tour-4-text = The log tells everything in words; beside it are the score, the chat and a hint from the champion.
js-tour-5 = Explained
js-tour-5-text = Press a card for a moment (or I on the keyboard), and it explains itself. ? shows all keys. Have a good trip!
