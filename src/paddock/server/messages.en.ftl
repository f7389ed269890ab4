## Storage

store-conflict = This is there already.
store-busy = Too much waits to be stored at this moment; try again soon.
store-away = The database does not answer: { $detail }
store-damaged = The database is damaged where this lies ({ $detail }).
store-closed = The server is closing; nothing more is stored.
store-full = The disk of the database is full; nothing has been stored.
store-too-new = A newer Paddock wrote this database (step { $found }, this one knows { $known }); please update Paddock.
store-workers-on-sqlite = { $workers } processes cannot share an SQLite database, because each would believe itself alone; give a PostgreSQL database with --db, or use one process.
store-bad-url = “{ $scheme }” names no database that Paddock knows; give sqlite:///file.db or postgresql://user@host/name.
store-backup-exists = { $path } is there already; a backup goes into a new file.
store-backup-postgres = PostgreSQL backs itself up; use its own tool: pg_dump.
deeds-missing = Deeds are missing: there are { $found }, and the last has number { $last }.
deed-broken = Deed { $version } cannot be understood ({ $why }).

## Refusals

not-signed-in = Nobody is signed in; come in as a guest first.
wrong-password = The name or the password is wrong.
not-found = There is no such thing here.
no-such-step = The race has { $steps ->
    [one] { $steps } move
   *[other] { $steps } moves
}; there is no step { $step }.
late = The table has gone on; it is at version { $version } now.
too-many = That is a little often; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy = The bots have much to think about at this moment; try again soon.
no-editions = This house plays every game as it was printed. “paddock serve --editions” lets private tables have numbers of their own.
edition-public = A table with numbers of its own is for those who have its link, not for the lobby.
edition-words = A table can have numbers of its own, but not words of its own.
too-many-editions = So many different numbers are tried in this house that it has no room for more now; try again later.
review-edition = Reviews judge games as they were printed, and this table has numbers of its own.
not-compiled = The champion is not ready yet: its thinking is still being compiled, once, which takes a few minutes. Try again soon.
unwell = Something that the house does by itself has stopped: { $tasks }. It is started again soon.
broken = Something is wrong here; it has been noted.
too-large = That is more than anything here can have.
wrong-host = “{ $host }” is not a name of this house. Come by its address in numbers, or ask whoever runs it to add the name: paddock serve --allow-host { $host }
foreign-origin = Another site asked for this; it is not done.
token-scope = This token is for playing; the account itself changes only for who is signed in.
bad-input = “{ $where }” is not as it should be: { $detail }.
input-missing = it is missing
input-extra_forbidden = nothing of that name is known here
input-string_too_short = { $min_length ->
    [one] one character at least
   *[other] { $min_length } characters at least
}
input-string_too_long = { $max_length } characters at most
input-string_pattern_mismatch = some of its characters cannot stand there
input-unseen_name = others could not see all of it; leave out what is invisible or changes the direction of writing
input-greater_than_equal = { $ge } at least
input-less_than_equal = { $le } at most
input-json_invalid = it is not JSON
input-other = something else is expected
no-method = That cannot be done here.
unreadable = This cannot be read; JSON is expected.
password-wrong = The password is wrong.
no-account = There is no account yet.
has-account = There is an account already.
login-taken = Somebody else has that name.
too-many-preferences = Nobody has more than { $most } preferences.
not-started = The race has not started.
is-gathering = The race has not started.
is-dealing = The race has started, and its cards are being dealt.
is-racing = The race is on; that was possible before the start.
is-over = The race is over.
is-cancelled = The table was cancelled.
not-over = The race is not over yet.
review-later = A race is reviewed when it is over.
no-puzzle = The review has found nothing wanting in move { $step }, or has not come so far yet.
detour-later = A race can go on from an earlier move when it has ended.
detour-at-the-end = The race is over there: choose an earlier move.
record-later = The record is there when the race has ended; until then it would tell what is hidden.
wrong-link = This link does not lead to a chair; ask the host for a new one.
no-such-code = This code leads to no table. Compare it letter by letter, or ask the host for the current one.
chair-taken = Chair { $seat } is taken.
chair-empty = Nobody sits on chair { $seat }.
chairs-open = Some chairs are still open; give them to people or to bots first.
salted-already = Your chance is in the deal already.
wrong-salt = This is not the salt whose hash you gave before the start.
not-your-seat = Chair { $seat } is not yours.
not-at-table = You do not sit at this table.
host-only = Only the host can do that.
not-your-turn = It is the turn of { $player }.
come-back-first = A bot plays for you; come back first.
has-left = You have left this race; a bot plays on for you to the end.
others-must-agree = Everybody has moved: from now on the race ends without a result only if the others agree. Propose it to them, or leave the race.
nobody-to-agree = Nobody else plays here who could agree.
asked-already = You have said so already; the others are asked.
nothing-proposed = Nobody proposes to end the race.
declined-lately = Your proposal was declined; you can make another when the turn has gone round.
not-absent = Nobody is absent from chair { $seat }.
bot-moves-first = You have come back twice in this turn already; the bot makes this move first.
said-often-enough = You have said twice in this turn that you are there; make your move now.
nobody-hurries = Nobody is asked to hurry here: a clock or a bot plays, or nobody waits.
own-turn = It is your own turn.
nudged-already = Once in a turn is enough, and not while they are asked already.
nudge-later = Give them { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} first.
cannot-take-back = This cannot be taken back: chance, another player or something now known lies between.
command-reused = This command was used for something else.
bad-level = There is no bot “{ $name }”. There is: { $allowed }.
bad-phrase = There is no phrase “{ $name }”. There is: { $allowed }.
empty-say = This message says nothing.

