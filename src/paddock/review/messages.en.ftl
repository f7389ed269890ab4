review-not-over = A race is reviewed when it is over: before that a review would tell what nobody may know.
review-no-time = A review needs some time: { $seconds } seconds are none.

## How somebody drove

driving-superb = superb
driving-good = good
driving-fair = fair
driving-careless = careless
driving-wild = wild

## The race in a sentence

summary-one-decision = { $player } drove better than { $winner } and lost it by one decision: move { $step } gave { $loss } % away.
summary-luck = { $player } drove better; luck let { $winner } win.
summary-alike-luck = { $winner } and { $player } drove alike; luck let { $winner } win.
summary-alike-close = { $winner } and { $player } drove alike; { $winner } came out ahead.
summary-driving-and-luck = { $winner } drove best and had the luck, too.
summary-against-luck = { $winner } won by driving, against the luck.
summary-driving = { $winner } won by driving.

## A turning point

turning-played = { $player } played: { $move }.
turning-better = Better: { $move }. It would have won { $loss } ± { $error } % more.
why-own-more = The better move brings { $side } { $points } more points on average ({ $line }).
why-own-less = The better move costs { $side } { $points } points on average ({ $line }), and is better all the same.
why-other-less = The better move takes { $points } points from { $side } on average ({ $line }).
why-other-more = The better move lets { $side } have { $points } more points on average ({ $line }), and is better all the same.
turning-unknown = { $player } could not know: it looked like { $chance } % after that move, { $lower ->
    [1] but with the cards as they lay it was only { $truth } %.
   *[other] but with the cards as they lay it was { $truth } %.
}
turning-held = { $other } held: { $thing }. In deals like that the move wins { $held } %, in others { $otherwise } %.

## The graph and the table

graph-percent = { $share } %
graph-start = the deal
graph-move = move { $step }
graph-legend = Chance of winning; green bands are luck for { $side }, red ones against, dots are blunders. Touch the graph to see the board.
graph-name = The chance of winning of each side after every move
head-player = driver
head-decisions = decisions
head-driving-error = driving error
head-errors = errors
head-blunders = blunders
head-luck = luck
head-adjusted = adjusted by luck
cell-driving = { $error } { $word }
cell-share = { $sign }{ $share } ± { $error } %
cell-share-bare = { $sign }{ $share } %
cell-thousandths = { $sign }{ $value } ± { $error }
summary-adjusted = { $side } would have won { $share } % of such races without luck.
graph-share = { $name } { $share } %
graph-step = Move { $step }: { $shares }
