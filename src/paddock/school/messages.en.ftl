unknown-lesson = There is no lesson "{ $name }"; there are: { $allowed }.
no-lessons = No lessons are taught for this game yet.
no-such-move-in-lesson = In the lesson { $lesson } nobody can touch { $parts } after { $step } moves.
book-pictures = A race in pictures
book-pictures-text = { $names } race as the quick bot would. What each touches is marked.
book-move = { $name }: { $move }
book-scoring = How points are counted
book-scoring-text = So the race of the pictures ended:
book-total = Total
book-choices = Variants and options
book-default = as usual
book-search = Search in these rules
book-print = Print
book-none-found = Nothing here says that.
unknown-puzzle = There is no puzzle { $number }; they are numbered from 1 to { $count }.
no-puzzles = There are no puzzles for this game yet.
puzzles = Puzzles
puzzles-text = Positions from real races in which one move is clearly better. One sees what the driver to move sees: the own cards alone.
puzzle = Puzzle { $number } of { $count }
puzzle-grade = { $grade ->
    [1] easy
    [2] tricky
   *[3] hard
}
puzzle-ask = { $name } is to move. Which of these is clearly best?
puzzle-right = Right: { $move }.
puzzle-wrong = Better: { $move }.
puzzle-line = { $move }: { $measured }
puzzle-best = wins { $chance } of 100 races
puzzle-other = wins { $loss } fewer (± { $error })
puzzle-worlds = Each was tried in the same { $worlds } deals that { $name } holds possible, played on by quick bots.
puzzle-missed = Missed by the quick bot in { $policy } of 100 tries, by Driver bots in { $driver }, by Learner bots in { $learner }.
puzzle-next = Next puzzle
