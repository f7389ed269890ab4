## Refusals

lab-rows-file = { $path } ends neither in .parquet nor in .csv; rows are kept in one of these.
lab-no-family = There is no kind of move “{ $name }”. There is: { $allowed }.
lab-no-habit = “{ $name }” cannot drive in the lab, where everything is compiled. There is: { $allowed }; or kinds of moves with how much one leans to them, as attack:80+discard:-50.
lab-bad-leaning = “{ $text }” says no kind of move with a number from -100 (never) to 100 (whenever it can be), as attack:80.
lab-bots = { $found } drivers for { $sides } sides; one for all, or one for each.
lab-one-side = The lab compares sides, and with { $seats } seats there is one.
lab-few-tables = Minutes are estimated from at least { $least } finished tables at which people made moves; that database has { $found } of this game.
lab-no-measure = There is no measure “{ $name }”. There is: { $allowed }.
lab-bad-until = “{ $text }” says no measure with how exactly it should be known, as “first ± 0.5 %”.
lab-bad-target = “{ $text }” says no measure with a number, as length=50.
lab-no-asset = The game does not tell of any “{ $name }” that a seat has. There is: { $allowed }.
lab-bad-matrix = { $path } is no target matrix of these drivers, with a table for each row ([policy] and below it random = 90): { $detail }
lab-no-option = There is no option “{ $name }” to vary, or it has no other choice. There is: { $allowed }.
lab-bad-range = “{ $text }” says no number of the box with values, as cards.accident.count=3..6 or points.shut_out=200,300.
lab-bad-words = The lab takes the name of a game, or tune and the name of a game; not “{ $words }”.
lab-no-target = What should the numbers be tuned for? As --target first=50,length=50.
lab-no-over = Which numbers should be tuned? As --over cards.accident.count=2..6.
lab-tune-fixed = { $name } has { $count } values to be tried; tuning needs two or more.

## The report

lab-sign = Balance lab
lab-title = { $game }, { $variant }, { $seats } players, { $races } races
lab-about = Seed { $seed }; at the wheel: { $bots }; { $options }.
lab-stopped = Stopped after { $races } of { $asked } races.
lab-head-what = what
lab-head-figure = figure (± 95 %)
lab-head-usual = expected
lab-head-sure = sure
lab-fairness = Fairness
    .note = How often each side wins, of a hundred races; “expected” is what equals would have. ● marks what is surely otherwise, all lines of the table considered (Holm).
lab-length = Length
    .note = Moves of a race, and those of them with a choice.
    .plot = How many races are how long, in moves
lab-drama = Drama
    .note = The lead is that of the score sheet, looked at whenever the turn passes. Open means that nobody’s chance of winning is above 90 %.
    .plot = Of a hundred races, so many are open after each tenth of their moves.
lab-skill = Luck and skill
    .note = The share of wins of one alone among weaker ones, on the same deals from every side, and how much of who wins the opening deal explains (R², adjusted).
lab-worth = Worth
    .share = The share of wins of who has it. ● marks what is surely not like the others.
    .more = Wins in a hundred that one more of it brings against an average one, by a regression on what a side has more than the others. ● marks what is surely not average.
lab-use = What is done
    .note = Of a hundred times that a move of a kind was possible beside others, how often it was made. Many moves of one kind may be possible at once.
lab-events = What happens
    .note = How often in a race, all sides together.
lab-without = Restricted play
    .note = Wins in a hundred that one gains who never makes such a move while there is another, alone among others who do, on the same deals.
lab-changes = Other rules
lab-changed = With { $change }
    .note = What there is more of, race by race on the same deals. Of all differences only those are shown that are surely more than chance, all changes considered (Holm); --json has the others.
lab-change = { $change }
lab-nothing-sure = Nothing surely changes with: { $changes }.
lab-ladder = The ladder
lab-persona = Ways to drive
lab-matrix = Each among each other
    .note = The share of wins of the row, alone among others who all are of the column, on the same deals from every side.
lab-distance = The distance to the target matrix is { $distance } points of a hundred (root mean square).
lab-flags = What to look at
    .note = paddock play with such a seed and the same options, --people 0 and --bots policy, drives that very race, if the policy was at the wheel; with people, they get its deal.
lab-seeds = Seeds: { $seeds }
lab-side = side { $letter }
lab-rung = { $better } among { $worse }
lab-explained = explained by the opening deal
lab-length-of = { $share } % of the races are no longer than
lab-minutes = minutes, at { $seconds } s a move as at { $tables } real tables
lab-family = { $name }
lab-measure-first = who makes the first move wins
lab-measure-length = moves
lab-measure-decisions = moves with a choice
lab-measure-lead-changes = lead changes
lab-measure-unchanged = races without a lead change
lab-measure-ahead-from = the winner leads for good after
lab-measure-winner-led = the winner led for
lab-measure-shared = shared wins
lab-measure-best-score = points of the best
lab-measure-mean-score = mean points
lab-measure-margin = points between the two best
lab-measure-open = of a race, open for
lab-flag-unfair = { $who }: { $share } % of the wins.
lab-flag-unchanged = In { $share } % of the races the lead never changes.
lab-flag-early = The winner leads for good after { $share } % of the moves.
lab-flag-closed = Only { $share } % of a race are open.
lab-flag-outstanding = { $thing } stands out: { $worth } wins in a hundred.
lab-flag-apart = { $kind }: { $best } and { $worst } are { $points } wins in a hundred apart.
lab-flag-never = Never made: “{ $move }”, { $times } times possible.
lab-flag-never-more = { $count } more moves are never made.
lab-flag-always = Always made: “{ $move }”, { $times } times possible beside others.
lab-flag-always-more = { $count } more moves are always made.
lab-flag-unfinished = { $count } races did not come to an end.
lab-flag-longest = The longest races: up to { $moves } moves.
lab-flag-lively = The liveliest races: up to { $changes } lead changes.
lab-flag-comeback = The greatest comebacks: the winner’s chance was once no more than { $chance } %.

## Tuning

lab-tune = Tuning
    .note = Candidates are tried on the same deals; the better half goes on with three times as many. The loss is how far measures are from their targets, in hundredths of them (root mean square).
lab-tune-round = Round { $number }: { $candidates ->
    [one] one candidate
   *[other] { $candidates } candidates
}, { $races } races each
lab-tune-loss = loss
lab-tune-standard = as it is
lab-tune-best = The best: { $change }
lab-tune-none = Nothing is nearer to the target than the game as it is.