## The log

log-sat-down = { $name } sits down.
log-stood-up = Chair { $seat } is open again.
log-seated-bot = { $name }, a bot, takes chair { $seat }.
log-started = The race begins.
log-took-back = { $name } takes the last move back.
log-taken-over = { $why ->
    [patience-ends] { $name } has not moved for long; a bot plays on.
    [clock-runs-out] { $name }’s time is up; a bot plays on.
   *[absent] { $name } is away; a bot plays on.
}
log-came-back = { $name } is back.
log-left = { $name } leaves the race; a bot plays on to the end.
log-for-ending = { $by ->
    [host] The host is for ending the race without a result.
   *[other] { $name } is for ending the race without a result.
}
log-against-ending = { $by ->
    [host] The host is for playing on.
   *[other] { $name } is for playing on.
}
log-nudged = { $by } asks whether { $name } is still there.
log-stayed = { $name } is still there.
log-cancelled = { $by ->
    [host] The host has cancelled the table.
    [house] Whoever looks after this server has cancelled the table.
   *[other] The table was cancelled.
}

## Who is gone

guest = Guest
former-player = A former player

## Bots, by their level

level-random = Random
level-policy = Policy
level-learner = Learner
level-driver = Driver
level-racer = Racer
level-champion = Champion

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-hurry = Your turn, when you are ready.
phrase-thanks = Thank you!
phrase-good-game = Good game!

## What bots say, two drivers of a level not the same

talk-learner-hello = { $line ->
    [0] Hello! Which pedal was the brake?
   *[other] Hi! My first race this week, be gentle.
}
talk-learner-ahead = { $line ->
    [0] Look, I am in front! How did I do that?
   *[other] Am I winning? I think I am winning!
}
talk-learner-behind = { $line ->
    [0] Oh. Was that my exit?
   *[other] I only looked at the map for a second …
}
talk-learner-won = { $line ->
    [0] I won? I won! Wait until my instructor hears of this.
   *[other] Did you see that? I could hardly look!
}
talk-learner-lost = { $line ->
    [0] That was fun. I understand the rules much better now.
   *[other] Well driven! Next time I let go of the handbrake.
}
talk-driver-hello = { $line ->
    [0] Good day! Nice weather for a drive.
   *[other] Hello there. Sandwiches are packed, we can go.
}
talk-driver-ahead = { $line ->
    [0] I shall wave when I am round the bend.
   *[other] Nothing like an open road ahead.
}
talk-driver-behind = { $line ->
    [0] No hurry, I was admiring the view.
   *[other] After you, then.
}
talk-driver-won = { $line ->
    [0] What a lovely trip. Thank you, all of you.
   *[other] Home before dark, and first at that.
}
talk-driver-lost = { $line ->
    [0] Well driven! I enjoyed the landscape.
   *[other] A fine race. The next coffee is on me.
}
talk-racer-hello = { $line ->
    [0] Engine is warm. Are you?
   *[other] Gloves on. Good luck.
}
talk-racer-ahead = { $line ->
    [0] See you in the mirror.
   *[other] That is my line now.
}
talk-racer-behind = { $line ->
    [0] Enjoy it while it lasts.
   *[other] Good move. I have noted it.
}
talk-racer-won = { $line ->
    [0] Clean race, clean win.
   *[other] That went to plan. Again?
}
talk-racer-lost = { $line ->
    [0] You had the better line today.
   *[other] Fair and square. I want a rematch.
}
talk-champion-hello = { $line ->
    [0] A pleasure. Let us see how you drive.
   *[other] Welcome to the grid. I look forward to this.
}
talk-champion-ahead = { $line ->
    [0] This is where races are decided.
   *[other] I have waited for that opening.
}
talk-champion-behind = { $line ->
    [0] Interesting. I had not given that much of a chance.
   *[other] Well seen. Now it becomes a race.
}
talk-champion-won = { $line ->
    [0] Thank you for the race. You made me think.
   *[other] It was closer than it looks.
}
talk-champion-lost = { $line ->
    [0] Congratulations. That was better than mine.
   *[other] Beaten, and rightly. My compliments.
}
