bad-rewards = { $name } is no way to reward; there are { $allowed }.
bad-limit = A race cannot be cut off after { $limit } moves; at least 1.
bad-opponent = { $name } is no opponent; there are { $allowed }.
no-learner = At least one seat is left to a learner.
position-over = This race is over: nothing can begin from there.
bad-buffer = The array “{ $name }” does not fit; wanted: { $wanted }.

## Training

training-title = { $game }: learnt from nothing in { $minutes } minutes
training-policy = Wins alone among policies, over the minutes
training-past = Wins alone among those of the look before
training-entropy = How open the choice is: entropy of a decision, in nats
training-error = Error of what is expected, squared
training-judged = In the end (in brackets: what equals have)
training-judged-row = { $variant }, { $seats } players, against { $against }: { $wins }
not-that-network = { $path } holds what was learnt for other rules or a network of another shape; take another folder.
