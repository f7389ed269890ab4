## Refusals

arena-bots = A tournament needs two bots or more, each named once; there is: { $found }.
arena-one-side = A tournament needs two sides or more; with { $seats } seats there is one.
arena-workers = { $found } workers cannot play; at least 1.
arena-workers-die = { $count } workers died one after the other without finishing a set; the tournament stops here.
arena-out = { $path } does not end in .json; the results go into three files: ….json, ….csv and ….html.
arena-not-a-file = { $path } is not the file of a tournament, or it is damaged; nothing in it has been changed.
arena-other-file = { $path } holds another tournament (game, rules, variant, seats, options, bots or seed differ); nothing in it has been changed.
arena-ray-away = No Ray cluster answers at “{ $address }”: { $detail }
arena-ray-lost = The Ray cluster at “{ $address }” could not finish a set: { $detail }
suite-bad-task = There is no task “{ $name }”. There is: { $allowed }.
suite-other-rules = { $task } is pinned to rules and opponents with the digest { $wanted }; those here have { $found }. Scores would not compare.
suite-not-a-file = { $path } is no file of results, or it is damaged; nothing in it has been changed.

## Results

arena-title = { $game }, { $variant }, { $seats } players, { $games } games
arena-stopped = Stopped after { $games } of { $asked } games.
arena-stronger = Decided after { $games } games: { $bot } is stronger than { $against }.
arena-weaker = Decided after { $games } games: { $bot } is weaker than { $against }.
arena-even = Decided after { $games } games: { $bot } and { $against } are about even; neither wins as much as 55 %.
arena-bot = bot
arena-share = win share
arena-interval = 95 %
arena-score = mean score
arena-pace = ms a move
arena-rating = rating
arena-games = games
suite-title = Scores of { $bot }
    .scale = Wins against three opponents: 0 is as good as random, 100 as good as policy.
suite-task = task
suite-score = score
suite-against = against { $opponent }
arena-sign = Arena
arena-standings = Standings
    .note = The share of wins counts against each opponent alike; the interval holds the true share in 95 of 100 such tournaments. Thinking time leaves forced moves out. The rating is a Plackett–Luce rating; everybody begins at 25.
arena-shares = Win share
    .note = The bar is the 95 % interval. On the dashed line a bot wins as much as it loses.
arena-matrix = Each against each
    .note = Wins of the row against the column, in a hundred; below, the 95 % interval.
    .rows = Wins of the row against the column.
arena-scores = Scores
    .note = How often each bot scored how much; the plate shows the mean.
arena-about = Seed { $seed }; { $options }.
